import { browse } from '#tests/support/in-workerd/browse.ts'
import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import type { Shipment } from '#shared/api/order/shipment.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { openFakeCouriers, pickup } from '#tests/support/in-workerd/fake-couriers.ts'
import { examine } from '../../app/doctor-faults.ts'
import {
  bcaVa,
  begin,
  expectSound,
  order,
  outcome,
  press,
  proveContact,
  siti,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { me, pack, point } from './parcel-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const couriers = openFakeCouriers()
const rate = {
  courier_name: 'JNE',
  courier_code: 'jne',
  courier_service_name: 'REG',
  courier_service_code: 'reg',
  shipment_duration_range: '1 - 2',
  available_for_cash_on_delivery: true,
  shipping_fee: 9_000,
  cash_on_delivery_fee: 4_000,
  price: 13_000,
}
/** A vendor reports where it meets the shop: at the edge. */
const hook = async (shop: SellingShop, vendor: string, body: unknown, headers: Record<string, string>) => {
  const sent = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await browse(shop).fetch(`/webhooks/shipping/${vendor}/${shop.host}`, sent)).status
}

/** A paid and packed order, in a shop with couriers. */
async function packed(code = 'jne:reg') {
  const shop = await openSellingShop({ vendors: 'couriers' })
  expect((await shop.admin('PATCH', '/settings', { pickup })).status).toBe(200)
  const orderId = await pack(shop, code)
  couriers.asked()
  return { shop, orderId }
}

/** A fake Biteship with one order, whose status the test changes. */
function biteship() {
  const shipment = { status: 'confirmed', history: [] as object[], lost: 0, down: false, away: false }
  const known = new Map<string, string>()
  couriers.answer('biteship.test', ({ method, path, body }) => {
    if (path === '/v1/rates/couriers') return { json: { pricing: [rate] } }
    if (shipment.down) return 'drop'
    if (method === 'POST' && path === '/v1/orders') {
      const { reference_id: reference } = body as { reference_id: string }
      const before = known.get(reference)
      if (before)
        return {
          status: 400,
          json: {
            success: false,
            code: 40_002_060,
            details: { order_id: before, reference_id: reference, waybill_id: 'JP123' },
          },
        }
      known.set(reference, `bts-${known.size + 1}-${reference}`)
      if (shipment.lost-- > 0) return 'drop'
      return { json: { id: known.get(reference), status: 'confirmed', courier: { waybill_id: null } } }
    }
    if (path.endsWith('/cancel'))
      return shipment.away ? { status: 400, json: { success: false, code: 40_002_031 } } : { json: { success: true } }
    return {
      json: {
        id: path.split('/').pop(),
        status: shipment.status,
        courier: { waybill_id: 'JP123', history: shipment.history },
      },
    }
  })
  return { shipment, known }
}

test('a packed order books its courier once, even when the first answer is lost, and stores the receipt number', async () => {
  const { shipment, known } = biteship()
  shipment.lost = 1
  const { shop, orderId } = await packed()
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  expect(couriers.asked()).toEqual([])
  await shop.runDue()
  await shop.wait(0.1)
  await shop.runDue()
  await shop.runDue()
  expect([...known.keys()]).toEqual([expect.stringMatching(/^INV-.+-1$/)])
  const booked = couriers.asked().filter(({ path, method }) => path === '/v1/orders' && method === 'POST')
  expect(booked).toHaveLength(2)
  expect(booked[0]).toMatchObject({
    body: {
      origin_address: pickup.address,
      origin_postal_code: 12_110,
      destination_contact_name: siti.recipient,
      destination_postal_code: 12_160,
      courier_type: 'reg',
    },
  })
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PROCESSING', receiptNumber: 'JP123' })
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ courierCall: { state: 'coming' } })
  // With the number of the courier that has come for the parcel, however it is written, this one is not sent away. A page
  // with the number of a courier of before neither hands it over nor sends this one away.
  // Without its keys nobody could follow it, or call it off.
  expect(await shop.admin('DELETE', '/keys/biteship')).toMatchObject({
    status: 409,
    body: { errorCode: 'key_in_use', message: expect.stringMatching(/^1 pesanan .*kurir/) },
  })
  const desk = await openDesk(shop, 'orders')
  expect(await desk.read('/serahkan')).toContain('Sudah diambil kurir')
  expect((await desk.press('/serahkan', 'picked', { id: orderId, receiptNumber: 'JP122' })).status).toBe(409)
  expect((await desk.press('/serahkan', 'picked', { id: orderId, receiptNumber: 'jp123' })).status).toBe(303)
  shipment.status = 'delivered'
  await shop.wait(1)
  await shop.runDue()
  expect(cancelled()).toEqual([])
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'DELIVERED', receiptNumber: 'JP123' })
  expect((await shop.admin('DELETE', '/keys/biteship')).status).toBe(200)
})

