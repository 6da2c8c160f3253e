import { accepted, refused, type Result } from '#shared/result.ts'
import { assert } from '#shared/assert.ts'
import { addressLineOf } from '#commerce/address/rules.ts'
import type { CourierCall } from '#shared/admin/orders.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { Booking, ShippingVendor } from '#commerce/vendors/shipping/courier.ts'
import { findBill } from '../core/bills.ts'
import { mayMove } from '../core/move.ts'
import { addHistory, changeOrder, findOrder, listHistory } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { shipmentOf } from './rates.ts'
import { isFinal } from './rules.ts'
import {
  addShipment,
  calledOff,
  changeShipment,
  findOwnShipment,
  findShipment,
  findShipmentOf,
  isCourierCalled,
  listShipmentsOf,
  type ShipmentRow,
} from './store.ts'
import { checkShipment, isSentSince, moveTo, trackShipment } from './tracking.ts'

/**
 * The adapter of the courier that fetches this order's shipment; null: the seller brings it there and types the receipt
 * number.
 */
export function vendorOf({ vendors }: Pick<Scope, 'vendors'>, order: Pick<OrderRow, 'shippingCode'>): string | null {
  return order.shippingCode === null ? null : vendors.bookerOf(order.shippingCode)
}

/**
 * A person typed the receipt number: that of a courier that was called is right. Most orders were never called for, so
 * their call is not looked for.
 */
export const isReceiptTyped = (
  db: Db,
  { id, receiptNumber }: Pick<OrderRow, 'id' | 'receiptNumber'>,
  history: readonly { kind: string }[] = listHistory(db, id),
): boolean =>
  receiptNumber !== null && !(history.some(({ kind }) => kind === 'courier_called') && findOwnShipment(db, id) !== null)

/** The shipment is packed: the scheduler calls a courier, once. */
export function callCourier(tx: Tx, order: OrderRow): Result<Record<never, never>> {
  const { db, now, scheduler } = tx
  const vendor = vendorOf(tx, order)
  if (vendor === null || order.shippingCode === null || !isPacked(order)) return refused('order_step_impossible')
  const last = findShipmentOf(db, order.id)
  if (last && last.state !== 'returning' && isCourierCalled(db, order.id)) {
    if (last.bookingId !== null) return refused('order_step_impossible')
    // Pressing again asks once more, in case the scheduler has given up on the vendor.
    scheduler.plan('book-shipment', last.reference, now)
    return accepted({})
  }
  const attempt = (last?.attempt ?? 0) + 1
  const reference = `${order.number}-${attempt}`
  const call = { reference, orderId: order.id, attempt, vendor, rateCode: order.shippingCode }
  addShipment(db, { ...call, reported: false, createdAt: now })
  // The number of before is that of another parcel.
  if (order.receiptNumber !== null) changeOrder(db, order.id, { receiptNumber: null })
  moveTo(tx, order.id, 'PROCESSING')
  addHistory(db, order.id, 'courier_called', now)
  scheduler.plan('book-shipment', reference, now)
  return accepted({})
}

/** Nothing is to be fetched any more: the call to the courier is cancelled at once. */
export function cancelCourier({ db, now, scheduler }: Tx, orderId: string): void {
  const last = findShipmentOf(db, orderId)
  if (!last || isFinal(last.state)) return
  scheduler.drop('book-shipment', last.reference)
  scheduler.plan('call-off-shipment', last.reference, now)
}

/** The goods go another way than by the courier that was called, who need not come any more. */
export function sendAnotherWay(tx: Tx, orderId: string): void {
  const last = findShipmentOf(tx.db, orderId)
  if (!last) return
  if (last.problem === '' && last.state !== 'returning') cancelCourier(tx, orderId)
  // Also of a call that was refused: nobody needs to know why any more.
  changeShipment(tx.db, last.reference, { problem: sentAnotherWay })
}
const sentAnotherWay = 'the seller has sent the goods another way'

/** The courier that was called does not come, or is not to: another one can be called at once. */
export function callOff(tx: Tx, order: OrderRow): Result<Record<never, never>> {
  const { db } = tx
  const last = findOwnShipment(db, order.id)
  if (!last || !isPacked(order) || !isCourierCalled(db, order.id) || last.state === 'returning')
    return refused('order_step_impossible')
  cancelCourier(tx, order.id)
  changeShipment(db, last.reference, { problem: calledOff.problem })
  changeOrder(db, order.id, { receiptNumber: null })
  moveTo(tx, order.id, 'CHANGE_PROCESSING', {}, 'Panggilan kurir dibatalkan. Toko mengatur pengiriman lain.')
  return accepted({})
}

/** What has become of the last call for a courier; null: nobody waits for one, and none was refused. */
export function courierCallOf(db: Db, orderId: string): CourierCall | null {
  const last = findShipmentOf(db, orderId)
  if (!last || last.problem === sentAnotherWay || last.problem === calledOff.problem) return null
  if (last.problem !== '') return last.bookingId === null ? { state: 'refused', said: last.problem } : null
  return isFinal(last.state) || last.state === 'returning'
    ? null
    : { state: last.bookingId === null ? 'asked' : 'coming', said: '' }
}

/**
 * The seller has the parcel of a courier that was called; what the courier says later is old. One that was called since is
 * to fetch it here.
 */
export function endShipment(tx: Tx, orderId: string): void {
  const [last, ...before] = listShipmentsOf(tx.db, orderId)
  const left = isSentSince(tx, orderId) && last ? [last] : before
  const own = left.find(({ problem, state }) => problem === '' && !isFinal(state))
  if (!own) return
  changeShipment(tx.db, own.reference, { state: 'returned' })
  tx.scheduler.drop('check-shipment', own.reference)
}

