import type { Address } from '#shared/api/address.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { basketOf } from '#commerce/voucher/buyer.ts'
import { spendVouchers } from '#commerce/voucher/in-checkout.ts'
import { basketProblem, type VoucherRow, savingOf } from '#commerce/voucher/rules.ts'
import { changeOrderVoucher, findVoucher, putOrderVoucher } from '#commerce/voucher/store.ts'
import { referenceOf } from '#commerce/order/payment/charge.ts'
import { orderNumber } from '#commerce/order/core/numbers.ts'
import { noCharges, subtotalOf, totalOf } from '#commerce/order/core/rules.ts'
import { addBill, addCharge, changeCharge } from '#commerce/order/core/bills.ts'
import type { LineNow } from '#commerce/order/core/lines-now.ts'
import { takeStock } from '#commerce/order/core/stock.ts'
import { addCheckout, addHistory, findOrder } from '#commerce/order/core/store.ts'
import { type OrderRow, stockHolds } from '#commerce/order/core/tables.ts'
import { moveReturn } from '#commerce/order/after/returns/move.ts'
import { addReturn, addReturnEvent, findReturn } from '#commerce/order/after/returns/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { rowOf } from '#commerce/vendors/payment/simulator/charge.ts'
import { addPayment } from '#commerce/vendors/payment/simulator/store.ts'
import { endWay, simulateWay } from '#commerce/order/fulfilment/demo.ts'
import { nextCheckAt } from '#commerce/order/payment/checks.ts'
import { rewardOrder } from '#commerce/order/after/rewards.ts'
import { refund } from '#commerce/order/payment/refund.ts'
import { addressOf, contactOf, listGoods } from './orders-goods.ts'
import { digitalMonth, month, type Past, type PastReturn } from './orders-month.ts'

const hourMs = 3_600_000

/**
 * Writes a demo customer's past orders. They are history: nothing of today's stock is taken, except what the unpaid one
 * holds. Inside the caller's transaction.
 */
export function seedOrders(scope: Scope, customerId: string): void {
  const address = addressOf(scope, customerId)
  write(scope, customerId, month, { goods: listGoods(scope, { digital: false }), address })
  write(scope, customerId, digitalMonth, { goods: listGoods(scope, { digital: true }), address: contactOf(address) })
}

function write(
  scope: Scope,
  customerId: string,
  pasts: readonly Past[],
  { goods, address }: { goods: readonly LineNow[]; address: Address },
): void {
  let next = 0
  for (const past of pasts) {
    const lines = past.goods.flatMap((quantity) => {
      const line = goods[next++ % goods.length]
      return line ? [{ ...line, quantity }] : []
    })
    if (lines.length === past.goods.length && new Set(lines.map(({ variantId }) => variantId)).size === lines.length)
      addPast(scope, customerId, address, past, lines)
  }
}

const jneRegular = {
  shippingCode: 'jne:reg',
  shippingCourier: 'JNE',
  shippingService: 'REG',
  shippingDaysMin: 2,
  shippingDaysMax: 3,
  shippingCost: 18_000,
}
const noParcel = { shippingCost: 0 }
/** What JNE asks to collect the money of a small parcel. */
const codFee = 5_000

function addPast(scope: Scope, customerId: string, address: Address, past: Past, lines: readonly LineNow[]): void {
  const { db, scheduler, shop } = scope
  const { history, method } = past
  const hoursAgo = (hours: number) => new Date(scope.now.getTime() - hours * hourMs)
  const timeOf = (status: OrderStatus) => {
    const hours = history.find(([one]) => one === status)?.[1]
    return hours === undefined ? null : hoursAgo(hours)
  }
  const [placedAt, paidAt, status] = [timeOf('PENDING'), timeOf('PAYMENT_CONFIRMED'), history.at(-1)?.[0]]
  assert(placedAt && status, 'a past order begins with PENDING')
  const weightGrams = lines.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0)
  const digital = lines.every((line) => line.digital)
  const parcel = digital ? noParcel : jneRegular
  const voucher = past.voucher && !digital ? usable(scope, past.voucher, basketOf(lines, jneRegular)) : null
  const cod = method === 'cod'
  const amounts = {
    ...noCharges,
    subtotal: subtotalOf(lines),
    shippingCost: parcel.shippingCost,
    shippingDiscount: voucher?.saving ?? 0,
    codFee: cod ? codFee : 0,
  }
  const payBy = new Date(placedAt.getTime() + limits.paymentHours * hourMs)
  const vendor = cod ? 'cod' : 'simulator'
  const order = {
    id: scope.newId(),
    number: orderNumber(placedAt, scope.newId()),
    customerId,
    status,
    digital,
    address,
    weightGrams,
    ...parcel,
    quotedCod: codFee,
    paymentVendor: vendor,
    paymentMethod: method,
    ...amounts,
    total: totalOf(amounts),
    receiptNumber: timeOf('SHIPPING') && `SIM0000${String(placedAt.getTime()).slice(-8)}`,
    createdAt: placedAt,
    placedAt,
    payBy,
    deliveredAt: timeOf('DELIVERED'),
  }
  addCheckout(db, order, lines)
  if (voucher) spend(scope, order.id, voucher)
  for (const [kind, hours, note] of history) addHistory(db, order.id, kind, hoursAgo(hours), note)
  const shippedAt = timeOf('SHIPPING')
  const lastsMs = (order.deliveredAt?.getTime() ?? scope.now.getTime() + 12 * hourMs) - (shippedAt?.getTime() ?? 0)
  if (shippedAt) simulateWay(scope, order.id, { from: shippedAt, lastsMs })
  if (order.deliveredAt) endWay(scope, order, order.deliveredAt)
  const { hold, bill: billStatus, charge } = outcomeOf(status, cod, paidAt !== null)
  for (const { variantId, quantity } of lines) {
    if (hold === 'HELD')
      assert(takeStock(db, variantId, quantity), 'past orders are made of goods of which there are enough')
    db.insert(stockHolds).values({ orderId: order.id, variantId, quantity, state: hold }).run()
  }
  const bill = { code: `BILL${order.number.slice(3)}`, attempt: 1, vendor, method, amount: order.total }
  addBill(db, {
    ...bill,
    orderId: order.id,
    status: billStatus,
    uniqueCode: 0,
    createdAt: placedAt,
    expiresAt: payBy,
    paidAt,
  })
  if (charge) {
    const { code: billCode, ...asked } = bill
    const reference = referenceOf(order, bill.attempt)
    addCharge(db, { reference, billCode, ...asked, state: charge, createdAt: placedAt })
  }
  const [completedAt, calledOffAt, written] = [timeOf('COMPLETED'), timeOf('CANCEL'), findOrder(db, order.id)]
  assert(written, 'it was written above')
  if (calledOffAt && paidAt) refund({ ...scope, now: calledOffAt }, written, 'refund', order.id, order.total)
  if (past.returned) addPastReturn(scope, written, past.returned, lines)
  if (completedAt) rewardOrder({ ...scope, now: completedAt }, { order: written })
  // What is under way has no agenda of its own: a demo's seller would finish every one of these orders within the hour,
  // and there would be nothing left to look at in those tabs. Deadlines that a shopper is told of are kept: the one for
  // paying, and the one for returning.
  if (status === 'PENDING') expectPayment(scope, order)
  if (status === 'DELIVERED' && order.deliveredAt)
    scheduler.plan('complete-order', order.id, returnWindowEnd(order.deliveredAt, shop.returnDays))
}

