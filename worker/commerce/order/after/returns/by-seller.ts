import { assert } from '#shared/assert.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { refundedBySeller } from '#shared/order/return-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { isOrder } from '../../core/rules.ts'
import type { OrderRow } from '../../core/tables.ts'
import { listDigitalBought } from '../../fulfilment/digital/store.ts'
import { walletOwner } from '../../payment/refunds/store.ts'
import { moveReturn } from './move.ts'
import { addReturn, addReturnEvent, findReturn, newReturnNumber } from './store.ts'

interface Asked {
  itemId: string
  /** How many pieces of the line are paid back then, with those of before: said twice, it is done once. */
  pieces: number
  note: string
}

/**
 * The seller pays pieces of a digital line back: codes that are missing, or a file that is the wrong one. It is a return
 * that nobody has asked for and nothing comes back of, so money, coins and commission go the way of every return.
 */
export function refundDigital(tx: Tx, order: OrderRow, { itemId, pieces, note }: Asked): Result<Record<never, never>> {
  if (!isOrder(order.status) || !orderStatus[order.status].returnable) return refused('order_step_impossible')
  const found = listDigitalBought(tx.db, order.id).find(({ line }) => line.variantId === itemId)
  if (!found) return refused('item_unknown')
  if (pieces > found.line.quantity) return refused('return_too_much')
  if (pieces <= found.paidBack) return refused('refund_answered')
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
  addReturn(tx.db, { row, lines: [{ variantId: itemId, quantity: pieces - found.paidBack }], photos: [] })
  addReturnEvent(tx.db, id, 'APPROVED', tx.now, '')
  // Nothing is waited for any more, so it is over at once.
  for (const to of ['REFUNDED', 'COMPLETED'] as const) {
    const now = findReturn(tx.db, id)
    assert(now && moveReturn(tx, now, to).ok, 'an approved refund is paid back and over, whatever its order')
  }
  return accepted({})
}
