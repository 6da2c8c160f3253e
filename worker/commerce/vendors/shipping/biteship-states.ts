import type { TrackingState } from '#commerce/order/fulfilment/tables.ts'

/**
 * Biteship's words for an order, with the sentence that a shopper reads. Its tracking call writes some in camel case.
 */
const states: Readonly<Record<string, { state: TrackingState; label: string }>> = {
  confirmed: { state: 'placed', label: 'Terkonfirmasi' },
  scheduled: { state: 'placed', label: 'Terjadwal' },
  allocated: { state: 'allocated', label: 'Kurir dialokasikan' },
  picking_up: { state: 'picking-up', label: 'Dalam Penjemputan' },
  picked: { state: 'picked', label: 'Berhasil Dijemput' },
  dropping_off: { state: 'delivering', label: 'Dalam Pengantaran' },
  delivered: { state: 'delivered', label: 'Berhasil Dikirim' },
  on_hold: { state: 'held', label: 'Ditahan' },
  return_in_transit: { state: 'returning', label: 'Dalam Pengembalian' },
  returned: { state: 'returned', label: 'Dikembalikan' },
  rejected: { state: 'failed', label: 'Paket Ditolak' },
  disposed: { state: 'failed', label: 'Dihancurkan' },
  courier_not_found: { state: 'failed', label: 'Kurir Tidak Ditemukan' },
  cancelled: { state: 'failed', label: 'Dibatalkan' },
}

/** An unknown word moves nothing: the shipment stays where it was, and the word is shown as it came. */
export function shipmentStates(word: string): { state: TrackingState; label: string } {
  const snake = word.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  return states[snake] ?? { state: 'held', label: word.slice(0, 60) }
}
