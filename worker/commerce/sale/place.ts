import type { Decoded } from '#shared/api/index.ts'
import type { sale as contract } from '#shared/api/sale.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { givenBy, type Offer } from '../flash-sale/rules.ts'
import { quotaLeft, takeQuota } from '../flash-sale/store.ts'
import { settle } from '../order/settle.ts'
import type { Scope } from '../scope.ts'
import type { Rate } from '../vendors/courier.ts'
import type { PaymentMethod } from '../vendors/methods.ts'
import { addAttempt } from './charge.ts'
import { orderNumber, pickUniqueCode } from './numbers.ts'
import { type Amounts, amountsOf, lineProblem, missingStep, subtotalOf, totalOf } from './rules.ts'
import { sameParcel, shippingColumns } from './shipping.ts'
import {
  addEvent,
  changeSale,
  findOwnSale,
  freezeLines,
  type LineNow,
  listLinesNow,
  listOpenTransfers,
  numberTaken,
  removeBought,
  type SaleRow,
  stockOf,
  takeStock,
} from './store.ts'
import { bills, stockHolds } from './tables.ts'

type Request = Decoded<typeof contract.checkout>
/** What was asked of the courier before the transaction; null when it did not answer and the chosen price stands. */
export interface Quote {
  asked: SaleRow
  rates: readonly Rate[] | null
}
interface Plan extends Amounts {
  total: number
  method: PaymentMethod | null
}

/**
 * Turns a draft into an order, all or nothing, in one synchronous transaction: prices, steps, stock, number and bill. A sale that was
 * placed before is left as it is, so that a doubled click makes one order.
 */
export function placeOrder(scope: Scope, request: Request, quote: Quote): Result<'placed' | 'was placed'> {
  return scope.db.transaction(() => {
    const draft = findOwnSale(scope, request.saleId)
    if (!draft) return refused('sale_unknown')
    if (draft.status !== 'DRAFT') return accepted('was placed' as const)
    const lines = listLinesNow(scope.db, draft, scope.now)
    const problem = checkSteps(scope, draft, lines, quote)
    if (problem) return problem
    const sale = findOwnSale(scope, draft.id) ?? draft
    const plan = planOf(scope, sale, lines)
    if (!plan.ok) return plan
    const { total, uniqueCode } = plan.value
    // The unique code is a few rupiah the shopper was told about; what they agreed to is the price of the goods and the parcel.
    if (request.acceptedTotal !== undefined && total - uniqueCode > request.acceptedTotal) return refused('price_changed', { total: total - uniqueCode })
    writeOrder(scope, sale, lines, plan.value, request.remark)
    return accepted('placed' as const)
  })
}

/** Steps in the order they are taken, then the parcel's price, then whether everything can still be bought. */
function checkSteps(scope: Scope, sale: SaleRow, lines: readonly LineNow[], quote: Quote): Refused | null {
  const missing = missingStep(sale, subtotalOf(lines) + sale.shippingCost)
  if (missing) return refused(missing)
  if (!sale.digital && quote.rates && sameParcel(quote.asked, sale)) {
    const rate = quote.rates.find(({ code }) => code === sale.shippingCode) ?? null
    const columns = shippingColumns(rate)
    changeSale(scope.db, sale.id, { ...columns, total: totalOf({ ...sale, ...columns }) })
    if (!rate) return refused('shipping_unknown')
  }
  return lines.map(lineProblem).find((one) => one !== null) ?? null
}

/** What the order will cost, and by which way it is paid; a free order is paid by nobody. */
function planOf(scope: Scope, sale: SaleRow, lines: readonly LineNow[]): Result<Plan> {
  const amounts = { ...amountsOf(sale), subtotal: subtotalOf(lines), uniqueCode: 0 }
  const goods = totalOf(amounts)
  if (goods === 0) return accepted({ ...amounts, total: 0, method: null })
  const method = scope.vendors.methods.find(({ vendor, method }) => vendor === sale.paymentVendor && method === sale.paymentMethod)
  if (!method) return refused('payment_unknown')
  const account = accountOf(scope, method)
  const uniqueCode = account === null ? 0 : pickUniqueCode(goods, listOpenTransfers(scope.db, account), scope.newId())
  return uniqueCode === null ? refused('payment_unknown') : accepted({ ...amounts, uniqueCode, total: goods + uniqueCode, method })
}

const accountOf = ({ vendors }: Scope, method: PaymentMethod): string | null => (method.vendor === 'manual' ? (vendors.bank?.number ?? null) : null)

function writeOrder(scope: Scope, draft: SaleRow, lines: readonly LineNow[], plan: Plan, remark: string): void {
  const { db, now, agenda } = scope
  const { method, ...amounts } = plan
  const hours = method?.vendor === 'manual' ? limits.bankTransferHours : limits.paymentHours
  const payBy = new Date(now.getTime() + hours * 3_600_000)
  const order = { ...draft, ...amounts, status: 'PENDING' as const, number: freeNumber(scope), remark, placedAt: now, payBy }
  changeSale(db, draft.id, order)
  freezeLines(db, draft.id, lines)
  for (const { variantId, quantity, deal } of lines) {
    const offer = givenBy(deal)
    assert(!offer || takeQuota(db, offer, quantity), 'the quota was checked in this transaction: nothing may run between the check and this line')
    assert(takeStock(db, variantId, quantity), 'stock was checked in this transaction: nothing may run between the check and this line')
    db.insert(stockHolds).values({ saleId: draft.id, variantId, quantity, state: 'HELD' }).run()
  }
  addEvent(db, draft.id, 'PENDING', now)
  writeBill(scope, order, method)
  removeBought(db, order)
  agenda.drop('forget-draft', draft.id)
  const ranOut = (offer: Offer | null) => offer !== null && quotaLeft(db, offer) === 0
  scope.touch(lines.some(({ variantId, deal }) => stockOf(db, variantId) === 0 || ranOut(givenBy(deal))))
}

function writeBill(scope: Scope, order: SaleRow & { payBy: Date; number: string }, method: PaymentMethod | null): void {
  const bill = {
    code: `BILL${order.number.slice(3)}`,
    saleId: order.id,
    status: 'UNPAID' as const,
    vendor: method?.vendor ?? 'free',
    method: method?.method ?? 'free',
    account: method && accountOf(scope, method),
    holder: method?.vendor === 'manual' ? (scope.vendors.bank?.holder ?? '') : '',
    amount: order.total,
    uniqueCode: order.uniqueCode,
    attempt: 1,
    createdAt: scope.now,
    expiresAt: order.payBy,
  }
  scope.db.insert(bills).values(bill).run()
  if (method) {
    addAttempt(scope, order, bill)
    scope.agenda.plan('expire-payment', order.id, order.payBy)
  } else settle(scope, order.id, null)
}

function freeNumber(scope: Scope): string {
  for (;;) {
    const number = orderNumber(scope.now, scope.newId())
    if (!numberTaken(scope.db, number)) return number
  }
}
