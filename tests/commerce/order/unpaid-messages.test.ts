import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { photo } from './after/return-steps.ts'
import { order, place, prepare, press, transfer, valueOf } from './checkout/checkout-steps.ts'

const ofHour = limits.unpaidMessagesOfDay * limits.usualHourPart
const ofNetwork = ofHour * limits.messagesNetworkPart

const addressOf = (n: number) => `203.0.${n >> 8}.${n & 255}`

/** From now on the shop's clock is just after the beginning of a day, so no hour ends while orders are placed. */
async function open() {
  const shop = await openSellingShop()
  const today = dayIn(new Date(await shop.startNext('day')))
  return { shop, today, item: await shop.item({ stock: 5_000 }) }
}

/** A guest with an own browser and phone places an order that nobody pays. */
async function stranger(shop: SellingShop, item: string, n: number, address = addressOf(n), how: object = {}) {
  const as = guest(`stranger-${n}-`, address)
  const orderId = await prepare(shop, as, [item], how)
  await shop.sql(
    `UPDATE orders SET address = json_set(address, '$.phone', '${phoneOf(n)}', '$.street', 'Jl. ${n}') WHERE id = '${orderId}'`,
  )
  valueOf(await shop.call('checkout.place', { orderId }, as))
  return { as, orderId }
}
const phoneOf = (n: number) => `+62813${10_000_000 + n}`
const strangers = async (
  shop: SellingShop,
  item: string,
  first: number,
  count: number,
  address: string | ((n: number) => string) = addressOf,
) => {
  for (let n = first; n < first + count; n += 1)
    await stranger(shop, item, n, typeof address === 'string' ? address : address(n))
}
const messagesOf = async (shop: SellingShop, where = "channel <> 'email'") =>
  (await shop.sql(`SELECT kind, target FROM message WHERE ${where}`)).map(({ kind, target }) => `${kind} ${target}`)

test('orders of one network that nobody pays bring half of what an hour may bring; others go on', async () => {
  const { shop, item } = await open()
  const regular = await stranger(shop, item, 900, addressOf(900))
  await press(shop, regular.orderId, regular.as, 'settlement')
  const bulk = '198.51.100.7'
  await strangers(shop, item, 1, ofNetwork + 10, bulk)
  const placed = () => messagesOf(shop, "kind = 'order_placed' AND channel <> 'email'")
  expect(await placed()).toHaveLength(1 + ofNetwork)

  // A stranger elsewhere, somebody with an e-mail address and somebody who has paid before.
  await stranger(shop, item, 100)
  await stranger(shop, item, 101, bulk, { email: 'ani@contoh.id' })
  await stranger(shop, item, 900, bulk)
  expect((await placed()).slice(-2)).toEqual([`order_placed ${phoneOf(100)}`, `order_placed ${phoneOf(900)}`])
  expect(await messagesOf(shop, "channel = 'email'")).toEqual(['order_placed ani@contoh.id'])
  // What is paid is reported, whether or not its first message went out.
  const quiet = await stranger(shop, item, 102, bulk)
  await press(shop, quiet.orderId, quiet.as, 'settlement')
  expect(await messagesOf(shop, `target = '${phoneOf(102)}'`)).toEqual([`order_paid ${phoneOf(102)}`])
})

test('orders of many networks that nobody pays bring no more messages in a day than the shop can bear', async () => {
  const { shop, item } = await open()
  await strangers(shop, item, 1, ofHour + 10)
  expect(await messagesOf(shop)).toHaveLength(ofHour)
  await shop.wait(1)
  await strangers(shop, item, 101, 10)
  expect(await messagesOf(shop)).toHaveLength(ofHour + 10)
  // They end after a day, and nobody needs to read of all of them.
  for (let hour = 0; hour < 48; hour += 6) {
    await shop.wait(6)
    await shop.runDue()
    await shop.runDue()
  }
  const days = await shop.sql("SELECT sent, used, refused FROM spent_day WHERE what = 'message' ORDER BY day")
  expect(days.length).toBeGreaterThan(1)
  for (const { sent } of days) expect(sent).toBeLessThanOrEqual(limits.unpaidMessagesOfDay)
  expect(await messagesOf(shop, "kind = 'order_expired'")).not.toEqual([])
})

