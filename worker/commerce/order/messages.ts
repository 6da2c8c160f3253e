import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { wantsNews } from '#commerce/identity/customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { wayTo } from '#commerce/notification/rules.ts'
import { enqueueNews } from '#commerce/notification/push.ts'
import type { MessageKind, MessageValues } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { amountOf, coinsAloneOf, isHandedOver } from './after/returns/views.ts'
import { buyerContact } from './core/buyer.ts'
import { valueOf, wasDriven } from './core/rules.ts'
import type { OrderRow } from './core/tables.ts'
import { mayMessagePhone } from './unpaid-messages.ts'

const placedOnHandover: Readonly<Record<string, MessageKind>> = { cod: 'order_cod', counter: 'order_counter' }

/** The order waits for its money, or for the courier who collects it; a free order gets the next message at once. */
export function writePlaced(tx: Tx, { order }: ShopEvents['order_placed']): void {
  if (order.total === 0) return
  const { takesMoney } = deliveryWay[order.delivery]
  const kind = (paymentWay(order.paymentVendor).onHandover && placedOnHandover[takesMoney ?? '']) || 'order_placed'
  // These ask for what is left to pay; every other message names what the order is worth.
  writeToShopper(tx, order, kind, { until: formatDeadline(order.payBy), amount: formatRupiah(order.total) })
}

/** The statuses about which the shopper gets a message. */
const ofStatus: Partial<Record<OrderStatus, MessageKind>> = {
  PAYMENT_CONFIRMED: 'order_paid',
  SHIPPING: 'order_shipped',
  DELIVERED: 'order_delivered',
  CANCEL: 'order_cancelled',
  EXPIRED: 'order_expired',
}
/** The shop brings it itself, so it has no number. */
const ofDriven: typeof ofStatus = { ...ofStatus, SHIPPING: 'order_driven' }
/** What is fetched is ready, or was fetched, or nobody came. */
const ofFetched: typeof ofStatus = { ...ofStatus, SHIPPING: 'order_ready', DELIVERED: 'order_fetched' }

export function writeMoved(tx: Tx, { order, from, to }: ShopEvents['order_moved']): void {
  const { fetched } = deliveryWay[order.delivery]
  const unfetched = fetched && from === 'SHIPPING' && to === 'CANCEL'
  const kind = unfetched ? 'order_unfetched' : (fetched ? ofFetched : wasDriven(order) ? ofDriven : ofStatus)[to]
  // A courier may fetch a parcel before it has a number.
  const receipt = order.receiptNumber ?? 'yang menyusul'
  // It may be sent, or made ready, once more: by another number, or until another day.
  const ref = to === 'SHIPPING' ? `${order.id}:${tx.now.getTime()}` : order.id
  if (kind)
    writeToShopper(tx, order, kind, { receipt, ...pickupValues(tx, order) }, ref, from === 'PENDING' && over(to))
}

const over = (status: OrderStatus): boolean => orderStatus[status].over

/** What somebody needs who fetches an order. */
function pickupValues({ shop }: Tx, { pickupCode, pickupBy }: OrderRow): MessageValues {
  if (pickupCode === null) return {}
  return { place: shop.counter?.address ?? shop.businessAddress, code: pickupCode, until: formatDeadline(pickupBy) }
}

/** The day before it is kept no longer. */
export const writeReminder = (tx: Tx, order: OrderRow): void =>
  writeToShopper(tx, order, 'order_reminder', pickupValues(tx, order), `${order.id}:${order.pickupBy?.getTime()}`)

/** The number that the seller typed was wrong; the right one may be the first again. */
export const writeReceipt = (tx: Tx, order: OrderRow): void => {
  const receipt = order.receiptNumber ?? ''
  writeToShopper(tx, order, 'order_receipt', { receipt }, `${order.id}:${tx.now.getTime()}`)
}

/** Its money has not come, and soon it ends. */
export const writeUnpaid = (tx: Tx, order: OrderRow): void =>
  writeToShopper(tx, order, 'order_unpaid', { until: formatDeadline(order.payBy), amount: formatRupiah(order.total) })

