import { hourMs } from '#shared/format/units.ts'
import type { PastOrder } from '#shared/admin/demo.ts'
import type { Address } from '#shared/api/account/address.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { deliveryWay, wayOfGoods, usualWay } from '#shared/order/delivery-way.ts'
import { contactOf } from '#commerce/address/rules.ts'
import { noteMoved } from '#commerce/catalog/movements.ts'
import { planReward } from '#commerce/order/after/rewards.ts'
import { orderNumber } from '#commerce/order/core/numbers.ts'
import { noCharges, subtotalOf, totalOf } from '#commerce/order/core/rules.ts'
import type { LineNow } from '#commerce/order/core/lines-now.ts'
import { limitToCodes, takeStock } from '#commerce/order/core/stock.ts'
import { addCheckout, addHistory, findOrder } from '#commerce/order/core/store.ts'
import { stockHolds } from '#commerce/order/fulfilment/tables.ts'
import { endWay, simulateWay } from '#commerce/order/fulfilment/demo.ts'
import { refund } from '#commerce/order/payment/charges/refund.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { methodsBy } from '#commerce/vendors/payment/methods.ts'
import { basketOf } from '#commerce/voucher/shopper.ts'
import { spendVouchers } from '#commerce/voucher/in-checkout.ts'
import { basketProblem } from '#commerce/voucher/rules.ts'
import type { VoucherRow } from '#commerce/voucher/tables.ts'
import { savingOf } from '#commerce/pricing/voucher-saving.ts'
import { changeOrderVoucher, findVoucher, putOrderVoucher } from '#commerce/voucher/store.ts'
import { findVariantOf } from '../administration/import/products.ts'
import { addPastBill, expectPayment } from './past-bills.ts'
import { addPastReturn } from './past-returns.ts'

const jneRegular = {
  shippingCode: 'jne:reg',
  shippingCourier: 'JNE',
  shippingService: 'REG',
  shippingDaysMin: 2,
  shippingDaysMax: 3,
  shippingCost: 18_000,
}
const noShipping = { shippingCost: 0 }
/** What JNE charges to collect the money of a small shipment. */
const codFee = 5_000

/** When a past order reached each of its statuses, and its status now. */
function timesOf(now: Date, { history }: PastOrder) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const at = (status: OrderStatus): Date | null => {
    const step = history.find((one) => one.status === status)
    return step ? hoursAgo(step.hoursAgo) : null
  }
  const [placedAt, status] = [at('PENDING'), history.at(-1)?.status]
  assert(placedAt && status, 'a past order begins with PENDING')
  return { at, hoursAgo, placedAt, status }
}

type Owner = { customerId: string } | { visitorId: string }

/**
 * Writes an order with its history. It takes nothing from today's stock, except what an unpaid order holds. What is
 * under way has no jobs of its own: a demo's seller would finish each of these orders within the hour, and there would
 * be nothing left to look at in those tabs. The deadlines that a shopper sees are kept: for paying and for returning.
 */
export function addPastOrder(tx: Tx, owner: Owner, address: Address, past: PastOrder): void {
  const { db, now, scheduler, shop } = tx
  const lines = past.lines.map((line) => lineOf(tx, line))
  const { at, hoursAgo, status } = timesOf(now, past)
  const voucher = voucherOf(tx, past, lines)
  const order = orderOf(tx, past, lines, voucher?.saving ?? 0)
  addCheckout(
    db,
    { ...order, ...owner, address: deliveryWay[order.delivery].needsAddress ? address : contactOf(address) },
    lines,
  )
  if (voucher) spend(tx, order.id, voucher)
  for (const step of past.history) addHistory(db, order.id, step.status, hoursAgo(step.hoursAgo), step.note)
  const [shippedAt, deliveredAt] = [at('SHIPPING'), at('DELIVERED')]
  const lastsMs = (deliveredAt?.getTime() ?? now.getTime() + 12 * hourMs) - (shippedAt?.getTime() ?? 0)
  if (shippedAt) simulateWay(tx, order.id, { from: shippedAt, lastsMs })
  if (deliveredAt) endWay(tx, { id: order.id, address }, deliveredAt)
  const paidAt = at('PAYMENT_CONFIRMED')
  holdStock(tx, order, lines)
  addPastBill(tx, order, paidAt)
  const [completedAt, cancelledAt, written] = [at('COMPLETED'), at('CANCEL'), findOrder(db, order.id)]
  assert(written, 'it was written above')
  if (cancelledAt && paidAt) refund({ ...tx, now: cancelledAt }, written, 'refund', order.id, order.total)
  if (past.returned) addPastReturn(tx, written, past.returned, lines)
  if (completedAt) planReward({ ...tx, now: completedAt }, { order: written })
  if (status === 'PENDING') expectPayment(tx, order)
  if (status === 'DELIVERED' && deliveredAt)
    scheduler.plan('complete-order', order.id, returnWindowEnd(deliveredAt, shop.returnDays))
}

