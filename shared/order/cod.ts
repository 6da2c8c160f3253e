import { limits } from '#shared/limits.ts'
import { wayOfGoods } from './delivery-way.ts'
import { isHandoverMark } from './payment-way.ts'

interface Takes {
  /** The marks of the ways to pay. */
  payments: readonly string[]
  /** The most that its couriers collect. */
  codMax: number
}

interface Piece {
  digital: boolean
  price: number
}

/** Whether one piece may be paid to the courier, as far as the shop says: the checkout decides for address and total. */
export const maybeCod = (piece: Piece, { payments, codMax }: Takes): boolean =>
  wayOfGoods(piece).takesMoney !== null &&
  payments.some(isHandoverMark) &&
  piece.price >= limits.codMinRupiah &&
  piece.price <= codMax
