import { assert } from '#shared/assert.ts'
import { groupDigits } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { canMoveReturn, isReturnOver, returnStatus, type ReturnStatus } from '#shared/order/return-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { noteMoved } from '#commerce/catalog/movements.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { returnDaysFor } from '../../core/issued.ts'
import { moveOrder, planCompletion } from '../../core/move.ts'
import { hasStock, takenAway, takeStock } from '../../core/stock.ts'
import { findOrder } from '../../core/store.ts'
import type { OrderRow } from '../../core/tables.ts'
import { returnCoinsPart } from '#commerce/order/payment/charges/coins-and-wallet.ts'
import { refund } from '#commerce/order/payment/charges/refund.ts'
import { walletOwner } from '../../payment/refunds/store.ts'
import { sendOn } from './bank.ts'
import { coinsBackFor } from './rules.ts'
import { addReturnEvent, changeReturn, findReturn, hasAllSince, hasOpenReturn, listReturnLines } from './store.ts'
import type { ReturnRow } from './tables.ts'
import { backFor, givenBy, sendBy } from './views.ts'

type Done = Result<Record<never, never>>
type Facts = Partial<Pick<ReturnRow, 'courier' | 'receiptNumber' | 'replacementReceipt' | 'postageAsked'>>

/** Every change of a return goes through here, with its line in the history and what follows from it. */
export function moveReturn(
  tx: Tx,
  row: ReturnRow,
  to: ReturnStatus,
  { note = '', ...facts }: Facts & { note?: string } = {},
): Done {
  if (!canMoveReturn(row.status, to, row.solution)) return refused('return_step_impossible')
  const order = findOrder(tx.db, row.orderId)
  assert(order, 'a return always has its order')
  if (to === 'REPLACED' && !takePieces(tx, row)) return refused('replacement_sold_out')
  const paid = to === 'REFUNDED' ? payBack(tx, order, row) : null
  // Money that stays in the wallet was not sent to the account that was named.
  const where = paid && paid.sentOn === null ? { accountId: null } : {}
  const postage = unansweredPostage(row, to) ? { postagePaid: 0, postageAt: tx.now } : {}
  const money = paid ? { refunded: paid.refunded } : {}
  const changed = { ...facts, ...where, ...postage, ...money, status: to }
  changeReturn(tx.db, row.id, changed)
  const said = [note, paid?.coins ?? '', paid?.sentOn ?? '']
  addReturnEvent(tx.db, row.id, to, tx.now, said.filter(Boolean).join('. ').slice(0, limits.noteChars))
  planNext(tx, row, to)
  if (to === 'REPLACED') planCompletion(tx, { order })
  publish(tx, 'return_moved', { order, row: { ...row, ...changed }, to })
  if (isReturnOver(to)) endOrder(tx, row.orderId)
  return accepted({})
}

/** A return that ends without its goods replaces no postage, and nobody waits for an answer about it. */
const unansweredPostage = ({ postageAsked, postagePaid }: ReturnRow, to: ReturnStatus): boolean =>
  postageAsked !== null && postagePaid === null && !returnStatus[to].takesPieces

/**
 * The replacement comes off the shelf, all of it or nothing. What came back is counted by the seller, who has seen it.
 */
function takePieces(tx: Tx, { id, orderId }: ReturnRow): boolean {
  const pieces = listReturnLines(tx.db, id)
  if (!pieces.every(({ variantId, quantity }) => hasStock(tx.db, variantId, quantity))) return false
  noteMoved(tx, 'exchanged', takenAway(pieces), orderId)
  return pieces.every(({ variantId, quantity }) => takeStock(tx.db, variantId, quantity))
}

/**
 * The part of what was paid that fell on these goods, once: money goes into the customer's wallet, coins to the coins.
 * Returns what the history says about it.
 */
function payBack(tx: Tx, order: OrderRow, row: ReturnRow): { refunded: number; coins: string; sentOn: string | null } {
  const given = givenBy(tx.db, order, row)
  const refunded = backFor(tx.db, order, given)
  // A removed account has no coins any more.
  const { coins, before } = walletOwner(tx.db, order) === null ? { coins: 0, before: 0 } : coinsBackFor(order, given)
  refund(tx, order, 'refund_return', row.id, refunded)
  returnCoinsPart(tx, order, { amount: coins, before, ref: row.id })
  publish(tx, 'goods_refunded', { order, returned: refunded, given, ref: row.id })
  const sentOn = refunded > 0 ? sendOn(tx, row, { amount: refunded, placedAt: order.placedAt }) : null
  return { refunded, coins: coins > 0 ? `${groupDigits(coins)} koin kembali` : '', sentOn }
}

/**
 * What happens by itself: goods that are not sent in time stay with the shopper; what is settled ends after the shop's
 * days for returns.
 */
function planNext(scope: Scope, { id, orderId, solution }: ReturnRow, to: ReturnStatus): void {
  if (to === 'APPROVED' && solution !== 'refund') scope.scheduler.plan('end-return', id, sendBy(scope.now))
  else if (to === 'REFUNDED' || to === 'REPLACED')
    scope.scheduler.plan('end-return', id, returnWindowEnd(scope.now, returnDaysFor(scope, orderId)))
  else scope.scheduler.drop('end-return', id)
}

/** A job: it may come late, twice or never. */
export function endReturn(returnId: string, tx: Tx): void {
  const row = findReturn(tx.db, returnId)
  if (row?.status === 'APPROVED')
    moveReturn(tx, row, 'CANCELLED', { note: 'Barang tidak dikirim balik sampai batas waktunya' })
  else if (row?.status === 'REFUNDED' || row?.status === 'REPLACED') moveReturn(tx, row, 'COMPLETED')
}

/**
 * When the last return is over and the days for returns have ended, the order is over, too; before that its own job
 * comes.
 */
function endOrder(tx: Tx, orderId: string): void {
  const order = findOrder(tx.db, orderId)
  if (order?.status !== 'DELIVERED' || !order.deliveredAt || hasOpenReturn(tx.db, orderId)) return
  if (tx.now >= returnWindowEnd(hasAllSince(tx.db, order, order.deliveredAt), returnDaysFor(tx, orderId)))
    moveOrder(tx, order, 'COMPLETED')
}
