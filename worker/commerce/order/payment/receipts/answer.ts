import { accepted, refused, type Result } from '#shared/result.ts'
import { settle } from '../receive.ts'
import { addEvent, changeCharge, findCharge } from '../../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { closeReceipt, findReceipt, listReceipts, mimeOfFile, type ReceiptRow } from './store.ts'

export type ProofAnswer = { answer: 'confirm' } | { answer: 'refuse'; note: string }

/** The seller's word on a proof, once: the same word again changes nothing, another one is refused. */
export function answerReceipt(
  scope: Scope,
  { id, ...said }: { id: string } & ProofAnswer,
): Result<Record<never, never>> {
  return scope.db.transaction(() => {
    const receipt = findReceipt(scope.db, id)
    if (!receipt) return refused('not_found')
    const wanted = said.answer === 'confirm' ? 'accepted' : 'refused'
    if (receipt.state !== 'waiting') return receipt.state === wanted ? accepted({}) : refused('order_step_impossible')
    if (said.answer === 'confirm') acceptReceipt(scope, receipt)
    else refuseReceipt(scope, receipt, said.note)
    return accepted({})
  })
}

/** The money was seen on the shop's own account: it is a payment like any other. Inside the caller's transaction. */
export function acceptReceipt(scope: Scope, { id, orderId, reference }: ReceiptRow): void {
  closeReceipt(scope.db, id, { state: 'accepted', reason: '', answeredAt: scope.now })
  settle(scope, orderId, reference)
}

/** The shopper reads why, and may send another. Inside the caller's transaction. */
export function refuseReceipt(scope: Scope, { id, orderId, reference }: ReceiptRow, reason: string): void {
  closeReceipt(scope.db, id, { state: 'refused', reason, answeredAt: scope.now })
  // Unless the attempt has ended meanwhile, it is waited for again.
  if (findCharge(scope.db, reference)?.state === 'review') changeCharge(scope.db, reference, { state: 'pending' })
  addEvent(scope.db, orderId, 'transfer_receipt_refused', scope.now, reason)
}

/** What a seller needs to find the transfer in the bank's list; `due` beside what the shopper says. */
export function listReceiptsForSeller({ db }: Scope, asked: { state: ReceiptRow['state']; page: number }) {
  const { rows, total } = listReceipts(db, asked)
  const receipts = rows.map(({ receipt: { fileId: _, reference: _reference, ...said }, ...order }) => ({
    ...said,
    ...order,
  }))
  return accepted({ receipts, total })
}

/** Which file a proof is; its bytes are the Worker's to fetch. */
export function findReceiptFile({ db }: Scope, { id }: { id: string }): Result<{ fileId: string; mime: string }> {
  const receipt = findReceipt(db, id)
  const mime = receipt && mimeOfFile(db, receipt.fileId)
  return receipt && mime ? accepted({ fileId: receipt.fileId, mime }) : refused('not_found')
}
