import { rupiah } from '#shared/api/contract/brands.ts'
import type { Order } from '#shared/api/order/order.ts'
import { orderStatus, type OrderStatus } from '#shared/order/order-status.ts'
import { imageOf } from './goods.ts'
import { address, bill, orderId, orderLine } from './order-goods.ts'

/** What happened to an order, at a moment of November 2026. */
export const event = (status: OrderStatus, at: string) => ({
  status,
  label: orderStatus[status].label,
  at: `2026-11-${at}.000Z`,
  note: '',
})
export const placed = event('PENDING', '20T07:00:00')
export const shipped = [
  placed,
  event('PAYMENT_CONFIRMED', '20T07:12:31'),
  event('PROCESSING', '20T09:40:00'),
  event('SHIPPING', '21T03:05:12'),
]

export const pending: Order = {
  id: orderId,
  number: 'INV/20261120/0007',
  status: 'PENDING',
  placedAt: '2026-11-20T07:00:00.000Z',
  digital: false,
  delivery: 'shipped',
  pickup: null,
  handedOver: false,
  lines: [
    orderLine('Kemeja Batik Kawung Lengan Pendek', 189_000, { variant: 'Cokelat Sogan, L', count: 2 }),
    orderLine('Dompet Koin Ceplok', 45_000, { image: imageOf('dompet-ceplok') }),
  ],
  summary: [
    { label: 'Total Harga (3 barang)', amount: 423_000 },
    { label: 'Diskon Voucher', amount: -29_000 },
    { label: 'Total Ongkos Kirim', amount: 18_000 },
  ],
  total: rupiah(412_000),
  value: rupiah(412_000),
  paidWith: [{ label: 'BCA Virtual Account', amount: 412_000 }],
  cashback: rupiah(0),
  note: '',
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
  refunds: [],
  personal: null,
  claim: 'none',
  reviewable: true,
  trackToken: 'contoh.token',
}
export const paid = bill({ status: 'PAID', paidAt: '2026-11-20T07:12:31.000Z' })
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
  note: 'Titip satpam bila tidak ada orang.',
}

export const pickupPlace = {
  address: 'Jl. Braga No. 10, Sumur Bandung, Kota Bandung',
  hours: 'Senin–Sabtu 09.00–20.00',
  note: 'Masuk lewat pintu samping, tanya kasir.',
  phone: '+6281321450967',
  mapUrl: 'https://maps.app.goo.gl/contoh',
  readyHours: 4,
  keptDays: 3,
}
/** It waits at the shop's counter. */
export const readyToFetch: Order = {
  ...pending,
  status: 'SHIPPING',
  delivery: 'pickup',
  pickup: { ...pickupPlace, code: '7K3QF9XD', until: '2026-11-24T12:59:00.000Z' },
  summary: [{ label: 'Total Harga (3 barang)', amount: 423_000 }],
  total: rupiah(423_000),
  value: rupiah(423_000),
  paidWith: [{ label: 'Bayar di Toko', amount: 423_000 }],
  address: { ...address, street: null, village: '', district: '', regency: '', province: '', postcode: null },
  shippingName: 'Ambil di toko',
  shipmentVendor: null,
  arrivesFrom: null,
  arrivesUntil: null,
  bill: bill({
    status: 'COD',
    vendor: 'counter',
    group: 'counter',
    methodName: 'Bayar di Toko',
    number: null,
    steps: [],
    expiresAt: null,
  }),
  events: [
    placed,
    event('PROCESSING', '20T07:00:01'),
    { ...event('SHIPPING', '21T03:05:12'), label: 'Pesanan siap diambil di toko' },
  ],
}

/** A digital product: nothing is sent. */
export const bought: Order = {
  ...pending,
  status: 'COMPLETED',
  digital: true,
  delivery: 'digital',
  handedOver: true,
  address: null,
  shippingName: '',
  lines: [orderLine('Pola Jahit Kemeja Batik (PDF)', 45_000)],
  summary: [{ label: 'Total Harga (1 barang)', amount: 45_000 }],
  total: rupiah(0),
  value: rupiah(45_000),
  paidWith: [
    { label: 'Koin', amount: 5_000 },
    { label: 'Saldo Toko', amount: 40_000 },
  ],
  bill: paid,
}
