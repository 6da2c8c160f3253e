import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { keepStored, readStored } from '#edge/cache/site-store.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/**
 * A call its backend does not have is left alone for ten minutes; navigation hides what needs it. One KV row a shop.
 */
const nameOf = (context: EarlyContext) => `absent:${context.tenant.companyId}:${context.tenant.host}`

const memory = new BoundedMap<{ names: EndpointName[]; readAt: number }>(limits.shopsKnown)
const memoryMs = 30_000

export async function absentCalls(context: EarlyContext): Promise<EndpointName[]> {
  const name = nameOf(context)
  const kept = memory.get(name)
  if (kept && Date.now() - kept.readAt < memoryMs) return kept.names
  const stored = await readStored(context, name)
  return remember(name, Array.isArray(stored) ? stored.filter(isEndpoint) : [])
}

export function noteAbsent(context: EarlyContext, call: EndpointName): void {
  const name = nameOf(context)
  const names = memory.get(name)?.names ?? []
  if (names.includes(call)) return
  note(context.log, `${call}: this backend has no such call`)
  const grown = remember(name, [...names, call])
  keepStored(context, name, JSON.stringify(grown), { keptSeconds: limits.capabilityAbsentSeconds })
}

const isEndpoint = (name: unknown): name is EndpointName => endpoints.has(name as EndpointName)

/** A list that has not changed stays the same object, so that what was made of it need not be made again. */
function remember(name: string, read: EndpointName[]): EndpointName[] {
  const before = memory.get(name)?.names
  const names = before && String(before) === String(read) ? before : read
  memory.set(name, { names, readAt: Date.now() })
  return names
}
