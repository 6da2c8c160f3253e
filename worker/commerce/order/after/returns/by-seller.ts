import { assert } from '#shared/assert.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { refundedBySeller } from '#shared/order/return-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findBill } from '../../core/bills.ts'
import { isOrder } from '../../core/rules.ts'
import { listLines } from '../../core/store.ts'
import type { OrderRow } from '../../core/tables.ts'
import { walletOwner } from '../../payment/refunds/store.ts'
import { moveReturn } from './move.ts'
import { countOf } from './rules.ts'
import { addReturn, addReturnEvent, findReturn, listGiven, newReturnNumber } from './store.ts'

interface Asked {
  itemId: string
  /** How many pieces of the line are paid back then, with those of before: said twice, it is done once. */
  pieces: number
  note: string
}

/**
 * The seller pays pieces of a line back that have arrived: codes that are missing, a wrong file, goods about which buyer
 * and seller have agreed in a chat, also a guest's. It is a return that nobody has requested and that brings nothing
 * back, so money, coins and commission go the way of every return.
 */
export function payPiecesBack(tx: Tx, order: OrderRow, { itemId, pieces, note }: Asked): Result<Record<never, never>> {
  const arrived = isOrder(order.status) && orderStatus[order.status].returnable
  if (!arrived || findBill(tx.db, order.id)?.status !== 'PAID') return refused('order_step_impossible')
  const line = listLines(tx.db, order.id).find(({ variantId }) => variantId === itemId)
  if (!line) return refused('item_unknown')
  const given = listGiven(tx.db, order.id)
  const paidBack = countOf(
    given.filter(({ isPaidBack }) => isPaidBack),
    itemId,
  )
  // Those that the shopper is giving back now have a return of their own.
  const open = countOf(given, itemId) - paidBack
  if (pieces > line.quantity - open) return refused('return_too_much')
  if (pieces <= paidBack) return refused('refund_answered')
  const id = tx.newId()
  const row = {
    id,
    number: newReturnNumber(tx),
    orderId: order.id,
    customerId: walletOwner(tx.db, order),
    bySeller: true,
    status: 'APPROVED',
    solution: 'refund',
    reason: refundedBySeller,
    description: note,
    createdAt: tx.now,
  } as const
  addReturn(tx.db, { row, lines: [{ variantId: itemId, quantity: pieces - paidBack }], photos: [] })
  addReturnEvent(tx.db, id, 'APPROVED', tx.now, '')
  // Nothing is waited for any more, so it is over at once.
  for (const to of ['REFUNDED', 'COMPLETED'] as const) {
    const now = findReturn(tx.db, id)
    assert(now && moveReturn(tx, now, to).ok, 'an approved refund is paid back and over, whatever its order')
  }
  return accepted({})
}
