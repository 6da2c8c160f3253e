import { expect, test } from 'vitest'
import { z } from 'zod'
import { api, type EndpointName, nameOf } from '#shared/api/index.ts'
import { Flag, lenientOrNull, Quantity, StarTenths } from './brands.ts'
import { decodeLenient, type Endpoint } from './endpoint.ts'
import { Envelope } from './envelope.ts'
import { dataOf } from './exchange.ts'
import { Order, OrderCard } from '#shared/api/order/order.ts'
import { Invoice } from '#shared/api/order/invoice.ts'
import { isPaged, rowOf, shapeOf } from './shapes.ts'

type Wired = Record<string, unknown>
const reads = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value as never).success

/** Values of the wire; the first that a schema reads is its example. */
const candidates = [
  'kopi-1',
  1,
  '2026-11-20T03:00:00.000Z',
  '12345',
  '1234',
  '081298765432',
  '31.74.03.1001',
  'https://cdn.example/a.webp',
  'a@b.co.id',
  '31.74.03',
  '2026-11-20',
  '-6.2',
  '#1a2b3c',
  '[0-9]*',
  'ID',
  true,
  'kopi-tubruk-pagi-2026',
  '00020101021226',
  `B${'A'.repeat(86)}`,
]

/** A record in which every field is present, made from the contract alone. */
function example(schema: z.ZodType): unknown {
  const shape = shapeOf(schema)
  if (shape?.kind === 'wrapper') return example(shape.inner)
  if (shape?.kind === 'list') return [example(shape.row), example(shape.row)]
  if (shape?.kind === 'wire')
    return Object.fromEntries(shape.entries.map(([, [name, field]]) => [name, example(field)]))
  const options = schema instanceof z.ZodEnum ? schema.options : candidates
  const found = [...options, ...enumsIn(schema), null, {}, []].find((value) => reads(schema, value))
  if (found === undefined)
    throw new Error(
      `no example for ${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }))}`,
    )
  return found
}
/** The words of a code list that stands inside a codec. */
function enumsIn(schema: z.ZodType): unknown[] {
  const texts = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })).matchAll(
    /"enum":\[("[^\]]*")\]/g,
  )
  return [...texts].flatMap(([, list]) => JSON.parse(`[${list}]`) as unknown[])
}

const odd = [null, 7, -1, 1e308, Number.NaN, '', 'x'.repeat(50_000), '\u0000<b>', true, {}, { a: { b: [] } }, [[]], []]

const endpoints = Object.values(api).flatMap((verbs) => Object.values(verbs) as Endpoint[])
/** Calls whose answer is a record or a list of records; the others have no fields. */
const answers = endpoints
  .map((endpoint) => ({ name: nameOf(endpoint), schema: endpoint.output }))
  .filter(({ schema }) => !isPaged(schema) && (shapeOf(schema)?.kind === 'wire' || rowOf(schema) !== null))

/** Each field of a record as [its name, its schema, whether it may be missing]. */
const fieldsOf = (schema: z.ZodType): [name: string, field: z.ZodType, optional: boolean][] => {
  const shape = shapeOf(schema)
  return shape?.kind === 'wire' ? shape.entries.map(([, [name, field]]) => [name, field, reads(field, undefined)]) : []
}
const without = (record: Wired, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))

test.each(answers.map(({ name, schema }) => [name, schema] as const))(
  'whatever one field of %s holds, only that field is lost',
  (name: EndpointName, schema) => {
    const row = rowOf(schema)
    const record = example(row ?? schema) as Wired
    const read = (one: Wired) => decodeLenient(schema, row ? [record, one] : one)
    const whole = read(record)
    expect(whole, `${name} has an example`).toMatchObject({ ok: true })
    for (const [field, , optional] of fieldsOf(row ?? schema)) {
      for (const value of [undefined, ...odd]) {
        const one = value === undefined ? without(record, field) : { ...record, [field]: value }
        const got = read(one)
        if (!row && !optional) continue
        expect(got.ok, `${name} with ${field} = ${String(value).slice(0, 20)}`).toBe(true)
        if (!got.ok || !whole.ok) continue
        if (row) expect((got.value as unknown[])[0]).toEqual((whole.value as unknown[])[0])
        if (optional) expectRestKept(row ? lastOf(got.value) : got.value, row ? lastOf(whole.value) : whole.value)
      }
    }
  },
)
const lastOf = (rows: unknown) => (rows as unknown[]).at(-1)

