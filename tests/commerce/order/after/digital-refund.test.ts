import { expect, test } from 'vitest'
import type { Return } from '#shared/api/order/return.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { balancesOf, fund, giveCoinRules, idOf } from '../../wallet/wallet-steps.ts'
import { addVoucher, apply, payLate } from '../../voucher/voucher-steps.ts'
import { codeOf, expectSound, order, outcome, prepare, press, stockOf, valueOf } from '../checkout/checkout-steps.ts'
import { addCodes, addFile, bought, readied, reveal } from '../fulfilment/digital-steps.ts'

const paging = { index: 0, size: 12 }
const refund = (shop: SellingShop, orderId: string, itemId: string, pieces: number) =>
  shop.admin('POST', `/orders/${orderId}`, { step: 'refund', itemId, pieces, note: 'Kode dari pemasok habis' })
const findings = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/doctor')).body as { findings: { id: string; what: string }[] }).findings
const missing = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/licences')).body as { missing: object[] }).missing

/** Five codes at Rp 50.000 were bought before the seller had any; then two came. */
async function oversold(shop: SellingShop, shopper: Caller) {
  const item = await shop.item({ digital: true, stock: 10 })
  const orderId = await bought(shop, shopper, item, { quantity: 5 })
  await addCodes(shop, item, ['A-1', 'A-2'])
  return { item, orderId }
}

test('codes that are missing of a completed order go back into the wallet once, and the shop knows where they are missing', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const { item, orderId } = await oversold(shop, ani)
  expect((await order(shop, orderId, ani)).status).toBe('COMPLETED')
  expect(await stockOf(shop, item)).toBe(0)
  expect(await reveal(shop, ani, orderId, item)).toMatchObject({ codes: ['A-1', 'A-2'], missing: 3 })
  expect(await findings(shop)).toContainEqual(
    expect.objectContaining({ id: 'codes', what: '1 varian digital terjual lebih banyak daripada kodenya.' }),
  )
  expect(await missing(shop)).toEqual([
    expect.objectContaining({ orderId, itemId: item, pieces: 3, free: 0, name: `Kopi ${item}` }),
  ])

  const twice = await Promise.all([1, 2].map(() => refund(shop, orderId, item, 3)))
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await balancesOf(shop, ani)).toMatchObject({ wallet: 150_000 })
  expect((await shop.admin('GET', '/report')).body).toMatchObject({ gross: 250_000, refunded: 150_000, net: 100_000 })
  expect(await reveal(shop, ani, orderId, item)).toMatchObject({ codes: ['A-1', 'A-2'], missing: 0 })
  expect([await missing(shop), (await findings(shop)).some(({ id }) => id === 'codes')]).toEqual([[], false])
  const shown = await order(shop, orderId, ani)
  expect(shown).toMatchObject({ status: 'COMPLETED', returns: [{ status: 'COMPLETED' }] })
  expect(shown.events.at(-1)).toMatchObject({ status: 'refunded_return' })
  const [{ id: returnId = '' } = {}] = shown.returns
  expect(valueOf<Return>(await shop.call('return.find', { returnId }, ani))).toMatchObject({
    amount: 150_000,
    reason: 'Dikembalikan oleh toko',
    description: 'Kode dari pemasok habis',
    lines: [{ itemId: item, quantity: 3 }],
  })
  expect(
    await shop.sql(`SELECT json_extract("values", '$.amount') AS amount FROM message WHERE kind = 'refunded'`),
  ).toEqual([{ amount: 'Rp 150.000' }])
  // Codes that come now are for other shoppers.
  await addCodes(shop, item, ['A-3'])
  expect(await stockOf(shop, item)).toBe(1)
  expect((await reveal(shop, ani, orderId, item)).codes).toEqual(['A-1', 'A-2'])
})

