import { afterEach, expect, test, vi } from 'vitest'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { type Visit, visit } from '#tests/faults/support/visit.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A person who follows a link in a chat. */
const person = {
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'cross-site',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile Safari/537.36',
}
const visitCall = 'POST /helper/tracking-traffic'
/** Longer than a page waits for its data. */
const leavesWithinMs = 400
const beginsWith = '<!DOCTYPE html><html lang="id" data-theme='

/** A shop whose frame is known, and whose backend answers no read of a page until it is let go. */
async function openHeld() {
  const shop = await openShop({ sample: 'kopi' })
  const listed = await shop.call('catalog.list', { index: 0, size: 12 })
  const slug = (listed.ok && listed.value.rows[0]?.slug) || 'none'
  const visitor = visit(shop)
  await visitor.get('/faq')
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const holds = (line: string) => (line.startsWith('GET') ? promise : null)
  visitor.breaks({ holds })
  return { slug, visitor, holds, letGo }
}

/** The beginning of a page, while its backend is held. */
async function beginning(visitor: Visit, path: string, headers: Record<string, string> = person) {
  const response = await visitor.open(path, { headers })
  assert(response.body, 'a page has a body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const { value: first = '' } = await reader.read()
  const rest = async () => {
    let html = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) html += piece.value
    return html
  }
  return { response, first, rest }
}
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0]

