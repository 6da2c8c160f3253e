import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { codeContacts } from '#commerce/identity/codes/contacts.ts'
import { issueCode } from '#commerce/identity/codes/issue.ts'
import { codeWay } from '#commerce/identity/codes/way.ts'
import {
  checkConfirmation,
  type Confirmation,
  spendConfirmation,
} from '#commerce/identity/re-authentication/re-authenticate.ts'
import { accessHoldUntil } from '#commerce/identity/customers/account-changes.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { balanceOf, move, customerAccount } from '#commerce/ledger/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { notifySeller } from '#commerce/notification/seller.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import {
  bankName,
  type Payable,
  shortAccount,
  statusAfter,
  withdrawalFee,
  withdrawalProblem,
  type WithdrawalStep,
} from './rules.ts'
import {
  addWithdrawal,
  type BankAccountRow,
  changeWithdrawal,
  findBankAccount,
  findWithdrawal,
  listWithdrawals,
  type WithdrawalRow,
} from './store.ts'

interface Asked {
  accountId: string
  amount: number
}

/**
 * Checks whether a withdrawal can be made and sends the code that confirms it. The ticket is null when the shop cannot
 * send codes.
 */
export function askConfirmation(scope: Scope, source: Payable, asked: Asked): Result<{ ticket: string | null }> {
  const { customerId } = scope.who
  if (customerId === null) return refused('sign_in_needed')
  return inTransaction(scope, (tx) => {
    const { db, keyedHash, vendors } = tx
    const payable = accountFor(tx, customerId, source, asked)
    if (!payable.ok) return payable
    const customer = findCustomer(db, customerId)
    // A contact that nobody has verified beside one that was may be a stranger's.
    const to = customer && codeContacts(customer)
    const way = to && codeWay(tx, to, 'whatsapp')
    if (!way) return accepted({ ticket: null })
    const fee = withdrawalFee(source, asked.amount)
    const amount = `${formatRupiah(asked.amount)}${fee > 0 ? ` (termasuk biaya ${formatRupiah(fee)})` : ''}`
    const values = { amount, account: shortAccount(payable.value) }
    const issued = issueCode(tx, {
      purpose: 'withdrawal',
      account: keyedHash(`withdrawal\n${customerId}`),
      customer,
      channel: 'whatsapp',
      about: aboutOf(source, asked),
      values,
    })
    // Meta's templates for codes have no room for the amount and the account, so a second message names them.
    if (issued.ok && way.channel === 'whatsapp' && vendors.messenger('whatsapp') !== 'outbox')
      enqueue(tx, { kind: 'withdrawal_asked', ref: issued.value.ticket, to, wanted: 'whatsapp', values })
    return issued
  })
}

/** A code confirms this withdrawal alone: this amount, from this account of the ledger, to this bank account. */
const aboutOf = (source: Payable, { accountId, amount }: Asked): string => `${source}\n${amount}\n${accountId}`

/**
 * Takes an amount out of the customer's account and holds it until the seller has paid it. A withdrawal that cannot be
 * paid uses up no code.
 */
export function withdraw(
  scope: Scope,
  source: Payable,
  { accountId, amount, ...confirmation }: Asked & Confirmation,
): Result<{ id: string }> {
  const { customerId } = scope.who
  if (customerId === null) return refused('sign_in_needed')
  return inTransaction(scope, (tx) => {
    const { db, now, newId } = tx
    const shown = checkConfirmation(tx, customerId, confirmation, aboutOf(source, { accountId, amount }))
    if (!shown.ok) return shown
    const payable = accountFor(tx, customerId, source, { accountId, amount })
    if (!payable.ok) return payable
    spendConfirmation(tx, shown.value)
    const id = newId()
    const { bankCode, number, holder } = payable.value
    addWithdrawal(db, {
      id,
      customerId,
      source,
      bankCode,
      number,
      holder,
      amount,
      fee: withdrawalFee(source, amount),
      at: now,
    })
    move(tx, {
      kind: 'withdrawal',
      ref: id,
      from: customerAccount(source, customerId),
      to: customerAccount('held', customerId),
      amount,
    })
    notifyAsked(tx, { id, amount, bankCode, number, holder })
    return accepted({ id })
  })
}

type Asking = Pick<WithdrawalRow, 'id' | 'amount' | 'bankCode' | 'number' | 'holder'>
/** Notifies the seller of money to transfer. */
export function notifyAsked(tx: Tx, { id, amount, bankCode, number, holder }: Asking): void {
  const account = `${bankName(bankCode)} ${number} atas nama ${holder}`
  notifySeller(tx, { kind: 'seller_withdrawal', ref: id, values: { amount: formatRupiah(amount), account } })
}

/** The bank account that the amount can be paid to now. */
function accountFor(
  { db, now }: Scope,
  customerId: string,
  source: Payable,
  { accountId, amount }: Asked,
): Result<BankAccountRow> {
  const heldUntil = accessHoldUntil(db, customerId, now)
  if (heldUntil) return refused('withdrawal_waits', { until: formatDeadline(heldUntil.toISOString()) })
  const account = findBankAccount(db, customerId, accountId)
  const problem = withdrawalProblem(
    { source, amount, balance: balanceOf(db, customerAccount(source, customerId)), account },
    now,
  )
  return problem || !account ? (problem ?? refused('bank_account_unknown')) : accepted(account)
}