test('a slow booking does not delay another', async () => {
  const both = Promise.withResolvers<void>()
  let calls = 0
  couriers.answer('biteship.test', async ({ method, path }) => {
    if (path === '/v1/rates/couriers') return { json: { pricing: [rate] } }
    if (method !== 'POST') return { json: { id: path.split('/').pop(), status: 'confirmed' } }
    calls += 1
    const id = `bts-${calls}`
    // The first answer comes only after the second request.
    if (calls === 2) both.resolve()
    await both.promise
    return { json: { id, status: 'confirmed' } }
  })
  const { shop, orderId } = await packed()
  const other = await pack(shop)
  for (const id of [orderId, other]) expect(await sellerStep(shop, id, { step: 'ship' })).toBe(200)
  await shop.runDue()
  expect(await shop.sql('SELECT booking_id FROM shipment ORDER BY 1')).toEqual([
    { booking_id: 'bts-1' },
    { booking_id: 'bts-2' },
  ])
})

// Proves §1.19, ASVS 16.5.3
test('a webhook moves the order to the status that the vendor confirms; forged, repeated and old ones move nothing', async () => {
  const { shipment, known } = biteship()
  const { shop, orderId } = await packed()
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  const id = [...known.values()][0]
  const say = (status: string, headers = { 'X-B': 'only-for-tests' }) =>
    hook(shop, 'biteship', { event: 'order.status', order_id: id, status }, headers)

  expect(await say('delivered', { 'X-B': 'guessed' })).toBe(401)
  expect(await hook(shop, 'biteship', {}, { 'X-B': 'only-for-tests' })).toBe(200)
  expect(
    await hook(shop, 'biteship', { event: 'order.status', order_id: 'unknown' }, { 'X-B': 'only-for-tests' }),
  ).toBe(404)
  expect(await hook(shop, 'grab', {}, {})).toBe(401)
  // The webhook says 'delivered', but the vendor's status call does not.
  expect(await say('delivered')).toBe(200)
  expect((await order(shop, orderId, me)).status).toBe('PROCESSING')

  // Weighed again: only what costs more than the shopper paid waits for a person, once.
  for (const price of [9_000, 15_500, 15_500, 8_000])
    expect(
      await hook(shop, 'biteship', { event: 'order.price', order_id: id, price }, { 'X-B': 'only-for-tests' }),
    ).toBe(200)
  expect((await shop.admin('GET', '/money')).body).toMatchObject({
    total: 1,
    movements: [{ kind: 'parcel', source: 'biteship', amount: -6_500, said: 'JP123', reason: 'costs_more' }],
  })

  shipment.status = 'dropping_off'
  shipment.history = [
    { status: 'picked', note: 'Gudang Jakarta', updated_at: '2026-11-20T10:00:00+07:00' },
    // Its clock is ahead of ours.
    { status: 'dropping_off', note: '', updated_at: new Date(Date.now() + 60_000).toISOString() },
  ]
  expect(await say('picked')).toBe(200)
  expect(await say('picked')).toBe(200)
  const under = await order(shop, orderId, me)
  expect(under).toMatchObject({
    status: 'SHIPPING',
    trackings: [{ label: 'Berhasil Dijemput', place: 'Gudang Jakarta' }, { label: 'Dalam Pengantaran' }],
  })

  shipment.status = 'picked'
  expect(await say('picked')).toBe(200)
  shipment.down = true
  expect(await say('delivered')).toBe(503)
  expect((await order(shop, orderId, me)).status).toBe('SHIPPING')
  shipment.down = false
  shipment.status = 'delivered'
  expect(await say('delivered')).toBe(200)
  shipment.status = 'returned'
  expect(await say('returned')).toBe(200)
  const done = await order(shop, orderId, me)
  expect(done.status).toBe('DELIVERED')
  expect(done.events.filter(({ status }) => status === 'SHIPPING' || status === 'DELIVERED')).toHaveLength(2)
})