test('a guest is owed what is missing, names a bank account and is paid; the account that claims the order sees it', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const { item, orderId } = await oversold(shop, me)
  expect((await refund(shop, orderId, item, 3)).status).toBe(200)
  const [owed] = (await order(shop, orderId, me)).refunds
  expect(owed).toMatchObject({ amount: 150_000, way: 'bank', paidAt: null })
  const { trackToken: token } = await order(shop, orderId, me)
  const account = { bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
  const to = { token, pass: null, refundId: owed?.id ?? '', ...account }
  const { ticket } = valueOf(await shop.call<{ ticket: string }>('order.askRefundCode', { ...to, channel: null }, me))
  valueOf(await shop.call('order.nameRefundAccount', { ...to, ticket, code: await codeOf(shop, ticket) }, me))
  expect((await shop.admin('POST', `/refunds/${owed?.id}`, { step: 'pay', proof: 'TRX-1' })).status).toBe(200)
  expect((await refund(shop, orderId, item, 3)).status).toBe(409)
  expect(await shop.sql('SELECT kind FROM message ORDER BY created_at DESC, rowid DESC LIMIT 1')).toEqual([
    { kind: 'refund_paid' },
  ])
  const ani = await shop.customer(guest('visitor-ani'))
  await shop.sql(`UPDATE customer SET phone = '+6281234567890', phone_verified_at = ${Date.now()}`)
  valueOf(await shop.call('order.claim', { token }, ani))
  expect(valueOf(await shop.call('return.list', paging, ani))).toMatchObject({ total: 1, rows: [{ orderId }] })
})

test.each([
  { voucher: 'HEMAT', discount: 10_001, cashback: 0 },
  { voucher: 'KOIN', discount: 0, cashback: 3_333 },
])(
  'with coins, commission and the voucher $voucher each part comes back, and all parts together to the rupiah',
  async ({ voucher, discount, cashback }) => {
    const shop = await openSellingShop()
    await giveCoinRules(shop)
    await shop.admin('PATCH', '/settings', { affiliate: { percent: 5, maximum: null } })
    const [member, ani] = [await shop.customer(guest('visitor-member')), await shop.customer(guest('visitor-ani'))]
    const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, member))
    await addVoucher(shop, { code: voucher, amount: discount + cashback, cashback: cashback > 0 ? 1 : 0 })
    await fund(shop, ani, { coins: 7_777 })
    const item = await shop.item({ digital: true, stock: 10, price: 33_333 })
    const lines = [{ id: await shop.cart(ani, item, 3) }]
    const { orderId } = valueOf<{ orderId: string }>(
      await shop.call('checkout.create', { lines, affiliateCode: code }, ani),
    )
    valueOf(await shop.call('checkout.applyAddress', { orderId, recipient: 'Ani', phone: '0812-3456-7890' }, ani))
    valueOf(await apply(shop, orderId, voucher, ani))
    valueOf(await shop.call('checkout.applyCoins', { orderId, active: true }, ani))
    valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bca_va' }, ani))
    valueOf(await shop.call('checkout.place', { orderId }, ani))
    await press(shop, orderId, ani, 'settlement')
    const paid = 3 * 33_333 - discount - 7_777
    // A digital order is over at once, so its coins have come: 1 % of the payment, and the cashback.
    const earned = Math.floor(paid / 100) + cashback
    expect(await balancesOf(shop, ani)).toMatchObject({ coins: earned, wallet: 0 })
    const commission = async () =>
      Number((await shop.sql("SELECT amount FROM commission WHERE status <> 'REVERSED'"))[0]?.['amount'] ?? 0)
    expect(await commission()).toBe(Math.floor(paid / 20))

    for (const pieces of [1, 2, 3]) {
      expect((await refund(shop, orderId, item, pieces)).status).toBe(200)
      const part = (whole: number) => Math.floor((whole * pieces) / 3)
      const { wallet, coins } = await balancesOf(shop, ani)
      expect([pieces, wallet]).toEqual([pieces, part(paid)])
      expect(Math.abs(coins - (earned - part(earned) + part(7_777)))).toBeLessThanOrEqual(pieces === 3 ? 0 : 2)
      expect(Math.abs((await commission()) - Math.floor((paid - part(paid)) / 20))).toBeLessThanOrEqual(1)
      await expectSound(shop)
    }
    expect(await balancesOf(shop, ani)).toMatchObject({ wallet: paid, coins: 7_777 })
    expect([await commission(), await balancesOf(shop, member)]).toMatchObject([0, { wallet: 0 }])
    expect(
      (
        await shop.sql(
          `SELECT sum(balance) AS n FROM ledger_account WHERE id LIKE 'pending:${await idOf(shop, member)}'`,
        )
      )[0],
    ).toEqual({ n: 0 })
  },
)

