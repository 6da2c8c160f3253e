import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Result } from '#shared/result.ts'
import { operations } from '#commerce/app/administration/table.ts'
import { costOf } from '#tests/support/in-workerd/statements.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { age, narrow, thingsOf } from './age.ts'
import { changes, pages, reads, type Things } from './age-calls.ts'
import { asksNothing, operationRows } from './age-operations.ts'
import { type Grown, openGrown } from './world.ts'

/** However old a customer, a product or a shop is. */
const rowsMost = 300
const ofShop = '/shops/:host'

let world: Grown
let things: Things
beforeAll(async () => {
  world = await openGrown({ products: 40, orders: 0 })
  skipAudit(world.shop)
  const [me] = await world.shop.sql('SELECT customer_id AS id FROM orders WHERE customer_id IS NOT NULL LIMIT 1')
  assert(typeof me?.['id'] === 'string', 'the customer has bought')
  things = await thingsOf(world)
  await age(world.shop, me['id'])
}, 60_000)

/** null while it reads few rows; else how many, and which statements read them. */
async function tooMuchOf(name: string, ask: () => Promise<unknown>, most = rowsMost): Promise<string | null> {
  const { read, texts } = await costOf(world.shop, ask)
  const longest = texts.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(0, 4)
  return read <= most ? null : [`${name}: ${read}`, ...longest].join('\n  ')
}

/** Each is asked, and what reads too much or was no request at all is found. */
async function tooMuchOfCalls(rows: typeof reads): Promise<string[]> {
  const found: (string | null)[] = []
  for (const [name, inputOf = () => ({}), most] of rows) {
    const input = inputOf(things)
    const named = `${name} ${JSON.stringify(input)}`
    const ask = async () => {
      const answer: Result<unknown> = await world.shop
        .call(name, input, world.customer)
        .catch((mistake: unknown) => refused('input_invalid', {}, { '': String(mistake).replaceAll('\n', '') }))
      // Some are refused, as for who has no affiliate code; an input that no call takes would be a mistake here.
      if (!answer.ok && answer.code === 'input_invalid') found.push(`${named}: ${JSON.stringify(answer)}`)
    }
    found.push(await tooMuchOf(named, ask, most))
  }
  return found.filter((one) => one !== null)
}

async function administered(method: string, path: string, body: object | undefined): Promise<string> {
  const answer = await send(
    new Request(`https://commerce/admin/v1/shops/${world.shop.host}${path}`, {
      method,
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
  if (answer.body?.locked === false) await answer.body.cancel()
  return `${answer.status} ${text.slice(0, 300)}`
}

test(
  'no call that reads takes more than 300 rows for an old customer, product or shop',
  { timeout: 60_000 },
  async () => {
    expect(await tooMuchOfCalls(reads)).toEqual([])
  },
)

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

test('no operation of any role reads more', { timeout: 120_000 }, async () => {
  await narrow(world.shop)
  const found: (string | null)[] = []
  for (const [name, path, body, most] of operationRows) {
    const { method } = operations.get(name) ?? { method: 'GET' }
    const ask = async () => {
      const said = await administered(method, path, body)
      if (/^(422|500)/.test(said)) found.push(`${name} ${path}: ${said}`)
    }
    found.push(await tooMuchOf(`${name} ${path}`, ask, most))
  }
  expect(found.filter((one) => one !== null)).toEqual([])
})

test('no call that changes something reads more', { timeout: 120_000 }, async () => {
  expect(await tooMuchOfCalls(changes)).toEqual([])
})

test('a category costs the same, however many there are', { timeout: 60_000 }, async () => {
  // 3,000 of them are more than a second's work if each reads more than a few rows.
  const [made] = await world.shop.sql('SELECT count(*) AS n FROM category')
  expect(made?.['n']).toBeGreaterThan(3_000)
  const costs: number[] = []
  for (const parentSlug of [null, 'cabang-2', 'cabang-2999']) {
    const slug = `baru-${parentSlug ?? 'atas'}`
    const { read, written } = await costOf(world.shop, () =>
      administered('PUT', `/categories/${slug}`, { slug, name: 'Baru', parentSlug }),
    )
    costs.push(read + written)
  }
  expect(costs.filter((cost) => cost > 120)).toEqual([])
})

test('the night looks for what is bought together in the newest orders alone', { timeout: 60_000 }, async () => {
  const { shop } = world
  await shop.sql(`UPDATE orders SET placed_at = ${Date.now()} WHERE id GLOB 'tua*'`)
  await shop.sql('DELETE FROM scheduled_job')
  await shop.sql("UPDATE shop_state SET settings = json_set(settings, '$.jobsHeld', json('false'))")
  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('count-together', '', 0, 0, 0)")
  const { read } = await costOf(shop, () => shop.admin('POST', '/jobs'))
  // Each order, once more where it is joined, its one line and the variant of that.
  expect(read).toBeGreaterThan(limits.togetherOrders)
  expect(read).toBeLessThan(4 * limits.togetherOrders + rowsMost)
})

test('every call and every operation of a shop has a row', () => {
  const asked = new Set<string>([...reads, ...changes].map(([name]) => name))
  const calls = [...endpoints].filter(
    ([name, { answeredBy }]) => answeredBy !== 'route' && !name.startsWith('region.') && !asked.has(name),
  )
  expect(calls.map(([name]) => name)).toEqual([])
  const seen = new Set([...operationRows.map(([name]) => name), ...Object.keys(asksNothing)])
  const left = [...operations].filter(([name, { path }]) => path.startsWith(ofShop) && !seen.has(name))
  expect(left.map(([name]) => name)).toEqual([])
})
