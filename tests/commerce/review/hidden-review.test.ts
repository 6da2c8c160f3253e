import { expect, test } from 'vitest'
import type { OwnReview, Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import { expectSound, place, press, valueOf } from '../order/checkout/checkout-steps.ts'

const text = 'Hubungi saya di 0812 3456 7890, Jalan Melati 5.'

/** A review with a photo, by a customer who has received what it is about. */
async function reviewed() {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  const orderId = await place(shop, who, [await shop.item()])
  await press(shop, orderId, who, 'settlement')
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, who))
  const body = new FormData()
  body.append('FILE', new File([pngOf()], 'foto.png'))
  const { body: sent } = await shop.upstream('POST', '/helper/upload', { body, ...who })
  const photos = [(sent.data as { FILE_ID: string }).FILE_ID]
  const said = { orderId, position: 0, stars: 2, text, photos, fit: null }
  const { slug = '' } = valueOf<{ slug: string }>(await shop.call('review.add', said as never, who))
  // Asked of the shop: the edge keeps a photo for an hour.
  const headers = { referer: `${shop.origin}/`, 'api-access': shop.accessKey }
  const photo = new Request(`https://commerce/website/api/v1/review/photo/${photos[0]}`, { headers })
  return { shop, who, slug, statusOfPhoto: async () => (await send(photo.clone())).status }
}
const shownOf = async (shop: SellingShop, slug: string, withPhotos = false) =>
  valueOf<{ rows: Review[]; more: ReviewSummary }>(
    await shop.call('review.list', { slug, index: 0, size: 12, withPhotos }),
  )
const ownOf = async (shop: SellingShop, who: Caller) =>
  valueOf<{ rows: OwnReview[] }>(await shop.call('review.listOwn', { index: 0, size: 12 }, who)).rows
const hide = (shop: SellingShop, id: string, why: string | null) => shop.admin('PUT', `/reviews/${id}/hidden`, { why })
const idsOf = async (shop: SellingShop, answered: string) =>
  ((await shop.admin('GET', `/reviews?answered=${answered}`)).body as { reviews: { id: string }[] }).reviews.map(
    ({ id }) => id,
  )

test('a hidden review says why and nothing else; its stars count, and only its author reads it', async () => {
  const { shop, who, slug, statusOfPhoto } = await reviewed()
  const before = await shownOf(shop, slug)
  const [{ id } = { id: '' }] = before.rows
  await shop.admin('POST', `/reviews/${id}`, { reply: 'Kami hubungi di 0812 3456 7890.' })
  // Where its answer is corrected, and it can be hidden.
  const desk = await (await openDesk(shop, 'owner')).read('/ulasan?dijawab=1')
  expect(desk).toMatch(/>Kami hubungi di 0812 3456 7890\.<\/textarea>[^]*value="hideReview"/)
  expect(await statusOfPhoto()).toBe(200)
  expect((await hide(shop, id, 'PERSONAL_DATA')).status).toBe(200)
  expect((await shop.admin('POST', `/reviews/${id}`, { reply: 'Tidak tampil.' })).status).toBe(422)
  const after = await shownOf(shop, slug)
  expect(after.rows).toMatchObject([{ id, stars: 2, text: '', photos: [], reply: null, hidden: 'PERSONAL_DATA' }])
  expect([after.more.average, after.more.total, after.more.withPhotos]).toEqual([20, 1, 0])
  expect((await shownOf(shop, slug, true)).rows).toEqual([])
  const page = await (await browse(shop).fetch(`/product/${slug}`)).text()
  expect(page).toContain('Disembunyikan toko: memuat data pribadi.')
  expect(page).not.toContain('Jalan Melati')
  expect(await statusOfPhoto()).toBe(404)
  expect(await ownOf(shop, who)).toMatchObject([{ stars: 2, text, hidden: 'PERSONAL_DATA' }])
  await expectSound(shop)

  // Another reason, and back: the photo is there again, also after two of them.
  await hide(shop, id, 'ABUSE')
  expect((await hide(shop, id, null)).status).toBe(200)
  const again = await shownOf(shop, slug)
  expect(again.rows[0]).toMatchObject({ text, photos: before.rows[0]?.photos, hidden: null })
  expect(again.more).toEqual(before.more)
  expect(await statusOfPhoto()).toBe(200)
})

test('a hidden review wants no answer and stands in a list of its own', async () => {
  const { shop, slug } = await reviewed()
  const [{ id } = { id: '' }] = (await shownOf(shop, slug)).rows
  expect([await idsOf(shop, 'no'), await idsOf(shop, 'hidden')]).toEqual([[id], []])
  await hide(shop, id, 'ADVERTISING')
  expect([await idsOf(shop, 'no'), await idsOf(shop, 'hidden'), await idsOf(shop, 'yes')]).toEqual([[], [id], [id]])
})

test.each([
  ['without a reason', {}, 422],
  ['for a reason of one’s own', { why: 'BAD_FOR_BUSINESS' }, 422],
])('it is not hidden %s', async (_, body, status) => {
  const { shop, slug } = await reviewed()
  const [{ id } = { id: '' }] = (await shownOf(shop, slug)).rows
  expect((await shop.admin('PUT', `/reviews/${id}/hidden`, body)).status).toBe(status)
  expect((await hide(shop, 'tidak-ada', 'ABUSE')).status).toBe(404)
  expect((await shownOf(shop, slug)).rows[0]?.text).toBe(text)
})
