import { and, eq, inArray } from 'drizzle-orm'
import { orderLines } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { removeNotes } from './notes.ts'
import { ownersOf } from './store.ts'
import { cartLines } from './tables.ts'

/**
 * Takes what was bought, and the note that came with it, out of the shopper's cart. When the shopper signed in
 * meanwhile, it may still be the guest's cart.
 */
export function removePurchased({ db }: Tx, { order }: ShopEvents['order_placed']): void {
  const owners = ownersOf(order)
  const bought = db.select({ id: orderLines.variantId }).from(orderLines).where(eq(orderLines.orderId, order.id))
  db.delete(cartLines)
    .where(and(inArray(cartLines.owner, owners), inArray(cartLines.variantId, bought)))
    .run()
  removeNotes(db, owners)
}
