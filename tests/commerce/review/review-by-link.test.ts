import { expect, test } from 'vitest'
import type { Bought, Review } from '#shared/api/goods/review.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { order, outcome, place, press, siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const anybody = guest('visitor-two')
const text = 'Barangnya bagus, sesuai gambar.'

/** An order of two things that has arrived. */
async function arrived(shop: SellingShop, who: Caller = me) {
  const orderId = await place(shop, who, [await shop.item(), await shop.item()])
  await press(shop, orderId, who, 'settlement')
  await shipAndDeliver(shop, orderId)
  const token = (await order(shop, orderId, who)).trackToken ?? ''
  return { orderId, token }
}
const passOf = async (shop: SellingShop, token: string) =>
  valueOf<{ pass: string }>(
    await shop.call('order.openTrack', { token, digits: siti.phone.slice(-4) } as never, anybody),
  ).pass
const add = (shop: SellingShop, said: object, who = anybody) =>
  shop.call('review.addByLink', { position: 0, stars: 5, text, photos: [], ...said } as never, who)
async function photoOf(shop: SellingShop, who: Caller): Promise<string> {
  const form = new FormData()
  form.append('FILE', new File([pngOf()], 'foto.png'))
  const sent = await shop.upstream('POST', '/helper/upload', { body: form, ...who })
  return (sent.body.data as { FILE_ID: string }).FILE_ID
}
const shownOf = async (shop: SellingShop, slug: string) =>
  valueOf<{ rows: Review[] }>(await shop.call('review.list', { slug, index: 0, size: 12 })).rows
const asks = async (shop: SellingShop) => shop.sql("SELECT target, order_id FROM message WHERE kind = 'order_review'")

test('who opened the link of a completed order reviews each line once, with photos and without an account', async () => {
  const shop = await openSellingShop()
  const { orderId, token } = await arrived(shop)
  const pass = await passOf(shop, token)
  expect(outcome(await shop.call('review.listByLink', { token, pass } as never))).toBe('review_early')
  expect(outcome(await add(shop, { token, pass }))).toBe('review_early')
  valueOf(await shop.call('order.receive', { orderId }, me))
  for (const wrong of [null, '1.x', `${pass}x`]) {
    expect(outcome(await shop.call('review.listByLink', { token, pass: wrong } as never))).toBe('order_link_invalid')
    expect(outcome(await add(shop, { token, pass: wrong }))).toBe('order_link_invalid')
  }
  const other = await arrived(shop)
  expect(outcome(await add(shop, { token: other.token, pass }))).toBe('order_link_invalid')
  const photo = await photoOf(shop, anybody)
  expect(outcome(await add(shop, { token, pass, photos: [photo] }, guest('visitor-three')))).toBe('review_photo')
  const both = await Promise.all([1, 2].map(() => add(shop, { token, pass, photos: [photo] })))
  expect(both.map(outcome).toSorted()).toEqual(['accepted', 'review_done'])
  expect(outcome(await add(shop, { token, pass, position: 7 }))).toBe('review_line_unknown')
  const lines = valueOf<Bought[]>(await shop.call('review.listByLink', { token, pass } as never))
  expect(lines.map(({ position, reviewed }) => [position, reviewed])).toEqual([
    [0, true],
    [1, false],
  ])
  expect(await shownOf(shop, lines[0]?.slug ?? '')).toMatchObject([
    { author: 'S***i A.', verified: true, photos: [`/ulasan/foto/${photo}`] },
  ])
  await shop.wait(2)
  expect(outcome(await add(shop, { token, pass, position: 1 }))).toBe('order_link_invalid')
})

test('an account goes whose photo stands in a review of an order that it never claimed', async () => {
  const shop = await openSellingShop()
  const { orderId, token } = await arrived(shop)
  valueOf(await shop.call('order.receive', { orderId }, me))
  const pass = await passOf(shop, token)
  const customer = await shop.customer(guest('visitor-four'))
  const photo = await photoOf(shop, customer)
  valueOf(await add(shop, { token, pass, photos: [photo] }, customer))
  expect(outcome(await shop.call('account.setPhoto', { fileId: photo }, customer))).toBe('not_found')
  const [row] = await shop.sql('SELECT code FROM customer')
  expect((await shop.admin('DELETE', `/customers/${row?.['code']}`)).status).toBe(200)
  expect(await shop.sql('SELECT text, photos FROM review')).toEqual([{ text, photos: '[]' }])
  expect(await shop.sql('SELECT id FROM file')).toEqual([])
})

