import { and, count, countDistinct, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { dayIn, formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { variants } from '#commerce/catalog/tables.ts'
import { digestDay, nextMorning } from '#commerce/notification/digest.ts'
import { notifySeller } from '#commerce/notification/seller.ts'
import type { SellerMessageKind } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { amountOf } from './after/returns/views.ts'
import { postageWaits } from './after/returns/postage.ts'
import { findReturn } from './after/returns/store.ts'
import { returns, waitsForSeller } from './after/returns/tables.ts'
import { valueOf } from './core/rules.ts'
import { listLines } from './core/store.ts'
import { type LineRow, orderLines, orders, type OrderRow } from './core/tables.ts'
import { nobodys } from './payment/refunds/store.ts'
import { waitsFor } from './selling/waiting.ts'
import { mayMessagePhone } from './unpaid-messages.ts'

/** `unpaid`: nobody has paid the order, and strangers may have placed many. */
interface More {
  ref?: string
  values?: object
  unpaid?: boolean
}
const notify = (tx: Tx, kind: SellerMessageKind, order: OrderRow, more: More = {}): void =>
  notifySeller(tx, {
    kind,
    ref: more.ref ?? order.id,
    values: { number: order.number ?? '', amount: formatRupiah(valueOf(order)), ...more.values },
    ...(more.unpaid && { mayPhone: () => mayMessagePhone(tx, order) }),
  })

export function notifyPlaced(tx: Tx, { order, lines }: ShopEvents['order_placed']): void {
  const { fetched } = deliveryWay[order.delivery]
  const later = fetched ? 'dibayar saat diambil di toko' : 'dibayar di tempat'
  const { onHandover } = paymentWay(order.paymentVendor)
  const [payment, unpaid] =
    order.total === 0 ? ['sudah lunas', false] : onHandover ? [later, false] : ['menunggu pembayaran', true]
  notify(tx, 'seller_order', order, { values: { amount: worthOf(order, lines), payment }, unpaid })
}

export const notifyCarried = (tx: Tx, { order, reference }: ShopEvents['courier_kept']): void =>
  notify(tx, 'seller_carried', order, { ref: reference })

/** A paid order was not fetched in time: a person decides what becomes of it. */
export const notifyUnfetched = (tx: Tx, order: OrderRow): void => notify(tx, 'seller_unfetched', order)

/** Of a free order the first message has said it; with cash on delivery there is nothing to pack any more. */
export function notifyPaid(tx: Tx, { order }: ShopEvents['order_paid']): void {
  if (!tx.shop.sellerMessages || order.total === 0 || paymentWay(order.paymentVendor).onHandover) return
  notify(tx, 'seller_paid', order, { values: { amount: worthOf(order, listLines(tx.db, order.id)) } })
}

/** Amount and goods in one value: WhatsApp refuses more of them than the template had when Meta approved it. */
function worthOf(order: OrderRow, lines: readonly Pick<LineRow, 'name' | 'variantName' | 'quantity'>[]): string {
  const [first] = lines
  const amount = formatRupiah(valueOf(order))
  if (!first) return amount
  const name = [...`${first.name} ${first.variantName}`.trim()].slice(0, goodsChars).join('')
  return `${amount} (${first.quantity} × ${name}${lines.length > 1 ? ` +${lines.length - 1} lainnya` : ''})`
}
const goodsChars = 80

/** Once a day for each variant of the order that is nearly sold out. */
export function notifyLowStock(tx: Tx, { lines }: ShopEvents['order_placed']): void {
  const { shop, now } = tx
  if (!shop.sellerMessages) return
  for (const { variantId, name, variantName, stock, quantity } of lines) {
    const left = stock - quantity
    if (left > shop.sellerMessages.lowStock) continue
    notifySeller(tx, {
      kind: 'seller_stock',
      ref: `${variantId}:${dayIn(now)}`,
      values: { product: [name, variantName].filter(Boolean).join(' '), stock: String(left) },
    })
  }
}

/** Anybody can upload a picture. The order waits for the answer, and the desk lists it. */
export const notifyReceipt = (tx: Tx, { order, receiptId, amount }: ShopEvents['receipt_sent']): void =>
  notify(tx, 'seller_receipt', order, { ref: receiptId, values: { amount: formatRupiah(amount) }, unpaid: true })

export const notifyCancelAsked = (tx: Tx, { order, reason }: ShopEvents['cancel_asked']): void =>
  notify(tx, 'seller_cancel', order, { ref: `${order.id}:${tx.now.getTime()}`, values: { reason } })

/** What the shopper alone has cancelled: the seller knows of the others. */
export function notifyCancelled(tx: Tx, { order, from }: ShopEvents['order_moved']): void {
  if (tx.who.customerId !== null || tx.who.visitorId !== null)
    notify(tx, 'seller_cancelled', order, { unpaid: from === 'PENDING' })
}

export function notifyReturnAsked(tx: Tx, { order, returnId }: ShopEvents['return_asked']): void {
  const row = findReturn(tx.db, returnId)
  if (!row) return
  const values = { amount: formatRupiah(amountOf(tx.db, order, row)), reason: row.reason }
  notify(tx, 'seller_return', order, { ref: returnId, values })
}

/** The goods have come: on their postage only the owner decides, so it does not wait to be found. */
export function notifyPostage(tx: Tx, { order, row, to }: ShopEvents['return_moved']): void {
  if (to === 'RECEIVED' && postageWaits(row))
    notify(tx, 'seller_postage', order, { ref: row.id, values: { amount: formatRupiah(row.postageAsked ?? 0) } })
}

const sumOf = (column: SQLiteColumn) => sql<number>`coalesce(sum(${column}), 0)`

/**
 * One message for a day in which something happened. The next one is planned by the next event, or here when orders
 * came after the day had ended and before this ran.
 */
export const sellerDigest: Job = (ref, tx) => {
  const { db, now, shop } = tx
  const { since, until } = digestDay(now)
  const ofDay = and(gte(orders.placedAt, since), lt(orders.placedAt, until))
  const placed = db
    .select({
      orders: count(),
      // The value of all orders is the value of their sums.
      subtotal: sumOf(orders.subtotal),
      discount: sumOf(orders.discount),
      shippingCost: sumOf(orders.shippingCost),
      shippingDiscount: sumOf(orders.shippingDiscount),
      insuranceFee: sumOf(orders.insuranceFee),
      codFee: sumOf(orders.codFee),
      uniqueCode: sumOf(orders.uniqueCode),
      coinsUsed: sumOf(orders.coinsUsed),
      walletUsed: sumOf(orders.walletUsed),
    })
    .from(orders)
    .where(ofDay)
    .get()
  const low = db
    .select({ n: countDistinct(variants.id) })
    .from(orders)
    // CROSS JOIN: from the orders of the day to their goods.
    .crossJoin(orderLines)
    .crossJoin(variants)
    .where(
      and(
        ofDay,
        eq(orderLines.orderId, orders.id),
        eq(variants.id, orderLines.variantId),
        lte(variants.stock, shop.sellerMessages?.lowStock ?? 0),
      ),
    )
    .get()
  const next = db.select({ id: orders.id }).from(orders).where(gte(orders.placedAt, until)).limit(1).get()
  if (next) tx.scheduler.plan('seller-digest', ref, nextMorning(now))
  const { pack, answers } = db.get<{ pack: number; answers: number }>(waitingForSeller)
  notifySeller(tx, {
    kind: 'seller_digest',
    ref: dayIn(now),
    values: {
      day: formatDate(since),
      orders: String(placed?.orders ?? 0),
      amount: formatRupiah(placed ? valueOf(placed) : 0),
      pack: String(pack),
      answers: String(answers),
      stock: String(low?.n ?? 0),
    },
  })
}

/**
 * Orders to send, and what the seller has not answered or paid: cancellations, transfers, returns, refunds,
 * withdrawals.
 */
const waitingForSeller = sql`SELECT
  (SELECT count(*) FROM orders o WHERE ${waitsFor.pack} OR ${waitsFor.send}) AS pack,
  (SELECT count(*) FROM orders o WHERE ${waitsFor.cancel})
  + (SELECT count(*) FROM refund r WHERE r.state = 'OWED' AND NOT (${nobodys}))
  + (SELECT count(*) FROM transfer_receipt WHERE state = 'waiting')
  + (SELECT count(*) FROM ${returns} WHERE ${waitsForSeller})
  + (SELECT count(*) FROM withdrawal WHERE status = 'REQUESTED') AS answers`
