import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import { order, outcome, place, press, siti, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { giveCoinRules } from '../../wallet/wallet-steps.ts'
import { returnInput } from './return-steps.ts'

const me = guest('visitor-one')
const anybody: Caller = { visitor: null, headers: { 'visitor-address': '198.51.100.9' } }
const typed = [{ step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }]

/** An order whose number the shop has typed, so that no courier reports on it. */
async function sent(as: 'customer' | 'guest' = 'guest', steps: readonly object[] = typed) {
  const shop = await openSellingShop()
  const shopper = as === 'guest' ? me : await shop.customer(me)
  const item = await shop.item({ price: 50_000 })
  const orderId = await place(shop, shopper, [item], { quantity: 2 })
  await press(shop, orderId, shopper, 'settlement')
  for (const body of steps) expect(await sellerStep(shop, orderId, body)).toBe(200)
  const token = (await order(shop, orderId, shopper)).trackToken ?? ''
  return { shop, shopper, item, orderId, token }
}
const confirm = async (shop: SellingShop, token: string, as: Caller, pass: string | null = null) =>
  outcome(await shop.call('order.confirmDelivery', { token, pass }, as))
const tracked = async (shop: SellingShop, token: string, as: Caller, pass: string | null = null) =>
  valueOf<Order>(await shop.call('order.track', { token, pass }, as))
const passOf = async (shop: SellingShop, token: string) =>
  valueOf<{ pass: string }>(await shop.call('order.openTrack', { token, digits: siti.phone.slice(-4) }, anybody)).pass
const messagesOf = async (shop: SellingShop, orderId: string) =>
  (await shop.sql(`SELECT kind FROM message WHERE order_id = '${orderId}' AND kind NOT LIKE 'seller_%'`)).map(
    ({ kind }) => kind,
  )

test('the shopper says that a parcel came whose number the shop has typed; twice, and at once, counts once', async () => {
  const { shop, orderId, token } = await sent()
  expect((await order(shop, orderId, me)).confirmable).toBe(true)
  expect(await Promise.all([1, 2, 3].map(() => confirm(shop, token, me)))).toEqual(['accepted', 'accepted', 'accepted'])
  const seen = await order(shop, orderId, me)
  expect(seen).toMatchObject({ status: 'DELIVERED', confirmable: false })
  expect(seen.events.map(({ status }) => status).slice(-3)).toEqual(['SHIPPING', 'delivery_confirmed', 'DELIVERED'])
  expect(seen.events.at(-2)?.label).toBe('Dikonfirmasi pembeli')
  expect((await messagesOf(shop, orderId)).filter((kind) => kind === 'order_delivered')).toHaveLength(1)
  expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(409)
})

test('nobody else says it: not the link alone, another browser, another customer or another shop', async () => {
  const { shop, orderId, token } = await sent('customer')
  const others = [anybody, guest('visitor-two'), await shop.customer(guest('visitor-three'))]
  for (const as of others) {
    // It may be said, and not by who reads this.
    expect(await tracked(shop, token, as)).toMatchObject({ confirmable: true, address: null })
    expect(await confirm(shop, token, as)).toBe('order_link_invalid')
    expect(await confirm(shop, token, as, 'salah')).toBe('order_link_invalid')
  }
  const pass = await passOf(shop, token)
  const other = await sent()
  expect(await confirm(other.shop, token, me, pass)).toBe('order_link_invalid')
  expect(await confirm(other.shop, other.token, anybody, pass)).toBe('order_link_invalid')
  expect((await shop.sql(`SELECT status FROM orders WHERE id = '${orderId}'`))[0]).toEqual({ status: 'SHIPPING' })
  // Who knows the digits has the parcel in hand, or knows who has.
  expect((await tracked(shop, token, anybody, pass)).address).not.toBeNull()
  expect(await confirm(shop, token, anybody, pass)).toBe('accepted')
})

test('only a parcel on its way is confirmed, and none that is paid with it', async () => {
  const steps = [...typed, { step: 'came-back' }]
  for (const some of [[], steps.slice(0, 1), steps]) {
    const { shop, orderId, token } = await sent('guest', some)
    expect((await order(shop, orderId, me)).confirmable).toBe(false)
    expect(await confirm(shop, token, me)).toBe('order_step_impossible')
  }
  const shop = await openSellingShop()
  const cash = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  expect(await sellerStep(shop, cash, { step: 'ship', receiptNumber: 'JP1234567' })).toBe(200)
  const { confirmable, trackToken } = await order(shop, cash, me)
  expect(confirmable).toBe(false)
  // Its money is with who took it: the shopper's word would make it paid.
  expect(await confirm(shop, trackToken ?? '', me)).toBe('order_step_impossible')
})

test('the simulated courier of a demo shop reports by itself; a person who typed the number does not', async () => {
  const { shop, orderId, token } = await sent('guest', [])
  for (const hours of [0.1, 0.2]) {
    await shop.wait(hours)
    await shop.runDue()
  }
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', confirmable: false })
  expect(await confirm(shop, token, me)).toBe('order_step_impossible')
})

test('the days for returns count from there, it completes by itself, and coins come once', async () => {
  const { shop, shopper, item, orderId, token } = await sent('customer')
  await giveCoinRules(shop)
  await shop.wait(48)
  expect(await confirm(shop, token, shopper)).toBe('accepted')
  const { returnUntil } = await order(shop, orderId, shopper)
  const [row] = await shop.sql(`SELECT delivered_at AS at FROM orders WHERE id = '${orderId}'`)
  expect(Date.parse(returnUntil ?? '')).toBeGreaterThan(Number(row?.['at']))
  expect(Number(row?.['at'])).toBeGreaterThan(Date.now() + 47 * hourMs)
  // Who said that it came does not say that it never did.
  const never = returnInput(orderId, item, { reason: 'Paket tidak sampai' })
  expect(outcome(await shop.call('return.request', never, shopper))).toBe('return_received')
  await shop.wait(10 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
  await shop.wait(25)
  await shop.runDue()
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'coins:%'")).toEqual([{ balance: 1_000 }])
})
