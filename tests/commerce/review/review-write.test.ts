import { expect, test, vi } from 'vitest'
import type { Bought, Review } from '#shared/api/goods/review.ts'
import type { OrderCard } from '#shared/api/order/order.ts'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { order, outcome, place, press, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const png = pngOf()
const text = 'Barangnya bagus, sesuai gambar.'

async function upload(shop: SellingShop, as: Caller, bytes: Uint8Array<ArrayBuffer> = png): Promise<string> {
  const body = new FormData()
  body.append('FILE', new File([bytes], 'foto.png'))
  const { body: answer } = await shop.upstream('POST', '/helper/upload', { body, ...as })
  return (answer.data as { FILE_ID: string }).FILE_ID
}
/** An order of so many variants, received and completed by default. */
async function bought(shop: SellingShop, who: Caller, things = 1, done = true): Promise<string> {
  const goods = []
  for (let n = 0; n < things; n += 1) goods.push(await shop.item())
  const orderId = await place(shop, who, goods)
  await press(shop, orderId, who, 'settlement')
  if (!done) return orderId
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, who))
  return orderId
}
const add = (shop: SellingShop, who: Caller, said: object) =>
  shop.call<{ slug: string }>('review.add', { position: 0, stars: 5, text, photos: [], ...said } as never, who)
const waiting = async (shop: SellingShop, who: Caller, more: object = {}) =>
  valueOf<{ rows: Bought[]; total: number }>(
    await shop.call('review.listWaiting', { index: 0, size: 12, ...more }, who),
  )
/** What the list of orders says, and the page of each order says the same. */
async function reviewable(shop: SellingShop, who: Caller): Promise<boolean[]> {
  const { rows } = valueOf<{ rows: OrderCard[] }>(
    await shop.call('order.list', { tab: null, text: null, index: 0, size: 12 }, who),
  )
  const listed = rows.map((order) => order.reviewable)
  const own = await Promise.all(rows.map(async ({ id }) => (await order(shop, id, who)).reviewable))
  expect(own).toEqual(listed)
  return listed
}
const shownOf = async (shop: SellingShop, slug: string) =>
  valueOf<{ rows: Review[]; more: object | null }>(await shop.call('review.list', { slug, index: 0, size: 12 }))
const photo = (shop: SellingShop, id: string) =>
  send(
    new Request(`https://commerce/website/api/v1/review/photo/${id}`, {
      headers: { referer: `${shop.origin}/`, 'api-access': shop.accessKey },
    }),
  )

test('a customer reviews each line of a completed order once, and the product’s stars follow at once', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const orderId = await bought(shop, who, 2)
  expect((await waiting(shop, who)).rows.map(({ position, reviewed }) => [position, reviewed])).toEqual([
    [0, false],
    [1, false],
  ])
  expect(await reviewable(shop, who)).toEqual([true])
  const { slug } = valueOf(await add(shop, who, { orderId, stars: 4 }))
  expect(await reviewable(shop, who)).toEqual([true])
  expect((await shownOf(shop, slug)).rows).toMatchObject([
    { stars: 4, text, author: 'A***i L.', verified: true, photos: [] },
  ])
  expect(await shop.call('catalog.find', { slug })).toMatchObject({ ok: true, value: { rating: 40, reviews: 1 } })
  expect(await waiting(shop, who)).toMatchObject({ total: 1, rows: [{ position: 1 }] })
  expect(valueOf(await shop.call('review.findLine', { orderId, position: 0 } as never, who))).toMatchObject({
    reviewed: true,
    slug,
  })
  const own = valueOf(await shop.call('review.listOwn', { index: 0, size: 12 }, who))
  expect(own).toMatchObject({ total: 1, rows: [{ orderId, position: 0, slug, stars: 4, text, reply: null }] })
  expect(await shop.call('review.listOwn', { index: 0, size: 12 })).toMatchObject({ code: 'sign_in_needed' })
  expect(outcome(await add(shop, who, { orderId, stars: 1 }))).toBe('review_done')
  const both = await Promise.all([1, 2].map(() => add(shop, who, { orderId, position: 1 })))
  expect(both.map(outcome).toSorted()).toEqual(['accepted', 'review_done'])
  expect(await waiting(shop, who, { orderId })).toMatchObject({ rows: [], total: 0 })
  expect(await reviewable(shop, who)).toEqual([false])
})

test('only the customer of a completed order can review it; a foreign order looks like an unknown one', async () => {
  const shop = await openSellingShop()
  const [who, other] = [await shop.customer(me), await shop.customer(guest('visitor-two'))]
  const early = await bought(shop, who, 1, false)
  expect(await reviewable(shop, who)).toEqual([false])
  expect(outcome(await add(shop, who, { orderId: early }))).toBe('review_early')
  expect((await waiting(shop, who)).total).toBe(0)
  const orderId = await bought(shop, who)
  for (const line of [{ orderId }, { orderId: 'tidak-ada' }]) {
    expect(await add(shop, other, line)).toMatchObject({ code: 'review_line_unknown', status: 404 })
    expect(await shop.call('review.findLine', { position: 0, ...line } as never, other)).toMatchObject({
      code: 'review_line_unknown',
      status: 404,
    })
  }
  expect(outcome(await add(shop, who, { orderId, position: 7 }))).toBe('review_line_unknown')
  expect((await waiting(shop, other)).total).toBe(0)
  expect(outcome(await add(shop, guest('visitor-three'), { orderId }))).toBe('sign_in_needed')
})

