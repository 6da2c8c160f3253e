import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { findOwnOrder } from '../core/store.ts'
import { type OrderRow, orders } from '../core/tables.ts'
import { type QuotedRate, ratesFor, sameShipment, shippingColumns, takesCod } from '../fulfilment/rates.ts'
import { byValue, usualOf } from '../fulfilment/rules.ts'
import { chooseMethod } from '../payment/choices/choices.ts'
import { basketOf } from '#commerce/voucher/shopper.ts'
import { savingOf } from '#commerce/pricing/voucher-saving.ts'
import { priceDraft, repriceDraft } from './price-draft.ts'

type Used = Pick<OrderRow, 'shippingCode' | 'paymentVendor' | 'paymentMethod'>

/**
 * A customer whose address is known finds a courier and a payment chosen in a new checkout: those of the last order, or
 * the courier that costs least after the voucher, of equal ones the soonest, and a payment that every phone has. Both are
 * shown with their price and can be changed. Nothing is chosen that adds something to the price which is not seen beside
 * it.
 */
export async function preselect(scope: Scope, orderId: string): Promise<void> {
  const draft = findOwnOrder(scope, orderId)
  if (!draft || draft.customerId === null || draft.address === null) return
  const used = findLast(scope.db, draft.customerId)
  const rates = (await ratesFor(scope, draft, draft.address)) ?? []
  inTransaction(scope, (tx) => {
    const current = findOwnOrder(tx, orderId)
    if (current?.status !== 'DRAFT' || current.shippingCode !== null || !sameShipment(draft, current)) return
    const rate = courierFor(tx, current, rates, used)
    if (!rate) return
    const shipped = repriceDraft(tx, current, shippingColumns(rate, current)).checkout
    const method = shipped.total > 0 && current.paymentMethod === null ? paymentFor(tx, shipped, used) : null
    if (method) repriceDraft(tx, shipped, { paymentVendor: method.vendor, paymentMethod: method.method })
  })
}

/** What balance and coins paid as a whole names no way to pay: then it is that of one of the orders before. */
function findLast(db: Db, customerId: string): Used | null {
  const placed = and(eq(orders.customerId, customerId), isNotNull(orders.placedAt))
  const { shippingCode, paymentVendor, paymentMethod } = orders
  const [last] = db
    .select({ shippingCode, paymentVendor, paymentMethod })
    .from(orders)
    .where(and(placed, isNotNull(shippingCode)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
    .all()
  if (!last || last.paymentVendor !== null) return last ?? null
  const before = db
    .select({ paymentVendor, paymentMethod })
    .from(orders)
    .where(placed)
    .orderBy(desc(orders.placedAt))
    .limit(limits.pageSize)
    .all()
  return { ...last, ...before.find((one) => one.paymentVendor !== null) }
}

/**
 * The courier for an address: the one of the last order, else the best for everybody. A price that may be old is not
 * chosen for anybody, and a driver by the hour only again.
 */
export function courierFor(
  tx: Tx,
  draft: OrderRow,
  rates: readonly QuotedRate[],
  used: Used | null = null,
): QuotedRate | null {
  const before = rates.find(({ code, lastKnown }) => !lastKnown && code === used?.shippingCode)
  return before ?? bestFirst(tx, draft, usualOf(rates))[0] ?? null
}

/**
 * The couriers as a checkout lists them: the one that is chosen for a shopper first, drivers by the hour and old prices
 * last.
 */
export function bestFirst(scope: Scope, draft: OrderRow, rates: readonly QuotedRate[]): QuotedRate[] {
  const usual = usualOf(rates)
  const [cheapest] = usual
  if (!cheapest) return [...rates]
  const { checkout, lines, vouchers } = priceDraft(scope, draft, shippingColumns(cheapest, draft))
  const saves = vouchers.find(({ row }) => row.kind === 'shipping' && row.state === 'APPLIED' && !row.cashback)
  const saved = (shippingCost: number) =>
    saves ? savingOf(saves.voucher, { ...basketOf(lines, checkout), shippingCost }) : 0
  const ordered = usual.toSorted(byValue({ collects: takesCod(scope), saved }))
  return [...ordered, ...rates.filter((rate) => !usual.includes(rate))]
}

/**
 * Cash on delivery has a fee, and a bank transfer gets a unique code that no total shows before: the shopper chooses
 * those by hand.
 */
function paymentFor(tx: Tx, draft: OrderRow, used: Used | null): PaymentMethod | null {
  const { methods } = tx.vendors
  const costless = methods.filter(({ vendor }) => !paymentWay(vendor).onHandover && !paymentWay(vendor).ownAccount)
  const before = costless.find(({ vendor, method }) => vendor === used?.paymentVendor && method === used.paymentMethod)
  const everybodys = costless.find(({ everybodys }) => everybodys)
  return [before, everybodys].find((one) => one && chooseMethod(tx, draft, one).ok) ?? null
}
