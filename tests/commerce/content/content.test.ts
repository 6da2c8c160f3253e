import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Block } from '#shared/api/shop/content.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

/** One shop for all tests that only read. */
const reading = lazily(() => openShop({ sample: 'kopi' }))
const page = { index: 0, size: 12 }

const articlesOf = async (shop: TestShop, more: { category?: string; index?: number; size?: number } = {}) => {
  const listed = await shop.call('content.listArticles', { ...page, ...more })
  return listed.ok ? listed.value : { rows: [], index: -1, size: -1, total: -1 }
}
const sql = async (shop: TestShop, query: string) =>
  runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(query).toArray())

test('articles come in pages, the newest first, with the true total', async () => {
  const shop = await reading()
  const all = await articlesOf(shop)
  expect(all.total).toBeGreaterThanOrEqual(4)
  expect(all.rows).toHaveLength(all.total)
  const dates = all.rows.map(({ date }) => date ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  const pages = await Promise.all([0, 1].map((index) => articlesOf(shop, { index, size: 2 })))
  expect(pages.flatMap(({ rows }) => rows.map(({ slug }) => slug))).toEqual(
    all.rows.slice(0, 4).map(({ slug }) => slug),
  )
  expect(await articlesOf(shop, { index: 100 })).toMatchObject({ rows: [], total: all.total })
})

test('articles use the same kind of wire names as other lists', async () => {
  const shop = await reading()
  const { status, body } = await shop.upstream('GET', '/article/list', {
    query: { PAGE_INDEX: '0', DATA_PER_PAGE: '1' },
  })
  expect(status).toBe(200)
  expect(body.meta).toMatchObject({ PAGE_INDEX: 0, DATA_PER_PAGE: 1 })
  expect(Object.keys((body.data as object[])[0] ?? {}).toSorted()).toEqual([
    'ARTICLE_CATEGORY_NAME',
    'ARTICLE_CATEGORY_SLUG',
    'ARTICLE_DATE',
    'ARTICLE_IMAGE_URL',
    'ARTICLE_SLUG',
    'ARTICLE_SUMMARY',
    'ARTICLE_TITLE',
  ])
})

test.each([
  ['PAGE_INDEX', '-1'],
  ['PAGE_INDEX', '1001'],
  ['DATA_PER_PAGE', '0'],
  ['DATA_PER_PAGE', '1000'],
  ['ARTICLE_CATEGORY_SLUG', '../x'],
  ['UNKNOWN', '1'],
])('%s=%s is refused at its field', async (name, value) => {
  const { status, body } = await (await reading()).upstream('GET', '/article/list', { query: { [name]: value } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errorCode: 'input_invalid', fields: { [name]: expect.any(String) } })
})

// Proves §2.10
test('a category filters the list; an unknown category is not found', async () => {
  const shop = await reading()
  const categories = await shop.call('content.articleCategories', {})
  const [first] = categories.ok ? categories.value : []
  const narrowed = await articlesOf(shop, { category: first?.slug ?? '' })
  expect(narrowed.rows.length).toBeGreaterThan(0)
  expect(new Set(narrowed.rows.map(({ categoryName }) => categoryName))).toEqual(new Set([first?.name]))
  expect(await shop.call('content.listArticles', { ...page, category: 'tidak-ada' })).toMatchObject({
    ok: false,
    code: 'not_found',
    status: 404,
  })
})

test('all articles and pages of the demo shops are complete, and their products are on sale', async () => {
  for (const sample of ['batik', 'kopi', 'gawai'] as const) {
    const shop = await openShop({ sample })
    const { rows } = await articlesOf(shop)
    for (const { slug } of rows) {
      const found = await shop.call('content.findArticle', { slug })
      const body: Block[] = found.ok ? found.value.body : []
      const words = body
        .map((block) =>
          'text' in block
            ? block.text
            : block.kind === 'list'
              ? block.items.join(' ')
              : block.kind === 'image'
                ? block.caption
                : '',
        )
        .join(' ')
      expect([slug, words.split(/\s+/).length >= 300]).toEqual([slug, true])
      const stored = JSON.parse(
        String((await sql(shop, `SELECT body FROM article WHERE slug = '${slug}'`))[0]?.body),
      ) as Block[]
      expect([slug, body.length]).toEqual([slug, stored.length])
    }
    const pages = await shop.call('content.listInformation', {})
    expect(pages.ok && pages.value.map(({ slug }) => slug)).toEqual([
      'tentang-kami',
      'cara-belanja',
      'pengiriman',
      'pengembalian',
      'syarat-ketentuan',
      'kebijakan-privasi',
      'hubungi-kami',
      'faq',
    ])
    expect(await shop.audit()).toEqual([])
  }
})

test('an unknown article and an unknown page are not found, with our own message', async () => {
  const shop = await reading()
  for (const path of ['/article/detail/tidak-ada', '/information/detail/tidak-ada']) {
    const { status, body } = await shop.upstream('GET', path)
    expect([path, status, body.errorCode]).toEqual([path, 404, 'not_found'])
  }
})

test('an article is not found before it is published', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const [first, second] = (await articlesOf(shop)).rows
  await sql(shop, `UPDATE article SET published = 0 WHERE slug = '${first?.slug}'`)
  await sql(shop, `UPDATE article SET published_at = ${Date.now() + hourMs} WHERE slug = '${second?.slug}'`)
  const left = (await articlesOf(shop)).rows.map(({ slug }) => slug)
  for (const slug of [first?.slug ?? '', second?.slug ?? '']) {
    expect(left).not.toContain(slug)
    expect((await shop.upstream('GET', `/article/detail/${slug}`)).status).toBe(404)
  }
  await shop.admin('POST', '/clock', { offsetMs: 7_200_000 })
  expect((await shop.upstream('GET', `/article/detail/${second?.slug}`)).status).toBe(200)
})

