import type { DeliveryWay } from '#shared/order/delivery-way.ts'
import { historyOfStatus } from '#shared/order/order-status.ts'
import { deliveryConfirmed } from '#shared/order/return-status.ts'

/** What changes no status. */
type Fact =
  | 'payment_denied'
  | 'payment_review'
  | 'payment_changed'
  | 'payment_received'
  | 'payment_returned'
  | 'transfer_receipt_sent'
  | 'transfer_receipt_refused'
  | 'refund_due'
  | 'refund_due_double'
  | 'refunded'
  | 'refund_paid'
  | 'refund_account'
  | 'refunded_double'
  | 'balance_returned'
  | 'refunded_return'
  | 'postage_due'
  | 'postage_paid'
  | 'postage_refused'
  | 'cod_refused'
  | 'returned_to_sender'
  | 'cancel_asked'
  | 'cancel_refused'
  | 'courier_called'
  | 'courier_kept'
  | 'receipt_corrected'
  | typeof deliveryConfirmed
  | 'claimed'

/** What the history of an order says, for the shopper. A move to a status has its sentence beside the status. */
const labels: Readonly<Record<Fact, string>> = {
  payment_denied: 'Pembayaran ditolak, silakan coba lagi',
  payment_review: 'Pembayaran sedang diverifikasi',
  payment_changed: 'Metode pembayaran diganti',
  payment_received: 'Pembayaran diterima; tidak perlu membayar ke kurir',
  payment_returned: 'Pembayaran ditarik kembali, pesanan sedang diperiksa',
  transfer_receipt_sent: 'Bukti transfer terkirim, kami periksa maksimal 1×24 jam',
  transfer_receipt_refused: 'Bukti transfer belum dapat kami terima',
  refund_due: 'Dana akan dikembalikan kepada Anda',
  refund_due_double: 'Pembayaran ganda diterima; dana akan dikembalikan kepada Anda',
  refund_account: 'Rekening tujuan pengembalian dana disimpan',
  refund_paid: 'Dana sudah dikembalikan kepada Anda',
  refunded: 'Dana dikembalikan ke Saldo Toko',
  refunded_double: 'Pembayaran ganda dikembalikan ke Saldo Toko',
  balance_returned: 'Koin dan saldo yang dipakai dikembalikan',
  refunded_return: 'Dana barang yang dikembalikan masuk ke Saldo Toko',
  postage_due: 'Ongkir retur akan diganti kepada Anda',
  postage_paid: 'Ongkir retur diganti ke Saldo Toko',
  postage_refused: 'Ongkir retur tidak diganti',
  cod_refused: 'Paket COD tidak diterima dan kembali ke toko',
  returned_to_sender: 'Paket kembali ke toko',
  cancel_asked: 'Pembatalan diajukan, menunggu jawaban toko',
  cancel_refused: 'Toko menolak pembatalan',
  claimed: 'Pesanan disimpan ke akun',
  courier_called: 'Kurir dipanggil untuk menjemput paket',
  courier_kept: 'Kurir tidak dapat dibatalkan lagi, paket mungkin sudah dibawanya',
  receipt_corrected: 'Nomor resi diperbaiki toko',
  [deliveryConfirmed]: 'Dikonfirmasi pembeli',
}

/** What a way to hand over calls otherwise. */
const ofWay: Readonly<Partial<Record<DeliveryWay | 'driven', Readonly<Record<string, string>>>>> = {
  driven: { SHIPPING: 'Pesanan diantar oleh toko' },
  pickup: {
    SHIPPING: 'Pesanan siap diambil di toko',
    DELIVERED: 'Pesanan sudah diambil',
    cod_refused: 'Pesanan tidak diambil sampai batas waktu',
    payment_received: 'Pembayaran diterima; tidak perlu membayar di toko',
  },
}

const sentences: Readonly<Record<string, string>> = { ...historyOfStatus, ...labels }

/** What a line of the history says, of an order that is handed over in this way. */
export const eventLabel = (
  { kind, driven = false }: { kind: string; driven?: boolean },
  delivery: DeliveryWay,
): string => ofWay[driven ? 'driven' : delivery]?.[kind] ?? sentences[kind] ?? kind
