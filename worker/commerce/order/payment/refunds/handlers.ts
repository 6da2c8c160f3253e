import type { OrderRefund } from '#shared/api/order.ts'
import { rupiah } from '#shared/api/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { bankName, maskedNumber } from '#commerce/wallet/rules.ts'
import { findCharge } from '../../core/bills.ts'
import { findLinked, isOpened } from '../../core/link.ts'
import { owns } from '../../core/rules.ts'
import { addHistory } from '../../core/store.ts'
import { findRefund, listRefundsOf, nameAccount } from './store.ts'
import type { RefundRow } from './tables.ts'

interface Named {
  token: string
  pass: string | null
  refundId: string
  bankCode: string
  number: string
  holder: string
}

/**
 * Says to which bank account owed money goes. Anyone who holds the link alone cannot: it takes the phone's last digits, or
 * the browser or account that placed the order. It is said once, and a message tells the shopper.
 */
export async function nameRefundAccount(
  scope: Scope,
  { token, pass, refundId, bankCode, number, holder }: Named,
): Promise<Result<Record<never, never>>> {
  const order = await findLinked(scope, token)
  if (!order || (!owns(scope.who, order) && !isOpened(scope, pass, order.id))) return refused('order_link_invalid')
  return inTransaction(scope, (tx) => {
    const row = findRefund(tx.db, refundId)
    if (row?.orderId !== order.id || row.state !== 'OWED') return refused('refund_unknown')
    if (!nameAccount(tx.db, refundId, { bankCode, number, holder })) return refused('refund_account_named')
    const account = `${bankName(bankCode)} ${maskedNumber(number)}`
    addHistory(tx.db, order.id, 'refund_account', tx.now, account)
    publish(tx, 'refund_account_named', { order, account, ref: refundId })
    return accepted({})
  })
}

/** What the shopper sees of the money that comes back outside of the wallet. */
export const refundViews = (db: Db, orderId: string): OrderRefund[] =>
  listRefundsOf(db, orderId).map((row) => ({
    id: row.id,
    amount: rupiah(row.amount),
    way: row.way ?? (row.state === 'ASKED' ? 'source' : 'bank'),
    to: targetOf(db, row),
    paidAt: row.paidAt?.toISOString() ?? null,
    proof: row.proof,
  }))

function targetOf(db: Db, { state, way, reference, bankCode, number, holder }: RefundRow): string {
  if (bankCode !== null && number !== null) return `${bankName(bankCode)} ${maskedNumber(number)} a.n. ${holder ?? ''}`
  const charge = reference === null || (state !== 'ASKED' && way !== 'source') ? null : findCharge(db, reference)
  return charge ? (findMethod(charge.vendor, charge.method)?.name ?? '') : ''
}
