import { BillCode, OrderId, rupiah } from '#shared/api/contract/brands.ts'
import type { Bill, BoughtLine, PayTo, SharedBill } from '#shared/api/order/payment.ts'
import { href } from '#shared/web/routes.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findMethod, settledBy } from '#commerce/vendors/payment/methods.ts'
import { isSimulated } from '#commerce/vendors/payment/registry.ts'
import type { BillRow, ChargeRow, OrderRow } from '../core/tables.ts'
import { nameOfBuyer } from '../core/buyer.ts'
import { statusAt } from '../core/rules.ts'
import { listLines } from '../core/store.ts'
import { bankOf } from './choices/bank-transfer.ts'
import { feeOf } from './choices/choices.ts'
import { isPayable } from './rules/attempts.ts'
import { findAttempt, findBill, findTransferAttempt, listUnpaid } from '../core/bills.ts'
import { findWaiting, listChecked } from './receipts/store.ts'

/** What else is known of an unpaid bill: a receipt that is being checked, and a transfer that was requested before. */
interface Beside {
  checking: boolean
  earlierTransfer: boolean
}
const nothingElse: Beside = { checking: false, earlierTransfer: false }

/** The bill of an order as its own shopper sees it. */
export function ownBillView(scope: Scope, bill: BillRow): Bill {
  const { db, links } = scope
  const transfer = bill.status === 'PAID' ? null : findTransferAttempt(db, bill)
  const beside = {
    checking: transfer !== null && findWaiting(db, bill.orderId) !== null,
    earlierTransfer: transfer !== null && !paymentWay(bill.vendor).ownAccount,
  }
  const view = billView(bill, findAttempt(db, bill), scope, beside)
  return { ...view, shareToken: forOthers(view) ? links.payment.sign(bill.orderId) : null }
}

/** Where money goes by a number that somebody types. */
const typedGroups: ReadonlySet<Bill['group']> = new Set(['va', 'minimarket', 'transfer'])

/** What a list says of unpaid orders, by order: the number that is paid to. None while a receipt is being checked. */
export function payToOf(scope: Scope, orderIds: readonly string[]): ReadonlyMap<string, PayTo> {
  const { db } = scope
  const unpaid = listUnpaid(db, orderIds)
  const transfers = unpaid.flatMap(({ bill, byTransfer }) => (byTransfer ? bill.orderId : []))
  const checked = listChecked(db, transfers)
  return new Map(
    unpaid.flatMap(({ bill, charge }) => {
      const { amount, group, number, billerCode, holder, bank, status } = billView(bill, charge, scope)
      const typed = status === 'UNPAID' && amount !== null && number !== null && typedGroups.has(group)
      return typed && !checked.has(bill.orderId)
        ? [[bill.orderId, { amount, group, number, billerCode, holder, bank }] as const]
        : []
    }),
  )
}

/** The number of a wallet is the end of its owner's phone, which opens the order's link. */
export const withoutPhone = (view: Bill): Bill =>
  view.group === 'ewallet' && view.number !== null ? { ...view, number: null, steps: [] } : view

/** The bill without what belongs to the buyer; null: nobody else can pay it. */
function forOthers(view: Bill): Bill | null {
  if (view.status !== 'UNPAID' || paymentWay(view.vendor).onHandover) return null
  const bill = withoutPhone(view)
  return (bill.number ?? bill.qr ?? bill.link) ? { ...bill, code: null } : null
}

/** What somebody sees who was asked to pay; it ends with the payment. */
export function sharedBillView(scope: Scope, order: OrderRow): SharedBill {
  const { db, now } = scope
  const bill = findBill(db, order.id)
  const waits = statusAt(order, now) === 'PENDING' && bill !== null
  const view = waits ? forOthers(billView(bill, findAttempt(db, bill), scope)) : null
  if (view === null) return { paid: bill?.status === 'PAID', bill: null, number: '', firstName: '', lines: [] }
  return {
    paid: false,
    bill: view,
    number: order.number ?? '',
    firstName: nameOfBuyer(order).trim().split(/\s+/)[0] ?? '',
    lines: boughtLines(db, order.id),
  }
}

/** What was bought, for somebody who is to pay for it. */
export const boughtLines = (db: Db, orderId: string): BoughtLine[] =>
  listLines(db, orderId).map(({ name, variantName, quantity }) => ({ name, variant: variantName, quantity }))

/** What to pay, where and until when. */
export function billView(
  bill: BillRow,
  charge: ChargeRow | null,
  scope: Pick<Scope, 'vendors' | 'shop' | 'now'>,
  { checking, earlierTransfer } = nothingElse,
): Bill {
  const { vendors, now } = scope
  const method = findMethod(bill.vendor, bill.method)
  const named = method ?? settledBy[bill.method]
  const status = checking && isUnpaid(bill) ? 'VERIFYING' : billStatusAt(bill, charge, now)
  const { number = null, billerCode = null, qrText = null, transactionId = null } = charge ?? {}
  const simulated = isSimulated(bill.vendor) && vendors.methods.some(({ vendor }) => vendor === bill.vendor)
  const simulatorId = simulated ? transactionId : null
  // The simulator's pages are part of the shop itself.
  const link = charge?.link && simulatorId !== null ? href('simulator', { id: simulatorId }) : (charge?.link ?? null)
  const typed = { number: number ?? '', billerCode: billerCode ?? '', amount: bill.amount }
  const payable = status === 'UNPAID' && charge !== null && isPayable(charge)
  return {
    orderId: OrderId.parse(bill.orderId),
    code: BillCode.parse(bill.code),
    amount: rupiah(bill.amount),
    uniqueCode: bill.uniqueCode > 0 ? bill.uniqueCode : null,
    status,
    vendor: bill.vendor,
    method: bill.method,
    methodName: named?.name ?? '',
    group: named?.group ?? 'transfer',
    number,
    billerCode,
    qr: qrText,
    link,
    holder: bill.holder,
    bank: bankOf(scope, bill.account) ?? method?.bank ?? '',
    expiresAt: paymentWay(bill.vendor).onHandover ? null : bill.expiresAt.toISOString(),
    paidAt: bill.paidAt?.toISOString() ?? null,
    steps: payable && method ? method.steps({ ...typed, counterFee: feeOf(scope, method) }) : [],
    simulatorId,
    earlierTransfer,
    shareToken: null,
    // A number that came later has ended it.
    problem: status === 'UNPAID' && !payable ? bill.problem : '',
  }
}

const isUnpaid = ({ status }: BillRow): boolean => status === 'UNPAID' || status === 'FAILED'

/**
 * The status that counts: past its deadline a bill is expired although no alarm has said so yet, and a payment the
 * vendor doubts is being verified.
 */
function billStatusAt(bill: BillRow, charge: ChargeRow | null, now: Date): Bill['status'] {
  if (isUnpaid(bill) && now >= bill.expiresAt) return 'EXPIRED'
  return bill.status === 'UNPAID' && charge?.state === 'review' ? 'VERIFYING' : bill.status
}
