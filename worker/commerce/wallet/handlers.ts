import type { BankAccount } from '#shared/api/account/wallet.ts'
import { type BankCode, banks } from '#shared/indonesia/banks.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { accessHoldUntil } from '#commerce/identity/customers/account-changes.ts'
import { reAuthenticate } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { recordChange } from '#commerce/identity/sign-in/account-changed.ts'
import { balanceOf, customerAccount } from '#commerce/ledger/store.ts'
import { ownMoves } from './moves.ts'
import { usableFrom, withdrawalFee, withdrawalMinimum } from './rules.ts'
import { addBankAccount, type BankAccountRow, listBankAccounts, removeBankAccount } from './store.ts'
import { askConfirmation, ownWithdrawal, ownWithdrawals, withdraw } from './withdraw.ts'

/** The customer's wallet, and how its money gets to a bank. */
export const wallet: Handlers<'wallet'> = {
  find(_, { db, now, who: { customerId } }) {
    if (customerId === null) return refused('sign_in_needed')
    const of = (account: 'wallet' | 'held') => rupiah(balanceOf(db, customerAccount(account, customerId)))
    const [balance, held] = [of('wallet'), of('held')]
    const minimum = withdrawalMinimum('wallet', balance)
    return accepted({
      balance,
      held,
      minimum: rupiah(minimum),
      fee: rupiah(withdrawalFee('wallet', minimum)),
      opensAt: accessHoldUntil(db, customerId, now)?.toISOString() ?? null,
    })
  },

  listMoves: (asked, scope) => ownMoves(scope, 'wallet', asked),
  askConfirmation: (asked, scope) => askConfirmation(scope, 'wallet', asked),
  withdraw: (asked, scope) => withdraw(scope, 'wallet', asked),
  listWithdrawals: (asked, scope) => ownWithdrawals(scope, 'wallet', asked),

  findWithdrawal: ({ id }, scope) => ownWithdrawal(scope, id),

  listBankAccounts(_, { db, now, who: { customerId } }) {
    return customerId === null
      ? refused('sign_in_needed')
      : accepted(listBankAccounts(db, customerId).map((row) => accountView(row, now)))
  },

  addBankAccount({ bankCode, number, holder, ...confirmation }, scope) {
    return reAuthenticate(
      scope,
      confirmation,
      (tx, { customer }) => {
        const { db, now, newId } = tx
        const known = listBankAccounts(db, customer.id)
        // Adding the same account again must not start its waiting time again.
        const same = known.find((one) => one.bankCode === bankCode && one.number === number)
        if (same) return accepted({ id: same.id })
        if (known.length >= limits.bankAccounts) return refused('bank_accounts_full', { max: limits.bankAccounts })
        const id = newId()
        addBankAccount(db, { id, customerId: customer.id, bankCode, number, holder, createdAt: now })
        recordChange(tx, customer, { kind: 'bank_account', id })
        return accepted({ id })
      },
      { eachTime: true },
    )
  },

  removeBankAccount: ({ id, ...confirmation }, scope) =>
    reAuthenticate(scope, confirmation, ({ db, now }, { customer }) =>
      removeBankAccount(db, customer.id, id, now) ? accepted({}) : refused('bank_account_unknown'),
    ),
}

const accountView = ({ id, bankCode, number, holder, createdAt }: BankAccountRow, now: Date): BankAccount => ({
  id,
  bankCode: bankCode as BankCode,
  bank: banks[bankCode as BankCode] ?? '',
  number,
  holder,
  usableFrom: usableFrom(createdAt).toISOString(),
  usable: now >= usableFrom(createdAt),
})
