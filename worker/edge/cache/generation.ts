import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'
import type { EarlyVisit } from '#edge/request/request-context.ts'

/**
 * The shop's generation: the millisecond of its last visible change, as its backend's answers tell. The highest one is
 * kept in memory, and in KV for the other isolates; knowledge older than 10 s costs one KV read. Bounded by the number
 * of shops seen.
 */
const known = new BoundedMap<{ generation: number; readAt: number }>(limits.shopsKnown)
const nameOf = (visit: EarlyVisit) => `generation:${visit.tenant.companyId}:${visit.tenant.host}`

export function noteGeneration(visit: EarlyVisit, generation: number): void {
  if (!Number.isSafeInteger(generation) || generation <= 0) return
  const name = nameOf(visit)
  const before = known.get(name)
  if (before && before.generation >= generation) return
  known.set(name, { generation, readAt: before?.readAt ?? 0 })
  visit.waitUntil(visit.env.SITE.put(name, String(generation)))
}

/** 0 while nobody has told: such a backend's pages live by their age. */
export async function currentGeneration(visit: EarlyVisit): Promise<number> {
  const name = nameOf(visit)
  const before = known.get(name)
  if (before && Date.now() - before.readAt < limits.generationKnownMs) return before.generation
  const stored = Number(await visit.env.SITE.get(name).catch(() => null))
  const generation = Math.max(before?.generation ?? 0, Number.isSafeInteger(stored) ? stored : 0)
  known.set(name, { generation, readAt: Date.now() })
  return generation
}
/** What is known without asking: for a stamp after a render. */
export const knownGeneration = (visit: EarlyVisit): number => known.get(nameOf(visit))?.generation ?? 0
