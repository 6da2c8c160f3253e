import { expect, test } from 'vitest'
import { build } from '#edge/request/assets.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { expectWhole, visit } from './support/visit.ts'

const selling = lazily(() => openShop({ products: [{ slug: 'kopi-uji', stock: 9 }] }))

/** What a commerce of the build before answers to what it does not know. */
const older = {
  'a call it does not have': () =>
    Response.json({ statusCode: 404, message: 'Not Found', data: null }, { status: 404 }),
  'a field it does not know': () =>
    Response.json(
      { statusCode: 422, message: 'Isian tidak sesuai', errorCode: 'input_invalid', fields: { LANGKAH: 'unknown' } },
      { status: 422 },
    ),
  'a step it does not know': () =>
    Response.json({ statusCode: 422, message: 'Langkah tidak dikenal', errorCode: 'langkah_baru' }, { status: 422 }),
} as const

test.each(Object.keys(older) as (keyof typeof older)[])(
  'while commerce is of the build before, %s is a plain refusal on a whole page',
  async (what) => {
    const visitor = visit(await selling())
    const itemId = /name="itemId" value="([^"]+)"/.exec((await visitor.get('/product/kopi-uji')).html)?.[1] ?? ''
    visitor.breaks({ answers: (line) => (line === 'POST /cart/cart' ? older[what]() : null) })
    const byScript = await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1' }, { script: true })
    expect(byScript.status).toBeGreaterThanOrEqual(400)
    expect([500, 502, 504]).not.toContain(byScript.status)
    expect(JSON.parse(byScript.html)).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) })
    const asForm = await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1' })
    const page = asForm.status === 303 ? await visitor.get(asForm.headers.get('location') ?? '') : asForm
    expectWhole(page, what)
    expect([500, 502, 504]).not.toContain(page.status)
    // What the page before knows goes on.
    visitor.heals()
    expect((await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1' })).status).toBe(303)
  },
)

test('an answer of a newer commerce, with fields and words that this build does not know, is shown as far as it is known', async () => {
  const visitor = visit(await selling())
  await visitor.get('/product/kopi-uji')
  visitor.breaks({
    changes: (line, body) => {
      if (!line.includes('/cart/cart-list-v2')) return body
      return { ...body, LANGKAH_BARU: { a: 1 }, data: Array.isArray(body['data']) ? body['data'] : [] }
    },
  })
  const cart = await visitor.get('/order/cart')
  expectWhole(cart, 'a newer answer')
  expect(cart.status).toBe(200)
})

test('a page of the build before may send an action or ask for a part that is gone, and loses nothing', async () => {
  const visitor = visit(await selling())
  const itemId = /name="itemId" value="([^"]+)"/.exec((await visitor.get('/product/kopi-uji')).html)?.[1] ?? ''
  await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '2' })
  const gone = await visitor.post('/order/cart?_=langkah-lama', { id: '1' })
  expectWhole(gone, 'an action that is gone')
  expect(gone.status).toBe(405)
  const byScript = await visitor.post('/order/cart?_=langkah-lama', { id: '1' }, { script: true })
  expect([byScript.status, JSON.parse(byScript.html)]).toMatchObject([405, { ok: false }])
  const part = await visitor.get('/product/kopi-uji?part=bagian-lama')
  expect([part.status, part.html.endsWith('</html>')]).toEqual([200, true])
  // Our own fields that an old form brings along are left out, not refused.
  const withMore = await visitor.post('/product/kopi-uji?_=add', { itemId, quantity: '1', isianLama: 'x', _lama: 'y' })
  expect(withMore.status).toBe(303)
  expect((await visitor.get('/order/cart')).html).toContain('kopi-uji')
})

test('a page that was kept by the build before is made again with the assets of this one', async () => {
  const shop = await openShop()
  const visitor = visit(shop)
  await visitor.get('/order/cart')
  const keptBy = async (path: string, of: string) => {
    const soon = Date.now() + 60_000
    const stamp = { etag: `"${path}"`, build: of, generation: soon, freshUntil: soon, validUntil: null }
    const headers = {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=600',
      stamp: JSON.stringify(stamp),
    }
    const url = `https://${shop.host}/__page/${shop.companyId}/${encodeURIComponent(`https://${shop.host}`)}${path}`
    await caches.default.put(url, new Response('from the cache', { headers }))
    return (await visitor.get(path)).html
  }
  expect(await keptBy('/', build)).toBe('from the cache')
  expect(await keptBy('/products/semua', '/assets/entry-lama.js')).toContain('</html>')
})
