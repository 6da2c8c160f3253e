import { hourMs, minuteMs } from '#shared/format/units.ts'
import type { Decoded } from '#shared/api/index.ts'
import type { checkout as contract } from '#shared/api/order/checkout.ts'
import { limits } from '#shared/limits.ts'
import { nothingToPay, paymentWay } from '#shared/order/payment-way.ts'
import { text } from '#shared/text/text.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { sentence } from '#shared/text/errors.ts'
import { deliveryWay, usualWay } from '#shared/order/delivery-way.ts'
import { contactOf } from '#commerce/address/rules.ts'
import { publish, type Spending } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { notReady } from '#commerce/site/readiness.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { givenBy, leftOf } from '#commerce/pricing/flash-sale-rules.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { lostOf } from '#commerce/voucher/in-checkout.ts'
import { type LineNow, listLinesNow } from '../core/lines-now.ts'
import { orderNumber } from '../core/numbers.ts'
import { type Amounts, amountsOf, lineProblem, missingStep, subtotalOf, totalOf } from '../core/rules.ts'
import { holdStock } from '../core/stock.ts'
import { addHistory, changeOrder, findOwnOrder, hasDigital, lockPrices, numberTaken } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { type QuotedRate, sameShipment, shippingColumns } from '../fulfilment/rates.ts'
import { uniqueCodeFor } from '../payment/choices/bank-transfer.ts'
import { cardProblem } from '../payment/choices/card-guard.ts'
import type { Attempt } from '../payment/charges/charge.ts'
import { chooseMethod } from '../payment/choices/choices.ts'
import {
  codProblem,
  countCod,
  countUnpaid,
  heldLines,
  holdUntil,
  onTrustProblem,
  provenBy,
  unpaidProblem,
} from '../payment/choices/open-orders.ts'
import type { HeldLine } from '../payment/rules/open-rules.ts'
import { checkSpending } from '../payment/rules/spending.ts'
import { type PlacedOrder, startPayment } from '../payment/charges/start.ts'
import { deliveryProblem } from './delivery.ts'
import { keepPriced, priceDraft, type PricedDraft } from './price-draft.ts'

type Request = Decoded<typeof contract.place>
/** What the couriers answered before the transaction; null when they did not and the chosen price counts. */
export interface Quote {
  asked: OrderRow
  rates: readonly QuotedRate[] | null
}
interface Plan extends Amounts {
  total: number
  method: PaymentMethod | null
}

/**
 * Turns a draft into an order, all or nothing, in one synchronous transaction: prices, steps, stock, number and bill. A
 * checkout that was placed before is left as it is, so that a doubled click makes one order. Returns the attempt to pay
 * whose vendor is to be asked; null: there is none, or it was begun before.
 */
export function placeOrder(scope: Scope, request: Request, quote: Quote): Result<Attempt | null> {
  return inTransaction(scope, (tx) => {
    const draft = findOwnOrder(tx, request.orderId)
    if (!draft) return refused('order_unknown')
    if (draft.status !== 'DRAFT') return accepted(null)
    const note = request.note === undefined ? null : { note: request.note }
    const closed =
      notReady(tx, draft.delivery) ??
      deliveryProblem(tx, draft) ??
      (isQuoteOld(draft, quote, tx.now) ? refused('shipping_price_old') : null)
    if (closed) {
      if (note) changeOrder(tx.db, draft.id, note)
      return closed
    }
    const priced = priceDraft(tx, draft, { ...shippingNow(tx, draft, quote), ...note })
    const agreed = agree(tx, request, draft, priced)
    if (agreed.ok) return accepted(writeOrder(tx, priced, agreed.value, request))
    // What was typed is kept, whatever becomes of the order.
    keepPriced(tx, priced)
    return agreed
  })
}

/** What the shopper and the shop have agreed on. */
interface Agreed {
  plan: Plan
  acceptedTotal: number
  /** null: it holds no goods without money. */
  held: readonly HeldLine[] | null
  spending: Spending
}

/** Checks everything that may speak against an order, and writes nothing. */
function agree(tx: Tx, request: Request, draft: OrderRow, priced: PricedDraft): Result<Agreed> {
  const problem = balanceProblem(request, draft, priced) ?? checkSteps(request, draft, priced)
  if (problem) return problem
  const plan = planOf(tx, priced.checkout)
  if (!plan.ok) return plan
  const { acceptedTotal } = request
  if (acceptedTotal === undefined) return refused('input_invalid', {}, { acceptedTotal: text.required })
  const { total, uniqueCode, method } = plan.value
  // The shopper was shown the few rupiah of the unique code; they agreed to the price of goods and shipping.
  if (total - uniqueCode > acceptedTotal) return refused('price_changed', { total: total - uniqueCode })
  const onHandover = paymentWay(method?.vendor ?? nothingToPay).onHandover
  const held = method === null || onHandover ? null : heldLines(tx, priced.checkout, priced.lines)
  const open = held
    ? unpaidProblem(tx, priced.checkout, held)
    : onHandover && onTrustProblem(tx, priced.checkout, priced.lines)
  if (open) return open
  const spending = checkSpending(tx, priced.checkout, priced.lines)
  return spending.ok ? accepted({ plan: plan.value, acceptedTotal, held, spending: spending.value }) : spending
}

/** No courier answers, and what the chosen one said is older than a day: then the price must be asked again first. */
const isQuoteOld = ({ delivery, shippingCode, quotedAt }: OrderRow, { rates }: Quote, now: Date): boolean =>
  deliveryWay[delivery].needsCourier &&
  shippingCode !== null &&
  rates === null &&
  now.getTime() - (quotedAt?.getTime() ?? 0) > limits.quoteKeptHours * hourMs

