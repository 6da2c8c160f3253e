import { accepted, refused, type Result } from '#shared/result.ts'
import { settle } from '../settle.ts'
import { addEvent, changeCharge, findCharge } from '../../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { closeProof, findProof, listProofs, mimeOfFile, type ProofRow } from './store.ts'

export type ProofAnswer = { answer: 'confirm' } | { answer: 'refuse'; note: string }

/** The seller's word on a proof, once: the same word again changes nothing, another one is refused. */
export function answerProof(scope: Scope, { id, ...said }: { id: string } & ProofAnswer): Result<Record<never, never>> {
  return scope.db.transaction(() => {
    const proof = findProof(scope.db, id)
    if (!proof) return refused('not_found')
    const wanted = said.answer === 'confirm' ? 'accepted' : 'refused'
    if (proof.state !== 'waiting') return proof.state === wanted ? accepted({}) : refused('order_step_impossible')
    if (said.answer === 'confirm') acceptProof(scope, proof)
    else refuseProof(scope, proof, said.note)
    return accepted({})
  })
}

/** The money was seen on the shop's own account: it is a payment like any other. Inside the caller's transaction. */
export function acceptProof(scope: Scope, { id, saleId, reference }: ProofRow): void {
  closeProof(scope.db, id, { state: 'accepted', reason: '', answeredAt: scope.now })
  settle(scope, saleId, reference)
}

/** The shopper reads why, and may send another. Inside the caller's transaction. */
export function refuseProof(scope: Scope, { id, saleId, reference }: ProofRow, reason: string): void {
  closeProof(scope.db, id, { state: 'refused', reason, answeredAt: scope.now })
  // Unless the attempt has ended meanwhile, it is waited for again.
  if (findCharge(scope.db, reference)?.state === 'review') changeCharge(scope.db, reference, { state: 'pending' })
  addEvent(scope.db, saleId, 'payment_proof_refused', scope.now, reason)
}

/** What a seller needs to find the transfer in the bank's list; `due` beside what the shopper says. */
export function listProofsForSeller({ db }: Scope, asked: { state: ProofRow['state']; page: number }) {
  const { rows, total } = listProofs(db, asked)
  const proofs = rows.map(({ proof: { fileId: _, reference: _reference, ...said }, ...order }) => ({
    ...said,
    ...order,
  }))
  return accepted({ proofs, total })
}

/** Which file a proof is; its bytes are the Worker's to fetch. */
export function findProofFile({ db }: Scope, { id }: { id: string }): Result<{ fileId: string; mime: string }> {
  const proof = findProof(db, id)
  const mime = proof && mimeOfFile(db, proof.fileId)
  return proof && mime ? accepted({ fileId: proof.fileId, mime }) : refused('not_found')
}
