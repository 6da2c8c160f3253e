import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerError } from '#edge/pipeline/errors.ts'
import { begin } from '#edge/pipeline/steps.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { text } from '#shared/text/text.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** A route that throws, between the real start and end of the pipeline. */
function broken(path: string, headers: Record<string, string> = {}) {
  const app = new Hono<EdgeEnv>()
  app.onError(answerError)
  app.use(begin)
  app.all('*', () => {
    throw new TypeError('rahasia: kolom harga')
  })
  return app.request(`http://toko.localhost${path}`, { headers }, bindings, createExecutionContext())
}

// Proves ASVS 13.4.2, ASVS 16.5.1
test('a bug gives a complete page that hides the error and offers a reload', async () => {
  const response = await broken('/')
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Something went wrong - 500')
  expect(html).toContain('Muat Ulang')
  expect(html).not.toContain('rahasia')
  expect(html).toContain(response.headers.get('request-id') ?? 'no id')
  expect(html.endsWith('</html>')).toBe(true)
})

test('a bug in the frame of a shop, which the page of a bug has too, still gives a whole page', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  const real = encodeURIComponent
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('encodeURIComponent', (words: string) => {
    if (words.includes('saya ingin bertanya')) throw new URIError('rahasia')
    return real(words)
  })
  for (const path of ['/', '/order/cart', '/tidak-ada']) {
    const answer = await fetch(path)
    const html = await answer.text()
    expect([path, answer.status, html.endsWith('</html>'), html.includes('rahasia')]).toEqual([path, 500, true, false])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  vi.unstubAllGlobals()
  expect((await fetch('/')).status).toBe(200)
})

// Proves ASVS 16.5.1
test('a script gets JSON for a bug, with the message Error and nothing more', async () => {
  const response = await broken('/order/cart', { accept: 'application/json' })
  expect([response.status, await response.json()]).toEqual([
    500,
    { ok: false, status: 500, message: 'Error', fields: {} },
  ])
})

test('a script whose session has ended is redirected to the login, which says why', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const token = await shop.signIn()
  await shop.call('customer.logout', {}, { token })
  const init = {
    method: 'POST',
    headers: { accept: 'application/json', cookie: `__Host-ACCESS_WEB=${token}` },
    body: new URLSearchParams(),
  }
  const ended = await fetch('/order/cart?_=refresh', init)
  expect(await ended.json()).toMatchObject({ ok: true, to: '/auth/login?next=%2Forder%2Fcart' })
  expect(ended.headers.getSetCookie().join()).toContain('__Host-FLASH=session_ended')
  const guest = await fetch('/profile?_=logout', { ...init, headers: { accept: 'application/json' } })
  expect(await guest.json()).toMatchObject({ ok: true, to: '/auth/login?next=%2Fprofile' })
})

// Proves ASVS 1.3.6
test('an id of dots makes no backend call, so the call is not remembered as missing', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  for (const path of [
    '/order/checkout?SALE_ID=..',
    '/order/success?SALE_ID=.',
    `/api/order.find?input=${encodeURIComponent('{"orderId":".."}')}`,
    `/api/order.track?input=${encodeURIComponent('{"token":"."}')}`,
  ])
    expect([path, (await fetch(path)).status]).toEqual([path, expect.toBeOneOf([404, 422])])
  const missing = await fetch('/order/checkout?SALE_ID=tidak-ada')
  expect(missing.status).toBe(404)
  expect(await (await fetch('/order/cart')).text()).toContain('</html>')
  expect((await fetch(`/api/order.find?input=${encodeURIComponent('{"orderId":"tidak-ada"}')}`)).status).toBe(404)
})

test('control characters in a search become spaces', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  expect((await fetch('/search?q=%00kopi%07')).status).toBe(200)
})

test('a script gets JSON for a missing page', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams() }
  const missing = await fetch('/order/checkout?SALE_ID=tidak-ada&_=refresh', init)
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { ok: false, status: 404, message: 'Data tidak ditemukan.', fields: {} },
  ])
})

test('when a page redirects after a change, the script gets the new address', async () => {
  const shop = await openSellingShop()
  // An id in the format of the cookie.
  const me = { visitor: 'visitor-one-0123456789' }
  const orderId = await place(shop, me, [await shop.item()])
  const headers = { accept: 'application/json', cookie: `__Host-VISITOR=${me.visitor}` }
  const done = await shop.fetch(`/order/checkout?SALE_ID=${orderId}&_=refresh`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(),
  })
  expect([done.status, await done.json()]).toEqual([
    200,
    {
      ok: true,
      data: null,
      to: expect.stringContaining(`/order/success?SALE_ID=${orderId}&SALE_BILL_CODE=`) as string,
      message: null,
    },
  ])
})

test('without script the next page shows the refusal of an add with its numbers, or that it failed', async () => {
  const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-sisa-tiga', stock: 3 }] })
  let down = false
  const { fetch } = browse(shop, (path) => (down && path.includes('wishlist') ? 'down' : null))
  const found = await shop.call('catalog.find', { slug: 'kopi-sisa-tiga' as never })
  const itemId = found.ok ? (found.value.variants[0]?.itemId ?? '') : ''
  const token = `__Host-ACCESS_WEB=${await shop.signIn()}`
  const press = (name: string, fields = {}) =>
    fetch(`/product/kopi-sisa-tiga?_=${name}`, {
      method: 'POST',
      headers: { cookie: token },
      body: new URLSearchParams(fields),
    })
  const pageAfter = async (refused: Response) => {
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/order/cart'])
    const cookie = refused.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    return (await fetch('/order/cart', { headers: { cookie } })).text()
  }
  expect(await pageAfter(await press('add', { itemId, quantity: '9' }))).toContain('Stok tidak mencukupi, tersisa 3.')
  down = true
  expect(await pageAfter(await press('addToWishlist'))).toContain(text.requestFailed)
})

