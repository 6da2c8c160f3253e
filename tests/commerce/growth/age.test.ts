import { runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { endpoints } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Result } from '#shared/result.ts'
import { operations } from '#commerce/app/administration/table.ts'
import { costOf } from '#tests/support/in-workerd/statements.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import type { Caller } from '#tests/support/in-workerd/selling-shop.ts'
import { siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { age, narrow } from './age.ts'
import { changes, ends } from './age-changes.ts'
import { asksNothing, type OperationRow, operationRows, personRows } from './age-operations.ts'
import { type CallRow, pages, reads } from './age-reads.ts'
import { type Expected, given, type Things } from './age-rows.ts'
import { thingsOf } from './age-things.ts'
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
  things = { ...(await thingsOf(world)), said: (name) => firstIn(answers.get(name)) }
  await age(world.shop, me['id'])
}, 60_000)

/** What a call or an operation has answered, by its name. */
const answers = new Map<string, unknown>()
interface Answer {
  /** The code of a refusal; '': it was answered. */
  refusal: string
  value: unknown
}

/** Each row is asked, and what is answered otherwise or reads too much is found. */
async function wrongOf(named: string, expected: Expected, ask: () => Promise<Answer>) {
  const found: string[] = []
  const { read, texts } = await costOf(world.shop, async () => {
    const { refusal, value } = await ask()
    if (refusal !== (expected.refused?.[0] ?? ''))
      found.push(`${named}: ${refusal || 'was answered'} ${JSON.stringify(value).slice(0, 300)}`)
    answers.set(named.split(' ')[0] ?? '', value)
  })
  const longest = texts.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)).slice(0, 4)
  return read <= (expected.most?.[0] ?? rowsMost) ? found : [...found, [`${named}: ${read}`, ...longest].join('\n  ')]
}

async function wrongCalls(rows: readonly CallRow[], as: () => Promise<Caller>): Promise<string[]> {
  const found: string[] = []
  for (const [name, what = {}, expected = {}] of rows) {
    const { by } = expected
    const caller = by === 'guest' ? world.buyer : by === 'stranger' ? { visitor: 'orang-asing-yang-lewat' } : await as()
    await aMinuteLater()
    const input = await given(what, things)
    const ask = async () => {
      const answer: Result<unknown> = await world.shop
        .call(name, input as never, caller)
        .catch((mistake: unknown) => refused('input_invalid', {}, { '': String(mistake).replaceAll('\n', '') }))
      return answer.ok ? { refusal: '', value: answer.value } : { refusal: answer.code, value: answer.fields }
    }
    found.push(...(await wrongOf(`${name} ${JSON.stringify(input)}`, expected, ask)))
    const { token } = firstIn(answers.get(name))
    // What changes how its owner signs in begins another session.
    if (by === undefined && token && /^(account|google|passkey)/.test(name))
      world.customer = { ...world.customer, token }
  }
  return found
}

/** Codes are sent once a minute. */
const aMinuteLater = async () =>
  runInDurableObject(
    await world.shop.object(),
    (_, { storage }) => void storage.sql.exec('UPDATE one_time_code SET created_at = created_at - 61000'),
  )

async function wrongOperations(rows: readonly OperationRow[]): Promise<string[]> {
  const found: string[] = []
  for (const [name, where, what, expected = {}] of rows) {
    const [path, body] = [await given(where, things), await given(what, things)]
    const { method } = operations.get(name) ?? { method: 'GET' }
    found.push(...(await wrongOf(`${name} ${path}`, expected, () => administered(method, path, body))))
  }
  return found
}

