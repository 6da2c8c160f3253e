import { expect, test } from 'vitest'
import { z } from 'zod'
import { Flag, ItemId, nullable, withDefault, Quantity, Rupiah } from './brands.ts'
import { cart } from '#shared/api/goods/cart.ts'
import { catalog } from '#shared/api/goods/catalog.ts'
import { complete, decodeLenient, decodeOurs, decodeStrict, list, wire } from './endpoint.ts'
import { endpoints } from '#shared/api/index.ts'
import { checkout } from '#shared/api/order/checkout.ts'

const Row = wire({
  id: ['ROW_ID', ItemId],
  price: ['ROW_PRICE', Rupiah],
  lenient: ['ROW_SHOWN', withDefault(Flag, true)],
  note: ['ROW_NOTE', nullable(z.string())],
})

test('an answer is read leniently: numbers as text, ids as numbers, unknown keys and missing fields', () => {
  const decoded = decodeLenient(Row, { ROW_ID: 7, ROW_PRICE: '25000', EXTRA: true })
  expect(decoded).toMatchObject({ ok: true, value: { id: '7', price: 25_000, lenient: true, note: null } })
})

test('a caption that is not right never takes the rest down with it; a price that is not right does', () => {
  const product = { PRODUCT_ID: 1, PRODUCT_SLUG: 'kopi', PRODUCT_NAME: 'Kopi', PRODUCT_PRICE: 1_000 }
  const odd = {
    PRODUCT_IMAGE_URL: 7,
    PRODUCT_SOLD: 'laris',
    PRODUCT_RATING: 900,
    PRODUCT_DESCRIPTION: 'x'.repeat(30_000),
    CATEGORY_SLUG: '../',
    PRODUCT_WEIGHT: {},
  }
  expect(decodeLenient(catalog.find.output, { ...product, ...odd })).toMatchObject({
    ok: true,
    value: { image: '', sold: 0, rating: null, description: 'x'.repeat(20_000), categorySlug: null, weightGrams: null },
    losses: { fields: new Set(Object.keys(odd)) },
  })
  expect(decodeLenient(catalog.find.output, { ...product, PRODUCT_PRICE: 'murah' })).toMatchObject({ ok: false })
})

// Proves §4.32
test('a bad row is left out and counted; null is an empty list', () => {
  const decoded = decodeLenient(list(Row), [{ ROW_ID: 1, ROW_PRICE: 1 }, { ROW_ID: 2, ROW_PRICE: 'murah' }, null])
  expect(decoded).toMatchObject({ ok: true, losses: { rows: 2 }, value: [{ id: '1' }] })
  expect(decodeLenient(list(Row), null)).toMatchObject({ ok: true, value: [] })
  expect(decodeLenient(list(Row), { not: 'a list' })).toMatchObject({ ok: false })
})

test('a request is read strictly: an unknown key is refused at every depth', () => {
  expect(decodeStrict(cart.add.input, { ITEM_ID: 'a', ITEM_QTY: 1 })).toMatchObject({ ok: true })
  expect(decodeStrict(cart.add.input, { ITEM_ID: 'a', ITEM_QTY: 1, PRICE: 1 })).toMatchObject({
    ok: false,
    issues: [{ path: 'PRICE' }],
  })
  expect(decodeStrict(cart.empty.input, { CART_CART: [{ CART_ID: 'a', X: 1 }] })).toMatchObject({
    ok: false,
    issues: [{ path: 'CART_CART.0.X' }],
  })
})

// Proves §5.3
test.each([0, -1, 1.5, '1e3', '2abc', null, 2 ** 31, 2 ** 53 + 1, Number.NaN, '', true, [1], {}])(
  '%s is no quantity',
  (quantity) => {
    expect(z.safeDecode(Quantity, quantity as never).success).toBe(false)
  },
)

// Proves §3.32, §3.33, §3.34, §7.36
test('the specification’s payloads are written to the letter', () => {
  const encode = <E extends { input: z.ZodType }>(endpoint: E, input: Record<string, unknown>) =>
    JSON.stringify(z.encode(endpoint.input, complete(endpoint.input, input)))
  expect(encode(cart.add, { itemId: 'kode', quantity: 1 })).toBe('{"ITEM_ID":"kode","ITEM_QTY":1}')
  expect(encode(cart.change, { id: '1', quantity: 2 })).toBe('{"CART_ID":"1","CART_QTY":2}')
  expect(encode(cart.remove, { id: '1' })).toBe('{"CART_ID":"1"}')
  expect(encode(cart.empty, { lines: [{ id: '1' }] })).toBe('{"CART_CART":[{"CART_ID":"1"}]}')
  expect(encode(checkout.create, { lines: [{ id: '1' }] })).toBe('{"CART_CART":[{"CART_ID":"1"}]}')
  expect(encode(checkout.create, { lines: [{ id: '1' }], affiliateCode: 'siti' })).toBe(
    '{"CART_CART":[{"CART_ID":"1"}],"AFFILIATE_TRACKING_CODE":"siti"}',
  )
  expect(encode(checkout.applyShipping, { orderId: '9', code: 'jne:reg' })).toBe(
    '{"SALE_ID":"9","SALE_SHIPPING_CODE":"jne:reg"}',
  )
  expect(encode(checkout.applyPayment, { orderId: '9', vendor: 'midtrans', method: 'bca' })).toBe(
    '{"SALE_ID":"9","SALE_PAYMENT_VENDOR_CODE":"midtrans","SALE_PAYMENT_METHOD_CODE":"bca"}',
  )
  expect(encode(checkout.place, { orderId: '9', note: 'rumah biru' })).toBe(
    '{"SALE_ID":"9","SALE_SALE_LINE_REMARK":"rumah biru"}',
  )
})

test('the browser’s API and forms speak our words, and no others', () => {
  expect(decodeOurs(cart.add.input, { itemId: 'a', quantity: '3' })).toMatchObject({
    ok: true,
    value: { itemId: 'a', quantity: 3 },
  })
  expect(decodeOurs(cart.add.input, { ITEM_ID: 'a', ITEM_QTY: 3 })).toMatchObject({ ok: false })
  expect(decodeOurs(cart.add.input, { itemId: 'a', quantity: 1, price: 1 })).toMatchObject({ ok: false })
  expect(decodeOurs(cart.add.input, 'a')).toMatchObject({ ok: false })
  expect(decodeOurs(catalog.list.input, {})).toMatchObject({ ok: true, value: { index: 0, size: 12, category: null } })
})

// Proves §7.43
test('what the browser’s API opens is this list and nothing else', () => {
  expect([...endpoints].filter(([, e]) => e.browserApi === 'open').map(([name]) => name)).toEqual([
    'catalog.list',
    'catalog.search',
    'catalog.find',
    'content.listArticles',
    'cart.list',
    'cart.add',
    'cart.change',
    'cart.remove',
    'cart.empty',
    'voucher.listForCart',
    'payment.findBill',
    'customer.me',
    'order.find',
    'order.track',
    'passkey.beginAdd',
    'passkey.beginLogin',
    'passkey.beginConfirm',
    'passkey.confirm',
    'region.list',
    'region.search',
    'wishlist.listSlugs',
  ])
})
