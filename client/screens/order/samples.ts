import { ReturnId, rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { OrderData } from './page.tsx'
import { bill, longAddress, longName, orderLine } from '#client/samples/order-goods.ts'
import {
  bought,
  event,
  paid,
  pending,
  pickupPlace,
  placed,
  readyToFetch,
  shipped,
  shipping,
} from '#client/samples/orders.ts'
import { cash, payment } from '#client/screens/success/samples.ts'

const actions = { offers: { cancel: true, receive: true, again: true, returning: true }, formKey: 'contoh-kunci' }
const plain = (order: Order): OrderData => ({
  order,
  payment: null,
  actions,
  watch: null,
  news: null,
  token: null,
  naming: null,
})
const delivered: Order = {
  ...shipping,
  status: 'DELIVERED',
  events: [...shipped, event('DELIVERED', '23T04:00:00')],
  returnUntil: '2026-11-26T04:00:00.000Z',
}
const ended = bill({ status: 'EXPIRED' })
/** The time to pay has run out. */
export const expired = {
  ...plain({ ...pending, status: 'EXPIRED', bill: ended, events: [placed, event('EXPIRED', '21T07:00:00')] }),
  payment: payment(ended, 'EXPIRED'),
  // The panel of the payment offers it.
  actions: { ...actions, offers: { ...actions.offers, again: false } },
}
export const waiting = { ...plain(pending), payment: payment(bill()) }

const cancelledOrder: Order = {
  ...pending,
  status: 'CANCEL',
  bill: null,
  events: [placed, event('CANCEL', '20T08:00:00')],
}
const refundOf = (id: string, more: Partial<OrderRefund>): OrderRefund => ({
  id,
  amount: rupiah(412_000),
  way: 'bank',
  to: '',
  paidAt: null,
  proof: '',
  payFrom: null,
  codeWays: [
    { channel: 'whatsapp', contact: '08••••••7890' },
    { channel: 'sms', contact: '08••••••7890' },
  ],
  ...more,
})
const owing = plain({ ...cancelledOrder, refunds: [refundOf('R1', {})] })
const coded: OrderData = { ...owing, naming: { refundId: 'R1', ticket: 'contoh-tiket' } }

export const orderSamples: Readonly<Record<string, OrderData>> = {
  pending: waiting,
  shipping: plain({ ...shipping, dropship: { name: 'Rahma Collection', phone: '+6281298765432' } }),
  paid: plain({ ...pending, status: 'PAYMENT_CONFIRMED', bill: paid, events: shipped.slice(0, 2) }),
  cancelAsked: plain({
    ...pending,
    status: 'PAYMENT_CONFIRMED',
    bill: paid,
    events: shipped.slice(0, 2),
    cancellation: 'Berubah pikiran',
  }),
  delivered: plain(delivered),
  returning: plain({
    ...delivered,
    returns: [{ id: ReturnId.parse('R-1'), number: 'RTN-20261124-8K3QF', status: 'REVIEWING' }],
  }),
  completed: plain({
    ...shipping,
    status: 'COMPLETED',
    events: [...shipped, event('DELIVERED', '23T04:00:00'), event('COMPLETED', '26T04:00:00')],
  }),
  cancelled: plain(cancelledOrder),
  refunds: owing,
  refundCode: coded,
  refundUnreachable: plain({ ...cancelledOrder, refunds: [refundOf('R1', { codeWays: [] })] }),
  refunded: plain({
    ...cancelledOrder,
    refunds: [
      refundOf('R1', { way: 'source', to: 'QRIS' }),
      refundOf('R2', { to: 'BCA •••4411 a.n. Siti Aminah' }),
      refundOf('R4', { to: 'BCA •••4411 a.n. Siti Aminah', payFrom: '2026-11-22T04:00:00.000Z' }),
      refundOf('R3', { to: 'BCA •••4411 a.n. Siti Aminah', paidAt: '2026-11-21T04:00:00.000Z', proof: 'FT26325X9' }),
    ],
  }),
  expired,
  cashOnDelivery: plain({
    ...shipping,
    status: 'PROCESSING',
    bill: cash,
    events: [placed, event('PROCESSING', '20T07:00:00')],
    trackings: [],
    receiptNumber: null,
  }),
  courier: plain({
    ...shipping,
    shippingName: 'GoSend Instant',
    shipmentVendor: 'GOSEND',
    bookingId: 'GK-11-170563',
    trackings: [],
    arrivesFrom: null,
    arrivesUntil: null,
    receiptNumber: 'GK-11-170563',
  }),
  digital: plain(bought),
  pickupReady: plain(readyToFetch),
  pickupWaiting: plain({
    ...readyToFetch,
    status: 'PROCESSING',
    pickup: { ...pickupPlace, code: null, until: null },
  }),
  longest: plain({
    ...shipping,
    address: longAddress,
    receiptNumber: 'JP12345678901234567890123456789012345678901234567890',
    total: rupiah(99_999_999),
    value: null,
    lines: [
      orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
    ],
  }),
}
const account = { refundId: 'R1', bankCode: '014' }
export const orderRefusals: Refusals<OrderData> = {
  cancel: {
    data: waiting,
    refusal: refusal('cancel', 'input_invalid', { fields: { detail: text.required }, values: { reason: 'Lainnya' } }),
  },
  refundAccount: {
    data: owing,
    refusal: refusal('askRefundCode', 'input_invalid', {
      fields: { number: text.fieldInvalid },
      values: { ...account, number: '12' },
    }),
  },
  refundCode: {
    data: coded,
    refusal: refusal('nameRefundAccount', 'code_wrong', {
      at: 'code',
      values: { ...account, number: '1234567890', holder: 'Siti Aminah', code: '000000' },
    }),
  },
  receive: { data: plain(delivered), refusal: refusal('receive', 'return_open') },
}
