import { expect, test } from 'vitest'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { codeOf, outcome, prepare, proveContact, siti, stockOf, transfer, valueOf } from '../checkout/checkout-steps.ts'

const from = (name: string) => guest(name, '203.0.113.7')
const ways = async (shop: SellingShop, orderId: string, as: Caller) =>
  valueOf(await shop.call('payment.listContactWays', { orderId }, as))

/** A checkout of twenty pieces, for a recipient and a street of its own. */
async function twenty(
  shop: SellingShop,
  n: number,
  item: string,
  typed: { buyer?: string; email?: string } = {},
  quantity = 20,
) {
  const as = from(`stranger-${n}-`)
  const orderId = await prepare(shop, as, [item], { quantity, payment: transfer })
  const phone = `08130000${1_000 + n}`
  valueOf(
    await shop.call(
      'checkout.applyAddress',
      { orderId, ...siti, phone, street: `Jl. Melawai Raya No. ${n}`, ...typed },
      as,
    ),
  )
  return { as, orderId, place: async () => outcome(await shop.call('checkout.place', { orderId }, as)) }
}
/** Strangers of this network hold 40 of 100 pieces. */
async function openHeld(how: Parameters<typeof openSellingShop>[0] = {}) {
  const shop = await openSellingShop(how)
  const item = await shop.item({ stock: 100, price: 5_000 })
  for (let n = 0; n < 2; n += 1) expect(await (await twenty(shop, n, item)).place()).toBe('accepted')
  return { shop, item }
}

test('a guest beyond what strangers may hold proves the phone by a code and buys without an account', async () => {
  const { shop, item } = await openHeld()
  const { as, orderId, place } = await twenty(shop, 2, item)
  expect(await place()).toBe('contact_unproven')
  expect(await ways(shop, orderId, as)).toEqual([
    { channel: 'whatsapp', contact: '08••••••1002' },
    { channel: 'sms', contact: '08••••••1002' },
  ])
  const { ticket } = valueOf<{ ticket: string }>(await shop.call('payment.askContactCode', { orderId }, as))
  const code = await codeOf(shop, ticket)
  const [sent] = await shop.sql("SELECT target, \"values\" ->> '$.what' AS what FROM message WHERE kind = 'code_order'")
  expect(sent).toEqual({ target: '+6281300001002', what: 'pesanan Anda' })
  const prove = (typed: string) => shop.call('payment.proveContact', { orderId, ticket, code: typed }, as)
  expect(outcome(await prove(code === '000000' ? '000001' : '000000'))).toBe('code_wrong')
  expect(await place()).toBe('contact_unproven')
  valueOf(await prove(code))
  expect(await ways(shop, orderId, as)).toEqual([])
  expect(await place()).toBe('accepted')
  expect(await stockOf(shop, item)).toBe(40)
})

test('one proven phone is one shopper: other cookies that show it hold no more than half together', async () => {
  const { shop, item } = await openHeld()
  const buyer = '081399990001'
  const first = await twenty(shop, 2, item, { buyer })
  await proveContact(shop, first.orderId, first.as)
  expect(await first.place()).toBe('accepted')
  // Proven by an order before, in the same browser: not written on this one until it is placed.
  const again = await twenty(shop, 2, item, { buyer })
  await shop.sql(
    `UPDATE orders SET address = json_set(address, '$.phone', '+6281300007777') WHERE id = '${again.orderId}'`,
  )
  expect(await again.place()).toBe('accepted')
  const second = await twenty(shop, 3, item, { buyer })
  await proveContact(shop, second.orderId, second.as)
  expect(await second.place()).toBe('pieces_unpaid')
  const other = await twenty(shop, 4, item, { buyer: '081399990002' })
  await proveContact(shop, other.orderId, other.as)
  expect(await other.place()).toBe('accepted')
})

test('the code goes to who buys, never to who receives', async () => {
  const { shop, item } = await openHeld()
  const present = await twenty(shop, 2, item, { buyer: '081399990001' })
  expect(await ways(shop, present.orderId, present.as)).toMatchObject([
    { contact: '08••••••0001' },
    { contact: '08••••••0001' },
  ])
  // Cash on delivery is collected from the recipient.
  valueOf(
    await shop.call('checkout.applyPayment', { orderId: present.orderId, vendor: 'cod', method: 'cod' }, present.as),
  )
  expect(await ways(shop, present.orderId, present.as)).toMatchObject([
    { contact: '08••••••1002' },
    { contact: '08••••••1002' },
  ])
  // Who said only an e-mail is asked for a phone.
  const byEmail = await twenty(shop, 3, item, { buyer: 'budi@contoh.id' })
  const placed = await shop.call('checkout.place', { orderId: byEmail.orderId }, byEmail.as)
  expect(placed).toMatchObject({
    code: 'stock_contact_missing',
    message: 'Stok terbatas: isi nomor HP Anda di alamat, lalu coba lagi.',
  })
  expect(outcome(await shop.call('payment.askContactCode', { orderId: byEmail.orderId }, byEmail.as))).toBe(
    'code_unreachable',
  )
})

test('a shop that sends no codes to phones takes the e-mail', async () => {
  const { shop, item } = await openHeld({ demo: false, vendors: 'mailOnly' })
  const silent = await twenty(shop, 2, item)
  expect(await silent.place()).toBe('stock_contact_missing')
  const { as, orderId, place } = await twenty(shop, 3, item, { buyer: 'budi@contoh.id' })
  expect(await place()).toBe('contact_unproven')
  expect(await ways(shop, orderId, as)).toEqual([{ channel: 'email', contact: 'b•••@contoh.id' }])
  await proveContact(shop, orderId, as)
  expect(await place()).toBe('accepted')
})
