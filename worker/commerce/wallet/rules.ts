import { hourMs } from '#shared/format/units.ts'
import { type BankCode, banks } from '#shared/indonesia/banks.ts'
import { maskAccount } from '#shared/format/contact.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'

export const bankName = (code: string): string => banks[code as BankCode] ?? code

/** The ledger accounts that money can be withdrawn from. */
export type Payable = 'wallet' | 'commission'

/**
 * The least that can be withdrawn. A wallet with less than that holds what is left of refunds, and all of it may leave at
 * once: a shopper's own money is never locked in.
 */
export const withdrawalMinimum = (source: Payable, balance: number): number => {
  if (source === 'commission') return limits.commissionWithdrawalMin
  return balance > 0 ? Math.min(balance, limits.walletWithdrawalMin) : limits.walletWithdrawalMin
}
/** What a withdrawal costs. A small rest of refunds costs nothing, because the fee would take it. */
export const withdrawalFee = (source: Payable, amount: number): number =>
  source === 'wallet' && amount < limits.walletWithdrawalMin ? 0 : limits.withdrawalFee

/** A bank account as a message names it: without most of its digits. */
export const shortAccount = ({ bankCode, number }: { bankCode: string; number: string }): string =>
  `${bankName(bankCode)} ${maskAccount(number)}`

export const usableFrom = (createdAt: Date): Date => new Date(createdAt.getTime() + limits.accountHoldHours * hourMs)

interface Asked {
  source: Payable
  amount: number
  balance: number
  /** null: there is no such bank account. */
  account: { createdAt: Date } | null
}

/** Why the money cannot be paid out; null when it can. */
export function withdrawalProblem({ source, amount, balance, account }: Asked, now: Date): Refused | null {
  const minimum = withdrawalMinimum(source, balance)
  if (!account) return refused('bank_account_unknown')
  const opens = usableFrom(account.createdAt)
  if (now < opens) return refused('bank_account_new', { hours: Math.ceil((opens.getTime() - now.getTime()) / hourMs) })
  if (amount < minimum) return refused('withdrawal_small', { min: minimum })
  return amount > balance ? refused('balance_short') : null
}

const steps = { process: 'PROCESSING', pay: 'PAID', refuse: 'REFUSED' } as const
export type WithdrawalStep = keyof typeof steps
type Status = 'REQUESTED' | (typeof steps)[WithdrawalStep]

/**
 * The status that a step of the seller leads to; null: the step does not follow from the present status. What nobody has
 * begun to pay may go back any moment, so beginning is what makes it the seller's to pay.
 */
export function statusAfter(status: Status, step: WithdrawalStep): (typeof steps)[WithdrawalStep] | null {
  const next = status === 'REQUESTED' ? ['process', 'refuse'] : status === 'PROCESSING' ? ['pay', 'refuse'] : []
  return next.includes(step) ? steps[step] : null
}
