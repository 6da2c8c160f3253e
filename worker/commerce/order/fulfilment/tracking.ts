import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import type { TrackingState } from './tables.ts'
import type { Tracking } from '#commerce/vendors/shipping/courier.ts'
import { mayMove, moveOrder } from '../core/move.ts'
import { isOrder } from '../core/rules.ts'
import { shelveAgain } from '../core/stock.ts'
import { addHistory, changeOrder, findOrder, listHistory } from '../core/store.ts'
import type { WebhookRequest } from '#commerce/vendors/webhook.ts'
import { isFinal, newEvents, nextPollAt, stateAfter, statusFor } from './rules.ts'
import {
  addTrackings,
  calledOff,
  changeShipment,
  findBooking,
  findOwnShipment,
  findShipment,
  findShipmentOf,
  listTrackings,
  type ShipmentRow,
} from './store.ts'

/** What a vendor's webhook is answered; anything but 200 makes it try again. */
export interface ShipmentAnswer {
  status: 200 | 401 | 404 | 503
  outcome: 'applied' | 'ignored' | 'forged' | 'vendor unknown' | 'shipment unknown' | 'vendor down'
}

export interface ShipmentNoticeInput {
  vendor: string
  request: WebhookRequest
}

/**
 * A vendor reports that a shipment has moved. If it knows our secret, the shop asks it for the tracking, and writes
 * only that answer.
 */
export async function handleShipmentNotice(
  scope: Scope,
  { vendor, request }: ShipmentNoticeInput,
): Promise<ShipmentAnswer> {
  const adapter = scope.vendors.shipping(vendor)
  if (!adapter) return { status: 401, outcome: 'vendor unknown' }
  const notice = adapter.webhook(request)
  if (notice === 'forged') return { status: 401, outcome: 'forged' }
  // A message about no shipment, such as the empty one with which a vendor tries the address.
  if (notice === null) return { status: 200, outcome: 'ignored' }
  const shipment = findBooking(scope.db, vendor, notice.bookingId)
  if (!shipment) return { status: 404, outcome: 'shipment unknown' }
  const { price } = notice
  inTransaction(scope, (tx) => {
    if (!shipment.reported) changeShipment(tx.db, shipment.reference, { reported: true })
    const order = price === undefined ? null : findOrder(tx.db, shipment.orderId)
    if (order && price !== undefined)
      publish(tx, 'parcel_priced', { order, vendor, bookingId: notice.bookingId, price })
  })
  return (await trackShipment(scope, shipment.reference))
    ? { status: 200, outcome: 'applied' }
    : { status: 503, outcome: 'vendor down' }
}

/** Asks by itself, in case webhooks were lost; a vendor that does not answer is asked again later. */
export async function checkShipment(reference: string, scope: Scope): Promise<void> {
  await trackShipment(scope, reference)
  const shipment = findShipment(scope.db, reference)
  const next = shipment && !isFinal(shipment.state) ? nextPollAt(shipment.vendor, shipment.createdAt, scope.now) : null
  if (next) scope.scheduler.plan('check-shipment', reference, next)
}

/** Asks the vendor where a shipment is and writes what is new. False when it does not answer. */
export async function trackShipment(
  scope: Scope,
  reference: string,
  receiptNumber: string | null = null,
): Promise<boolean> {
  const shipment = findShipment(scope.db, reference)
  const vendor = shipment && scope.vendors.shipping(shipment.vendor)
  if (!shipment?.bookingId || !vendor) return false
  if (isFinal(shipment.state)) return true
  const answer = await vendor.track(shipment.bookingId)
  inTransaction(scope, (tx) => {
    if (answer.ok) keepCourier(tx, reference, answer.value.state)
    const receipt = (answer.ok ? answer.value.receiptNumber : null) ?? receiptNumber
    if (receipt !== null && isOwn(tx, shipment)) nameReceipt(tx, shipment.orderId, receipt)
    if (answer.ok) apply(tx, reference, answer.value)
  })
  return answer.ok
}

