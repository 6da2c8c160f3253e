import { expect, test } from 'vitest'
import type { z } from 'zod'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import * as shapes from './ucp-shapes.ts'

const batik = lazily(async () => browse(await openShop({ sample: 'batik' })))
type Fetch = Awaited<ReturnType<typeof batik>>['fetch']
const json = { 'content-type': 'application/json' }

/** An operation over REST, its answer read by the published schema. */
async function rest<S extends z.ZodType>(
  fetch: Fetch,
  [method, path]: readonly [string, string],
  body: object | null,
  shape: S,
): Promise<z.output<S>> {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: json }
  const answer = await fetch(`/ucp${path}`, { method, ...sent })
  expect([path, answer.headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8'])
  return shape.parse(await answer.json())
}
/** What the tests read of an answer over JSON-RPC. */
interface Result {
  tools: { name: string; inputSchema: { type: string; properties: object } }[]
  content: [{ text: string }]
  structuredContent: { status?: string; districts?: unknown }
  isError: boolean
}
let lastId = 0
async function rpc(fetch: Fetch, method: string, params: object = {}, headers: Record<string, string> = {}) {
  const id = (lastId += 1)
  const answer = await fetch('/ucp/mcp', {
    method: 'POST',
    headers: { ...json, accept: 'application/json, text/event-stream', ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
  })
  return { status: answer.status, body: (await answer.json()) as { result: Result; error?: { code: number } } }
}
const tool = async (fetch: Fetch, name: string, input: object) =>
  (
    await rpc(fetch, 'tools/call', {
      name,
      arguments: { meta: { 'ucp-agent': { profile: 'https://p.example' } }, ...input },
    })
  ).body.result

test('the profile says what is spoken and where, and both transports answer there', async () => {
  const { fetch } = await batik()
  const answer = await fetch('/.well-known/ucp')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const { ucp } = shapes.profile.parse(await answer.json())
  expect(Object.keys(ucp.capabilities).toSorted()).toEqual([
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.fulfillment',
  ])
  const ends = (ucp.services['dev.ucp.shopping'] ?? []).map(({ transport, endpoint }) => [
    transport,
    new URL(endpoint).pathname,
  ])
  expect(ends).toEqual([
    ['rest', '/ucp'],
    ['mcp', '/ucp/mcp'],
  ])
})

test('a search finds what the page finds, page by page, and a price range and a category narrow it', async () => {
  const { fetch } = await batik()
  const search = (body: object) => rest(fetch, ['POST', '/catalog/search'], body, shapes.searched)
  const first = await search({ query: 'kemeja', pagination: { limit: 3 } })
  const html = await (await fetch('/search?q=kemeja')).text()
  for (const { handle } of first.products) expect(html).toContain(`/product/${handle}`)
  expect(first.products).toHaveLength(3)
  const next = await search({ query: 'kemeja', pagination: { limit: 3, cursor: first.pagination?.cursor } })
  expect(next.products.map(({ id }) => id)).not.toContain(first.products[0]?.id)
  const cheap = await search({ filters: { price: { min: 5_000_000, max: 15_000_000 } } })
  expect(cheap.products.length).toBeGreaterThan(0)
  for (const { variants } of cheap.products)
    for (const { price } of variants)
      expect([price.amount >= 5_000_000, price.amount <= 15_000_000]).toEqual([true, true])
  const category = first.products[0]?.categories?.[0]?.value ?? ''
  const within = await search({ filters: { categories: [category] } })
  expect(within.products.length).toBeGreaterThan(0)
  for (const { categories } of within.products) expect(categories?.[0]?.value).toBe(category)
  // One above holds what those below it do; what the shop did not count by itself has no total.
  const above = await search({ filters: { categories: ['Pria'] } })
  expect(above.pagination?.total_count).toBe(above.products.length)
  expect(above.products.length).toBeGreaterThan(1)
  for (const body of [
    { query: 'kemeja', filters: { categories: ['pria'] } },
    { filters: { categories: ['pria', 'gamis-dress'] } },
  ]) {
    const { products, pagination } = await search(body)
    expect([products.length > 0, pagination?.total_count]).toEqual([true, undefined])
  }
  for (const body of [{ query: 'zzzztidakadazzzz' }, { filters: { categories: ['zzzz'] } }])
    expect(await search(body)).toMatchObject({ products: [], pagination: { has_next_page: false, total_count: 0 } })
})

test('a look-up knows ids of products and of variants, says which is which, and names what is not there', async () => {
  const { fetch, firstSlug } = await batik()
  const slug = await firstSlug()
  const one = await rest(fetch, ['POST', '/catalog/product'], { id: slug }, shapes.detailed)
  const variant = one.product.variants.at(-1)?.id ?? ''
  const { products, messages } = await rest(
    fetch,
    ['POST', '/catalog/lookup'],
    { ids: [slug, variant, slug, 'tidak-ada'] },
    shapes.lookedUp,
  )
  expect(products).toHaveLength(1)
  const told = products.flatMap(({ variants }) =>
    variants.flatMap(({ id, inputs }) => inputs.map((input) => ({ of: id, ...input }))),
  )
  expect(told).toContainEqual({ of: variant, id: variant, match: 'exact' })
  expect(told.filter(({ match }) => match === 'featured').map(({ id }) => id)).toEqual([slug])
  expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'tidak-ada' }])
  const many = await fetch('/ucp/catalog/lookup', {
    method: 'POST',
    body: JSON.stringify({ ids: Array.from({ length: 11 }, (_, n) => `p${n}`) }),
  })
  expect([many.status, await many.json()]).toMatchObject([400, { code: 'request_too_large' }])
  await rest(fetch, ['POST', '/catalog/product'], { id: 'tidak-ada' }, shapes.failure)
})

