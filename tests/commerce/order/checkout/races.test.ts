import { expect, test } from 'vitest'
import { copies } from './checkout-copies.ts'
import { count, bill, order, outcome, place, prepare, press, stockOf } from './checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

// Proves §9.26, ASVS 2.3.4
test('a hundred simultaneous checkouts on a stock of ten sell exactly ten', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 10 })
  const orders = await copies(shop, await prepare(shop, me, [coffee]), 100, { ownPhones: true })
  const outcomes = await Promise.all(
    orders.map(async ({ shopper, orderId }) => outcome(await shop.call('checkout.place', { orderId }, shopper))),
  )
  expect(count(outcomes, 'accepted')).toBe(10)
  expect(count(outcomes, 'stock_out')).toBe(90)
  expect(await stockOf(shop, coffee)).toBe(0)
})

// Proves ASVS 2.3.3
test('carts {A, B} and {B, A} compete for one piece of each: an order is complete or refused', async () => {
  const shop = await openSellingShop()
  const [a, b] = [await shop.item({ stock: 1 }), await shop.item({ stock: 1 })]
  const [one, other] = [
    await copies(shop, await prepare(shop, me, [a, b]), 20, { name: 'one' }),
    await copies(shop, await prepare(shop, guest('visitor-two'), [b, a]), 20, { name: 'two' }),
  ]
  const orders = one.flatMap((checkout, i) => [checkout, ...other.slice(i, i + 1)])
  const outcomes = await Promise.all(
    orders.map(async ({ shopper, orderId }) => outcome(await shop.call('checkout.place', { orderId }, shopper))),
  )
  expect(count(outcomes, 'accepted')).toBe(1)
  expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([0, 0])
})

// Proves §4.38, §7.36, ASVS 2.3.4
test('one checkout placed twenty times is one order with one charge', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  const orderId = await prepare(shop, me, [coffee])
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call('checkout.place', { orderId }, me)))
  expect(answers.map(outcome)).toEqual(Array.from({ length: 20 }, () => 'accepted'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.sql('SELECT reference FROM simulated_payment')).toHaveLength(1)
  expect(await shop.sql('SELECT code FROM bill')).toHaveLength(1)
  expect(await stockOf(shop, coffee)).toBe(9)
})

test('two clicks with the same key and later clicks with other keys make one order', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  const orderId = await prepare(shop, me, [coffee])
  const click = (key: string, note = '') =>
    shop.call('checkout.place', { orderId, note }, { ...me, headers: { 'idempotency-key': key } })
  const answers = [
    ...(await Promise.all(Array.from({ length: 5 }, () => click('one')))),
    await click('one'),
    await click('two'),
    await click('three'),
  ]
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(outcome(await click('one', 'lain'))).toBe('key_reused')
  expect(await shop.sql('SELECT code FROM bill')).toHaveLength(1)
  expect(await stockOf(shop, coffee)).toBe(9)
})

test('creating a checkout twice with the same key makes one checkout', async () => {
  const shop = await openSellingShop()
  const lines = [{ id: await shop.cart(me, await shop.item()) }]
  const begin = () =>
    shop.call<{ orderId: string }>('checkout.create', { lines }, { ...me, headers: { 'idempotency-key': 'begin' } })
  const [one, other] = await Promise.all([begin(), begin()])
  expect(one).toEqual(other)
  expect(await shop.sql('SELECT id FROM orders')).toHaveLength(1)
})

test('a simultaneous payment and expiry end in one of the two, with the matching stock', async () => {
  const shop = await openSellingShop()
  for (let round = 0; round < 10; round++) {
    const coffee = await shop.item({ stock: 3 })
    const orderId = await place(shop, me, [coffee])
    const press2 = (result: 'settlement' | 'expire') => press(shop, orderId, me, result)
    const outcomes = (
      await Promise.all(round % 2 ? [press2('settlement'), press2('expire')] : [press2('expire'), press2('settlement')])
    ).map(outcome)
    expect(count(outcomes, 'accepted')).toBe(1)
    const { status } = await order(shop, orderId, me)
    expect(['PAYMENT_CONFIRMED', 'EXPIRED']).toContain(status)
    expect(await stockOf(shop, coffee)).toBe(status === 'EXPIRED' ? 3 : 2)
  }
})

test('a payment at the deadline and the alarm together have one outcome', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 3 })
  const orderId = await place(shop, me, [coffee])
  const { simulatorId } = await bill(shop, orderId, me)
  await shop.wait(24 - 1 / 3_600)
  await Promise.all([
    shop.call('simulator.press', { id: simulatorId, result: 'settlement' }, me),
    shop.wait(1).then(() => shop.runDue()),
  ])
  const { status } = await order(shop, orderId, me)
  expect(await stockOf(shop, coffee)).toBe(status === 'EXPIRED' ? 3 : 2)
})
