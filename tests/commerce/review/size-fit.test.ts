import { expect, test } from 'vitest'
import type { Bought, OwnReview, Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import { expectSound, place, press, valueOf } from '../order/checkout/checkout-steps.ts'

const sizes = { columns: ['Lebar dada'], rows: ['S', 'M', '42, lebar'].map((size) => ({ size, cm: ['50'] })) }
const said = { stars: 5, text: 'Barangnya bagus, sesuai gambar.', photos: [] }

test('a review says how the size turned out, of a variant that the size table knows alone', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-size'))
  const wide = `baju-${Date.now()}`
  const category = { slug: wide, name: 'Baju', image: 'baju', description: '', needs: [], parentSlug: null }
  expect((await shop.admin('PUT', `/categories/${wide}`, { ...category, sizes })).status).toBeLessThan(300)
  const [medium, large, other] = [await shop.item(), await shop.item(), await shop.item()]
  await shop.sql(`UPDATE product SET category_slug = '${wide}' WHERE id IN ('p-${medium}', 'p-${large}', 'p-${other}')`)
  for (const [item, values] of [
    [medium, ['Indigo', 'M']],
    [large, ['42, lebar']],
    [other, ['S, XL']],
  ] as const)
    await shop.sql(
      `UPDATE variant SET name = '${values.join(', ')}', "values" = '${JSON.stringify(values)}' WHERE id = '${item}'`,
    )
  const orderId = await place(shop, who, [medium, large, other, await shop.item()])
  await press(shop, orderId, who, 'settlement')
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, who))
  const { rows } = valueOf<{ rows: Bought[] }>(await shop.call('review.listWaiting', { index: 0, size: 12 }, who))
  expect(rows.map(({ variant, sized }) => [variant, sized])).toEqual([
    ['Indigo, M', true],
    ['42, lebar', true],
    ['S, XL', false],
    ['', false],
  ])
  const slugs: string[] = []
  for (const [position, fit] of [
    [0, 'SMALLER'],
    [1, null],
    [2, 'LARGER'],
    [3, 'EXPECTED'],
  ] as const)
    slugs.push(
      valueOf<{ slug: string }>(await shop.call('review.add', { orderId, position, ...said, fit } as never, who)).slug,
    )
  const own = valueOf<{ rows: OwnReview[] }>(await shop.call('review.listOwn', { index: 0, size: 12 }, who))
  const inOrder = own.rows.toSorted((a, b) => a.position - b.position)
  expect(inOrder.map(({ variant, fit }) => [variant, fit])).toEqual([
    ['Indigo, M', 'SMALLER'],
    ['42, lebar', null],
    ['S, XL', null],
    ['', null],
  ])
  expect(JSON.stringify(own.rows)).not.toContain('sized')
  const shown = await Promise.all(
    slugs.map(async (slug) => {
      const list = await shop.call<{ rows: Review[]; more: ReviewSummary }>('review.list', { slug, index: 0, size: 12 })
      const { rows: reviews, more } = valueOf(list)
      return [reviews.map(({ fit }) => fit), more.fits]
    }),
  )
  expect(shown).toEqual([
    [['SMALLER'], [{ fit: 'SMALLER', count: 1 }]],
    [[null], []],
    [[null], []],
    [[null], []],
  ])
  await expectSound(shop)
  // What is counted changes and goes with its review.
  const counted = () =>
    shop.sql(`SELECT state FROM tally WHERE of = 'review:p-${medium}' AND count = 1 AND state GLOB '[A-Z]*'`)
  for (const [fit, states] of [
    ["'LARGER'", [{ state: 'LARGER' }]],
    ['NULL', []],
    ["'EXPECTED'", [{ state: 'EXPECTED' }]],
  ] as const) {
    await shop.sql(`UPDATE review SET fit = ${fit} WHERE product_id = 'p-${medium}'`)
    expect(await counted()).toEqual(states)
  }
  await shop.sql(`DELETE FROM review WHERE order_id = '${orderId}'`)
  await shop.sql(`UPDATE product SET rating = NULL, reviews = 0 WHERE category_slug = '${wide}' OR reviews = 1`)
  expect(await shop.sql(`SELECT count FROM tally WHERE of = 'review:p-${medium}' AND count <> 0`)).toEqual([])
})
