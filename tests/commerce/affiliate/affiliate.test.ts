import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { Affiliate, Commission } from '#shared/api/account/affiliate.ts'
import { randomId } from '#tests/support/in-workerd/shop.ts'
import { addVoucher, apply } from '../voucher/voucher-steps.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { codeFor, fund, idOf, balanceOf } from '../wallet/wallet-steps.ts'
import { ask, returnStep } from '../order/after/return-steps.ts'
import { bcaVa, expectSound, outcome, press, proveContact, siti, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const page = { index: 0, size: 12 }
const shopper = guest('visitor-shopper')

async function openProgramme(maximum: number | null = null) {
  const shop = await openSellingShop({ demo: true })
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5, maximum } })
  const member = await shop.customer(guest('visitor-member'))
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, member))
  return { shop, member, code }
}
/** Places an order that came through a member's link. */
async function placeBy(
  shop: SellingShop,
  who: Caller,
  affiliateCode: string,
  { payment = bcaVa, phone = siti.phone, voucher = '', price = 100_000, digital = false } = {},
) {
  const lines = [{ id: await shop.cart(who, await shop.item({ price, digital })) }]
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines, affiliateCode }, who))
  valueOf(
    await shop.call(
      'checkout.applyAddress',
      { orderId, ...(digital ? { recipient: siti.recipient } : siti), phone },
      who,
    ),
  )
  if (!digital) valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, who))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...payment }, who))
  if (payment.vendor === 'cod') await proveContact(shop, orderId, who)
  if (voucher) valueOf(await apply(shop, orderId, voucher, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  return orderId
}
const summary = async (shop: SellingShop, member: Caller) =>
  valueOf<Affiliate>(await shop.call('affiliate.find', {}, member))
const orders = async (shop: SellingShop, member: Caller) =>
  valueOf<{ rows: Commission[] }>(await shop.call('affiliate.listOrders', page, member)).rows
const seller = async (shop: SellingShop, orderId: string, ...steps: object[]) => {
  for (const step of steps)
    expect((await shop.admin('POST', `/orders/${orderId}`, step)).status, JSON.stringify(step)).toBe(200)
}
/** The seller pays the goods of an order back, and presses a second time. */
async function payBack(shop: SellingShop, orderId: string): Promise<number[]> {
  const [line] = await shop.sql(`SELECT variant_id FROM order_line WHERE order_id = '${orderId}'`)
  const step = { step: 'refund', itemId: line?.['variant_id'], pieces: 1, note: 'Sesuai obrolan' }
  const press = async () => (await shop.admin('POST', `/orders/${orderId}`, step)).status
  return [await press(), await press()]
}
const delivered = [{ step: 'process' }, { step: 'ship', receiptNumber: 'JX123456' }, { step: 'deliver' }]

// Proves §3.63
test('a customer who accepts the terms gets one code; a shop without a programme gives none', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer(guest('visitor-member'))
  expect(outcome(await shop.call('affiliate.join', { terms: true }, who))).toBe('affiliate_closed')
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5 } })
  expect(await summary(shop, who)).toMatchObject({ code: null, percent: 5, clicks: 0, orders: 0 })
  expect(outcome(await shop.call('affiliate.join', { terms: false }, who))).toBe('affiliate_terms')
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, who))
  expect(code).toMatch(/^[0-9A-Z]{8}$/)
  expect(valueOf(await shop.call('affiliate.join', { terms: true }, who))).toEqual({ code })
  expect(await shop.sql("SELECT count(*) AS n FROM consent WHERE purpose = 'affiliate' AND granted = 1")).toEqual([
    { n: 1 },
  ])
  expect(outcome(await shop.call('affiliate.find', {}, guest('visitor-nobody')))).toBe('sign_in_needed')
})

