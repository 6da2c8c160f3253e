import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { voucherPriceAt } from '#commerce/catalog/offered-vouchers.ts'
import { flashCardOf } from '#commerce/catalog/rules.ts'
import { findProducts, findVariants } from '#commerce/catalog/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { findItems, findNext, listRunning, type FlashSaleRow } from '#commerce/pricing/offers.ts'

export const flashSale: Handlers<'flashSale'> = {
  find(_, scope) {
    const { db, now } = scope
    const next = findNext(db, now)
    // Where another one is lower for all goods of the first, that one is shown.
    for (const row of listRunning(db, now)) {
      const running = viewOf(scope, row)
      if (running) return accepted({ running, next: next && viewOf(scope, next) })
    }
    return accepted({ running: null, next: next && viewOf(scope, next) })
  },
}

/** null: it has nothing that is cheaper than usual. */
function viewOf({ db, now }: Scope, { id, title, startsAt, endsAt }: FlashSaleRow): FlashSale | null {
  const items = findItems(db, id)
  const products = findProducts(db, [...new Set(items.map(({ productId }) => productId))])
    .filter(({ published }) => published)
    .slice(0, limits.flashSaleProducts)
  const variants = findVariants(
    db,
    products.map((product) => product.id),
    now,
  )
  const voucherPrice = voucherPriceAt(db, now)
  const cards = products.flatMap(
    (product) => flashCardOf(product, variants.get(product.id) ?? [], items, voucherPrice) ?? [],
  )
  if (cards.length === 0) return null
  return {
    id,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    serverNow: now.toISOString(),
    products: cards,
  }
}