test('a product in an article shows today’s price, and disappears when it is no longer sold', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const slug = 'menyeduh-v60-di-rumah'
  const products = async () => {
    const found = await shop.call('content.findArticle', { slug })
    return found.ok
      ? found.value.body.flatMap((block) => (block.kind === 'product' ? [[block.slug, Number(block.price)]] : []))
      : []
  }
  const [[gone = ''] = [], [kept = ''] = []] = await products()
  await sql(shop, `UPDATE product SET published = 0 WHERE slug = '${gone}'`)
  await sql(shop, `UPDATE variant SET price = 12345 WHERE product_id = (SELECT id FROM product WHERE slug = '${kept}')`)
  expect(await products()).toEqual([[kept, 12_345]])
})

test('a shop without a sample has information pages in its own name, no articles and nothing of another shop', async () => {
  await openShop({ sample: 'kopi' })
  const shop = await openShop({ name: 'Warung Kenari' })
  expect(await articlesOf(shop)).toMatchObject({ rows: [], total: 0 })
  expect(await shop.call('content.articleCategories', {})).toMatchObject({ ok: true, value: [] })
  expect((await shop.upstream('GET', '/article/detail/menyeduh-v60-di-rumah')).status).toBe(404)
  const about = await shop.call('content.findInformation', { slug: 'tentang-kami' })
  expect(JSON.stringify(about)).toContain('Warung Kenari')
  expect(JSON.stringify(about)).not.toContain('Sangrai Rimba')
})

test('a shop that was opened before content existed has none', async () => {
  const shop = await openShop({ sample: 'kopi' })
  for (const table of ['article', 'article_category', 'information']) await sql(shop, `DELETE FROM ${table}`)
  expect(await articlesOf(shop)).toMatchObject({ rows: [], total: 0 })
  expect(await shop.call('content.listInformation', {})).toMatchObject({ ok: true, value: [] })
})

test('the stated return window is never below two working days', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const found = await shop.call('content.findInformation', { slug: 'pengembalian' })
  const told = JSON.stringify(found)
  expect(told).toContain('3 hari kerja')
  expect(told).toContain('Video unboxing')
  expect(told).not.toMatch(/\b[01] hari kerja setelah/)
})
