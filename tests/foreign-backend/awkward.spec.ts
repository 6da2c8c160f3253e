import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'
import { buy, valuesOf } from './support/buy.ts'
import { writings } from './support/ids.ts'
import type { Company } from './support/foreign-shop.ts'

/** What a framework puts into its envelopes or leaves out, all of it beside what the specification names. */
const envelopes: Readonly<Record<string, NonNullable<Company['envelope']>>> = {
  'nothing more': (plain) => plain,
  'errorCode: 0': (plain) => ({ ...plain, errorCode: 0 }),
  'fields: []': (plain) => ({ ...plain, fields: [] }),
  'values: []': (plain) => ({ ...plain, values: [] }),
  'statusCode: null': (plain) => ({ ...plain, statusCode: null }),
  'statusCode as text': (plain) => ({ ...plain, statusCode: String(plain.statusCode) }),
  'a list as message': (plain) => ({ ...plain, message: [plain.message] }),
  'no data where it is null': ({ data, ...plain }) => (data === null ? plain : { ...plain, data }),
  'an empty list where data is null': (plain) => ({ ...plain, data: plain.data ?? [] }),
}

const companies: Readonly<Record<string, Company>> = {
  ...Object.fromEntries(Object.entries(envelopes).map(([name, envelope]) => [`envelopes with ${name}`, { envelope }])),
  ...Object.fromEntries(Object.entries(writings).map(([name, writeId]) => [`ids of ${name}`, { writeId }])),
}

for (const [name, company] of Object.entries(companies))
  test(`before a backend with ${name} a guest finds both products and buys`, async ({ openShop, visit }) => {
    const visitor = visit(openShop({ catalogue: true, ...company }))
    for (const path of ['/', '/products/semua'])
      expect((await visitor.get(path)).body.match(/class="product-name/g), path).toHaveLength(2)
    await buy(visitor)
  })

for (const [name, writeId] of Object.entries(writings))
  test(`with ids of ${name} a cart is changed, shared and emptied, and an order has its invoice`, async ({
    openShop,
    visit,
  }) => {
    const shop = openShop({ catalogue: true, writeId })
    const visitor = visit(shop)
    visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
    const { saleId } = await buy(visitor)
    const invoice = await visitor.get(`/profile/order/${encodeURIComponent(saleId)}/invoice`)
    expect([invoice.status, invoice.body.includes('INV-')]).toEqual([200, true])
    const [line = ''] = valuesOf(await visitor.get('/order/cart'), 'id')
    await visitor.post('/order/cart?_=change', { id: line, quantity: '3' })
    expect((await visitor.get('/order/cart')).body).toContain('Rp 55.500')
    await visitor.post('/order/cart?_=remove', { id: line })
    expect(valuesOf(await visitor.get('/order/cart'), 'id')).toEqual([])
  })
