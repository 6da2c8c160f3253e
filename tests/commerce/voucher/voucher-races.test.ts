import { expect, test } from 'vitest'
import { addVoucher, apply, usedOf } from './voucher-steps.ts'
import { copies } from '../order/checkout/checkout-copies.ts'
import {
  count,
  bill,
  expectSound,
  outcome,
  place,
  prepare,
  press,
  checkout,
  valueOf,
} from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

// Proves §1.10, ASVS 2.3.2
test('fifty simultaneous checkouts on a quota of five give exactly five discounts; the rest must confirm the new total', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'LIMA', quota: 5 })
  const draft = await prepare(shop, me, [await shop.item({ stock: 100 })])
  valueOf(await apply(shop, draft, 'LIMA', me))
  const orders = await copies(shop, draft, 50, { ownPhones: true })
  const checkouts = (open: readonly { shopper: Caller; orderId: string }[]) =>
    Promise.all(
      open.map(async ({ shopper, orderId }) => outcome(await shop.call('checkout.place', { orderId }, shopper))),
    )
  const first = await checkouts(orders)
  expect([count(first, 'accepted'), count(first, 'voucher_lost')]).toEqual([5, 45])
  expect(await usedOf(shop, 'LIMA')).toBe(5)
  await expectSound(shop)

  const rest = orders.filter((_, i) => first[i] === 'voucher_lost')
  expect((await checkout(shop, rest[0]?.orderId ?? '', rest[0]?.shopper ?? me)).changes.at(-1)).toContain(
    'Kuota voucher habis',
  )
  expect(count(await checkouts(rest), 'accepted')).toBe(45)
  const placed = await shop.sql(
    "SELECT discount, count(*) AS n FROM orders WHERE status = 'PENDING' GROUP BY discount ORDER BY discount",
  )
  expect(placed.map((row) => [row['discount'], row['n']])).toEqual([
    [0, 45],
    [10_000, 5],
  ])
})

test('twenty simultaneous checkouts of one shopper use a voucher once', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'SEKALI', perCustomer: 1 })
  const draft = await prepare(shop, me, [await shop.item({ stock: 100 })])
  valueOf(await apply(shop, draft, 'SEKALI', me))
  const orders = await copies(shop, draft, 20)
  const outcomes = await Promise.all(
    orders.map(async ({ shopper, orderId }) => outcome(await shop.call('checkout.place', { orderId }, shopper))),
  )
  expect([count(outcomes, 'accepted'), count(outcomes, 'voucher_lost')]).toEqual([1, 19])
  expect(await usedOf(shop, 'SEKALI')).toBe(1)
})

test('one checkout placed twenty times uses its voucher once and releases it once', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'DUA', quota: 2 })
  valueOf(await shop.call('voucher.choose', { code: 'DUA' }, me))
  const orderId = await prepare(shop, me, [await shop.item()])
  await Promise.all(Array.from({ length: 20 }, () => shop.call('checkout.place', { orderId }, me)))
  expect(await usedOf(shop, 'DUA')).toBe(1)
  await Promise.all([press(shop, orderId, me, 'expire'), shop.wait(25).then(() => shop.runDue()), shop.runDue()])
  expect(await usedOf(shop, 'DUA')).toBe(0)
})

test('after random vouchers in random sequence the bill equals the checkout’s total', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 40_000, stock: 100 })
  const codes = [
    await addVoucher(shop, { code: 'A', percentage: 1, amount: 33, maximum: 17_777 }),
    await addVoucher(shop, { code: 'B', amount: 90_000 }),
    await addVoucher(shop, { code: 'C', cashback: 1, percentage: 1, amount: 7 }),
    await addVoucher(shop, { code: 'D', forShipping: 1, amount: 5_000 }),
    await addVoucher(shop, { code: 'E', forShipping: 1, percentage: 1, amount: 100, maximum: 12_345 }),
    await addVoucher(shop, { code: 'F', amount: 10_000, minimum: 100_000 }),
  ]
  for (const [i, shopper] of [me, guest('visitor-two'), guest('visitor-three'), guest('visitor-four')].entries()) {
    const orderId = await prepare(shop, shopper, [coffee], { quantity: i + 1 })
    for (const code of [...codes.slice(i), ...codes.slice(0, i)]) await apply(shop, orderId, code, shopper)
    const { total } = await checkout(shop, orderId, shopper)
    expect(total).toBeGreaterThan(0)
    valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: total }, shopper))
    expect((await bill(shop, orderId, shopper)).amount).toBe(total)
  }
  await place(shop, guest('visitor-five'), [coffee])
})