test('a parcel that comes back is on the shelf again, but not that of an order that has arrived', async () => {
  const { shipment, known } = biteship()
  const { shop, orderId } = await packed()
  const say = async (status: string) => {
    shipment.status = status
    const notice = { event: 'order.status', order_id: [...known.values()].at(-1), status }
    expect(await hook(shop, 'biteship', notice, { 'X-B': 'only-for-tests' })).toBe(200)
  }
  const pieces = async (id: string) => (await shop.sql(`SELECT state FROM stock_hold WHERE order_id = '${id}'`))[0]
  const sent = async (id: string) => {
    shipment.status = 'confirmed'
    expect(await sellerStep(shop, id, { step: 'ship' })).toBe(200)
    await shop.runDue()
    await say('picked')
    expect(await pieces(id)).toEqual({ state: 'SENT' })
  }
  await sent(orderId)
  await say('return_in_transit')
  expect(await pieces(orderId)).toEqual({ state: 'SENT' })
  await say('returned')
  expect([(await order(shop, orderId, me)).status, await pieces(orderId)]).toEqual([
    'CHANGE_PROCESSING',
    { state: 'SOLD' },
  ])
  const arrived = await pack(shop)
  await sent(arrived)
  expect(await sellerStep(shop, arrived, { step: 'deliver' })).toBe(200)
  await say('returned')
  expect([(await order(shop, arrived, me)).status, await pieces(arrived)]).toEqual(['DELIVERED', { state: 'SENT' }])
})

test('without webhooks a job asks the courier, so the delivery is still found', async () => {
  const { shipment, known } = biteship()
  const { shop, orderId } = await packed()
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  await shop.runDue()
  shipment.status = 'delivered'
  await shop.wait(1.1)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('DELIVERED')
  expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind IN ('check-shipment', 'book-shipment')")).toEqual([])
  // The courier's price for this route is stored for a day, for the case that it does not answer.
  expect(await shop.sql('SELECT courier FROM courier_quote')).not.toEqual([])
  await shop.wait(24)
  await shop.runDue()
  expect(await shop.sql('SELECT courier FROM courier_quote')).toEqual([])
  // No job notices that a parcel was weighed again, so the doctor says that the webhook is missing, until it comes.
  const silent = async () => (await examine(shop)).filter(({ id }) => id === 'courier-silent').map(({ how }) => how)
  expect(await silent()).toEqual([
    expect.stringMatching(`https://${shop.host}/webhooks/shipping/biteship/${shop.host}$`),
  ])
  const notice = { event: 'order.status', order_id: [...known.values()][0], status: 'delivered' }
  expect(await hook(shop, 'biteship', notice, { 'X-B': 'only-for-tests' })).toBe(200)
  expect(await silent()).toEqual([])
})

test('after a courier refuses, the seller can book again', async () => {
  couriers.answer('biteship.test', ({ path }) =>
    path === '/v1/rates/couriers' ? { json: { pricing: [rate] } } : { status: 400, json: { success: false, code: 1 } },
  )
  const { shop, orderId } = await packed()
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'CHANGE_PROCESSING', receiptNumber: null })
  const desk = await openDesk(shop, 'orders')
  expect(await desk.read('/serahkan')).toContain('Kurir belum dapat dipanggil')
  // Sent by hand and back again, nobody needs to know why the courier did not come.
  for (const body of [{ step: 'ship', receiptNumber: 'JP1234567' }, { step: 'came-back' }])
    expect(await sellerStep(shop, orderId, body)).toBe(200)
  const back = await desk.read('/serahkan')
  expect([back.includes('Paket kembali'), back.includes('Kurir belum dapat dipanggil')]).toEqual([true, false])
  const { known } = biteship()
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  expect(await desk.read('/serahkan')).toContain('Kurir sedang dipanggil')
  await shop.runDue()
  expect([...known.keys()]).toEqual([expect.stringMatching(/-2$/)])
  expect((await order(shop, orderId, me)).status).toBe('PROCESSING')
})

