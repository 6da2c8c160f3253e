import type { BadgeColor } from './order-status.ts'

/** The life of a return. Every move goes through `canMoveReturn`. */
export const returnStatuses = [
  'REQUESTED',
  'REVIEWING',
  'APPROVED',
  'REJECTED',
  'SENT_BACK',
  'RECEIVED',
  'REFUNDED',
  'REPLACED',
  'COMPLETED',
  'CANCELLED',
] as const
export type ReturnStatus = (typeof returnStatuses)[number]

/** What the shopper wants: the money alone, the money for the goods, or other goods for them. */
export const returnSolutions = ['refund', 'return-refund', 'exchange'] as const
export type ReturnSolution = (typeof returnSolutions)[number]
export const solutionLabels: Record<ReturnSolution, string> = {
  refund: 'Pengembalian Dana',
  'return-refund': 'Pengembalian Barang & Dana',
  exchange: 'Tukar Barang',
}

export const returnReasons = [
  'Barang rusak',
  'Barang tidak sesuai deskripsi',
  'Barang salah kirim',
  'Barang kurang/tidak lengkap',
  'Barang tidak berfungsi',
  'Ukuran tidak sesuai',
  'Paket tidak sampai',
  'Lainnya',
] as const
/** Of this alone there is nothing to photograph, and nothing to send back. */
export const neverCame = 'Paket tidak sampai' satisfies (typeof returnReasons)[number]

/** A move behind a solution is one only such a return may make. */
const moves: Record<ReturnStatus, readonly (ReturnStatus | `${ReturnSolution}:${ReturnStatus}`)[]> = {
  REQUESTED: ['REVIEWING', 'APPROVED', 'REJECTED', 'CANCELLED'],
  REVIEWING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['refund:REFUNDED', 'return-refund:SENT_BACK', 'exchange:SENT_BACK', 'CANCELLED'],
  REJECTED: [],
  SENT_BACK: ['RECEIVED'],
  RECEIVED: ['return-refund:REFUNDED', 'exchange:REPLACED', 'exchange:REFUNDED'],
  REFUNDED: ['COMPLETED'],
  REPLACED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
}
export const canMoveReturn = (from: ReturnStatus, to: ReturnStatus, solution: ReturnSolution): boolean =>
  moves[from].some((move) => move === to || move === `${solution}:${to}`)

/** Nothing more happens to it. */
export const isReturnOver = (status: ReturnStatus): boolean => moves[status].length === 0
/** Its pieces do not go back after all. */
export const returnsWithout = ['REJECTED', 'CANCELLED'] as const satisfies readonly ReturnStatus[]

export const returnBadges: Record<ReturnStatus, { label: string; color: BadgeColor }> = {
  REQUESTED: { label: 'Diajukan', color: 'yellow' },
  REVIEWING: { label: 'Menunggu Persetujuan', color: 'yellow' },
  APPROVED: { label: 'Disetujui', color: 'blue' },
  REJECTED: { label: 'Ditolak', color: 'red' },
  SENT_BACK: { label: 'Barang Dikirim Balik', color: 'blue' },
  RECEIVED: { label: 'Barang Diterima Penjual', color: 'sky' },
  REFUNDED: { label: 'Dana Dikembalikan', color: 'green' },
  REPLACED: { label: 'Barang Pengganti Dikirim', color: 'blue' },
  COMPLETED: { label: 'Selesai', color: 'green' },
  CANCELLED: { label: 'Dibatalkan', color: 'red' },
}