/** At most one field may differ. */
function expectRestKept(got: unknown, whole: unknown): void {
  const [mine, all] = [got as Wired, whole as Wired]
  const changed = Object.keys(all).filter((key) => JSON.stringify(mine[key]) !== JSON.stringify(all[key]))
  expect(changed.length, `changed: ${changed.join(', ')}`).toBeLessThanOrEqual(1)
}

test('a list of any length is read up to its bound', () => {
  const many = Array.from({ length: 1_100 }, (_, id) => ({
    ...(example(rowOf(api.cart.list.output) ?? z.any()) as Wired),
    CART_ID: id + 1,
  }))
  const read = decodeLenient(api.cart.list.output, many)
  expect(read).toMatchObject({ ok: true, losses: { rows: 100 } })
  expect(read.ok && (read.value as unknown[]).length).toBe(1_000)
})

test('a cart line or an order line that cannot be read is shown as one that cannot be bought', () => {
  const line = { CART_ID: 5, CART_QTY: 2, CART_ITEM_NEW_PRICE: 'gratis', CART_ITEM_NAME: 'Kopi' }
  expect(decodeLenient(api.cart.list.output, [line])).toMatchObject({
    ok: true,
    value: [{ id: '5', name: 'Barang ini tidak dapat ditampilkan', available: false, quantity: 1, price: 0 }],
    losses: { rows: 1 },
  })
  const sale = { SALE_ID: 9, SALE_LINE_LIST: [{ ITEM_NAME: 'Kopi', ITEM_PRICE: {}, ITEM_QTY: 1 }] }
  expect(decodeLenient(api.checkout.find.output, sale)).toMatchObject({
    ok: true,
    value: { lines: [{ name: 'Barang ini tidak dapat ditampilkan', available: false }] },
  })
})

test.each([
  ['18500.00', 18_500],
  [18_500.5, 18_500.5],
  ['18500.75', 18_500.75],
  ['18500', 18_500],
  ['18.500', 18_500],
  ['Rp 18.500', 18_500],
  ['18,500.00', 18_500],
  [0.1 + 0.2, 0.3],
])('the amount %s is read as %d', (raw, amount) => {
  const line = { CART_ID: 1, CART_QTY: '2', CART_ITEM_NEW_PRICE: raw, CART_ITEM_NAME: 'Teh' }
  expect(decodeLenient(api.cart.list.output, [line])).toMatchObject({
    ok: true,
    value: [{ price: amount, quantity: 2 }],
  })
})

test.each([
  [3, 3],
  ['3.00', 3],
  ['3.0000', 3],
  ['1.000', null],
  ['1,000', null],
  ['18.5', null],
  [18.5, null],
  [-3, 0],
  ['-1', 0],
  ['0.000', 0],
  ['0,00', 0],
  ['', null],
  ['   ', null],
])('a stock of %j is read as %j: never one for a thousand, and nothing is rounded', (raw, stock) => {
  const line = { CART_ID: 1, CART_QTY: 1, CART_ITEM_NEW_PRICE: 5, CART_ITEM_NAME: 'Teh', CART_ITEM_STOCK: raw }
  expect(decodeLenient(api.cart.list.output, [line])).toMatchObject({ ok: true, value: [{ stock }] })
  expect(z.safeDecode(Quantity, raw as never).success).toBe(stock !== null && stock > 0)
})

test.each(['gratis', '1e3', '1,5', Number.POSITIVE_INFINITY, -1])('%s is no amount', (raw) => {
  const line = { CART_ID: 1, CART_QTY: 1, CART_ITEM_NEW_PRICE: raw, CART_ITEM_NAME: 'Teh' }
  expect(decodeLenient(api.cart.list.output, [line])).toMatchObject({ ok: true, value: [{ available: false }] })
})

test('a date that cannot be read costs an order, its card and an invoice that date only', () => {
  const date = '24 Desember'
  const order = { SALE_ID: 9, SALE_CODE: 'INV-9', SALE_STATUS: 'PENDING', SALE_DATE: date, SALE_TOTAL: 18_500 }
  expect(decodeLenient(Order(), order)).toMatchObject({ ok: true, value: { number: 'INV-9', placedAt: null } })
  const card = { ...order, SALE_TOTAL_LINE: 1 }
  expect(decodeLenient(OrderCard(), card)).toMatchObject({ ok: true, value: { placedAt: null } })
  const flagged = { ...card, REFUND_LIST: 1 }
  expect(decodeLenient(OrderCard(), flagged)).toMatchObject({ ok: true, value: { refunds: [] } })
  const invoice = { INVOICE_CODE: 'F-9', INVOICE_DATE: date }
  expect(decodeLenient(Invoice(), invoice)).toMatchObject({ ok: true, value: { number: 'F-9', issuedAt: null } })
})

