import { ReturnId, rupiah } from '#shared/api/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Order } from '#shared/api/order.ts'
import { orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import type { Refusal } from '#client/app/page.ts'
import type { OrderData } from './page.tsx'
import type { TrackData } from '#client/screens/track/page.tsx'
import { licence } from '#client/screens/orders-digital/samples.ts'
import { pictureOf } from '#client/samples/goods.ts'
import { address, bill, longAddress, longName, orderId, orderLine } from '#client/samples/order-goods.ts'
import { payment } from '#client/screens/success/samples.ts'

const event = (status: OrderStatus, at: string) => ({
  status,
  label: orderStatus[status].label,
  at: `2026-11-${at}.000Z`,
  note: '',
})
const placed = event('PENDING', '20T07:00:00')
const shipped = [
  placed,
  event('PAYMENT_CONFIRMED', '20T07:12:31'),
  event('PROCESSING', '20T09:40:00'),
  event('SHIPPING', '21T03:05:12'),
]

const pending: Order = {
  id: orderId,
  number: 'INV/20261120/0007',
  status: 'PENDING',
  placedAt: '2026-11-20T07:00:00.000Z',
  digital: false,
  handedOver: false,
  lines: [
    orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2 }),
    orderLine('Dompet Koin Ceplok', 45_000, { image: pictureOf('dompet-ceplok') }),
  ],
  summary: [
    { label: 'Total Harga (3 barang)', amount: 423_000 },
    { label: 'Total Ongkos Kirim', amount: 18_000 },
    { label: 'Diskon Voucher', amount: -29_000 },
  ],
  total: rupiah(412_000),
  cashback: rupiah(0),
  remark: '',
  address,
  dropship: null,
  shippingName: 'JNE Reguler',
  shipmentVendor: 'JNE',
  receiptNumber: null,
  bookingId: null,
  trackings: [],
  arrivesFrom: '2026-11-23T00:00:00.000Z',
  arrivesUntil: '2026-11-25T00:00:00.000Z',
  bill: bill(),
  events: [placed],
  cancellation: null,
  returnUntil: null,
  returns: [],
  claim: 'none',
  trackToken: 'contoh.token',
}
const paid = bill({ status: 'PAID', paidAt: '2026-11-20T07:12:31.000Z' })
export const shipping: Order = {
  ...pending,
  status: 'SHIPPING',
  bill: paid,
  events: shipped,
  receiptNumber: 'JP1234567890',
  trackings: [
    { at: '2026-11-21T03:30:00.000Z', label: 'Paket dijemput kurir', place: 'Kota Pekalongan' },
    { at: '2026-11-21T09:12:00.000Z', label: 'Paket tiba di pusat sortir', place: 'Hub Kota Pekalongan' },
    { at: '2026-11-22T01:40:00.000Z', label: 'Paket dalam transit', place: 'Kota Pekalongan menuju Kota Bandung' },
  ],
  cashback: rupiah(18_900),
  remark: 'Titip satpam bila tidak ada orang.',
}
const actions = { offers: { cancel: true, receive: true, again: true, returning: true }, formKey: 'contoh-kunci' }
const plain = (order: Order): OrderData => ({ order, payment: null, actions, watch: null, token: null })
const delivered: Order = {
  ...shipping,
  status: 'DELIVERED',
  events: [...shipped, event('DELIVERED', '23T04:00:00')],
  returnUntil: '2026-11-26T04:00:00.000Z',
}
const ended = bill({ status: 'EXPIRED' })
const expired: Order = { ...pending, status: 'EXPIRED', bill: ended, events: [placed, event('EXPIRED', '21T07:00:00')] }
const cash = bill({
  status: 'COD',
  vendor: 'cod',
  group: 'cod',
  number: null,
  methodName: 'Bayar di Tempat (COD)',
  steps: [],
  expiresAt: null,
})
const waiting: OrderData = { order: pending, payment: payment(bill()), actions, watch: null, token: null }

const bought: Order = {
  ...pending,
  status: 'COMPLETED',
  digital: true,
  handedOver: true,
  address: null,
  shippingName: '',
  lines: [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)],
  summary: [{ label: 'Total Harga (1 barang)', amount: 45_000 }],
  total: rupiah(45_000),
  bill: paid,
}

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
    returnUntil: null,
    returns: [{ id: ReturnId.parse('R-1'), number: 'RTN-20261124-8K3QF', status: 'REVIEWING' }],
  }),
  completed: plain({
    ...shipping,
    status: 'COMPLETED',
    events: [...shipped, event('DELIVERED', '23T04:00:00'), event('COMPLETED', '26T04:00:00')],
  }),
  cancelled: plain({ ...pending, status: 'CANCEL', bill: null, events: [placed, event('CANCEL', '20T08:00:00')] }),
  expired: { order: expired, payment: payment(ended, 'EXPIRED'), actions, watch: null, token: null },
  cashOnDelivery: {
    order: {
      ...shipping,
      status: 'PROCESSING',
      bill: cash,
      events: [placed, event('PROCESSING', '20T07:00:00')],
      receiptNumber: null,
    },
    payment: payment(cash, 'PROCESSING'),
    actions,
    watch: null,
    token: null,
  },
  ride: plain({
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
  longest: plain({
    ...shipping,
    address: longAddress,
    receiptNumber: 'JP12345678901234567890123456789012345678901234567890',
    total: rupiah(99_999_999),
    lines: [
      orderLine(longName, 99_999_999, { count: 999, variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' }),
    ],
  }),
}
const refused = (action: string, fields: Record<string, string>, values: Record<string, string> = {}): Refusal => ({
  action,
  status: 422,
  message: messageOf('input_invalid'),
  fields,
  values,
})
export const orderRefusals: Readonly<Record<string, { data: OrderData; refusal: Refusal }>> = {
  cancel: { data: waiting, refusal: refused('cancel', { detail: text.required }, { reason: 'Lainnya' }) },
  receive: { data: plain(delivered), refusal: { ...refused('receive', {}), message: messageOf('return_open') } },
}

const stranger = (order: Order): Order => ({ ...order, address: null, trackToken: null })
const followed = payment(bill())
const link = { actions: null, watch: null, door: 'closed', token: 'contoh.token', licences: [] } as const
const closed: TrackData = {
  ...link,
  order: stranger(pending),
  payment: { ...followed, retry: null, change: null, download: null },
}
export const trackSamples: Readonly<Record<string, TrackData>> = {
  pending: closed,
  shipping: { ...link, order: { ...stranger(shipping), claim: 'signIn' }, payment: null },
  opened: { ...link, order: { ...shipping, claim: 'ready', trackToken: null }, payment: null, door: 'open' },
  unverified: { ...link, order: { ...stranger(shipping), claim: 'verify' }, payment: null },
  digital: {
    ...link,
    order: { ...stranger(bought), address: { ...address, street: null, postcode: '' } },
    payment: null,
    door: 'open',
    licences: [licence],
  },
  digitalClosed: { ...link, order: stranger(bought), payment: null },
  expired: { ...link, order: stranger(expired), payment: { ...payment(ended, 'EXPIRED'), retry: null } },
}
export const trackRefusals: Readonly<Record<string, { data: TrackData; refusal: Refusal }>> = {
  wrong: {
    data: closed,
    refusal: {
      ...refused('open', { digits: 'Periksa kembali 4 digit terakhir nomor HP penerima.' }),
      message: messageOf('order_link_digits'),
    },
  },
  tooMany: {
    data: closed,
    refusal: { ...refused('open', {}), status: 429, message: messageOf('too_many', { minutes: 42 }) },
  },
}