export type SellerWithdrawalStep = { step: Exclude<WithdrawalStep, 'refuse'> } | { step: 'refuse'; note: string }

/** The seller has paid a withdrawal, begins to, or refuses it. A refused amount goes back to where it came from. */
export function takeWithdrawalStep(
  scope: Scope,
  { id, ...asked }: { id: string } & SellerWithdrawalStep,
  by: string,
): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const found = findWithdrawal(tx.db, id)
    if (!found) return refused('not_found')
    const status = statusAfter(found.status, asked.step)
    if (!status) return refused('withdrawal_answered')
    const begun = status === 'PROCESSING' ? { begunBy: by, begunAt: tx.now } : {}
    moveWithdrawal(tx, found, status, asked.step === 'refuse' ? asked.note : '', begun)
    return accepted({})
  })
}

/**
 * What is requested and nobody has begun to pay is refused, the longest waiting first, until the account holds `needed`.
 */
export function refuseRequested(
  tx: Tx,
  source: Payable,
  { customerId, needed, note }: { customerId: string; needed: number; note: string },
): void {
  const available = () => balanceOf(tx.db, customerAccount(source, customerId))
  if (available() >= needed) return
  const asked = listWithdrawals(tx.db, { customerId, source, status: 'REQUESTED', index: 0, size: limits.listRows })
  for (const row of asked.rows) if (available() < needed) moveWithdrawal(tx, row, 'REFUSED', note)
}

function moveWithdrawal(
  tx: Tx,
  found: WithdrawalRow,
  status: WithdrawalRow['status'],
  note: string,
  begun: Partial<Pick<WithdrawalRow, 'begunBy' | 'begunAt'>> = {},
): void {
  const { id, customerId, source, amount, fee } = found
  const from = customerAccount('held', customerId)
  changeWithdrawal(tx.db, id, { status, note, answeredAt: status === 'PROCESSING' ? null : tx.now, ...begun })
  if (status === 'PAID') move(tx, { kind: 'withdrawal_paid', ref: id, from, to: 'shop:payouts', amount: amount - fee })
  if (status === 'PAID' && fee > 0) move(tx, { kind: 'withdrawal_fee', ref: id, from, to: 'shop:fees', amount: fee })
  if (status === 'REFUSED')
    move(tx, { kind: 'withdrawal_refused', ref: id, from, to: customerAccount(source, customerId), amount })
  notifyCustomer(tx, { ...found, status }, note)
}

/** Notifies the customer that the money is on its way, or that it is back and why. */
function notifyCustomer(
  tx: Tx,
  { id, customerId, status, source, amount, fee, bankCode }: WithdrawalRow,
  note: string,
): void {
  const customer = findCustomer(tx.db, customerId)
  if (!customer || (status !== 'PAID' && status !== 'REFUSED')) return
  const back = source === 'wallet' ? 'saldo' : 'komisi'
  const rest = fee > 0 ? `, ${formatRupiah(amount - fee)} setelah biaya` : ''
  const paid = `sudah kami transfer ke ${bankName(bankCode)}${rest}`
  const state = status === 'PAID' ? paid : `ditolak (${note}) dan kembali ke ${back} Anda`
  const to = codeContacts(customer)
  enqueue(tx, { kind: 'withdrawal', ref: id, to, values: { amount: formatRupiah(amount), state } })
}

/** The seller's list: what is to be paid, and to which bank account. */
export function listWithdrawalsForSeller(
  { db }: Scope,
  { status, page }: { status: WithdrawalRow['status'] | null; page: number },
) {
  const { rows, total } = listWithdrawals(db, { status, index: page, size: limits.pageSize })
  const viewOf = (row: WithdrawalRow) => ({
    ...withdrawalView(row),
    ...{ begunBy: row.begunBy, begunAt: row.begunAt?.toISOString() ?? null },
  })
  return accepted({ withdrawals: rows.map(viewOf), total })
}

/** A page of the customer's own withdrawals. */
export function ownWithdrawals({ db, who }: Scope, source: Payable, { index, size }: { index: number; size: number }) {
  if (who.customerId === null) return refused('sign_in_needed')
  const { rows, total } = listWithdrawals(db, { customerId: who.customerId, source, index, size })
  return accepted({ rows: rows.map(withdrawalView), index, size, total })
}

/** The caller's own withdrawal, from either account. */
export function ownWithdrawal({ db, who }: Scope, id: string): Result<Withdrawal> {
  const found = findWithdrawal(db, id)
  return found && found.customerId === who.customerId ? accepted(withdrawalView(found)) : refused('not_found')
}

const withdrawalView = ({
  id,
  source,
  status,
  amount,
  fee,
  bankCode,
  number,
  holder,
  at,
  answeredAt,
  note,
}: WithdrawalRow): Withdrawal => ({
  id,
  source,
  status,
  amount: rupiah(amount),
  fee: rupiah(fee),
  received: rupiah(amount - fee),
  bank: bankName(bankCode),
  number,
  holder,
  at: at.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  note,
})
