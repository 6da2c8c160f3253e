import { ReturnId, rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import type { Order } from '#shared/api/order/order.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { OrderData } from './page.tsx'
import { longAddress, longName, orderLine } from '#client/samples/order-goods.ts'
import {
  arrived,
  bought,
  completed,
  event,
  intoWallet,
  later,
  paid,
  paidOrder,
  paying,
  pending,
  readyToFetch,
  refundOf,
  sent,
  shipping,
  toFetch,
  usualCharges,
} from '#client/samples/orders.ts'
import { payment } from '#client/screens/success/samples.ts'

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
/** The shop brings it itself. */
const driven: Order = {
  ...later(paid, event('PROCESSING', '20T09:40:00'), {
    ...event('SHIPPING', '21T03:05:12'),
    label: 'Pesanan diantar oleh toko',
    note: 'Pengantar: Pak Budi',
  }),
  shippingName: 'Kurir Toko',
  driven: true,
  confirmable: true,
}
const delivered = arrived(shipping)
/** No courier reports on it. */
export const unreported: Order = { ...shipping, trackings: [], confirmable: true }
const ended = later(
  { ...pending, bill: { ...pending.bill, status: 'EXPIRED', steps: [] } },
  event('EXPIRED', '21T07:00:00'),
)
/** The time to pay has run out. */
export const expired = { ...plain(ended), payment: payment(ended.bill, 'EXPIRED') }
export const waiting = { ...plain(pending), payment: payment(pending.bill) }

const cancelledOrder = later(
  { ...pending, bill: { ...pending.bill, status: 'EXPIRED', steps: [] } },
  { ...event('CANCEL', '20T08:00:00'), note: 'Berubah pikiran' },
)
/** It was paid by QRIS before, and its money goes back. */
const givenBack = later({ ...paidOrder({ ...pending, ...paying('qris') }), bill: null }, event('CANCEL', '20T08:00:00'))
const collected = later(
  { ...pending, ...paying('cod', { charges: { ...usualCharges, codFee: 4_000 } }) },
  event('PROCESSING', '20T07:00:00'),
)
/** With a voucher that gives coins, in the place of one that lowers the price. */
const rewarded = completed(
  sent(paidOrder({ ...pending, ...paying('bca_va', { charges: { shipping: 18_000 } }), cashback: rupiah(21_150) })),
)
const toAunt = { to: 'BCA •••4411 a.n. Siti Aminah', paidBy: '2026-11-27T08:00:00.000Z' }
const owing = plain({ ...givenBack, refunds: [refundOf('R1', {})] })
const unreachable = plain({ ...givenBack, refunds: [refundOf('R1', { codeWays: [] })] })
/** As somebody reads it who has only the link. */
export const owedUnsaid: Order = { ...givenBack, refunds: [refundOf('R1', { workingDays: null, codeWays: [] })] }
const coded: OrderData = { ...owing, naming: { refundId: 'R1', ticket: 'contoh-tiket' } }

export const orderSamples: Readonly<Record<string, OrderData>> = {
  pending: waiting,
  shipping: plain({ ...shipping, dropship: { name: 'Rahma Collection', phone: '+6281298765432' } }),
  unreported: plain(unreported),
  driven: plain(driven),
  paid: plain(paid),
  cancelAsked: plain({ ...paid, cancellation: 'Berubah pikiran' }),
  delivered: plain(delivered),
  returning: plain({
    ...delivered,
    returns: [{ id: ReturnId.parse('R-1'), number: 'RTN-20261124-8K3QF', status: 'REVIEWING' }],
  }),
  completed: plain(completed(shipping)),
  coins: plain(rewarded),
  received: plain({
    ...completed(shipping),
    returnUntil: '2026-11-26T04:00:00.000Z',
    returnEnded: null,
  }),
  cancelled: plain(cancelledOrder),
  cancelledPaid: plain({
    ...givenBack,
    events: [
      ...givenBack.events.map((event) => ({
        ...event,
        note: event.status === 'CANCEL' ? 'Stok kain habis' : event.note,
      })),
      { status: 'refunded', label: 'Dana dikembalikan ke Saldo Toko', at: '2026-11-20T08:00:00.000Z', note: '' },
    ],
    refunds: [intoWallet],
  }),
  refunds: owing,
  refundCode: coded,
  refundUnreachable: unreachable,
  refunded: plain({
    ...givenBack,
    refunds: [
      refundOf('R1', { way: 'source', to: 'QRIS', amount: rupiah(212_000), workingDays: null }),
      refundOf('R2', { ...toAunt, amount: rupiah(100_000) }),
      refundOf('R4', {
        ...toAunt,
        amount: rupiah(60_000),
        payFrom: '2026-11-23T04:00:00.000Z',
        paidBy: '2026-11-30T04:00:00.000Z',
      }),
      refundOf('R3', {
        ...toAunt,
        amount: rupiah(40_000),
        paidAt: '2026-11-21T04:00:00.000Z',
        proof: 'FT26325X9',
        paidBy: null,
      }),
    ],
  }),
  expired,
  cashOnDelivery: plain(collected),
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
  pickupWaiting: plain(toFetch),
  longest: plain({
    ...sent(
      paidOrder({
        ...pending,
        ...paying('bca_va', {
          lines: [
            orderLine(longName, 99_999_999, {
              count: 999,
              variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang',
            }),
          ],
        }),
      }),
    ),
    address: longAddress,
    receiptNumber: 'JP12345678901234567890123456789012345678901234567890',
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
  confirmDelivery: { data: plain(delivered), refusal: refusal('confirmDelivery', 'order_step_impossible') },
}
