import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'
import { buy } from './support/buy.ts'
import { strangeCompanies } from './support/strange-companies.ts'

/** The long form has all of them. */
const byDay = new Set([
  'empty text for null',
  'numbered records for lists',
  'a list of one for a record',
  'flags left empty',
  'a byte order mark and text/html',
  '204 where nothing is answered',
  'a redirect to a slash',
  'a 404 for an empty list',
  'a 400 for what is not there',
  'no codes beside the ids of products',
  'a product without a list of forms',
  'a slug with capitals, a blank and a slash',
  'ids that must be numbers',
  'ids of 64 bits',
])

for (const [name, company] of Object.entries(strangeCompanies).filter(
  ([each]) => process.env.NIGHTLY || byDay.has(each),
))
  test(`before a backend with ${name} a guest finds both products and buys, to the invoice`, async ({
    openShop,
    visit,
  }) => {
    const visitor = visit(openShop({ catalogue: true, ...company }))
    for (const path of ['/product/tidak-ada', '/order/checkout?SALE_ID=tidak-ada'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    expect((await visitor.get('/order/cart')).body).toContain('Keranjang masih kosong')
    for (const path of ['/', '/products/semua']) {
      const { body } = await visitor.get(path)
      const addresses = new Set([...body.matchAll(/href="(\/product\/[^"]+)"/g)].map(([, address]) => address))
      expect(addresses.size, path).toBe(2)
      for (const address of addresses)
        expect([address, (await visitor.get(address ?? '')).status]).toEqual([address, 200])
    }
    visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
    const { saleId } = await buy(visitor)
    const invoice = await visitor.get(`/profile/order/${encodeURIComponent(saleId)}/invoice`)
    expect([invoice.status, invoice.body.includes('INV-')]).toEqual([200, true])
  })
