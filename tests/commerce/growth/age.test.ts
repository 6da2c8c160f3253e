import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import type { Result } from '#shared/result.ts'
import { operations } from '#commerce/app/administration/table.ts'
import { costOf } from '#tests/support/in-workerd/statements.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { age } from './age.ts'
import { calls, notAsked, pages, sellerReads } from './age-calls.ts'
import { type Grown, openGrown } from './world.ts'

/** However old a customer, a product or a shop is. */
const rowsMost = 300
const ofShop = '/shops/:host'

let world: Grown
beforeAll(async () => {
  world = await openGrown({ products: 40, orders: 0 })
  skipAudit(world.shop)
  const [me] = await world.shop.sql('SELECT customer_id AS id FROM orders WHERE customer_id IS NOT NULL LIMIT 1')
  assert(typeof me?.['id'] === 'string', 'the customer has bought')
  await age(world.shop, me['id'])
}, 60_000)

/** null while it reads few rows; else how many, and which statements read them. */
async function tooMuchOf(name: string, ask: () => Promise<unknown>): Promise<string | null> {
  const { read, texts } = await costOf(world.shop, ask)
  const longest = texts.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(0, 4)
  return read <= rowsMost ? null : [`${name}: ${read}`, ...longest].join('\n  ')
}

test('no call reads more than 300 rows for an old customer, product or shop', { timeout: 60_000 }, async () => {
  const found: (string | null)[] = []
  for (const [name, input = {}] of calls)
    found.push(
      await tooMuchOf(`${name} ${JSON.stringify(input)}`, async () => {
        const answer = (await world.shop.call(name, input, world.customer)) as Result<unknown>
        // Who has no affiliate code is refused; an input that no call takes would be a mistake here.
        if (!answer.ok) expect([name, answer.code]).not.toEqual([name, 'input_invalid'])
      }),
    )
  expect(found.filter((one) => one !== null)).toEqual([])
})

test('no page of such a customer reads more', { timeout: 60_000 }, async () => {
  const found: (string | null)[] = []
  for (const path of pages)
    found.push(
      await tooMuchOf(path, async () => {
        const answer = await world.edge.fetch(path, { headers: { cookie: world.cookie } })
        expect([path, answer.status]).toEqual([path, 200])
        await answer.text()
      }),
    )
  expect(found.filter((one) => one !== null)).toEqual([])
})

test('nothing that the seller reads without naming one thing reads more', { timeout: 60_000 }, async () => {
  const found: (string | null)[] = []
  for (const [name, { method, path }] of operations) {
    if (method !== 'GET' || !path.startsWith(ofShop) || path.slice(ofShop.length).includes(':')) continue
    if (!(name in sellerReads))
      found.push(await tooMuchOf(name, () => world.shop.admin('GET', path.slice(ofShop.length))))
  }
  expect(found.filter((one) => one !== null)).toEqual([])
})

test('every call of the contract that reads is asked, or has a reason not to be', () => {
  const asked = new Set<string>(calls.map(([name]) => name))
  const left = [...endpoints].filter(
    ([name, { reads, answeredBy }]) => reads && answeredBy === 'shop' && !asked.has(name) && !(name in notAsked),
  )
  expect(left.map(([name]) => name)).toEqual([])
})
