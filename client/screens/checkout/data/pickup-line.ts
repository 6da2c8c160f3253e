import type { Checkout } from '#shared/api/order/checkout.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import type { SummaryEntry } from '#client/kit/order/summary.tsx'

/** Who fetches it reads in the place of the shipping cost that there is none. */
export function withPickup(sums: Checkout['summary'], sale: Parameters<typeof wayOfSale>[0]): SummaryEntry[] {
  const { fetched, name } = wayOfSale(sale)
  return fetched && sums.length > 0 ? [...sums, { label: name, amount: 0, words: 'Gratis' }] : sums
}
