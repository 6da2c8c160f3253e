import type { Return } from '#shared/api/order/return.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** Whether money of it comes back, or has. */
export const paysBack = ({ status, amount }: Pick<Return, 'status' | 'amount'>): boolean =>
  amount > 0 && status !== 'REJECTED' && status !== 'CANCELLED'

/** What the customer must do, and until when. */
export const dueOf = ({ status, solution, sendBy }: Pick<Return, 'status' | 'solution' | 'sendBy'>): string | null =>
  status === 'APPROVED' && solution !== 'refund' && sendBy ? `Kirim sebelum ${formatDate(sendBy)}` : null

/** What the state of a return means: what happens next, and of its money how much, where and when. */
export function meaningOf(data: Return): string {
  const { status, solution, amount, refundTo, events } = data
  const money = amount > 0 ? formatRupiah(amount) : 'Dana'
  const onward = refundTo ? `, lalu penjual meneruskannya ke ${refundTo}` : ''
  const paid = events.find((event) => event.status === 'REFUNDED')
  if (paid) return `${money} masuk ke Saldo Toko pada ${formatDate(paid.at)}${onward}.`
  const after = solution === 'exchange' ? 'penjual mengirim barang pengganti' : `${money} masuk ke Saldo Toko${onward}`
  switch (status) {
    case 'REQUESTED':
    case 'REVIEWING':
      return `Penjual sedang memeriksa pengajuan Anda. Bila disetujui${solution === 'refund' ? '' : ' dan barang sampai di penjual'}, ${after}.`
    case 'APPROVED':
      return solution === 'refund'
        ? `${money} segera masuk ke Saldo Toko${onward}.`
        : `${dueOf(data) ? 'Setelah' : 'Kirim barang; setelah'} barang sampai di penjual, ${after}.`
    case 'SENT_BACK':
      return `Setelah barang sampai di penjual, ${after}.`
    case 'RECEIVED':
      return `Barang sudah di penjual. Setelah diperiksa, ${after}.`
    case 'REPLACED':
      return 'Barang pengganti sedang dikirim ke Anda.'
    case 'REJECTED':
      return `${sentence(events.findLast((event) => event.status === 'REJECTED')?.note || 'Penjual tidak menyetujui pengajuan ini')} Bila keberatan, hubungi toko.`
    case 'CANCELLED':
      return 'Pengajuan ini dibatalkan, tidak ada dana yang kembali.'
    case 'REFUNDED':
    case 'COMPLETED':
      return 'Pengembalian ini selesai.'
  }
}

/** A seller's words, ended. */
const sentence = (words: string): string => words.trim().replace(/[.!?]?$/, (end) => end || '.')
