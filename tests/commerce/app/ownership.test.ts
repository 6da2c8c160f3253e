import { expect, test } from 'vitest'
import { oursByWireName } from '#shared/api/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { addressOf } from '../address/address-steps.ts'
import { bookRefused, fund, idOf } from '../wallet/wallet-steps.ts'
import { ask, returnInput, delivered, photo } from '../order/after/return-steps.ts'
import { bcaVa, begin, order, place, siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** Ids of things that belong to a customer or a visitor. */
interface Things {
  orderId: string
  /** Not placed yet, and placed but not paid. */
  draftId: string
  unpaidId: string
  returnId: string
  fileId: string
  cartId: string
  addressId: string
  accountId: string
  withdrawalId: string
  itemId: string
  pass: string
}
const nothing: Things = {
  orderId: 'tidak-ada',
  draftId: 'tidak-ada',
  unpaidId: 'tidak-ada',
  returnId: 'tidak-ada',
  fileId: 'tidak-ada',
  cartId: 'tidak-ada',
  addressId: 'tidak-ada',
  accountId: 'tidak-ada',
  withdrawalId: 'tidak-ada',
  itemId: 'tidak-ada',
  pass: '1.x',
}

/** Wire names that identify a thing with an owner. */
const naming = new Set([
  'SALE_ID',
  'RETURN_ID',
  'CART_ID',
  'CART_CART',
  'FILE_ID',
  'FILE_ID_LIST',
  'RETURN_PHOTO_LIST',
  'ADDRESS_ID',
  'BANK_ACCOUNT_ID',
  'WITHDRAWAL_ID',
])

/** Every call that names a thing with an owner. */
const calls: readonly [EndpointName, (things: Things) => object][] = [
  ['review.listWaiting', ({ orderId }) => ({ orderId, index: 0, size: 12 })],
  ['customer.registerByOrder', ({ orderId }) => ({ orderId, terms: true })],
  ['review.findLine', ({ orderId }) => ({ orderId, position: 0 })],
  ['review.add', ({ orderId }) => ({ orderId, position: 0, stars: 5, text: 'Bagus sekali barangnya', photos: [] })],
  ['cart.change', ({ cartId }) => ({ id: cartId, quantity: 2 })],
  ['cart.remove', ({ cartId }) => ({ id: cartId })],
  ['cart.empty', ({ cartId }) => ({ lines: [{ id: cartId }] })],
  ['voucher.listForCart', ({ cartId }) => ({ lines: [{ id: cartId }] })],
  ['voucher.listForCheckout', ({ draftId }) => ({ orderId: draftId })],
  ['checkout.create', ({ cartId }) => ({ lines: [{ id: cartId }] })],
  ['checkout.find', ({ draftId }) => ({ orderId: draftId })],
  ['checkout.applyAddress', ({ draftId }) => ({ orderId: draftId, ...siti })],
  ['checkout.findShipping', ({ draftId }) => ({ orderId: draftId })],
  ['checkout.listShipping', ({ draftId }) => ({ orderId: draftId })],
  ['checkout.applyShipping', ({ draftId }) => ({ orderId: draftId, code: 'jne:reg' })],
  ['checkout.listPayments', ({ draftId }) => ({ orderId: draftId })],
  ['checkout.applyPayment', ({ draftId }) => ({ orderId: draftId, ...bcaVa })],
  ['checkout.applyVoucher', ({ draftId }) => ({ orderId: draftId, code: 'HEMAT' })],
  ['checkout.removeVoucher', ({ draftId }) => ({ orderId: draftId, code: 'HEMAT' })],
  ['checkout.applyCoins', ({ draftId }) => ({ orderId: draftId, active: true })],
  ['checkout.applyWallet', ({ draftId }) => ({ orderId: draftId, active: true })],
  ['checkout.applyDelivery', ({ draftId }) => ({ orderId: draftId, delivery: 'shipped' })],
  ['checkout.applyDropship', ({ draftId }) => ({ orderId: draftId, active: false })],
  ['checkout.place', ({ draftId }) => ({ orderId: draftId })],
  ['payment.retry', ({ unpaidId }) => ({ orderId: unpaidId })],
  ['payment.change', ({ unpaidId }) => ({ orderId: unpaidId, vendor: 'simulator', method: 'bri_va' })],
  ['payment.listContactWays', ({ unpaidId }) => ({ orderId: unpaidId })],
  ['payment.askContactCode', ({ unpaidId }) => ({ orderId: unpaidId, channel: null })],
  ['payment.proveContact', ({ unpaidId }) => ({ orderId: unpaidId, ticket: 'tiket', code: '123456' })],
  ['payment.findBill', ({ unpaidId }) => ({ orderId: unpaidId })],
  ['order.findInvoice', ({ orderId }) => ({ orderId })],
  ['checkout.attach', ({ draftId }) => ({ orderId: draftId })],
  ['account.setPhoto', ({ fileId }) => ({ fileId })],
  ['address.save', ({ addressId }) => ({ ...addressOf(), id: addressId, label: 'Kantor', main: false })],
  ['address.remove', ({ addressId }) => ({ id: addressId })],
  ['address.makeMain', ({ addressId }) => ({ id: addressId })],
  ['order.find', ({ orderId }) => ({ orderId })],
  ['order.cancel', ({ unpaidId }) => ({ orderId: unpaidId, reason: 'Berubah pikiran' })],
  ['order.receive', ({ orderId }) => ({ orderId })],
  ['wallet.askConfirmation', ({ accountId }) => ({ accountId, amount: 10_000 })],
  ['wallet.withdraw', ({ accountId }) => ({ accountId, amount: 10_000, password: 'rahasia-toko-2026' })],
  ['wallet.findWithdrawal', ({ withdrawalId }) => ({ id: withdrawalId })],
  ['wallet.removeBankAccount', ({ accountId }) => ({ id: accountId })],
  ['affiliate.askConfirmation', ({ accountId }) => ({ accountId, amount: 50_000 })],
  ['affiliate.withdraw', ({ accountId }) => ({ accountId, amount: 50_000, password: 'rahasia-toko-2026' })],
  ['wishlist.saveLine', ({ cartId }) => ({ id: cartId })],
  ['return.find', ({ returnId }) => ({ returnId })],
  ['return.findReturnable', ({ orderId }) => ({ orderId })],
  ['return.request', ({ orderId, itemId, fileId }) => returnInput(orderId, itemId, { photos: [fileId] })],
  ['return.send', ({ returnId }) => ({ returnId, courier: 'JNE', receiptNumber: 'JP123456' })],
  ['return.receive', ({ returnId }) => ({ returnId })],
  ['return.cancel', ({ returnId }) => ({ returnId })],
  ['digital.open', ({ orderId, itemId }) => ({ orderId, itemId })],
  ['digital.find', ({ orderId, itemId, pass }) => ({ orderId, itemId, pass })],
]

/** Here the order's signed link itself gives the right; `transfer-receipt.test.ts` tests whose file it may be. */
const byLink: readonly EndpointName[] = ['transferReceipt.send', 'review.addByLink']

// Proves §2.29, ASVS 8.2.2, ASVS 14.2.4
test('the table holds every call of the contract that names a thing with an owner', () => {
  const named = [...endpoints]
    .filter(([, { input }]) => [...oursByWireName(input).keys()].some((wire) => naming.has(wire)))
    .map(([name]) => name)
  expect([...calls.map(([name]) => name), ...byLink].toSorted()).toEqual(named.toSorted())
})

const world = lazily(async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const [unpaidId, draftId, cartId] = [
    await place(shop, shopper, [item]),
    await begin(shop, shopper, [item]),
    await shop.cart(shopper, await shop.item()),
  ]
  const returnId = await ask(shop, shopper, orderId, item)
  const addressId = valueOf<{ id: string }>(
    await shop.call('address.save', { ...addressOf(), label: 'Rumah', main: false }, shopper),
  ).id
  const accountId = valueOf<{ id: string }>(
    await shop.call('wallet.addBankAccount', { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }, shopper),
  ).id
  await fund(shop, shopper, { wallet: 100_000 })
  const withdrawalId = 'penarikan-1'
  await shop.sql(`INSERT INTO withdrawal (id, customer_id, source, status, bank_code, number, holder, amount, fee, at, answered_at)
                  SELECT '${withdrawalId}', customer_id, 'wallet', 'REFUSED', '014', '1234567890', 'Ani', 10000, 2500, 1763000000000, 1763000000000 FROM bank_account`)
  await bookRefused(shop, await idOf(shop, shopper), withdrawalId, 10_000)
  const mine: Things = {
    orderId,
    draftId,
    unpaidId,
    returnId,
    fileId: await photo(shop, shopper),
    cartId,
    addressId,
    accountId,
    withdrawalId,
    itemId: item,
    pass: '1.x',
  }
  const elsewhere = await openSellingShop()
  const others: readonly [string, SellingShop, Caller][] = [
    ['another customer', shop, await shop.customer(guest('somebody-else'))],
    ['a guest', shop, guest('nobody')],
    ['another shop’s customer', elsewhere, await elsewhere.customer(guest('far-away'))],
  ]
  return { shop, mine, shopper, others }
})

