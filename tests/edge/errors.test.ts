import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { recover } from '#edge/pipeline/errors.ts'
import { begin } from '#edge/pipeline/steps.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openCheckouts } from '#tests/support/in-workerd/open-sales.ts'

/** A page of ours with a bug in it, behind the real beginning and end of the pipeline. */
function broken(path: string, headers: Record<string, string> = {}) {
  const app = new Hono<EdgeEnv>()
  app.onError(recover)
  app.use(begin)
  app.all('*', () => {
    throw new TypeError('rahasia: kolom harga')
  })
  return app.request(`http://toko.localhost${path}`, { headers }, bindings, createExecutionContext())
}

test('a bug is a whole page that hides what went wrong and can be reloaded', async () => {
  const response = await broken('/')
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain('Something went wrong - 500')
  expect(html).toContain('Muat Ulang')
  expect(html).not.toContain('rahasia')
  expect(html).toContain(response.headers.get('request-id') ?? 'no id')
  expect(html.endsWith('</html>')).toBe(true)
})

test('a script is told of a bug in JSON, with the word Error and no more', async () => {
  const response = await broken('/order/cart', { accept: 'application/json' })
  expect([response.status, await response.json()]).toEqual([
    500,
    { ok: false, status: 500, message: 'Error', fields: {} },
  ])
})

test('a script whose session ended is sent to the login and told why there', async () => {
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

test('an id of dots asks for nothing: it never makes a call of the backend look missing', async () => {
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

test('control characters in a search are spaces', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  expect((await fetch('/search?q=%00kopi%07')).status).toBe(200)
})

test('a script that asks for what is not there is told so', async () => {
  const { fetch } = browse(await openShop({ sample: 'kopi' }))
  const init = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams() }
  const missing = await fetch('/order/checkout?SALE_ID=tidak-ada&_=refresh', init)
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { ok: false, status: 404, message: 'Data tidak ditemukan.', fields: {} },
  ])
})

test('a script whose change was made, but whose page now leads elsewhere, is told where', async () => {
  const shop = await openCheckouts()
  // An id as the cookie holds it.
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
    { ok: true, data: null, to: `/order/success?SALE_ID=${orderId}`, message: null },
  ])
})

test('a refusal after adding without script says its numbers on the next page', async () => {
  const shop = await openShop({ sample: 'kopi', products: [{ slug: 'kopi-sisa-tiga', stock: 3 }] })
  const { fetch } = browse(shop)
  const found = await shop.call('catalog.find', { slug: 'kopi-sisa-tiga' as never })
  const itemId = found.ok ? (found.value.variants[0]?.itemId ?? '') : ''
  const refused = await fetch('/product/kopi-sisa-tiga?_=add', {
    method: 'POST',
    body: new URLSearchParams({ itemId, quantity: '9' }),
  })
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/order/cart'])
  const cookie = refused.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(await (await fetch('/order/cart', { headers: { cookie } })).text()).toContain(
    'Stok tidak mencukupi, tersisa 3.',
  )
})

test('a hundred cookies of a neighbour do not hide the shop’s own', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch } = browse(shop)
  const crowd = Array.from({ length: 150 }, (_, i) => `x${i}=1`).join('; ')
  expect(
    (await fetch('/profile', { headers: { cookie: `${crowd}; __Host-ACCESS_WEB=${await shop.signIn()}` } })).status,
  ).toBe(200)
})

test('what was typed survives a backend that is down for both the change and the page', async () => {
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

test('a change that was made is never called refused because the page could not be read again', async () => {
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

/** What is written to the log meanwhile. */
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

test('a link of the shop’s settings that nobody may follow is plain text, and the log says why', async () => {
  const menu = [{ TITLE: 'Hadiah', URL: 'javascript:alert(1)' }]
  const { fetch } = browse(await openShop({ sample: 'kopi' }), (path) =>
    path.endsWith('/helper/menu-footer') ? menu : null,
  )
  const lines = await logged(async () => {
    const html = await (await fetch('/')).text()
    expect(html).toContain('Hadiah')
    expect(html).not.toContain('javascript:')
  })
  expect(lines).toContain('Navigating to an external URL is not allowed by default.')
})

test('the signed link of an order is a key, and stays out of the log', async () => {
  const { fetch, breakBackend } = browse(await openShop({ sample: 'kopi' }))
  const token = 'kunci-rahasia.0123456789abcdef'
  const lines = await logged(async () => {
    expect((await fetch(`/order/track/${token}`)).status).toBe(404)
    expect((await fetch(`/order/track/${token}?ref=siti`)).status).toBe(404)
    breakBackend(true)
    expect((await fetch(`/order/track/${token}`)).status).toBe(503)
  })
  expect(lines.split('\n')).toHaveLength(3)
  expect(lines).toContain('/order/track/…')
  expect(lines).not.toContain('rahasia')
})

test('nothing by a name is not the lack of a call: the catalogue of another backend stays open', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }), (path, query) =>
    path.endsWith('/product/list') && [...query.values()].includes('kopi-hantu') ? 'unknown' : null,
  )
  expect((await shop.fetch('/products/kopi-hantu')).status).toBe(404)
  const list = await shop.fetch('/products/semua')
  expect(list.status).toBe(200)
  expect(await list.text()).toContain('/product/')
})

test.each(['absent', 'bare'] as const)(
  'a list that a backend does not have (%s) is not asked for again, and its page says so',
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
