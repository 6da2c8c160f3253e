import { expect, test } from 'vitest'
import { permits } from '#shared/format/permits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

async function openGoods(more: object) {
  const shop = await openSellingShop()
  await shop.item({ price: 10_000, stock: 1 })
  await shop.admin('PUT', '/categories/minuman', { slug: 'minuman', name: 'Minuman' })
  const goods = { slug: 'bir', name: 'Bir Rajawali', categorySlug: 'minuman', images: ['/assets/bir.webp'], ...more }
  expect((await shop.admin('PUT', '/products/bir', { ...goods, variants: [{ price: 45_000, stock: 9 }] })).status).toBe(
    200,
  )
  return { ...browse(shop), shop, sql: shop.sql, admin: shop.admin }
}

test('a product shows its numbers with the place where they can be checked; its data and the feed have them', async () => {
  const { fetch } = await openGoods({ halal: permits.halal.example, bpom: permits.bpom.example })
  const html = await (await fetch('/product/bir')).text()
  for (const { example, register } of [permits.halal, permits.bpom]) {
    expect(html).toContain(example)
    expect(html).toContain(`href="${register}"`)
  }
  expect(html).toContain(
    `"@type":"Certification","name":"Halal","certificationIdentification":"${permits.halal.example}"`,
  )
  const feed = await (await fetch('/fb-catalog/google.csv')).text()
  expect(feed).toContain(`"Halal ${permits.halal.example}, BPOM ${permits.bpom.example}"`)
})

test('what is not halal says so, to people and machines', async () => {
  const { fetch } = await openGoods({ halal: 'not_halal' })
  const html = await (await fetch('/product/bir')).text()
  expect(html).toMatch(/>Halal<\/th><td[^>]*>Tidak halal</)
  expect(html).toContain('"name":"Halal","value":"Tidak halal"')
})

test('goods for adults are behind a question whose answer opens no page for anybody else', async () => {
  const { fetch } = await openGoods({ adult: true })
  for (const path of ['/product/bir', '/product/bir?part=variant', '/product/bir?part=variant-picker']) {
    const shared = await fetch(path, { redirect: 'manual' })
    expect([path, shared.status, shared.headers.get('location')]).toEqual([path, 302, '/dewasa/bir'])
  }
  const question = await fetch('/dewasa/bir')
  expect(question.headers.get('cache-control')).toContain('no-store')
  const asked = await question.text()
  expect(asked).toContain('Apakah Anda sudah berusia 21 tahun?')
  expect(asked).not.toContain('45.000')
  expect(asked).not.toContain('Bir Rajawali')
  const yes = await fetch('/dewasa/bir?_=confirmAge', {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect([yes.status, yes.headers.get('location')]).toEqual([303, '/dewasa/bir'])
  const cookie = (yes.headers.getSetCookie().find((line) => line.startsWith('__Host-AGE=')) ?? '').split(';')[0] ?? ''
  const opened = await fetch('/dewasa/bir', { headers: { cookie } })
  expect(opened.headers.get('cache-control')).toContain('no-store')
  expect(await opened.text()).toContain('45.000')
  // The next visitor is asked as the first one was, on both addresses.
  expect(await (await fetch('/dewasa/bir')).text()).not.toContain('45.000')
  expect((await fetch('/product/bir', { redirect: 'manual' })).status).toBe(302)
})

test('goods for adults are bought from their page, and paid by nobody who was not asked', async () => {
  const { fetch, sql } = await openGoods({ adult: true })
  const [{ id }] = (await sql(
    "SELECT id FROM variant WHERE product_id = (SELECT id FROM product WHERE slug = 'bir')",
  )) as [{ id: string }]
  const visitor = `__Host-VISITOR=${'pembeli'.padEnd(22, '0')}`
  const press = async (path: string, cookie: string, fields = '') => {
    const answer = await fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie },
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location') ?? ''] as const
  }
  const [status, checkout] = await press('/dewasa/bir?_=add', visitor, `itemId=${id}&quantity=1&then=buy`)
  expect([status, checkout]).toEqual([303, expect.stringMatching(/^\/order\/checkout\?SALE_ID=/)])
  // By a link or the cart of a program nobody was asked; there is no button yet that orders.
  const asked = await (await fetch(checkout, { headers: { cookie: visitor } })).text()
  expect(asked).toContain('Apakah Anda sudah berusia 21 tahun?')
  expect(asked).not.toContain('45.000')
  expect(await press(`${checkout}&_=confirmAge`, visitor)).toEqual([303, checkout])
  const opened = await fetch(checkout, { headers: { cookie: `${visitor}; __Host-AGE=1` } })
  expect(await opened.text()).toContain('45.000')
})

test('a former address of goods for adults leads on from the page that asks too', async () => {
  const { fetch, admin } = await openGoods({ adult: true })
  expect((await admin('POST', '/addresses', { kind: 'product', from: 'bir', to: 'bir-rajawali' })).status).toBe(200)
  const former = await fetch('/dewasa/bir', { redirect: 'manual' })
  expect([former.status, former.headers.get('location')]).toEqual([301, '/dewasa/bir-rajawali'])
})

test('a program reads what is stated as data', async () => {
  const { fetch } = await openGoods({ halal: permits.halal.example, sni: permits.sni.example })
  const answer = await fetch('/ucp/catalog/product', { method: 'POST', body: JSON.stringify({ id: 'bir' }) })
  const { product } = (await answer.json()) as { product: { metadata: { stated: object[] } } }
  expect(product.metadata.stated).toMatchObject([
    { name: 'halal', value: permits.halal.example, issuer: 'BPJPH', register: permits.halal.register },
    { name: 'sni', value: permits.sni.example },
  ])
})

test('cards of goods for adults open the page that asks, and no advertisement has them', async () => {
  const { fetch, shop } = await openGoods({ adult: true })
  const list = await (await fetch('/products/minuman')).text()
  const card = list.match(/<li class="product-card"[^]*?<\/li>/g)?.find((html) => html.includes('Bir Rajawali')) ?? ''
  expect(card).toContain('Bir Rajawali')
  expect(card).not.toContain('name="itemId"')
  expect(await (await fetch('/fb-catalog/feed.csv')).text()).not.toContain('Bir Rajawali')
  // The second backend lists whole products alone.
  const other = browse(shop, (path) => (path.endsWith('/product/slugs') ? 'absent' : null))
  for (const one of [fetch, other.fetch]) {
    const listed = await (await one('/sitemap.xml')).text()
    expect(listed).toContain('/product/kopi-')
    expect(listed).not.toContain('/product/bir')
  }
  expect((await fetch('/dewasa/tidak-ada')).status).toBe(404)
})