test('what is selected narrows the variants, and what fits nothing is given up from the least wanted on', async () => {
  const { fetch } = await batik()
  const found = await rest(fetch, ['POST', '/catalog/search'], { query: 'kemeja' }, shapes.searched)
  const id = found.products.find(({ options }) => (options?.length ?? 0) === 2)?.id ?? ''
  const ask = (body: object) => rest(fetch, ['POST', '/catalog/product'], { id, ...body }, shapes.detailed)
  const { product } = await ask({})
  const [colour, size] = product.options ?? []
  const chosen = { name: colour?.name ?? '', label: colour?.values[0]?.label ?? '' }
  const narrowed = await ask({ selected: [chosen] })
  expect(narrowed.product.selected).toEqual([chosen])
  for (const { options } of narrowed.product.variants) expect(options).toContainEqual(chosen)
  const none = { name: size?.name ?? '', label: 'tidak ada' }
  const relaxed = await ask({ selected: [none, chosen], preferences: [chosen.name, none.name] })
  expect(relaxed.product.selected).toEqual([chosen])
  const variant = product.variants[0]
  const exact = await ask({ id: variant?.id, selected: [none] })
  expect(exact.product.variants[0]?.id).toBe(variant?.id)
  expect(exact.product.selected).toEqual(variant?.options)
})

/** Whatever was asked, nothing was ordered and nothing is to pay. */
const orders = (shop: SellingShop) =>
  shop.sql('SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM bill) AS bills')

test('a cart is filled, changed and handed over: a person sees its lines, and has them after a press', async () => {
  const shop = await openSellingShop()
  const [one, two, gone] = [
    await shop.item({ price: 50_000 }),
    await shop.item({ price: 20_000 }),
    await shop.item({ stock: 0 }),
  ]
  const before = await orders(shop)
  const lines = (...wanted: [string, number][]) => ({
    line_items: wanted.map(([id, quantity]) => ({ item: { id }, quantity })),
  })
  const begun = await rest(shop.fetch, ['POST', '/carts'], lines([one, 2], [gone, 1]), shapes.cart)
  expect(begun.line_items.map(({ item, quantity }) => [item.id, item.price, quantity])).toEqual([[one, 5_000_000, 2]])
  expect(begun.messages).toMatchObject([{ type: 'error', code: 'out_of_stock', path: '$.line_items[1]' }])
  const at = `/carts/${begun.id}`
  const changed = await rest(shop.fetch, ['PUT', at], lines([two, 3]), shapes.cart)
  expect(changed.id).toBe(begun.id)
  expect(changed.totals).toContainEqual({ type: 'total', amount: 6_000_000 })
  expect(await rest(shop.fetch, ['GET', at], null, shapes.cart)).toEqual(changed)

  const checkout = await rest(
    shop.fetch,
    ['POST', '/checkout-sessions'],
    { line_items: [], cart_id: begun.id },
    shapes.checkout,
  )
  expect([checkout.status, checkout.totals]).toEqual(['requires_escalation', changed.totals])
  const asked = { severity: 'requires_buyer_review', type: 'error' }
  expect(checkout.messages).toMatchObject([asked])
  const sure = await rest(
    shop.fetch,
    ['POST', `/checkout-sessions/${checkout.id}/complete`],
    { payment: {} },
    shapes.checkout,
  )
  expect([sure.status, sure.messages]).toMatchObject(['requires_escalation', [asked]])

  const { pathname, search } = new URL(checkout.continue_url ?? '')
  const cookie = '__Host-VISITOR=pembeli-00000000000000'
  const mine = () =>
    shop.call<{ itemId: string; quantity: number }[]>('cart.list', {}, { visitor: 'pembeli-00000000000000' })
  const page = await (await shop.fetch(pathname + search, { headers: { cookie } })).text()
  expect(page).toContain('Keranjang dari tautan')
  expect(page).toContain('Rp 60.000')
  expect(await mine()).toMatchObject({ ok: true, value: [] })
  const press = { method: 'POST', headers: { cookie, origin: shop.origin }, body: new URLSearchParams() }
  expect((await shop.fetch(`${pathname}${search}&_=addLinked`, press)).status).toBe(303)
  expect(await mine()).toMatchObject({ ok: true, value: [{ itemId: two, quantity: 3 }] })

  const ended = await rest(shop.fetch, ['POST', `/checkout-sessions/${checkout.id}/cancel`], {}, shapes.checkout)
  expect([ended.status, ended.line_items]).toEqual(['canceled', checkout.line_items])
  await rest(shop.fetch, ['GET', at], null, shapes.failure)
  await rest(shop.fetch, ['GET', '/carts/bukan-id'], null, shapes.failure)
  await rest(shop.fetch, ['POST', '/carts'], lines([gone, 1]), shapes.failure)
  expect(await orders(shop)).toEqual(before)
})