/** It completed by itself, so nobody was led to a review. Who wants no promotions is not asked. */
export function askForReview(tx: Tx, order: OrderRow): void {
  if (order.customerId === null || wantsNews(tx.db, order.customerId)) writeToShopper(tx, order, 'order_review', {})
}

/** What a refund says, by the way it takes: while it is owed, and when it is paid. */
const ofRefund = {
  source: { owed: 'refund_source', paid: 'refund_paid' },
  bank: { owed: 'refund_due', paid: 'refund_paid' },
  wallet: { owed: 'refunded', paid: 'refunded' },
} as const
export function writeRefunded(tx: Tx, { order, amount, way, paid, ref }: ShopEvents['money_refunded']): void {
  writeToShopper(tx, order, ofRefund[way][paid ? 'paid' : 'owed'], { amount: formatRupiah(amount) }, ref)
}
export function writeRefundAccount(tx: Tx, { order, account, ref }: ShopEvents['refund_account_named']): void {
  writeToShopper(tx, order, 'refund_account', { account }, ref)
}

/** What the seller decides. A refund has its own message. */
const answers: Partial<Record<ReturnStatus, string>> = {
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  REPLACED: 'selesai, barang pengganti sudah dikirim',
}
export function writeReturnAnswered(tx: Tx, { order, row, to }: ShopEvents['return_moved']): void {
  // Of money that comes back its own message speaks.
  const coins = row.refunded === null || row.refunded === 0 ? coinsAloneOf(tx.db, order, row) : 0
  const answer =
    to === 'REPLACED' && isHandedOver(row)
      ? 'selesai, barang pengganti sudah diserahkan'
      : to === 'REFUNDED' && coins > 0
        ? 'selesai, koinnya sudah kembali'
        : answers[to]
  if (answer === undefined) return
  const money = amountOf(tx.db, order, row)
  const amount = money === 0 && coins > 0 ? `${groupDigits(coins)} koin` : formatRupiah(money)
  writeToShopper(tx, order, 'return_answered', { answer, amount, return: row.id }, `${row.id}:${to}`)
}

/** The number that the seller typed was wrong; the right one may be the first again. */
export function writeReplacement(tx: Tx, { order, row }: ShopEvents['replacement_corrected']): void {
  const answer = `nomor resi barang pengganti yang benar ${row.replacementReceipt ?? ''}`
  const values = { answer, amount: formatRupiah(amountOf(tx.db, order, row)), return: row.id }
  writeToShopper(tx, order, 'return_answered', values, `${row.id}:REPLACED:${tx.now.getTime()}`)
}

export function writePostage(tx: Tx, { order, returnId, asked, paid, way }: ShopEvents['postage_decided']): void {
  const part = paid < asked ? ` dari ${formatRupiah(asked)}` : ''
  const answer = {
    wallet: `${formatRupiah(paid)}${part} diganti ke Saldo Toko`,
    bank: `${formatRupiah(paid)}${part} akan kami transfer setelah rekening tujuannya diisi`,
    none: `${formatRupiah(asked)} tidak diganti`,
  }[way ?? 'none']
  writeToShopper(tx, order, 'return_postage', { answer, return: returnId }, returnId)
}

/** They ask for money that may never come. */
const asking: readonly MessageKind[] = ['order_placed', 'order_unpaid']

/**
 * Writes to who bought. `ref` distinguishes messages of one kind that an order may need twice; the same one is written
 * once. `unpaid`: nobody has paid the order, and strangers may have placed many.
 */
function writeToShopper(
  tx: Tx,
  order: OrderRow,
  kind: MessageKind,
  values: MessageValues,
  ref = order.id,
  unpaid = asking.includes(kind),
): void {
  if (kind !== 'order_placed' && kind !== 'order_cod' && kind !== 'order_counter')
    enqueueNews(tx, order.id, `${kind}:${ref}`)
  const to = buyerContact(tx, order)
  const way = wayTo(to, tx.vendors.channels)
  if (way === null || (unpaid && way.channel !== 'email' && !mayMessagePhone(tx, order))) return
  enqueue(tx, {
    kind,
    ref,
    to,
    orderId: order.id,
    values: { number: order.number ?? '', amount: formatRupiah(valueOf(order)), ...values },
  })
}