// Proves §1.15, §7.44
test('a paid order adds a pending commission, which is paid once the order is completed and its return days are over', async () => {
  const { shop, member, code } = await openProgramme()
  await addVoucher(shop, { code: 'HEMAT', amount: 10_000 })
  const orderId = await placeBy(shop, shopper, code, { voucher: 'HEMAT' })
  expect(await summary(shop, member)).toMatchObject({ orders: 0, pending: 0 })
  valueOf(await press(shop, orderId, shopper, 'settlement'))
  // 5 % of the goods after their voucher, nothing of the shipping cost.
  expect(await summary(shop, member)).toMatchObject({ orders: 1, pending: 4_500, ready: 0 })
  await seller(shop, orderId, ...delivered)
  valueOf(await shop.call('order.receive', { orderId }, shopper))
  await shop.runDue()
  expect(await summary(shop, member)).toMatchObject({ pending: 4_500, ready: 0 })
  // Three working days, even across a weekend.
  await shop.wait(6 * 24)
  await Promise.all([shop.runDue(), shop.runDue()])
  expect(await summary(shop, member)).toMatchObject({ pending: 0, ready: 4_500 })
  expect(await orders(shop, member)).toEqual([
    expect.objectContaining({ status: 'READY', base: 90_000, amount: 4_500 }),
  ])
  await expectSound(shop)
  // What is paid back later takes its part of the commission back, once.
  expect(await payBack(shop, orderId)).toEqual([200, 409])
  expect([(await summary(shop, member)).ready, (await orders(shop, member))[0]?.status]).toEqual([0, 'REVERSED'])
})

test('a cancelled order takes its commission back; a cash-on-delivery order adds it on delivery', async () => {
  const { shop, member, code } = await openProgramme(3_000)
  const off = await placeBy(shop, shopper, code)
  valueOf(await press(shop, off, shopper, 'settlement'))
  expect(await summary(shop, member)).toMatchObject({ orders: 1, pending: 3_000 })
  await seller(shop, off, { step: 'cancel', note: 'Habis' })
  expect(await summary(shop, member)).toMatchObject({ orders: 0, pending: 0 })
  expect(await orders(shop, member)).toMatchObject([{ status: 'REVERSED' }])
  const onDelivery = await placeBy(shop, shopper, code, { payment: { vendor: 'cod', method: 'cod' } })
  expect(await summary(shop, member)).toMatchObject({ pending: 0 })
  await seller(shop, onDelivery, { step: 'ship', receiptNumber: 'JX123456' }, { step: 'deliver' })
  expect(await summary(shop, member)).toMatchObject({ orders: 1, pending: 3_000 })
  const refused = await placeBy(shop, shopper, code, { payment: { vendor: 'cod', method: 'cod' } })
  await seller(shop, refused, { step: 'ship', receiptNumber: 'JX123457' }, { step: 'cod-refused' })
  expect(await summary(shop, member)).toMatchObject({ orders: 1, pending: 3_000 })
  const file = await placeBy(shop, shopper, code, { digital: true, price: 20_000 })
  valueOf(await press(shop, file, shopper, 'settlement'))
  await shop.wait(5 * 24 + 1)
  // The first run completes the order, which makes its commission due.
  await shop.runDue()
  await shop.runDue()
  expect(await summary(shop, member)).toMatchObject({ orders: 2, ready: 4_000, pending: 0 })
  // Too little to be withdrawn keeps no account open: who closes it reads that it goes.
  expect(valueOf(await shop.call('account.find', {}, member))).toMatchObject({ givesUp: 4_000 })
  const [row] = await shop.sql(`SELECT code FROM customer WHERE id = '${await idOf(shop, member)}'`)
  expect((await shop.admin('DELETE', `/customers/${String(row?.['code'])}`)).status).toBe(200)
})

