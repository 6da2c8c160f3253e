import { z } from 'zod'
import { Rupiah, wholeNumber } from '#shared/api/contract/brands.ts'
import { record } from '#shared/api/contract/endpoint.ts'

const Days = wholeNumber(z.int().min(0).max(365))

/**
 * What sending one piece costs, and in how many days it comes, at the least and at the most: to any district that the
 * shop sends to, before any voucher. It is known before a shopper has named theirs. A variant without it is carried by
 * nobody, or nobody says.
 */
export const ShippingEstimate = record(() => ({
  costMin: ['SHIPPING_COST_MIN', Rupiah],
  costMax: ['SHIPPING_COST_MAX', Rupiah],
  daysMin: ['ETD_DAY_MIN', Days],
  daysMax: ['ETD_DAY_MAX', Days],
}))
export type ShippingEstimate = z.output<ReturnType<typeof ShippingEstimate>>
