import type { BadgeColor } from './order-status.ts'

/** The life of a return. */
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
  refund: 'Dana Kembali Tanpa Kirim Barang',
  'return-refund': 'Kirim Barang, Dana Kembali',
  exchange: 'Tukar Barang',
}

/** For these the seller pays the way back, too: ask `shopPaysPostage`. */
const sellersFault = [
  'Barang rusak',
  'Barang tidak sesuai deskripsi',
  'Barang salah kirim',
  'Barang kurang/tidak lengkap',
  'Barang tidak berfungsi',
] as const
export const returnReasons = [...sellersFault, 'Ukuran tidak sesuai', 'Paket tidak sampai', 'Lainnya'] as const
/** Of this alone there is nothing to photograph, and nothing to send back. */
export const neverCame = 'Paket tidak sampai' satisfies (typeof returnReasons)[number]
/** In the history of an order: its shopper has said that the parcel came. */
export const deliveryConfirmed = 'delivery_confirmed'
/** Whether its shopper can still say that it never came; `history`: the kinds of what happened to it. */
export const mayNeverHaveCome = (status: string, history: readonly string[]): boolean =>
  status !== 'COMPLETED' && !history.includes(deliveryConfirmed)

/** Who pays the way back. A shop's page about returns says the same. */
export const returnShipping =
  'Ongkos kirim pengembalian ditanggung toko bila barang rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ditanggung pembeli.'

/** The same in short, where somebody only asks for a return. */
export const returnShippingShort = 'Ongkir pengembalian ditanggung toko, kecuali Anda berubah pikiran.'

/** The shopper posts it; the postage is requested with the parcel's number, or, where the shop has no such way, by hand. */
const sentAtSellersCost = {
  asked: 'Ongkos kirim pengembalian ditanggung toko: isi ongkir yang Anda bayar dan foto struknya.',
  byHand: 'Ongkos kirim pengembalian ditanggung toko: simpan struknya, lalu minta penggantiannya ke toko.',
}

/** The one rule of who pays the way back: the shop, when the reason is its fault. */
export const shopPaysPostage = (reason: string): boolean => sellersFault.some((one) => one === reason)

/** The same for a return whose reason is known; some reasons leave it open. */
export const returnShippingOf = (reason: string, asked: boolean): string =>
  shopPaysPostage(reason) ? sentAtSellersCost[asked ? 'asked' : 'byHand'] : returnShipping

/** The reason of what the seller pays back without a request; shoppers cannot choose it. */
export const refundedBySeller = 'Dikembalikan oleh toko'

/** A move behind a solution is one that only such a return makes. */
type Move = ReturnStatus | `${ReturnSolution}:${ReturnStatus}`

interface StatusFacts {
  /** What the shopper reads. */
  label: string
  color: BadgeColor
  /** Where a return goes from here; ask `canMoveReturn`. A return without a move is over. */
  moves: readonly Move[]
  /** Its pieces go back to the shop, or have gone back: they cannot be requested again. */
  takesPieces: boolean
  /** The goods are back and were what the seller expected, unless it is a refund alone. */
  cameBack?: true
  /** Who has to act for it to go on; null: nobody, it is over or goes on by itself. */
  waitsFor: 'seller' | 'buyer' | 'courier' | null
}

const takesPieces = true
const cameBack = true
/** Everything that is known of a status, in one place. */
export const returnStatus: Readonly<Record<ReturnStatus, StatusFacts>> = {
  REQUESTED: {
    label: 'Menunggu Diperiksa',
    color: 'yellow',
    moves: ['REVIEWING', 'APPROVED', 'REJECTED', 'CANCELLED'],
    takesPieces,
    waitsFor: 'seller',
  },
  REVIEWING: {
    label: 'Sedang Diperiksa',
    color: 'yellow',
    moves: ['APPROVED', 'REJECTED', 'CANCELLED'],
    takesPieces,
    waitsFor: 'seller',
  },
  APPROVED: {
    label: 'Disetujui',
    color: 'blue',
    moves: ['refund:REFUNDED', 'return-refund:SENT_BACK', 'exchange:SENT_BACK', 'CANCELLED'],
    takesPieces,
    waitsFor: 'buyer',
  },
  REJECTED: { label: 'Ditolak', color: 'red', moves: [], takesPieces: false, waitsFor: null },
  SENT_BACK: {
    label: 'Barang Dikirim Balik',
    color: 'blue',
    // Nobody may have sent anything: any number can be typed.
    moves: ['RECEIVED', 'REJECTED', 'CANCELLED'],
    takesPieces,
    waitsFor: 'courier',
  },
  RECEIVED: {
    label: 'Barang Diterima Toko',
    color: 'sky',
    // What came may be something else.
    moves: ['return-refund:REFUNDED', 'exchange:REPLACED', 'exchange:REFUNDED', 'REJECTED'],
    takesPieces,
    cameBack,
    waitsFor: 'seller',
  },
  REFUNDED: { label: 'Dana Dikembalikan', color: 'green', moves: ['COMPLETED'], takesPieces, cameBack, waitsFor: null },
  REPLACED: {
    label: 'Barang Pengganti Dikirim',
    color: 'blue',
    moves: ['COMPLETED'],
    takesPieces,
    cameBack,
    waitsFor: null,
  },
  COMPLETED: { label: 'Selesai', color: 'green', moves: [], takesPieces, cameBack, waitsFor: null },
  CANCELLED: { label: 'Dibatalkan', color: 'red', moves: [], takesPieces: false, waitsFor: null },
}

/** Every move of a status asks here first. */
export const canMoveReturn = (from: ReturnStatus, to: ReturnStatus, solution: ReturnSolution): boolean =>
  returnStatus[from].moves.some((move) => move === to || move === `${solution}:${to}`)

/** Its goods have come back and were what the seller expected. */
export const goodsCameBack = (status: ReturnStatus, solution: ReturnSolution): boolean =>
  solution !== 'refund' && returnStatus[status].cameBack === true

/** Nothing more happens to it. */
export const isReturnOver = (status: ReturnStatus): boolean => returnStatus[status].moves.length === 0

export const openReturnStatuses: readonly ReturnStatus[] = returnStatuses.filter((status) => !isReturnOver(status))
/** Returns in it wait for this one. */
export const returnStatusesWaitingFor = (who: 'seller' | 'courier'): readonly ReturnStatus[] =>
  returnStatuses.filter((status) => returnStatus[status].waitsFor === who)
export const returnStatusesThatTakePieces: readonly ReturnStatus[] = returnStatuses.filter(
  (status) => returnStatus[status].takesPieces,
)
