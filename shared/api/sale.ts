import { z } from 'zod'
import {
  BillCode,
  Code,
  Flag,
  ItemId,
  maybe,
  orElse,
  Quantity,
  Rupiah,
  SaleId,
  shown,
  shownOrNull,
  SignedRupiah,
  Slug,
  text,
  typed,
  whole,
} from './brands.ts'
import { limits } from '#shared/limits.ts'
import { Address, addressFields } from './address.ts'
import { Bill, Invoice, PaymentChoice } from './bill.ts'
import { CartLines } from './cart.ts'
import { AppliedCoupon } from './coupon.ts'
import { endpoint, list, wire } from './endpoint.ts'

const Days = whole(z.int().min(0).max(365))

export const SaleLine = wire({
  /** What puts it into a cart again; null where this backend does not tell. */
  itemId: ['ITEM_ID_CODE', shownOrNull(ItemId)],
  name: ['ITEM_NAME', text(200)],
  variant: ['ITEM_VARIANT_NAME', orElse(text(200), '')],
  slug: ['PRODUCT_SLUG', maybe(Slug)],
  image: ['ITEM_IMAGE_URL', orElse(z.string().max(2048), '')],
  quantity: ['ITEM_QTY', Quantity],
  price: ['ITEM_PRICE', Rupiah],
  fullPrice: ['ITEM_FULL_PRICE', maybe(Rupiah)],
  total: ['ITEM_TOTAL', maybe(Rupiah)],
  /** Why this customer pays less than the shop's pages say; only while the sale is open. */
  priceNote: ['ITEM_PRICE_NOTE', shown(text(100), '')],
  available: ['ITEM_ISAVAILABLE', orElse(Flag, true)],
})
export type SaleLine = z.output<typeof SaleLine>

/** Who the label names as the sender instead of the shop. */
export const Dropship = wire({
  name: ['DROPSHIPPER_NAME', text(limits.personNameChars)],
  phone: ['DROPSHIPPER_PHONE', text(limits.phoneInputMax)],
})

/** One line of the payment summary, in the order it is shown; a discount is negative. */
export const SummaryLine = wire({ label: ['LABEL', text(100)], amount: ['AMOUNT', SignedRupiah] })

export const ShippingChoice = wire({
  code: ['SALE_SHIPPING_CODE', Code],
  courier: ['COURIER_NAME', text(60)],
  service: ['SERVICE_NAME', orElse(text(60), '')],
  cost: ['SHIPPING_COST', Rupiah],
  daysMin: ['ETD_DAY_MIN', maybe(Days)],
  daysMax: ['ETD_DAY_MAX', maybe(Days)],
  /** What insuring these goods costs with it; null: it cannot be had. */
  insuranceFee: ['INSURANCE_FEE', maybe(Rupiah)],
  /** Collects the money at the door. */
  cod: ['COD_ISAVAILABLE', orElse(Flag, false)],
  instant: ['SERVICE_ISINSTANT', orElse(Flag, false)],
  /** The courier does not answer just now: this is what it asked last. */
  lastKnown: ['SHIPPING_ISLASTKNOWN', orElse(Flag, false)],
})
export type ShippingChoice = z.output<typeof ShippingChoice>

/** A customer's coins or balance beside a sale. */
const SalePurse = wire({
  balance: ['BALANCE', Rupiah],
  /** How much of it this sale can take. */
  usable: ['USABLE_AMOUNT', Rupiah],
  active: ['ISACTIVE', orElse(Flag, false)],
})

