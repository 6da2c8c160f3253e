import { limits } from '#shared/limits.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import { isVideo } from '#commerce/files/rules.ts'

/**
 * When the days for returns have ended: the shop's, in working days after the delivery, and never fewer than the law's.
 */
export const windowEnd = (deliveredAt: Date, returnDays: number): Date =>
  afterWorkingDays(deliveredAt, Math.max(returnDays, limits.returnWindowDaysMin))

/**
 * Until when a return of this order can be asked for; null: it cannot be. Who has confirmed it may still find what is
 * wrong.
 */
export function returnUntil(
  order: { status: string; digital: boolean; customerId: string | null; deliveredAt: Date | null },
  returnDays: number,
  now: Date,
): Date | null {
  if (
    (order.status !== 'DELIVERED' && order.status !== 'COMPLETED') ||
    order.digital ||
    order.customerId === null ||
    order.deliveredAt === null
  )
    return null
  const end = windowEnd(order.deliveredAt, returnDays)
  return now < end ? end : null
}

interface Piece {
  variantId: string
  quantity: number
}

/** How many pieces of each line can still be given back. */
export function leftOf<L extends Piece>(bought: readonly L[], given: readonly Piece[]): L[] {
  return bought.flatMap((line) => {
    const gone = given.reduce(
      (sum, { variantId, quantity }) => (variantId === line.variantId ? sum + quantity : sum),
      0,
    )
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : []
  })
}

/** Whether what is asked for is there: known lines, each named once, no more pieces than are left. */
export function fits(asked: readonly Piece[], left: readonly Piece[]): boolean {
  if (new Set(asked.map(({ variantId }) => variantId)).size !== asked.length) return false
  return asked.every(
    ({ variantId, quantity }) => (left.find((line) => line.variantId === variantId)?.quantity ?? 0) >= quantity,
  )
}

/** Whether files of these kinds, of so many that were named, can be shown: photos, and a film of the unboxing. */
export function shows(kinds: readonly string[], named: number): boolean {
  const films = kinds.filter(isVideo).length
  const pictures = kinds.filter((mime) => mime.startsWith('image/')).length
  return pictures + films === named && pictures <= limits.returnPhotos && films <= limits.returnVideos
}

export const worthOf = (
  pieces: readonly Piece[],
  bought: readonly { variantId: string; unitPrice: number }[],
): number =>
  pieces.reduce(
    (sum, { variantId, quantity }) =>
      sum + quantity * (bought.find((line) => line.variantId === variantId)?.unitPrice ?? 0),
    0,
  )

interface Paid {
  subtotal: number
  discount: number
  coinsUsed: number
}
/** Goods by their price: those that have gone back already, and those of this return. */
interface Given {
  before: number
  worth: number
}

/**
 * The part of `whole` that falls on these goods, counted from the order's beginning, so that the parts add up to
 * exactly the whole.
 */
function partOf(whole: number, { subtotal }: Paid, { before, worth }: Given): number {
  const share = (value: number) => (subtotal === 0 ? 0 : Math.floor((whole * Math.min(value, subtotal)) / subtotal))
  return share(before + worth) - share(before)
}

/** What the goods were really paid with: the part of the order's voucher and coins that fell on them is not money. */
export const refundFor = (paid: Paid, given: Given): number =>
  partOf(Math.max(0, paid.subtotal - paid.discount - paid.coinsUsed), paid, given)

/** The coins that fell on the goods; `before`: those that fell on what has gone back already. */
export const coinsBackFor = (paid: Paid, given: Given): { coins: number; before: number } => ({
  coins: partOf(paid.coinsUsed, paid, given),
  before: partOf(paid.coinsUsed, paid, { before: 0, worth: given.before }),
})
