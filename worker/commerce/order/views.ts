import { dayMs } from '#shared/format/units.ts'
import type { Order, OrderCard } from '#shared/api/order/order.ts'
import { assert } from '#shared/assert.ts'
import { ReturnId, rupiah, OrderId } from '#shared/api/contract/brands.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { onWire } from '#shared/order/delivery-way.ts'
import { leavesAfter } from '#shared/order/shipping-pause.ts'
import { codeWaysTo } from '#commerce/identity/codes/contacts.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { askedToCancel } from './after/cancel.ts'
import { isConfirmable } from './after/delivered.ts'
import { latestReturns, listReturnsOf, returnWindowOf } from './after/returns/store.ts'
import { guestContact, nameOfBuyer, isErased } from './core/buyer.ts'
import { findBill } from './core/bills.ts'
import { pickupView } from './after/pickup.ts'
import { eventLabel } from './core/labels.ts'
import { isOrder, piecesOf, statusAt, summaryOf, valueOf, wasDriven } from './core/rules.ts'
import { isReviewable, type listOrders } from './core/lists.ts'
import { listHistory, listLines, listSteps, type Steps } from './core/store.ts'
import type { BillRow, OrderRow } from './core/tables.ts'
import { dropshipView, lineView } from './core/views.ts'
import { listDigitalOf } from './fulfilment/digital/store.ts'
import { shippingName } from './fulfilment/rates.ts'
import { findOwnShipment } from './fulfilment/store.ts'
import { trackingsOf } from './fulfilment/views.ts'
import { refundsInList, refundViews } from './payment/refunds/views.ts'
import { ownBillView, payToOf, withoutPhone } from './payment/views.ts'

type Listed = ReturnType<typeof listOrders>['rows'][number]

/** A page of a list: what each row needs of other tables is read for all of them at once. */
export function cardViews(scope: Scope, rows: readonly Listed[]): OrderCard[] {
  const ids = (of: readonly Listed[]) => of.map(({ order }) => order.id)
  const beyond = {
    steps: listSteps(scope.db, ids(rows.filter(({ order }) => isUnderWay(order)))),
    returns: latestReturns(scope.db, ids(rows)),
    payTo: payToOf(scope, ids(rows.filter(({ order }) => statusAt(order, scope.now) === 'PENDING'))),
    refunds: refundsInList(
      scope,
      rows.map(({ order }) => order),
    ),
  }
  return rows.map((row) => cardView(scope, row, beyond))
}

interface BeyondRow {
  steps: ReturnType<typeof listSteps>
  returns: ReturnType<typeof latestReturns>
  payTo: ReturnType<typeof payToOf>
  refunds: ReturnType<typeof refundsInList>
}
function cardView(
  { shop, now }: Scope,
  { order, first, lineCount, reviewCount }: Listed,
  { steps, returns, payTo, refunds }: BeyondRow,
): OrderCard {
  const status = statusAt(order, now)
  const payBy = status === 'PENDING' || status === 'EXPIRED' ? (order.payBy?.toISOString() ?? null) : null
  const latest = returns.get(order.id)
  return {
    ...headView(order, now),
    delivery: order.delivery,
    total: rupiah(order.total),
    ...paidView(order),
    first: first && lineView(first),
    lineCount,
    payBy,
    paymentName: findMethod(order.paymentVendor, order.paymentMethod)?.name ?? '',
    payTo: payTo.get(order.id) ?? null,
    ...arrival({ shop, now }, order, steps.get(order.id) ?? {}),
    arrivedAt: order.deliveredAt?.toISOString() ?? null,
    returnStatus: latest?.status ?? null,
    returnId: latest ? ReturnId.parse(latest.id) : null,
    reviewable: order.status === 'COMPLETED' && reviewCount < lineCount,
    refunds: refunds.get(order.id) ?? [],
  }
}

/** What its invoice says of an order, too. */
export function saleView(scope: Scope, order: OrderRow, bill: BillRow | null) {
  const lines = listLines(scope.db, order.id)
  return {
    ...headView(order, scope.now),
    lines: lines.map((line) => lineView(line)),
    // What pays for the order stands beside its value, not among what it costs.
    summary: summaryOf({ ...order, coinsUsed: 0, walletUsed: 0 }, piecesOf(lines)),
    total: rupiah(order.total),
    ...paidView(order),
    bill: bill && ownBillView(scope, bill),
    address: order.address,
    dropship: dropshipView(order),
    shippingName: shippingName(order),
    receiptNumber: order.receiptNumber,
    pickup: pickupView(scope, order),
  }
}

/** An order as its owner sees it. */
export function orderView(scope: Scope, order: OrderRow, trackToken: string | null): Order {
  const { db } = scope
  const bill = findBill(db, order.id)
  const events = eventsOf(scope, order)
  // Before it is paid, or goes into work to be paid later, an order has nothing but its bill.
  const begun = order.status !== 'PENDING'
  const shipment = begun ? findOwnShipment(db, order.id) : null
  return {
    ...saleView(scope, order, bill),
    ...onWire(order.delivery),
    handedOver: order.withDigital && listDigitalOf(db, order.id).length > 0,
    cashback: rupiah(order.cashback),
    note: order.note,
    // The specification treats GoSend apart: it has a page of its own.
    shipmentVendor: order.shippingCode?.startsWith('gosend:') ? 'GOSEND' : order.shippingCourier || null,
    bookingId: shipment?.bookingId ?? null,
    trackings: begun ? trackingsOf(scope, order) : [],
    driven: wasDriven(order),
    confirmable: isConfirmable(scope, order, { bill, shipment }),
    ...arrival(scope, order, stepsOf(events)),
    events,
    cancellation: askedToCancel(scope, order.id),
    ...returnDays(scope, order),
    returns: (begun ? listReturnsOf(db, order.id) : []).map(({ id, number, status }) => ({
      id: ReturnId.parse(id),
      number,
      status,
    })),
    refunds: begun ? refundViews(scope, order) : [],
    reviewable: order.status === 'COMPLETED' && isReviewable(db, order.id),
    personal: personalView(scope, order),
    claim: 'none',
    own: true,
    trackToken,
  }
}

