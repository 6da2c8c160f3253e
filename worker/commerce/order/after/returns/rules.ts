import { limits } from '#shared/limits.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { shareOf } from '#commerce/ledger/rules.ts'
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
/** Goods by their price: those of earlier returns, and those of this return. */
interface Given {
  before: number
  worth: number
}

/**
 * The part of `whole` that falls on these goods, counted from the order's beginning, so that the parts add up to
 * exactly the whole.
 */
function partOf(whole: number, { subtotal }: Paid, { before, worth }: Given): number {
  const share = (value: number) => shareOf(whole, Math.min(value, subtotal), subtotal)
  return share(before + worth) - share(before)
}

/** The money that was paid for the goods: without their part of the order's voucher and coins. */
export const refundFor = (paid: Paid, given: Given): number =>
  partOf(Math.max(0, paid.subtotal - paid.discount - paid.coinsUsed), paid, given)

/** The price of the goods after vouchers, which their tax is counted from: of earlier returns, and of this one too. */
export const priceUntil = ({ subtotal, discount }: Paid, given: number): number =>
  partOf(subtotal - discount, { subtotal, discount, coinsUsed: 0 }, { before: 0, worth: given })

/** The coins that paid for the goods; `before`: the coins of earlier returns. */
export const coinsBackFor = (paid: Paid, given: Given): { coins: number; before: number } => ({
  coins: partOf(paid.coinsUsed, paid, given),
  before: partOf(paid.coinsUsed, paid, { before: 0, worth: given.before }),
})
