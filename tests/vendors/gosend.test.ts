import { expect, test } from 'vitest'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'
import type { RateQuery } from '#commerce/vendors/shipping/courier.ts'
import { gosend as entry } from '#commerce/vendors/shipping/gosend.ts'
import { gosendState } from '#commerce/vendors/shipping/gosend-states.ts'
import { postedRequest } from '#commerce/vendors/webhook.ts'

const query: RateQuery = {
  origin: { regency: '31.74', postcode: null, point: { latitude: -6.2435, longitude: 106.7986 } },
  destination: { regency: '31.71', postcode: null, point: { latitude: -6.1754, longitude: 106.8272 } },
  weightGrams: 5_000,
  items: [{ name: 'Kopi', value: 85_000, quantity: 2, weightGrams: 2_500 }],
}
const method = {
  shipment_method: 'Instant',
  shipment_method_description: 'Instant Delivery',
  serviceable: true,
  active: true,
  distance: 9.3,
  price: { total_price: 27_000 },
}

async function gosend(answer: Answer | ((path: string) => Answer)) {
  const vendor = await openVendor(({ path }) => (typeof answer === 'function' ? answer(path) : answer))
  const account = {
    clientId: 'toko-contoh',
    passKey: 'kunci-rahasia',
    callbackToken: 'token-rahasia',
    baseUrl: vendor.baseUrl,
  }
  return { ...vendor, gateway: entry.courier(account, { fetch: (request) => fetch(request) }) }
}

test('an estimate needs two points and leaves out services that are not available', async () => {
  const json = {
    Instant: method,
    SameDay: { ...method, shipment_method: 'SameDay', price: { total_price: 16_000 } },
    InstantCar: method,
    Odd: { price: 1 },
  }
  await using vendor = await gosend({ json })
  const { gateway } = vendor
  expect((await gateway.rates(query)).map(({ code, cost, instant }) => ({ code, cost, instant }))).toEqual([
    { code: 'gosend:instant', cost: 27_000, instant: true },
    { code: 'gosend:sameday', cost: 16_000, instant: true },
  ])
  expect(vendor.asked[0]).toMatchObject({
    method: 'GET',
    path: '/gokilat/v10/calculate/price?origin=-6.2435%2C106.7986&destination=-6.1754%2C106.8272&paymentType=3',
    headers: { 'client-id': 'toko-contoh', 'pass-key': 'kunci-rahasia' },
  })
})

test.each([
  ['inactive', { ...method, active: false }],
  ['not serviceable', { ...method, serviceable: false }],
  ['too far', { ...method, distance: 40.1 }],
])('%s is not offered', async (_, one) => {
  await using vendor = await gosend({ json: { Instant: one } })
  const { gateway } = vendor
  expect(await gateway.rates(query)).toEqual([])
})

test('without two points or above twenty kilograms no call is made', async () => {
  await using vendor = await gosend({ json: { Instant: method } })
  const { gateway } = vendor
  expect(await gateway.rates({ ...query, destination: { ...query.destination, point: null } })).toEqual([])
  expect(await gateway.rates({ ...query, weightGrams: 20_001 })).toEqual([])
  expect(vendor.asked).toEqual([])
})

test('no answer is an error, so that the last known price can be used', async () => {
  await using vendor = await gosend('drop')
  const { gateway } = vendor
  await expect(gateway.rates(query)).rejects.toThrow('gosend')
})

