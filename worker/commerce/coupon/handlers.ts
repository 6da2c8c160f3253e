import { rupiah } from '#shared/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'

const none = { offers: [], best: [], saving: rupiah(0), freeShipping: null }

/** This shop has no vouchers yet. */
export const coupon: Handlers<'coupon'> = {
  list: () => accepted([]),
  find: () => refused('coupon_unknown'),
  listForCart: () => accepted(none),
  listForSale: () => accepted(none),
  choose: () => refused('coupon_unknown'),
  claim: () => refused('coupon_unknown'),
}
