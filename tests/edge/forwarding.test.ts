import { expect, test } from 'vitest'
import { type OrderStatus, orderStatus } from '#shared/order/order-status.ts'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const administer = (path: string, body: unknown, method = 'POST') =>
  [
    path,
    {
      method,
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  ] as const

test('administering a shop through the host of another leaves each of them its own', async () => {
  const [coffee, batik] = [await openShop({ sample: 'kopi' }), await openShop({ sample: 'batik' })]
  const shop = browse(batik)
  const slug = await browse(coffee).firstSlug()
  // Nobody has opened the coffee shop before, so the edge looks it up for the first time here.
  const [path, init] = administer(`/admin/v1/shops/${coffee.host}/stock`, { slug, stock: 7 })
  expect((await shop.fetch(path, init, batik.host)).status).toBe(200)
  const page = async (host: string) => /<title>([^<]*)/.exec(await (await shop.fetch('/', {}, host)).text())?.[1] ?? ''
  const titles = [await page(coffee.host), await page(batik.host)]
  expect(titles[0]).toContain('Sangrai Rimba')
  expect(titles[1]).toContain('Griya Larasati')
})

// Proves ASVS 4.1.3, ASVS 15.3.4
test('a header that only the edge may set is not taken from a caller of administration', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const [path, init] = administer(`/admin/v1/shops/${opened.host}/settings`, { maintenance: true }, 'PATCH')
  const forged = { ...init.headers, 'request-id': 'palsu', 'visitor-id': 'x'.repeat(22), cookie: 'a=b' }
  const answer = await browse(opened).fetch(path, { ...init, headers: forged })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('a change that a program sends twice with the same key happens once, and no answer with a secret is kept', async () => {
  const opened = await openSellingShop()
  const itemId = await opened.item({ stock: 3 })
  const shop = browse(opened)
  const ask = async (to: string, body: object, key: string) => {
    const [path, init] = administer(`/admin/v1/shops/${opened.host}${to}`, body)
    const answer = await shop.fetch(path, { ...init, headers: { ...init.headers, 'idempotency-key': key } })
    return [answer.status, await answer.json()]
  }
  const add = (change: number, key = 'tambah-1') => ask('/stock', { itemId, change, reason: 'received' }, key)
  const first = await add(5)
  expect([await add(5), (await add(6))[0], (await add(5, 'x'.repeat(65)))[0]]).toEqual([first, 422, 400])
  expect(await opened.sql(`SELECT stock FROM variant WHERE id = '${itemId}'`)).toEqual([{ stock: 8 }])
  // The answer is kept with the order, so what comes after it may fail.
  await opened.sql(
    "CREATE TRIGGER fails BEFORE UPDATE ON charge WHEN new.state = 'pending' BEGIN SELECT raise(ABORT, 'x'); END",
  )
  const recipient = {
    recipient: 'Rina',
    phone: '0813-1111-2222',
    villageCode: '31.74.07.1001',
    postcode: '12160',
    street: 'Jl. Melawai 12',
  }
  const shipping = { courier: 'Ojek', cost: 15_000 }
  const order = { recipient, shipping, lines: [{ itemId, pieces: 1 }] }
  const buy = () => ask('/orders', order, 'pesanan-1')
  const failed = await buy()
  await opened.sql('DROP TRIGGER fails')
  expect([failed[0], await buy(), await buy()]).toMatchObject([500, [200, { payBy: expect.any(String) }], [200, {}]])
  expect(await opened.sql('SELECT count(*) AS n FROM orders')).toEqual([{ n: 1 }])
  const issue = async () => (await ask('/tokens', { name: 'Rini', role: 'owner' }, 'token-1'))[0]
  expect([await issue(), await issue()]).toEqual([200, 422])
  expect(await opened.sql('SELECT endpoint FROM once_answer')).toEqual([
    { endpoint: 'product.setStock' },
    { endpoint: 'order.create' },
  ])
})

test('a shop’s token works through that shop’s own host alone, whatever the caller says of the host', async () => {
  const [own, other] = [await openShop(), await openShop()]
  const issued = (await own.admin('POST', '/tokens', { name: 'Rini', role: 'owner' })).body as { token: string }
  const shop = browse(own)
  const ask = async (host: string, of = own.host) => {
    const headers = { authorization: `Bearer ${issued.token}`, 'administered-at': of }
    return (await shop.fetch(`/admin/v1/shops/${of}/orders`, { headers }, host)).status
  }
  expect([await ask(own.host), await ask(other.host), await ask(own.host, other.host)]).toEqual([200, 403, 403])
})

test('a page of the administration keeps its own look and policy in a browser', async () => {
  const shop = await openShop()
  const made = await shop.admin('POST', '/doctor/link', {})
  const { path } = made.body as { path: string }
  const page = await browse(shop).fetch(path)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  )
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  // Not the last letter: it has bits that say nothing.
  const forged = path.slice(0, -9) + (path.at(-9) === 'x' ? 'y' : 'x') + path.slice(-8)
  expect((await browse(shop).fetch(forged)).status).toBe(403)
})

test('labels come through the edge as a page to print, with their own look and nothing that runs', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { orders } = (await shop.admin('GET', '/orders')).body as {
    orders: { id: string; number: string; status: OrderStatus }[]
  }
  const { id = '', number = '' } = orders.find(({ status }) => orderStatus[status].underWay) ?? {}
  const headers = { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const path = `/admin/v1/shops/${shop.host}/labels`
  const asked = { method: 'POST', body: JSON.stringify({ orders: id }) }
  const page = await browse(shop).fetch(path, { ...asked, headers })
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const policy = page.headers.get('content-security-policy') ?? ''
  expect([/default-src 'none'/, /style-src 'unsafe-inline'/].map((one) => one.test(policy))).toEqual([true, true])
  expect(policy).not.toContain('script-src')
  expect(await page.text()).toContain(number)
  expect((await browse(shop).fetch(path, { ...asked, headers: { 'content-type': 'application/json' } })).status).toBe(
    403,
  )
})

// Proves ASVS 15.2.2
test('reports that are sent slowly keep nobody of the shop waiting', async () => {
  const opened = await openShop()
  const shop = browse(opened)
  const bodies = Array.from({ length: limits.placesOfShop }, () => new TransformStream<Uint8Array, Uint8Array>())
  const reports = bodies.map(({ readable }) =>
    shop.fetch(`/webhooks/midtrans/${opened.host}`, { method: 'POST', body: readable }),
  )
  const writers = bodies.map(({ writable }) => writable.getWriter())
  await Promise.all(writers.map(async (writer) => writer.write(new TextEncoder().encode('{'))))
  const cart = await shop.fetch('/order/cart', { headers: { cookie: '__Host-VISITOR=visitor-one-0000000000' } })
  expect(cart.status).toBe(200)
  for (const writer of writers) {
    await writer.write(new TextEncoder().encode('}'))
    await writer.close()
  }
  expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(bodies.map(() => 401))
})
