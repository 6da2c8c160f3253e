import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { balancesOf, fund, giveCoinRules, useCoinsAndWallet } from '#tests/commerce/wallet/wallet-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { ship } from '#tests/support/in-workerd/seller.ts'
import {
  begin,
  checkout,
  outcome,
  place,
  prepare,
  proveContact,
  press,
  siti,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'

const elsewhere = { ...siti, phone: '0813-9999-8888', street: 'Jl. Pencuri No. 1' }

/** A customer with money, signed in at home long ago. */
async function opened({ wallet = 300_000, coins = 0 } = {}) {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const owner = await shop.customer(guest('home'))
  await fund(shop, owner, { wallet, coins })
  const item = await shop.item({ price: 100_000 })
  await shop.wait(1)
  const draft = async (as: Caller, address: object = siti) => {
    const orderId = await prepare(shop, as, [item])
    valueOf(await shop.call('checkout.applyAddress', { orderId, ...address }, as))
    return orderId
  }
  const use = (what: 'checkout.applyWallet' | 'checkout.applyCoins', orderId: string, as: Caller) =>
    shop.call(what, { orderId, active: true }, as)
  const tryTo = async (orderId: string, as: Caller) => outcome(await shop.call('checkout.place', { orderId }, as))
  return { shop, owner, item, draft, use, tryTo }
}
/** An order of the owner's arrived at home and was paid, long enough ago. */
async function receivedAtHome(shop: SellingShop, owner: Caller, item: string): Promise<void> {
  const orderId = await place(shop, owner, [item])
  valueOf(await press(shop, orderId, owner, 'settlement'))
  await ship(shop, orderId)
  await shop.wait(limits.accountHoldHours + 1)
}

// Proves ASVS 7.5.1
test('a thief with an open session alone takes neither balance nor coins, wherever they go', async () => {
  const { shop, owner, item, draft, use, tryTo } = await opened({ coins: 90_000 })
  await receivedAtHome(shop, owner, item)
  const before = await balancesOf(shop, owner)
  const session: Caller = { token: owner.token ?? null, visitor: 'pencuri'.padEnd(24, '0') }
  const thief: Caller = { ...session, headers: { 'device-key': crypto.randomUUID() } }
  const answers: string[] = []
  const attack = async (as: Caller, address: object) => {
    const orderId = await draft(as, address)
    valueOf(await use('checkout.applyWallet', orderId, as))
    expect(await checkout(shop, orderId, as)).toMatchObject({ ownerWanted: true })
    answers.push(await tryTo(orderId, as))
    valueOf(await shop.call('checkout.applyWallet', { orderId, active: false }, as))
    valueOf(await use('checkout.applyCoins', orderId, as))
    answers.push(await tryTo(orderId, as))
  }
  await attack(thief, elsewhere)
  await attack(thief, siti)
  // From a browser that shows no key, and right after the owner has confirmed at home.
  await shop.confirm(owner)
  await attack(thief, elsewhere)
  await attack(session, elsewhere)
  expect(answers).toEqual(Array.from({ length: 8 }, () => 'owner_proof_needed'))
  // Their own money buys, and no change of its payment takes anything of the owner's.
  const paid = await draft(thief, elsewhere)
  expect(await tryTo(paid, thief)).toBe('accepted')
  valueOf(await shop.call('payment.change', { orderId: paid, ...transfer }, thief))
  expect(await balancesOf(shop, owner)).toEqual(before)
})

test('the owner at home is asked for nothing where goods have arrived before, and for a confirmation elsewhere', async () => {
  const { shop, owner, item, draft, use, tryTo } = await opened()
  const first = await draft(owner)
  valueOf(await use('checkout.applyWallet', first, owner))
  expect(await tryTo(first, owner)).toBe('owner_proof_needed')
  await receivedAtHome(shop, owner, item)
  expect(await checkout(shop, first, owner)).toMatchObject({ ownerWanted: false })
  expect(await tryTo(first, owner)).toBe('accepted')

  const changed = [
    { ...siti, phone: elsewhere.phone },
    { ...siti, street: elsewhere.street },
  ]
  for (const address of [...changed, { ...siti, courierNote: 'Titip ke rumah nomor 13' }]) {
    const orderId = await draft(owner, address)
    valueOf(await use('checkout.applyWallet', orderId, owner))
    expect(await tryTo(orderId, owner)).toBe('owner_proof_needed')
  }
  // What has no address goes to the person who holds the phone.
  const file = await begin(shop, owner, [await shop.item({ digital: true, weightGrams: 0, price: 30_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId: file, ...siti }, owner))
  valueOf(await use('checkout.applyWallet', file, owner))
  expect(await tryTo(file, owner)).toBe('owner_proof_needed')
  await shop.confirm(owner)
  expect(await tryTo(file, owner)).toBe('accepted')
})

test('a few coins need no confirmation in the owner’s browser, but many small orders are a large one', async () => {
  const { shop, owner, use, tryTo } = await opened({ wallet: 0, coins: 50_000 })
  const small = await shop.item({ price: 12_000 })
  const answers = []
  for (let n = 0; n < 3; n += 1) {
    const orderId = await prepare(shop, owner, [small])
    valueOf(await use('checkout.applyCoins', orderId, owner))
    answers.push(await tryTo(orderId, owner))
  }
  expect(answers).toEqual(['accepted', 'owner_proof_needed', 'owner_proof_needed'])
  expect(await balancesOf(shop, owner)).toMatchObject({ coins: 44_000 })
})

test('a confirmation opens the order for some minutes, in the browser that confirmed, at the total that was seen', async () => {
  const { shop, owner, draft, tryTo } = await opened({ coins: 50_000 })
  const orderId = await draft(owner)
  await useCoinsAndWallet(shop, orderId, owner)
  await shop.call('checkout.place', { orderId, acceptedTotal: 0, note: 'Tolong dibungkus' }, owner)
  expect(await checkout(shop, orderId, owner)).toMatchObject({ note: 'Tolong dibungkus', ownerWanted: true })
  await shop.confirm(owner)
  await shop.wait((limits.confirmationMinutes + 1) / 60)
  expect(await tryTo(orderId, owner)).toBe('owner_proof_needed')
  await shop.confirm(owner)
  expect(await tryTo(orderId, owner)).toBe('accepted')
})

test('coins in an order paid on delivery from a new browser: the shop asks for the phone, then for the owner, and takes them once', async () => {
  const { shop, owner, item, use, tryTo } = await opened({ wallet: 0, coins: 50_000 })
  const before = await balancesOf(shop, owner)
  const away: Caller = { token: owner.token ?? null, visitor: 'baru'.padEnd(24, '0') }
  const orderId = await begin(shop, away, [item])
  for (const [step, input] of [
    ['checkout.applyAddress', elsewhere],
    ['checkout.applyShipping', { code: 'jne:reg' }],
    ['checkout.applyPayment', { vendor: 'cod', method: 'cod' }],
  ] as const)
    valueOf(await shop.call(step, { orderId, ...input } as never, away))
  valueOf(await use('checkout.applyCoins', orderId, away))
  const asked = [await tryTo(orderId, away)]
  await proveContact(shop, orderId, away)
  asked.push(await tryTo(orderId, away))
  expect(await balancesOf(shop, owner)).toEqual(before)
  await shop.confirm(away)
  asked.push(await tryTo(orderId, away))
  expect(asked).toEqual(['contact_unproven', 'owner_proof_needed', 'accepted'])
  const after = await balancesOf(shop, owner)
  expect(after.coins).toBeLessThan(before.coins)
  await tryTo(orderId, away)
  expect(await balancesOf(shop, owner)).toEqual(after)
})
