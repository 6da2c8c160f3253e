import { and, asc, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { cardOf } from '#commerce/catalog/rules.ts'
import { findVariants } from '#commerce/catalog/store.ts'
import { products } from '#commerce/catalog/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { addWish } from '#commerce/wishlist/store.ts'

const dayMs = 86_400_000

/** What the demo customer wished for: as it is today, cheaper than it was, sold out since, and back in stock. */
const stories = [
  { daysAgo: 2, soldOut: false, wasPercent: 100, wasAvailable: true },
  { daysAgo: 6, soldOut: false, wasPercent: 125, wasAvailable: true },
  { daysAgo: 9, soldOut: true, wasPercent: 100, wasAvailable: true },
  { daysAgo: 15, soldOut: false, wasPercent: 100, wasAvailable: false },
] as const
/** The first products stand at the top of every list, and past orders are made of them: they come last here. */
const first = 16

/** Fills the demo customer's wishlist. Inside the caller's transaction. */
export function addWishes(scope: Scope, customerId: string): void {
  const goods = listGoods(scope)
  for (const { daysAgo, soldOut, wasPercent, wasAvailable } of stories) {
    const place = goods.findIndex(({ card }) => card.available !== soldOut)
    const [one] = place < 0 ? [] : goods.splice(place, 1)
    if (!one) continue
    addWish(scope.db, {
      id: scope.newId(),
      owner: customerOwner(customerId),
      productId: one.product.id,
      variantId: null,
      savedPrice: Math.round((one.card.price * wasPercent) / 100),
      savedAvailable: wasAvailable,
      savedAt: new Date(scope.now.getTime() - daysAgo * dayMs),
    })
  }
}

function listGoods({ db, now }: Scope) {
  const rows = db
    .select()
    .from(products)
    .where(and(eq(products.published, true), eq(products.digital, false)))
    .orderBy(asc(products.position))
    .limit(limits.listRows)
    .all()
  const variants = findVariants(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const ordered = [...rows.slice(first), ...rows.slice(0, first)]
  return ordered.map((product) => ({ product, card: cardOf(product, variants.get(product.id) ?? []) }))
}
