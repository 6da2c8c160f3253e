import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import { limits } from '#shared/limits.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { shortAccount } from '#commerce/wallet/rules.ts'
import { findCharge } from '../../core/bills.ts'
import type { OrderRow } from '../../core/tables.ts'
import { listCodeWays } from './account.ts'
import { listRefundsOf } from './store.ts'
import type { RefundRow } from './tables.ts'

/** What the shopper sees of the money that comes back outside of the wallet. */
export const refundViews = (scope: Scope, order: OrderRow): OrderRefund[] =>
  listRefundsOf(scope.db, order.id).map((row) => ({
    id: row.id,
    amount: rupiah(row.amount),
    way: row.way ?? (row.state === 'ASKED' ? 'source' : 'bank'),
    to: targetOf(scope.db, row),
    paidAt: row.paidAt?.toISOString() ?? null,
    proof: row.proof,
    payFrom: row.payFrom?.toISOString() ?? null,
    workingDays: row.state === 'OWED' ? limits.refundWorkingDays : null,
    paidBy: paidByOf(row)?.toISOString() ?? null,
    codeWays: row.state === 'OWED' ? listCodeWays(scope, order) : [],
  }))

/** By when the shop pays what it owes; what a vendor sends back comes when the vendor has it. */
export const paidByOf = ({ state, namedAt, payFrom }: RefundRow): Date | null =>
  state === 'OWED' && namedAt ? afterWorkingDays(payFrom ?? namedAt, limits.refundWorkingDays) : null

function targetOf(db: Db, { state, way, reference, bankCode, number, holder }: RefundRow): string {
  if (bankCode !== null && number !== null) return `${shortAccount({ bankCode, number })} a.n. ${holder ?? ''}`
  const charge = reference === null || (state !== 'ASKED' && way !== 'source') ? null : findCharge(db, reference)
  return charge ? (findMethod(charge.vendor, charge.method)?.name ?? '') : ''
}
