import { hourMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'

/** A line of an order, and what is known of its variant. */
export interface HeldLine {
  variantId: string
  name: string
  quantity: number
  /** Pieces that are left, before this order. */
  stock: number
  /** Pieces that unpaid orders of this shopper hold. */
  mine: number
  /**
   * Pieces that unpaid orders of everybody hold; for an order to be paid on delivery also what such orders from this
   * network have just taken.
   */
  held: number
  /** Of those, what is of this network: unpaid orders of the last hour, and what was just taken. */
  near: number
  /** What is left of the flash sale that gives its price; null: none does. */
  flash: number | null
}

/**
 * Orders that wait for money, or did within the last day, were placed after this: an order waits a day, and a transfer
 * receipt gives it another.
 */
export const placedSince = (now: Date): Date =>
  new Date(now.getTime() - (limits.paymentHours + limits.receiptCheckHours + 24) * hourMs)

const poolOf = ({ stock, held }: Pick<HeldLine, 'stock' | 'held'>): number => stock + held

/** With further unpaid orders nobody holds more than half of what could be sold; a few pieces are always possible. */
export function piecesProblem(line: HeldLine): Refused | null {
  return isMostOf(line.mine, line.quantity, poolOf(line), limits.unpaidPiecesFree)
    ? refused('pieces_unpaid', { name: line.name, held: line.mine })
    : null
}

/**
 * Cookies and phones are invented in a moment, so whatever they say, one network holds no more than half of what could be
 * sold, and unpaid orders no more than half of a flash sale, unless the shopper's contact is proven. One order alone is
 * bounded by its own rules.
 */
export const needsProof = ({ near, held, quantity, flash, ...line }: HeldLine): boolean =>
  // Pieces that are gone are sold out for everybody.
  quantity <= line.stock &&
  (isMostOf(near, quantity, poolOf({ ...line, held }), limits.strangersPiecesFree) ||
    (flash !== null && isMostOf(held, quantity, flash + held, limits.strangersPiecesFree)))

const isMostOf = (before: number, wanted: number, pool: number, free: number): boolean =>
  before > 0 && before + wanted > free && (before + wanted) * 2 > pool

/** How many tenths of a variant a large order takes; 0: the order is not large. */
export const tenthsOf = (line: HeldLine): number =>
  line.quantity > limits.largeOrderPieces && line.quantity * 10 > poolOf(line)
    ? Math.ceil((line.quantity * 10) / poolOf(line))
    : 0

/** Others wait for these pieces: they are on sale for a moment, or the order takes most of what is left. */
export const isScarce = (line: HeldLine): boolean =>
  line.flash !== null || line.quantity * 2 > line.stock || tenthsOf(line) > 0