test('a return takes its part of the commission back, and returning the last piece takes all of it', async () => {
  const { shop, member, code } = await openProgramme()
  const who = await shop.customer(shopper)
  const item = await shop.item({ price: 100_000 })
  const lines = [{ id: await shop.cart(who, item, 3) }]
  const { orderId } = valueOf<{ orderId: string }>(
    await shop.call('checkout.create', { lines, affiliateCode: code }, who),
  )
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, who))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, who))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  valueOf(await press(shop, orderId, who, 'settlement'))
  await seller(shop, orderId, ...delivered)
  expect(await summary(shop, member)).toMatchObject({ pending: 15_000 })
  const releaseStock = async (quantity: number) => {
    const returnId = await ask(shop, who, orderId, item, { lines: [{ itemId: item, quantity }], solution: 'refund' })
    for (const step of [
      { step: 'approve', note: 'Baik' },
      { step: 'refund', note: 'Sudah' },
    ])
      expect(await returnStep(shop, returnId, step)).toBe(200)
  }
  await releaseStock(1)
  expect(await summary(shop, member)).toMatchObject({ orders: 1, pending: 10_000 })
  expect(await orders(shop, member)).toMatchObject([{ base: 200_000, amount: 10_000, status: 'PENDING' }])
  await expectSound(shop)
  await releaseStock(2)
  expect(await summary(shop, member)).toMatchObject({ orders: 0, pending: 0 })
})

test('a commission is promised for the days for returns that its order was placed with, also when it goes on by COD', async () => {
  const { shop, member, code } = await openProgramme()
  const who = await shop.customer(shopper)
  await shop.admin('PATCH', '/settings', { returnDays: 20 })
  const orderId = await placeBy(shop, who, code)
  await shop.admin('PATCH', '/settings', { returnDays: 3 })
  await proveContact(shop, orderId, who)
  valueOf(await shop.call('payment.change', { orderId, vendor: 'cod', method: 'cod' }, who))
  await seller(shop, orderId, ...delivered.slice(1))
  valueOf(await shop.call('order.receive', { orderId }, who))
  const promised = (await orders(shop, member))[0]?.readyAt ?? ''
  expect(Date.parse(promised) - Date.now()).toBeGreaterThan(20 * dayMs)
  // The job that looks again finds the same moment.
  await shop.wait(10 * 24)
  await shop.runDue()
  expect(await orders(shop, member)).toMatchObject([{ status: 'PENDING', readyAt: promised }])
})

test('a commission waits until a replacement cannot be returned any more', async () => {
  const { shop, member, code } = await openProgramme()
  const who = await shop.customer(shopper)
  const orderId = await placeBy(shop, who, code)
  valueOf(await press(shop, orderId, who, 'settlement'))
  await seller(shop, orderId, ...delivered)
  valueOf(await shop.call('order.receive', { orderId }, who))
  const [line] = await shop.sql(`SELECT variant_id FROM order_line WHERE order_id = '${orderId}'`)
  const returnId = await ask(shop, who, orderId, String(line?.['variant_id']), { solution: 'exchange' })
  for (const body of [{ step: 'review' }, { step: 'approve', note: '' }]) await returnStep(shop, returnId, body)
  valueOf(await shop.call('return.send', { returnId, courier: 'JNE', receiptNumber: 'JX99999' }, who))
  await shop.wait(4 * 24)
  for (const body of [{ step: 'receive' }, { step: 'replace', receiptNumber: 'JX88888' }])
    expect(await returnStep(shop, returnId, body)).toBe(200)
  valueOf(await shop.call('return.receive', { returnId }, who))
  const after = async (days: number) => {
    await shop.wait(days * 24)
    for (let i = 0; i < 3; i += 1) await shop.runDue()
    const { pending, ready } = await summary(shop, member)
    return { pending, ready, closed: outcome(await shop.call('return.findReturnable', { orderId }, who)) }
  }
  expect(await after(2.5)).toEqual({ pending: 5_000, ready: 0, closed: 'accepted' })
  expect((await orders(shop, member))[0]?.readyAt).not.toBeNull()
  expect(await after(4)).toEqual({ pending: 0, ready: 5_000, closed: 'return_closed' })
})

