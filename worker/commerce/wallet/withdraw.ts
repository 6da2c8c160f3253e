import type { Withdrawal } from '#shared/api/wallet.ts'
import { type BankCode, banks } from '#shared/banks.ts'
import { rupiah } from '#shared/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { checkProof } from '../customer/proof.ts'
import { balanceOf, move, purseOf } from '../ledger/store.ts'
import type { Scope } from '../scope.ts'
import { type Payable, statusAfter, withdrawalProblem, type WithdrawalStep } from './rules.ts'
import { addWithdrawal, changeWithdrawal, findAccount, findWithdrawal, listWithdrawals, type WithdrawalRow } from './store.ts'

/** `password` is its hash by now; see front-proof.ts. */
type Asked = { accountId: string; amount: number; password: string }

/** Takes an amount out of a customer's purse and holds it until the seller has paid it. */
export function withdraw(scope: Scope, purse: Payable, { accountId, amount, password }: Asked): Result<{ id: string }> {
  const { db, now, who } = scope
  const { customerId } = who
  if (customerId === null) return refused('sign_in_needed')
  return db.transaction(() => {
    const wrong = checkProof(scope, customerId, password)
    if (wrong) return wrong
    const account = findAccount(db, customerId, accountId)
    const problem = withdrawalProblem({ purse, amount, balance: balanceOf(db, purseOf(purse, customerId)), account }, now)
    if (problem || !account) return problem ?? refused('bank_account_unknown')
    const id = scope.newId()
    const { bankCode, number, holder } = account
    addWithdrawal(db, { id, customerId, purse, status: 'REQUESTED', bankCode, number, holder, amount, fee: limits.withdrawalFee, at: now })
    move(scope, { kind: 'withdrawal', ref: id, from: purseOf(purse, customerId), to: purseOf('held', customerId), amount })
    return accepted({ id })
  })
}

export type SellerWithdrawalStep = { step: Exclude<WithdrawalStep, 'refuse'> } | { step: 'refuse'; note: string }

/** The seller has paid a withdrawal, begins to, or refuses it; refused, its amount goes back where it came from. */
export function takeWithdrawalStep(scope: Scope, { id, ...asked }: { id: string } & SellerWithdrawalStep): Result<Record<never, never>> {
  return scope.db.transaction(() => {
    const found = findWithdrawal(scope.db, id)
    if (!found) return refused('not_found')
    const status = statusAfter(found.status, asked.step)
    if (!status) return refused('withdrawal_answered')
    const { customerId, purse, amount, fee } = found
    const from = purseOf('held', customerId)
    changeWithdrawal(scope.db, id, { status, note: asked.step === 'refuse' ? asked.note : '', answeredAt: status === 'PROCESSING' ? null : scope.now })
    if (status === 'PAID') move(scope, { kind: 'withdrawal_paid', ref: id, from, to: 'shop:payouts', amount: amount - fee })
    if (status === 'PAID' && fee > 0) move(scope, { kind: 'withdrawal_fee', ref: id, from, to: 'shop:fees', amount: fee })
    if (status === 'REFUSED') move(scope, { kind: 'withdrawal_refused', ref: id, from, to: purseOf(purse, customerId), amount })
    return accepted({})
  })
}

/** The seller's list: what is to be paid, and where to. */
export function listWithdrawalsForSeller({ db }: Scope, { status, page }: { status: WithdrawalRow['status'] | null; page: number }) {
  const { rows, total } = listWithdrawals(db, { status, index: page, size: limits.pageSize })
  return accepted({ withdrawals: rows.map((row) => ({ ...withdrawalView(row), purse: row.purse })), total })
}

/** A page of a customer's own. */
export function ownWithdrawals({ db, who }: Scope, purse: Payable, { index, size }: { index: number; size: number }) {
  if (who.customerId === null) return refused('sign_in_needed')
  const { rows, total } = listWithdrawals(db, { customerId: who.customerId, purse, index, size })
  return accepted({ rows: rows.map(withdrawalView), index, size, total })
}

const withdrawalView = ({ id, status, amount, fee, bankCode, number, holder, at, answeredAt, note }: WithdrawalRow): Withdrawal => ({
  id,
  status,
  amount: rupiah(amount),
  fee: rupiah(fee),
  received: rupiah(amount - fee),
  bank: banks[bankCode as BankCode] ?? bankCode,
  number,
  holder,
  at: at.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  note,
})
