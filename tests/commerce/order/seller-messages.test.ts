import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import { dayIn } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { ask, delivered, photo } from './after/return-steps.ts'
import { order, place, press, transfer, valueOf } from './checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const seller = { email: 'penjual@contoh.id', phone: '+6281234567890', daily: false, lowStock: 3 }

const tellsTo = (shop: SellingShop, change: object = {}) =>
  shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.sellerMessages', json('${JSON.stringify({ ...seller, ...change })}'))`,
  )
/** What was written to the seller, by its kind and channel, in the order it happened. */
const told = async (shop: SellingShop) =>
  (await shop.sql("SELECT kind, channel FROM message WHERE kind LIKE 'seller_%' ORDER BY rowid")).map(
    ({ kind, channel }) => `${kind} ${channel}`,
  )
const ofKind = (all: readonly string[], kind: string) => all.filter((one) => one === `seller_${kind} email`).length

test('the seller reads of each order, its payment and what is nearly sold out, by e-mail and WhatsApp, once', async () => {
  const shop = await openSellingShop()
  await tellsTo(shop)
  const item = await shop.item({ stock: 4 })
  const orderId = await place(shop, me, [item, await shop.item()])
  await press(shop, orderId, me, 'settlement')
  expect(await told(shop)).toEqual(
    ['order', 'stock', 'paid'].flatMap((kind) => [`seller_${kind} email`, `seller_${kind} whatsapp`]),
  )
  // Each says what is to be packed, and leads to the order at the desk: by a link, and in a template by its words.
  const goods = String.raw`Rp\s[\d.]+ \(1 × Kopi ${item} \+1 lainnya\)`
  const at = '/kelola/pesanan\\?id=INV-[\\w-]+'
  const listed = valueOf<Message[]>(await shop.call('message.list', {}))
  for (const [target, words, path] of [
    [seller.email, `pesanan baru INV-[\\w-]+ senilai ${goods} yang menunggu`, at],
    [seller.phone, `pesanan baru INV-[\\w-]+ di https://${shop.host}${at} senilai ${goods} yang menunggu`, 'null'],
    [seller.email, `pesanan INV-[\\w-]+ senilai ${goods} sudah dibayar`, at],
    [seller.phone, `pesanan INV-[\\w-]+ di https://${shop.host}${at} senilai ${goods} sudah dibayar`, 'null'],
  ] as const)
    expect(listed.filter((one) => one.target === target).map(({ text, path: to }) => `${to} ${text}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^${path} .*${words}`)),
    )
  await place(shop, guest('visitor-two'), [item])
  // The same variant once a day.
  expect(ofKind(await told(shop), 'stock')).toBe(1)
  const [stock] = await shop.sql(
    `SELECT target, "values" FROM message WHERE kind = 'seller_stock' AND channel = 'email'`,
  )
  expect(stock).toMatchObject({ target: seller.email, values: expect.stringContaining('"stock":"3"') })
})

test('a shop that has named nobody tells nobody; a channel it has no vendor for stays silent', async () => {
  const shop = await openSellingShop()
  await place(shop, me, [await shop.item()])
  expect(await told(shop)).toEqual([])
  await tellsTo(shop, { email: null })
  await place(shop, me, [await shop.item()])
  expect(await told(shop)).toEqual(['seller_order whatsapp'])
})

test('what waits for an answer is reported at once: a receipt, a wish to cancel, a return', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  await tellsTo(shop, { daily: true })
  await ask(shop, shopper, orderId, item)
  const paid = await place(shop, shopper, [await shop.item()])
  await press(shop, paid, shopper, 'settlement')
  valueOf(await shop.call('order.cancel', { orderId: paid, reason: 'Salah ukuran' }, shopper))
  const unpaid = await place(shop, shopper, [await shop.item()], { payment: transfer })
  const { trackToken: token } = await order(shop, unpaid, shopper)
  const receipt = { bank: 'BCA', payer: 'Siti Aminah', amount: 59_001, day: dayIn(new Date()), note: '' }
  const fileId = await photo(shop, shopper)
  valueOf(await shop.call('transferReceipt.send', { token, fileId, ...receipt }, shopper))
  const kinds = await told(shop)
  expect(['return', 'cancel', 'receipt', 'order', 'paid'].map((kind) => ofKind(kinds, kind))).toEqual([1, 1, 1, 0, 0])
})

test('an order paid on delivery is reported as such, and its cancellation by the shopper too', async () => {
  const shop = await openSellingShop()
  await tellsTo(shop)
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  // Also who wants one message a day must not send it.
  await tellsTo(shop, { daily: true })
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, me))
  const kinds = await told(shop)
  expect([ofKind(kinds, 'order'), ofKind(kinds, 'cancelled'), ofKind(kinds, 'paid')]).toEqual([1, 1, 0])
})

test('a digest comes at seven in the morning after a day with orders, and none after a day without', async () => {
  const shop = await openSellingShop()
  await tellsTo(shop, { daily: true, phone: null })
  await place(shop, me, [await shop.item({ price: 60_000, stock: 2 })], { payment: transfer })
  expect(await told(shop)).toEqual([])
  const [{ total } = {}] = await shop.sql('SELECT total - unique_code AS total FROM orders')
  // Coins and wallet paid for a part: the order is worth as much.
  await shop.sql(
    'UPDATE orders SET total = total - 7000 - unique_code, unique_code = 0, coins_used = 4000, wallet_used = 3000',
  )
  skipAudit(shop)
  const due = await shop.sql("SELECT due_at FROM scheduled_job WHERE kind = 'seller-digest'")
  expect(due.map(({ due_at }) => new Date(Number(due_at)).toISOString().slice(11))).toEqual(['00:00:00.000Z'])
  await shop.wait((Number(due[0]?.['due_at']) - Date.now()) / hourMs + 0.1)
  await shop.runDue()
  const [digest] = await shop.sql(`SELECT "values" FROM message WHERE kind = 'seller_digest'`)
  const amount = formatRupiah(Number(total))
  expect(JSON.parse(String(digest?.['values']))).toMatchObject({
    orders: '1',
    amount,
    pack: '0',
    answers: '0',
    stock: '1',
  })
  await shop.wait(48)
  await shop.runDue()
  expect(await told(shop)).toEqual(['seller_digest email'])
})

test('an order after seven and before a late digest is in the digest of the next day, and only there', async () => {
  const shop = await openSellingShop()
  await tellsTo(shop, { daily: true, phone: null })
  const item = await shop.item({ price: 60_000, stock: 9 })
  let waited = 0
  /** Moves the clock to some minutes after (or before) the moment when the digest is due. */
  const waitForSeven = async (minutes: number) => {
    const [due] = await shop.sql("SELECT due_at FROM scheduled_job WHERE kind = 'seller-digest'")
    const hours = (Number(due?.['due_at']) - Date.now()) / hourMs + minutes / 60 - waited
    waited += hours
    await shop.wait(hours)
  }
  await place(shop, me, [item])
  await waitForSeven(-6)
  await place(shop, guest('visitor-two'), [item])
  await waitForSeven(6)
  await place(shop, guest('visitor-three'), [item])
  await shop.runDue()
  await waitForSeven(6)
  await shop.runDue()
  const digests = await shop.sql(`SELECT "values" FROM message WHERE kind = 'seller_digest' ORDER BY rowid`)
  expect(digests.map(({ values }) => (JSON.parse(String(values)) as { orders: string }).orders)).toEqual(['2', '1'])
  expect(await shop.sql("SELECT due_at FROM scheduled_job WHERE kind = 'seller-digest'")).toEqual([])
})