test('a shipped order whose payment the bank reverses gives no commission', async () => {
  const { shop, member, code } = await openProgramme()
  const orderId = await placeBy(shop, shopper, code)
  valueOf(await press(shop, orderId, shopper, 'settlement'))
  await seller(shop, orderId, ...delivered)
  expect(await summary(shop, member)).toMatchObject({ pending: 5_000 })
  const [row] = await shop.sql('SELECT reference FROM simulated_payment')
  await runInShop(shop, async (at) => {
    at.sql("UPDATE simulated_payment SET status = 'deny'")
    await at.notify(String(row?.['reference']))
  })
  expect(await summary(shop, member)).toMatchObject({ orders: 0, pending: 0 })
  await shop.wait(6 * 24)
  await shop.runDue()
  await shop.runDue()
  expect(await summary(shop, member)).toMatchObject({ pending: 0, ready: 0 })
})

test('an own order gives no commission, recognised by account, phone or bank account; nor does an unknown code', async () => {
  const { shop, member, code } = await openProgramme()
  const [row] = await shop.sql(`SELECT phone FROM customer WHERE id = '${await idOf(shop, member)}'`)
  const phone = String(row?.['phone'])
  const friend = await shop.customer(guest('visitor-friend'))
  for (const who of [member, friend])
    valueOf(
      await shop.call('wallet.addBankAccount', { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }, who),
    )
  const buys = [
    [member, code, siti.phone],
    [guest('visitor-guest'), code, phone],
    [friend, code, siti.phone],
    [shopper, 'TIDAK-ADA', siti.phone],
  ] as const
  for (const [who, by, contact] of buys)
    valueOf(await press(shop, await placeBy(shop, who, by, { phone: contact }), who, 'settlement'))
  expect(await summary(shop, member)).toMatchObject({ orders: 0, pending: 0 })
})

test('an own order in the same browser, at the same street or for the own phone gives no commission', async () => {
  const { shop, member, code } = await openProgramme()
  const { token: _, ...signedOut } = member
  const [row] = await shop.sql(`SELECT phone FROM customer WHERE id = '${await idOf(shop, member)}'`)
  const buy = async (who: Caller, more: object = {}) => {
    const orderId = await placeBy(shop, who, code, more)
    valueOf(await press(shop, orderId, who, 'settlement'))
    return (await summary(shop, member)).pending
  }
  // The browser that knows the member, with nobody signed in and another phone.
  expect(await buy({ ...signedOut, ...guest('visitor-again') }, { phone: '0813-0000-0001' })).toBe(0)
  const another = await placeBy(shop, guest('visitor-present'), code, { phone: '0813-0000-0002' })
  await shop.sql(`UPDATE orders SET buyer = '${String(row?.['phone'])}' WHERE id = '${another}'`)
  valueOf(await press(shop, another, guest('visitor-present'), 'settlement'))
  expect((await summary(shop, member)).pending).toBe(0)
  // Nobody else has bought for this street yet.
  expect(await buy(shopper, { phone: '0813-0000-0003' })).toBe(5_000)
  await placeBy(shop, member, code)
  await shop.sql(
    `UPDATE customer_address SET address = json_set(address, '$.street', 'JL. Melawai Raya no 12, RT 01 / 02')`,
  )
  const second = await shop.customer(guest('visitor-second'))
  expect(await buy(second, { phone: '0813-0000-0004' })).toBe(5_000)
})

test('a click counts once per half hour for a visitor and for a network', async () => {
  const { shop, member, code } = await openProgramme()
  const click = (visitor: string, address: string) =>
    shop.call(
      'tracking.addClick',
      { code, event: 'CLICK', address: '', device: 'MOBILE' },
      { visitor, headers: { 'visitor-address': address } },
    )
  const one = randomId()
  for (const address of ['203.0.113.9', '203.0.113.9', '198.51.100.1']) await click(one, address)
  await click(randomId(), '203.0.113.9')
  expect((await summary(shop, member)).clicks).toBe(1)
  await click(randomId(), '203.0.113.10')
  await click(randomId(), '2001:db8:1:2::1')
  await click(randomId(), '2001:db8:1:2:ffff::9')
  expect((await summary(shop, member)).clicks).toBe(3)
  expect(JSON.stringify(await shop.sql('SELECT * FROM affiliate_click'))).not.toMatch(
    /203\.0\.113\.(9|10)|2001:db8:1:2/,
  )
})

