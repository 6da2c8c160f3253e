import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#edge/request/env.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { press } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { countNames, type Counts, steps, type StepName } from '../../tools/costs/journey.ts'

afterEach(() => void vi.useRealTimers())

/** Counts the statements of a Shop and what they read and write, by the numbers that the platform bills. */
async function countRows(shop: SellingShop): Promise<() => [read: number, written: number, statements: number]> {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    const exec = storage.sql.exec.bind(storage.sql)
    storage.sql.exec = ((query: string, ...values: SqlStorageValue[]) => {
      const cursor = exec(query, ...values)
      cursors.push(cursor)
      return cursor
    }) as typeof storage.sql.exec
  })
  return () => {
    const sum = (of: 'rowsRead' | 'rowsWritten') => cursors.reduce((all, cursor) => all + cursor[of], 0)
    const counts: [number, number, number] = [sum('rowsRead'), sum('rowsWritten'), cursors.length]
    cursors.length = 0
    return counts
  }
}

/** A browser without script that buys as a guest, and what each of its requests took. */
async function openCounted() {
  const shop = await openSellingShop({ sample: 'kopi' })
  // What is due in the sample's own past would else be done, and counted, in the middle of a step.
  await shop.runDue()
  let kvReads = 0
  const SITE = new Proxy((bindings as unknown as Env).SITE, {
    get: (kv, name) => {
      if (name === 'get' || name === 'getWithMetadata') kvReads += 1
      const found: unknown = Reflect.get(kv, name)
      return typeof found === 'function' ? found.bind(kv) : found
    },
  })
  const browser = browse(shop, undefined, undefined, { SITE })
  const cookies = new Map<string, string>()
  const rows = await countRows(shop)
  const counts: Partial<Record<StepName, Counts>> = {}
  const statements: Partial<Record<StepName, number>> = {}
  let calls = browser.backendCalls()

  async function visit(path: string, form?: Record<string, string>): Promise<Response> {
    // Each request has a moment of its own.
    vi.setSystemTime(Date.now() + 1)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const origin = `http://${shop.host}`
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const answer = await browser.fetch(path, { ...sent, headers: { cookie, origin, 'sec-fetch-site': 'same-origin' } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  /** Everything since the step before belongs to this one. */
  function end(step: StepName, more = 0): void {
    const [rowsRead, rowsWritten, ran] = rows()
    statements[step] = ran
    counts[step] = { calls: browser.backendCalls() - calls + more, rowsRead, rowsWritten, kvReads }
    ;[calls, kvReads] = [browser.backendCalls(), 0]
  }
  return { shop, cookies, visit, end, counts, statements, firstSlug: browser.firstSlug }
}

test('a purchase takes what the page about costs says', { timeout: 60_000 }, async () => {
  // What an isolate knows grows old within seconds; on a slow machine it would be asked for again.
  vi.useFakeTimers({ toFake: ['Date'] })
  const { shop, cookies, visit, end, counts, statements, firstSlug } = await openCounted()
  const slug = await firstSlug()
  const page = async (path: string) => (await visit(path)).text()
  await page('/')
  end('first')
  await page('/products/semua')
  end('miss')
  await page('/products/semua')
  end('hit')
  const product = await page(`/product/${slug}`)
  const itemId = /name="itemId" value="([^"]+)"/.exec(product)?.[1] ?? ''
  end('product')
  await visit(`/product/${slug}?_=add`, { itemId, quantity: '1' })
  end('add')
  const cart = await page('/order/cart')
  const line = /name="line"[^>]*value="([^"]+)"/.exec(cart)?.[1] ?? ''
  end('cart')
  const checkout = (await visit('/order/cart?_=create', { line })).headers.get('location') ?? ''
  await page(checkout)
  end('begin')
  const address = { recipient: 'Siti Aminah', phone: '081234567890', villageCode: '31.74.07.1001' }
  await visit(`${checkout}&_=address`, { ...address, postcode: '12160', street: 'Jl. Melawai Raya No. 12' })
  await page(checkout)
  end('address')
  await visit(`${checkout}&_=shipping`, { shipping: 'jne:reg' })
  await page(checkout)
  end('shipping')
  await visit(`${checkout}&_=payment`, { payment: 'simulator|bca_va' })
  const acceptedTotal = /name="acceptedTotal" value="(\d+)"/.exec(await page(checkout))?.[1] ?? ''
  end('payment')
  const placed = (await visit(`${checkout}&_=place`, { _key: 'costs', acceptedTotal })).headers.get('location') ?? ''
  expect(placed).toMatch(/^\/order\/success/)
  await page(placed)
  end('place')
  const orderId = new URL(placed, shop.origin).searchParams.get('SALE_ID') ?? ''
  await press(shop, orderId, { visitor: cookies.get('__Host-VISITOR') ?? '' }, 'settlement')
  // The demo's courier takes it from there.
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'process' })).status).toBe(200)
  await shop.runDue()
  // The vendor's report, a step of the seller, and an alarm.
  end('after', 3)
  const wrong = steps.flatMap(({ step, ...said }) =>
    countNames
      .filter((name) => !isAbout(counts[step]?.[name] ?? -1, said[name]))
      .map((name) => `${step}.${name}: ${counts[step]?.[name]}, not ${said[name]}`),
  )
  expect(
    wrong,
    'tools/costs/journey.ts says something else; put the numbers there and run tools/costs/costs.ts',
  ).toEqual([])
  const known = steps.flatMap((each) => (each.statements === null ? [] : [[each.step, each.statements]]))
  expect(statements, 'docs/decisions/0044-one-call-a-turn.md says why a step takes few statements').toMatchObject(
    Object.fromEntries(known),
  )
  const purchase = (['add', 'cart', 'begin', 'address', 'shipping', 'payment', 'place'] as const)
    .map((step) => statements[step] ?? Number.POSITIVE_INFINITY)
    .reduce((sum, ran) => sum + ran)
  expect(purchase, 'from the product to the order').toBeLessThanOrEqual(statementsOfPurchase)
})

/** What a whole purchase may take, whatever its steps share. */
const statementsOfPurchase = 110

/** The page never promises less than is true, and never more than twice as much. */
const isAbout = (counted: number, said: number): boolean => counted <= said && said <= 2 * counted + 10
