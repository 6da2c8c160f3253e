import { afterEach, expect, test, vi } from 'vitest'
import type { Env as CommerceEnv } from '#commerce/platform/env.ts'
import { shopOf, type ShopObject } from '#commerce/platform/directory/object.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { shopsBeing, shopsThat } from './support/shop-double.ts'
import { expectWhole, visit } from './support/visit.ts'

afterEach(() => {
  vi.useRealTimers()
})
function pass(ms: number): void {
  const now = Date.now() + ms
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
}

type Kv = Env['SITE']
interface Env {
  SITE: KVNamespace
}
const site = (bindings as unknown as Env).SITE
const never = new Promise<never>(() => {})

/** What KV does instead of its work. The real one here is never stale, so a stale one is imitated. */
const brokenKv: Readonly<Record<string, () => Kv>> = {
  down: () =>
    kvThat(
      () => Promise.reject(new Error('KV GET failed: 500')),
      () => Promise.reject(new Error('KV PUT failed: 429')),
    ),
  'throwing at once': () =>
    kvThat(
      () => {
        throw new Error('KV is gone')
      },
      () => {
        throw new Error('KV is gone')
      },
    ),
  slow: () =>
    kvThat(
      () => never,
      () => never,
    ),
  'holding half a value': () =>
    kvThat(
      () => Promise.resolve('{"companyId":7,"accessKey":"k'),
      () => Promise.resolve(),
    ),
  'holding HTML': () =>
    kvThat(
      () => Promise.resolve('<h1>502</h1>'),
      () => Promise.resolve(),
    ),
  'holding wrong types': () =>
    kvThat(
      () => Promise.resolve('{"companyId":"7","accessKey":9,"answers":[],"readAt":9e15}'),
      () => Promise.resolve(),
    ),
  'holding a generation of the future': () =>
    kvThat(
      () => Promise.resolve('9007199254740000'),
      () => Promise.resolve(),
    ),
  'stale by a minute': staleKv,
}

function kvThat(get: () => Promise<string | null>, put: () => Promise<void>): Kv {
  return { get, put } as unknown as Kv
}

/** It answers for a minute what it answered before, a miss included. */
function staleKv(): Kv {
  const seen = new Map<string, { value: string | null; at: number }>()
  return {
    async get(name: string) {
      const before = seen.get(name)
      if (before && Date.now() - before.at < 60_000) return before.value
      const value = await site.get(name)
      seen.set(name, { value, at: Date.now() })
      return value
    },
    put: (name: string, value: string) => site.put(name, value),
  } as unknown as Kv
}

test.each(Object.keys(brokenKv))('with KV %s a shop opens, sells and shows its changes', async (how) => {
  const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-uji', stock: 9 }] })
  const visitor = visit(shop)
  visitor.breaks({ kv: brokenKv[how]?.() as Kv })
  for (const path of ['/', '/products/semua', '/order/cart']) {
    const reply = await visitor.get(path)
    expectWhole(reply, `${how} ${path}`)
    expect([path, reply.status, reply.waitedMs < 3_000]).toEqual([path, 200, true])
  }
  const before = await visitor.get('/product/kopi-uji')
  expect(before.html).not.toContain('Produk Tidak Tersedia')
  const itemId = /name="itemId" value="([^"]+)"/.exec(before.html)?.[1] ?? ''
  expect((await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1' })).status).toBe(303)
  await shop.admin('POST', '/stock', { slug: 'kopi-uji', stock: 0 })
  // The answer of any call tells this isolate that the shop has changed.
  await visitor.get('/order/cart')
  expect((await visitor.get('/product/kopi-uji')).html).toContain('Produk Tidak Tersedia')
})

test('a KV that forgets a new shop never makes it an unknown domain', async () => {
  const [stale, host] = [staleKv(), `baru-${crypto.randomUUID().slice(0, 8)}.localhost`]
  const visitor = visit({ host })
  visitor.breaks({ kv: stale })
  expect((await visitor.get('/')).headers.get('location')).toBe('/domain-not-registered')
  await openShop({ sample: 'kopi', host })
  expect((await visitor.get('/')).status).toBe(200)
})

interface Fault {
  /** The Directory's answer. */
  answer: () => unknown
}
const brokenDirectory: Readonly<Record<string, Fault>> = {
  down: { answer: () => Promise.reject(new Error('D1_ERROR: Network connection lost')) },
  slow: { answer: () => never },
  'answering half a row': { answer: () => Promise.resolve({ results: [{ id: 7, object_name: 'shop-x', host: 'x' }] }) },
  'answering another table': { answer: () => Promise.resolve({ results: [{ name: 'sqlite_master' }] }) },
}
function directoryThat({ answer }: Fault): Partial<CommerceEnv> {
  const statement = { bind: () => statement, all: answer, run: answer, first: answer }
  return { DIRECTORY: { prepare: () => statement, batch: answer } as unknown as D1Database }
}

test.each(Object.keys(brokenDirectory))(
  'with a Directory that is %s, carts, search and orders of known shops work',
  async (how) => {
    const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-uji', stock: 9 }] })
    const visitor = visit(shop)
    const product = await visitor.get('/product/kopi-uji')
    visitor.breaks({ commerce: directoryThat(brokenDirectory[how] as Fault) })
    // Longer than a shop is taken from memory without asking.
    pass(60_000)
    const itemId = /name="itemId" value="([^"]+)"/.exec(product.html)?.[1] ?? ''
    expect((await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '2' })).status).toBe(303)
    const cart = await visitor.get('/order/cart')
    expect([cart.status, cart.html.includes('kopi-uji')]).toEqual([200, true])
    expect((await visitor.get(`/search?q=kopi&page=1`)).status).toBe(200)
    const { data } = JSON.parse((await visitor.get('/api/cart.list')).html) as { data: { id: string }[] }
    const begun = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
    expect([begun.status, begun.headers.get('location')]).toEqual([303, expect.stringContaining('/order/checkout')])
    expect((await visitor.get(begun.headers.get('location') ?? '')).status).toBe(200)
  },
)