/** The sale as checkout shows it. `status` is DRAFT until checkout-v3. */
export const Sale = wire({
  id: ['SALE_ID', SaleId],
  status: ['SALE_STATUS', orElse(z.string().max(30), 'DRAFT')],
  lines: ['SALE_LINE_LIST', list(SaleLine)],
  digital: ['SALE_ISDIGITAL', orElse(Flag, false)],
  address: ['SALE_ADDRESS', maybe(Address)],
  shippingCode: ['SALE_SHIPPING_CODE', maybe(Code)],
  shippingName: ['SALE_SHIPPING_NAME', orElse(text(120), '')],
  paymentVendor: ['SALE_PAYMENT_VENDOR_CODE', maybe(Code)],
  paymentMethod: ['SALE_PAYMENT_METHOD_CODE', maybe(Code)],
  paymentName: ['SALE_PAYMENT_NAME', orElse(text(120), '')],
  /** The voucher for the goods; `coupons` has the parcel's beside it. */
  couponCode: ['SALE_COUPON_CODE', maybe(text(limits.couponCodeChars))],
  coupons: ['SALE_COUPON_LIST', list(AppliedCoupon)],
  /** Coins promised for after the order is completed. */
  cashback: ['SALE_CASHBACK', orElse(Rupiah, 0)],
  /** null: the shopper has none, or this backend does not tell. One coin is one rupiah. */
  coins: ['SALE_COINS', maybe(SalePurse)],
  wallet: ['SALE_WALLET', maybe(SalePurse)],
  dropship: ['SALE_DROPSHIP', maybe(Dropship)],
  remark: ['SALE_SALE_LINE_REMARK', orElse(text(limits.remarkChars), '')],
  weightGrams: ['SALE_WEIGHT', maybe(whole(z.int().min(0)))],
  insured: ['SALE_ISINSURED', orElse(Flag, false)],
  /** null: insurance is the shopper's choice, or cannot be had; else why it is not. */
  insuranceReason: ['SALE_INSURANCE_REASON', shownOrNull(text(200))],
  /** Couriers by the hour would come, but the address has no point on the map. */
  pointWanted: ['SALE_ISPOINTWANTED', orElse(Flag, false)],
  summary: ['SALE_SUMMARY_LIST', list(SummaryLine)],
  /** null: this backend does not tell; the screen sums its lines. */
  total: ['SALE_TOTAL', maybe(Rupiah)],
  /**
   * Non-empty when something changed since the cart: each is one sentence for the shopper, asked once before a higher
   * charge.
   */
  changes: ['SALE_CHANGE_LIST', list(text(200))],
})
export type Sale = z.output<typeof Sale>

const saleId = ['SALE_ID', SaleId] as const
const couponCode = ['SALE_COUPON_CODE', typed(1, limits.couponCodeChars)] as const
const one = { access: 'visitor', door: 'closed', input: wire({ saleId }) } as const
const change = { access: 'visitor', door: 'closed', output: wire({}) } as const

const purse = {
  access: 'customer',
  door: 'closed',
  input: wire({ saleId, active: ['ISACTIVE', Flag] }),
  output: wire({}),
} as const

