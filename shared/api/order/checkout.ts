import { z } from 'zod'
import {
  BillCode,
  Code,
  Flag,
  ifPresent,
  nullable,
  withDefault,
  Rupiah,
  OrderId,
  lenient,
  lenientOrNull,
  text,
  typed,
  wholeNumber,
  word,
} from '#shared/api/contract/brands.ts'
import { rowsIn } from '#shared/api/contract/foreign-values.ts'
import { isNothing } from '#shared/api/contract/notations.ts'
import { limits } from '#shared/limits.ts'
import { Address, addressFields } from '#shared/api/account/address.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { stateSynonyms } from './synonyms.ts'
import { PickupPlace } from './pickup.ts'
import { PaymentChoice } from './payment.ts'
import { CartLines } from '#shared/api/goods/cart.ts'
import { ShippingChoice } from './shipping-choice.ts'
import { Dropship, orderLines, SummaryLine } from './order-line.ts'
import { tagClientFields } from '#shared/api/shop/tag-client.ts'
import { AppliedVoucher } from '#shared/api/goods/voucher.ts'
import {
  cartChange,
  change,
  endpoint,
  extension,
  list,
  read,
  record,
  specified,
  wire,
} from '#shared/api/contract/endpoint.ts'

/** A customer's coins or balance in a checkout. */
const CheckoutBalance = record(() => ({
  balance: ['BALANCE', Rupiah],
  /** How much of it this checkout can use. */
  usable: ['USABLE_AMOUNT', Rupiah],
  active: ['ISACTIVE', withDefault(Flag, false)],
}))

/** A total of 0 beside no summary was not calculated: the screen adds it up. */
const withoutZeroTotal = (row: Readonly<Record<string, unknown>>) =>
  isNothing(row.SALE_TOTAL) && !rowsIn(row.SALE_SUMMARY_LIST)?.length ? { ...row, SALE_TOTAL: null } : row

/** The checkout as its page shows it. `status` is DRAFT until checkout-v3; the specification knows PENDING alone. */
export const Checkout = record(
  () => ({
    id: specified('SALE_ID', OrderId),
    /** A state that is none of an order's is a checkout's. */
    status: ['SALE_STATUS', withDefault(word(['DRAFT', ...orderStatuses], 'DRAFT', stateSynonyms), 'DRAFT')],
    lines: ['SALE_LINE_LIST', orderLines()],
    digital: ['SALE_ISDIGITAL', withDefault(Flag, false)],
    /** Something in it is sold from 21 years on alone. */
    adult: ['SALE_ISADULT', lenient(Flag, false)],
    /** null: this backend does not say, and `digital` decides. */
    delivery: ['SALE_DELIVERY', lenientOrNull(word(deliveryWays))],
    /** Where it can be fetched instead of being sent; null: it cannot. */
    pickup: ['SALE_PICKUP', lenientOrNull(PickupPlace())],
    /** The shop sends nothing: fetching it is no choice. */
    pickupOnly: ['SALE_PICKUP_ISONLY', lenient(Flag, false)],
    /** undefined: this backend answers it by `findShipping`. */
    address: ['SALE_ADDRESS', ifPresent(Address())],
    /** How a guest is reached who is not the recipient; undefined: this backend does not ask for it. */
    buyer: ['BUYER_CONTACT', nullable(text(limits.emailChars)).optional()],
    shippingCode: specified('SALE_SHIPPING_CODE', nullable(Code)),
    shippingName: ['SALE_SHIPPING_NAME', withDefault(text(120), '')],
    paymentVendor: specified('SALE_PAYMENT_VENDOR_CODE', nullable(Code)),
    paymentMethod: specified('SALE_PAYMENT_METHOD_CODE', nullable(Code)),
    paymentName: ['SALE_PAYMENT_NAME', withDefault(text(120), '')],
    /** null: not placed, or this backend does not say. */
    billCode: specified('SALE_BILL_CODE', lenientOrNull(BillCode)),
    /** The voucher for the goods; `vouchers` has the one for shipping as well. */
    voucherCode: specified('SALE_COUPON_CODE', nullable(Code)),
    vouchers: ['SALE_COUPON_LIST', list(AppliedVoucher())],
    /** Coins promised for after the order is completed. */
    cashback: ['SALE_CASHBACK', withDefault(Rupiah, 0)],
    /** null: the shopper has none, or this backend does not say. One coin is one rupiah. */
    coins: ['SALE_COINS', nullable(CheckoutBalance())],
    wallet: ['SALE_WALLET', nullable(CheckoutBalance())],
    dropship: ['SALE_DROPSHIP', nullable(Dropship())],
    note: specified('SALE_SALE_LINE_REMARK', withDefault(text(limits.noteChars), '')),
    weightGrams: ['SALE_WEIGHT', nullable(wholeNumber(z.int().min(0)))],
    insured: ['SALE_ISINSURED', withDefault(Flag, false)],
    /** null: insurance is the shopper's choice, or cannot be had; else why it is not. */
    insuranceReason: ['SALE_INSURANCE_REASON', lenientOrNull(text(200))],
    /** Couriers by the hour would come, but the address has no point on the map. */
    pointWanted: ['SALE_ISPOINTWANTED', withDefault(Flag, false)],
    /** Its coins or balance need an `account.confirm` first. */
    ownerWanted: ['SALE_ISOWNERWANTED', withDefault(Flag, false)],
    summary: ['SALE_SUMMARY_LIST', list(SummaryLine())],
    /** null: this backend does not say; the screen sums its lines. */
    total: ['SALE_TOTAL', nullable(Rupiah)],
    /** What changed since the cart, each a sentence for the shopper, asked once before a higher charge. */
    changes: ['SALE_CHANGE_LIST', list(text(200))],
  }),
  withoutZeroTotal,
)
export type Checkout = z.output<ReturnType<typeof Checkout>>

