import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { OrderCard } from '#shared/api/order/order.ts'
import { addVoucher, apply, payLate } from '../voucher/voucher-steps.ts'
import { customerAccount, move } from '#commerce/ledger/store.ts'
import { balancesOf, fund, giveCoinRules, idOf, inLedger, useCoinsAndWallet } from './wallet-steps.ts'
import {
  bcaVa,
  bill,
  expectSound,
  order,
  outcome,
  paymentChoices,
  place,
  prepare,
  press,
  checkout,
  siti,
  transfer,
  valueOf,
} from '../order/checkout/checkout-steps.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')

/** What an order's page and the list say of the money that came back, which is the same. */
async function moneyBackOf(shop: SellingShop, orderId: string, who: Caller): Promise<number[]> {
  const { rows } = valueOf<{ rows: OrderCard[] }>(
    await shop.call('order.list', { text: null, from: null, until: null, tab: null, index: 0, size: 10 }, who),
  )
  const { refunds } = await order(shop, orderId, who)
  expect(rows.find(({ id }) => id === orderId)?.refunds).toEqual(refunds)
  return refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)
}

// Proves §1.21
test('coins pay at most half of the goods after the voucher, the wallet pays the rest, and the bill shows both', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  await addVoucher(shop, { code: 'HEMAT', amount: 10_000 })
  await fund(shop, who, { coins: 100_000, wallet: 20_000 })
  const orderId = await prepare(shop, who, [await shop.item({ price: 100_000 })])
  valueOf(await apply(shop, orderId, 'HEMAT', who))
  const before = Number((await checkout(shop, orderId, who)).total)
  await useCoinsAndWallet(shop, orderId, who)
  const seen = await checkout(shop, orderId, who)
  expect(seen).toMatchObject({
    total: before - 45_000 - 20_000,
    coins: { balance: 100_000, usable: 45_000, active: true },
    wallet: { balance: 20_000, usable: 20_000, active: true },
  })
  expect(seen.summary.map(({ label }) => label)).toEqual([
    'Total Harga (1 barang)',
    'Diskon Voucher',
    'Total Ongkos Kirim',
    'Koin',
    'Saldo Toko',
  ])
  expect(await balancesOf(shop, who)).toEqual({ coins: 100_000, wallet: 20_000, held: 0 })

  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: seen.total }, who))
  expect(await balancesOf(shop, who)).toEqual({ coins: 55_000, wallet: 0, held: 20_000 })
  await expectSound(shop)
  valueOf(await press(shop, orderId, who, 'settlement'))
  expect(await balancesOf(shop, who)).toEqual({ coins: 55_000, wallet: 0, held: 0 })
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, who))
  // 1 % of the payment for the goods: 100.000 − 10.000 − 45.000, when nothing can go back any more.
  expect(await balancesOf(shop, who)).toEqual({ coins: 55_000, wallet: 0, held: 0 })
  await shop.wait(10 * 24)
  await shop.runDue()
  expect(await balancesOf(shop, who)).toEqual({ coins: 55_450, wallet: 0, held: 0 })
})

test('coins and wallet can be switched off again; a guest has neither, and empty ones are not shown', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const coffee = await shop.item()
  const draft = await prepare(shop, me, [coffee])
  expect(outcome(await shop.call('checkout.applyWallet', { orderId: draft, active: true }, me))).toBe('sign_in_needed')
  const who = await shop.customer(guest('visitor-two'))
  const orderId = await prepare(shop, who, [coffee])
  expect(await checkout(shop, orderId, who)).toMatchObject({ coins: null, wallet: null })
  await useCoinsAndWallet(shop, orderId, who)
  const { total } = await checkout(shop, orderId, who)
  await fund(shop, who, { wallet: 5_000, coins: 300 })
  expect(await checkout(shop, orderId, who)).toMatchObject({ total: Number(total) - 5_300 })
  valueOf(await shop.call('checkout.applyCoins', { orderId, active: false }, who))
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: false }, who))
  expect(await checkout(shop, orderId, who)).toMatchObject({
    total,
    coins: { active: false, usable: 300 },
    wallet: { active: false, usable: 5_000 },
  })
  // Another customer's checkout looks unknown.
  expect(
    outcome(
      await shop.call('checkout.applyWallet', { orderId, active: true }, await shop.customer(guest('visitor-three'))),
    ),
  ).toBe('order_unknown')
  // A guest's checkout that a balance lowers is the account's alone: without its session the browser opens it no more.
  const signedIn = await shop.customer(me)
  await fund(shop, signedIn, { wallet: 5_000 })
  valueOf(await shop.call('checkout.applyWallet', { orderId: draft, active: true }, signedIn))
  expect(await checkout(shop, draft, signedIn)).toMatchObject({ wallet: { active: true, usable: 5_000 } })
  expect(outcome(await shop.call('checkout.find', { orderId: draft }, me))).toBe('order_unknown')
})

