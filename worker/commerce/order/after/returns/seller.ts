import type { OrderLine } from '#shared/api/order/order-line.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { skusOf } from '#commerce/catalog/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { findOrder, idOfNamed } from '../../core/store.ts'
import { moveReturn } from './move.ts'
import { decidePostage, mostUnasked } from './postage.ts'
import { addReturnEvent, changeReturn, findReturn, listReturns, listReturnsOf, listWaitingReturns } from './store.ts'
import type { ReturnRow } from './tables.ts'
import { amountOf, returnView } from './views.ts'

/** What a seller does to a return. */
export type ReturnStep =
  | { step: 'review' }
  | { step: 'approve'; note: string }
  | { step: 'reject'; note: string }
  | { step: 'receive' }
  | { step: 'refund'; note: string }
  | { step: 'replace'; receiptNumber: string | null }
  | { step: 'correct-receipt'; receiptNumber: string }
  | { step: 'postage'; amount: number; note: string }

/** Goods can be brought to the shop, and a shopper who has sent them may have typed no receipt number. */
function receive(tx: Tx, row: ReturnRow): Result<Record<never, never>> {
  const sent = row.status === 'APPROVED' ? moveReturn(tx, row, 'SENT_BACK') : accepted({})
  return sent.ok ? moveReturn(tx, findReturn(tx.db, row.id) ?? row, 'RECEIVED') : sent
}

/** Where goods are fetched the replacement can be handed over, without a receipt number: that is ''. */
function replace(tx: Tx, row: ReturnRow, receiptNumber: string | null): Result<Record<never, never>> {
  if (receiptNumber !== null) return moveReturn(tx, row, 'REPLACED', { replacementReceipt: receiptNumber })
  const order = findOrder(tx.db, row.orderId)
  if (!order || !deliveryWay[order.delivery].fetched)
    return refused('input_invalid', {}, { receiptNumber: 'only what is handed over at the counter goes without' })
  return moveReturn(tx, row, 'REPLACED', { replacementReceipt: '', note: 'Diserahkan di toko' })
}

/** The number of what was sent instead was typed wrong: the history keeps both, and the shopper gets the right one. */
function correctReplacement(tx: Tx, row: ReturnRow, receiptNumber: string): Result<Record<never, never>> {
  const order = findOrder(tx.db, row.orderId)
  const { id, status, replacementReceipt: before } = row
  if (!order || status !== 'REPLACED' || !before) return refused('return_step_impossible')
  if (before === receiptNumber) return accepted({})
  changeReturn(tx.db, id, { replacementReceipt: receiptNumber })
  addReturnEvent(tx.db, id, status, tx.now, `Resi diperbaiki: ${before} → ${receiptNumber}`)
  publish(tx, 'replacement_corrected', { order, row: { ...row, replacementReceipt: receiptNumber } })
  return accepted({})
}

/**
 * Takes one step, in one transaction. A step that is not possible from the return's status is refused and changes
 * nothing.
 */
export function takeReturnStep(
  scope: Scope,
  { returnId, ...asked }: { returnId: string } & ReturnStep,
): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const row = findReturn(tx.db, returnId)
    if (!row) return refused('return_unknown')
    switch (asked.step) {
      case 'review':
        return moveReturn(tx, row, 'REVIEWING')
      case 'approve':
        return moveReturn(tx, row, 'APPROVED', { note: asked.note })
      case 'reject':
        return moveReturn(tx, row, 'REJECTED', { note: asked.note })
      case 'receive':
        return receive(tx, row)
      case 'postage':
        return decidePostage(tx, row, asked)
      case 'refund':
        return moveReturn(tx, row, 'REFUNDED', { note: asked.note })
      case 'replace':
        return replace(tx, row, asked.receiptNumber)
      case 'correct-receipt':
        return correctReplacement(tx, row, asked.receiptNumber)
    }
  })
}

interface Listed {
  page: number
  waiting: boolean
  /** All of this order, by its id or its number, in one page; null: of every order. */
  orderId: string | null
}
function rowsFor(db: Db, { page, waiting, orderId: named }: Listed) {
  const orderId = named === null ? null : idOfNamed(db, named)
  const part = { index: page, size: limits.pageSize }
  if (orderId === null) return waiting ? listWaitingReturns(db, part) : listReturns(db, { customerId: null, ...part })
  const rows = listReturnsOf(db, orderId).map((row) => ({ row }))
  return { rows, total: rows.length }
}
/** The seller's list of returns with all their details: the newest first, or of those that wait the oldest. */
export function listReturnsForSeller(scope: Scope, asked: Listed) {
  const { rows, total } = rowsFor(scope.db, asked)
  const viewOf = (row: ReturnRow) => {
    const order = findOrder(scope.db, row.orderId)
    const view = returnView(scope, row, order)
    // An exchange whose goods are sold out is paid back, too.
    const worth = order && row.solution === 'exchange' && row.refunded === null ? amountOf(scope.db, order, row) : null
    return { ...view, worth: worth ?? view.amount, postageUnasked: mostUnasked(scope.shop, row, order) }
  }
  const views = rows.map(({ row }) => viewOf(row))
  const skus = skusOf(scope.db, [...new Set(views.flatMap(({ lines }) => lines.map(codeOf)))])
  const lineOf = (line: OrderLine) => ({ ...line, itemId: codeOf(line), sku: skus.get(codeOf(line)) ?? '' })
  return accepted({ returns: views.map((view) => ({ ...view, lines: view.lines.map(lineOf) })), total })
}
const codeOf = ({ itemId }: OrderLine): string => itemId ?? ''
