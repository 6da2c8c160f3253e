import type { Tx } from '#commerce/platform/transaction.ts'
import { balanceOf, move, customerAccount } from '#commerce/ledger/store.ts'
import { bankName, withdrawalProblem } from '#commerce/wallet/rules.ts'
import { addWithdrawal, findBankAccount } from '#commerce/wallet/store.ts'
import { notifyAsked } from '#commerce/wallet/withdraw.ts'
import type { ReturnRow } from './tables.ts'

/**
 * Money of a return goes on from the wallet to the bank account that was named, without a fee; the seller pays it like
 * any other withdrawal. It stays in the wallet when the account is gone or too new, or the amount is too small, and
 * also when the account is newer than the order: no code is requested here, so a thief with a stolen session could name
 * his own account.
 */
export function sendOn(
  tx: Tx,
  { customerId, accountId }: ReturnRow,
  { amount, placedAt }: { amount: number; placedAt: Date | null },
): string | null {
  const { db, now, newId } = tx
  if (accountId === null || customerId === null) return null
  const account = findBankAccount(db, customerId, accountId)
  const balance = balanceOf(db, customerAccount('wallet', customerId))
  if (
    !account ||
    placedAt === null ||
    account.createdAt >= placedAt ||
    withdrawalProblem({ source: 'wallet', amount, balance, account }, now)
  )
    return null
  const id = newId()
  const { bankCode, number, holder } = account
  addWithdrawal(db, {
    id,
    customerId,
    source: 'wallet',
    bankCode,
    number,
    holder,
    amount,
    fee: 0,
    at: now,
  })
  move(tx, {
    kind: 'withdrawal',
    ref: id,
    from: customerAccount('wallet', customerId),
    to: customerAccount('held', customerId),
    amount,
  })
  notifyAsked(tx, { id, amount, bankCode, number, holder })
  return `Diteruskan ke ${bankName(bankCode)} ${number}`
}
