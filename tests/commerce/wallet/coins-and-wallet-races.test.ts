import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { fund, giveCoinRules, idOf, balancesOf, useCoinsAndWallet } from './wallet-steps.ts'
import { copies } from '../order/checkout/checkout-copies.ts'
import { count, expectSound, outcome, prepare, press, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

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
})

test('a balance for one order pays exactly one of ten simultaneous orders', async () => {
  const shop = await openSellingShop()
  const { who, draft } = await checkoutWithBalances(shop, { wallet: 70_000 })
  const orders = await copies(shop, draft, 10, { name: 'whole', owner: who })
  const outcomes = await Promise.all(
    orders.map(async ({ orderId }) => outcome(await shop.call('checkout.place', { orderId }, who))),
  )
  expect([count(outcomes, 'accepted'), count(outcomes, 'balance_changed')]).toEqual([1, 9])
})

test('one checkout placed twenty times takes coins and balance once', async () => {
  const shop = await openSellingShop()
  const { who, draft: orderId } = await checkoutWithBalances(shop, { wallet: 9_000, coins: 1_500 })
  await Promise.all(Array.from({ length: 20 }, () => shop.call('checkout.place', { orderId }, who)))
  expect(await balancesOf(shop, who)).toEqual({ coins: 0, wallet: 0, held: 9_000 })
})

/** `NIGHTLY` makes more rounds, each with other amounts. */
const rounds = bindings.NIGHTLY === '1' ? 20 : 1
test.each(Array.from({ length: rounds }, (_, round) => round))(
  'sixty withdrawals against eight purchases at the same time spend a balance exactly once (round %i)',
  async (round) => {
    const shop = await openSellingShop()
    const who = await shop.customer(me)
    const account = { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }
    const { id: accountId } = valueOf<{ id: string }>(await shop.call('wallet.addBankAccount', account, who))
    await shop.sql('UPDATE bank_account SET created_at = 0')
    await fund(shop, who, { wallet: 300_000 })
    const draft = await prepare(shop, who, [await shop.item({ stock: 100 })], { payment: transfer })
    valueOf(await shop.call('checkout.applyWallet', { orderId: draft, active: true }, who))
    const orders = await copies(shop, draft, 8, { name: 'purchase', owner: who })
    const asked = { accountId, amount: 11_000 + 1_700 * round }
    const customer = await idOf(shop, who)
    const outcomes = await runInShop(shop, async (at) => {
      at.sql(
        'INSERT INTO session (id, customer_id, created_at, expires_at, confirmed_at) VALUES (?, ?, 0, 1e15, 1e15)',
        ...[`s-${customer}`, customer],
      )
      const [withdrawals, purchases] = [
        Array.from({ length: 60 }, () => ['wallet.withdraw', { ...asked, ...at.codeFor(customer, asked) }] as const),
        orders.map(({ orderId }) => ['checkout.place', { orderId }] as const),
      ]
      const calls = withdrawals.flatMap((one, n) => (n % 7 === 0 ? [one, ...purchases.slice(n / 7, n / 7 + 1)] : [one]))
      return Promise.all(calls.map(async ([name, input]) => outcome(await at.ask(name, input, { customer }))))
    })
    expect(outcomes).toHaveLength(68)
    // The last three purchases may come after five others that wait for their money.
    const known = new Set(['accepted', 'balance_short', 'balance_changed', 'withdrawal_small', 'orders_unpaid'])
    expect(outcomes.filter((one) => !known.has(one))).toEqual([])
    // Everything that was there is still there: free, on its way to the bank, or held for an order.
    const { wallet, held } = await balancesOf(shop, who)
    const [taken] = await shop.sql(
      "SELECT (SELECT coalesce(sum(amount), 0) FROM withdrawal) AS paid_out, (SELECT coalesce(sum(wallet_used), 0) FROM orders WHERE status <> 'DRAFT') AS bought",
    )
    const [paidOut, bought] = [Number(taken?.['paid_out']), Number(taken?.['bought'])]
    const spent = Number(
      (await shop.sql("SELECT balance FROM ledger_account WHERE id = 'shop:sales'"))[0]?.['balance'] ?? 0,
    )
    expect({ all: wallet + held + spent, taken: held + spent }).toEqual({ all: 300_000, taken: paidOut + bought })
    expect(wallet).toBeLessThan(asked.amount)
    expect(paidOut % asked.amount).toBe(0)
    await expectSound(shop)
  },
)

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
