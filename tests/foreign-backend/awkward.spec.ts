import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'
import { buy } from './support/buy.ts'
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
}

for (const [name, company] of Object.entries(companies))
  test(`before a backend with ${name} a guest finds both products and buys`, async ({ openShop, visit }) => {
    const visitor = visit(openShop({ catalogue: true, ...company }))
    for (const path of ['/', '/products/semua'])
      expect((await visitor.get(path)).body.match(/class="product-name/g), path).toHaveLength(2)
    await buy(visitor)
  })