test('a balance that covers the total pays at once without a payment method; a cancellation returns all of it', async () => {
  const shop = await openSellingShop({ demo: false })
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  await fund(shop, who, { wallet: 500_000, coins: 1_000 })
  const lines = [{ id: await shop.cart(who, await shop.item()) }]
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, who))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, who))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: shop.usualService }, who))
  await useCoinsAndWallet(shop, orderId, who)
  expect(await checkout(shop, orderId, who)).toMatchObject({ total: 0, paymentMethod: null })
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: 0 }, who))
  expect(await order(shop, orderId, who)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    total: 0,
    bill: { status: 'PAID', amount: 0, methodName: 'Saldo Toko', group: 'wallet' },
  })
  const after = await balancesOf(shop, who)
  expect(after).toMatchObject({ coins: 0, held: 0 })
  expect(after.wallet).toBeLessThan(500_000)
  await expectSound(shop)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Salah alamat' }, who))
  await sellerStep(shop, orderId, { step: 'answer-cancellation', approve: true })
  expect(await order(shop, orderId, who)).toMatchObject({ status: 'CANCEL' })
  expect((await order(shop, orderId, who)).events.at(-1)).toMatchObject({
    label: 'Koin dan saldo yang dipakai dikembalikan',
  })
  expect(await balancesOf(shop, who)).toEqual({ coins: 1_000, wallet: 500_000, held: 0 })
})

test('with cash on delivery the balance pays its part; when it covers everything there is no courier fee', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const orderId = await prepare(shop, who, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  const { total, summary } = await checkout(shop, orderId, who)
  const fee = summary.find(({ label }) => label === 'Biaya COD')?.amount ?? 0
  expect(fee).toBeGreaterThan(0)
  const due = Number(total) - fee
  await fund(shop, who, { wallet: due - 1 })
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  // The fee is a share of what the courier collects, here of one rupiah, rounded up.
  expect(await checkout(shop, orderId, who)).toMatchObject({ total: 2, wallet: { usable: due - 1 } })
  await fund(shop, who, { wallet: 1 })
  expect(await checkout(shop, orderId, who)).toMatchObject({ total: 0, wallet: { usable: due } })
})

test('an expired order returns coins and balance once; a late payment takes them again, and a cancellation returns them again', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  await fund(shop, who, { wallet: 10_000, coins: 2_000 })
  const coffee = await shop.item({ stock: 10 })
  const first = await prepare(shop, who, [coffee])
  await useCoinsAndWallet(shop, first, who)
  valueOf(await shop.call('checkout.place', { orderId: first }, who))
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 10_000 })
  await shop.wait(25)
  await Promise.all([shop.runDue(), shop.runDue()])
  await shop.runDue()
  expect(await balancesOf(shop, who)).toEqual({ coins: 2_000, wallet: 10_000, held: 0 })
  expect((await order(shop, first, who)).refunds).toMatchObject([{ amount: 10_000, way: 'wallet' }])
  await expectSound(shop)
  await payLate(shop, first)
  expect(await order(shop, first, who)).toMatchObject({ status: 'PAYMENT_CONFIRMED', refunds: [] })
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 0 })
  await expectSound(shop)
  await sellerStep(shop, first, { step: 'cancel', note: 'Habis' })
  const { amount } = await bill(shop, first, who)
  expect(await balancesOf(shop, who)).toEqual({ coins: 2_000, wallet: 10_000 + amount, held: 0 })
  expect(await moneyBackOf(shop, first, who)).toEqual([amount, 10_000].toSorted((a, b) => a - b))
})