test('coins that were spent meanwhile are the shop’s loss, and the refund is not', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const ani = await shop.customer()
  const { item, orderId } = await oversold(shop, ani)
  expect(await balancesOf(shop, ani)).toMatchObject({ coins: 2_500 })
  const book = await shop.item({ digital: true, stock: 10 })
  const [cup, next] = [await prepare(shop, ani, [await shop.item({ price: 4_000 })]), await readied(shop, ani, book, 1)]
  for (const unpaid of [cup, next]) {
    valueOf(await shop.call('checkout.applyCoins', { orderId: unpaid, active: true }, ani))
    valueOf(await shop.call('checkout.place', { orderId: unpaid }, ani))
  }
  expect(await balancesOf(shop, ani)).toMatchObject({ coins: 0 })
  expect((await refund(shop, orderId, item, 5)).status).toBe(200)
  expect(await balancesOf(shop, ani)).toEqual({ coins: 0, held: 0, wallet: 250_000 })
  await expectSound(shop)
  // They were spent for orders that nobody pays: they come back to be taken.
  await shop.wait(25)
  await shop.runDue()
  expect((await order(shop, next, ani)).events.at(-1)).toMatchObject({ status: 'EXPIRED' })
  expect(await balancesOf(shop, ani)).toMatchObject({ coins: 0 })
  await expectSound(shop)
  // Paid after all, with other coins: those come back whole, and what the book has brought is taken whole.
  await fund(shop, ani, { coins: 2_500 })
  for (const late of [cup, next]) await payLate(shop, late)
  expect(await balancesOf(shop, ani)).toMatchObject({ coins: 495 })
  await shop.admin('POST', `/orders/${cup}`, { step: 'cancel', note: 'Habis' })
  expect((await order(shop, cup, ani)).events).toContainEqual(expect.objectContaining({ note: '2000 koin' }))
  expect((await refund(shop, next, book, 1)).status).toBe(200)
  expect(await balancesOf(shop, ani)).toMatchObject({ coins: 2_500 })
})

test('a wrong file is paid back and cannot be fetched any more; more than was bought, other goods and other orders are refused', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const item = await shop.item({ digital: true, stock: 10 })
  await addFile(shop, { itemId: item })
  const unpaid = await bought(shop, ani, item, { quantity: 1, pay: false })
  expect((await refund(shop, unpaid, item, 1)).status).toBe(409)
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  expect((await refund(shop, orderId, item, 2)).status).toBe(409)
  expect((await refund(shop, orderId, 'tidak-ada', 1)).status).toBe(404)
  expect((await refund(shop, 'tidak-ada', item, 1)).status).toBe(404)
  expect((await reveal(shop, ani, orderId, item)).files).toHaveLength(1)
  expect((await refund(shop, orderId, item, 1)).status).toBe(200)
  expect(await balancesOf(shop, ani)).toMatchObject({ wallet: 50_000 })
  expect(outcome(await shop.call('digital.open', { orderId, itemId: item }, ani))).toBe('order_unknown')
  expect(valueOf(await shop.call('digital.list', paging, ani))).toMatchObject({ total: 0, rows: [] })
})