test('a cancelled order cancels its booking, and an order that is cancelled before the booking makes none', async () => {
  const { known } = biteship()
  const { shop, orderId } = await packed()
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  await shop.wait(0.1)
  await shop.runDue()
  expect(couriers.asked().filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1)
  expect(known.size).toBe(1)
  await expectSound(shop)

  const { known: none } = biteship()
  const other = await packed()
  await sellerStep(other.shop, other.orderId, { step: 'ship' })
  await sellerStep(other.shop, other.orderId, { step: 'cancel', note: 'Stok rusak' })
  await other.shop.runDue()
  expect(none.size).toBe(0)
  await expectSound(other.shop)
})

const cancelled = () => couriers.asked().filter(({ path }) => path.endsWith('/cancel'))

test('a booking whose answer was lost is cancelled, too, when the order is cancelled or sent by the seller', async () => {
  for (const instead of [
    { step: 'cancel', note: 'Stok rusak' },
    { step: 'ship', receiptNumber: 'JP999' },
  ]) {
    const { shipment, known } = biteship()
    shipment.lost = 1
    const { shop, orderId } = await packed()
    await sellerStep(shop, orderId, { step: 'ship' })
    await shop.runDue()
    expect(known.size).toBe(1)
    expect(await sellerStep(shop, orderId, instead)).toBe(200)
    shipment.down = true
    await shop.wait(0.1)
    await shop.runDue()
    shipment.down = false
    await shop.wait(0.1)
    await shop.runDue()
    await shop.runDue()
    expect(cancelled()).toEqual([expect.objectContaining({ path: `/v1/orders/${[...known.values()][0]}/cancel` })])
    expect(known.size).toBe(1)
    expect(await order(shop, orderId, me)).toMatchObject(
      instead.step === 'ship' ? { status: 'SHIPPING', receiptNumber: 'JP999' } : { status: 'CANCEL' },
    )
    expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind LIKE '%-shipment'")).toEqual([])
    await expectSound(shop)
  }
})

test('a cancellation reaches the courier at once; a shipment that is already under way is tracked to its end', async () => {
  const { shipment } = biteship()
  const { shop, orderId } = await packed()
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  await shop.runDue()
  shipment.away = true
  shipment.status = 'picked'
  await shop.admin('PATCH', '/settings', { sellerMessages: { email: 'toko@contoh.id' } })
  expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const carried = async () => (await desk.read('/batal-retur')).includes('Batal, tetapi dibawa kurir')
  // Not while the courier has not answered, although nobody waits for it any more.
  await shop.sql("UPDATE shipment SET problem = 'not to be sent'")
  expect(await carried()).toBe(false)
  await shop.runDue()
  expect(cancelled()).toHaveLength(1)
  // The seller thinks that the goods are in the shop.
  expect(await desk.read('')).toContain('paket pesanan batal yang dibawa kurir')
  expect(await carried()).toBe(true)
  expect((await order(shop, orderId, me)).events.at(-1)).toMatchObject({ status: 'courier_kept' })
  expect(await shop.sql("SELECT count(*) AS n FROM message WHERE kind = 'seller_carried'")).toEqual([{ n: 1 }])
  shipment.status = 'returned'
  await shop.wait(1.1)
  await shop.runDue()
  expect(await carried()).toBe(false)
  expect(await shop.sql('SELECT state FROM shipment')).toEqual([{ state: 'returned' }])
  expect((await order(shop, orderId, me)).status).toBe('CANCEL')
})

