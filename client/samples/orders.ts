import { rupiah } from '#shared/api/contract/brands.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import type { Order } from '#shared/api/order/order.ts'
import { historyOfStatus, orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import { bill, methodName, orderId, type SampleMethod } from './bills.ts'
import { sampleNow } from './clock.ts'
import { address, orderLine } from './order-goods.ts'
import { type Charges, orderSums } from './sums.ts'

/** The one order that the samples of all screens are about. */
export const orderNumber = 'INV-20261120-8K3QF'

/** What happened to an order, at a moment of November 2026. */
export const event = (status: OrderStatus, at: string) => ({
  status,
  label: historyOfStatus[status],
  at: `2026-11-${at}.000Z`,
  note: '',
})
type Event = ReturnType<typeof event>

export const goods = [
  orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2 }),
  orderLine('Dompet Koin Ceplok', 45_000),
]
/** What the goods, a voucher and the courier come to. */
export const usualCharges: Charges = { discount: 29_000, shipping: 18_000 }

type Sums = ReturnType<typeof orderSums>
/** What an order costs, how that is paid and the bill of it; `more` of the bill. */
export function paying(
  method: SampleMethod,
  { lines = goods, charges = usualCharges, ...more }: Partial<Bill> & { lines?: typeof goods; charges?: Charges } = {},
): Sums & { bill: Bill } {
  const sums = orderSums(lines, charges, methodName(method))
  const { uniqueCode = null } = charges
  return { ...sums, bill: bill({ uniqueCode, ...more, cost: sums.total, method }) }
}

export const pending: Order & { bill: Bill } = {
  id: orderId,
  number: orderNumber,
  status: 'PENDING',
  placedAt: new Date(sampleNow).toISOString(),
  digital: false,
  delivery: 'shipped',
  pickup: null,
  handedOver: false,
  ...paying('bca_va'),
  cashback: rupiah(0),
  note: '',
  address,
  dropship: null,
  shippingName: 'JNE Reguler',
  shipmentVendor: 'JNE',
  receiptNumber: null,
  driven: false,
  confirmable: false,
  bookingId: null,
  trackings: [],
  arrivesFrom: '2026-11-23T00:00:00.000Z',
  arrivesUntil: '2026-11-25T00:00:00.000Z',
  events: [event('PENDING', '20T07:00:00')],
  cancellation: null,
  returnUntil: null,
  returnEnded: null,
  returns: [],
  refunds: [],
  personal: null,
  claim: 'none',
  reviewable: true,
  own: null,
  trackToken: 'contoh.token',
}

/** The same order later: the last of what happened is its status, and what has come or never will is not expected. */
export function later<O extends Order>(order: O, ...happened: Event[]): O {
  const status = happened.at(-1)?.status ?? order.status
  const expected = orderStatus[status].underWay ? {} : { arrivesFrom: null, arrivesUntil: null }
  return { ...order, ...expected, status, events: [...order.events, ...happened] }
}
/** It was paid. */
export const paidOrder = (order: Order & { bill: Bill } = pending): Order & { bill: Bill } =>
  later(
    {
      ...order,
      bill: { ...order.bill, status: 'PAID', paidAt: '2026-11-20T07:12:31.000Z', steps: [], simulatorId: null },
    },
    event('PAYMENT_CONFIRMED', '20T07:12:31'),
  )
export const paid = paidOrder()
/** It is on its way; `order`: as it was before the seller packed it. */
export const sent = (order: Order): Order => ({
  ...later(order, event('PROCESSING', '20T09:40:00'), event('SHIPPING', '21T03:05:12')),
  receiptNumber: 'JP1234567890',
  trackings: [
    { at: '2026-11-21T03:30:00.000Z', label: 'Paket dijemput kurir', place: 'Kota Surakarta' },
    { at: '2026-11-21T09:12:00.000Z', label: 'Paket tiba di pusat sortir', place: 'Hub Kota Surakarta' },
    { at: '2026-11-22T01:40:00.000Z', label: 'Paket dalam transit', place: 'Kota Surakarta menuju Kota Bandung' },
  ],
  note: 'Titip satpam bila tidak ada orang.',
})
export const shipping = sent(paid)
export const arrived = (order: Order): Order => ({
  ...later(order, event('DELIVERED', '23T04:00:00')),
  returnUntil: '2026-11-26T04:00:00.000Z',
})
export const completed = (order: Order): Order => ({
  ...later(arrived(order), event('COMPLETED', '26T04:00:00')),
  returnUntil: null,
  returnEnded: '2026-11-26T04:00:00.000Z',
})

/** Money that goes back, to an account that nobody has named. */
export const refundOf = (id: string, more: Partial<OrderRefund>): OrderRefund => ({
  id,
  amount: rupiah(412_000),
  way: 'bank',
  to: '',
  paidAt: null,
  proof: '',
  payFrom: null,
  workingDays: 5,
  paidBy: null,
  codeWays: [
    { channel: 'whatsapp', contact: '08••••••7890' },
    { channel: 'sms', contact: '08••••••7890' },
  ],
  ...more,
})
/** It went into the wallet. */
export const intoWallet = refundOf('R1', {
  way: 'wallet',
  paidAt: '2026-11-20T08:00:00.000Z',
  workingDays: null,
  codeWays: [],
})

export const pickupPlace = {
  address: 'Jl. Dr. Radjiman No. 10, Laweyan, Kota Surakarta',
  hours: 'Senin–Sabtu 09:00–20:00',
  note: 'Masuk lewat pintu samping, tanya kasir.',
  phone: '+6281321450967',
  mapUrl: 'https://maps.app.goo.gl/contoh',
  readyHours: 4,
  keptDays: 3,
}
/** It is fetched and paid at the counter, and waits to be put together. */
export const toFetch: Order & { bill: Bill } = later(
  {
    ...pending,
    delivery: 'pickup',
    pickup: { ...pickupPlace, code: null, until: null },
    ...paying('counter', { charges: {} }),
    address: { ...address, street: null, village: '', district: '', regency: '', province: '', postcode: null },
    shippingName: 'Ambil di toko',
    shipmentVendor: null,
    arrivesFrom: null,
    arrivesUntil: null,
  },
  event('PROCESSING', '20T07:00:01'),
)
/** It waits at the shop's counter. */
export const readyToFetch: Order = {
  ...later(toFetch, { ...event('SHIPPING', '21T03:05:12'), label: 'Pesanan siap diambil di toko' }),
  pickup: { ...pickupPlace, code: '7K3QF9XD', until: '2026-11-24T03:05:12.000Z' },
}

/** A digital product: nothing is sent. */
export const bought: Order = later(
  {
    ...pending,
    digital: true,
    delivery: 'digital',
    handedOver: true,
    address: null,
    shippingName: '',
    shipmentVendor: null,
    ...paying('wallet', {
      lines: [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)],
      charges: { coins: 5_000, wallet: 40_000 },
      paidAt: '2026-11-20T07:00:00.000Z',
    }),
  },
  event('PAYMENT_CONFIRMED', '20T07:00:00'),
  event('COMPLETED', '20T07:00:00'),
)
