import { expect, test } from 'vitest'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'
import { biteship as entry } from '#commerce/vendors/shipping/biteship.ts'
import { shipmentStates } from '#commerce/vendors/shipping/biteship-states.ts'
import type { RateQuery } from '#commerce/vendors/shipping/courier.ts'
import { postedRequest } from '#commerce/vendors/webhook.ts'

const query: RateQuery = {
  origin: { regency: '32.73', postcode: '40131', point: { latitude: -6.9, longitude: 107.6 } },
  destination: { regency: '31.74', postcode: '12160', point: null },
  weightGrams: 700,
  items: [{ name: 'Kopi Gayo', value: 85_000, quantity: 2, weightGrams: 350 }],
}
/** A row with the fields of the sample answer in Biteship's documentation. */
const row = {
  available_for_cash_on_delivery: true,
  available_for_insurance: true,
  company: 'jne',
  courier_name: 'JNE',
  courier_code: 'jne',
  courier_service_name: 'Reguler',
  courier_service_code: 'reg',
  duration: '2 - 3 Days',
  shipment_duration_range: '2 - 3',
  shipment_duration_unit: 'days',
  shipping_fee: 12_000,
  insurance_fee: 840.4,
  cash_on_delivery_fee: 6_800,
  price: 19_640.4,
  type: 'reg',
}

async function biteship(answer: Answer | ((path: string) => Answer)) {
  const vendor = await openVendor(({ path }) => (typeof answer === 'function' ? answer(path) : answer))
  const account = {
    key: 'biteship_test.key',
    couriers: 'jne,gojek',
    webhook: { header: 'X-Biteship', secret: 'rahasia-panjang' },
    baseUrl: vendor.baseUrl,
  }
  return { ...vendor, gateway: entry.courier(account, { fetch: (request) => fetch(request) }) }
}

test('a rate query sends postcodes, points and goods, and each row of the answer is read', async () => {
  const instant = {
    ...row,
    courier_name: 'Gojek',
    courier_code: 'gojek',
    courier_service_code: 'instant',
    shipment_duration_range: '1 - 3',
    shipment_duration_unit: 'hours',
    available_for_cash_on_delivery: false,
    available_for_insurance: false,
    insurance_fee: 0,
    cash_on_delivery_fee: 0,
    price: 12_000,
  }
  await using vendor = await biteship({
    json: {
      success: true,
      object: 'courier_pricing',
      pricing: [row, { ...row, price: 'mahal' }, { ...row, price: 7_000 }, instant],
    },
  })
  const { gateway } = vendor
  expect(gateway.brands).toEqual(['JNE', 'GoSend'])
  expect(await gateway.rates(query)).toEqual([
    {
      code: 'jne:reg',
      courier: 'JNE',
      service: 'Reguler',
      cost: 12_000,
      daysMin: 2,
      daysMax: 3,
      codFee: 6_800,
      codFeeFor: 170_000,
      insuranceFee: 841,
      instant: false,
    },
    {
      code: 'gojek:instant',
      courier: 'Gojek',
      service: 'Reguler',
      cost: 12_000,
      daysMin: 0,
      daysMax: 0,
      codFee: null,
      codFeeFor: 170_000,
      insuranceFee: null,
      instant: true,
    },
  ])
  expect(vendor.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/rates/couriers',
      headers: { authorization: 'biteship_test.key' },
      body: {
        origin_postal_code: 40_131,
        origin_latitude: -6.9,
        origin_longitude: 107.6,
        destination_postal_code: 12_160,
        couriers: 'jne,gojek',
        courier_insurance: 170_000,
        destination_cash_on_delivery: 170_000,
        destination_cash_on_delivery_type: '7_days',
        items: [{ name: 'Kopi Gayo', value: 85_000, quantity: 2, weight: 350 }],
      },
    },
  ])
})

test('a fee that stands beside the price takes nothing from the price of shipping', async () => {
  await using vendor = await biteship({
    json: {
      pricing: [
        { ...row, price: 12_000 },
        { ...row, price: 12_000 + 6_800 },
        // As much as it says, with a discount and a surcharge.
        { ...row, shipping_fee: 13_000, shipping_fee_discount: 2_000, shipping_fee_surcharge: 500, price: 11_500 },
        // A tax that is in no fee is part of what shipping costs.
        { ...row, price: 19_772.4 },
      ],
    },
  })
  expect((await vendor.gateway.rates(query)).map(({ cost, insuranceFee }) => [cost, insuranceFee])).toEqual([
    [12_000, 841],
    [12_000, 841],
    [11_500, 841],
    [12_132, 841],
  ])
})

test('more than Biteship collects is not asked for, and then nothing is paid on delivery', async () => {
  const { cash_on_delivery_fee: _, ...unasked } = row
  await using vendor = await biteship({ json: { pricing: [{ ...unasked, price: 12_840.4 }] } })
  const items = [{ name: 'Sarung sutra', value: 5_000_001, quantity: 3, weightGrams: 350 }]
  expect(await vendor.gateway.rates({ ...query, items })).toMatchObject([{ cost: 12_000, codFee: null }])
  expect(vendor.asked[0]?.body).toMatchObject({ courier_insurance: 15_000_003 })
  expect(vendor.asked[0]?.body).not.toHaveProperty('destination_cash_on_delivery')
})

