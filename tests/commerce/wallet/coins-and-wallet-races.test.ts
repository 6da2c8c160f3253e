import { expect, test } from 'vitest'
import { fund, giveCoinRules, balancesOf, useCoinsAndWallet } from './wallet-steps.ts'
import { copies } from '../order/checkout/checkout-copies.ts'
import { expectSound, outcome, prepare, press, valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const count = <T>(all: readonly T[], one: T) => all.filter((each) => each === one).length

async function checkoutWithBalances(shop: SellingShop, has: { wallet?: number; coins?: number }) {
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  await fund(shop, who, has)
  const draft = await prepare(shop, who, [await shop.item({ stock: 100 })])
  await useCoinsAndWallet(shop, draft, who)
  return { who, draft }
}

test('twenty simultaneous checkouts spend coins and balance once; the rest must confirm the new total', async () => {
  const shop = await openSellingShop()
  const { who, draft } = await checkoutWithBalances(shop, { wallet: 9_000, coins: 1_500 })
  const orders = await copies(shop, draft, 20, { name: 'same', owner: who })
  const checkouts = () =>
    Promise.all(orders.map(async ({ orderId }) => outcome(await shop.call('checkout.place', { orderId }, who))))
  const first = await checkouts()
  expect([count(first, 'accepted'), count(first, 'balance_changed')]).toEqual([1, 19])
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 9_000 })
  await expectSound(shop)
  // One shopper has at most five unpaid orders at once.
  const second = await checkouts()
  expect([count(second, 'accepted'), count(second, 'orders_unpaid')]).toEqual([5, 15])
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 9_000 })
  await expectSound(shop)
})

test('a balance for one order pays exactly one of ten simultaneous orders', async () => {
  const shop = await openSellingShop()
  const { who, draft } = await checkoutWithBalances(shop, { wallet: 70_000 })
  const orders = await copies(shop, draft, 10, { name: 'whole', owner: who })
  const outcomes = await Promise.all(
    orders.map(async ({ orderId }) => outcome(await shop.call('checkout.place', { orderId }, who))),
  )
  expect([count(outcomes, 'accepted'), count(outcomes, 'balance_changed')]).toEqual([1, 9])
  await expectSound(shop)
})

test('one checkout placed twenty times takes coins and balance once', async () => {
  const shop = await openSellingShop()
  const { who, draft: orderId } = await checkoutWithBalances(shop, { wallet: 9_000, coins: 1_500 })
  await Promise.all(Array.from({ length: 20 }, () => shop.call('checkout.place', { orderId }, who)))
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 9_000 })
  await expectSound(shop)
})

test('when an order is paid, expired and cancelled at once, its coins and balance are either spent or returned', async () => {
  const shop = await openSellingShop()
  const { who, draft } = await checkoutWithBalances(shop, { wallet: 9_000, coins: 1_500 })
  for (let round = 0; round < 6; round++) {
    const [copy] = await copies(shop, draft, 1, { name: `round-${round}`, owner: who })
    const orderId = copy?.orderId ?? ''
    valueOf(await shop.call('checkout.place', { orderId }, who))
    const cancel = () => shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, who)
    const [pay, expire] = [() => press(shop, orderId, who, 'settlement'), () => press(shop, orderId, who, 'expire')]
    const orders =
      [
        [pay, expire, cancel],
        [cancel, pay, expire],
        [expire, cancel, pay],
      ][round % 3] ?? []
    await Promise.all([...orders, ...orders].map((step) => step()))
    const [row] = await shop.sql(`SELECT status FROM orders WHERE id = '${orderId}'`)
    const kept = row?.['status'] === 'PAYMENT_CONFIRMED'
    const after = await balancesOf(shop, who)
    expect([after.held, after.coins], String(row?.['status'])).toEqual([0, kept ? 0 : 1_500])
    await expectSound(shop)
    if (kept) await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Habis' })
    expect((await balancesOf(shop, who)).coins).toBe(1_500)
    await expectSound(shop)
  }
})
