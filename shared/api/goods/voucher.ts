import { type z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  Rupiah,
  OrderId,
  lenient,
  lenientOrNull,
  Slug,
  text,
  typed,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { isNothing } from '#shared/api/contract/notations.ts'
import { CartLines } from './cart.ts'
import { change, endpoint, list, read, record, specified, wire } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/** What a shopper types or a link carries; letters count alike in both cases. */
const VoucherCode = typed(1, limits.voucherCodeChars)

const card = lazy(() => ({
  id: specified('COUPON_ID', Code),
  code: specified('COUPON_CODE', text(limits.voucherCodeChars)),
  title: specified('COUPON_TITLE', text(limits.nameChars)),
  description: specified('COUPON_SHORT_DESCRIPTION', lenient(text(300), '')),
  endsAt: specified('COUPON_EFFECTIVE_END_DATE', nullable(Moment)),
  /** Given back as coins after the order is completed, instead of taken off its price. */
  cashback: specified('COUPON_ISCASHBACK', withDefault(Flag, false)),
  percentage: specified('COUPON_ISPERCENTAGE', withDefault(Flag, false)),
  /** Whole per cent when `percentage`, else whole rupiah. */
  amount: specified('COUPON_AMOUNT', Rupiah),
  /** The most a percentage gives; null: no bound. */
  maximum: specified('COUPON_MAXIMUM_AMOUNT', nullable(Rupiah)),
  minimum: specified('COUPON_MINIMUM_SUB_TOTAL', withDefault(Rupiah, 0)),
  forShipping: specified('COUPON_IS_FOR_SHIPPING', withDefault(Flag, false)),
}))
/** Its code says what a backend leaves out. A bound of 0 would give nothing; tables write it where there is none. */
const filled = (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  COUPON_ID: row.COUPON_ID || row.COUPON_CODE,
  COUPON_TITLE: row.COUPON_TITLE || row.COUPON_CODE,
  COUPON_MAXIMUM_AMOUNT: isNothing(row.COUPON_MAXIMUM_AMOUNT) ? null : row.COUPON_MAXIMUM_AMOUNT,
})

/** A voucher as the shop offers it. */
export const Voucher = record(card, filled)
export type Voucher = z.output<ReturnType<typeof Voucher>>

/** A voucher that was asked for by its code. */
const FoundVoucher = record(
  () => ({
    ...card(),
    /** The caller keeps it for the next checkout. */
    chosen: ['COUPON_ISCHOSEN', lenient(Flag, false)],
    /** As long as it is kept; null: this backend does not say, or it is not kept. */
    keptUntil: ['COUPON_KEPT_UNTIL', lenientOrNull(Moment)],
  }),
  filled,
)

/** A voucher measured against what is about to be bought. */
export const VoucherOffer = record(() => ({
  voucher: ['COUPON', Voucher()],
  /** Whole rupiah off, or coins back. 0 while it cannot be used. */
  saving: ['COUPON_SAVING', withDefault(Rupiah, 0)],
  usable: ['COUPON_ISUSABLE', withDefault(Flag, true)],
  /** Why it cannot be used, as one sentence for the shopper. */
  reason: ['COUPON_REASON', lenient(text(200), '')],
  /** How much more has to be bought; null: that is not what is missing. */
  missing: ['COUPON_MISSING_AMOUNT', nullable(Rupiah)],
  claimed: ['COUPON_ISCLAIMED', withDefault(Flag, false)],
  chosen: ['COUPON_ISCHOSEN', withDefault(Flag, false)],
}))
export type VoucherOffer = z.output<ReturnType<typeof VoucherOffer>>

export const VoucherOffers = record(() => ({
  /**
   * Usable ones first, the largest saving before the smaller; claimed ones lead among equals. What the caller can never
   * use again is left out.
   */
  offers: ['COUPON_LIST', list(VoucherOffer())],
  /** The codes that save most together: at most one for the goods and one for shipping. */
  best: ['COUPON_BEST_LIST', list(text(limits.voucherCodeChars))],
  /** What the chosen ones save now. */
  saving: ['COUPON_TOTAL_SAVING', withDefault(Rupiah, 0)],
  /**
   * The nearest free shipping: what has to be bought for it, and how much of that is missing (0: reached). null: there
   * is none.
   */
  freeShipping: [
    'FREE_SHIPPING',
    nullable(
      wire({
        minimum: ['MINIMUM_SUB_TOTAL', Rupiah],
        missing: ['MISSING_AMOUNT', Rupiah],
        maximum: ['MAXIMUM_AMOUNT', nullable(Rupiah)],
      }),
    ),
  ],
}))
export type VoucherOffers = z.output<ReturnType<typeof VoucherOffers>>

/** A voucher in a checkout or an order. */
export const AppliedVoucher = record(() => ({
  code: specified('COUPON_CODE', text(limits.voucherCodeChars)),
  title: specified('COUPON_TITLE', withDefault(text(limits.nameChars), '')),
  saving: ['COUPON_SAVING', withDefault(Rupiah, 0)],
  cashback: specified('COUPON_ISCASHBACK', withDefault(Flag, false)),
  forShipping: specified('COUPON_IS_FOR_SHIPPING', withDefault(Flag, false)),
}))
export type AppliedVoucher = z.output<ReturnType<typeof AppliedVoucher>>

const code = specified('COUPON_CODE', VoucherCode)

export const voucher = {
  /** What the shop offers everyone, what most goods reach first; `slug` keeps to what can be used for that product. */
  list: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /coupon/list',
    cache: 'catalog',
    input: () => wire({ slug: ['PRODUCT_SLUG', nullable(Slug)] }),
    output: () => list(Voucher()),
  }),
  find: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /coupon/detail/:COUPON_CODE',
    input: () => wire({ code }),
    output: FoundVoucher,
  }),
  /**
   * Measured against these lines of the caller's cart, or without them against all that can be bought; the price of
   * shipping is not known yet.
   */
  listForCart: endpoint({
    ...read,
    access: 'visitor',
    browserApi: 'open',
    upstream: 'POST /coupon/list-for-cart',
    input: () => wire({ lines: specified('CART_CART', nullable(CartLines())) }),
    output: VoucherOffers,
  }),
  listForCheckout: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'GET /coupon/list-for-sale/:SALE_ID',
    input: () => wire({ orderId: specified('SALE_ID', OrderId) }),
    output: VoucherOffers,
  }),
  /**
   * Chooses a voucher for the caller's next checkout, or no longer (`active` false). One of each kind: a second of a
   * kind takes the first one's place.
   */
  choose: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /coupon/choose',
    input: () => wire({ code, active: ['COUPON_ISACTIVE', withDefault(Flag, true)] }),
  }),
  /** Puts a voucher among the caller's own, where it is listed first. */
  claim: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /coupon/claim',
    input: () => wire({ code }),
  }),
}