test('a person from outside gets the beginning of a page that waits for its data, then the rest of the whole page', async () => {
  const { slug, visitor, letGo } = await openHeld()
  const { response, first, rest } = await beginning(visitor, `/product/${slug}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect([response.headers.get('etag'), response.headers.get('content-length')]).toEqual([null, null])
  expect(first).toContain(beginsWith)
  expect(first).toContain('Memuat')
  expect(first).not.toMatch(/<title|<body|<main/)
  // Somebody who asks for the same meanwhile waits for the same.
  const other = await beginning(visitor, `/product/${slug}`)
  letGo()
  const late = await rest()
  expect(await other.rest()).toBe(late)
  expect(visitor.calls.filter((line) => line.startsWith('GET /product/detail'))).toHaveLength(1)

  const whole = await visitor.get(`/product/${slug}`, person)
  expect(whole.headers.get('etag')).not.toBeNull()
  expect(late).not.toMatch(/<!DOCTYPE|<head>|stylesheet|rel="icon"/)
  expect(mainOf(late)).toBe(mainOf(whole.html))
  expect(/<title>.*<\/title>/.exec(late)?.[0]).toBe(/<title>.*<\/title>/.exec(whole.html)?.[0])
  expect(late.endsWith('</html>')).toBe(true)
})

test('who saves data gets both parts light', async () => {
  const { slug, visitor, letGo } = await openHeld()
  const { first, rest } = await beginning(visitor, `/product/${slug}`, { ...person, 'save-data': 'on' })
  expect(first).toContain('<html data-lite ')
  letGo()
  const left = await rest()
  expect(left).toContain('</main>')
  expect(left).not.toMatch(/speculationrules|srcSet="[^"]* \d+w/)
})

test('everything else leaves whole', async () => {
  const { visitor, letGo } = await openHeld()
  const others: Record<string, RequestInit> = {
    '/search?q=a': { headers: { ...person, 'sec-fetch-site': 'same-origin' } },
    '/search?q=b': { headers: { ...person, 'user-agent': 'Googlebot/2.1' } },
    '/search?q=c': { headers: { ...person, 'sec-purpose': 'prefetch' } },
    '/search?q=d': { headers: { ...person, 'sec-fetch-dest': 'empty' } },
    '/search?q=e': { headers: { ...person, 'if-none-match': '"abc"' } },
    '/search?q=f': { headers: { ...person, cookie: '__Host-FLASH=cart_added' } },
    '/search?q=g&tunggu=1': { headers: person },
  }
  const more: Record<string, RequestInit> = {
    '/search?q=h&part=cards': { headers: person },
    '/search?q=i': { headers: person, method: 'HEAD' },
    '/search?q=j': {},
    '/order/cart': { headers: person },
  }
  const waits = async ([path, init]: [string, RequestInit]) => {
    const answer = visitor.open(path, init)
    const left = await within(
      leavesWithinMs,
      answer.then(() => 'left'),
      () => 'waits',
    )
    return { path, left, answer }
  }
  // A shop renders eight pages at once.
  const waiting = await Promise.all(Object.entries(others).map(waits))
  letGo()
  for (const { path, left, answer } of waiting) {
    expect.soft([path, left]).toEqual([path, 'waits'])
    expect.soft(await (await answer).text(), path).not.toContain('id="meanwhile"')
  }
  const again = Promise.withResolvers<void>()
  visitor.breaks({ holds: (line) => (line.startsWith('GET') ? again.promise : null) })
  const rest = await Promise.all(Object.entries(more).map(waits))
  again.resolve()
  for (const { path, left, answer } of rest) {
    expect.soft([path, left]).toEqual([path, 'waits'])
    expect.soft(await (await answer).text(), path).not.toContain('id="meanwhile"')
  }
})

test('a page that is kept leaves whole, whatever its backend does', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visitor, holds, letGo } = await openHeld()
  visitor.heals()
  await visitor.get('/')
  visitor.breaks({ holds })
  const hit = await visitor.get('/', person)
  vi.setSystemTime(Date.now() + limits.pageFreshMs + 1)
  const stale = await visitor.get('/', person)
  for (const { html, headers } of [hit, stale]) {
    expect(html).not.toContain('id="meanwhile"')
    expect(headers.get('etag')).toBe(hit.headers.get('etag'))
  }
  letGo()
})

test('a page that turns out to be missing says so at its end and in the log, and is no visit', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  const { visitor, letGo } = await openHeld()
  const { response, rest } = await beginning(visitor, '/product/tidak-ada')
  expect(response.headers.get('set-cookie')).toContain('__Host-DAY')
  letGo()
  const html = await rest()
  await visitor.settled()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('Kembali ke Beranda')
  expect(html.endsWith('</html>')).toBe(true)
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(logged.find(({ path }) => path === '/product/tidak-ada')).toMatchObject({
    status: 404,
    beginningMs: expect.any(Number) as number,
  })
  expect(visitor.calls.filter((line) => line === visitCall)).toEqual([])
})

test('a visit is counted when the page has come', async () => {
  const { slug, visitor, letGo } = await openHeld()
  const { rest } = await beginning(visitor, `/product/${slug}`)
  expect(visitor.calls.filter((line) => line === visitCall)).toEqual([])
  letGo()
  await rest()
  await visitor.settled()
  expect(visitor.calls.filter((line) => line === visitCall)).toHaveLength(1)
})

test('a backend that fails after the beginning has left gives the page of a failure', async () => {
  const { visitor, holds, letGo } = await openHeld()
  visitor.breaks({ holds, backend: () => 'down' })
  const { rest } = await beginning(visitor, '/products/semua')
  letGo()
  const html = await rest()
  expect(html).toContain('Something went wrong - 503')
  expect(html.endsWith('</html>')).toBe(true)
})

test('a page that leads elsewhere after its beginning has left does so by its text', async () => {
  const { slug, visitor, letGo } = await openHeld()
  const { rest } = await beginning(visitor, `/product/${slug}?varian=tidak-ada`)
  letGo()
  const html = await rest()
  expect(html).toContain(`<meta http-equiv="refresh" content="0;url=/product/${slug}"/>`)
  expect(html).toContain(`<a href="/product/${slug}">`)
})

test('cookies that come too late are fetched by a request that is answered whole', async () => {
  const { slug, visitor, holds, letGo } = await openHeld()
  const answers = (line: string) =>
    line.startsWith('GET /product/detail')
      ? Response.json({ statusCode: 403, message: 'Forbidden' }, { status: 403 })
      : null
  visitor.breaks({ holds, answers })
  const { response, rest } = await beginning(visitor, `/product/${slug}`)
  expect(response.headers.get('set-cookie')).not.toContain('ACCESS_WEB')
  letGo()
  const to = `/product/${slug}?tunggu=1`
  expect(await rest()).toContain(`<meta http-equiv="refresh" content="0;url=${to}"/>`)
  const again = await visitor.get(to, person)
  expect([again.status, again.headers.get('location')]).toEqual([302, '/forbidden'])
  expect(again.headers.getSetCookie().join('\n')).toContain('__Host-ACCESS_WEB=;')
})
