import { paymentWay } from '#shared/order/payment-way.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { pickUniqueCode } from '#commerce/order/core/numbers.ts'
import { findTransferAttempt, listTransfers } from '#commerce/order/core/bills.ts'
import type { BillRow } from '#commerce/order/core/tables.ts'

/** The shop's own account that a way to pay leads to; null when a vendor makes the number. */
const accountOf = ({ vendors }: Scope, method: PaymentMethod): string | null =>
  paymentWay(method.vendor).ownAccount ? (vendors.bank?.number ?? null) : null

/**
 * What is added to the amount so that a transfer identifies its payer: 0 for every other way to pay; null when no code
 * is left. An order that comes back to a transfer keeps the code it had, because the money may be on its way.
 */
export function uniqueCodeFor(
  scope: Scope,
  method: PaymentMethod,
  amount: number,
  bill: Pick<BillRow, 'code'> | null = null,
): number | null {
  const account = accountOf(scope, method)
  if (account === null) return 0
  const before = bill && findTransferAttempt(scope.db, bill)
  if (before?.account === account && before.amount - before.uniqueCode === amount) return before.uniqueCode
  return pickUniqueCode(amount, listTransfers(scope.db, account, amount, scope.now), scope.newId())
}

/** The columns of a bill that say which account the money goes to. */
export function accountColumns(scope: Scope, method: PaymentMethod | null) {
  const account = method && accountOf(scope, method)
  return { account, holder: account === null ? '' : (scope.vendors.bank?.holder ?? '') }
}

/** The name of the bank that an account of the shop is at; null: it is none of its own. Open bills name former ones. */
export const bankOf = ({ shop, vendors }: Pick<Scope, 'shop' | 'vendors'>, account: string | null): string | null =>
  [vendors.bank, ...(shop.formerAccounts ?? [])].find((one) => account !== null && one?.number === account)?.bank ??
  null