test.each([
  { REVIEW_TEXT: 'x'.repeat(9) },
  { REVIEW_TEXT: `   ${'x'.repeat(9)}   ` },
  { REVIEW_TEXT: 'x'.repeat(1_001) },
  { REVIEW_RATING: 0 },
  { REVIEW_RATING: 6 },
  { FILE_ID_LIST: ['a', 'b', 'c', 'd', 'e', 'f'] },
])('%j is refused at its field', async (change) => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const body = { SALE_ID: 'x', SALE_LINE_POSITION: 0, REVIEW_RATING: 5, REVIEW_TEXT: text, ...change }
  const answer = await shop.upstream('POST', '/review/insert', { body, ...who })
  expect([answer.status, Object.keys(answer.body.fields ?? {})[0]?.split('.')[0]]).toEqual([
    422,
    Object.keys(change)[0],
  ])
})

test('review photos are the customer’s own images, used in one review; only they become public', async () => {
  const shop = await openSellingShop()
  const [who, other] = [await shop.customer(me), await shop.customer(guest('visitor-two'))]
  const orderId = await bought(shop, who, 2)
  const [mine, hidden, theirs] = [await upload(shop, who), await upload(shop, who), await upload(shop, other)]
  const pdf = await upload(
    shop,
    who,
    Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0)),
  )
  for (const bad of [theirs, pdf, 'tidak-ada'])
    expect(outcome(await add(shop, who, { orderId, photos: [mine, bad] }))).toBe('review_photo')
  expect((await photo(shop, mine)).status).toBe(404)
  const { slug } = valueOf(await add(shop, who, { orderId, photos: [mine, mine] }))
  expect((await shownOf(shop, slug)).rows[0]?.photos).toEqual([`/ulasan/foto/${mine}`])
  const served = await photo(shop, mine)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(png)
  for (const id of [hidden, theirs, pdf]) expect((await photo(shop, id)).status).toBe(404)
  expect(outcome(await add(shop, who, { orderId, position: 1, photos: [mine] }))).toBe('review_photo')
  const sibling = await openSellingShop()
  expect((await photo(sibling, mine)).status).toBe(404)
})

// Proves ASVS 15.2.2
test('a look at a photo takes nothing apart, and the next look asks nobody', async () => {
  const [shop, sibling] = [await openSellingShop(), await openSellingShop()]
  const who = await shop.customer(me)
  const mine = await upload(shop, who)
  valueOf(await add(shop, who, { orderId: await bought(shop, who), photos: [mine] }))
  const key = `${(await shop.object()).name}/private/${mine}`
  // Whatever is kept is sent as it is.
  const kept = new TextEncoder().encode('bytes that nobody could take apart')
  await bindings.MEDIA.put(key, kept)
  const at = browse(shop)
  const read = vi.spyOn(bindings.MEDIA, 'get')
  // The first look also asks which shop it is.
  let calls: number | null = null
  for (const look of [1, 2, 3]) {
    const answer = await at.fetch(`/ulasan/foto/${mine}`)
    expect([look, answer.status, answer.headers.get('content-type')]).toEqual([look, 200, 'image/png'])
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(kept)
    // It may go with its review: nobody keeps it for longer than an hour.
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(at.backendCalls()).toBe((calls ??= at.backendCalls()))
    expect(read.mock.calls.filter(([asked]) => asked === key).length).toBe(1)
  }
  read.mockRestore()
  const known = await at.fetch(`/ulasan/foto/${mine}`, { headers: { 'if-none-match': `"${mine}"` } })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect((await browse(sibling).fetch(`/ulasan/foto/${mine}`)).status).toBe(404)
})

test('the own reviews of a customer with many orders are of the newest, and the list says so', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const orderId = await bought(shop, who)
  valueOf(await add(shop, who, { orderId }))
  const own = async () => valueOf(await shop.call('review.listOwn', { index: 0, size: 12 }, who))
  expect(await own()).toMatchObject({ total: 1, more: { ofOrders: null } })
  await shop.sql(`INSERT INTO orders (id, number, customer_id, status, delivery, weight_grams, subtotal, total, created_at, placed_at, pay_by)
    SELECT 'nanti' || i.value, 'INV-99-' || i.value, customer_id, status, delivery, weight_grams, total, total, created_at, placed_at + 1, pay_by
    FROM orders, json_each('${JSON.stringify(Array.from({ length: limits.ordersToReview }, (_, n) => n))}') i WHERE orders.id = '${orderId}'`)
  expect(await own()).toMatchObject({ total: 0, rows: [], more: { ofOrders: limits.ordersToReview } })
  await shop.sql("DELETE FROM orders WHERE id GLOB 'nanti*'")
})
