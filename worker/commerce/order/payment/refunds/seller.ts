import { isBegunByAnother } from '#shared/admin/begun.ts'
import { formatDateTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { bankName } from '#commerce/wallet/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { guestContact } from '../../core/buyer.ts'
import { findOrder } from '../../core/store.ts'
import { setAccount } from './account.ts'
import { settle } from './at-source.ts'
import { changeRefund, findRefund, listRefunds, walletOwner } from './store.ts'
import type { RefundRow } from './tables.ts'
import { paidByOf } from './views.ts'

/**
 * `begin`: somebody transfers it now · `pay`: the seller has transferred it, and shows how · `account`: the shopper has
 * said where it goes · `wallet`: it goes into the customer's wallet after all.
 */
export type RefundStep =
  | { step: 'begin' }
  | { step: 'pay'; proof: string; proofKey?: string }
  | { step: 'account'; bankCode: string; number: string; holder: string }
  | { step: 'wallet' }

/**
 * What the seller does with money that is owed. What the vendor still has to pay, or somebody else transfers, is not
 * paid a second time.
 */
export function takeRefundStep(
  scope: Scope,
  { id, ...asked }: { id: string } & RefundStep,
  { by = '', isOwner = false } = {},
): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const row = findRefund(tx.db, id)
    const order = row && findOrder(tx.db, row.orderId)
    if (!row || !order) return refused('not_found')
    if (row.state === 'PAID') return refused('refund_answered')
    if (row.state === 'ASKED') return refused('refund_asked')
    const goesElsewhere = asked.step === 'account' || asked.step === 'wallet'
    if (row.begunBy !== null && goesElsewhere && isBegunByAnother(row, by, isOwner, tx.now))
      return refused('refund_begun', { name: row.begunBy })
    if (asked.step === 'account') {
      // A helper names no account at once: the shopper reads where the money goes, and can object.
      setAccount(tx, order, row, asked, !isOwner)
      // After the shopper's own change the mark stays: the money may have gone to the account of before.
      changeRefund(tx.db, id, { begunBy: null, begunAt: null })
    } else if (asked.step === 'wallet') {
      if (walletOwner(tx.db, order) === null) return refused('refund_no_wallet')
      settle(tx, row, 'wallet')
    } else {
      if (row.payFrom !== null && tx.now < row.payFrom)
        return refused('refund_account_new', { from: formatDateTime(row.payFrom.toISOString()) })
      if (asked.step === 'begin') return begin(tx, row, by)
      settle(tx, row, 'bank', { proof: asked.proof, proofKey: asked.proofKey ?? null })
    }
    return accepted({})
  })
}

/** Two people who have the same list open do not both transfer it. */
function begin({ db, now }: Tx, { id, begunBy }: RefundRow, by: string): Result<Record<never, never>> {
  if (begunBy !== null && begunBy !== by) return refused('refund_begun', { name: begunBy })
  if (begunBy === null) changeRefund(db, id, { begunBy: by, begunAt: now })
  return accepted({})
}

/** The proof that the seller has kept of a transfer. */
export function findRefundProof({ db }: Scope, { id }: { id: string }): Result<{ key: string }> {
  const key = findRefund(db, id)?.proofKey ?? null
  return key === null ? refused('not_found') : accepted({ key })
}

/** The seller's list of what is owed, the longest waiting first: how much, for which order, to which account. */
export function listRefundsForSeller({ db }: Scope, { state, page }: { state: RefundRow['state']; page: number }) {
  const { rows, total } = listRefunds(db, { state, index: page, size: limits.pageSize })
  return accepted({
    refunds: rows.map(({ refund, number, customerId, ...bought }) => ({
      id: refund.id,
      orderId: refund.orderId,
      number,
      reason: refund.reason,
      amount: refund.amount,
      state: refund.state,
      problem: refund.problem,
      /** guest: has no account · removed: has none any more, so nobody can be asked where the money should go. */
      owedTo: walletOwner(db, { customerId }) !== null ? 'customer' : customerId === null ? 'guest' : 'removed',
      contact: customerId === null ? guestContact(bought) : null,
      bank: refund.bankCode === null ? '' : bankName(refund.bankCode),
      accountNumber: refund.number ?? '',
      holder: refund.holder ?? '',
      accountSince: refund.namedAt?.toISOString() ?? null,
      payFrom: refund.payFrom?.toISOString() ?? null,
      paidBy: paidByOf(refund)?.toISOString() ?? null,
      begunBy: refund.begunBy,
      begunAt: refund.begunAt?.toISOString() ?? null,
      way: refund.way,
      proof: refund.proof,
      hasProofFile: refund.proofKey !== null,
      since: refund.createdAt.toISOString(),
      paidAt: refund.paidAt?.toISOString() ?? null,
    })),
    total,
  })
}
