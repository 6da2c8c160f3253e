import { expect, test } from 'vitest'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { api } from '#shared/api/index.ts'
import { answer } from './answer.fixture.ts'
import { judge } from './judge.ts'

const judged = (endpoint: Endpoint, data: unknown) => judge(endpoint, answer({ statusCode: 200, message: 'OK', data }))
const line = { CART_ID: 7, CART_QTY: '2', CART_ITEM_NEW_PRICE: '9000', CART_ITEM_NAME: 'Teh' }

test('a wrong field of some rows is named once, with what came first and what is expected', () => {
  const { verdict, problems } = judged(api.cart.list, [line, { ...line, CART_QTY: 'dua' }, { ...line, CART_QTY: 0 }])
  expect(verdict).toBe('wrong')
  expect(problems).toEqual([
    { field: 'data[].CART_QTY', origin: 'specification', came: '"dua"', expected: 'integer 1…1000000', rows: 2 },
  ])
})

test('what the storefront understands is right: numbers as text, ids as numbers, a null list', () => {
  expect(judged(api.cart.list, [line])).toMatchObject({ verdict: 'ok', problems: [] })
  expect(judged(api.cart.list, null)).toMatchObject({ verdict: 'ok', absent: [] })
  expect(judged(api.checkout.place, { SALE_ID: 9 })).toMatchObject({ verdict: 'ok', value: { orderId: '9' } })
})

test('what was read otherwise than it is written is said, with what to send', () => {
  const price = 'data[].CART_ITEM_NEW_PRICE'
  expect(judged(api.cart.list, [line]).readings).toEqual([])
  expect(judged(api.cart.list, [{ ...line, CART_ITEM_NEW_PRICE: '18.500' }])).toMatchObject({
    verdict: 'ok',
    readings: [{ field: price, came: '"18.500"', read: 'Rp 18.500', send: 'send a number' }],
  })
  expect(judged(api.cart.list, [{ ...line, CART_ITEM_NEW_PRICE: '0.500' }])).toMatchObject({ verdict: 'wrong' })
  const order = { SALE_ID: 9, SALE_CODE: 'INV', SALE_STATUS: 'shipping', SALE_DATE: '25-11-2026 00:09', SALE_TOTAL: 1 }
  expect(judged(api.order.find, order).readings).toMatchObject([
    { field: 'data.SALE_STATUS', came: '"shipping"', read: 'SHIPPING' },
    { field: 'data.SALE_DATE', read: '25 Nov 2026 00:09:00 WIB', send: 'send ISO 8601 with its zone' },
  ])
})

test('a flag whose word says neither yes nor no is named: it would hide every product', () => {
  const sold = (raw: unknown) => judged(api.cart.list, [{ ...line, CART_ITEM_ISAVAILABLE: raw }]).readings
  expect(sold('Ada banyak')).toMatchObject([{ field: 'data[].CART_ITEM_ISAVAILABLE', read: 'false' }])
  for (const raw of [true, 0, '0', 'Tidak', 'In Stock', 'Ready']) expect(sold(raw)).toEqual([])
})

test('what other languages and databases write is read as the storefront reads it', () => {
  for (const odd of [
    { CART_ITEM_NEW_PRICE: { amount: 18_500, currency: 'IDR' } },
    { CART_ID: { $oid: '507f1f77' }, CART_ITEM_NEW_PRICE: { $numberDecimal: '18500.00' } },
    { CART_ITEM_NAME: { id: 'Teh', en: 'Tea' }, CART_ITEM_IMAGE_URL: { url: '/uploads/teh.jpg' } },
  ])
    expect(judged(api.cart.list, [{ ...line, ...odd }])).toMatchObject({ verdict: 'ok', problems: [], passedOver: [] })
  expect(judged(api.cart.list, [{ ...line, CART_ID: '-' }])).toMatchObject({
    verdict: 'wrong',
    problems: [{ field: 'data[].CART_ID', came: 'nothing' }],
  })
})