test('a payment that arrives after cash on delivery is booked is refunded', async () => {
  const { shipment } = biteship()
  const shop = await openSellingShop({ vendors: 'couriers' })
  await shop.admin('PATCH', '/settings', { pickup })
  const orderId = await begin(shop, me, [await shop.item({ price: 85_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, ...point }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  await proveContact(shop, orderId, me)
  valueOf(await shop.call('payment.change', { orderId, vendor: 'cod', method: 'cod' }, me))
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  couriers.asked()
  await shop.runDue()
  expect(couriers.asked().find(({ path }) => path === '/v1/orders')?.body).toMatchObject({
    destination_cash_on_delivery: 98_000,
  })
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(0.1)
  await shop.runDue()
  const told = await order(shop, orderId, me)
  expect(told).toMatchObject({ status: 'PROCESSING', bill: { status: 'COD' } })
  expect(told.events.at(-1)).toMatchObject({ status: 'refund_due_double' })
  shipment.status = 'delivered'
  await shop.wait(2)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'DELIVERED', bill: { status: 'PAID', method: 'cod' } })
})

test('after a booking job has failed for good, the seller can start it again', async () => {
  const { shipment, known } = biteship()
  const { shop, orderId } = await packed()
  shipment.down = true
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  await shop.sql("UPDATE scheduled_job SET failed = 1 WHERE kind = 'book-shipment'")
  shipment.down = false
  await shop.wait(48)
  await shop.runDue()
  expect(known.size).toBe(0)
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  await shop.runDue()
  expect([...known.keys()]).toEqual([expect.stringMatching(/-1$/)])
})

/** A fake GoSend with one booking. */
function gosend() {
  const booking = { status: 'Finding Driver', driver: false }
  couriers.answer('gosend.test', ({ method, path }) => {
    if (path.startsWith('/gokilat/v10/calculate/price'))
      return {
        json: {
          Instant: {
            shipment_method: 'Instant',
            serviceable: true,
            active: true,
            distance: 5,
            price: { total_price: 27_000 },
          },
        },
      }
    if (path.startsWith('/gokilat/v10/booking/storeOrderId/')) return { status: 404, json: { errors: [] } }
    if (method === 'POST') return { json: { orderNo: 'GK-11-170563' } }
    const driver = booking.driver
      ? {
          driverName: 'Asep',
          driverPhone: '+6281234567890',
          vehicleNumber: 'B 1 ABC',
          liveTrackingUrl: 'https://gojek.link/x',
        }
      : {}
    return { json: { orderNo: 'GK-11-170563', status: booking.status, ...driver } }
  })
  return booking
}

// Proves §2.40, §3.38
test('only the owner and a visitor with the link can track a GoSend booking', async () => {
  biteship()
  const booking = gosend()
  const { shop, orderId } = await packed('gosend:instant')
  await sellerStep(shop, orderId, { step: 'ship' })
  await shop.runDue()
  booking.status = 'Enroute Drop'
  booking.driver = true
  const body = { booking_id: 'GK-11-170563', status: 'out_for_delivery' }
  expect(await hook(shop, 'gosend', body, { 'x-callback-token': 'guessed' })).toBe(401)
  expect(await hook(shop, 'gosend', body, { 'x-callback-token': 'only-for-tests' })).toBe(200)
  const { status, bookingId, shipmentVendor, trackToken, trackings } = await order(shop, orderId, me)
  expect({ status, bookingId, shipmentVendor }).toEqual({
    status: 'SHIPPING',
    bookingId: 'GK-11-170563',
    shipmentVendor: 'GOSEND',
  })
  expect(trackings.map(({ label }) => label)).toEqual(['Mencari driver', 'Driver menuju lokasi Anda'])

  const find = (input: object, as: Caller = me) =>
    shop.call<Shipment>('shipment.find', { bookingId: 'GK-11-170563', pass: null, ...input }, as)
  expect(valueOf(await find({}))).toMatchObject({
    state: 'delivering',
    final: false,
    orderId,
    driver: { phone: '+6281234567890', plate: 'B 1 ABC' },
    arrivesUntil: expect.stringMatching(/:\d[05]:00\.000Z$/),
  })
  const stranger = guest('stranger')
  const linked = valueOf(await find({ token: trackToken }, stranger))
  expect(linked).toMatchObject({
    state: 'delivering',
    orderId: null,
    driver: { name: 'Asep', phone: null, plate: null },
    liveUrl: null,
  })
  // The map ends at the address, which the digits open.
  const opening = await shop.call<{ pass: string }>(
    'order.openTrack',
    { token: trackToken ?? '', digits: '7890' },
    stranger,
  )
  const { pass } = valueOf(opening)
  expect(valueOf(await find({ token: trackToken, pass }, stranger)).liveUrl).toBe('https://gojek.link/x')
  expect(outcome(await find({}, stranger))).toBe('order_unknown')
  expect(outcome(await find({ token: 'forged.token' }, stranger))).toBe('order_unknown')
  expect(outcome(await find({ bookingId: 'GK-11-170564' }))).toBe('order_unknown')

  const mine = { cookie: `__Host-VISITOR=${me.visitor}` }
  const page = await (await shop.fetch('/tracking/gosend/GK-11-170563', { headers: mine })).text()
  expect(page).toContain('Driver menuju lokasi Anda')
  expect(page).toContain('href="https://gojek.link/x"')
  const statusOf = async (path: string, headers = {}) => (await shop.fetch(path, { headers })).status
  expect(await statusOf('/tracking/gosend/GK-11-170563')).toBe(404)
  expect(await statusOf('/tracking/gosend/GK-11-170564', mine)).toBe(404)
  expect(await statusOf(`/tracking/gosend/GK-11-170563?lacak=${trackToken}`)).toBe(200)
  expect(await statusOf('/tracking/gosend/%00', mine)).toBe(404)
})

test('a GoSend booking without a driver returns the order to the seller', async () => {
  biteship()
  const booking = gosend()
  const { shop, orderId } = await packed('gosend:instant')
  await sellerStep(shop, orderId, { step: 'ship' })
  booking.status = 'no_driver'
  await shop.runDue()
  const told = await order(shop, orderId, me)
  expect(told.status).toBe('CHANGE_PROCESSING')
  expect(told.events.at(-1)?.note).toContain('Kurir tidak dapat mengirim paket')
})

test('a demo shipment is collected, moved and delivered, each step at its time', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  const labels = async () => (await order(shop, orderId, me)).trackings.map(({ label }) => label)
  for (const hours of [0.05, 0.2]) {
    expect(await labels()).toEqual([])
    await shop.wait(hours)
    await shop.runDue()
  }
  expect((await order(shop, orderId, me)).status).toBe('SHIPPING')
  await shop.wait(0.2)
  expect(await labels()).toEqual(['Paket dijemput kurir', 'Paket tiba di pusat sortir', 'Paket dalam transit'])
  await shop.wait(0.4)
  await shop.runDue()
  const { trackToken, trackings } = await order(shop, orderId, me)
  const linked = valueOf<Order>(await shop.call('order.track', { token: trackToken }, guest('stranger')))
  expect(trackings.at(-1)?.place).toBe('Kebayoran Baru')
  expect(linked.trackings.map(({ place }) => place).join('')).toBe('')
  expect((await labels()).slice(-3)).toEqual([
    'Paket tiba di kota tujuan',
    'Paket diantar ke alamat penerima',
    'Paket telah diterima',
  ])
})

test('a demo shop books GoSend automatically, and the shipment arrives by the clock', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { pickup })
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, ...point }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'gosend:instant' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  const pass = async (minutes: number) => {
    await shop.wait(minutes / 60)
    // A job that a run schedules for this moment runs in the next one.
    for (let run = 0; run < 3; run += 1) await shop.runDue()
    return order(shop, orderId, me)
  }
  expect((await pass(3)).status).toBe('PROCESSING')
  const booked = await pass(10)
  expect(booked).toMatchObject({
    status: 'PROCESSING',
    shipmentVendor: 'GOSEND',
    bookingId: expect.stringMatching(/^GK-11-\d{14}$/),
  })
  expect(await pass(15)).toMatchObject({ status: 'SHIPPING' })
  const done = await pass(30)
  expect(done.status).toBe('DELIVERED')
  expect(done.trackings.map(({ label }) => label).at(-1)).toBe('Paket telah diterima')
})
