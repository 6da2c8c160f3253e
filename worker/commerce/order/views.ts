import type { Order, OrderCard } from '#shared/api/order.ts'
import { assert } from '#shared/assert.ts'
import { ReturnId, rupiah, SaleId } from '#shared/api/brands.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { listDigitalOf } from './fulfilment/digital/store.ts'
import { isOrder, piecesOf, statusAt, summaryOf } from './core/rules.ts'
import { shippingName } from './fulfilment/rates.ts'
import { findAttempt, findBill, type LineRow, listEvents, listLines, type SaleRow } from './core/store.ts'
import { billView, dropshipView, lineView } from './core/views.ts'
import { returnUntil } from './after/returns/rules.ts'
import { listReturnsOf } from './after/returns/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findShipmentOf } from './fulfilment/store.ts'
import { trackingsOf } from './fulfilment/views.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { askedToCancel } from './after/cancel.ts'
import { eventLabel } from './core/labels.ts'

const dayMs = 24 * 3_600_000

export function cardView(db: Db, sale: SaleRow, first: LineRow | null, lineCount: number, now: Date): OrderCard {
  const payBy = statusAt(sale, now) === 'PENDING' ? (sale.payBy?.toISOString() ?? null) : null
  const [latest] = listReturnsOf(db, sale.id)
  return {
    ...headView(sale, now),
    total: rupiah(sale.total),
    first: first && lineView(first),
    lineCount,
    payBy,
    paymentName: findMethod(sale.paymentVendor, sale.paymentMethod)?.name ?? '',
    returnStatus: latest?.status ?? null,
  }
}

/** An order as its owner sees it. */
export function orderView(scope: Scope, sale: SaleRow, trackToken: string | null): Order {
  const { db, now, vendors } = scope
  const bill = findBill(db, sale.id)
  const events = eventsOf(scope, sale)
  const lines = listLines(db, sale.id)
  return {
    ...headView(sale, now),
    digital: sale.digital,
    handedOver: listDigitalOf(db, sale.id).length > 0,
    lines: lines.map((line) => lineView(line)),
    summary: summaryOf(sale, piecesOf(lines)),
    total: rupiah(sale.total),
    cashback: rupiah(sale.cashback),
    remark: sale.remark,
    address: sale.address,
    dropship: dropshipView(sale),
    shippingName: shippingName(sale),
    // The specification treats this one apart: it has a page of its own.
    shipmentVendor: sale.shippingCode?.startsWith('gosend:') ? 'GOSEND' : sale.shippingCourier || null,
    bookingId: findShipmentOf(db, sale.id)?.bookingId ?? null,
    trackings: trackingsOf(scope, sale),
    receiptNumber: sale.receiptNumber,
    ...arrival(sale, events),
    bill: bill && billView(bill, findAttempt(db, bill), vendors, now),
    events,
    cancellation: askedToCancel(scope, sale.id),
    returnUntil: returnUntil(sale, scope.shop.returnDays, now)?.toISOString() ?? null,
    returns: listReturnsOf(db, sale.id).map(({ id, number, status }) => ({ id: ReturnId.parse(id), number, status })),
    claim: 'none',
    trackToken,
  }
}

/**
 * What whoever holds the link sees: the order's way; to whom and where it goes only when the link was opened with the
 * phone's last digits.
 */
export function trackView(order: Order, { opened, claim }: { opened: boolean; claim: Order['claim'] }): Order {
  const events = order.events.map((event) => ({ ...event, note: '' }))
  // A courier writes names and quarters beside what happened.
  const trackings = order.trackings.map((line) => ({ ...line, place: '' }))
  const theirs = opened ? {} : { address: null, dropship: null }
  return {
    ...order,
    events,
    trackings,
    ...theirs,
    remark: '',
    cancellation: null,
    returnUntil: null,
    returns: [],
    claim,
    trackToken: null,
  }
}

function headView(sale: SaleRow, now: Date) {
  const status = statusAt(sale, now)
  assert(isOrder(status) && sale.number !== null && sale.placedAt, 'a draft is no order: look for placed sales only')
  return { id: SaleId.parse(sale.id), number: sale.number, status, placedAt: sale.placedAt.toISOString() }
}

/** The history, with the expiry that the alarm has not written yet. */
function eventsOf({ db, now }: Scope, sale: SaleRow): Order['events'] {
  const events = listEvents(db, sale.id).map(({ kind, at, note }) => ({
    status: kind,
    label: eventLabel(kind),
    at: at.toISOString(),
    note,
  }))
  const overdue = sale.status === 'PENDING' && statusAt(sale, now) === 'EXPIRED' && sale.payBy
  return overdue
    ? [...events, { status: 'EXPIRED', label: eventLabel('EXPIRED'), at: overdue.toISOString(), note: '' }]
    : events
}

/** On its way: counted from the hand-over, or, until then, from the day after the payment. */
const underway: readonly OrderStatus[] = ['PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING']

function arrival(sale: SaleRow, events: Order['events']): Pick<Order, 'arrivesFrom' | 'arrivesUntil'> {
  const { status, shippingDaysMin, shippingDaysMax } = sale
  const at = (kind: string) => events.findLast((event) => event.status === kind)?.at
  const [shipped, paid] = [at('SHIPPING'), at('PAYMENT_CONFIRMED')]
  const start = shipped ? Date.parse(shipped) : paid ? Date.parse(paid) + dayMs : null
  if (
    !isOrder(status) ||
    !underway.includes(status) ||
    start === null ||
    shippingDaysMin === null ||
    shippingDaysMax === null
  )
    return { arrivesFrom: null, arrivesUntil: null }
  return {
    arrivesFrom: new Date(start + shippingDaysMin * dayMs).toISOString(),
    arrivesUntil: new Date(start + shippingDaysMax * dayMs).toISOString(),
  }
}
