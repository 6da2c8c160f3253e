import { expect, test, vi } from 'vitest'
import { biteshipRate, openFakeCouriers, pickup } from '#tests/support/in-workerd/fake-couriers.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { order, outcome } from '../checkout/checkout-steps.ts'
import { me, pack } from './parcel-steps.ts'

const couriers = openFakeCouriers()

/** A slow vendor: it waits until it is to refuse the first call of an order. */
let slow: 'waiting' | 'called' | 'refuses' | null = null

/** A fake Biteship whose parcels each have a status and a receipt number of their own. */
function biteship() {
  const parcels = new Map<string, { status: string; waybill: string }>()
  couriers.answer('biteship.test', async ({ method, path, body }) => {
    if (path === '/v1/rates/couriers') return { json: { pricing: [biteshipRate] } }
    if (method === 'POST' && path === '/v1/orders') {
      const { reference_id: reference } = body as { reference_id: string }
      if (slow && reference.endsWith('-1')) {
        slow = 'called'
        await vi.waitUntil(() => slow !== 'called')
        return { status: 400, json: { success: false, code: 1 } }
      }
      const id = `bts-${reference}`
      parcels.set(id, { status: 'confirmed', waybill: `JP-${parcels.size + 1}` })
      return { json: { id, status: 'confirmed', courier: { waybill_id: null } } }
    }
    const [, , , id = '', cancel] = path.split('/')
    const parcel = parcels.get(id)
    const away = parcel?.status !== 'confirmed'
    if (cancel) return away ? { status: 400, json: { success: false, code: 40_002_031 } } : { json: { success: true } }
    const history = [{ status: parcel?.status, note: parcel?.waybill, updated_at: '2026-11-20T10:00:00+07:00' }]
    return { json: { id, status: parcel?.status, courier: { waybill_id: parcel?.waybill, history } } }
  })
  return parcels
}

/** The receipt numbers that the shopper got messages about. */
const numbers = async (shop: SellingShop, orderId: string) =>
  (
    await shop.sql(
      `SELECT "values" ->> '$.receipt' AS receipt FROM message WHERE kind = 'order_shipped' AND order_id = '${orderId}' ORDER BY rowid`,
    )
  ).map(({ receipt }) => receipt)

async function open() {
  const parcels = biteship()
  const shop = await openSellingShop({ vendors: 'couriers' })
  expect((await shop.admin('PATCH', '/settings', { pickup })).status).toBe(200)
  const say = async (place: number, status: string) => {
    const [id, parcel] = [...parcels][place - 1] ?? []
    if (parcel) parcel.status = status
    const body = JSON.stringify({ event: 'order.status', order_id: id, status })
    const sent = { method: 'POST', headers: { 'X-B': 'only-for-tests' }, body }
    expect((await browse(shop).fetch(`/webhooks/shipping/biteship/${shop.host}`, sent)).status).toBe(200)
  }
  const call = async (orderId: string) => {
    expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
    await shop.runDue()
  }
  const seen = async (orderId: string) => {
    const { status, receiptNumber, bookingId, trackings } = await order(shop, orderId, me)
    const [hold] = await shop.sql(`SELECT state FROM stock_hold WHERE order_id = '${orderId}'`)
    return { status, receiptNumber, bookingId, pieces: hold?.['state'], places: trackings.map(({ place }) => place) }
  }
  return { shop, parcels, say, call, seen }
}

const late = ['delivered', 'returned', 'dropping_off']
const again = { step: 'ship', receiptNumber: 'KEDUA-1' }

test('a parcel on its way back is sent again by hand; what is said of it later says nothing of the order', async () => {
  const { shop, parcels, say, call, seen } = await open()
  for (const last of late) {
    const orderId = await pack(shop)
    await call(orderId)
    const place = parcels.size
    await say(place, 'picked')
    expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber: `JP-${place}` })
    // Its courier reports, so it is not for the shopper to say that it came.
    const { confirmable, trackToken: token } = await order(shop, orderId, me)
    expect(confirmable).toBe(false)
    expect(outcome(await shop.call('order.confirmDelivery', { token, pass: null }, me))).toBe('order_step_impossible')
    await say(place, 'return_in_transit')
    expect(await sellerStep(shop, orderId, again)).toBe(200)
    expect((await order(shop, orderId, me)).confirmable).toBe(true)
    const sent = await seen(orderId)
    expect(sent).toMatchObject({ status: 'SHIPPING', receiptNumber: 'KEDUA-1', bookingId: null, pieces: 'SENT' })
    await say(place, last)
    await shop.wait(1.1)
    await shop.runDue()
    expect(await seen(orderId)).toEqual(sent)
    expect(await numbers(shop, orderId)).toEqual([`JP-${place}`, 'KEDUA-1'])
    expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ receiptTyped: true })
    expect(await sellerStep(shop, orderId, { step: 'correct-receipt', receiptNumber: 'KEDUA-2' })).toBe(200)
    expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(200)
  }
})