/** It waits for a courier: the next step is the delivery to the shopper. */
const isPacked = (order: OrderRow | null): boolean => order !== null && mayMove(order, 'SHIPPING')

/** Books a shipment that was written before. It carries our own reference, so asking twice finds the first booking. */
export async function bookShipment(reference: string, scope: Scope): Promise<void> {
  const shipment = findShipment(scope.db, reference)
  if (!shipment || shipment.bookingId !== null || isFinal(shipment.state)) return
  // A job of its own, which is tried again until the courier knows.
  if (!isPacked(findOrder(scope.db, shipment.orderId)))
    return scope.scheduler.plan('call-off-shipment', reference, scope.now)
  const answer = await ask(scope, shipment)
  if (answer.ok) await trackShipment(scope, reference, answer.value.receiptNumber)
}

/**
 * Cancels a call for a courier. If the vendor's answer was lost, it may still have received the call: asking again
 * finds that booking, which is then cancelled. A vendor that refuses has the shipment already, or has forgotten the
 * call: tracking shows which.
 */
export async function callOffShipment(reference: string, scope: Scope): Promise<void> {
  const { db } = scope
  const known = findShipment(db, reference)
  if (!known || isFinal(known.state)) return
  if (known.bookingId === null && known.asked) await ask(scope, known)
  const shipment = findShipment(db, reference)
  if (!shipment || isFinal(shipment.state)) return
  if (shipment.bookingId === null) return changeShipment(db, reference, calledOff)
  const answer = await vendorFor(scope, shipment).cancel(shipment.bookingId)
  assert(answer.ok || answer.reason === 'refused', `${shipment.vendor} does not answer: the scheduler asks again`)
  if (answer.ok) {
    scope.scheduler.drop('check-shipment', reference)
    return changeShipment(db, reference, calledOff)
  }
  // What had a reason before may be on its way meanwhile.
  if (shipment.problem === '')
    changeShipment(db, reference, { problem: answer.detail.slice(0, problemChars) || calledOff.problem })
  await checkShipment(reference, scope)
  inTransaction(scope, (tx) => noteCarried(tx, reference))
}

/** The seller, who thinks that the goods are in the shop, learns that a courier cannot be called off any more. */
function noteCarried(tx: Tx, reference: string): void {
  const shipment = findShipment(tx.db, reference)
  const order = shipment && findOrder(tx.db, shipment.orderId)
  if (!order || isFinal(shipment.state) || isSentSince(tx, order.id)) return
  const last = listHistory(tx.db, order.id).findLast(({ kind }) => kind === 'courier_kept' || kind === 'courier_called')
  if (last?.kind !== 'courier_kept') addHistory(tx.db, order.id, 'courier_kept', tx.now)
  // The seller gets one message of each call.
  publish(tx, 'courier_kept', { order, reference })
}

const problemChars = 200

/** Asks the vendor and writes its answer. That it was asked is written before. */
async function ask(scope: Scope, shipment: ShipmentRow) {
  const { db } = scope
  const { reference, orderId } = shipment
  const order = findOrder(db, orderId)
  assert(order, 'a shipment always has its order')
  const vendor = vendorFor(scope, shipment)
  changeShipment(db, reference, { asked: true })
  const answer = await vendor.book(bookingOf(scope, order, reference, shipment.rateCode))
  // Nobody knows what happened: the scheduler asks again with the same reference.
  assert(answer.ok || answer.reason !== 'down', `${shipment.vendor} does not answer: ${answer.ok ? '' : answer.detail}`)
  inTransaction(scope, (tx) => {
    if (answer.ok) {
      changeShipment(db, reference, { bookingId: answer.value.bookingId, state: 'placed' })
      return tx.scheduler.plan('check-shipment', reference, tx.now)
    }
    // The seller may have called it off, and called another courier, while the vendor answered.
    const problem = findShipment(tx.db, reference)?.problem ?? ''
    changeShipment(db, reference, { state: 'failed', problem: problem || answer.detail.slice(0, problemChars) })
    if (problem === '' && isPacked(findOrder(db, orderId)))
      moveTo(
        tx,
        orderId,
        'CHANGE_PROCESSING',
        {},
        'Kurir belum dapat menjemput paket. Toko sedang mengatur pengirimannya.',
      )
  })
  return answer
}

function vendorFor({ vendors }: Scope, { vendor: name }: Pick<ShipmentRow, 'vendor'>): ShippingVendor {
  const vendor = vendors.shipping(name)
  assert(vendor, `${name} is not among the shop's vendors any more: put its keys back`)
  return vendor
}

function bookingOf(scope: Scope, order: OrderRow, reference: string, rateCode: string): Booking {
  const { shop, db } = scope
  const { address } = order
  assert(address, 'an order that a courier brings has an address')
  const note = address.courierNote ?? ''
  const bill = findBill(db, order.id)
  return {
    reference,
    rateCode,
    sender: {
      // The label names the dropshipper, if there is one.
      name: order.dropshipName ?? shop.name,
      phone: order.dropshipPhone ?? shop.customerCarePhone,
      address: shop.pickup?.address ?? shop.businessAddress,
      note: '',
    },
    recipient: { name: address.recipient, phone: address.phone, address: addressLineOf(address), note },
    shipment: shipmentOf(scope, order),
    codAmount: bill?.status === 'COD' ? order.total : 0,
    insured: order.insured,
  }
}
