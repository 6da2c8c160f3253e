import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  ReturnId,
  Rupiah,
  OrderId,
  lenient,
  lenientOrNull,
  text,
  typed,
  wholeNumber,
  word,
  TrackPass,
  TrackToken,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { orderTabs } from '#shared/order/order-status.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import { change, endpoint, list, pagedWith, read, record, specified, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { Address } from '#shared/api/account/address.ts'
import { Invoice } from './invoice.ts'
import { OrderState, stateByBill, toPayOnly } from './order-state.ts'
import { Bill, PayTo } from './payment.ts'
import { CodeWay, Digits } from '#shared/api/account/code.ts'
import { channels } from '#shared/api/account/message.ts'
import { accountFields } from '#shared/api/account/wallet.ts'
import { OrderPickup } from './pickup.ts'
import { OrderRefund } from './order-refund.ts'
import { ofReturns, returnSynonyms } from './order-returns.ts'
import { pushFields } from '#shared/api/contract/push-fields.ts'
import { Dropship, OrderLine, orderLines, SummaryLine } from './order-line.ts'
import { expected, onTheWay } from './shipment.ts'
import { lazy } from '#shared/lazy.ts'

/** How it is handed over; null: this backend does not say. */
const handed = lazy(() => ({ delivery: ['SALE_DELIVERY', lenientOrNull(word(deliveryWays))] }))
/** What an order is worth and how that is paid, beside `total`: what is left to pay from outside the shop. */
const value = lazy(() => ({
  /** Goods, shipping and fees less vouchers, before coins and balance; null: `total` is all this backend says. */
  value: ['SALE_VALUE', lenientOrNull(Rupiah)],
  /** Coins, balance and the payment method, each with its part; they add up to `value`. */
  paidWith: ['SALE_PAID_WITH_LIST', list(SummaryLine())],
}))

export const OrderCard = record(
  () => ({
    ...value(),
    ...handed(),
    id: specified('SALE_ID', OrderId),
    number: ['SALE_CODE', text(40)],
    status: ['SALE_STATUS', withDefault(OrderState, 'PROCESSING')],
    placedAt: ['SALE_DATE', lenientOrNull(Moment)],
    total: ['SALE_TOTAL', Rupiah],
    first: ['SALE_FIRST_LINE', nullable(OrderLine())],
    lineCount: [
      'SALE_TOTAL_LINE',
      z.codec(z.union([z.number(), z.string()]), z.int().min(0), { decode: Number, encode: (n) => n }),
    ],
    /** Until when an unpaid order can be paid, or could be, and in which way. */
    payBy: ['SALE_EXPIRED_DATE', lenientOrNull(Moment)],
    paymentName: ['SALE_PAYMENT_NAME', lenient(text(120), '')],
    /** null: it is not to be paid, there is no number to type, or this backend says it on the order's page alone. */
    payTo: ['SALE_PAY_TO', lenientOrNull(PayTo())],
    ...expected(),
    /** When it came; null: it has not, or this backend does not say. */
    arrivedAt: ['SALE_DELIVERED_DATE', lenientOrNull(Moment)],
    /** The status of its latest return; null, and whatever is no state (`0`, `NONE`): there is none. */
    returnStatus: ['RETURN_STATUS', lenientOrNull(word(returnStatuses, undefined, returnSynonyms))],
    /** The latest return itself; null: there is none, or this backend names only its status. */
    returnId: ['RETURN_ID', lenientOrNull(ReturnId)],
    /** It is completed, and something of it has no review. */
    reviewable: ['SALE_ISREVIEWABLE', withDefault(Flag, false)],
    /** Of one that ended, its money; a backend that says it on the order's page alone has none. */
    refunds: ['REFUND_LIST', lenient(list(OrderRefund()), [])],
  }),
  toPayOnly,
)
export type OrderCard = z.output<ReturnType<typeof OrderCard>>