test.each([
  ['shipping', 'SHIPPING'],
  ['Payment Confirmed', 'PAYMENT_CONFIRMED'],
  ['cancel', 'CANCEL'],
  ['Cancelled', 'CANCEL'],
  ['CANCELED', 'CANCEL'],
  ['complete', 'COMPLETED'],
  ['Shipped', 'SHIPPING'],
  ['PAID', 'PAYMENT_CONFIRMED'],
  ['ON_HOLD', 'PROCESSING'],
  [4, 'PROCESSING'],
])('an order whose state is %j is shown as %s', (raw, status) => {
  const order = { SALE_ID: 9, SALE_CODE: 'INV-9', SALE_STATUS: raw, SALE_DATE: '2026-11-20', SALE_TOTAL: 18_500 }
  expect(decodeLenient(Order(), order)).toMatchObject({ ok: true, value: { status } })
  expect(decodeLenient(api.order.list.output, { data: [{ ...order, SALE_TOTAL_LINE: 1 }] })).toMatchObject({
    ok: true,
    value: { rows: [{ status }] },
  })
})

test('what an order is paid to is said while it is to be paid alone', () => {
  const number = { BILL_AMOUNT: 18_500, PAYMENT_GROUP: 'va', PAYMENT_NUMBER: '8801' }
  const card = { SALE_ID: 9, SALE_CODE: 'INV-9', SALE_TOTAL: 18_500, SALE_TOTAL_LINE: 1, SALE_PAY_TO: number }
  const payTo = (state: unknown) => {
    const read = decodeLenient(OrderCard(), { ...card, SALE_STATUS: state })
    return read.ok && read.value.payTo
  }
  expect(payTo('pending')).toMatchObject({ number: '8801', amount: 18_500 })
  for (const state of ['COMPLETED', 'PAID', 'Cancelled', 'EXPIRED', 'ON_HOLD', 4])
    expect(payTo(state), String(state)).toBeNull()
})

test('lists and records are read as PHP and SQL write them', () => {
  const row = { SALE_SHIPPING_CODE: 7, COURIER_NAME: 'JNE', SHIPPING_COST: 1 }
  for (const none of [null, undefined, '', false, [], {}])
    expect(decodeLenient(api.checkout.listShipping.output, none), String(none)).toMatchObject({ ok: true, value: [] })
  const numbered = decodeLenient(api.checkout.listShipping.output, { 0: row, 2: row })
  expect(numbered).toMatchObject({ ok: true, value: [{ code: '7' }, { code: '7' }] })
  expect(decodeLenient(api.checkout.listShipping.output, row).ok).toBe(false)
  const paged = decodeLenient(api.order.list.output, { data: {}, meta: null })
  expect(paged).toMatchObject({ ok: true, value: { rows: [], total: 0 } })
  const one = dataOf(api.site.companyHeader, Envelope().parse({ data: [{ TITLE: 'Warung' }] }), {})
  expect(one).toEqual({ TITLE: 'Warung' })
})

test('an empty text says nothing: a field that is true where nothing is said stays true', () => {
  const line = { CART_ID: 1, CART_QTY: 1, CART_ITEM_NEW_PRICE: 5, CART_ITEM_NAME: 'Teh', CART_ITEM_ISAVAILABLE: '' }
  expect(decodeLenient(api.cart.list.output, [line])).toMatchObject({ ok: true, value: [{ available: true }] })
})

test.each([
  [[true, 1, '1', 'true', 'True', 'Y', ' yes ', 't', 'ACTIVE', 'In Stock'], true],
  [[false, 0, '0', 'false', 'FALSE', 'N', '', null, undefined, 2], false],
])('the flags %j are %s', (raw, flag) => {
  for (const one of raw) expect(z.decode(Flag, one), String(one)).toBe(flag)
})

test.each([
  [0, 1],
  [400, 365],
  ['14', 14],
  ['banyak', 7],
])('an affiliate setting of %s days closes no shop: it is %d', (raw, days) => {
  const access = { COMPANY_API_ID: 77, API_ACCESS: 'kunci', CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: raw }
  expect(decodeLenient(api.access.find.output, access)).toMatchObject({ ok: true, value: { affiliateDays: days } })
})

test.each([
  [5, 50],
  ['4,9', 49],
  [4.96, 50],
  [47, 47],
  [0, 0],
  [51, null],
  ['bagus', null],
])('a rating of %s is %s tenths of a star', (raw, rating) => {
  expect(z.decode(lenientOrNull(StarTenths()), raw)).toBe(rating)
})
