import { expect } from '@playwright/test'
import type { Visitor } from '#tests/support/server/server-call.ts'
import { test } from './support/fixture.ts'
import { address, buy } from './support/buy.ts'
import { expectWholePage } from './support/expect-whole-page.ts'
import { customerPassword } from './support/foreign-customers.ts'
import { strangerCompanies } from './support/stranger-companies.ts'

/** The long form has all of them. */
const byDay = new Set([
  'the types of MongoDB',
  'no new price where there is no discount',
  'dates as Node writes them in Indonesian',
  'zero for null',
  'columns of JSON as text',
  'texts filled with blanks',
  'pages inside of data',
  'a page of HTML as 404',
  'an Indonesian 404',
  'tokens without an end',
])
const filled = () => ({ _at: String(Date.now() - 10_000), website: '' })

async function expectPage(visitor: Visitor, path: string, ...words: (string | RegExp)[]): Promise<string> {
  const reply = await visitor.get(path)
  expect([path, reply.status]).toEqual([path, 200])
  expectWholePage(reply, path)
  for (const one of words)
    expect
      .soft(reply.body, `${path} has ${String(one)}`)
      .toMatch(typeof one === 'string' ? new RegExp(one.replaceAll('.', '\\.')) : one)
  return reply.body
}
const addressesIn = (body: string, start: string) =>
  new Set([...body.matchAll(new RegExp(`href="(${start}[^"#?]+)"`, 'g'))].map(([, found = '']) => found))

/** What is not there is asked for first: no backend loses its calls by it. */
async function expectNotThere(visitor: Visitor): Promise<void> {
  await visitor.get('/products/tidak-ada')
  for (const path of ['/product/tidak-ada', '/order/checkout?SALE_ID=tidak-ada'])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
}
async function signIn(visitor: Visitor): Promise<void> {
  const login = { login: 'siti@contoh.id', ...filled() }
  const refused = await visitor.post('/auth/login?_=login', { ...login, password: 'salah-sekali' })
  expect(refused.body).toContain('Email atau kata sandi salah')
  expect(refused.body).toContain('siti@contoh.id')
  expect((await visitor.post('/auth/login?_=login', { ...login, password: customerPassword })).status).toBe(303)
}

for (const [name, company] of Object.entries(strangerCompanies).filter(
  ([each]) => process.env.NIGHTLY || byDay.has(each),
))
  test(`before a backend with ${name} a customer signs in, saves an address, buys and finds the order`, async ({
    openShop,
    visit,
  }) => {
    const visitor = visit(openShop({ catalogue: true, customers: true, ...company }))
    await expectNotThere(visitor)
    const home = await expectPage(visitor, '/', 'Warung Acme', 'https://cdn.acme.example/banner-1.jpg')
    const found = await expectPage(visitor, '/search?q=teh', 'Teh Melati Celup', /Rp 18\.500/)
    expect(addressesIn(home, '/product/').size).toBe(2)
    // Below it stands what sells best.
    expect(addressesIn(found.split('>Terlaris</h2>')[0] ?? '', '/product/').size).toBe(1)
    await expectPage(visitor, '/products/minuman', 'Minuman')
    await signIn(visitor)
    await expectPage(visitor, '/profile', 'Siti Aminah')
    await expectPage(visitor, '/profile/address?baru=1', 'Alamat')
    const saved = await visitor.post('/profile/address?baru=1&_=save', { ...address, label: 'Rumah' })
    expect(saved.status).toBe(303)
    await expectPage(visitor, '/profile/address', 'Dewi Lestari', 'Jl. Riau No. 10')
    const { saleId } = await buy(visitor)
    await expectPage(visitor, '/profile/order', 'Teh Melati Celup', 'Rp 48.000', '20 Nov 2026')
    await expectPage(
      visitor,
      `/profile/order/${encodeURIComponent(saleId)}`,
      'Rp 48.000',
      '20 Nov 2026',
      '081298765432',
    )
    await expectPage(visitor, `/profile/order/${encodeURIComponent(saleId)}/invoice`, 'INV-', '20 Nov 2026')
  })