async function administered(method: string, path: string, body: object | undefined): Promise<Answer> {
  const answer = await send(
    new Request(`https://commerce/admin/v1/shops/${world.shop.host}${path}`, {
      method,
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const value = isJson ? ((await answer.json()) as { errorCode?: string }) : null
  if (answer.body?.locked === false) await answer.body.cancel()
  return { refusal: answer.ok ? '' : (value?.errorCode ?? String(answer.status)), value }
}

/** The first thing in an answer. */
function firstIn(value: unknown): Readonly<Record<string, string>> {
  const list = Array.isArray(value) ? value : Object.values(value ?? {}).find(Array.isArray)
  return (list?.[0] ?? value ?? {}) as Record<string, string>
}

const customer = () => Promise.resolve(world.customer)
/** The same person, just signed in. */
async function signedIn(): Promise<Caller> {
  const input = { login: siti.phone, password: things.password, humanToken: '' }
  const { token, device } = valueOf<{ token: string; device: string | null }>(
    await world.shop.call('customer.login', input, { ...world.customer, token: null }),
  )
  return { ...world.customer, token, headers: { 'device-key': device ?? '' } }
}

test(
  'no call that reads takes more than 300 rows for an old customer, product or shop',
  { timeout: 60_000 },
  async () => {
    expect(await wrongCalls(reads, customer)).toEqual([])
  },
)

test('no page of such a customer reads more', { timeout: 60_000 }, async () => {
  const found: string[] = []
  for (const path of pages)
    found.push(
      ...(await wrongOf(path, {}, async () => {
        const answer = await world.edge.fetch(path, { headers: { cookie: world.cookie } })
        await answer.text()
        return { refusal: answer.status === 200 ? '' : String(answer.status), value: null }
      })),
    )
  expect(found).toEqual([])
})

test('no call that changes something reads more', { timeout: 120_000 }, async () => {
  expect(await wrongCalls(changes, customer)).toEqual([])
})

test('no upload of a file reads more', async () => {
  expect((await costOf(world.shop, () => things.upload('guest'))).read).toBeLessThan(rowsMost)
})

test('no operation of any role reads more', { timeout: 120_000 }, async () => {
  await narrow(world.shop)
  expect(await wrongOperations(operationRows)).toEqual([])
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

test('nothing that ends a session or an account reads more than its person has', { timeout: 120_000 }, async () => {
  const { shop } = world
  // What is on its way, and money, would keep the account.
  await shop.sql("UPDATE orders SET status = 'COMPLETED' WHERE status NOT IN ('DRAFT', 'CANCEL', 'COMPLETED')")
  await shop.sql("UPDATE order_return SET status = 'CANCELLED'")
  await shop.sql("UPDATE withdrawal SET status = 'PAID'")
  await shop.sql("UPDATE ledger_account SET balance = 0 WHERE id NOT LIKE 'shop:%'")
  expect(await wrongCalls(ends, signedIn)).toEqual([])
  // The account is gone; another gets its orders and the seller is asked for them.
  await shop.customer({ visitor: 'pelanggan-yang-lain-lagi' })
  const other = "SELECT id FROM customer WHERE code LIKE 'PLG-%' ORDER BY created_at DESC LIMIT 1"
  await shop.sql(`UPDATE orders SET customer_id = (${other}) WHERE id GLOB 'tua*'`)
  await shop.sql(`UPDATE customer SET code = 'LAIN' WHERE id = (${other})`)
  expect(await wrongOperations(personRows)).toEqual([])
})

/** Calls without a row, each with its reason. */
const notOfAShop: Readonly<Record<string, string>> = {
  'access.find': 'reads the Directory alone',
  'files.upload': 'carries a file and has a test of its own above',
}

test('every call and every operation of a shop has a row', () => {
  const asked = new Set<string>([...[...reads, ...changes, ...ends].map(([name]) => name), ...Object.keys(notOfAShop)])
  expect([...endpoints.keys()].filter((name) => !asked.has(name))).toEqual([])
  const rows = [...operationRows, ...personRows]
  const seen = new Set([...rows.map(([name]) => name), ...Object.keys(asksNothing)])
  const left = [...operations].filter(([name, { path }]) => path.startsWith(ofShop) && !seen.has(name))
  expect(left.map(([name]) => name)).toEqual([])
})
