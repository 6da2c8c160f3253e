import type { z } from 'zod'
import { Count, lenientOrNull, Moment, Rupiah } from '#shared/api/contract/brands.ts'
import { record } from '#shared/api/contract/endpoint.ts'

/** A flash sale's part in a price. What is sold now has the flash price beside it already, unless its quota is gone. */
export const Flash = record(() => ({
  price: ['FLASH_SALE_PRICE', Rupiah],
  endsAt: ['FLASH_SALE_END', Moment],
  /** The shop's clock when it answered. */
  serverNow: ['SERVER_TIME', Moment],
  quota: ['FLASH_SALE_QUOTA', Count],
  sold: ['FLASH_SALE_SOLD', Count],
  perCustomer: ['FLASH_SALE_MAX_PER_CUSTOMER', lenientOrNull(Count)],
}))
export type Flash = z.output<ReturnType<typeof Flash>>