export const sale = {
  create: endpoint({
    upstream: 'POST /sale/insert-from-cart-v2',
    access: 'visitor',
    door: 'closed',
    once: true,
    input: wire({
      lines: ['CART_CART', CartLines],
      affiliateCode: ['AFFILIATE_TRACKING_CODE', z.string().max(limits.referralChars).optional()],
    }),
    output: wire({ saleId }),
  }),
  find: endpoint({ ...one, upstream: 'GET /sale/detail-for-checkout/:SALE_ID', output: Sale }),
  applyAddress: endpoint({
    ...change,
    upstream: 'POST /sale/shipping-address-insert',
    input: wire({ saleId, ...addressFields }),
  }),
  findShipping: endpoint({
    ...one,
    upstream: 'GET /sale/shipping-detail-for-checkout/:SALE_ID',
    output: wire({
      address: ['SALE_ADDRESS', maybe(Address)],
      weightGrams: ['SALE_WEIGHT', maybe(whole(z.int().min(0)))],
      chosen: ['SALE_SHIPPING', maybe(ShippingChoice)],
    }),
  }),
  listShipping: endpoint({ ...one, upstream: 'GET /sale/shipping-list/:SALE_ID', output: list(ShippingChoice) }),
  applyShipping: endpoint({
    ...change,
    upstream: 'POST /sale/shipping-method-apply',
    input: wire({ saleId, code: ['SALE_SHIPPING_CODE', Code], insured: ['SALE_ISINSURED', Flag.optional()] }),
  }),
  listPayments: endpoint({ ...one, upstream: 'POST /sale/payment-list-v4', output: list(PaymentChoice) }),
  applyPayment: endpoint({
    ...change,
    upstream: 'POST /sale/payment-method-apply',
    input: wire({ saleId, vendor: ['SALE_PAYMENT_VENDOR_CODE', Code], method: ['SALE_PAYMENT_METHOD_CODE', Code] }),
  }),
  /** A second voucher of a kind takes the first one's place: one for the goods, one for the parcel. */
  applyCoupon: endpoint({ ...change, upstream: 'POST /sale/coupon-apply', input: wire({ saleId, code: couponCode }) }),
  removeCoupon: endpoint({
    ...change,
    upstream: 'POST /sale/coupon-remove',
    input: wire({ saleId, code: couponCode }),
  }),
  /** Pays part of the sale with the customer's coins, or no longer; how many follows from the goods at every look. */
  applyCoins: endpoint({ ...purse, upstream: 'POST /sale/coins-apply' }),
  /** The same with the balance; one that covers everything leaves no payment to choose. */
  applyWallet: endpoint({ ...purse, upstream: 'POST /sale/wallet-apply' }),
  applyDropship: endpoint({
    ...change,
    upstream: 'POST /sale/dropship-apply',
    input: wire({
      saleId,
      active: ['DROPSHIP_STATUS', Flag],
      name: ['DROPSHIPPER_NAME', maybe(typed(3, limits.personNameChars))],
      phone: ['DROPSHIPPER_PHONE', maybe(typed(5, limits.phoneInputMax))],
    }),
  }),
  checkout: endpoint({
    upstream: 'POST /sale/checkout-v3',
    access: 'visitor',
    door: 'closed',
    once: true,
    input: wire({
      saleId,
      /** Without it the draft's own stands; '' takes it away. */
      remark: ['SALE_SALE_LINE_REMARK', text(limits.remarkChars).optional()],
      /** Ours: the total the shopper saw; a higher one is asked about before it is charged. */
      acceptedTotal: ['SALE_ACCEPTED_TOTAL', Rupiah.optional()],
    }),
    output: wire({
      saleId,
      billCode: ['SALE_BILL_CODE', maybe(BillCode)],
      trackToken: ['TRACK_TOKEN', maybe(z.string().max(512))],
    }),
  }),
  /** Asks the vendor again for a payment number when checkout could not get one. */
  pay: endpoint({ ...change, upstream: 'POST /sale/payment-retry', once: true, input: wire({ saleId }) }),
  /** Another way to pay an order that still waits for its money. */
  changePayment: endpoint({
    ...change,
    upstream: 'POST /sale/payment-change',
    once: true,
    input: wire({ saleId, vendor: ['SALE_PAYMENT_VENDOR_CODE', Code], method: ['SALE_PAYMENT_METHOD_CODE', Code] }),
  }),
  findBill: endpoint({
    upstream: 'POST /sale/bill-detail',
    access: 'visitor',
    door: 'open',
    input: wire({ saleId, code: ['SALE_BILL_CODE', BillCode.optional()] }),
    output: Bill,
  }),
  findInvoice: endpoint({ ...one, upstream: 'GET /sale/report-invoice/:SALE_ID', output: Invoice }),
  /** After a login: the open sale of this visitor now belongs to the customer. */
  attach: endpoint({
    upstream: 'POST /sale/update-before-login',
    access: 'customer',
    door: 'closed',
    input: wire({ saleId }),
    output: wire({}),
  }),
}
