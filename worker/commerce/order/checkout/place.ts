import type { Decoded } from '#shared/api/index.ts'
import type { checkout as contract } from '#shared/api/checkout.ts'
import { assert } from '#shared/assert.ts'
import { sentence } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { spendVouchers } from '#commerce/voucher/in-checkout.ts'
import { givenBy, type Offer } from '#commerce/pricing/flash-sale-rules.ts'
import { quotaLeft, takeQuota } from '#commerce/pricing/offers.ts'
import { acceptCod, settle } from '../payment/receive.ts'
import { tellPlaced } from '../messages.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Rate } from '#commerce/vendors/shipping/courier.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { addAttempt } from '../payment/charge.ts'
import { type Look, look } from './price-draft.ts'
import { orderNumber } from '../core/numbers.ts'
import { holdPurses } from '../payment/coins-and-wallet.ts'
import { chooseMethod } from '../payment/choices.ts'
import { type Amounts, amountsOf, lineProblem, missingStep, totalOf } from '../core/rules.ts'
import { sameParcel, shippingColumns } from '../fulfilment/rates.ts'
import {
  addEvent,
  changeOrder,
  findOwnOrder,
  lockPrices,
  type LineNow,
  numberTaken,
  removePurchased,
  type OrderRow,
  stockOf,
  takeStock,
} from '../core/store.ts'
import { bills, stockHolds } from '../core/tables.ts'
import { accountColumns, uniqueCodeFor } from '../payment/bank-transfer.ts'

type Request = Decoded<typeof contract.place>
/** What was asked of the courier before the transaction; null when it did not answer and the chosen price stands. */
export interface Quote {
  asked: OrderRow
  rates: readonly Rate[] | null
}
interface Plan extends Amounts {
  total: number
  method: PaymentMethod | null
}

/**
 * Turns a draft into an order, all or nothing, in one synchronous transaction: prices, steps, stock, number and bill. A
 * sale that was placed before is left as it is, so that a doubled click makes one order.
 */
export function placeOrder(scope: Scope, request: Request, quote: Quote): Result<'placed' | 'was placed'> {
  return scope.db.transaction(() => {
    const draft = findOwnOrder(scope, request.orderId)
    if (!draft) return refused('order_unknown')
    if (draft.status !== 'DRAFT') return accepted('was placed' as const)
    const { checkout, lines, vouchers } = look(scope, draft, parcelNow(draft, quote))
    const problem = purseProblem(draft, checkout) ?? checkSteps(draft, { checkout, lines, vouchers })
    if (problem) return problem
    const plan = planOf(scope, checkout)
    if (!plan.ok) return plan
    const { total, uniqueCode } = plan.value
    // The unique code is a few rupiah the shopper was told about; what they agreed to is the price of the goods and the
    // parcel.
    if (request.acceptedTotal !== undefined && total - uniqueCode > request.acceptedTotal)
      return refused('price_changed', { total: total - uniqueCode })
    writeOrder(scope, checkout, lines, plan.value, request.remark ?? checkout.remark)
    return accepted('placed' as const)
  })
}

/**
 * What the parcel costs at this moment: nothing changes while the courier does not answer, or answered about another
 * parcel.
 */
function parcelNow(draft: OrderRow, { asked, rates }: Quote): Partial<OrderRow> {
  if (draft.digital || draft.shippingCode === null || !rates || !sameParcel(asked, draft)) return {}
  return shippingColumns(rates.find(({ code }) => code === draft.shippingCode) ?? null, draft)
}

/**
 * Coins or a balance that another order took, or that expired, since the shopper saw the total: what is missing is
 * asked for before it is charged.
 */
function purseProblem(seen: OrderRow, checkout: OrderRow): Refused | null {
  const less = checkout.coinsUsed < seen.coinsUsed || checkout.walletUsed < seen.walletUsed
  return less && checkout.total > seen.total ? refused('purse_changed', { total: checkout.total }) : null
}

/**
 * Steps in the order they are taken, then the parcel, then whether everything can still be bought, then whether its
 * vouchers still count.
 */
