import { limits } from '#shared/limits.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { partOf } from '#shared/order/share.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { isOrder } from '../../core/rules.ts'
import type { OrderRow } from '../../core/tables.ts'

type Delivered = Pick<OrderRow, 'status' | 'delivery' | 'customerId' | 'deliveredAt'>
/**
 * When the days for a return of this order end, or ended; null: it has none. Shoppers who have confirmed the delivery may
 * still find something wrong.
 */
export function returnEnd({ status, delivery, customerId, deliveredAt }: Delivered, returnDays: number): Date | null {
  const possible =
    isOrder(status) && orderStatus[status].returnable && deliveryWay[delivery].returnable && customerId !== null
  return possible && deliveredAt !== null ? returnWindowEnd(deliveredAt, returnDays) : null
}

interface Piece {
  variantId: string
  quantity: number
}

/** How many pieces of a variant there are. */
export const countOf = (pieces: readonly Piece[], variantId: string): number =>
  pieces.reduce((sum, piece) => (piece.variantId === variantId ? sum + piece.quantity : sum), 0)

/** How many pieces of each line can still be given back. */
export function leftOf<L extends Piece>(bought: readonly L[], given: readonly Piece[]): L[] {
  return bought.flatMap((line) => {
    const gone = countOf(given, line.variantId)
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : []
  })
}

/** Whether the request is possible: known lines, each named once, and no more pieces than are left. */
export function fits(asked: readonly Piece[], left: readonly Piece[]): boolean {
  if (new Set(asked.map(({ variantId }) => variantId)).size !== asked.length) return false
  return asked.every(
    ({ variantId, quantity }) => (left.find((line) => line.variantId === variantId)?.quantity ?? 0) >= quantity,
  )
}

/** Whether all the named files were found, and are as many photos and videos of the unboxing as allowed. */
export function shows(kinds: readonly string[], named: number): boolean {
  const videos = kinds.filter(isVideo).length
  const photos = kinds.filter((mime) => mime.startsWith('image/')).length
  return photos + videos === named && photos <= limits.returnPhotos && videos <= limits.returnVideos
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

type Given = Parameters<typeof partOf>[2]

/** The money that was paid for all goods of an order: without its voucher and coins. */
export const moneyFor = ({ subtotal, discount, coinsUsed }: Paid): number =>
  Math.max(0, subtotal - discount - coinsUsed)

/** The money that was paid for the goods: without their part of the order's voucher and coins. */
export const refundFor = (paid: Paid, given: Given): number => partOf(moneyFor(paid), paid.subtotal, given)

/** The coins that paid for the goods; `before`: the coins of earlier returns. */
export const coinsBackFor = ({ coinsUsed, subtotal }: Paid, given: Given): { coins: number; before: number } => ({
  coins: partOf(coinsUsed, subtotal, given),
  before: partOf(coinsUsed, subtotal, { before: 0, worth: given.before }),
})

/** What a credit note says of goods, earlier returns and this one: their money and their coins, to the rupiah. */
export function priceUntil(paid: Paid, worth: number): number {
  const given = { before: 0, worth }
  return refundFor(paid, given) + coinsBackFor(paid, given).coins
}
