import { sql } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { type AdminTx, seesPeople } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { cancelAskedIn } from '../after/cancel.ts'
import { countOf } from '../after/returns/rules.ts'
import { listGiven } from '../after/returns/store.ts'
import { listOpened } from '../after/opened.ts'
import { findBill, listUnpaidAttempts } from '../core/bills.ts'
import { eventLabel } from '../core/labels.ts'
import { isOrder, statusAt, valueOf } from '../core/rules.ts'
import { isAway } from '../core/stock.ts'
import { findNamedOrder, listHistory } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { courierCallOf, isReceiptTyped, vendorOf } from '../fulfilment/booking.ts'
import { shippingName } from '../fulfilment/rates.ts'
import { countCodRefusals } from '../payment/choices/cod.ts'
import { listSellerOrders, type SellerQuery } from './list.ts'
import { paidWith } from './paid-with.ts'
import { sourceOf } from './source.ts'

/** One line of an order, as the shelf knows it. */
export interface GoodsLine {
  itemId: string
  sku: string
  name: string
  variant: string
  pieces: number
  unitPrice: number
}

/**
 * The seller's list of orders, the newest first: what each step needs to know, the first goods of each, and the recipient
 * of the shipment. A wish to cancel comes with what cannot go back, because it was `opened`: that is not paid back.
 */
export function listForSeller(tx: AdminTx, query: Omit<SellerQuery, 'size' | 'now'>) {
  const { rows, total } = listSellerOrders(tx.db, { ...query, size: limits.pageSize, now: tx.now })
  return accepted({ orders: rowsOf(tx, rows), total })
}

/** These orders as the seller's lists have them. */
export function rowsOf(tx: AdminTx, rows: readonly { order: OrderRow; lineCount: number }[]) {
  const goods = goodsOf(
    tx.db,
    rows.map(({ order }) => order.id),
    limits.goodsListed,
  )
  return rows.map(({ order, lineCount }) => ({
    ...rowOf(tx, order),
    lineCount,
    goods: goods.get(order.id) ?? [],
  }))
}

/** Everything that the seller knows of one order, by its id or its number. */
export function findForSeller(tx: AdminTx, orderId: string) {
  const { db } = tx
  const order = findNamedOrder(db, orderId)
  if (!order || !isOrder(order.status)) return refused('order_unknown')
  const given = orderStatus[order.status].returnable ? listGiven(db, order.id) : []
  const back = given.filter(({ isPaidBack }) => isPaidBack)
  const lines = goodsOf(db, [order.id], limits.orderLines).get(order.id) ?? []
  const goods = lines.map((line) => ({
    ...line,
    paidBack: countOf(back, line.itemId),
    left: line.pieces - countOf(given, line.itemId),
  }))
  const history = listHistory(db, order.id).map((event) => ({
    ...{ kind: event.kind, at: event.at, note: event.note },
    label: eventLabel(event, order.delivery),
  }))
  const buyer = findCustomer(db, order.customerId)
  const customer = buyer?.removedAt === null ? buyer.code : null
  return accepted({ ...rowOf(tx, order), lineCount: goods.length, goods, history, customer })
}

/** A search by a phone answers whose it is. */
export const mayAskByPhone = (tx: AdminTx, phone: string | null): Result<null> =>
  phone === null || seesPeople(tx.administrator.access) ? accepted(null) : refused('role_missing', { role: 'orders' })

function rowOf(tx: AdminTx, order: OrderRow) {
  const { db, now } = tx
  const { id, number, placedAt, total, delivery, address, buyer, receiptNumber, pickupBy } = order
  const { subtotal, discount, shippingCost, shippingDiscount, insuranceFee, codFee, coinsUsed, walletUsed } = order
  const status = statusAt(order, now)
  assert(isOrder(status), 'a draft is no order')
  const history = listHistory(db, id)
  const bill = findBill(db, id)
  const collects = bill?.status === 'COD'
  const cancellation = cancelAskedIn(history)
  const callable = vendorOf(tx, order) !== null
  // A parcel before this one may come back while this one is on its way.
  const away = history.some(({ kind }) => kind === 'SHIPPING') && isAway(db, order)
  return {
    ...{ id, number, placedAt, total, delivery, receiptNumber, pickupBy, cancellation },
    ...{ subtotal, discount, shippingCost, shippingDiscount, insuranceFee, codFee, coinsUsed, walletUsed },
    status,
    value: valueOf(order),
    courier: shippingName(order),
    payment: paidWith(order),
    source: sourceOf(order),
    cameBack: order.status === 'CHANGE_PROCESSING' && isBack(history) && !away,
    collects,
    codRefusals: collects && !orderStatus[status].sent ? countCodRefusals(tx, order) : 0,
    away,
    callable,
    courierCall: callable && orderStatus[status].underWay ? courierCallOf(db, id) : null,
    driven: order.shippingDriven,
    receiptTyped: isReceiptTyped(db, order, history),
    weightGrams: order.weightGrams,
    ...{ note: order.note, address, buyer, dropshipper: order.dropshipName },
    opened: cancellation === null ? [] : listOpened(db, order),
    attempts: attemptsOf(db, bill),
  }
}

/** The last parcel of the order is here again; one before it may have come back, too. */
const isBack = (history: readonly { kind: string }[]): boolean =>
  history.findLast(({ kind }) => kind === 'SHIPPING' || kind === 'returned_to_sender')?.kind === 'returned_to_sender'

/** The attempts whose money has not come: any of them can be booked. */
function attemptsOf(db: Db, bill: ReturnType<typeof findBill>) {
  const unpaid = bill ? listUnpaidAttempts(db, bill) : []
  return unpaid.map(({ attempt, vendor, method, amount, state }) => ({ attempt, vendor, method, amount, state }))
}

/** The first lines of each of these orders, with the codes of now: that is what the shelf says. */
export function goodsOf(db: Db, ids: readonly string[], most: number): ReadonlyMap<string, GoodsLine[]> {
  const rows = db.all<GoodsLine & { orderId: string }>(
    sql`SELECT l.order_id AS orderId, v.id AS itemId, v.sku, l.name, l.variant_name AS variant, l.quantity AS pieces, l.unit_price AS unitPrice
      FROM json_each(${JSON.stringify(ids)}) AS j CROSS JOIN order_line l ON l.order_id = j.value AND l.position < ${most}
      JOIN variant v ON v.id = l.variant_id ORDER BY j.key, l.position LIMIT ${ids.length * most}`,
  )
  const groups = Map.groupBy(rows, ({ orderId }) => orderId)
  return new Map([...groups].map(([id, lines]) => [id, lines.map(({ orderId: _, ...line }) => line)]))
}