test('a late payment is refunded to the wallet when another order has used the balance', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  await fund(shop, who, { wallet: 10_000 })
  const coffee = await shop.item()
  const placed = []
  for (const wait of [25, 0]) {
    const orderId = await prepare(shop, who, [coffee])
    valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
    await shop.confirm(who)
    valueOf(await shop.call('checkout.place', { orderId }, who))
    await shop.wait(wait)
    await shop.runDue()
    placed.push(orderId)
  }
  const [late = '', other = ''] = placed
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 10_000 })
  await payLate(shop, late)
  expect([(await order(shop, late, who)).status, (await order(shop, other, who)).status]).toEqual([
    'EXPIRED',
    'PENDING',
  ])
  const { amount } = await bill(shop, late, who)
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: amount, held: 10_000 })
  expect(await moneyBackOf(shop, late, who)).toEqual([amount, 10_000].toSorted((a, b) => a - b))
})

test('changing the payment method keeps the parts of coins and wallet', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  await fund(shop, who, { wallet: 7_000 })
  const orderId = await prepare(shop, who, [await shop.item()])
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  const { total } = await checkout(shop, orderId, who)
  valueOf(await shop.call('checkout.place', { orderId }, who))
  valueOf(await shop.call('payment.change', { orderId, ...transfer }, who))
  const { amount, uniqueCode } = await bill(shop, orderId, who)
  expect(amount).toBe(Number(total) + Number(uniqueCode))
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 7_000 })
})

test('a refused cash-on-delivery shipment returns the balance that was used', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  await fund(shop, who, { wallet: 7_000 })
  const orderId = await prepare(shop, who, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 0, held: 0 })
  await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JX123456' })
  expect(await sellerStep(shop, orderId, { step: 'cod-refused' })).toBe(200)
  expect(await balancesOf(shop, who)).toMatchObject({ wallet: 7_000, held: 0 })
})

test('payment methods are offered for the remaining amount', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const coffee = await shop.item({ price: 11_000_000 })
  const orderId = await prepare(shop, who, [coffee])
  expect(await paymentChoices(shop, orderId, who)).not.toHaveProperty('qris')
  await fund(shop, who, { wallet: 6_000_000 })
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  expect((await paymentChoices(shop, orderId, who))['qris']).toBe(true)
  // The order is placed with the method chosen earlier, and the balance.
  expect(outcome(await shop.call('checkout.place', { orderId }, who))).toBe('accepted')
  expect(await place(shop, guest('visitor-two'), [coffee])).toBeTruthy()
})

test('coins that expire first are spent first, and come back with their old expiry or at least a week', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  // Given 360 and 100 days ago: they expire in 5 and in 265 days.
  await fund(shop, who, { coins: 1_000, day: -100 })
  await fund(shop, who, { coins: 600, day: -360 })
  expect(valueOf(await shop.call('coins.find', {}, who))).toMatchObject({
    balance: 1_600,
    next: { amount: 600, at: expect.any(String) },
    usePercent: 50,
  })
  const orderId = await prepare(shop, who, [await shop.item({ price: 2_000 })])
  await useCoinsAndWallet(shop, orderId, who)
  valueOf(await shop.call('checkout.place', { orderId }, who))
  const lots = async () =>
    (await shop.sql('SELECT "left", expires_at FROM coin_lot WHERE "left" > 0 ORDER BY expires_at')).map(
      ({ left, expires_at }) => [left, Math.round((Number(expires_at) - Date.now()) / dayMs)],
    )
  expect(await lots()).toEqual([[600, 265]])
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, who))
  expect(await lots()).toEqual([
    [600, 7],
    [600, 265],
    [400, 265],
  ])
  await shop.wait(8 * 24)
  await shop.runDue()
  expect((await balancesOf(shop, who)).coins).toBe(1_000)
  const { rows } = valueOf<{ rows: { label: string; amount: number }[] }>(
    await shop.call('coins.listMoves', { index: 0, size: 12 }, who),
  )
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['Koin kedaluwarsa', -600],
    ['Koin dikembalikan', 1_000],
    ['Koin dipakai', -1_000],
    ['Koin didapat', 600],
    ['Koin didapat', 1_000],
  ])
})

