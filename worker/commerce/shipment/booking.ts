import { accepted, refused, type Result } from '#shared/result.ts'
import { assert } from '#shared/assert.ts'
import { addressLineOf } from '../sale/address.ts'
import { parcelOf } from '../sale/shipping.ts'
import { addEvent, findBill, findSale, type SaleRow } from '../sale/store.ts'
import type { Scope } from '../scope.ts'
import type { Booking } from '../vendors/courier.ts'
import { follow, moveTo } from './follow.ts'
import { isFinal } from './rules.ts'
import { addShipment, changeShipment, findShipment, findShipmentOf } from './store.ts'

/** The adapter that fetches this order's parcel; null: the seller brings it to the courier and types the receipt's number. */
export function vendorOf({ vendors }: Pick<Scope, 'vendors'>, sale: Pick<SaleRow, 'shippingCode'>): string | null {
  if (sale.shippingCode?.startsWith('gosend:')) return vendors.shipping('gosend') ? 'gosend' : null
  return sale.shippingCode !== null && vendors.shipping('biteship') ? 'biteship' : null
}

/** The parcel is packed: a courier is called, once, by the agenda. Inside the caller's transaction. */
export function callCourier(scope: Scope, order: SaleRow): Result<Record<never, never>> {
  const { db, now, agenda } = scope
  const vendor = vendorOf(scope, order)
  if (vendor === null || order.shippingCode === null || (order.status !== 'PROCESSING' && order.status !== 'CHANGE_PROCESSING'))
    return refused('order_step_impossible')
  const last = findShipmentOf(db, order.id)
  // Already called: pressing again changes nothing.
  if (last && !isFinal(last.state)) return accepted({})
  const attempt = (last?.attempt ?? 0) + 1
  const reference = `${order.number}-${attempt}`
  addShipment(db, { reference, saleId: order.id, attempt, vendor, rateCode: order.shippingCode, createdAt: now })
  moveTo(scope, order.id, 'PROCESSING')
  addEvent(db, order.id, 'courier_called', now)
  agenda.plan('book-shipment', reference, now)
  return accepted({})
}

/** Books what was written down. The vendor is asked by our own reference, so a second time finds the first. */
export async function bookShipment(reference: string, scope: Scope): Promise<void> {
  const shipment = findShipment(scope.db, reference)
  const order = shipment && findSale(scope.db, shipment.saleId)
  if (!shipment || shipment.bookingId !== null || isFinal(shipment.state)) return
  if (order?.status !== 'PROCESSING' && order?.status !== 'CHANGE_PROCESSING') {
    changeShipment(scope.db, reference, { state: 'failed', problem: 'the order is not to be sent any more' })
    return
  }
  const vendor = scope.vendors.shipping(shipment.vendor)
  assert(vendor, `${shipment.vendor} is not among the shop's vendors any more: put its keys back`)
  const booking = bookingOf(scope, order, reference, shipment.rateCode)
  const answer = await vendor.book(booking)
  // Nobody knows what happened: the agenda asks again with the same reference.
  assert(answer.ok || answer.reason === 'refused', `${shipment.vendor} does not answer: ${answer.ok ? '' : answer.detail}`)
  scope.db.transaction(() => {
    if (!answer.ok) {
      changeShipment(scope.db, reference, { state: 'failed', problem: answer.detail.slice(0, 200) })
      return moveTo(scope, order.id, 'CHANGE_PROCESSING', {}, 'Kurir belum dapat menjemput paket. Penjual sedang mengatur pengirimannya.')
    }
    changeShipment(scope.db, reference, { bookingId: answer.value.bookingId, state: 'placed' })
    scope.agenda.plan('check-shipment', reference, scope.now)
  })
  if (answer.ok) await follow(scope, reference, answer.value.receiptNumber)
}

function bookingOf(scope: Scope, order: SaleRow, reference: string, rateCode: string): Booking {
  const { shop, db } = scope
  const { address } = order
  assert(address, 'what a courier brings has an address')
  const note = address.courierNote ?? ''
  const bill = findBill(db, order.id)
  return {
    reference,
    rateCode,
    sender: {
      // The label of a dropshipped parcel names who sells it.
      name: order.dropshipName ?? shop.name,
      phone: order.dropshipPhone ?? shop.customerCarePhone,
      address: shop.pickup?.address ?? shop.businessAddress,
      note: '',
    },
    recipient: { name: address.recipient, phone: address.phone, address: addressLineOf(address), note },
    parcel: parcelOf(scope, order),
    codAmount: bill?.status === 'COD' ? order.total : 0,
    insured: order.insured,
  }
}