test('a booking sends phone numbers as digits only and is tracked until its delivery', async () => {
  const status = {
    orderNo: 'GK-11-170563',
    status: 'Enroute Drop',
    driverName: 'Asep',
    driverPhone: '+62812',
    vehicleNumber: 'B 1234 XY',
    liveTrackingUrl: 'https://gjk.io/x',
    orderCreatedTime: '2026-11-20T03:00:00Z',
    orderDispatchTime: '2026-11-20T03:20:00Z',
  }
  await using vendor = await gosend((path) =>
    path.includes('/storeOrderId/')
      ? { status: 404, json: {} }
      : { json: path.endsWith('/booking') ? { id: 1, orderNo: 'GK-11-170563' } : status },
  )
  const { gateway } = vendor
  const sender = { name: 'Toko', phone: '+62 811-1', address: 'Jl. A', note: '' }
  const recipient = { name: 'Siti', phone: '+62812', address: 'Jl. B', note: 'pagar hijau' }
  const booking = {
    reference: 'INV-1',
    rateCode: 'gosend:sameday',
    sender,
    recipient,
    shipment: query,
    codAmount: 0,
    insured: false,
  }
  expect(await gateway.book(booking)).toEqual({
    ok: true,
    value: { bookingId: 'GK-11-170563', receiptNumber: 'GK-11-170563' },
  })
  expect(vendor.asked[1]?.body).toMatchObject({
    shipment_method: 'SameDay',
    routes: [
      {
        originContactPhone: '628111',
        destinationContactPhone: '62812',
        destinationLatLong: '-6.1754,106.8272',
        storeOrderId: 'INV-1',
        item: '2× Kopi',
      },
    ],
  })
  expect(await gateway.track('GK-11-170563')).toMatchObject({
    ok: true,
    value: {
      state: 'delivering',
      driver: { name: 'Asep', plate: 'B 1234 XY' },
      liveUrl: 'https://gjk.io/x',
      events: [{ state: 'placed' }, { state: 'picked' }, { state: 'delivering', at: null }],
    },
  })
})

test('a booking whose answer was lost is found and not booked twice; without an answer nothing is booked', async () => {
  const contact = { name: 'Toko', phone: '+62811', address: 'Jl. A', note: '' }
  const booking = {
    reference: 'INV-1-1',
    rateCode: 'gosend:instant',
    sender: contact,
    recipient: contact,
    shipment: query,
    codAmount: 0,
    insured: false,
  }
  await using vendor = await gosend({ json: { orderNo: 'GK-11-7', status: 'confirmed' } })
  expect(await vendor.gateway.book(booking)).toMatchObject({ ok: true, value: { bookingId: 'GK-11-7' } })
  expect(vendor.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /gokilat/v10/booking/storeOrderId/INV-1-1',
  ])
  await using silent = await gosend('drop')
  expect(await silent.gateway.book(booking)).toMatchObject({ ok: false, reason: 'down' })
  expect(silent.asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a booking is cancelled by its number', async () => {
  await using vendor = await gosend({ json: {} })
  expect(await vendor.gateway.cancel('GK-11-7')).toMatchObject({ ok: true })
  expect(vendor.asked[0]).toMatchObject({
    method: 'PUT',
    path: '/gokilat/v10/booking/cancel',
    body: { orderNo: 'GK-11-7' },
  })
})

test('a webhook is verified by its token', async () => {
  await using vendor = await gosend({ json: {} })
  const { gateway } = vendor
  const body = JSON.stringify({
    entity_id: 'GK-11-117385',
    type: 'DRIVER_NOT_FOUND',
    event_date: 1,
    event_id: 'x',
    status: 'no_driver',
    booking_type: 'instant',
  })
  const noticed = (words: string) =>
    gateway.webhook({ ...postedRequest(words), headers: new Map([['x-callback-token', 'token-rahasia']]) })
  expect(noticed(body)).toEqual({
    bookingId: 'GK-11-117385',
    receiptNumber: 'GK-11-117385',
    state: 'failed',
  })
  expect(gateway.webhook(postedRequest(body))).toBe('forged')
  expect(noticed('{"status":"picked"}')).toBeNull()
})

test('the status call and the webhook name the same states', () => {
  for (const [said, sent] of [
    ['Finding Driver', 'confirmed'],
    ['Driver Allocated', 'allocated'],
    ['Enroute Pickup', 'out_for_pickup'],
    ['Picked', 'picked'],
    ['Enroute Drop', 'out_for_delivery'],
  ])
    expect(gosendState(said ?? '')).toEqual(gosendState(sent ?? ''))
})