test('a hundred cookies of another shop do not hide the shop’s own', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const crowd = Array.from({ length: 150 }, (_, i) => `x${i}=1`).join('; ')
  expect(
    (await fetch('/profile', { headers: { cookie: `${crowd}; __Host-ACCESS_WEB=${await shop.signIn()}` } })).status,
  ).toBe(200)
})

test('typed text is kept when the backend is down for both the change and the page', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch, breakBackend } = browse(shop)
  await fetch('/order/cart')
  breakBackend(true)
  const body = new URLSearchParams({
    street: 'Jl. Ir. H. Juanda No. 142',
    recipient: 'Siti',
    phone: '081234567890',
    postcode: '40135',
    villageCode: '32.73.02.1004',
  })
  const kept = await fetch('/order/checkout?SALE_ID=abc&_=address', { method: 'POST', body })
  const html = await kept.text()
  expect(kept.status).toBe(503)
  expect(html).toContain('value="Jl. Ir. H. Juanda No. 142"')
  expect(html).toContain('action="/order/checkout?SALE_ID=abc&amp;_=address"')
  expect(html.endsWith('</html>')).toBe(true)
})

test('a change that succeeded is not reported as refused when the page cannot be read again', async () => {
  const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-uji', stock: 9 }] })
  const { fetch, breakBackend } = browse(shop)
  const found = await shop.call('catalog.find', { slug: 'kopi-uji' as never })
  const itemId = found.ok ? (found.value.variants[0]?.itemId ?? '') : ''
  const added = await fetch('/product/kopi-uji?_=add', {
    method: 'POST',
    body: new URLSearchParams({ itemId, quantity: '1' }),
  })
  const cookie = added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const lines = await shop.call('cart.list', {}, { visitor: cookie.match(/__Host-VISITOR=([^;]+)/)?.[1] ?? null })
  const id = lines.ok ? (lines.value[0]?.id ?? '') : ''
  breakBackend('GET')
  const changed = await fetch('/order/cart?_=change', {
    method: 'POST',
    headers: { accept: 'application/json', cookie },
    body: new URLSearchParams({ id, quantity: '2' }),
  })
  expect(await changed.json()).toMatchObject({ ok: true, data: null })
})

/** The log lines that `work` writes. */
async function logged(work: () => Promise<void>): Promise<string> {
  const lines: string[] = []
  const log = console.log
  console.log = (line: unknown) => void lines.push(String(line))
  try {
    await work()
  } finally {
    console.log = log
  }
  return lines.join('\n')
}

// Proves §8.10
test('an unsafe link in the shop’s settings becomes plain text, and the log says why', async () => {
  const menu = [{ TITLE: 'Tautan keliru', URL: 'javascript:alert(1)' }]
  const { fetch } = browse(await openShop({ sample: 'kopi' }), (path) =>
    path.endsWith('/helper/menu-footer') ? menu : null,
  )
  const lines = await logged(async () => {
    // On a busy machine the time of a first frame may be over before the menu is read: it is read again.
    await vi.waitFor(
      async () => {
        const html = await (await fetch('/')).text()
        expect(html).not.toContain('javascript:')
        expect(html).toContain('Tautan keliru')
      },
      { timeout: 20_000 },
    )
  })
  expect(lines).toContain('Navigating to an external URL is not allowed by default.')
})

// Proves ASVS 14.2.1
test('the signed link of an order is a secret and does not appear in the log', async () => {
  const { fetch, breakBackend } = browse(await openShop({ sample: 'kopi' }))
  const token = 'kunci-rahasia.0123456789abcdef'
  const lines = await logged(async () => {
    expect((await fetch(`/order/track/${token}`)).status).toBe(404)
    expect((await fetch(`/order/track/${token}?ref=siti`)).status).toBe(404)
    breakBackend(true)
    expect((await fetch(`/order/track/${token}`)).status).toBe(503)
  })
  // One line for each request, and one for each link that was refused.
  expect(lines.split('\n')).toHaveLength(5)
  expect(lines.match(/"name":"link_refused"/g)).toHaveLength(2)
  expect(lines).toContain('/order/track/…')
  expect(lines).not.toContain('rahasia')
})

test('an unknown category of another backend does not mark the call as missing', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path, query) =>
    path.endsWith('/product/list') && [...query.values()].includes('kopi-hantu') ? 'unknown' : null,
  )
  expect((await shop.fetch('/products/kopi-hantu')).status).toBe(404)
  const list = await shop.fetch('/products/semua')
  expect(list.status).toBe(200)
  expect(await list.text()).toContain('/product/')
})

test.each(['absent', 'bare'] as const)(
  'a list that a backend lacks (%s) is not called again, and its page is a 404',
  async (how) => {
    let asked = 0
    const shop = browse(await openShop({ sample: 'kopi' }), (path) => {
      if (!path.endsWith('/product/list')) return null
      asked += 1
      return how
    })
    for (let i = 0; i < 3; i++)
      expect([i, (await shop.fetch(`/products/semua?page=${i + 1}`)).status]).toEqual([i, 404])
    expect(asked).toBe(1)
  },
)
