import { eq } from 'drizzle-orm'
import { variants } from '#commerce/catalog/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { withEnded } from '#commerce/pricing/past-prices.ts'
import { flashSaleItems, flashSales } from './tables.ts'

/** When a flash sale is over, its prices are former prices of its variants. Told twice it is the same. */
export function noteEnded({ db, now }: Tx, id: string): void {
  const sale = db.select().from(flashSales).where(eq(flashSales.id, id)).get()
  if (!sale || sale.endsAt > now) return
  const sold = db
    .select({ id: variants.id, pastPrices: variants.pastPrices, price: flashSaleItems.price })
    .from(flashSaleItems)
    .innerJoin(variants, eq(variants.id, flashSaleItems.variantId))
    .where(eq(flashSaleItems.flashSaleId, id))
    .all()
  for (const { id: variantId, pastPrices, price } of sold)
    db.update(variants)
      .set({ pastPrices: withEnded(pastPrices, sale.endsAt, price) })
      .where(eq(variants.id, variantId))
      .run()
}