test('a parcel on its way back is sent again by a courier; each report counts for its own parcel', async () => {
  const { shop, parcels, say, call, seen } = await open()
  const orderId = await pack(shop)
  await call(orderId)
  await say(1, 'picked')
  await say(1, 'return_in_transit')
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  // Its label does not name the parcel of before.
  expect(await seen(orderId)).toMatchObject({ status: 'PROCESSING', receiptNumber: null })
  await shop.runDue()
  expect(parcels.size).toBe(2)
  await say(1, 'returned')
  expect(await seen(orderId)).toMatchObject({ status: 'PROCESSING', receiptNumber: 'JP-2', pieces: 'SOLD' })
  await say(2, 'picked')
  expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber: 'JP-2', pieces: 'SENT' })
  await say(2, 'delivered')
  expect(await seen(orderId)).toMatchObject({ status: 'DELIVERED', receiptNumber: 'JP-2' })
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ receiptTyped: false })
  expect(await (await openDesk(shop, 'orders')).read('/serahkan')).not.toContain('Perbaiki resi')
  expect(await numbers(shop, orderId)).toEqual(['JP-1', 'JP-2'])

  // A number that its courier gives on the way reaches the seller's system.
  expect((await shop.admin('PUT', '/webhooks/gudang', { url: null })).status).toBe(200)
  const renamed = await pack(shop)
  await call(renamed)
  await say(3, 'picked')
  const [, , third] = parcels.values()
  if (third) third.waybill = 'JP-3B'
  await say(3, 'dropping_off')
  const { events } = (await shop.admin('GET', '/events')).body as { events: { type: string; data: object }[] }
  expect(events.at(-1)).toMatchObject({ type: 'order.receipt', data: { orderId: renamed, receiptNumber: 'JP-3B' } })

  // The first comes back while the second is on its way, on its way back, or given up.
  for (const second of [['picked'], ['picked', 'return_in_transit'], ['picked', 'cancelled']]) {
    const other = await pack(shop)
    await call(other)
    const place = parcels.size
    for (const said of ['picked', 'return_in_transit']) await say(place, said)
    await call(other)
    for (const said of second) await say(place + 1, said)
    await say(place, 'returned')
    await say(place + 1, 'return_in_transit')
    const stateOf = async () => (await shop.admin('GET', `/orders/${other}`)).body
    expect(await stateOf()).toMatchObject({ status: 'CHANGE_PROCESSING', cameBack: false, away: true })
    if (second.includes('cancelled')) expect(await sellerStep(shop, other, { step: 'came-back' })).toBe(200)
    await say(place + 1, 'returned')
    expect(await stateOf()).toMatchObject({ cameBack: true, away: false })
  }
})

test('the seller has the parcel back and sends it again; what is said of the first comes too late', async () => {
  const { shop, parcels, say, call, seen } = await open()
  for (const last of late) {
    const orderId = await pack(shop)
    await call(orderId)
    const place = parcels.size
    await say(place, 'picked')
    expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(200)
    expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING', pieces: 'SOLD' })
    await say(place, last)
    expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING', pieces: 'SOLD' })
    await call(orderId)
    expect(parcels.size).toBe(place + 1)
    await say(place + 1, 'picked')
    await say(place, last)
    const receiptNumber = `JP-${place + 1}`
    expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber, pieces: 'SENT' })
  }
})

test('a booked parcel that the seller brings away by hand is called off, and its courier is not waited for', async () => {
  const { shop, say, call, seen } = await open()
  const orderId = await pack(shop)
  await call(orderId)
  couriers.asked()
  expect(await sellerStep(shop, orderId, again)).toBe(200)
  await shop.runDue()
  expect(couriers.asked().filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1)
  await say(1, 'cancelled')
  expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber: 'KEDUA-1' })
})