test('a method is refused when the remaining amount is below its minimum, and offered again without the balance', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(me)
  const orderId = await prepare(shop, who, [await shop.item()])
  const total = Number((await checkout(shop, orderId, who)).total)
  await fund(shop, who, { wallet: total - 1 })
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  const choices = await paymentChoices(shop, orderId, who)
  expect(['bca_va', 'mandiri_bill', 'cod', 'alfamart', 'indomaret'].filter((method) => method in choices)).toEqual([])
  expect(choices).toMatchObject({ qris: true, gopay: true, transfer: true })
  // The method was chosen before the balance was used.
  expect(await shop.call('checkout.place', { orderId }, who)).toMatchObject({ code: 'payment_below_minimum' })
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, who))).toBe('payment_below_minimum')
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: false }, who))
  expect(await paymentChoices(shop, orderId, who)).toMatchObject({ bca_va: true })
  valueOf(await shop.call('checkout.place', { orderId }, who))
})

test('an order says what it is worth and which part coins, balance and a method pay', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const who = await shop.customer(me)
  await fund(shop, who, { coins: 10_000, wallet: 20_000 })
  const orderId = await prepare(shop, who, [await shop.item({ price: 100_000 })])
  const worth = Number((await checkout(shop, orderId, who)).total)
  await useCoinsAndWallet(shop, orderId, who)
  valueOf(await shop.call('checkout.place', { orderId }, who))
  const told = {
    total: worth - 30_000,
    value: worth,
    paidWith: [
      { label: 'Koin', amount: 10_000 },
      { label: 'Saldo Toko', amount: 20_000 },
      { label: 'BCA Virtual Account', amount: worth - 30_000 },
    ],
  }
  const placed = await order(shop, orderId, who)
  expect(placed).toMatchObject(told)
  expect(placed.summary.reduce((sum, { amount }) => sum + amount, 0)).toBe(worth)
  expect(valueOf(await shop.call<{ rows: OrderCard[] }>('order.list', {}, who)).rows[0]).toMatchObject(told)
  const [asked] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  expect(asked?.text).toContain(`Rp ${(worth - 30_000) / 1_000}.000`)
  await press(shop, orderId, who, 'settlement')
  const [paid] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  expect(paid?.text).toContain(`Rp ${worth / 1_000}.000`)
})

test('an entry of the balance names the order that it is about only to the order’s own customer', async () => {
  const shop = await openSellingShop()
  // Its entries are invented: no order brings another customer money.
  skipAudit(shop)
  const [mine, theirs] = [await shop.customer(me), await shop.customer(guest('visitor-two'))]
  const orderId = await place(shop, mine, [await shop.item({ price: 100_000 })])
  const { number } = await order(shop, orderId, mine)
  for (const [who, ref] of [
    [mine, orderId],
    [theirs, `${orderId}:again`],
  ] as const) {
    const wallet = customerAccount('wallet', await idOf(shop, who))
    const coins = customerAccount('coins', await idOf(shop, who))
    await inLedger(shop, (tx) => {
      move(tx, { kind: 'wallet_returned', ref, from: 'shop:sales', to: wallet, amount: 20_000 })
      move(tx, { kind: 'coins_returned', ref, from: 'shop:coins', to: coins, amount: 5_000 })
    })
  }
  const named = async (who: Caller) => {
    const asked = { index: 0, size: 12, direction: null }
    const lists = [
      await shop.call<{ rows: object[] }>('wallet.listMoves', asked, who),
      await shop.call<{ rows: object[] }>('coins.listMoves', asked, who),
    ]
    return lists.map((list) => valueOf(list).rows)
  }
  const both = (about: object) => [[expect.objectContaining(about)], [expect.objectContaining(about)]]
  expect(await named(mine)).toEqual(both({ orderId, orderNumber: number }))
  expect(await named(theirs)).toEqual(both({ orderId: null, returnId: null, withdrawalId: null, orderNumber: '' }))
})
