import type { Generation } from './store.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

const quietMs = 5_000

/** The generation that shoppers see at `nowMs` (real time, never a demo shop's moved clock). */
export function generationAt({ generation, nextGeneration }: Generation, nowMs: number): number {
  return nextGeneration !== null && nextGeneration <= nowMs ? nextGeneration : generation
}

/**
 * The generation after a visible change. An urgent change counts at once, others at most once in 5 s: a later one is
 * stored as the next generation, which starts by itself at its time.
 */
export function raiseGeneration(known: Generation, nowMs: number, urgent: boolean): Generation {
  const current = generationAt(known, nowMs)
  if (urgent || nowMs - current >= quietMs) return { generation: Math.max(nowMs, current + 1), nextGeneration: null }
  return { generation: current, nextGeneration: current + quietMs }
}

/**
 * Only what a shopper would call wrong makes pages old: something is sold out, or there again. A number of pieces that
 * is a minute old is not, and a busy shop would render all its pages again with every order.
 */
export function refreshPages(
  { invalidate }: Tx,
  { soldOut = false, restocked = false }: { order: unknown; soldOut?: boolean; restocked?: boolean },
): void {
  if (soldOut || restocked) invalidate(true)
}
