import type { TrackingState } from '#commerce/order/fulfilment/tables.ts'

/** Gojek's words for a delivery, with the sentence that a shopper reads. */
const states: Readonly<Record<string, { state: TrackingState; label: string }>> = {
  confirmed: { state: 'placed', label: 'Mencari driver' },
  allocated: { state: 'allocated', label: 'Driver ditemukan' },
  out_for_pickup: { state: 'picking-up', label: 'Driver menuju toko' },
  picked: { state: 'picked', label: 'Pesanan diambil driver' },
  out_for_delivery: { state: 'delivering', label: 'Driver menuju lokasi Anda' },
  delivered: { state: 'delivered', label: 'Paket telah diterima' },
  on_hold: { state: 'held', label: 'Pengantaran ditahan' },
  cancelled: { state: 'failed', label: 'Pengantaran dibatalkan' },
  rejected: { state: 'returning', label: 'Driver mengembalikan paket' },
  no_driver: { state: 'failed', label: 'Driver tidak ditemukan' },
}
/** The status call says "Enroute Pickup", the webhook `out_for_pickup`; both are understood. */
const spoken: Readonly<Record<string, string>> = {
  'finding driver': 'confirmed',
  'driver allocated': 'allocated',
  'enroute pickup': 'out_for_pickup',
  'enroute drop': 'out_for_delivery',
  'driver not found': 'no_driver',
  completed: 'delivered',
}
export function gosendState(word: string): { state: TrackingState; label: string } {
  const plain = word.toLowerCase()
  return states[spoken[plain] ?? plain.replaceAll(' ', '_')] ?? { state: 'held', label: word.slice(0, 60) }
}