test('a commission is withdrawn like the wallet balance, with its own minimum', async () => {
  const { shop, member } = await openProgramme()
  const accountId = valueOf<{ id: string }>(
    await shop.call('wallet.addBankAccount', { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }, member),
  ).id
  await shop.wait(72)
  await fund(shop, member, { commission: 80_000, wallet: 80_000 })
  const confirmation = await codeFor(shop, member, 'affiliate.askConfirmation', { accountId, amount: 60_000 })
  const withdraw = (amount: number) =>
    shop.call<{ id: string }>('affiliate.withdraw', { accountId, amount, ...confirmation }, member)
  expect(outcome(await shop.call('affiliate.askConfirmation', { accountId, amount: 49_999 }, member))).toBe(
    'withdrawal_small',
  )
  expect(outcome(await withdraw(49_999))).toBe('code_wrong')
  const { id } = valueOf(await withdraw(60_000))
  expect(outcome(await withdraw(60_000))).toBe('code_used_up')
  expect(outcome(await shop.call('affiliate.askConfirmation', { accountId, amount: 60_000 }, member))).toBe(
    'balance_short',
  )
  expect([await balanceOf(shop, member, 'commission'), await balanceOf(shop, member, 'wallet')]).toEqual([
    20_000, 80_000,
  ])
  expect(valueOf(await shop.call('affiliate.listWithdrawals', page, member))).toMatchObject({
    rows: [{ id, received: 57_500 }],
    total: 1,
  })
  expect(valueOf(await shop.call('wallet.listWithdrawals', page, member))).toMatchObject({ total: 0 })
  expect((await shop.admin('POST', `/withdrawals/${id}`, { step: 'refuse', note: 'Rekening ditutup' })).status).toBe(
    200,
  )
  expect(await balanceOf(shop, member, 'commission')).toBe(80_000)
})

test('a commission that is taken back takes it from what was requested and is not on its way yet', async () => {
  const { shop, member } = await openProgramme()
  const accountId = valueOf<{ id: string }>(
    await shop.call('wallet.addBankAccount', { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }, member),
  ).id
  await shop.wait(72)
  await fund(shop, member, { commission: 80_000 })
  await fund(shop, member, { commission: 50_000 })
  const withdraw = async (amount: number) => {
    const asked = { accountId, amount }
    const confirmation = await codeFor(shop, member, 'affiliate.askConfirmation', asked)
    return valueOf<{ id: string }>(await shop.call('affiliate.withdraw', { ...asked, ...confirmation }, member)).id
  }
  const takeBack = async (amount: number) => {
    const [row] = await shop.sql(`SELECT order_id FROM commission WHERE amount = ${amount}`)
    await payBack(shop, String(row?.['order_id']))
    return [await balanceOf(shop, member, 'commission'), await balanceOf(shop, member, 'held')]
  }
  const first = await withdraw(60_000)
  expect(await takeBack(80_000)).toEqual([50_000, 0])
  expect(await shop.sql(`SELECT status, note FROM withdrawal WHERE id = '${first}'`)).toEqual([
    { status: 'REFUSED', note: expect.stringMatching(/^Komisi pesanan .+ dibatalkan$/) },
  ])
  await shop.wait(1)
  // What is left can be withdrawn. Once it is on its way, the shop bears the loss.
  expect(await shop.admin('POST', `/withdrawals/${await withdraw(50_000)}`, { step: 'process' })).toMatchObject({
    status: 200,
  })
  expect(await takeBack(50_000)).toEqual([0, 50_000])
})