/** All rows with an owner, as the database holds them. */
async function kept(shop: SellingShop): Promise<string> {
  const tables = [
    'orders',
    'order_return',
    'order_return_event',
    'cart_line',
    'customer_address',
    'bank_account',
    'withdrawal',
    'bill',
    'charge',
    'review',
    'wish',
  ]
  const rows = await Promise.all(tables.map((table) => shop.sql(`SELECT * FROM ${table}`)))
  return JSON.stringify(rows)
}

test.each(calls)(
  '%s: another owner’s thing and a missing one get the same answer, and nothing changes',
  async (name, inputOf) => {
    const { shop, mine, others } = await world()
    const before = await kept(shop)
    for (const [who, where, as] of others) {
      const answers = [await where.call(name, inputOf(mine), as), await where.call(name, inputOf(nothing), as)]
      expect(answers[0], who).toEqual(answers[1])
      // A call for a list answers an empty list; a call for one thing answers not found.
      if (answers[0]?.ok)
        expect(JSON.stringify(answers[0].value), who).toMatch(/^(\[\]|\{\}|\{"(rows|offers)":\[\].*)$/)
    }
    expect(await kept(shop)).toBe(before)
  },
)

test.each(calls.filter(([name]) => endpoints.get(name)?.upstream.includes(':')))(
  '%s: the owner gets an answer',
  async (name, inputOf) => {
    const { shop, mine, shopper } = await world()
    expect(await shop.call(name, inputOf(mine), shopper)).not.toEqual(await shop.call(name, inputOf(nothing), shopper))
  },
)

const browser = { endpoint: 'https://layar.contoh.id/a', key: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

// Proves ASVS 9.2.3
test('the signed link of an order works in one shop only', async () => {
  const { shop, mine, shopper, others } = await world()
  const token = (await order(shop, mine.orderId, shopper)).trackToken ?? ''
  const [, elsewhere, as] = others[2] ?? []
  for (const [name, more] of [
    ['order.track', { pass: null }],
    ['order.openTrack', { digits: '7890' }],
    ['order.trackInvoice', { pass: null }],
    ['order.confirmDelivery', { pass: null }],
    ['order.notify', browser],
    ['order.claim', {}],
    ['personalData.export', { pass: null }],
    ['personalData.askCode', { pass: null, channel: null }],
    ['personalData.erase', { pass: null, ticket: 'a', code: '123456' }],
    ['transferReceipt.find', {}],
    ['digital.findByLink', { pass: null }],
    ['review.listByLink', { pass: null }],
    ['review.addByLink', { pass: null, position: 0, stars: 5, text: 'Bagus sekali barangnya', photos: [] }],
  ] as const) {
    expect((await shop.call('order.track', { token, pass: null })).ok).toBe(true)
    expect(await elsewhere?.call(name, { token, ...more }, as), name).toMatchObject({
      ok: false,
      code: 'order_link_invalid',
    })
  }
})