function returnDays(scope: Scope, order: OrderRow): Pick<Order, 'returnUntil' | 'returnEnded'> {
  const { until, ended } = returnWindowOf(scope, order)
  return { returnUntil: until?.toISOString() ?? null, returnEnded: ended?.toISOString() ?? null }
}

/** Of a guest's order; what belongs to an account goes with the account. */
const personalView = ({ vendors }: Scope, order: OrderRow): Order['personal'] =>
  order.customerId === null
    ? {
        removed: isErased(order),
        codeWays: codeWaysTo(guestContact(order), vendors.channels),
        forOther: nameOfBuyer(order) === '',
      }
    : null

/**
 * What the holder of the link sees: the status and the history. The recipient and the address are shown only when the
 * link was opened with the phone's last digits.
 */
export function trackView(
  order: Order,
  { opened, claim, own }: { opened: boolean } & Pick<Order, 'claim' | 'own'>,
): Order {
  // With a hand-over the seller says who drives, to who gets it.
  const isHandOver = (event: Order['events'][number]) => opened && event.status === 'SHIPPING'
  const events = order.events.map((event) => (isHandOver(event) ? event : { ...event, note: '' }))
  // A courier writes names and neighbourhoods into its reports.
  const trackings = order.trackings.map((line) => ({ ...line, place: '' }))
  // Nor does it say whether an account was named, by what is left out for one that was.
  const closed = { to: '', proof: '', payFrom: null, paidBy: null, workingDays: null, codeWays: [] }
  const refunds = opened ? order.refunds : order.refunds.map((one) => ({ ...one, ...closed }))
  const pickup = order.pickup && { ...order.pickup, code: opened ? order.pickup.code : null }
  const { removed = false } = order.personal ?? {}
  const shown = opened && !removed
  const theirs = shown ? {} : { address: null, dropship: null, personal: removed ? order.personal : null }
  return {
    ...order,
    bill: shown ? order.bill : order.bill && withoutPhone(order.bill),
    events,
    trackings,
    refunds,
    pickup,
    ...theirs,
    note: '',
    // Its reason is written to the seller.
    cancellation: own ? order.cancellation : null,
    returnUntil: null,
    returnEnded: null,
    returns: [],
    claim,
    own,
    trackToken: null,
  }
}

/** What an order is worth, and what pays for it: coins and balance first, then the method for what is left. */
function paidView(order: OrderRow): Pick<Order, 'value' | 'paidWith'> {
  const method = findMethod(order.paymentVendor, order.paymentMethod)?.name ?? 'Metode pembayaran'
  const parts = [
    { label: 'Koin', amount: order.coinsUsed },
    { label: 'Saldo Toko', amount: order.walletUsed },
    { label: method, amount: order.total },
  ]
  return { value: rupiah(valueOf(order)), paidWith: parts.filter(({ amount }) => amount > 0) }
}

function headView(order: OrderRow, now: Date) {
  const status = statusAt(order, now)
  assert(
    isOrder(status) && order.number !== null && order.placedAt,
    'a draft is no order: show orders that were placed only',
  )
  return { id: OrderId.parse(order.id), number: order.number, status, placedAt: order.placedAt.toISOString() }
}

/** The history, with an expiry that the scheduler has not written yet. */
function eventsOf({ db, now }: Scope, order: OrderRow): Order['events'] {
  const events = listHistory(db, order.id).map((event) => ({
    status: event.kind,
    label: eventLabel(event, order.delivery),
    at: event.at.toISOString(),
    note: event.note,
  }))
  const overdue = order.status === 'PENDING' && statusAt(order, now) === 'EXPIRED' && order.payBy
  return overdue
    ? [
        ...events,
        {
          status: 'EXPIRED',
          label: eventLabel({ kind: 'EXPIRED' }, order.delivery),
          at: overdue.toISOString(),
          note: '',
        },
      ]
    : events
}

/**
 * When a shipment is expected to arrive: counted from the hand-over, and before that from the day after payment, or
 * after it went into work to be paid later. Of an order that is not paid, the days if it were paid now, as the checkout
 * has said them.
 */
function arrival({ shop, now }: Pick<Scope, 'shop' | 'now'>, order: OrderRow, steps: Steps): Arrival {
  const { shippingDaysMin, shippingDaysMax } = order
  const begun = steps['PAYMENT_CONFIRMED'] ?? steps['PROCESSING']
  const unpaid = statusAt(order, now) === 'PENDING'
  const from = begun ?? (unpaid ? now : null)
  const start = steps['SHIPPING'] ?? (from && leavesAfter(shop.shippingPause, from))
  if (!(unpaid || isUnderWay(order)) || start === null || shippingDaysMin === null || shippingDaysMax === null)
    return { arrivesFrom: null, arrivesUntil: null }
  return {
    arrivesFrom: new Date(start.getTime() + shippingDaysMin * dayMs).toISOString(),
    arrivesUntil: new Date(start.getTime() + shippingDaysMax * dayMs).toISOString(),
  }
}

type Arrival = Pick<Order, 'arrivesFrom' | 'arrivesUntil'>
const isUnderWay = ({ status }: OrderRow): boolean => isOrder(status) && orderStatus[status].underWay
const stepsOf = (events: Order['events']): Steps =>
  Object.fromEntries(events.map(({ status, at }) => [status, new Date(at)]))
