import { expect, test } from 'vitest'
import { api } from '#shared/api/index.ts'
import { decodeLenient } from './endpoint.ts'
import { Envelope } from './envelope.ts'
import { dataOf, statusOf } from './exchange.ts'
import { recordIn, rowsIn, textIn, valueIn } from './foreign-values.ts'

test('rows are found in text of JSON and inside of a record, and a record without any is no list', () => {
  const rows = [{ A: 1 }]
  for (const raw of [rows, JSON.stringify(rows), { data: rows, total: 1 }, { ROWS: rows }, { 0: rows[0] }])
    expect(rowsIn(raw)).toEqual(rows)
  for (const none of [null, undefined, '', false, {}, '[]']) expect(rowsIn(none)).toEqual([])
  for (const other of [{ A: 1 }, { data: 'x' }, 'x', 7, true]) expect(rowsIn(other)).toBeNull()
})

test('a record in which nothing is said is none, and one of numbers alone may mean 0', () => {
  for (const none of [{}, [], [{}], { A: null }, { A: '', B: 0, C: false, D: [] }, '{}'])
    expect(recordIn(none) ?? null).toBeNull()
  for (const one of [
    { A: 0, B: null },
    { A: 'x', B: '' },
    { A: '', B: 1 },
  ])
    expect(recordIn(one)).toEqual(one)
  expect(recordIn([{ A: 1 }])).toEqual({ A: 1 })
  expect(recordIn('{"A":1}')).toEqual({ A: 1 })
})

test.each([
  [{ $oid: '507f' }, '507f'],
  [{ $numberDecimal: '18500.00' }, '18500.00'],
  [{ type: 'Buffer', data: [1] }, 1],
  [{ amount: 18_500, currency: 'IDR' }, 18_500],
  ['null', null],
  [' - ', null],
  ['nullable', 'nullable'],
  [
    { amount: 1, currency: 'IDR', more: 2 },
    { amount: 1, currency: 'IDR', more: 2 },
  ],
])('%j means %j', (raw, meant) => expect(valueIn(raw)).toEqual(meant))

test('of a text in several languages the Indonesian one is read', () => {
  expect(textIn({ id: 'Teh', en: 'Tea' })).toBe('Teh')
  expect(textIn('Teh')).toBe('Teh')
})

test('a page without a total is followed by another when it is full', () => {
  const asked = { PAGE_INDEX: '1', DATA_PER_PAGE: '2' }
  const total = (count: number, more = {}) => {
    const data = Array.from({ length: count }, (_, n) => ({
      SALE_ID: n + 1,
      SALE_CODE: 'A',
      SALE_STATUS: 'PENDING',
      SALE_TOTAL: 1,
      SALE_TOTAL_LINE: 1,
    }))
    const read = decodeLenient(
      api.order.list.output,
      dataOf(api.order.list, Envelope().parse({ data, ...more }), asked),
    )
    return read.ok ? [read.value.total, read.value.rows.length] : read.issues
  }
  expect(total(2)).toEqual([5, 2])
  expect(total(1)).toEqual([3, 1])
  expect(total(0)).toEqual([2, 0])
  // It does not know pages and answers all there is.
  expect(total(30)).toEqual([30, 2])
  expect(total(2, { meta: { total: '40' } })).toEqual([40, 2])
  for (const counted of [
    { total: 40 },
    { count: 40 },
    { recordsTotal: 99, recordsFiltered: '40' },
    { pagination: { total: 40, count: 2 } },
    { meta: { pagination: { total: 40 } } },
  ])
    expect(total(2, counted), JSON.stringify(counted)).toEqual([40, 2])
  // One of its own size, or that says what follows.
  for (const [more, found] of [
    [{ meta: { per_page: 1 } }, 3],
    [{ next_page_url: '/x?page=3' }, 3],
    [{ meta: { has_more: true, count: 1 } }, 3],
    [{ links: { next: null } }, 3],
    [{ has_more: false, limit: 1 }, 2],
  ] as const)
    expect(total(1, more), JSON.stringify(more)).toEqual([found, 1])
  expect(total(2, { links: { next: null } })).toEqual([4, 2])
})

test('a total that nobody counted is the least there are', () => {
  const data = [{ PRODUCT_ID: 1, PRODUCT_SLUG: 'teh', PRODUCT_NAME: 'Teh', PRODUCT_PRICE: 1 }]
  const least = (more: object) => {
    const answer = dataOf(api.catalog.list, Envelope().parse({ data, ...more }), {
      PAGE_INDEX: '0',
      DATA_PER_PAGE: '12',
    })
    const read = decodeLenient(api.catalog.list.output, answer)
    return read.ok && [read.value.total, read.value.size, read.value.more?.leastTotal]
  }
  expect(least({ has_more: true })).toEqual([2, 1, true])
  expect(least({ total: 5 })).toEqual([5, 1, undefined])
  expect(least({})).toEqual([1, 12, undefined])
})

