import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Visitor } from '#tests/support/server/server-call.ts'
import { foreignToken, test } from './support/fixture.ts'
import { expectWholePage } from './support/expect-whole-page.ts'
import type { ForeignShop } from './support/foreign-shop.ts'
import { isRecord } from './support/wired.ts'

/** What a backend may hold in any field: nothing, another type, the extreme, the huge, the nested. */
const odd: readonly (readonly [what: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['far too large', 1e300],
  ['a long text', 'x'.repeat(5_000)],
  ['markup', '</script><img src=x onerror=alert(1)>'],
  ['a record', { a: { b: [1] } }],
  ['a hundred rows', Array.from({ length: 100 }, () => ({ TITLE: 'x' }))],
]

/** The same kinds once more; the long form has them too. */
const oddToo: typeof odd = [
  ['below zero', -1],
  ['a truth', true],
  ['a list', [[]]],
]

/** Without these there is no shop and no product, so the page may say that it cannot be reached. */
const needed = new Set([
  'GET /api-access COMPANY_API_ID',
  'GET /api-access API_ACCESS',
  ...['PRODUCT_ID', 'PRODUCT_NAME', 'PRODUCT_PRICE'].map((name) => `GET /product/detail/{id} ${name}`),
])

/** The paths of all fields of an answer: of a list those of its first row. */
function fieldsOf(data: unknown, at: readonly string[] = []): string[][] {
  if (Array.isArray(data)) return data.length === 0 ? [] : fieldsOf(data[0], [...at, '0'])
  if (!isRecord(data)) return []
  return Object.entries(data).flatMap(([name, value]) => [[...at, name], ...fieldsOf(value, [...at, name])])
}
function withField(data: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(data))
    return data.map((one, place) => (String(place) === first ? withField(one, rest, value) : one))
  if (!isRecord(data)) return data
  return { ...data, [first]: withField(data[first], rest, value) }
}

interface Walk {
  /** The shop of the next visit: the same one for a personal page, a new one for a page that the edge keeps. */
  nextShop: () => ForeignShop
  visit: (shop: ForeignShop) => Visitor
  pageOf: (visitor: Visitor) => Promise<string>
  /** The calls whose answers are made odd. */
  calls: RegExp
}

/** Walks a page once to learn what it asks for, then again for every field and every odd value in it. */
async function expectNoFall({ nextShop, visit, pageOf, calls }: Walk): Promise<void> {
  const asked = new Map<string, unknown>()
  const plain = nextShop()
  const visitor = visit(plain)
  const path = await pageOf(visitor)
  plain.change = (line, data) => {
    if (calls.test(line)) asked.set(line, data)
    return data
  }
  expectWholePage(await visitor.get(path), path)
  expect(asked.size).toBeGreaterThan(0)
  for (const [line, data] of asked)
    for (const field of fieldsOf(data))
      for (const [what, value] of process.env.NIGHTLY ? [...odd, ...oddToo] : odd) {
        const name = `${line} ${field.filter((part) => part !== '0').join('.')}`
        const shop = nextShop()
        shop.change = (each, answer) => (each === line ? withField(answer, field, value) : answer)
        // One visitor may not read so often as this; the token keeps the cart of the next one.
        visitor.cookies.delete('__Host-VISITOR')
        const reply = await (shop === plain ? visitor : visit(shop)).get(path)
        expect(reply.status, `${path}: ${name} is ${what}`).not.toBe(429)
        // A redirect has no page: a checkout with a bill code is an order, and checkout sends on to it.
        if (reply.status >= 300 && reply.status < 400) continue
        expectWholePage(reply, `${path}: ${name} is ${what}`)
        if (!needed.has(name)) expect.soft(reply.status, `${path}: ${name} is ${what}`).toBeLessThan(500)
        expect.soft(reply.body.includes('<img src=x'), `${path}: ${name} as ${what} is escaped`).toBe(false)
      }
}

const fillCart = async (visitor: Visitor) => {
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
}
const openCheckout = async (visitor: Visitor) => {
  await fillCart(visitor)
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const { headers } = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = headers.location ?? ''
  await visitor.post(`${checkout}&_=address`, {
    recipient: 'Dewi Lestari',
    phone: '081298765432',
    street: 'Jl. Riau No. 10, RT 01',
    regency: 'Kota Bandung',
  })
  return checkout
}

const afterPlacing = async (visitor: Visitor) => {
  const checkout = await openCheckout(visitor)
  await visitor.post(`${checkout}&_=shipping`, { shipping: 'JNE-REG' })
  await visitor.post(`${checkout}&_=payment`, { payment: 'ACMEPAY|BCA' })
  const placed = await visitor.post(`${checkout}&_=place`, { note: '', _key: 'kunci-1' })
  return placed.headers.location ?? ''
}

for (const [name, pageOf] of [
  ['the cart', (visitor: Visitor) => fillCart(visitor).then(() => '/order/cart')],
  ['the checkout', openCheckout],
  ['the page of the payment', afterPlacing],
] as const)
  test(`whatever one field of an answer holds, ${name} stands`, async ({ foreignWithCatalogue: shop, visit }) => {
    await expectNoFall({ nextShop: () => shop, visit, pageOf, calls: /./ })
  })

for (const [path, calls] of [
  ['/', /./],
  ['/products/semua', / \/product\//],
  ['/product/teh-melati-celup', / \/product\//],
] as const)
  // Proves ASVS 1.2.3
  test(`whatever one field of an answer holds, ${path} stands`, async ({ backend, visit }) => {
    await expectNoFall({
      nextShop: () => backend.open(`ganjil-${randomBytes(5).toString('hex')}.localhost`, { catalogue: true }),
      visit,
      pageOf: () => Promise.resolve(path),
      calls,
    })
  })
