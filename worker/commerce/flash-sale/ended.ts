import { eq, sql } from 'drizzle-orm'
import { variants } from '#commerce/catalog/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { withEnded } from '#commerce/pricing/past-prices.ts'
import { flashSaleItems, flashSales } from './tables.ts'

/** When a flash sale is over, its prices are former prices of its variants. A second call changes nothing. */
export function noteEnded({ db, now }: Tx, id: string): void {
  const sale = db.select().from(flashSales).where(eq(flashSales.id, id)).get()
  if (!sale || sale.endsAt > now) return
  const sold = db
    .select({ id: variants.id, pastPrices: variants.pastPrices, price: flashSaleItems.price })
    .from(flashSaleItems)
    .innerJoin(variants, eq(variants.id, flashSaleItems.variantId))
    .where(eq(flashSaleItems.flashSaleId, id))
    .all()
  const ended = Object.fromEntries(sold.map((one) => [one.id, withEnded(one.pastPrices, sale.endsAt, one.price)]))
  db.run(
    sql`UPDATE variant SET past_prices = j.value FROM json_each(${JSON.stringify(ended)}) AS j WHERE variant.id = j.key`,
  )
}
