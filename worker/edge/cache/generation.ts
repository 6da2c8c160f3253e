import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from './bounded-map.ts'
import { keepOfShop, keyOf, readOfShop } from './site-store.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/**
 * The shop's generation: the millisecond of its last visible change, as its backend's answers say. The highest one is
 * kept in memory, and in KV for the other isolates. After 10 s KV is read again. The number of shops in memory is
 * limited. KV takes one write a second for a key, so one isolate writes: the one whose call made the change. What was
 * learned from a read has been written by another; only if KV is still behind (a change that no edge has asked for, as a
 * payment's notice), the first that sees it writes.
 */
const known = new BoundedMap<{ generation: number; readAt: number }>(limits.shopsKnown)

export function noteGeneration(context: EarlyContext, generation: number, from: 'change' | 'read'): void {
  if (!isPossible(generation)) return
  const key = keyOf(context)
  const before = known.get(key)
  if (before && before.generation >= generation) return
  known.set(key, { generation, readAt: before?.readAt ?? 0 })
  if (from === 'change') keepOfShop(context, 'generation:', generation)
  else context.waitUntil(writeIfBehind(context, generation))
}

async function writeIfBehind(context: EarlyContext, generation: number): Promise<void> {
  const stored = await readOfShop(context, 'generation:', { now: true })
  if (!isPossible(stored) || stored < generation) keepOfShop(context, 'generation:', generation)
}

/** 0 while the backend has not said one: then pages expire by their age alone. */
export async function currentGeneration(context: EarlyContext): Promise<number> {
  const key = keyOf(context)
  const before = known.get(key)
  if (before && Date.now() - before.readAt < limits.generationKnownMs) return before.generation
  const stored = await readOfShop(context, 'generation:')
  const generation = Math.max(before?.generation ?? 0, isPossible(stored) ? stored : 0)
  known.set(key, { generation, readAt: Date.now() })
  return generation
}

/** One from the future would hide every later change for good. The allowance is for clocks that differ. */
const isPossible = (generation: unknown): generation is number =>
  Number.isSafeInteger(generation) && Number(generation) > 0 && Number(generation) < Date.now() + aheadMs
const aheadMs = dayMs

/** What is known without asking: for a stamp after a render. */
export const knownGeneration = (context: EarlyContext): number => known.get(keyOf(context))?.generation ?? 0