test.each(Object.keys(brokenDirectory))(
  'with a Directory that is %s, a host nobody knows yet is asked to come back, never called unknown',
  async (how) => {
    const { host } = await openShop({ sample: 'kopi' })
    const visitor = visit({ host })
    visitor.breaks({ commerce: directoryThat(brokenDirectory[how] as Fault) })
    const reply = await visitor.get('/')
    expectWhole(reply, how)
    expect([reply.status, reply.headers.get('retry-after'), reply.waitedMs < 3_000]).toEqual([503, '10', true])
    expect(reply.html).not.toContain('Domain belum terdaftar')
    visitor.heals()
    expect((await visitor.get('/')).status).toBe(200)
  },
)

test('a shop whose opening broke off half way is finished by the same request, and opens to nobody before', async () => {
  const host = `separuh-${crypto.randomUUID().slice(0, 8)}.localhost`
  const visitor = visit({ host })
  const open = () =>
    visitor.fetch('/admin/v1/shops', {
      method: 'POST',
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ host }),
    })
  // Its rows are written, and its object does not answer.
  visitor.breaks({ commerce: shopThat(() => Promise.reject(new Error('storage operation failed'))) })
  expect((await open()).status).toBeGreaterThanOrEqual(500)
  visitor.heals()
  expect((await visitor.get('/')).headers.get('location')).toBe('/domain-not-registered')
  expect((await open()).status).toBeLessThan(300)
  expect((await visitor.get('/')).status).toBe(200)
})

test('a shop that is closed in the Directory is closed within ten seconds, and one that is known opens no other', async () => {
  const [shop, other] = [await openShop({ sample: 'kopi' }), await openShop({ sample: 'batik' })]
  const visitor = visit(shop)
  expect((await visitor.get('/order/cart')).status).toBe(200)
  const headers = { 'api-access': other.accessKey }
  expect((await shop.upstream('GET', '/cart/cart-list-v2', { headers })).status).toBe(403)
  await bindings.DIRECTORY.prepare("UPDATE company SET status = 'closed' WHERE id = ?").bind(shop.companyId).run()
  pass(10_001)
  expect((await shop.upstream('GET', '/cart/cart-list-v2')).status).toBe(403)
  await bindings.DIRECTORY.prepare("UPDATE company SET status = 'open' WHERE id = ?").bind(shop.companyId).run()
  pass(20_002)
  expect((await shop.upstream('GET', '/cart/cart-list-v2')).status).toBe(200)
})

/** A Shop object that cannot be reached. */
const shopThat = (answer: () => Promise<unknown>): Partial<CommerceEnv> => ({ SHOP: shopsThat(answer) })
const overloaded = () => Promise.reject(Object.assign(new Error('Durable Object is overloaded'), { overloaded: true }))
const brokenShop: Readonly<Record<string, () => Promise<unknown>>> = {
  down: () => Promise.reject(new Error('Durable Object storage operation failed')),
  overloaded,
  slow: () => never,
  'answering what is not the contract’s': () =>
    Promise.resolve({ result: { ok: true, value: { rows: 7 } }, generation: 0 }),
}

test.each(Object.keys(brokenShop))(
  'with a Shop object that is %s, seen pages come and the others say what is known',
  async (how) => {
    const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-uji', stock: 9 }] })
    const visitor = visit(shop)
    await visitor.get('/product/kopi-uji')
    visitor.breaks({ commerce: shopThat(brokenShop[how] as () => Promise<unknown>) })
    pass(61_000)
    const seen = await visitor.get('/product/kopi-uji')
    expect([seen.status, seen.waitedMs < 300]).toEqual([200, true])
    const cart = await visitor.get('/order/cart')
    expectWhole(cart, how)
    expect([cart.status, cart.waitedMs < 3_000]).toEqual([503, true])
    expect(cart.html).toContain('Keranjang Anda aman')
    const itemId = /name="itemId" value="([^"]+)"/.exec(seen.html)?.[1] ?? ''
    const added = await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1' }, { script: true })
    expect(JSON.parse(added.html)).toMatchObject({ ok: false })
    // A neighbour's object is another one.
    const neighbour = visit(await openShop({ sample: 'kopi' }))
    expect((await neighbour.get('/order/cart')).status).toBe(200)
  },
)

test('an object that was cut off and moved is reached again by the same call', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const visitor = visit(shop)
  await visitor.get('/faq')
  let cut = 0
  const cutOnce = (objectName: string) => {
    const stub = shopOf(bindings, { objectName })
    const run = (...given: Parameters<ShopObject['run']>) => {
      cut += 1
      if (cut === 1) throw Object.assign(new Error('Network connection lost.'), { retryable: true })
      return stub.run(...given)
    }
    return { run }
  }
  visitor.breaks({ commerce: { SHOP: shopsBeing(cutOnce) } })
  expect((await visitor.get('/order/cart')).status).toBe(200)
  expect(cut).toBeGreaterThan(1)
})
