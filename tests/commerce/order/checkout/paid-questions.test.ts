import { expect, test } from 'vitest'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { limits } from '#shared/limits.ts'
import { biteshipRate, openFakeCouriers } from '#tests/support/in-workerd/fake-couriers.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bcaVa, begin, outcome, press, siti, valueOf } from './checkout-steps.ts'

const couriers = openFakeCouriers()
const ofHour = limits.quotesOfDay * limits.usualHourPart
const ofNetwork = ofHour * limits.quotesNetworkPart

/** A shop whose courier is paid for each question; a day of its clock has just begun. */
async function open() {
  couriers.answer('biteship.test', () => ({ json: { pricing: [biteshipRate] } }))
  const shop = await openSellingShop({ vendors: 'couriers' })
  await shop.startNext('day')
  return { shop, item: await shop.item({ stock: 500 }) }
}
async function addressed(shop: SellingShop, as: Caller, item: string, quantity = 1) {
  const orderId = await begin(shop, as, [item], quantity)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, as))
  return orderId
}
const look = (shop: SellingShop, as: Caller, orderId: string) =>
  shop.call<ShippingChoice[]>('checkout.listShipping', { orderId }, as)
/** As if strangers had caused so many in this hour. */
const caused = async (shop: SellingShop, sent: number) => {
  const [{ hour } = {}] = await shop.sql("SELECT max(hour) AS hour FROM spent_day WHERE what = 'quote'")
  await shop.sql(`UPDATE spent_day SET sent = ${sent}, hour_sent = ${sent} WHERE what = 'quote' AND hour = ${hour}`)
}

// Which addresses are of one network, worker/commerce/platform/network.test.ts has.
test('one network causes no more paid questions in an hour than its part, and its checkout goes on', async () => {
  const addressOf = (n: number) => `2001:db8:77:${n.toString(16)}::1`
  const { shop, item } = await open()
  const me = guest('visitor-one', addressOf(0))
  const orderId = await addressed(shop, me, item)
  couriers.asked()
  for (let n = 0; n < ofNetwork; n += 1) await look(shop, guest('visitor-one', addressOf(n)), orderId)
  expect(couriers.asked().length).toBeLessThanOrEqual(ofNetwork * limits.quotesReservePart)
  // What the courier said last counts, and is marked.
  expect(valueOf(await look(shop, me, orderId))).toMatchObject([{ cost: 10_000, lastKnown: true }])
  couriers.asked()
  const other = guest('visitor-two', '203.0.114.7')
  expect(valueOf(await look(shop, other, await addressed(shop, other, item)))).toMatchObject([{ lastKnown: false }])
  expect(couriers.asked().length).toBeGreaterThan(0)
})

test('while strangers have caused unusually many, ways that are known are not asked again, then none; who has paid goes on', async () => {
  const { shop, item } = await open()
  const regular = await shop.customer(guest('pelanggan'))
  const first = await addressed(shop, regular, item)
  valueOf(await shop.call('checkout.applyShipping', { orderId: first, code: 'jne:reg' }, regular))
  valueOf(await shop.call('checkout.applyPayment', { orderId: first, ...bcaVa }, regular))
  valueOf(await shop.call('checkout.place', { orderId: first }, regular))
  await press(shop, first, regular, 'settlement')
  const used = await shop.sql("SELECT used FROM spent_day WHERE what = 'quote'")
  expect(used).toEqual([{ used: limits.quotesPerOrder }])

  const stranger = guest('visitor-one', '203.0.113.7')
  const known = await addressed(shop, stranger, item)
  await caused(shop, ofHour * 0.6)
  couriers.asked()
  expect(valueOf(await look(shop, stranger, known))).toMatchObject([{ lastKnown: true }])
  expect(couriers.asked()).toEqual([])
  // Three pieces weigh more: nobody has requested this before.
  const [heavy, heavier] = [guest('visitor-two', '203.0.113.8'), guest('visitor-three', '203.0.113.9')]
  expect(valueOf(await look(shop, heavy, await addressed(shop, heavy, item, 3)))).toMatchObject([{ cost: 10_000 }])
  expect(couriers.asked().length).toBeGreaterThan(0)

  await caused(shop, ofHour + 3 * limits.quotesPerOrder)
  const silent = await addressed(shop, heavier, item, 5)
  expect(outcome(await look(shop, heavier, silent))).toBe('couriers_silent')
  expect(couriers.asked()).toEqual([])
  expect(valueOf(await look(shop, regular, await addressed(shop, regular, item, 7)))).toMatchObject([{ cost: 10_000 }])
  expect(couriers.asked().length).toBeGreaterThan(0)
  const [{ refused } = {}] = await shop.sql("SELECT refused FROM spent_day WHERE what = 'quote'")
  expect(Number(refused)).toBeGreaterThan(0)
  expect(await shop.sql("SELECT kind FROM scheduled_job WHERE kind = 'report-health'")).toHaveLength(1)
  await shop.wait(1)
  expect(valueOf(await look(shop, heavier, silent))).toMatchObject([{ lastKnown: false }])
})