/** It was to be called off and has the parcel: unless another courier was called since, it is the one that brings it. */
function keepCourier({ db }: Tx, reference: string, reported: TrackingState): void {
  const shipment = findShipment(db, reference)
  if (shipment?.problem !== calledOff.problem || isFinal(shipment.state)) return
  const status = statusFor(stateAfter(shipment.state, reported))
  const order = findOrder(db, shipment.orderId)
  const isLast = findShipmentOf(db, shipment.orderId)?.reference === reference
  if (isLast && (status === 'SHIPPING' || status === 'DELIVERED') && order && mayMove(order, 'SHIPPING'))
    changeShipment(db, reference, { problem: '' })
}

/** The number of its parcel. That an order has left the shop is reported with the number it has then. */
function nameReceipt(tx: Tx, orderId: string, receiptNumber: string): void {
  const order = findOrder(tx.db, orderId)
  if (!order || order.receiptNumber === receiptNumber) return
  changeOrder(tx.db, orderId, { receiptNumber })
  if (isOrder(order.status) && orderStatus[order.status].sent)
    publish(tx, 'receipt_changed', { order: { ...order, receiptNumber } })
}

function apply(tx: Tx, reference: string, { state: reported, events, driver, liveUrl }: Tracking): void {
  const { db, now } = tx
  const shipment = findShipment(db, reference)
  // Another call may have been faster while the vendor answered.
  if (!shipment || isFinal(shipment.state)) return
  const state = stateAfter(shipment.state, reported)
  const own = isOwn(tx, shipment)
  // A parcel before this one has been through the same stations.
  const known = listTrackings(db, shipment.orderId, now).filter(({ at }) => at >= shipment.createdAt)
  if (own) addTrackings(db, shipment.orderId, newEvents(known, events, now))
  changeShipment(db, reference, {
    state,
    driverName: driver?.name ?? shipment.driverName,
    driverPhone: driver?.phone ?? shipment.driverPhone,
    driverPlate: driver?.plate ?? shipment.driverPlate,
    liveUrl: liveUrl ?? shipment.liveUrl,
  })
  const status = statusFor(state)
  if (own && status && state !== shipment.state) moveTo(tx, shipment.orderId, status, {}, noteOf(state))
  if (state === 'returned' && state !== shipment.state) {
    if (own || !isSentSince(tx, shipment.orderId)) isHereAgain(tx, shipment.orderId)
    else addHistory(db, shipment.orderId, 'returned_to_sender', now)
  }
  if (isFinal(state)) tx.scheduler.drop('check-shipment', reference)
}

/** A report is about its parcel: once the goods were sent again, it says nothing of their order any more. */
const isOwn = ({ db }: Tx, { orderId, reference }: ShipmentRow): boolean =>
  findOwnShipment(db, orderId)?.reference === reference

/** The goods left after the last call for a courier: they are not in a parcel of before it, wherever they are now. */
export const isSentSince = ({ db }: Tx, orderId: string): boolean =>
  listHistory(db, orderId).findLast(({ kind }) => kind === 'SHIPPING' || kind === 'courier_called')?.kind === 'SHIPPING'

/** The parcel came back to the shop. An order that was sent once more, or has arrived, is not about that parcel. */
export function isHereAgain(tx: Tx, orderId: string, note = ''): void {
  const order = findOrder(tx.db, orderId)
  if (order && isOrder(order.status) && !orderStatus[order.status].sent) shelveAgain(tx, orderId)
  addHistory(tx.db, orderId, 'returned_to_sender', tx.now, note)
}

const noteOf = (state: TrackingState): string => (statusFor(state) === 'CHANGE_PROCESSING' ? (notes[state] ?? '') : '')
const notes: Partial<Record<TrackingState, string>> = {
  failed: 'Kurir tidak dapat mengirim paket. Toko sedang mengatur pengiriman lain.',
  returning: 'Paket sedang kembali ke toko.',
  returned: 'Paket telah kembali ke toko.',
}

/** Moves an order to the status of its shipment, also through steps that were not reported. */
export function moveTo(
  tx: Tx,
  orderId: string,
  to: OrderStatus,
  also: { receiptNumber?: string } = {},
  note = '',
): void {
  for (const step of to === 'DELIVERED' ? (['SHIPPING', 'DELIVERED'] as const) : [to]) {
    const order = findOrder(tx.db, orderId)
    if (!order || !mayMove(order, step)) continue
    moveOrder(tx, order, step, step === 'DELIVERED' ? { ...also, deliveredAt: tx.now } : also, step === to ? note : '')
  }
}