function checkSteps(draft: OrderRow, { checkout, lines, vouchers: { lost } }: Omit<Look, 'purses'>): Refused | null {
  const missing = missingStep(draft, checkout.total)
  if (missing) return refused(missing)
  if (draft.shippingCode !== checkout.shippingCode) return refused('shipping_unknown')
  const problem = lines.map(lineProblem).find((one) => one !== null)
  return problem ?? (lost && refused('voucher_lost', { reason: sentence(lost), total: checkout.total }))
}

/** What the order will cost, and by which way it is paid; a free order is paid by nobody. */
function planOf(scope: Scope, checkout: OrderRow): Result<Plan> {
  const amounts = { ...amountsOf(checkout), uniqueCode: 0 }
  const total = totalOf(amounts)
  if (total === 0) return accepted({ ...amounts, total, method: null })
  const chosen = chooseMethod(scope, checkout, { vendor: checkout.paymentVendor, method: checkout.paymentMethod })
  if (!chosen.ok) return chosen
  const method = chosen.value
  const uniqueCode = uniqueCodeFor(scope, method, total)
  return uniqueCode === null
    ? refused('payment_unknown')
    : accepted({ ...amounts, uniqueCode, total: total + uniqueCode, method })
}

function writeOrder(scope: Scope, draft: OrderRow, lines: readonly LineNow[], plan: Plan, remark: string): void {
  const { db, now, scheduler } = scope
  const { method, ...amounts } = plan
  const payBy = new Date(now.getTime() + (method?.minutes ?? limits.paymentHours * 60) * 60_000)
  const order = {
    ...draft,
    ...amounts,
    status: 'PENDING' as const,
    number: freeNumber(scope),
    remark,
    placedAt: now,
    payBy,
  }
  changeOrder(db, draft.id, order)
  lockPrices(db, draft.id, lines)
  for (const { variantId, quantity, deal } of lines) {
    const offer = givenBy(deal)
    assert(
      !offer || takeQuota(db, offer, quantity),
      'the quota was checked in this transaction: nothing may run between the check and this line',
    )
    assert(
      takeStock(db, variantId, quantity),
      'stock was checked in this transaction: nothing may run between the check and this line',
    )
    db.insert(stockHolds).values({ orderId: draft.id, variantId, quantity, state: 'HELD' }).run()
  }
  spendVouchers(scope, order)
  holdPurses(scope, order)
  addEvent(db, draft.id, 'PENDING', now)
  if (method) tellPlaced(scope, order, method.vendor === 'cod')
  writeBill(scope, order, method)
  removePurchased(db, order)
  scheduler.drop('forget-draft', draft.id)
  const ranOut = (offer: Offer | null) => offer !== null && quotaLeft(db, offer) === 0
  scope.touch(lines.some(({ variantId, deal }) => stockOf(db, variantId) === 0 || ranOut(givenBy(deal))))
}

function writeBill(
  scope: Scope,
  order: OrderRow & { payBy: Date; number: string },
  method: PaymentMethod | null,
): void {
  const bill = {
    code: `BILL${order.number.slice(3)}`,
    orderId: order.id,
    status: 'UNPAID' as const,
    vendor: method?.vendor ?? 'free',
    method: method?.method ?? (order.walletUsed > 0 ? 'wallet' : 'free'),
    ...accountColumns(scope, method),
    amount: order.total,
    uniqueCode: order.uniqueCode,
    attempt: 1,
    createdAt: scope.now,
    expiresAt: order.payBy,
  }
  scope.db.insert(bills).values(bill).run()
  if (method?.vendor === 'cod') acceptCod(scope, order.id)
  else if (method) {
    addAttempt(scope, order, bill)
    scope.scheduler.plan('expire-payment', order.id, order.payBy)
  } else settle(scope, order.id, null)
}

function freeNumber(scope: Scope): string {
  for (;;) {
    const number = orderNumber(scope.now, scope.newId())
    if (!numberTaken(scope.db, number)) return number
  }
}
