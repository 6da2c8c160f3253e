import { type z } from 'zod'
import { Code, Flag, maybe, Moment, orElse, Rupiah, SaleId, shown, Slug, text, typed } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { CartLines } from './cart.ts'
import { endpoint, list, wire } from './endpoint.ts'

/** What a shopper types or a link carries; letters count alike in both cases. */
const CouponCode = typed(1, limits.couponCodeChars)

/** A voucher as the shop offers it. */
export const Coupon = wire({
  id: ['COUPON_ID', Code],
  code: ['COUPON_CODE', text(limits.couponCodeChars)],
  title: ['COUPON_TITLE', text(limits.nameChars)],
  description: ['COUPON_SHORT_DESCRIPTION', shown(text(300), '')],
  endsAt: ['COUPON_EFFECTIVE_END_DATE', maybe(Moment)],
  /** Given back as coins after the order is completed, instead of taken off its price. */
  cashback: ['COUPON_ISCASHBACK', orElse(Flag, false)],
  percentage: ['COUPON_ISPERCENTAGE', orElse(Flag, false)],
  /** Whole per cent when `percentage`, else whole rupiah. */
  amount: ['COUPON_AMOUNT', Rupiah],
  /** The most a percentage gives; null: no bound. */
  maximum: ['COUPON_MAXIMUM_AMOUNT', maybe(Rupiah)],
  minimum: ['COUPON_MINIMUM_SUB_TOTAL', orElse(Rupiah, 0)],
  forShipping: ['COUPON_IS_FOR_SHIPPING', orElse(Flag, false)],
})
export type Coupon = z.output<typeof Coupon>

/** A voucher measured against what is about to be bought. */
export const CouponOffer = wire({
  coupon: ['COUPON', Coupon],
  /** Whole rupiah off, or coins back. 0 while it cannot be used. */
  saving: ['COUPON_SAVING', orElse(Rupiah, 0)],
  usable: ['COUPON_ISUSABLE', orElse(Flag, true)],
  /** Why it cannot be used, as one sentence for the shopper. */
  reason: ['COUPON_REASON', shown(text(200), '')],
  /** How much more has to be bought; null: that is not what is missing. */
  missing: ['COUPON_MISSING_AMOUNT', maybe(Rupiah)],
  claimed: ['COUPON_ISCLAIMED', orElse(Flag, false)],
  chosen: ['COUPON_ISCHOSEN', orElse(Flag, false)],
})
export type CouponOffer = z.output<typeof CouponOffer>

export const CouponOffers = wire({
  /** Usable ones first, the largest saving before the smaller; claimed ones lead among equals. */
  offers: ['COUPON_LIST', list(CouponOffer)],
  /** The codes that save most together: at most one for the goods and one for the parcel. */
  best: ['COUPON_BEST_LIST', list(text(limits.couponCodeChars))],
  /** What the chosen ones save now. */
  saving: ['COUPON_TOTAL_SAVING', orElse(Rupiah, 0)],
  /**
   * The nearest free shipping: what has to be bought for it, and how much of that is missing (0: reached). null: there
   * is none.
   */
  freeShipping: [
    'FREE_SHIPPING',
    maybe(
      wire({
        minimum: ['MINIMUM_SUB_TOTAL', Rupiah],
        missing: ['MISSING_AMOUNT', Rupiah],
        maximum: ['MAXIMUM_AMOUNT', maybe(Rupiah)],
      }),
    ),
  ],
})
export type CouponOffers = z.output<typeof CouponOffers>

/** One that stands in a sale. */
export const AppliedCoupon = wire({
  code: ['COUPON_CODE', text(limits.couponCodeChars)],
  title: ['COUPON_TITLE', orElse(text(limits.nameChars), '')],
  saving: ['COUPON_SAVING', orElse(Rupiah, 0)],
  cashback: ['COUPON_ISCASHBACK', orElse(Flag, false)],
  forShipping: ['COUPON_IS_FOR_SHIPPING', orElse(Flag, false)],
})
export type AppliedCoupon = z.output<typeof AppliedCoupon>

const code = ['COUPON_CODE', CouponCode] as const

export const coupon = {
  /** What the shop offers everyone; `slug` keeps to what can be used for that product. */
  list: endpoint({
    upstream: 'GET /coupon/list',
    access: 'public',
    door: 'closed',
    cache: 'catalog',
    input: wire({ slug: ['PRODUCT_SLUG', maybe(Slug)] }),
    output: list(Coupon),
  }),
  find: endpoint({
    upstream: 'GET /coupon/detail/:COUPON_CODE',
    access: 'public',
    door: 'closed',
    input: wire({ code }),
    output: Coupon,
  }),
  /** Measured against these lines of the caller's cart; a parcel's price is not known yet. */
  listForCart: endpoint({
    upstream: 'POST /coupon/list-for-cart',
    access: 'visitor',
    door: 'open',
    input: wire({ lines: ['CART_CART', CartLines] }),
    output: CouponOffers,
  }),
  listForSale: endpoint({
    upstream: 'GET /coupon/list-for-sale/:SALE_ID',
    access: 'visitor',
    door: 'closed',
    input: wire({ saleId: ['SALE_ID', SaleId] }),
    output: CouponOffers,
  }),
  /**
   * Keeps a voucher for the caller's next sale, or no longer (`active` false). One of each kind: a second of a kind
   * takes the first one's place.
   */
  choose: endpoint({
    upstream: 'POST /coupon/choose',
    access: 'visitor',
    door: 'closed',
    input: wire({ code, active: ['COUPON_ISACTIVE', orElse(Flag, true)] }),
    output: wire({}),
  }),
  /** Puts a voucher among the caller's own, where it is listed first. */
  claim: endpoint({
    upstream: 'POST /coupon/claim',
    access: 'visitor',
    door: 'closed',
    input: wire({ code }),
    output: wire({}),
  }),
}
