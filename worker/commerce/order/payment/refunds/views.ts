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
import { listMoneyBack, listRefundsOf } from './store.ts'
import type { RefundRow } from './tables.ts'

/** What the shopper sees of the money that comes back. */
export const refundViews = (scope: Scope, order: OrderRow): OrderRefund[] => [
  ...listMoneyBack(scope.db, [order.id], { ended: isEnded(order) })
    .filter(({ refund }) => !refund)
    .map(walletView),
  ...listRefundsOf(scope.db, order.id).map((row) => ({
    ...refundView(row, sourceOf(scope.db, row)),
    codeWays: row.state === 'OWED' ? listCodeWays(scope, order) : [],
  })),
]

/** The same in a list, for all of its ended orders at once: an account is named on an order's page. */
export function refundsInList({ db }: Scope, listed: readonly OrderRow[]): ReadonlyMap<string, OrderRefund[]> {
  const ended = new Map(listed.filter(isEnded).map((order) => [order.id, order]))
  if (ended.size === 0) return new Map()
  const back = Map.groupBy(listMoneyBack(db, [...ended.keys()], { ended: true }), ({ orderId }) => orderId)
  return new Map(
    [...back].map(([orderId, rows]) => {
      const { paymentVendor = null, paymentMethod = null } = ended.get(orderId) ?? {}
      const source = findMethod(paymentVendor, paymentMethod)?.name ?? ''
      const [inWallet, others] = [rows.filter(({ refund }) => !refund), rows.flatMap(({ refund }) => refund ?? [])]
      return [orderId, [...inWallet.map(walletView), ...others.map((row) => refundView(row, source))]]
    }),
  )
}

/** Nothing of it comes any more. */
const isEnded = ({ status }: OrderRow): boolean => status === 'CANCEL' || status === 'EXPIRED'

/** It went into the wallet at once. */
const walletView = ({ id, at, amount }: { id: number; at: Date; amount: number }): OrderRefund => ({
  ...nothingMore,
  id: String(id),
  amount: rupiah(amount),
  way: 'wallet',
  paidAt: at.toISOString(),
})
const nothingMore = { to: '', proof: '', payFrom: null, workingDays: null, paidBy: null, codeWays: [] }

/** `source`: how the money came, if it goes back that way. */
const refundView = (row: RefundRow, source: string): OrderRefund => ({
  ...nothingMore,
  id: row.id,
  amount: rupiah(row.amount),
  way: row.way ?? (row.state === 'ASKED' ? 'source' : 'bank'),
  to: accountOf(row) ?? (goesToSource(row) ? source : ''),
  paidAt: row.paidAt?.toISOString() ?? null,
  proof: row.proof,
  payFrom: row.payFrom?.toISOString() ?? null,
  workingDays: row.state === 'OWED' ? limits.refundWorkingDays : null,
  paidBy: paidByOf(row)?.toISOString() ?? null,
})

/** By when the shop pays what it owes; what a vendor sends back comes when the vendor has it. */
export const paidByOf = ({ state, namedAt, payFrom }: RefundRow): Date | null =>
  state === 'OWED' && namedAt ? afterWorkingDays(payFrom ?? namedAt, limits.refundWorkingDays) : null

const accountOf = ({ bankCode, number, holder }: RefundRow): string | null =>
  bankCode !== null && number !== null ? `${shortAccount({ bankCode, number })} a.n. ${holder ?? ''}` : null

const goesToSource = ({ state, way }: RefundRow): boolean => state === 'ASKED' || way === 'source'

function sourceOf(db: Db, row: RefundRow): string {
  const { reference } = row
  const charge = reference !== null && goesToSource(row) ? findCharge(db, reference) : null
  return charge ? (findMethod(charge.vendor, charge.method)?.name ?? '') : ''
}
