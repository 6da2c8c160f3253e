import type { Shipment } from '#shared/api/order/shipment.ts'
import { orderId } from '#client/samples/bills.ts'
import { address } from '#client/samples/order-goods.ts'
import { orderNumber } from '#client/samples/orders.ts'

const line = (label: string, at: string) => ({ label, at: `2026-11-21T${at}:00.000Z`, place: '' })
const lines = [
  line('Mencari driver', '03:05'),
  line('Driver ditemukan', '03:07'),
  line('Driver menuju toko', '03:09'),
  line('Pesanan diambil driver', '03:24'),
  line('Driver menuju lokasi Anda', '03:25'),
  line('Paket telah diterima', '03:52'),
]
const shipment: Shipment = {
  bookingId: 'GK-11-170563',
  number: orderNumber,
  orderId,
  service: 'GoSend Instant',
  state: 'delivering',
  final: false,
  trackings: lines.slice(0, 5),
  driver: { name: 'Asep Saepudin', phone: '+6281234567890', plate: 'D 4321 XYZ' },
  arrivesFrom: '2026-11-21T03:35:00.000Z',
  arrivesUntil: '2026-11-21T03:55:00.000Z',
  liveUrl: 'https://gojek.link/track/contoh',
  address,
}
/** Only of a parcel on its way somebody knows when it is there. */
const unknown = { arrivesFrom: null, arrivesUntil: null }
const at = (change: Partial<Shipment>) => ({
  shipment: { ...shipment, ...(change.state ? unknown : {}), ...change },
  path: '/tracking/gosend/GK-11-170563',
  at: Date.parse('2026-11-21T03:31:00.000Z'),
})

export const courierSamples = {
  searching: at({ state: 'placed', trackings: lines.slice(0, 1), driver: null, liveUrl: null }),
  delivering: at({}),
  masked: at({ driver: { name: 'Asep', phone: '+62812-****-0042', plate: null } }),
  stranger: at({ address: null, orderId: null, driver: { name: 'Asep Saepudin', phone: null, plate: null } }),
  held: at({ state: 'held' }),
  delivered: at({ state: 'delivered', final: true, trackings: lines }),
  noDriver: at({
    state: 'failed',
    final: true,
    trackings: [...lines.slice(0, 1), line('Driver tidak ditemukan', '03:30')],
    driver: null,
    liveUrl: null,
  }),
  returned: at({ state: 'returning', trackings: [...lines.slice(0, 5), line('Driver mengembalikan paket', '03:48')] }),
}