test('the tools answer what the addresses answer, in both forms of the protocol', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const { fetch } = shop
  const listed = (await rpc(fetch, 'tools/list')).body.result
  expect(listed).toMatchObject({ resultType: 'complete', cacheScope: 'public' })
  for (const { name, inputSchema } of listed.tools)
    expect([name, inputSchema.type, typeof inputSchema.properties]).toEqual([name, 'object', 'object'])
  const found = await rest(fetch, ['POST', '/catalog/product'], { id: `kopi-${item}` }, shapes.detailed)
  const told = await tool(fetch, 'get_product', { catalog: { id: `kopi-${item}` } })
  expect([told.isError, told.structuredContent]).toEqual([false, found])
  expect(JSON.parse(told.content[0].text)).toEqual(found)
  const lines = { line_items: [{ item: { id: item }, quantity: 1 }] }
  const cart = shapes.cart.parse((await tool(fetch, 'create_cart', { cart: lines })).structuredContent)
  const same = await rest(fetch, ['GET', `/carts/${cart.id}`], null, shapes.cart)
  expect((await tool(fetch, 'get_cart', { id: cart.id })).structuredContent).toEqual(same)
  const checkout = await tool(fetch, 'create_checkout', { checkout: { line_items: [], cart_id: cart.id } })
  const { id, status } = shapes.checkout.parse(checkout.structuredContent)
  expect(status).toBe('requires_escalation')
  const whole = await tool(fetch, 'complete_checkout', { id, checkout: { payment: { instruments: [] } } })
  expect(whole.structuredContent.status).toBe('requires_escalation')
  const places = (await tool(fetch, 'find_district', { catalog: { query: 'kebayoran baru' } })).structuredContent
  expect(places.districts).toContainEqual(expect.objectContaining({ code: '31.74.07', name: 'Kebayoran Baru' }))

  const now = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'server/discover' }
  const discovered = await rpc(fetch, 'server/discover', {}, now)
  expect(discovered.body.result).toMatchObject({
    supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
    capabilities: { tools: {} },
  })
  const old = await rpc(fetch, 'initialize', { protocolVersion: '2025-11-25', capabilities: {} })
  expect(old.body.result).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: expect.any(String) } })
  const post = (body: string, headers = {}) => fetch('/ucp/mcp', { method: 'POST', body, headers })
  expect((await post('{"jsonrpc":"2.0","method":"notifications/initialized"}')).status).toBe(202)
  for (const [answer, code] of [
    [await rpc(fetch, 'tools/call', { name: 'place_order', arguments: {} }), [400, -32_602]],
    [await rpc(fetch, 'tools/call', { name: 'create_cart', arguments: { cart: { line_items: 'x' } } }), [400, -32_602]],
    [await rpc(fetch, 'resources/list'), [404, -32_601]],
    [await rpc(fetch, 'ping', {}, { 'mcp-protocol-version': '1999-01-01' }), [400, -32_022]],
    [await rpc(fetch, 'ping', {}, { 'mcp-method': 'tools/list' }), [400, -32_020]],
  ] as const)
    expect([answer.status, answer.body.error?.code]).toEqual(code)
  for (const body of ['', '[]', '{}', '{"jsonrpc":"2.0","id":{},"method":"ping"}'])
    expect((await post(body)).status).toBe(400)
  expect((await fetch('/ucp/mcp')).status).toBe(405)
  expect((await post('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post('x'.repeat(40_000))).status).toBe(413)
})