/**
 * What shipping costs at this moment: nothing changes when the courier does not answer, or answered about another
 * shipment.
 */
function shippingNow(scope: Scope, draft: OrderRow, { asked, rates }: Quote): Partial<OrderRow> {
  if (!deliveryWay[draft.delivery].needsCourier || draft.shippingCode === null || !rates || !sameShipment(asked, draft))
    return {}
  const subtotal = subtotalOf(listLinesNow(scope.db, draft, scope.now))
  const rate = rates.find(({ code }) => code === draft.shippingCode) ?? null
  return shippingColumns(rate, { subtotal, insured: draft.insured })
}

/**
 * Another order has taken coins or balance, or coins have expired, and the shopper would pay more than was shown. What
 * was shown is the total that comes with the request; without one it is the total of the draft's last change.
 */
function balanceProblem({ acceptedTotal }: Request, draft: OrderRow, { checkout }: PricedDraft): Refused | null {
  const less = checkout.coinsUsed < draft.coinsUsed || checkout.walletUsed < draft.walletUsed
  return less && checkout.total > (acceptedTotal ?? draft.total)
    ? refused('balance_changed', { total: checkout.total })
    : null
}

/**
 * Checks the steps of checkout in their order, then the shipping, then whether everything can still be bought, then
 * whether the vouchers that the shopper saw still count.
 */
function checkSteps(
  { acceptedVouchers }: Request,
  draft: OrderRow,
  { checkout, lines, vouchers }: PricedDraft,
): Refused | null {
  const missing = missingStep(draft, checkout.total)
  if (missing) return refused(missing)
  if (draft.shippingCode !== checkout.shippingCode) return refused('shipping_unknown')
  // What was to download when the checkout began may be a parcel now, and the other way round.
  if (deliveryWay[checkout.delivery].atOnce !== deliveryWay[usualWay(lines)].atOnce) return refused('delivery_changed')
  const problem = lines.map(lineProblem).find((one) => one !== null)
  if (problem) return problem
  const lost = lostOf(vouchers, acceptedVouchers)
  return lost && refused('voucher_lost', { reason: sentence(lost), total: checkout.total })
}

/** What the order will cost, and how it is paid; a free order needs no payment. */
function planOf(scope: Scope, checkout: OrderRow): Result<Plan> {
  const amounts = { ...amountsOf(checkout), uniqueCode: 0 }
  const total = totalOf(amounts)
  if (total === 0) return accepted({ ...amounts, total, method: null })
  const chosen = chooseMethod(scope, checkout, { vendor: checkout.paymentVendor, method: checkout.paymentMethod })
  if (!chosen.ok) return chosen
  const method = chosen.value
  const problem = paymentWay(method.vendor).onHandover
    ? codProblem(scope, checkout)
    : cardProblem(scope, checkout, method.method, total)
  if (problem) return problem
  const uniqueCode = uniqueCodeFor(scope, method, total)
  return uniqueCode === null
    ? refused('payment_unknown')
    : accepted({ ...amounts, uniqueCode, total: total + uniqueCode, method })
}

/** Writes the order and takes its goods, publishes the event of a new order, and then asks for the money. */
function writeOrder(
  tx: Tx,
  priced: PricedDraft,
  { plan: { method, ...amounts }, acceptedTotal, held, spending }: Agreed,
  request: Request,
): Attempt | null {
  const { db, now, scheduler } = tx
  const { lines } = priced
  const latest = holdUntil(held ?? [], now)
  const wanted = now.getTime() + (method?.minutes ?? limits.paymentHours * 60) * minuteMs
  const payBy = new Date(Math.min(wanted, latest.getTime()))
  const placed = {
    ...amounts,
    address: addressToKeep(priced.checkout),
    status: 'PENDING' as const,
    number: freeNumber(tx),
    placedAt: now,
    payBy,
    holdUntil: latest,
    // Goods may have become digital since the checkout began.
    withDigital: hasDigital(lines),
    arrival: request.arrival ?? null,
    ...(held && { provenContact: provenBy(tx, priced.checkout, held) }),
    // What was chosen before brings nothing, and counts for nothing.
    ...(method === null && { paymentVendor: null, paymentMethod: null }),
  }
  const order: PlacedOrder = { ...priced.checkout, ...placed }
  // A voucher that cannot be used is no part of the order.
  const vouchers = priced.vouchers.filter(({ row }) => row.state === 'APPLIED')
  keepPriced(tx, { ...priced, vouchers }, placed)
  lockPrices(db, order.id, lines)
  holdStock(db, order.id, lines)
  addHistory(db, order.id, 'PENDING', now)
  scheduler.drop('remove-checkout', order.id)
  const taken = lines.map((line) => ({ ...line, flashSaleId: givenBy(line.origin)?.flashSaleId ?? null }))
  publish(tx, 'order_placed', { order, lines: taken, soldOut: lines.some(takesTheLast), tagClient: request, spending })
  if (held) countUnpaid(tx, order, held)
  else if (method) countCod(tx, order)
  return startPayment(tx, order, { method, acceptedTotal })
}

/** An order keeps no street that nothing goes to. */
const addressToKeep = ({ delivery, address }: OrderRow): OrderRow['address'] =>
  address !== null && !deliveryWay[delivery].needsAddress ? contactOf(address) : address

/** The line takes the last pieces of a variant, or of what a flash sale offers. */
function takesTheLast({ stock, quantity, origin }: LineNow): boolean {
  const flashItem = givenBy(origin)
  return stock === quantity || (flashItem !== null && leftOf(flashItem) === quantity)
}

function freeNumber(scope: Scope): string {
  for (;;) {
    const number = orderNumber(scope.now, scope.newId())
    if (!numberTaken(scope.db, number)) return number
  }
}
