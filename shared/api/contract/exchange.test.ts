import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import type { Endpoint } from './endpoint.ts'
import { Envelope } from './envelope.ts'
import { dataOf, isNothingFound, readData, rootOf, statusOf } from './exchange.ts'

test('an answer takes from the request only what it needs and does not say', () => {
  const asked = { SALE_ID: '5', SALE_BILL_CODE: '9' }
  const read = (data: unknown) => dataOf(api.payment.findBill, Envelope().parse({ data }), asked)
  expect(read(null)).toEqual({ SALE_ID: '5' })
  expect(read({ SALE_ID: 6, SALE_BILL_CODE: null })).toEqual({ SALE_ID: 6, SALE_BILL_CODE: null })
  expect(read({ SALE_ID: {}, BILL_AMOUNT: 1 })).toEqual({ SALE_ID: '5', BILL_AMOUNT: 1 })
})

test('where a path names something, an answer with nothing in it says that it is not there', () => {
  for (const data of [null, undefined, [], '', false, { SALE_ID: null }])
    for (const [call, nothing] of [
      [api.checkout.find, true],
      [api.catalog.find, true],
      [api.payment.findBill, false],
      [api.cart.list, false],
    ] as const)
      expect(isNothingFound(call, Envelope().parse({ data }))).toBe(nothing)
  expect(isNothingFound(api.checkout.find, Envelope().parse({ data: [{ SALE_ID: 7 }] }))).toBe(false)
})

test.each([
  ['errorCode', 0],
  ['errorCode', ''],
  ['fields', []],
  ['fields', 'none'],
  ['values', []],
  ['values', { left: null }],
  ['statusCode', null],
  ['statusCode', 'OK'],
  ['message', {}],
])('%s of an envelope as %j says nothing, and the rest of it is read', (name, odd) => {
  const { errorCode, fields, values, data, ...envelope } = Envelope().parse({ data: [1], [name]: odd })
  expect({ errorCode, fields, values, data }).toEqual({ errorCode: undefined, fields: {}, values: {}, data: [1] })
  expect([envelope.message, statusOf(200, Envelope().parse({ [name]: odd }))]).toEqual([undefined, 200])
})

test('a status may be text, a message or the sentence at a field the first of a list', () => {
  const raw = { statusCode: '422', message: ['Periksa isian', 'lagi'], fields: { A: ['wajib'], B: 7 } }
  const envelope = Envelope().parse(raw)
  expect([statusOf(200, envelope), envelope.message, envelope.fields]).toEqual([422, 'Periksa isian', { A: 'wajib' }])
  expect(Envelope().parse({ errors: { A: ['wajib', 'pendek'], B: [] }, fields: [] }).fields).toEqual({ A: 'wajib' })
})

test('a call that answers nothing may say anything, and where all is optional an empty list is nothing', () => {
  const read = (endpoint: Endpoint, data: unknown, asked = {}) =>
    readData(endpoint, dataOf(endpoint, Envelope().parse({ data }), asked))
  for (const raw of [undefined, null, '', [], 'OK', true, 1, {}])
    expect(read(api.cart.change, raw)).toMatchObject({ ok: true, value: {} })
  expect(read(api.cart.add, [])).toMatchObject({ ok: true, value: { id: null } })
  expect(read(api.checkout.place, [], { SALE_ID: '5' })).toMatchObject({ ok: true, value: { orderId: '5' } })
  for (const raw of [false, true, 1, [{ CART_ID: 1 }, { CART_ID: 2 }]])
    expect(read(api.cart.add, raw), String(raw)).toMatchObject({ ok: true, value: { id: null } })
  expect(read(api.cart.add, [{ CART_ID: 5 }])).toMatchObject({ ok: true, value: { id: '5' } })
  expect(read(api.cart.add, 'OK').ok).toBe(false)
  expect(read(api.checkout.create, true).ok).toBe(false)
  expect(read(api.catalog.find, []).ok).toBe(false)
})

test.each([
  [{ errors: [{ field: 'PHONE', message: 'wajib' }] }, 'wajib', { PHONE: 'wajib' }],
  [{ message: { PHONE: ['wajib', 'pendek'], A: 7 } }, 'wajib', { PHONE: 'wajib' }],
  [{ messages: { PHONE: 'wajib' }, error: 400 }, 'wajib', { PHONE: 'wajib' }],
  [{ meta: { message: 'Habis' }, message: '' }, 'Habis', {}],
  [{ message: 'Periksa isian', errors: { PHONE: { msg: 'wajib' } } }, 'Periksa isian', { PHONE: 'wajib' }],
])('of %j the message is %j and the sentences at fields %j', (raw, message, fields) =>
  expect(Envelope().parse(raw)).toMatchObject({ message, fields }),
)

test.each(['', '/', '/website/api/v1', '/website/api/v1/'])(
  'a backend may be named with %j behind its root',
  (behind) => expect(rootOf(`https://api.acme.example/toko${behind}`)).toBe('https://api.acme.example/toko'),
)
