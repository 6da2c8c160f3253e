import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { pickUniqueCode } from '../core/numbers.ts'
import { listOpenTransfers } from '../core/bills.ts'

/** The shop's own account that a way to pay leads to; null when a vendor makes the number. */
const accountOf = ({ vendors }: Scope, method: PaymentMethod): string | null =>
  method.vendor === 'manual' ? (vendors.bank?.number ?? null) : null

/**
 * What is added to the amount so that a transfer identifies its payer: 0 for every other way to pay; null when no code
 * is left.
 */
export function uniqueCodeFor(scope: Scope, method: PaymentMethod, amount: number): number | null {
  const account = accountOf(scope, method)
  return account === null ? 0 : pickUniqueCode(amount, listOpenTransfers(scope.db, account), scope.newId())
}

/** The columns of a bill that say which account the money goes to. */
export function accountColumns(scope: Scope, method: PaymentMethod | null) {
  const account = method && accountOf(scope, method)
  return { account, holder: account === null ? '' : (scope.vendors.bank?.holder ?? '') }
}
