import { assert } from '#shared/assert.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { changeCharge, findCharge } from '../../core/bills.ts'
import { isOrder, statusAt } from '../../core/rules.ts'
import { addHistory } from '../../core/store.ts'
import { goesBack, type PaymentOutcome, receivePayment } from '../charges/receive.ts'
import { closeReceipt, findReceipt, listReceipts, mimeOfFile, type ReceiptRow } from './store.ts'

export type ReceiptAnswer = { answer: 'confirm' } | { answer: 'refuse'; note: string }

/** The seller's answer to a receipt, once: the same answer again changes nothing, another one is refused. */
export function answerReceipt(
  scope: Scope,
  { id, ...asked }: { id: string } & ReceiptAnswer,
): Result<{ became?: PaymentOutcome }> {
  return inTransaction(scope, (tx) => {
    const receipt = findReceipt(tx.db, id)
    if (!receipt) return refused('not_found')
    const wanted = asked.answer === 'confirm' ? 'accepted' : 'refused'
    if (receipt.state !== 'waiting') return receipt.state === wanted ? accepted({}) : refused('order_step_impossible')
    if (asked.answer === 'confirm') return accepted({ became: acceptReceipt(tx, receipt) })
    refuseReceipt(tx, receipt, asked.note)
    return accepted({})
  })
}

/** The seller has seen the money on the shop's own account: it is a payment like any other. */
export function acceptReceipt(tx: Tx, { id, orderId, reference }: ReceiptRow): PaymentOutcome {
  closeReceipt(tx.db, id, { state: 'accepted', reason: '', answeredAt: tx.now })
  return receivePayment(tx, orderId, reference)
}

/** The shopper reads why, and may send another. */
export function refuseReceipt(tx: Tx, { id, orderId, reference }: ReceiptRow, reason: string): void {
  closeReceipt(tx.db, id, { state: 'refused', reason, answeredAt: tx.now })
  // The shop waits for the money again, unless the attempt has ended meanwhile.
  if (findCharge(tx.db, reference)?.state === 'review') changeCharge(tx.db, reference, { state: 'pending' })
  addHistory(tx.db, orderId, 'transfer_receipt_refused', tx.now, reason)
}

/** What a seller needs to find the transfer in the bank's list: what the shopper says, and the amount that is `due`. */
export function listReceiptsForSeller(scope: Scope, asked: { state: ReceiptRow['state']; page: number }) {
  const { rows, total } = listReceipts(scope.db, asked)
  const receipts = rows.map(({ receipt: { fileId: _, reference: _reference, ...said }, order, bill, ...rest }) => {
    const { number } = order
    const status = statusAt(order, scope.now)
    assert(isOrder(status), 'only an order that was placed has a receipt')
    return { ...said, ...rest, number, status, goesBack: said.state === 'waiting' && goesBack(scope, bill, order) }
  })
  return accepted({ receipts, total })
}

/** The file of a receipt; the Worker fetches its bytes. */
export function findReceiptFile({ db }: Scope, { id }: { id: string }): Result<{ fileId: string; mime: string }> {
  const receipt = findReceipt(db, id)
  const mime = receipt && mimeOfFile(db, receipt.fileId)
  return receipt && mime ? accepted({ fileId: receipt.fileId, mime }) : refused('not_found')
}