test.each([
  ['asked for', [0, 12, 100], undefined, 12],
  ['asked for, on the last page', [8, 4, 100], undefined, 12],
  ['its own, fewer', [0, 10, 42], undefined, 10],
  ['its own, more', [0, 20, 50], undefined, 20],
  ['its own, as it says on its last page', [4, 2, 42], 10, 10],
  ['not what it says', [1, 5, 23], 12, 5],
  ['its own, behind where pages of 12 would end', [2, 5, 23], undefined, 5],
  ['not what it says, which is nonsense', [0, 12, 100], 50, 12],
] as const)('the size of a page is what it is %s', (_, [index, count, TOTAL_DATA], said, size) => {
  const asked = { PAGE_INDEX: String(index), DATA_PER_PAGE: '12' }
  const data = Array.from({ length: count }, (_row, n) => ({ PRODUCT_ID: n, PRODUCT_SLUG: `p-${n}`, PRODUCT_PRICE: 1 }))
  const answer = Envelope().parse({ data, meta: { PAGE_INDEX: index + 1, DATA_PER_PAGE: said, TOTAL_DATA } })
  const read = decodeLenient(api.catalog.list.output, dataOf(api.catalog.list, answer, asked))
  expect(read.ok && [read.value.index, read.value.size]).toEqual([index, size])
})

test('a status outside of HTTP says nothing, and a message is found where frameworks put it', () => {
  for (const statusCode of [0, 1, 'OK', true]) expect(statusOf(200, Envelope().parse({ statusCode }))).toBe(200)
  expect(statusOf(200, Envelope().parse({ statusCode: '404 Error' }))).toBe(404)
  for (const raw of [
    { success: false, message: 'Stok habis' },
    { status: 'error', message: 'Stok habis' },
    { status: false, statusCode: 200, message: 'Stok habis' },
    { error: true, message: 'Stok habis' },
    { statusCode: 'FAILED', message: 'Stok habis' },
    { code: 422, message: 'Stok habis' },
    { error: { message: 'Stok habis' } },
    { error: 'Stok habis', data: [] },
    { error: { code: 0, message: 'Stok habis' }, data: null },
    { success: 0, message: 'Stok habis' },
    { success: 'false', msg: 'Stok habis' },
    { isSuccess: false, message: 'Stok habis', data: { CART_ID: 7 } },
    { succeeded: '0', messages: { error: 'Stok habis' } },
    { ok: false, description: 'x', detail: [{ loc: ['body'], msg: 'Stok habis' }] },
    { errors: [{ message: 'Stok habis' }], data: null },
    { jsonrpc: '2.0', error: { code: -32_000, message: 'Stok habis' }, id: 1 },
    { meta: { code: 422, status: 'error', message: 'Stok habis' }, data: null },
  ]) {
    const envelope = Envelope().parse(raw)
    expect([statusOf(200, envelope), envelope.message]).toEqual([422, 'Stok habis'])
  }
  // A list of nothing is what CodeIgniter calls so; of a change it is a failure.
  const none = Envelope().parse({ status: false, message: 'Data tidak ditemukan', data: [] })
  expect([statusOf(200, none, api.cart.list), statusOf(200, none, api.cart.add)]).toEqual([200, 422])
  for (const raw of [{ success: true }, { status: 'success' }, { status: 1 }, { code: '00' }, { error: false }])
    expect(statusOf(200, Envelope().parse(raw))).toBe(200)
  for (const raw of [
    { error: null },
    { error: '', errors: [] },
    { error: { code: 0, message: '' }, errors: {} },
    { error: { code: 0, message: 'Sukses' }, data: null },
    { error: { code: '200', message: 'OK' } },
    { error: 'Tidak ada', errors: 'Berhasil' },
    { errors: [{ message: 'Foto lambat' }], data: { CART_ID: 7 } },
    { success: 1, code: 0, status: '0', meta: { code: 200, status: 'success' } },
  ])
    expect(statusOf(200, Envelope().parse(raw), api.cart.add), JSON.stringify(raw)).toBe(200)
  for (const raw of [
    { error: { message: 'Habis' } },
    { detail: 'Habis' },
    { message: { id: 'Habis' } },
    { error: 'Habis' },
  ])
    expect(Envelope().parse(raw).message).toBe('Habis')
})

test('a cart line without a new price costs its price, and what has no name is called by its code', () => {
  const line = { CART_ID: 1, CART_QTY: 2, CART_ITEM_PRICE: '18500.00', CART_ITEM_NAME: 'Teh' }
  for (const none of [undefined, null, '', 0, '0.00', '0,00', 'Rp 0', 'IDR 0,-', '0.0000'])
    expect(decodeLenient(api.cart.list.output, [{ ...line, CART_ITEM_NEW_PRICE: none }])).toMatchObject({
      value: [{ price: 18_500 }],
    })
  for (const none of ['0,00', 'Rp 0', ''])
    expect(decodeLenient(api.checkout.find.output, { SALE_ID: 1, SALE_TOTAL: none })).toMatchObject({
      value: { total: null },
    })
  const courier = { SALE_SHIPPING_CODE: 'JNE-REG', SHIPPING_COST: 9_000 }
  expect(decodeLenient(api.checkout.listShipping.output, [courier])).toMatchObject({ value: [{ courier: 'JNE-REG' }] })
  const payment = { SALE_PAYMENT_VENDOR_CODE: 'bank', SALE_PAYMENT_METHOD_CODE: 'BCA' }
  expect(decodeLenient(api.checkout.listPayments.output, [payment])).toMatchObject({ value: [{ name: 'BCA' }] })
})

