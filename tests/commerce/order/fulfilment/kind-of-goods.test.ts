import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { expect, test } from 'vitest'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { giveCoinRules } from '../../wallet/wallet-steps.ts'
import {
  begin,
  expectSound,
  order,
  outcome,
  place,
  prepare,
  press,
  siti,
  stockOf,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { addCodes, bought, openCodes, readied, reveal } from './digital-steps.ts'

const turn = async (shop: SellingShop, item: string, digital: boolean) =>
  shop.admin('POST', '/import', { products: [{ slug: `kopi-${item}`, digital }] })
const refusal = { status: 422, body: { fields: { 'products.0.digital': expect.stringContaining('new product') } } }

test('goods that were sold as a parcel do not become codes, nor codes a parcel; the buyers have what they bought', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-one'))
  const [parcel, code] = [await shop.item(), await shop.item({ digital: true, stock: 2 })]
  await addCodes(shop, code, ['A-1', 'A-2'])
  const sent = await place(shop, who, [parcel], { quantity: 3 })
  await press(shop, sent, who, 'settlement')
  const opened = await bought(shop, who, code, { quantity: 1 })
  expect(await turn(shop, parcel, true)).toMatchObject(refusal)
  expect(await turn(shop, code, false)).toMatchObject(refusal)
  await addCodes(shop, parcel, ['K-1', 'K-2', 'K-3'])
  expect(outcome(await openCodes(shop, who, sent, parcel))).toBe('order_unknown')
  expect(await stockOf(shop, parcel)).toBe(7)
  expect((await reveal(shop, who, opened, code)).codes).toEqual(['A-1'])
  // Everything else of them can change.
  expect((await shop.admin('POST', '/import', { products: [{ slug: `kopi-${parcel}`, name: 'Lain' }] })).status).toBe(
    200,
  )
})

test('an open checkout is placed only as what its goods are now', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-two'))
  const [code, parcel] = [await shop.item({ digital: true }), await shop.item()]
  const [toDownload, toSend] = [await readied(shop, who, code, 1), await prepare(shop, who, [parcel])]
  expect([(await turn(shop, code, false)).status, (await turn(shop, parcel, true)).status]).toEqual([200, 200])
  for (const orderId of [toDownload, toSend])
    expect(outcome(await shop.call('checkout.place', { orderId }, who))).toBe('delivery_changed')
  // Begun again, it is what it is.
  await addCodes(shop, parcel, ['B-1'])
  const other = await shop.customer(guest('visitor-four'))
  expect((await reveal(shop, other, await bought(shop, other, parcel, { quantity: 1 }), parcel)).codes).toEqual(['B-1'])
})

test('goods that cost nothing are bought with an account, in a shop that gives coins', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const who = await shop.customer(guest('visitor-three'))
  const orderId = await begin(shop, who, [await shop.item({ digital: true, price: 0 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, recipient: siti.recipient, phone: siti.phone }, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  expect((await order(shop, orderId, who)).status).toBe('COMPLETED')
})

/** The service says that its only payment came, after all. */
const payLate = (shop: SellingShop) =>
  runInShop(shop, async (at) => {
    at.sql("UPDATE simulated_payment SET status = 'settlement'")
    const [charge] = at.sql('SELECT reference FROM charge')
    await at.notify(String(charge?.['reference']))
  })

test.each(['a parcel', 'a download'])(
  '%s that nobody has got may change its kind; late money for what it was goes back',
  async (kind) => {
    const digital = kind === 'a download'
    const shop = await openSellingShop()
    const who = await shop.customer(guest('visitor-late'))
    const item = await shop.item({ digital, stock: 3 })
    if (digital) await addCodes(shop, item, ['L-1', 'L-2', 'L-3'])
    const prepared = () => (digital ? readied(shop, who, item, 1) : prepare(shop, who, [item], { quantity: 1 }))
    const orderId = await prepared()
    valueOf(await shop.call('checkout.place', { orderId }, who))
    // Its buyer waits for it.
    expect(await turn(shop, item, !digital)).toMatchObject(refusal)
    await shop.wait(25)
    await shop.runDue()
    expect((await order(shop, orderId, who)).status).toBe('EXPIRED')
    expect((await turn(shop, item, !digital)).status).toBe(200)
    await payLate(shop)
    expect((await order(shop, orderId, who)).status).toBe('EXPIRED')
    expect(await shop.sql("SELECT count(*) AS n FROM ledger_transfer WHERE kind = 'refund'")).toEqual([{ n: 1 }])
    await expectSound(shop)
  },
)

test('late money for what is still of its kind lets the order go on', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-late'))
  const orderId = await prepare(shop, who, [await shop.item()])
  valueOf(await shop.call('checkout.place', { orderId }, who))
  await shop.wait(25)
  await shop.runDue()
  await payLate(shop)
  expect((await order(shop, orderId, who)).status).toBe('PAYMENT_CONFIRMED')
})