test('a shop whose orders are paid tells of all of them, and of more where more are usual', async () => {
  const { shop, item } = await open()
  for (let n = 1; n <= ofHour + 10; n += 1) {
    const { as, orderId } = await stranger(shop, item, n)
    if (n % 3 === 0) await press(shop, orderId, as, 'settlement')
  }
  expect(await messagesOf(shop, "kind = 'order_placed'")).toHaveLength(ofHour + 10)
  const [{ day } = {}] = await shop.sql('SELECT day FROM spent_day WHERE used = 20')
  await shop.sql(`INSERT INTO spent_day VALUES ('message', ${Number(day) - 3}, 400, 300, 0, 0, 0, 0)`)
  await shop.wait(24)
  await strangers(shop, item, 201, ofHour + 10)
  expect(await messagesOf(shop, "kind = 'order_placed'")).toHaveLength(2 * (ofHour + 10))
})

test('money that comes after weeks does not hide what went out today', async () => {
  const { shop, item } = await open()
  const late = await stranger(shop, item, 900)
  await strangers(shop, item, 1, ofHour)
  expect(await messagesOf(shop)).toHaveLength(ofHour)
  await shop.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${limits.usualDays})
    INSERT INTO spent_day SELECT 'message', day - i, 0, 0, 0, 0, 0, 0 FROM n, spent_day WHERE what = 'message'`)
  await shop.sql(`UPDATE message SET created_at = created_at - ${20 * 24 * hourMs} WHERE target = '${phoneOf(900)}'`)
  await press(shop, late.orderId, late.as, 'settlement')
  await stranger(shop, item, 100)
  expect(await messagesOf(shop, `target = '${phoneOf(100)}'`)).toEqual([])
  expect(await shop.sql("SELECT day FROM spent_day WHERE what = 'message'")).toHaveLength(1 + limits.usualDays)
})

test('all networks of one /48 bring no more of them than one', async () => {
  const { shop, item } = await open()
  await strangers(shop, item, 1, ofNetwork + 10, (n) => `2001:db8:77:${n.toString(16)}::1`)
  expect(await messagesOf(shop)).toHaveLength(ofNetwork)
  await stranger(shop, item, 100, '2001:db8:78::1')
  expect((await messagesOf(shop)).slice(-1)).toEqual([`order_placed ${phoneOf(100)}`])
})

const toSeller = (shop: SellingShop, email: string | null) =>
  shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.sellerMessages', json('${JSON.stringify({ email, phone: '+6281234567890', daily: false, lowStock: 0 })}'))`,
  )

test('where the seller gets them too, one network brings as many, both of an order or neither', async () => {
  const { shop, item } = await open()
  await toSeller(shop, null)
  await strangers(shop, item, 1, ofHour, '198.51.100.7')
  const orders = Math.ceil(ofNetwork / 2)
  expect(await messagesOf(shop, "kind = 'order_placed'")).toHaveLength(orders)
  expect(await messagesOf(shop, "kind = 'seller_order'")).toHaveLength(orders)
  const [day] = await shop.sql("SELECT sent, refused FROM spent_day WHERE what = 'message'")
  expect(day).toEqual({ sent: 2 * orders, refused: 2 * (ofHour - orders) })
  await stranger(shop, item, 100)
  expect((await messagesOf(shop)).slice(-2)).toEqual([`order_placed ${phoneOf(100)}`, 'seller_order +6281234567890'])
})

test('the seller gets no more of them by WhatsApp either', async () => {
  const { shop, item, today } = await open()
  await toSeller(shop, 'penjual@contoh.id')
  await strangers(shop, item, 1, ofHour)
  const ofSeller = (channel: string) => messagesOf(shop, `kind = 'seller_order' AND channel = '${channel}'`)
  expect(await ofSeller('email')).toHaveLength(ofHour)
  expect(await ofSeller('whatsapp')).toHaveLength(ofHour / 2)
  const me = guest('visitor-one', addressOf(500))
  const byTransfer = await place(shop, me, [item], { payment: transfer })
  const { trackToken: token } = await order(shop, byTransfer, me)
  const receipt = { bank: 'BCA', payer: 'Siti Aminah', amount: 59_001, day: today, note: '' }
  valueOf(await shop.call('transferReceipt.send', { token, fileId: await photo(shop, me), ...receipt }, me))
  expect(await messagesOf(shop, "kind = 'seller_receipt'")).toEqual(['seller_receipt penjual@contoh.id'])
  await press(shop, await place(shop, me, [item]), me, 'settlement')
  expect(await messagesOf(shop, "kind = 'seller_paid'")).toHaveLength(2)
})
