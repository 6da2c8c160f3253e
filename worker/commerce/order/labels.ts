import type { OrderStatus } from '#shared/order-status.ts'

/** What moved no status. */
type Fact =
  | 'payment_denied'
  | 'payment_review'
  | 'payment_changed'
  | 'payment_received'
  | 'payment_returned'
  | 'refund_due'
  | 'refund_due_double'
  | 'cod_refused'
/** What the history of an order says, for the shopper. */
const labels: Readonly<Record<OrderStatus | Fact, string>> = {
  PENDING: 'Pesanan dibuat, menunggu pembayaran',
  PAYMENT_CONFIRMED: 'Pembayaran dikonfirmasi',
  PROCESSING: 'Pesanan sedang disiapkan penjual',
  CHANGE_PROCESSING: 'Penjual sedang mengubah pesanan',
  SHIPPING: 'Pesanan diserahkan ke kurir',
  DELIVERED: 'Pesanan tiba di tujuan',
  COMPLETED: 'Pesanan selesai',
  EXPIRED: 'Batas waktu pembayaran habis',
  CANCEL: 'Pesanan dibatalkan',
  payment_denied: 'Pembayaran ditolak, silakan coba lagi',
  payment_review: 'Pembayaran sedang diverifikasi',
  payment_changed: 'Metode pembayaran diganti',
  payment_received: 'Pembayaran diterima; tidak perlu membayar ke kurir',
  payment_returned: 'Pembayaran ditarik kembali, pesanan sedang diperiksa',
  refund_due: 'Pembayaran diterima setelah batas waktu; dana akan dikembalikan',
  refund_due_double: 'Pembayaran ganda diterima; dana akan dikembalikan',
  cod_refused: 'Paket COD tidak diterima dan kembali ke penjual',
}

export const eventLabel = (kind: string): string => (labels as Readonly<Record<string, string>>)[kind] ?? kind
