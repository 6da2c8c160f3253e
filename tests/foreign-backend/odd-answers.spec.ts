import { expect } from '@playwright/test'
import type { Visitor } from '#tests/support/server/server-call.ts'
import { foreignToken, test } from './support/fixture.ts'
import { expectWholePage } from './support/expect-whole-page.ts'
import type { ForeignShop } from './support/foreign-shop.ts'

type Wired = Record<string, unknown>

/** What a backend may hold in any field: nothing, another type, the extreme, the huge, the nested. */
const odd: readonly (readonly [what: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['below zero', -1],
  ['far too large', 1e300],
  ['a long text', 'x'.repeat(5_000)],
  ['markup', '</script><img src=x onerror=alert(1)>'],
  ['a truth', true],
  ['a record', { a: { b: [1] } }],
  ['a list', [[]]],
  ['a hundred rows', Array.from({ length: 100 }, () => ({ TITLE: 'x' }))],
]

/** Without these nobody knows which shop it is, so the page may say that the shop cannot be reached. */
const needed = new Set(['GET /api-access COMPANY_API_ID', 'GET /api-access API_ACCESS'])

const isRecord = (value: unknown): value is Wired =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

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

/** Walks a page once to learn what it asks for, then again for every field and every odd value in it. */
async function expectNoFall(
  shops: () => ForeignShop,
  visit: (shop: ForeignShop) => Visitor,
  pageOf: (visitor: Visitor) => Promise<string>,
): Promise<void> {
  const asked = new Map<string, unknown>()
  const plain = shops()
  const visitor = visit(plain)
  const path = await pageOf(visitor)
  plain.change = (line, data) => {
    asked.set(line, data)
    return data
  }
  expectWholePage(await visitor.get(path), path)
  expect(asked.size).toBeGreaterThan(0)
  for (const [line, data] of asked)
    for (const field of fieldsOf(data))
      for (const [what, value] of odd) {
        const name = `${line} ${field.filter((part) => part !== '0').join('.')}`
        plain.change = (each, answer) => (each === line ? withField(answer, field, value) : answer)
        const reply = await visitor.get(path)
        // A redirect has no page: a sale with a bill code is an order, and checkout sends on to it.
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

test('whatever one field of an answer holds, the cart page stands', async ({ foreignWithCatalogue, visit }) => {
  await expectNoFall(
    () => foreignWithCatalogue,
    visit,
    async (visitor) => {
      await fillCart(visitor)
      return '/order/cart'
    },
  )
})

test('whatever one field of an answer holds, the checkout page stands', async ({ foreignWithCatalogue, visit }) => {
  await expectNoFall(() => foreignWithCatalogue, visit, openCheckout)
})

test('whatever one field of an answer holds, the page of the payment stands', async ({
  foreignWithCatalogue,
  visit,
}) => {
  await expectNoFall(
    () => foreignWithCatalogue,
    visit,
    async (visitor) => {
      const checkout = await openCheckout(visitor)
      await visitor.post(`${checkout}&_=shipping`, { shipping: 'JNE-REG' })
      await visitor.post(`${checkout}&_=payment`, { payment: 'ACMEPAY|BCA' })
      const placed = await visitor.post(`${checkout}&_=place`, { note: '', _key: 'kunci-1' })
      return placed.headers.location ?? ''
    },
  )
})