test('an order that completed by itself is asked about once, and nobody who wants no promotions', async () => {
  const shop = await openSellingShop()
  const [asked, told] = [await arrived(shop), await arrived(shop)]
  valueOf(await shop.call('order.receive', { orderId: told.orderId }, me))
  const [silent, willing] = [await shop.customer(guest('visitor-four')), await shop.customer(guest('visitor-five'))]
  await arrived(shop, silent)
  const agreed = await arrived(shop, willing)
  await shop.sql("UPDATE consent SET granted = 0 WHERE purpose = 'marketing'")
  valueOf(await shop.call('account.setMarketing', { granted: true }, willing))
  expect(await asks(shop)).toEqual([])
  await shop.wait(14 * 24)
  await shop.runDue()
  expect((await asks(shop)).map((row) => row['order_id']).toSorted()).toEqual(
    [asked.orderId, agreed.orderId].toSorted(),
  )
  await shop.wait(14 * 24)
  await shop.runDue()
  expect(await asks(shop)).toHaveLength(2)
})

test('reviews with photos come first, each the newest first, under every filter', async () => {
  const shop = await openSellingShop()
  const slug = `kopi-${await shop.item()}`
  const [row] = await shop.sql(`SELECT id FROM product WHERE slug = '${slug}'`)
  for (const [place, [stars, photos]] of (
    [
      [5, '[]'],
      [4, '["/a"]'],
      [5, '["/b"]'],
      [5, '[]'],
    ] as const
  ).entries())
    await shop.sql(
      `INSERT INTO review (id, product_id, variant_name, author, stars, text, photos, created_at)
       VALUES ('r${place}', '${String(row?.['id'])}', '', 'A', ${stars}, 'x', '${photos}', ${place})`,
    )
  await shop.sql(`UPDATE product SET rating = 47, reviews = 4 WHERE slug = '${slug}'`)
  const ids = async (more: object) =>
    valueOf<{ rows: Review[] }>(await shop.call('review.list', { slug, index: 0, size: 12, ...more })).rows.map(
      ({ id }) => id,
    )
  expect(await ids({})).toEqual(['r2', 'r1', 'r3', 'r0'])
  expect(await ids({ stars: 5 })).toEqual(['r2', 'r3', 'r0'])
  expect(await ids({ size: 2, index: 1 })).toEqual(['r3', 'r0'])
  expect(await ids({ withPhotos: true })).toEqual(['r2', 'r1'])
})

test('the seller answers a review at the desk, and the answer stands under it at once', async () => {
  const shop = await openSellingShop()
  const { orderId, token } = await arrived(shop)
  valueOf(await shop.call('order.receive', { orderId }, me))
  const pass = await passOf(shop, token)
  valueOf(await add(shop, { token, pass, stars: 2, text: 'Warnanya kurang sesuai <b>gambar</b>.' }))
  const slug = valueOf<Bought[]>(await shop.call('review.listByLink', { token, pass } as never))[0]?.slug ?? ''
  const { fetch, administer } = browse(shop)
  const page = async () => (await fetch(`/product/${slug}`)).text()
  expect(await page()).toContain('Warnanya kurang sesuai &lt;b&gt;gambar')
  const desk = await openDesk(shop, 'orders')
  const waiting = await desk.read('/ulasan')
  expect(waiting).toContain('Warnanya kurang sesuai &lt;b&gt;gambar')
  const [review] = await shownOf(shop, slug)
  expect((await desk.press('/ulasan', 'answerReview', { id: review?.id ?? '', reply: ' ' })).status).toBe(422)
  const done = await desk.press('/ulasan', 'answerReview', { id: review?.id ?? '', reply: 'Silakan ditukar, Kak.' })
  expect(done.status).toBe(303)
  expect(await page()).toContain('Silakan ditukar, Kak.')
  expect(await desk.read('/ulasan')).not.toContain('Warnanya')
  // A page from before does not replace a colleague's answer, and says so where its form is gone; pressed twice it is one.
  const answer = (reply: string, was: string) =>
    desk.press('/ulasan', 'answerReview', { id: review?.id ?? '', reply, was })
  const late = await answer('Maaf, Kak.', '')
  expect([late.status, (await late.text()).includes('Baru diubah orang lain')]).toEqual([422, true])
  expect([(await answer('Silakan ditukar, Kak.', '')).status, await page()]).toEqual([
    ...[303, expect.stringContaining('Silakan ditukar, Kak.')],
  ])
  expect(await desk.read('/ulasan?dijawab=1')).toContain('name="was" value="Silakan ditukar, Kak."')
  const viewer = await openDesk(shop, 'viewer')
  expect((await viewer.press('/ulasan', 'answerReview', { id: review?.id ?? '', reply: 'x' })).status).toBe(403)
  expect((await shop.admin('POST', '/reviews/tidak-ada', { reply: 'x' })).status).toBe(404)
  expect((await administer(`/reviews/${review?.id}`, { reply: '' })).status).toBe(200)
  expect(await page()).not.toContain('Silakan ditukar')
})
