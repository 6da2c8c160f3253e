import { accepted, refused, type Result } from '#shared/result.ts'
import { hasLabel, orderStatus } from '#shared/order/order-status.ts'
import { skusOf } from '#commerce/catalog/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { cityOf } from '#commerce/site/origin.ts'
import { findBill } from '../core/bills.ts'
import { isOrder } from '../core/rules.ts'
import { changeOrder, findNamedOrder, listShippedLines } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { shippingName } from './rates.ts'
import { findOwnShipment } from './store.ts'
import type { TrackingState } from './tables.ts'

/** What one label says. */
export interface Label {
  number: string
  sender: { name: string; phone: string; address: string }
  recipient: { name: string; phone: string; street: string; place: string; note: string }
  courier: string
  receiptNumber: string | null
  /** The shop brings it itself, and there is no number to wait for. */
  driven: boolean
  weightGrams: number
  goods: { name: string; sku: string; quantity: number }[]
  note: string
  /** What the courier collects; null: it is paid. */
  cod: number | null
  /** It was printed before. */
  again: boolean
}

/**
 * The labels of these orders in their order; all or none, so that no parcel of a pile is forgotten. Each print is
 * counted, so that the second label of a parcel is recognised before it is stuck on another one.
 */
export function printLabels(tx: Tx, named: readonly string[]): Result<{ labels: Label[] }> {
  const found = named.map((one) => findNamedOrder(tx.db, one))
  const labels = found.map((order) => labelOf(tx, order))
  const missing = named.flatMap((one, place) => (labels[place] === null ? [found[place]?.number ?? one] : []))
  if (missing.length > 0) return refused('input_invalid', {}, { orders: `nothing to send: ${missing.join(', ')}` })
  const printed = new Map(found.flatMap((order) => (order ? [[order.id, order.labelPrints] as const] : [])))
  for (const [id, before] of printed) changeOrder(tx.db, id, { labelPrints: before + 1 })
  return accepted({ labels: labels.filter((label) => label !== null) })
}

/** null: nothing of it is sent, or not any more since the page of its seller was opened. */
function labelOf({ db, shop }: Pick<Scope, 'db' | 'shop'>, order: OrderRow | null): Label | null {
  const address = order?.address
  if (!order || !address || order.number === null) return null
  if (!isOrder(order.status) || !hasLabel(order.status, order.delivery)) return null
  const { dropshipName, dropshipPhone } = order
  const booked = isBooked(db, order.id)
  // Before it is sent, any other number is that of a parcel which came back, or of a courier which did not come.
  const receiptNumber = booked || orderStatus[order.status].sent ? order.receiptNumber : null
  // A dropshipper's customer does not learn where the goods come from.
  const sender =
    dropshipName === null
      ? { name: shop.name, phone: shop.customerCarePhone, address: shop.businessAddress || cityOf(shop) }
      : { name: dropshipName, phone: dropshipPhone ?? '', address: '' }
  const { village, district, regency, province, postcode } = address
  return {
    number: order.number,
    sender,
    recipient: {
      name: address.recipient,
      phone: booked ? maskedPhone(address.phone) : address.phone,
      street: address.street ?? '',
      place: [village, district, regency, province, postcode ?? ''].filter((part) => part !== '').join(', '),
      note: address.courierNote ?? '',
    },
    courier: shippingName(order),
    receiptNumber,
    driven: receiptNumber === null && order.shippingDriven,
    weightGrams: order.weightGrams,
    goods: goodsOf(db, order.id),
    note: order.note,
    cod: findBill(db, order.id)?.status === 'COD' ? order.total : null,
    again: order.labelPrints > 0,
  }
}

/** By the codes of now: that is what the shelf says. */
function goodsOf(db: Db, orderId: string): Label['goods'] {
  const lines = listShippedLines(db, orderId)
  const skus = skusOf(
    db,
    lines.map(({ variantId }) => variantId),
  )
  return lines.map(({ name, variantName, variantId, quantity }) => ({
    name: variantName === '' ? name : `${name} (${variantName})`,
    sku: skus.get(variantId) ?? '',
    quantity,
  }))
}

/** A courier that was called got the whole number with the call. A parcel that is brought to one has it here alone. */
function isBooked(db: Db, orderId: string): boolean {
  const last = findOwnShipment(db, orderId)
  return last !== null && last.bookingId !== null && !backStates.has(last.state)
}

const backStates: ReadonlySet<TrackingState | null> = new Set(['failed', 'returning', 'returned'])

/** Everybody on the way sees the label, and needs no number that the courier has. */
const maskedPhone = (phone: string): string =>
  phone.length < 8 ? '*'.repeat(phone.length) : `${phone.slice(0, 4)}****${phone.slice(-3)}`
