import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { places } from '#edge/cache/places.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { inOneMinute } from '#tests/support/in-workerd/minute.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const visitor = (name: string) => `__Host-VISITOR=${name.padEnd(22, '0')}`
const form = (cookie: string, address: string): RequestInit => ({
  method: 'POST',
  headers: {
    cookie,
    'cf-connecting-ip': address,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  },
  body: 'q=batik&catatan=Tolong+bungkus+rapi',
})
/** A change that is refused for another reason, cheaply: what counts is that it was tried. */
const change = '/order/cart?_=remove'

/** How many requests were let through before the first refusal. A minute's end in between starts the count again. */
async function untilRefused(ask: () => Promise<Response>, most: number): Promise<{ passed: number; last: Response }> {
  for (let passed = 0; passed <= most; passed++) {
    const last = await ask()
    if (last.status === 429) return { passed, last }
    await last.arrayBuffer()
  }
  throw new Error(`${most} requests were let through`)
}

// Proves ASVS 2.4.1
test('a visitor who changes something without pause waits, and nothing typed is lost', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const { passed, last } = await untilRefused(() => fetch(change, form(visitor('a'), '198.51.100.1')), 180)
  expect(passed).toBeGreaterThanOrEqual(90)
  expect(last.headers.get('retry-after')).toBe('60')
  const page = await last.text()
  expect(page).toContain('Terlalu banyak percobaan. Coba lagi dalam 1 menit.')
  expect(page).toContain('Tolong bungkus rapi')
  expect(page).toMatch(/<\/html>$/)

  // Others behind the same address go on, and so does this visitor in another shop.
  expect((await fetch(change, form(visitor('b'), '198.51.100.1'))).status).not.toBe(429)
  await using sibling = await openShop({ sample: 'kopi' })
  expect((await browse(sibling).fetch(change, form(visitor('a'), '198.51.100.1'))).status).not.toBe(429)
})

test('a script gets it as JSON, and the browser API counts like a form', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const headers = { cookie: visitor('a'), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const { last } = await untilRefused(() => fetch('/api/cart.add', { method: 'POST', headers, body: '{' }), 180)
  expect(await last.json()).toMatchObject({
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 1 menit.',
  })
})

// Proves ASVS 2.4.1
test('pages of a shopper are limited, shared pages and the page that says so are not', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  // The platform's counter takes three hundred pages to say so; tests/structure/wrangler.test.ts has the number.
  let counted = 0
  const three = { limit: async () => ({ success: ++counted <= 3 }) }
  const { fetch, backendCalls } = browse(shop, undefined, undefined, { READS_BY_VISITOR: three })
  const init = { headers: { cookie: visitor('a') } }
  const { passed, last } = await untilRefused(() => fetch('/dev/kotak-keluar', init), 4)
  expect(passed).toBe(3)
  expect(await last.text()).toContain('Tunggu sebentar, lalu coba lagi. Keranjang Anda tetap tersimpan.')
  expect((await fetch('/', init)).status).toBe(200)
  const before = backendCalls()
  expect((await fetch('/dev/kotak-keluar', init)).status).toBe(429)
  expect(backendCalls()).toBe(before)
})

test('a shop sells when requests cannot be counted', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const down = { limit: () => Promise.reject(new Error('no counters')) }
  const { fetch } = browse(shop, undefined, undefined, { CHANGES_BY_VISITOR: down, CHANGES_BY_NETWORK: down })
  expect((await fetch(change, form(visitor('a'), '198.51.100.2'))).status).not.toBeGreaterThanOrEqual(500)
  const silent = { limit: () => new Promise<never>(() => {}) }
  const slow = browse(shop, undefined, undefined, { CHANGES_BY_VISITOR: silent, CHANGES_BY_NETWORK: silent })
  const startedAt = Date.now()
  expect((await slow.fetch(change, form(visitor('b'), '198.51.100.3'))).status).not.toBeGreaterThanOrEqual(500)
  expect(Date.now() - startedAt).toBeLessThan(limits.counterMs + 2_000)
})

test('who administers without a token is answered by the edge alone after ninety in a minute, and nobody else', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const report = (address: string) =>
    edge.fetch(`/admin/v1/shops/${shop.host}/orders`, { headers: { 'cf-connecting-ip': address } })
  await inOneMinute()
  const { passed } = await untilRefused(() => report('198.51.100.40'), 180)
  expect(passed).toBeGreaterThanOrEqual(90)
  const before = edge.backendCalls()
  expect((await report('198.51.100.40')).status).toBe(429)
  expect(edge.backendCalls()).toBe(before)
  expect((await report('198.51.100.41')).status).toBe(403)
  // Nor at another shop: who has a vendor refused at their own keeps it from no other.
  await using other = await openShop({ sample: 'kopi' })
  const there = browse(other).fetch(`/admin/v1/shops/${other.host}/orders`, {
    headers: { 'cf-connecting-ip': '198.51.100.40' },
  })
  expect((await there).status).toBe(403)
  // What no vendor has signed counts in the same way, also when nobody can read it.
  const notice = { method: 'POST', body: '{}', headers: { 'cf-connecting-ip': '198.51.100.42' } }
  expect((await edge.fetch(`/webhooks/simulator/${shop.host}`, notice)).status).toBe(401)
})

// Proves ASVS 15.2.2
test('a script whose shop has no place for one more call learns that it is busy, not that something broke', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  await (await fetch('/')).text()
  const enter = (network: string) =>
    places.enter({ shop: shop.host, network, cpuMs: 10, keep: () => undefined }, limits.ownPlaceWaitMs)
  const taken = await Promise.all(Array.from({ length: limits.placesOfShop }, (_, i) => enter(String(i))))
  expect(taken).not.toContain(null)
  const input = encodeURIComponent(JSON.stringify({ text: 'kebayoran', villages: true }))
  const busy = await fetch(`/api/region.search?input=${input}`)
  expect([busy.status, await busy.json()]).toEqual([
    503,
    { status: 503, message: messageOf('unavailable'), fields: {} },
  ])
  for (const leave of taken) leave?.()
  expect((await fetch(`/api/region.search?input=${input}`)).status).toBe(200)
})
