import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { BoundedMap } from './bounded-map.ts'
import { knownGeneration } from './generation.ts'

/** What a shop has just said to be sold out, so that a crowd gets it without asking: its own words, for a moment. */
const gone = new BoundedMap<{ failure: ApiFailure; generation: number; until: number }>(limits.soldOutItems)
const keyOf = ({ tenant, origin }: EarlyContext, itemId: string): string => `${tenant.companyId}|${origin}|${itemId}`

export function noteSoldOut(context: EarlyContext, itemId: string, failure: unknown): void {
  if (!(failure instanceof ApiFailure) || failure.code !== 'stock_out' || itemId === '') return
  const until = Date.now() + limits.soldOutKnownMs
  gone.set(keyOf(context, itemId), { failure, generation: knownGeneration(context), until })
}

/** What the shop said; null: it may have the item. A change of the shop may have brought it back. */
export function soldOut(context: EarlyContext, itemId: string): ApiFailure | null {
  const known = gone.get(keyOf(context, itemId))
  return known && Date.now() < known.until && known.generation >= knownGeneration(context) ? known.failure : null
}
