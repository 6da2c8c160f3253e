import { expect, test } from 'vitest'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { bcaVa, begin, checkout, order, outcome, place, siti, transfer, valueOf } from './checkout-steps.ts'
import { fund } from '#tests/commerce/wallet/wallet-steps.ts'
import { addVoucher } from '#tests/commerce/voucher/voucher-steps.ts'
import { guest, openSellingShop, type SellingShop, type Caller } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

/** Whatever is chosen is in the total that is shown. */
async function expectSeen(shop: SellingShop, orderId: string, who: Caller): Promise<void> {
  const { summary, total } = await checkout(shop, orderId, who)
  expect(summary.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: total }, who))
  expect((await order(shop, orderId, who)).total).toBe(total)
}

test('a customer finds the courier and the payment of the last order chosen, and places the next one at once', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const coffee = await shop.item({ stock: 50 })
  const first = await place(shop, who, [coffee], { payment: bcaVa })
  const next = await begin(shop, who, [coffee])
  expect(await checkout(shop, next, who)).toMatchObject({
    address: { recipient: 'Siti Aminah' },
    shippingCode: 'jne:reg',
    paymentMethod: 'bca_va',
    total: (await order(shop, first, who)).total,
  })
  await expectSeen(shop, next, who)
})

test('an order that the balance paid as a whole leaves the way to pay that was chosen before', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const coffee = await shop.item({ stock: 50 })
  await fund(shop, who, { wallet: 200_000 })
  await place(shop, who, [coffee], { payment: bcaVa })
  for (let paid = 0; paid < 2; paid += 1) {
    const byBalance = await begin(shop, who, [coffee])
    valueOf(await shop.call('checkout.applyWallet', { orderId: byBalance, active: true }, who))
    valueOf(await shop.call('checkout.place', { orderId: byBalance, acceptedTotal: 0 }, who))
    expect(await order(shop, byBalance, who)).toMatchObject({ status: 'PAYMENT_CONFIRMED', total: 0 })
  }
  const next = await begin(shop, who, [coffee])
  valueOf(await shop.call('checkout.applyWallet', { orderId: next, active: false }, who))
  expect(await checkout(shop, next, who)).toMatchObject({ shippingCode: 'jne:reg', paymentMethod: 'bca_va' })
})

test('without an order before, it is the cheapest courier and QRIS', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const coffee = await shop.item()
  valueOf(await shop.call('checkout.applyAddress', { orderId: await begin(shop, who, [coffee]), ...siti }, who))
  const orderId = await begin(shop, who, [coffee])
  const offers = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, who))
  const cheapest = offers.filter(({ instant }) => !instant).toSorted((a, b) => a.cost - b.cost)[0]
  expect(await checkout(shop, orderId, who)).toMatchObject({
    shippingCode: cheapest?.code,
    paymentVendor: 'simulator',
    paymentMethod: 'qris',
  })
  await expectSeen(shop, orderId, who)
})

test('what would cost more than is shown is never chosen: a fee for cash on delivery, a unique code', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const coffee = await shop.item({ stock: 50 })
  for (const payment of [transfer, { vendor: 'cod', method: 'cod' }]) {
    await place(shop, who, [coffee], { payment })
    const next = await begin(shop, who, [coffee])
    expect(await checkout(shop, next, who)).toMatchObject({ shippingCode: 'jne:reg', paymentMethod: 'qris' })
  }
})

test('a guest, an unknown address and a shop whose couriers do not go there have nothing chosen', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 50 })
  const nothing = { shippingCode: null, paymentMethod: null }
  expect(await checkout(shop, await begin(shop, me, [coffee]), me)).toMatchObject(nothing)
  const who = await shop.customer(guest('visitor-two'))
  expect(await checkout(shop, await begin(shop, who, [coffee]), who)).toMatchObject(nothing)
})

test('where the voucher pays for a better courier, the soonest that collects cash is chosen, at the same price', async () => {
  const shop = await openSellingShop()
  await addVoucher(shop, { code: 'ONGKIR', forShipping: 1, percentage: 1, amount: 100, maximum: 25_000 })
  const orderId = await begin(shop, me, [await shop.item({ stock: 50, price: 100_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const offers = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))
  const covered = offers.filter(({ instant, cost }) => !instant && cost <= 25_000)
  const [cheapest] = covered.toSorted((a, b) => a.cost - b.cost)
  const soonest = Math.min(...covered.filter(({ cod }) => cod).map(({ daysMax }) => daysMax ?? Infinity))
  // The cheapest is slower, and saves nothing where the voucher pays for either.
  expect(cheapest?.daysMax).toBeGreaterThan(soonest)
  const { shippingCode, summary } = await checkout(shop, orderId, me)
  const chosen = offers.find(({ code }) => code === shippingCode)
  expect(chosen).toMatchObject({ cod: true, daysMax: soonest })
  // The list begins with it: a shopper who opens it sees first what was chosen, not what is slower for the same money.
  expect(valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))[0]?.code).toBe(
    shippingCode,
  )
  expect(summary).toContainEqual({ label: 'Diskon Ongkir', amount: -(chosen?.cost ?? 0) })
})

test('the first address of a guest finds the cheapest courier chosen, and the next keeps what was chosen by hand', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item({ stock: 50 })])
  const courier = async () => (await checkout(shop, orderId, me)).shippingCode
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const offers = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))
  const [cheapest] = offers.filter(({ instant }) => !instant).toSorted((a, b) => a.cost - b.cost)
  expect(await courier()).toBe(cheapest?.code)
  // How it is paid is asked, and nothing is placed without it.
  expect((await checkout(shop, orderId, me)).paymentMethod).toBeNull()
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('payment_missing')
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:yes' }, me))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, street: 'Jl. Wijaya I No. 5 RT 03/04' }, me))
  expect(await courier()).toBe('jne:yes')
  // Papua, where this courier's fast service does not go: nobody chooses another for the shopper.
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, villageCode: '94.01.01.1001' }, me))
  expect(await courier()).toBeNull()
})