/** How many orders each tab holds, whatever is searched for; a backend that does not count has none. */
const TabCounts = record(() => ({
  tabs: ['TAB_LIST', list(wire({ tab: ['TAB', word(orderTabs)], count: ['TOTAL', wholeNumber(z.int().min(0))] }))],
}))

/** What happened to an order or a return. */
export const OrderEvent = record(() => ({
  status: ['STATUS', text(40)],
  label: ['LABEL', text(120)],
  at: ['DATE', Moment],
  /** What the shopper or the seller said with it. */
  note: ['NOTE', lenient(text(limits.noteChars), '')],
}))

export const Order = record(
  () => ({
    ...value(),
    id: specified('SALE_ID', OrderId),
    number: ['SALE_CODE', text(40)],
    status: ['SALE_STATUS', withDefault(OrderState, 'PROCESSING')],
    placedAt: ['SALE_DATE', lenientOrNull(Moment)],
    digital: ['SALE_ISDIGITAL', withDefault(Flag, false)],
    ...handed(),
    /** Where and until when it can be fetched; null: it is not picked up. */
    pickup: ['SALE_PICKUP', lenientOrNull(OrderPickup())],
    /** Something of it is handed over as a code or a file, and was paid for. */
    handedOver: ['SALE_HAS_DIGITAL', withDefault(Flag, false)],
    lines: ['SALE_LINE_LIST', orderLines()],
    summary: ['SALE_SUMMARY_LIST', list(SummaryLine())],
    total: ['SALE_TOTAL', Rupiah],
    /** Coins promised for after the order is completed. */
    cashback: ['SALE_CASHBACK', withDefault(Rupiah, 0)],
    note: specified('SALE_SALE_LINE_REMARK', withDefault(text(200), '')),
    /** null for somebody who has only the link: name, phone and street are for the owner. */
    address: ['SALE_ADDRESS', nullable(Address())],
    /** null also for somebody who has only the link. */
    dropship: ['SALE_DROPSHIP', nullable(Dropship())],
    shippingName: ['SALE_SHIPPING_NAME', withDefault(text(120), '')],
    shipmentVendor: specified('SALE_SHIPMENT_VENDOR_CODE', nullable(text(40))),
    ...onTheWay(),
    ...expected(),
    bill: ['SALE_BILL', nullable(Bill())],
    events: ['SALE_EVENT_LIST', list(OrderEvent())],
    /** Why the shopper has asked the seller to cancel, while nobody has answered; null: they have not. */
    cancellation: ['CANCELLATION_REASON', nullable(text(limits.noteChars))],
    ...ofReturns(),
    refunds: ['REFUND_LIST', withDefault(list(OrderRefund()), [])],
    /** Completed, something of it has no review; a backend that does not say has some. */
    reviewable: ['SALE_ISREVIEWABLE', withDefault(Flag, true)],
    /**
     * A guest's data in it, and how the code that removes them reaches the buyer; null: they belong to an account, the link
     * is not open, or this backend keeps to itself what it does with them. `forOther`: the address is not the buyer's, who
     * named another contact.
     */
    personal: [
      'SALE_PERSONAL_DATA',
      lenientOrNull(
        wire({
          removed: ['REMOVED', Flag],
          codeWays: ['CODE_WAY_LIST', list(CodeWay())],
          forOther: ['FOR_OTHER', withDefault(Flag, false)],
        }),
      ),
    ],
    /** What somebody with the link can do to have the order in an account: sign in, verify a contact, or claim it. */
    claim: ['SALE_CLAIM', withDefault(word(['none', 'signIn', 'verify', 'ready']), 'none')],
    /** Whether the caller has ordered it; null: this backend does not say. */
    own: ['SALE_ISOWN', lenientOrNull(Flag)],
    /** The signed link for a guest; only the owner gets it. */
    trackToken: ['TRACK_TOKEN', nullable(z.string().max(512))],
  }),
  stateByBill,
)
export type Order = z.output<ReturnType<typeof Order>>

