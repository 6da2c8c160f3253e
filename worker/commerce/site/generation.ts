import type { Scope } from '#commerce/platform/scope.ts'
import type { Generation } from './store.ts'

const quietMs = 5_000

/** The generation shoppers see at `nowMs` (real time, never a demo shop's moved clock). */
export function generationAt({ generation, nextGeneration }: Generation, nowMs: number): number {
  return nextGeneration !== null && nextGeneration <= nowMs ? nextGeneration : generation
}

/**
 * After a visible change: urgent ones count at once, others at most once in 5 s. One that has to wait is written down
 * as the next generation, which comes by itself; nobody has to wake up for it.
 */
export function raiseGeneration(known: Generation, nowMs: number, urgent: boolean): Generation {
  const current = generationAt(known, nowMs)
  if (urgent || nowMs - current >= quietMs) return { generation: Math.max(nowMs, current + 1), nextGeneration: null }
  return { generation: current, nextGeneration: current + quietMs }
}

/** Stock has changed, which every page with a product shows; that something is sold out must be seen at once. */
export const refreshPages = ({ touch }: Scope, { soldOut = false }: { order: unknown; soldOut?: boolean }): void =>
  touch(soldOut)
