import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findVariant } from '#commerce/catalog/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { addFlashSale, type FlashSaleRow } from '#commerce/pricing/offers.ts'

export interface FlashSaleInput {
  title: string
  startsAt: string
  endsAt: string
  items: readonly { itemId: string; price: number; quota: number; perCustomer: number }[]
}

/** Plans a job at both ends of a flash sale. A time that has passed is due at once, which does no harm. */
export function planBoundaries({ scheduler }: Pick<Scope, 'scheduler'>, { id, startsAt, endsAt }: FlashSaleRow): void {
  scheduler.plan('flash-boundary', `${id}:start`, startsAt)
  scheduler.plan('flash-boundary', `${id}:end`, endsAt)
}

/** Plans a flash sale, all or nothing. Its prices must be below the ordinary ones. */
export function planFlashSale(scope: Scope, { title, items, ...asked }: FlashSaleInput): Result<{ id: string }> {
  const [startsAt, endsAt] = [new Date(asked.startsAt), new Date(asked.endsAt)]
  if (!(startsAt < endsAt)) return refused('input_invalid', {}, { endsAt: 'must be after startsAt' })
  // Its prices would count as former ones all the same.
  if (endsAt <= scope.now) return refused('input_invalid', {}, { endsAt: 'is over' })
  if (new Set(items.map(({ itemId }) => itemId)).size < items.length)
    return refused('input_invalid', {}, { items: 'each item once' })
  return inTransaction(scope, (tx) => {
    const products = new Set<string>()
    for (const { itemId, price } of items) {
      const variant = findVariant(tx.db, itemId)
      if (!variant) return refused('item_unknown')
      if (price >= variant.price) return refused('input_invalid', {}, { price: 'must be below the ordinary price' })
      products.add(variant.productId)
    }
    // Its page shows no more.
    if (products.size > limits.flashSaleProducts)
      return refused('input_invalid', {}, { items: `of at most ${limits.flashSaleProducts} products` })
    const flashSale = { id: tx.newId(), title, startsAt, endsAt }
    addFlashSale(
      tx.db,
      flashSale,
      items.map(({ itemId: variantId, ...item }) => ({ ...item, variantId, sold: 0 })),
    )
    planBoundaries(tx, flashSale)
    tx.invalidate(true)
    return accepted({ id: flashSale.id })
  })
}