/** A refund and the bank account it goes to. */
const owedTo = lazy(() => ({
  token: ['TRACK_TOKEN', TrackToken],
  pass: ['TRACK_PASS', TrackPass],
  refundId: ['REFUND_ID', Code],
  ...accountFields(),
}))

export const order = {
  findInvoice: endpoint({
    ...read,
    access: 'visitor',
    origin: 'specification',
    upstream: 'GET /sale/report-invoice/:SALE_ID',
    input: () => wire({ orderId: specified('SALE_ID', OrderId) }),
    output: Invoice,
  }),
  list: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /order/list',
    input: () => wire({ ...pagingQuery(), tab: ['TAB', nullable(z.enum(orderTabs))] }),
    output: () => pagedWith(OrderCard(), TabCounts()),
  }),
  /** The customer's own, or the guest's who placed it. */
  find: endpoint({
    ...read,
    access: 'visitor',
    browserApi: 'open',
    upstream: 'GET /order/detail/:SALE_ID',
    input: () => wire({ orderId: specified('SALE_ID', OrderId) }),
    output: Order,
  }),
  /** An unpaid order ends at once; of a paid one the seller is asked. */
  cancel: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /order/cancel',
    once: true,
    input: record(() => ({
      orderId: specified('SALE_ID', OrderId),
      reason: ['CANCEL_REASON', typed(1, limits.noteChars)],
    })),
  }),
  /** 'Konfirmasi Paket Tiba', of a `confirmable` one: by its owner, or by who has opened its link. */
  confirmDelivery: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/confirm-delivery',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken], pass: ['TRACK_PASS', TrackPass] }),
  }),
  /** 'Pesanan Diterima': the shipment has arrived and is complete. */
  receive: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /order/receive',
    input: () => wire({ orderId: specified('SALE_ID', OrderId) }),
  }),
  track: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    upstream: 'GET /order/track/:TRACK_TOKEN',
    input: record(() => ({
      token: ['TRACK_TOKEN', TrackToken],
      /** Shown when the link was opened with the phone's last digits; the browser that ordered needs none. */
      pass: ['TRACK_PASS', TrackPass],
    })),
    output: Order,
  }),
  /** The last four digits of the recipient's phone open the link's name and street for a while. */
  openTrack: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/track-open',
    input: record(() => ({
      token: ['TRACK_TOKEN', TrackToken],
      digits: [
        'PHONE_LAST_DIGIT',
        z.codec(z.string().max(20), z.string().regex(/^\d{4}$/), { decode: (s) => s.trim(), encode: (s) => s }),
      ],
    })),
    output: () => wire({ pass: ['TRACK_PASS', z.string().max(512)] }),
  }),
  notify: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/notify',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken], ...pushFields() }),
  }),
  /** An order placed without an account becomes the caller's, whose verified number it was placed with. */
  claim: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /order/claim',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken] }),
    output: () => wire({ orderId: specified('SALE_ID', OrderId) }),
  }),
  /**
   * Sends the code for one bank account, by one of the refund's `codeWays`, to the owner of the order or to the one who has
   * opened its link.
   */
  askRefundCode: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/refund-account-code',
    input: () => wire({ ...owedTo(), channel: ['CHANNEL', nullable(z.enum(channels))] }),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /**
   * Where money goes that is owed to somebody without a wallet, with the code that was sent for this account. It can be
   * changed in the same way until the money is paid.
   */
  nameRefundAccount: endpoint({
    ...change,
    access: 'public',
    upstream: 'POST /order/refund-account',
    input: () => wire({ ...owedTo(), ticket: ['CODE_TICKET', Code], code: ['CODE', Digits] }),
  }),
  trackInvoice: endpoint({
    ...read,
    access: 'public',
    upstream: 'POST /order/track-invoice',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken], pass: ['TRACK_PASS', TrackPass] }),
    output: Invoice,
  }),
}