/** What became of the pieces, the bill and the attempt to pay it; cash at the door is no attempt. */
function outcomeOf(status: OrderStatus, cod: boolean, paid: boolean) {
  if (status === 'PENDING') return { hold: 'HELD', bill: 'UNPAID', charge: 'pending' } as const
  if (status === 'EXPIRED') return { hold: 'RELEASED', bill: 'EXPIRED', charge: 'expired' } as const
  if (status === 'CANCEL' && paid) return { hold: 'RELEASED', bill: 'PAID', charge: 'paid' } as const
  if (status === 'CANCEL') return { hold: 'RELEASED', bill: 'EXPIRED', charge: 'cancelled' } as const
  return cod
    ? ({ hold: 'SOLD', bill: 'COD', charge: null } as const)
    : ({ hold: 'SOLD', bill: 'PAID', charge: 'paid' } as const)
}

interface Used {
  voucher: VoucherRow
  saving: number
}

/** A shop's voucher for the parcel, when the goods are worth enough for it. */
function usable({ db }: Scope, code: string, basket: ReturnType<typeof basketOf>): Used | null {
  const voucher = findVoucher(db, code)
  return voucher?.forShipping && basketProblem(voucher, basket) === null
    ? { voucher, saving: savingOf(voucher, basket) }
    : null
}

function spend(scope: Scope, orderId: string, { voucher, saving }: Used): void {
  putOrderVoucher(scope.db, orderId, voucher)
  changeOrderVoucher(scope.db, orderId, 'shipping', { saving })
  const order = findOrder(scope.db, orderId)
  assert(order, 'a voucher is spent on an order that was written before')
  spendVouchers(scope, { order })
}

/** Has the simulated bank give the number to pay to, as it would at checkout, and plans what checkout plans. */
function expectPayment(
  scope: Scope,
  order: { id: string; number: string; total: number; placedAt: Date; payBy: Date },
): void {
  const { db, now, scheduler, newId } = scope
  const reference = referenceOf(order, 1)
  const asked = {
    payment_type: 'bank_transfer' as const,
    bank_transfer: { bank: 'bri' },
    transaction_details: { order_id: reference, gross_amount: order.total },
    custom_expiry: { order_time: '', expiry_duration: limits.paymentHours * 3_600, unit: 'second' as const },
  }
  const paid = addPayment(
    db,
    rowOf(asked, { now: order.placedAt, transactionId: newId(), idempotencyKey: reference, qrOf: () => '' }),
  )
  changeCharge(db, reference, { transactionId: paid.transactionId, number: paid.vaNumber })
  scheduler.plan('expire-payment', order.id, order.payBy)
  scheduler.plan('check-payment', order.id, nextCheckAt(order.placedAt, now))
}

/** A return as it went, each step at its time; one that is under way stays where it is, like an order. */
function addPastReturn(
  scope: Scope,
  { id: orderId, customerId }: OrderRow,
  { history, ...asked }: PastReturn,
  lines: readonly LineNow[],
): void {
  const [line, [begin, ...steps]] = [lines.at(-1), history]
  assert(line && begin && customerId !== null, 'a return begins with a request of a customer, for something')
  const at = (hours: number) => new Date(scope.now.getTime() - hours * hourMs)
  const [id, askedAt] = [scope.newId(), at(begin[1])]
  const number = orderNumber(askedAt, id).replace('INV', 'RTN')
  const row = { id, number, orderId, customerId, status: begin[0], ...asked, accountId: null, createdAt: askedAt }
  addReturn(scope.db, { row, lines: [{ variantId: line.variantId, quantity: 1 }], photos: [] })
  addReturnEvent(scope.db, id, begin[0], askedAt, '')
  for (const [status, hours, note = ''] of steps) {
    const now = findReturn(scope.db, id)
    assert(
      now && moveReturn({ ...scope, now: at(hours) }, now, status, { note }).ok,
      'a past return went a way that returns go',
    )
  }
}
