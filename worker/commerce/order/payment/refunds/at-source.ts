import { hourMs } from '#shared/format/units.ts'
import type { refundProblems } from '#shared/admin/orders.ts'
import { assert } from '#shared/assert.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { customerAccount, move, owedAccount } from '#commerce/ledger/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { findCharge } from '../../core/bills.ts'
import { addHistory, findOrder } from '../../core/store.ts'
import { refundHistory } from '../charges/refund.ts'
import { changeRefund, findRefund, walletOwner } from './store.ts'
import type { RefundRow } from './tables.ts'

/**
 * Asks the vendor to send money back, always under the same key, so that a lost answer pays nobody twice. What the vendor
 * refuses goes into the wallet, or is transferred by the seller. What it does not answer for half a day, or has begun and
 * not ended in a week, the seller looks at: perhaps the vendor has paid it.
 */
export async function refundAtSource(id: string, scope: Scope): Promise<void> {
  const { db, now } = scope
  const row = findRefund(db, id)
  const charge = row?.state === 'ASKED' && row.reference !== null ? findCharge(db, row.reference) : null
  if (!row || !charge) return
  const { reference, transactionId, vendor, returned } = charge
  const asked = { reference, transactionId, key: id, amount: row.amount, returned, reason: 'Pesanan dibatalkan' }
  // Without keys nobody knows whether the vendor has paid: it was perhaps asked before they went.
  const gateway = scope.vendors.gateway(vendor)
  const answer = (await gateway?.refund(asked)) ?? { ok: false, reason: 'down', detail: '' }
  const begun = !answer.ok && answer.reason === 'underway'
  const silent = begun || (!answer.ok && answer.reason === 'down')
  const patience = begun ? limits.refundUnderwayHours : limits.refundAskHours
  const patient = now.getTime() < row.createdAt.getTime() + patience * hourMs
  if (begun && patient) return void scope.scheduler.plan('refund-at-source', id, new Date(now.getTime() + hourMs))
  assert(!silent || !patient, 'the vendor does not answer: the scheduler asks again')
  inTransaction(scope, (tx) => {
    if (findRefund(tx.db, id)?.state !== 'ASKED') return
    if (answer.ok) settle(tx, row, 'source')
    else if (silent) leaveOwed(tx, id, begun ? 'underway' : gateway ? 'no_answer' : 'no_keys', answer.detail)
    else refusedBySource(tx, row, answer.detail)
  })
}

type Problem = (typeof refundProblems)[number]
/** The vendor is not asked any more. */
const leaveOwed = ({ db }: Tx, id: string, problem: Problem, detail: string): void =>
  changeRefund(db, id, { state: 'OWED', problem: (detail === '' ? problem : `${problem}: ${detail}`).slice(0, 200) })

/** With every other one the vendor has perhaps paid. */
const unpaid: readonly Problem[] = ['refused']
/** Whether nobody can have paid what is owed: no vendor had to pay it, or it has refused. */
export const isSurelyUnpaid = ({ problem }: Pick<RefundRow, 'problem'>): boolean =>
  problem === '' || unpaid.some((one) => one === problem.split(':')[0])

function refusedBySource(tx: Tx, row: RefundRow, detail: string): void {
  const order = findOrder(tx.db, row.orderId)
  assert(order, 'a refund always has its order')
  leaveOwed(tx, row.id, 'refused', detail)
  if (walletOwner(tx.db, order) !== null) return settle(tx, row, 'wallet')
  const ref = `${row.reason}:${row.ref}:bank`
  publish(tx, 'money_refunded', { order, amount: row.amount, way: 'bank', paid: false, ref })
}

/** Writes down that owed money was paid: it leaves `owed:<order>` once. */
export function settle(
  tx: Tx,
  row: RefundRow,
  way: NonNullable<RefundRow['way']>,
  proof: Partial<Pick<RefundRow, 'proof' | 'proofKey'>> = {},
): void {
  const { db, now } = tx
  const order = findOrder(db, row.orderId)
  assert(order, 'a refund always has its order')
  const owner = walletOwner(db, order)
  assert(way !== 'wallet' || owner !== null, 'only a customer has a wallet: ask walletOwner first')
  const { id, amount, reason, ref } = row
  const to = way === 'wallet' && owner !== null ? customerAccount('wallet', owner) : 'shop:payouts'
  const kind = way === 'wallet' ? 'refund_to_wallet' : 'refund_paid'
  if (!move(tx, { kind, ref: id, from: owedAccount(order.id), to, amount })) return
  changeRefund(db, id, { ...proof, state: 'PAID', way, paidAt: now })
  addHistory(db, order.id, way === 'wallet' ? refundHistory[reason].done : 'refund_paid', now, formatRupiah(amount))
  publish(tx, 'money_refunded', { order, amount, way, paid: true, ref: `${reason}:${ref}:paid` })
}
