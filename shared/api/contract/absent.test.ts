import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { Envelope } from './envelope.ts'
import { isAbsent, isEmptyList } from './exchange.ts'

const frameworks = [
  null,
  { detail: 'Not found.' },
  { status: 404, error: 'Not Found', path: '/x' },
  { title: 'Not Found', status: 404 },
  { statusCode: 404, message: 'Halaman tidak ditemukan' },
  { status: false, error: 'Unknown method' },
].map((raw) => [raw && Envelope().parse(raw)] as const)

test.each(frameworks)(
  'a 404 of a framework (%j) says that a list is absent, and of a named thing nothing for sure',
  (raw) => {
    expect(isAbsent(api.region.list, 404, raw)).toBe(true)
    expect(isAbsent(api.catalog.find, 404, raw)).toBe('maybe')
    // Every backend has these, so it is about what was named.
    for (const call of [api.cart.add, api.checkout.find, api.checkout.applyShipping])
      expect(isAbsent(call, 404, raw)).toBe(false)
    for (const call of [api.region.list, api.catalog.find, api.address.list])
      expect(isAbsent(call, 404, raw, true)).toBe(false)
    expect(isEmptyList(api.order.list, 404, raw, true)).toBe(true)
    expect(isEmptyList(api.catalog.find, 404, raw, true)).toBe(false)
  },
)

test.each([
  ['a route that takes only some names', 404, { message: 'The route product/detail/ABC could not be found.' }],
  ['the same of Express', 404, { message: 'Cannot GET /product/detail/ABC' }],
  ['the same with our code', 404, { errorCode: 'route_unknown' }],
  ['a bad request about it', 400, { message: 'Cannot GET /product/list' }],
  ['a firewall that refuses a word', 405, null],
  ['a proxy that refuses it', 501, null],
] as const)('%s says so of one request where the call has answered before', (_, status, raw) => {
  const envelope = raw && Envelope().parse(raw)
  for (const call of [api.catalog.find, api.catalog.search, api.cart.add]) {
    expect(isAbsent(call, status, envelope, true)).toBe('maybe')
    expect(isAbsent(call, status, envelope)).toBe(true)
  }
})

test('a firewall that refuses what one request carries takes its call from nobody else', () => {
  for (const [call, asked] of [
    [api.checkout.place, { SALE_ID: '9', SALE_SALE_LINE_REMARK: '<script>' }],
    [api.checkout.applyVoucher, { SALE_ID: '9', SALE_COUPON_CODE: "' OR 1=1" }],
    [api.checkout.create, { CART_CART: [{ CART_ID: '7' }] }],
    [api.catalog.search, { PAGE_INDEX: 0, TEXT_SEARCH: 'teh' }],
  ] as const)
    for (const status of [405, 501]) {
      expect(isAbsent(call, status, null, false, asked)).toBe('maybe')
      expect(isAbsent(call, status, Envelope().parse({ errorCode: 'route_unknown' }), false, asked)).toBe(true)
    }
  for (const [call, asked] of [
    [api.catalog.list, { PAGE_INDEX: 0, DATA_PER_PAGE: 12, TEXT_SEARCH: null, SORT: 'terbaru' }],
    [api.region.list, { REGION_CODE: null }],
  ] as const)
    expect(isAbsent(call, 405, null, false, asked)).toBe(true)
})

test.each(frameworks)('a bare 404 (%j) to what one request named or typed takes its call from nobody else', (raw) => {
  for (const [call, asked, expected] of [
    [api.catalog.list, { PAGE_INDEX: 0, CATEGORY_SLUG: 'salah-ketik' }, 'maybe'],
    [api.checkout.create, { CART_CART: [{ CART_ID: '7' }] }, false],
    [api.customer.login, { CUSTOMER_LOGIN: 'siti@contoh.id' }, false],
    [api.address.remove, { ADDRESS_ID: '7' }, false],
  ] as const) {
    expect(isAbsent(call, 404, raw, false, asked)).toBe(expected)
    expect(isAbsent(call, 404, Envelope().parse({ message: 'Cannot POST /x' }), false, asked)).toBe(true)
  }
})

test('a 404 to a call that said who calls may be about them, unless it is about the route', () => {
  const unknown = Envelope().parse({ statusCode: 404, message: 'Pelanggan tidak ditemukan.' })
  expect(isAbsent(api.customer.me, 404, unknown)).toBe('maybe')
  expect([isAbsent(api.google.find, 404, unknown), isAbsent(api.google.find, 404, unknown, false, {}, true)]).toEqual([
    true,
    'named',
  ])
  for (const [raw] of frameworks) {
    expect(isAbsent(api.customer.me, 404, raw)).toBe(true)
    expect(isAbsent(api.customer.me, 404, raw, false, {}, true)).toBe('named')
  }
  const route = Envelope().parse({ errorCode: 'route_unknown' })
  expect(isAbsent(api.customer.me, 404, route, false, {}, true)).toBe(true)
  for (const status of [405, 501]) expect(isAbsent(api.customer.me, status, null, false, {}, true)).toBe(true)
})

test('a message about a route says that the call is absent, and one about data that a list is empty', () => {
  for (const message of ['Cannot GET /x', 'The route x could not be found.', 'Route GET:/x not found'])
    for (const call of [api.region.list, api.catalog.find, api.cart.add])
      expect(isAbsent(call, 404, Envelope().parse({ message }))).toBe(true)
  const empty = Envelope().parse({ statusCode: 404, message: 'Data tidak ditemukan' })
  expect([isAbsent(api.address.list, 404, empty), isEmptyList(api.address.list, 404, empty)]).toEqual([false, true])
  expect(isEmptyList(api.review.list, 404, Envelope().parse({ errorCode: 'item_unknown' }))).toBe(false)
})
