import { expect, test } from 'vitest'
import type { Review } from '#shared/api/goods/review.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const slug = 'kemeja-kawung-lengan-panjang'
type Narrowing = { slug?: string; index?: number; size?: number; stars?: number; withPhotos?: boolean }

async function list(shop: TestShop, asked: Narrowing = {}) {
  const found = await shop.call('review.list', { slug, index: 0, size: 100, ...asked })
  expect(found.ok).toBe(true)
  if (!found.ok) throw new Error('refused')
  return found.value
}

test('the average, the bars and the product’s numbers are computed from the reviews', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const { rows, total, more } = await list(shop)
  expect(total).toBe(12)
  expect(rows).toHaveLength(12)
  const sum = rows.reduce((all, { stars }) => all + stars, 0)
  expect(more).toMatchObject({
    average: Math.floor((sum * 10) / 12),
    total: 12,
    withPhotos: rows.filter(({ photos }) => photos.length > 0).length,
  })
  for (const { stars, count } of more?.stars ?? [])
    expect([stars, count]).toEqual([stars, rows.filter((row) => row.stars === stars).length])
  const product = await shop.call('catalog.find', { slug })
  expect(product).toMatchObject({ ok: true, value: { rating: more?.average, reviews: 12 } })
})

test('pages come with photos and newest first, without duplicates', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const { rows } = await list(shop)
  const places = rows.map(({ photos, date }) => `${photos.length > 0 ? 1 : 0} ${date}`)
  expect(new Set(places.map(([first]) => first))).toEqual(new Set(['0', '1']))
  expect(places).toEqual(places.toSorted().toReversed())
  const paged = [
    await list(shop, { size: 5 }),
    await list(shop, { size: 5, index: 1 }),
    await list(shop, { size: 5, index: 2 }),
  ]
  expect(paged.flatMap((page) => page.rows)).toEqual(rows)
  expect(paged.map(({ total }) => total)).toEqual([12, 12, 12])
  expect((await list(shop, { index: 100 })).rows).toEqual([])
})

test('a list is filtered by stars and by photos; the summary still counts all reviews', async () => {
  await using shop = await openShop({ sample: 'batik' })
  const all = await list(shop)
  const both: [Narrowing, (review: Review) => boolean][] = [
    [{ stars: 5 }, ({ stars }) => stars === 5],
    [{ stars: 1 }, ({ stars }) => stars === 1],
    [{ withPhotos: true }, ({ photos }) => photos.length > 0],
    [{ withPhotos: false }, () => true],
    [{ stars: 5, withPhotos: true }, ({ stars, photos }) => stars === 5 && photos.length > 0],
  ]
  for (const [asked, fits] of both) {
    const narrowed = await list(shop, asked)
    expect(narrowed.rows).toEqual(all.rows.filter(fits))
    expect(narrowed.total).toBe(narrowed.rows.length)
    expect(narrowed.more).toEqual(all.more)
  }
})

test('reviewers are never shown with their full name', async () => {
  await using shop = await openShop({ sample: 'gawai' })
  const { rows } = await list(shop, { slug: 'kabel-tenun-usb-c' })
  expect(rows).toHaveLength(18)
  for (const { author } of rows) expect(author).toMatch(/^\p{Lu}\*\*\*\p{L}?( \p{Lu}\.)?$/u)
})

test('a new product has no reviews and no stars', async () => {
  await using shop = await openShop({ products: [{ slug: 'topi', sold: 999 }] })
  expect(await list(shop, { slug: 'topi' })).toMatchObject({
    rows: [],
    total: 0,
    more: { average: null, total: 0, withPhotos: 0 },
  })
  expect(await shop.call('catalog.find', { slug: 'topi' })).toMatchObject({
    ok: true,
    value: { rating: null, reviews: 0 },
  })
})

test('reviews of hidden, foreign and unknown products are not found', async () => {
  await using batik = await openShop({ sample: 'batik', products: [{ slug, published: false }] })
  await using kopi = await openShop({ sample: 'kopi' })
  for (const shop of [batik, kopi])
    expect(await shop.call('review.list', { slug, index: 0, size: 5 })).toMatchObject({
      ok: false,
      code: 'item_unknown',
      status: 404,
    })
})

test.each([
  ['STAR', '0'],
  ['STAR', '6'],
  ['STAR', '4.5'],
  ['STAR', '5 OR 1=1'],
  ['PAGE_INDEX', '-1'],
  ['PAGE_INDEX', '1001'],
  ['DATA_PER_PAGE', '0'],
  ['DATA_PER_PAGE', '1000'],
  ['__proto__', 'x'],
])('%s=%s is refused at its field', async (name, value) => {
  await using shop = await openShop({ sample: 'kopi' })
  const { status, body } = await shop.upstream('GET', '/product/review/dripper-keramik', { query: { [name]: value } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ errorCode: 'input_invalid', fields: { [name]: expect.any(String) } })
})