test('optional fields that are absent, unreadable or read by nobody are distinguished and are not wrong', () => {
  const odd = { ...line, CART_ITEM_IMAGE_URL: 7, CART_ITEM_COLOUR: 'merah' }
  const { verdict, absent, passedOver, extra } = judged(api.cart.list, [odd])
  expect(verdict).toBe('ok')
  expect(passedOver).toMatchObject([{ field: 'data[].CART_ITEM_IMAGE_URL', came: '7' }])
  expect(extra).toEqual(['data[].CART_ITEM_COLOUR'])
  expect(absent).toContainEqual({ field: 'data[].CART_ITEM_SLUG', origin: 'specification' })
  expect(absent).toContainEqual({ field: 'data[].CART_ITEM_STOCK', origin: 'extension' })
})

test('a call of the specification is short when only extensions are missing, and wrong when one came and is unreadable', () => {
  const [bare, priced] = [{ SALE_SHIPPING_CODE: 'JNE' }, { SALE_SHIPPING_CODE: 'JNE', COURIER_NAME: 'JNE' }]
  expect(judged(api.checkout.listShipping, [bare])).toMatchObject({
    verdict: 'short',
    problems: [{ field: 'data[].COURIER_NAME' }, { field: 'data[].SHIPPING_COST' }],
  })
  const unreadable = judged(api.checkout.listShipping, [{ ...priced, SHIPPING_COST: 'murah' }])
  expect(unreadable).toMatchObject({ verdict: 'wrong', problems: [{ came: '"murah"' }] })
  expect(judged(api.checkout.listShipping, [{ COURIER_NAME: 'JNE', SHIPPING_COST: 1 }])).toMatchObject({
    verdict: 'wrong',
    problems: [{ field: 'data[].SALE_SHIPPING_CODE', came: 'nothing' }],
  })
})

test('inner records are looked into, and a page is judged by its rows and its meta', () => {
  const address = judged(api.checkout.findShipping, {
    SALE_ADDRESS: { RECIPIENT_NAME: 'Dewi Lestari', POSTAL_CODE: 7 },
  })
  expect(address.passedOver).toMatchObject([{ field: 'data.SALE_ADDRESS.POSTAL_CODE', came: '7', origin: 'extension' }])
  expect(judged(api.order.list, [])).toMatchObject({ verdict: 'ok', absent: [{ field: 'meta' }] })
})

test.each([
  [404, { statusCode: 404, message: 'Cannot GET /cart', error: 'Not Found' }, 'missing'],
  [501, {}, 'missing'],
  [200, { statusCode: 405, message: 'no' }, 'missing'],
  [403, { statusCode: 403, message: 'Forbidden' }, 'denied'],
  [500, { statusCode: 500, message: 'Error' }, 'wrong'],
  [200, undefined, 'wrong'],
  [200, { statusCode: 200, message: 'OK', data: 'teh' }, 'wrong'],
  [200, { result: [{ CART_ID: 7 }] }, 'wrong'],
  [200, { statusCode: 200, message: 'OK' }, 'ok'],
  [200, { success: false, message: 'Stok habis' }, 'wrong'],
  [200, { error: { message: 'Stok habis' } }, 'wrong'],
] as const)('status %s with %j is %s', (status, json, verdict) => {
  expect(judge(api.cart.list, answer(json, status)).verdict).toBe(verdict)
})

test('an answer need not repeat what was asked for by name', () => {
  const nothing = answer({ statusCode: 200, message: 'OK', data: null })
  expect(judge(api.checkout.place, nothing, { SALE_ID: '9' })).toMatchObject({ verdict: 'ok', value: { orderId: '9' } })
  expect(judge(api.checkout.place, nothing)).toMatchObject({ verdict: 'wrong' })
})

test('a rule that says no to test data is a refusal, with its code and its sentence', () => {
  const no = answer({ statusCode: 422, message: 'Voucher tidak berlaku.', errorCode: 'voucher_unknown' }, 422)
  expect(judge(api.checkout.applyVoucher, no)).toMatchObject({
    verdict: 'refused',
    reason: 'status 422 voucher_unknown Voucher tidak berlaku.',
  })
  expect(judge(api.cart.list, { problem: 'no whole answer within 1000 ms' })).toMatchObject({ verdict: 'down' })
})