test('a courier that never comes is called off, and another one called; one that has the parcel stays', async () => {
  const { shop, parcels, say, call, seen } = await open()
  const orderId = await pack(shop)
  expect(await sellerStep(shop, orderId, { step: 'call-off' })).toBe(409)
  await call(orderId)
  // What was called already is not called again without a word.
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(409)
  const desk = await openDesk(shop, 'orders')
  expect((await desk.press('/serahkan', 'callOff', { id: orderId })).status).toBe(303)
  expect(await desk.read('/serahkan')).toContain('Panggil kurir')
  expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING', receiptNumber: null })
  await call(orderId)
  expect(couriers.asked().filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1)
  expect(await seen(orderId)).toMatchObject({ status: 'PROCESSING', receiptNumber: 'JP-2' })
  // Its courier has it, and has not said so yet.
  const [, second] = parcels.values()
  if (second) second.status = 'picked'
  expect(await sellerStep(shop, orderId, { step: 'call-off' })).toBe(200)
  await shop.runDue()
  expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber: 'JP-2', pieces: 'SENT' })
  await say(2, 'delivered')
  expect(await seen(orderId)).toMatchObject({ status: 'DELIVERED' })

  // One whose refusal comes only after it was called off says nothing of the courier that was called since.
  const late = await pack(shop)
  slow = 'waiting'
  expect(await sellerStep(shop, late, { step: 'ship' })).toBe(200)
  const first = shop.runDue()
  await vi.waitUntil(() => slow === 'called')
  for (const step of ['call-off', 'ship']) expect(await sellerStep(shop, late, { step })).toBe(200)
  slow = 'refuses'
  await first
  slow = null
  expect(await seen(late)).toMatchObject({ status: 'PROCESSING' })
  await shop.runDue()
  expect(await seen(late)).toMatchObject({ status: 'PROCESSING', receiptNumber: 'JP-3' })
  // The seller learns of each courier that refuses to be called off.
  for (const place of [3, 4]) {
    await say(place, 'allocated')
    expect(await sellerStep(shop, late, { step: 'call-off' })).toBe(200)
    await shop.runDue()
    await call(late)
  }
  const { events } = await order(shop, late, me)
  expect(events.filter(({ status }) => status === 'courier_kept')).toHaveLength(2)
})

test('after a courier that does not come, a typed receipt number can be corrected', async () => {
  const { shop, say, call, seen } = await open()
  const orderId = await pack(shop)
  await call(orderId)
  await say(1, 'cancelled')
  expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING' })
  expect(await sellerStep(shop, orderId, again)).toBe(200)
  // Each time the shopper is notified, also of a number that was wrong before.
  for (const receiptNumber of ['KEDUA-2', 'KEDUA-1', 'KEDUA-2']) {
    await shop.wait(0.1)
    expect(await sellerStep(shop, orderId, { step: 'correct-receipt', receiptNumber })).toBe(200)
  }
  expect(await shop.sql("SELECT count(*) AS n FROM message WHERE kind = 'order_receipt'")).toEqual([{ n: 3 }])
  expect(await seen(orderId)).toMatchObject({ status: 'SHIPPING', receiptNumber: 'KEDUA-2', bookingId: null })
})

