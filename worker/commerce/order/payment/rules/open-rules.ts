import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'

/** A line of an order, and what is known of its variant. */
export interface HeldLine {
  name: string
  quantity: number
  /** Pieces that are left, before this order. */
  stock: number
  /** Pieces that unpaid orders hold: those of this shopper, and those of everybody. */
  mine: number
  held: number
  /** It costs what a flash sale says. */
  flash: boolean
}

/**
 * Orders that wait for money, or did within the last day, were placed after this: an order waits a day, and a transfer
 * receipt gives it another.
 */
export const placedSince = (now: Date): Date =>
  new Date(now.getTime() - (limits.paymentHours + limits.receiptCheckHours + 24) * 3_600_000)

const poolOf = ({ stock, held }: HeldLine): number => stock + held

/** With further unpaid orders nobody holds more than half of what could be sold; a few pieces are always possible. */
export function piecesProblem(line: HeldLine): Refused | null {
  const total = line.mine + line.quantity
  const tooMany = line.mine > 0 && total > limits.unpaidPiecesFree && total * 2 > poolOf(line)
  return tooMany ? refused('pieces_unpaid', { name: line.name, held: line.mine }) : null
}

/** How many tenths of a variant a large order takes; 0: the order is not large. */
export const tenthsOf = (line: HeldLine): number =>
  line.quantity > limits.largeOrderPieces && line.quantity * 10 > poolOf(line)
    ? Math.ceil((line.quantity * 10) / poolOf(line))
    : 0

/** Others wait for these pieces: they are on sale for a moment, or the order takes most of what is left. */
export const isScarce = (line: HeldLine): boolean => line.flash || line.quantity * 2 > line.stock || tenthsOf(line) > 0