test.each([
  ['a server error', { status: 502, text: 'Bad Gateway' }],
  ['too many calls', { status: 429, json: { success: false } }],
  ['no JSON', { text: '<html>' }],
  ['another shape', { json: { data: [] } }],
  ['a lost connection', 'drop'],
  ['a key that ended', { status: 401, json: { success: false } }],
  ['an account without money', { status: 402, json: { success: false } }],
  ['a key without this right', { status: 403, json: { success: false } }],
] as const)('%s is an error', async (_, answer) => {
  await using vendor = await biteship(answer)
  const { gateway } = vendor
  await expect(gateway.rates(query)).rejects.toThrow('biteship')
})

test('an area that Biteship does not serve gives no rates and no error', async () => {
  await using vendor = await biteship({
    status: 400,
    json: { success: false, error: 'Destination is not covered', code: 40_001_010 },
  })
  const { gateway } = vendor
  expect(await gateway.rates(query)).toEqual([])
})

// Proves ASVS 1.3.6, ASVS 15.3.2
test('the key is not sent to a redirect', async () => {
  await using vendor = await biteship({ status: 307, json: {} })
  const { gateway } = vendor
  await expect(gateway.rates(query)).rejects.toThrow('HTTP 307')
  expect(vendor.asked).toHaveLength(1)
})

test('a shipment is booked and tracked', async () => {
  const order = {
    id: '5dd599ebdefcd4158eb8470b',
    status: 'dropping_off',
    courier: {
      waybill_id: 'JP123',
      link: 'https://track.biteship.com/x',
      driver_name: 'Asep',
      driver_phone: '0812',
      driver_plate_number: 'D 1 A',
      history: [
        { status: 'confirmed', note: 'ok', updated_at: '2026-11-20T10:00:00+07:00' },
        { status: 'droppingOff', updated_at: 'kemarin' },
      ],
    },
  }
  await using vendor = await biteship({ json: order })
  const { gateway } = vendor
  const contact = { name: 'Toko', phone: '+62811', address: 'Jl. A', note: '' }
  const booked = await gateway.book({
    reference: 'INV-1',
    rateCode: 'jne:reg',
    sender: contact,
    recipient: contact,
    shipment: query,
    codAmount: 182_000,
    insured: true,
  })
  expect(booked).toEqual({ ok: true, value: { bookingId: order.id, receiptNumber: 'JP123' } })
  expect(vendor.asked[0]).toMatchObject({
    path: '/v1/orders',
    body: {
      reference_id: 'INV-1',
      courier_company: 'jne',
      courier_type: 'reg',
      courier_insurance: 170_000,
      destination_cash_on_delivery: 182_000,
    },
  })
  expect(await gateway.track(order.id)).toMatchObject({
    ok: true,
    value: {
      state: 'delivering',
      receiptNumber: 'JP123',
      liveUrl: 'https://track.biteship.com/x',
      driver: { name: 'Asep' },
      events: [
        { label: 'Terkonfirmasi', at: '2026-11-20T03:00:00.000Z' },
        { label: 'Dalam Pengantaran', at: null },
      ],
    },
  })
  expect(vendor.asked[1]?.path).toBe('/v1/orders/5dd599ebdefcd4158eb8470b')
})

test('a webhook is verified by its header', async () => {
  await using vendor = await biteship({ json: {} })
  const { gateway } = vendor
  const body = JSON.stringify({
    event: 'order.status',
    order_id: 'abc',
    status: 'delivered',
    courier_waybill_id: 'JP1',
  })
  const noticed = (words: string, secret: string) =>
    gateway.webhook({ ...postedRequest(words), headers: new Map([['x-biteship', secret]]) })
  expect(noticed(body, 'rahasia-panjang')).toEqual({
    bookingId: 'abc',
    receiptNumber: 'JP1',
    state: 'delivered',
  })
  for (const wrong of ['', 'rahasia-panjan', 'rahasia-panjang2']) expect(noticed(body, wrong)).toBe('forged')
  expect(noticed('{}', 'rahasia-panjang')).toBeNull()
  expect(noticed('bukan json', 'rahasia-panjang')).toBeNull()
})

test('both spellings of a state mean the same, and an unknown state is held', () => {
  expect(shipmentStates('pickingUp')).toEqual(shipmentStates('picking_up'))
  expect(shipmentStates('teleported')).toEqual({ state: 'held', label: 'teleported' })
})

test('a known reference returns the earlier booking; any other refusal stays a refusal', async () => {
  const contact = { name: 'Toko', phone: '+62811', address: 'Jl. A', note: '' }
  const booking = {
    reference: 'INV-1-1',
    rateCode: 'jne:reg',
    sender: contact,
    recipient: contact,
    shipment: query,
    codAmount: 0,
    insured: false,
  }
  const refusal = (reference_id: string) => ({
    status: 400,
    json: {
      success: false,
      error: 'x'.repeat(300),
      code: 40_002_060,
      details: { order_id: 'bts-1', reference_id, waybill_id: 'WB-2' },
    },
  })
  await using twice = await biteship(refusal('INV-1-1'))
  expect(await twice.gateway.book(booking)).toEqual({ ok: true, value: { bookingId: 'bts-1', receiptNumber: 'WB-2' } })
  await using others = await biteship(refusal('INV-2-1'))
  expect(await others.gateway.book(booking)).toMatchObject({ ok: false, reason: 'refused' })
})

test('a cancellation sends a reason', async () => {
  await using vendor = await biteship({ json: { success: true } })
  expect(await vendor.gateway.cancel('bts-1')).toMatchObject({ ok: true })
  expect(vendor.asked[0]).toMatchObject({
    method: 'POST',
    path: '/v1/orders/bts-1/cancel',
    body: { cancellation_reason_code: 'others' },
  })
})