test('a parcel that its courier has given up on the way, or never says to be back, is back when the seller says so', async () => {
  const { shop, parcels, say, call, seen } = await open()
  for (const last of ['return_in_transit', 'cancelled']) {
    const orderId = await pack(shop)
    const stateAtShop = async () => {
      const { cameBack, away } = (await shop.admin('GET', `/orders/${orderId}`)).body as Record<string, boolean>
      return { cameBack, away }
    }
    expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ callable: true })
    await call(orderId)
    // Its courier has given it a number, but has not fetched it yet.
    expect(await stateAtShop()).toEqual({ cameBack: false, away: false })
    expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(409)
    await say(parcels.size, 'picked')
    await say(parcels.size, last)
    expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING', pieces: 'SENT' })
    expect(await stateAtShop()).toEqual({ cameBack: false, away: true })
    expect(await sellerStep(shop, orderId, { step: 'came-back', note: `Kotak penyok, ${last}` })).toBe(200)
    expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(409)
    const notes = await shop.sql(
      `SELECT note FROM order_event WHERE order_id = '${orderId}' ORDER BY rowid DESC LIMIT 1`,
    )
    expect(notes).toEqual([{ note: `Kotak penyok, ${last}` }])
    expect(await seen(orderId)).toMatchObject({ status: 'CHANGE_PROCESSING', pieces: 'SOLD' })
    expect(await stateAtShop()).toEqual({ cameBack: true, away: false })
    // Once more on its way, it is not here.
    await call(orderId)
    await say(parcels.size, 'picked')
    await say(parcels.size, last)
    expect(await stateAtShop()).toEqual({ cameBack: false, away: true })
    expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(200)
    expect(await stateAtShop()).toEqual({ cameBack: true, away: false })
    expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Alamat salah' })).toBe(200)
  }
  // What a courier still has is not on sale, and is not counted by the return of its parcel, although a second is called.
  const desk = await openDesk(shop, 'orders')
  const onItsWayBack = async (second: boolean) => {
    const orderId = await pack(shop)
    await call(orderId)
    const place = parcels.size
    await say(place, 'picked')
    await say(place, 'return_in_transit')
    if (second) await call(orderId)
    return { orderId, place }
  }
  for (const second of [false, true]) {
    const { orderId, place } = await onItsWayBack(second)
    expect(await desk.read(`/pesanan?id=${orderId}`)).toContain('hitung barangnya saat paket kembali')
    const shelf = () =>
      shop.sql(
        `SELECT v.stock, v.on_hand AS shelf, p.sold FROM stock_hold h JOIN variant v ON v.id = h.variant_id JOIN product p ON p.id = v.product_id WHERE h.order_id = '${orderId}'`,
      )
    expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Alamat salah' })).toBe(200)
    for (const said of ['return_in_transit', 'returned']) {
      await say(place, said)
      expect(await shelf()).toEqual([{ stock: 8, shelf: 8, sold: 0 }])
    }
  }
  // The second courier is to fetch the parcel that is here again, whatever the seller has decided since; the first one
  // has nothing of it any more, also where none was called.
  const returnsOf = async (id: string) =>
    (await order(shop, id, me)).events.filter(({ status }) => status === 'returned_to_sender')
  for (const [second, then] of [
    [true, null],
    [true, { step: 'change', note: 'Kotak baru' }],
    [false, { step: 'process' }],
  ] as const) {
    const { orderId: back, place } = await onItsWayBack(second)
    if (then) expect(await sellerStep(shop, back, then)).toBe(200)
    const { status } = await seen(back)
    expect(await sellerStep(shop, back, { step: 'came-back' })).toBe(200)
    expect(await seen(back)).toMatchObject({ status, pieces: 'SOLD' })
    await say(place, 'returned')
    expect(await seen(back)).toMatchObject({ status, pieces: 'SOLD' })
    expect(await returnsOf(back)).toHaveLength(1)
    if (!second) continue
    await say(place + 1, 'picked')
    expect(await seen(back)).toMatchObject({ status: 'SHIPPING', pieces: 'SENT' })
  }
})

/** A fake GoSend: each booking has a status, none of which has a time. */
function gosend() {
  const bookings: string[] = []
  const instant = { shipment_method: 'Instant', serviceable: true, active: true, distance: 5 }
  couriers.answer('gosend.test', ({ method, path }) => {
    if (path.startsWith('/gokilat/v10/calculate/price'))
      return { json: { Instant: { ...instant, price: { total_price: 27_000 } } } }
    if (path.startsWith('/gokilat/v10/booking/storeOrderId/')) return { status: 404, json: { errors: [] } }
    if (method === 'POST') return { json: { orderNo: `GK-11-${bookings.push('Finding Driver')}` } }
    const orderNo = path.split('/').at(-1) ?? ''
    return { json: { orderNo, status: bookings[Number(orderNo.split('-').at(-1)) - 1] } }
  })
  return bookings
}

test('a driver who is called again shows the way again, station by station', async () => {
  const { shop, call } = await open()
  const bookings = gosend()
  const orderId = await pack(shop, 'gosend:instant')
  const labels = async () => (await order(shop, orderId, me)).trackings.map(({ label }) => label)
  const tell = async (place: number, status: string) => {
    bookings[place - 1] = status
    const body = JSON.stringify({ booking_id: `GK-11-${place}`, status })
    const sent = { method: 'POST', headers: { 'x-callback-token': 'only-for-tests' }, body }
    expect((await browse(shop).fetch(`/webhooks/shipping/gosend/${shop.host}`, sent)).status).toBe(200)
  }
  await call(orderId)
  await tell(1, 'no_driver')
  const before = await labels()
  expect((await order(shop, orderId, me)).status).toBe('CHANGE_PROCESSING')
  await shop.wait(0.1)
  await call(orderId)
  await tell(2, 'Enroute Drop')
  await tell(1, 'Enroute Drop')
  expect((await labels()).slice(before.length)).toEqual(['Mencari driver', 'Driver menuju lokasi Anda'])
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', bookingId: 'GK-11-2' })
})