/** The columns that follow from a past order and its lines. */
function orderOf(scope: Scope, past: PastOrder, lines: readonly LineNow[], shippingDiscount: number) {
  const { at, placedAt, status } = timesOf(scope.now, past)
  const delivery = usualWay(lines)
  const shipping = deliveryWay[delivery].needsCourier ? jneRegular : noShipping
  const vendor = methodsBy(['simulator']).find(({ method }) => method === past.method)?.vendor ?? 'simulator'
  const amounts = {
    ...noCharges,
    subtotal: subtotalOf(lines),
    shippingCost: shipping.shippingCost,
    shippingDiscount,
    codFee: paymentWay(vendor).courierFee ? codFee : 0,
  }
  return {
    id: scope.newId(),
    number: orderNumber(placedAt, scope.newId()),
    status,
    delivery,
    weightGrams: lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
    ...shipping,
    quotedCod: codFee,
    paymentVendor: vendor,
    paymentMethod: past.method,
    ...amounts,
    total: totalOf(amounts),
    receiptNumber: at('SHIPPING') && `SIM0000${String(placedAt.getTime()).slice(-8)}`,
    createdAt: placedAt,
    placedAt,
    payBy: new Date(placedAt.getTime() + limits.paymentHours * hourMs),
    deliveredAt: at('DELIVERED'),
  }
}
export type PastOrderRow = ReturnType<typeof orderOf>

/** A line of a past order at today's price. */
function lineOf({ db }: Scope, { productSlug, values, quantity }: PastOrder['lines'][number]): LineNow {
  const found = findVariantOf(db, productSlug, values)
  assert(found, 'fillDemo lets no past pass whose goods are not there')
  const { product, variant } = found
  return {
    variantId: variant.id,
    name: product.name,
    variantName: variant.name,
    slug: product.slug,
    image: variant.image || (product.images[0] ?? ''),
    unitPrice: variant.price,
    fullPrice: variant.fullPrice,
    addedPrice: variant.price,
    quantity,
    weightGrams: variant.weightGrams ?? product.weightGrams,
    stock: variant.stock,
    published: product.published,
    productId: product.id,
    categorySlug: product.categorySlug,
    digital: product.digital,
    adult: product.adult,
  }
}

/** An unpaid order holds what it is made of; of all others the pieces came only to be sent, or came back. */
function holdStock(tx: Tx, { id, status }: PastOrderRow, lines: readonly LineNow[]): void {
  const { sent, paid } = orderStatus[status]
  const state = status === 'PENDING' ? 'HELD' : sent ? 'SENT' : paid ? 'SOLD' : 'RELEASED'
  if (state === 'SOLD') noteMoved(tx, 'received', lines, id)
  for (const { variantId, quantity } of lines) {
    if (state === 'HELD')
      assert(takeStock(tx.db, variantId, quantity), 'past orders are made of goods of which there are enough')
    tx.db.insert(stockHolds).values({ orderId: id, variantId, quantity, state }).run()
  }
  limitToCodes(
    tx,
    lines.map(({ variantId }) => variantId),
  )
}

interface Used {
  voucher: VoucherRow
  saving: number
}

/** The shop's voucher for shipping, when the goods are worth enough for it. */
function voucherOf({ db }: Scope, { voucher: code }: PastOrder, lines: readonly LineNow[]): Used | null {
  const voucher = code !== null && lines.some((line) => wayOfGoods(line).needsCourier) ? findVoucher(db, code) : null
  const basket = basketOf(lines, jneRegular)
  return voucher?.forShipping && basketProblem(voucher, basket) === null
    ? { voucher, saving: savingOf(voucher, basket) }
    : null
}

function spend(tx: Tx, orderId: string, { voucher, saving }: Used): void {
  putOrderVoucher(tx.db, orderId, voucher)
  changeOrderVoucher(tx.db, orderId, 'shipping', { saving })
  const order = findOrder(tx.db, orderId)
  assert(order, 'a voucher is spent on an order that was written before')
  spendVouchers(tx, { order })
}