const orderId = specified('SALE_ID', OrderId)
const voucherCode = specified('SALE_COUPON_CODE', typed(1, limits.voucherCodeChars))

export const checkout = {
  create: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/insert-from-cart-v2',
    once: true,
    beginsPurchase: true,
    input: record(() => ({
      lines: specified('CART_CART', CartLines()),
      affiliateCode: specified('AFFILIATE_TRACKING_CODE', z.string().max(limits.referralChars).optional()),
    })),
    output: () => wire({ orderId }),
  }),
  find: endpoint({
    ...read,
    access: 'visitor',
    origin: 'specification',
    upstream: 'GET /sale/detail-for-checkout/:SALE_ID',
    input: () => wire({ orderId }),
    output: Checkout,
  }),
  applyAddress: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/shipping-address-insert',
    input: record(() => ({
      orderId,
      ...addressFields(),
      /** Phone or e-mail of a guest who buys for somebody else; null: the recipient buys. */
      buyer: extension('BUYER_CONTACT', nullable(typed(5, limits.emailChars))),
    })),
  }),
  /** Sent by a courier, or fetched at the shop: courier, insurance and sender belong to the first alone. */
  applyDelivery: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/delivery-apply',
    input: () => wire({ orderId, delivery: ['SALE_DELIVERY', z.enum(deliveryWays)] }),
  }),
  findShipping: endpoint({
    ...read,
    access: 'visitor',
    origin: 'specification',
    upstream: 'GET /sale/shipping-detail-for-checkout/:SALE_ID',
    input: () => wire({ orderId }),
    output: record(() => ({
      address: ['SALE_ADDRESS', nullable(Address())],
      weightGrams: ['SALE_WEIGHT', nullable(wholeNumber(z.int().min(0)))],
      chosen: ['SALE_SHIPPING', nullable(ShippingChoice())],
    })),
  }),
  listShipping: endpoint({
    ...read,
    access: 'visitor',
    origin: 'specification',
    upstream: 'GET /sale/shipping-list/:SALE_ID',
    asksVendor: true,
    input: () => wire({ orderId }),
    output: () => list(ShippingChoice()),
  }),
  applyShipping: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/shipping-method-apply',
    input: record(() => ({
      orderId,
      code: specified('SALE_SHIPPING_CODE', Code),
      insured: extension('SALE_ISINSURED', Flag.optional()),
    })),
  }),
  listPayments: endpoint({
    ...read,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/payment-list-v4',
    input: () => wire({ orderId }),
    output: () => list(PaymentChoice()),
  }),
  applyPayment: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/payment-method-apply',
    input: record(() => ({
      orderId,
      vendor: specified('SALE_PAYMENT_VENDOR_CODE', Code),
      method: specified('SALE_PAYMENT_METHOD_CODE', Code),
    })),
  }),
  /** A second voucher of a kind replaces the first: one for the goods, one for shipping. */
  applyVoucher: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/coupon-apply',
    input: () => wire({ orderId, code: voucherCode }),
  }),
  removeVoucher: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/coupon-remove',
    input: () => wire({ orderId, code: voucherCode }),
  }),
  /**
   * Pays part of the order with the customer's coins, or no longer. How many is calculated from the goods at every
   * read.
   */
  applyCoins: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /sale/coins-apply',
    input: () => wire({ orderId, active: ['ISACTIVE', Flag] }),
  }),
  /** The same with the balance; one that covers everything leaves no payment to choose. */
  applyWallet: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /sale/wallet-apply',
    input: () => wire({ orderId, active: ['ISACTIVE', Flag] }),
  }),
  applyDropship: endpoint({
    ...change,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/dropship-apply',
    input: record(() => ({
      orderId,
      active: ['DROPSHIP_STATUS', Flag],
      name: ['DROPSHIPPER_NAME', nullable(typed(3, limits.personNameChars))],
      phone: ['DROPSHIPPER_PHONE', nullable(typed(5, limits.phoneInputMax))],
    })),
  }),
  place: endpoint({
    ...cartChange,
    access: 'visitor',
    origin: 'specification',
    upstream: 'POST /sale/checkout-v3',
    once: true,
    spends: true,
    input: record(() => ({
      orderId,
      /** Without it the note of the checkout stays; '' removes it. */
      note: specified('SALE_SALE_LINE_REMARK', text(limits.noteChars).optional()),
      /** The total that the shopper saw: a higher one is asked about. Our own backend places no order without it. */
      acceptedTotal: extension('SALE_ACCEPTED_TOTAL', Rupiah.optional()),
      /** The vouchers that the shopper saw counted: when one is lost, the shopper is asked first. */
      acceptedVouchers: extension(
        'SALE_ACCEPTED_COUPONS',
        z.array(typed(1, limits.voucherCodeChars)).max(limits.vouchersShown).optional(),
      ),
      ...tagClientFields(),
      /** By what the shopper came today, in a word that many share (`shared/web/arrival.ts`). */
      arrival: extension('SALE_SOURCE', text(limits.arrivalChars).optional()),
    })),
    output: record(() => ({
      orderId,
      billCode: specified('SALE_BILL_CODE', nullable(BillCode)),
      trackToken: ['TRACK_TOKEN', nullable(z.string().max(512))],
    })),
  }),
  /** After a login: the open checkout of this visitor now belongs to the customer. */
  attach: endpoint({
    ...change,
    access: 'customer',
    origin: 'specification',
    upstream: 'POST /sale/update-before-login',
    input: () => wire({ orderId }),
  }),
}