test('an order and variants are read although they say less', () => {
  const sale = { SALE_ID: 1, SALE_CODE: 'A', SALE_TOTAL: 9_000, SALE_TOTAL_LINE: 1 }
  for (const SALE_STATUS of [undefined, null, ''])
    expect(decodeLenient(api.order.list.output, { data: [{ ...sale, SALE_STATUS }] })).toMatchObject({
      value: { rows: [{ status: 'PROCESSING' }] },
    })
  const product = { PRODUCT_ID: 1, PRODUCT_SLUG: 'teh', PRODUCT_NAME: 'Teh', PRODUCT_PRICE: 9_000 }
  const variants = [
    { ITEM_ID_CODE: 1, ITEM_PRICE: 1, ITEM_SKU: 'TEH-S' },
    { ITEM_ID_CODE: 2, ITEM_PRICE: 1, ITEM_NAME: '' },
    { ITEM_ID_CODE: 3, ITEM_PRICE: 1, ITEM_SKU: 'TEH-M', ITEM_VALUES: ['Merah', 'M'] },
  ]
  const named = (ITEM_LIST: object[]) => decodeLenient(api.catalog.find.output, { ...product, ITEM_LIST })
  expect(named(variants)).toMatchObject({
    value: { variants: [{ name: 'TEH-S' }, { name: 'Varian 2' }, { name: 'Merah, M' }] },
  })
  // The only one is the product.
  expect(named(variants.slice(0, 1))).toMatchObject({ value: { variants: [{ name: '' }] } })
})

test('a company is any id but 0, and the same one each time', () => {
  const read = (COMPANY_API_ID: unknown) => {
    const access = decodeLenient(api.access.find.output, { COMPANY_API_ID, API_ACCESS: 'k'.repeat(2_000) })
    return access.ok ? [access.value.companyId, access.value.accessKey.length] : null
  }
  expect(read('0b7e2f3c-1111-4222-8333-0123456789ab')).toEqual(read('0b7e2f3c-1111-4222-8333-0123456789ab'))
  expect(read('0b7e2f3c-1111-4222-8333-0123456789ab')).not.toEqual(read('0b7e2f3c-1111-4222-8333-0123456789ac'))
  expect(read('0')).toEqual([0, 2_000])
  expect(read(' 77 ')).toEqual([77, 2_000])
  const broken = decodeLenient(api.access.find.output, { COMPANY_API_ID: 7, API_ACCESS: ' Basic a\r\nb\u{feff}\n' })
  expect(broken).toMatchObject({ value: { accessKey: 'Basic ab' } })
  expect(read(null)).toBeNull()
})

test.each([
  [
    [{ VALUE: 'Merah Tua' }, { VALUE: 'S' }],
    ['merah-tua', 's'],
    ['Merah Tua', 'S'],
  ],
  [['Merah', 'Biru'], ['Biru'], ['Biru']],
  [
    ['S', 's'],
    ['s', '☕', ''],
    ['s', '☕', ''],
  ],
])('of the options %j variants that name %j have %j', (offered, named, values) => {
  const options = named.map(() => ({ NAME: 'Pilihan', VALUES: offered }))
  const product = {
    PRODUCT_ID: 1,
    PRODUCT_SLUG: 'kaos',
    PRODUCT_NAME: 'Kaos',
    PRODUCT_PRICE: 1,
    PRODUCT_OPTION_LIST: options,
  }
  const read = decodeLenient(api.catalog.find.output, {
    ...product,
    ITEM_LIST: [{ ITEM_ID_CODE: 'a', ITEM_PRICE: 1, ITEM_VALUES: named }],
  })
  expect(read.ok && read.value.variants[0]?.values).toEqual(values)
  expect(read.ok && read.value.options[0]?.values.length).toBe(offered.length)
})

test('a name in addresses and a postcode may be numbers', () => {
  const card = { PRODUCT_ID: 1, PRODUCT_SLUG: 42, PRODUCT_NAME: 'Teh', PRODUCT_PRICE: 1 }
  expect(decodeLenient(api.catalog.list.output, { data: [card] })).toMatchObject({ value: { rows: [{ slug: '42' }] } })
  const village = { REGION_CODE: '31.74.07.1001', REGION_NAME: 'Melawai', POSTAL_CODE: 12_160 }
  expect(decodeLenient(api.region.list.output, [village])).toMatchObject({ value: [{ postcode: '12160' }] })
})
