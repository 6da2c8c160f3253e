import { expect, test } from 'vitest'
import type { Licence } from '#shared/api/order/digital.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { fund } from '../../wallet/wallet-steps.ts'
import { addCodes, reveal as revealLine } from '../fulfilment/digital-steps.ts'
import { bcaVa, expectSound, order, press, siti, stockOf, valueOf } from '../checkout/checkout-steps.ts'

interface Bought {
  orderId: string
  code: string
  book: string
}
/** A paid order of three codes at Rp 50.000 and a book at Rp 50.000, sent for Rp 9.000. */
async function mixed(shop: SellingShop, shopper: Caller, byWallet = false): Promise<Bought> {
  const [code, book] = [await shop.item({ digital: true, weightGrams: 0 }), await shop.item()]
  const lines = [{ id: await shop.cart(shopper, code, 3) }, { id: await shop.cart(shopper, book, 1) }]
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, shopper))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, shopper))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, shopper))
  if (byWallet) valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, shopper))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, shopper))
  valueOf(await shop.call('checkout.place', { orderId }, shopper))
  await press(shop, orderId, shopper, 'settlement')
  // One code is missing: from the first code on no more could be bought than there are.
  await addCodes(shop, code, ['A-1', 'A-2'])
  return { orderId, code, book }
}
const reveal = (shop: SellingShop, as: Caller, { orderId, code }: Bought): Promise<Licence> =>
  revealLine(shop, as, orderId, code)
async function cancel(shop: SellingShop, as: Caller, orderId: string): Promise<unknown> {
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, as))
  const { body } = await shop.admin('GET', '/orders?tab=dikemas')
  const step = { step: 'answer-cancellation', approve: true }
  expect((await shop.admin('POST', `/orders/${orderId}`, step)).status).toBe(200)
  return (body as { orders: { opened: unknown }[] }).orders[0]?.opened
}
const balance = async (shop: SellingShop, as: Caller) =>
  valueOf<{ balance: number }>(await shop.call('wallet.find', {}, as)).balance

test('a revealed code is not paid back and its piece stays sold; the seller reads it beside the request', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const bought = await mixed(shop, ani)
  const { total } = await order(shop, bought.orderId, ani)
  expect((await reveal(shop, ani, bought)).codes).toEqual(['A-1', 'A-2'])
  expect(await cancel(shop, ani, bought.orderId)).toEqual([
    { variantId: bought.code, name: expect.any(String), pieces: 2, paid: 100_000 },
  ])
  expect(await balance(shop, ani)).toBe(total - 100_000)
  expect([await stockOf(shop, bought.code), await stockOf(shop, bought.book)]).toEqual([0, 10])
  // What was paid for can still be read, and nothing more.
  await addCodes(shop, bought.code, ['A-3'])
  expect(await stockOf(shop, bought.code)).toBe(1)
  expect(await reveal(shop, ani, bought)).toMatchObject({ codes: ['A-1', 'A-2'], missing: 0 })
})

test('a file that was downloaded is not paid back, also when another has replaced it; one that was only listed is', async () => {
  for (const [taken, replaced] of [
    [true, false],
    [true, true],
    [false, true],
  ] as const) {
    const shop = await openSellingShop()
    const ani = await shop.customer()
    const bought = await mixed(shop, ani)
    const { total } = await order(shop, bought.orderId, ani)
    await shop.sql(
      `INSERT INTO digital_file (id, product_id, name, bytes, added_at) VALUES ('file', 'p-${bought.code}', 'a.pdf', 1, 0)`,
    )
    if (taken)
      await shop.sql(
        `INSERT INTO digital_download (order_id, variant_id, file_id, taken) VALUES ('${bought.orderId}', '${bought.code}', 'file', 1)`,
      )
    if (replaced) expect((await shop.admin('DELETE', '/digital-files/file')).status).toBe(200)
    await cancel(shop, ani, bought.orderId)
    expect(await balance(shop, ani)).toBe(taken ? total - 150_000 : total)
    expect(await stockOf(shop, bought.code)).toBe(taken ? 0 : 2)
    await expectSound(shop)
  }
})

test('a revealed code that the balance paid for is kept out of the balance', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  await fund(shop, ani, { wallet: 190_000 })
  const bought = await mixed(shop, ani, true)
  const { total } = await order(shop, bought.orderId, ani)
  expect(await balance(shop, ani)).toBe(0)
  await reveal(shop, ani, bought)
  await cancel(shop, ani, bought.orderId)
  expect(await balance(shop, ani)).toBe(total + 190_000 - 100_000)
  expect((await shop.admin('GET', '/report')).body).toMatchObject({ placed: 2, orders: 1, kept: 100_000 })
})

test('a guest opens a code by the link and gets the rest back', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const bought = await mixed(shop, me)
  const { total, trackToken: token } = await order(shop, bought.orderId, me)
  const { pass } = valueOf<{ pass: string }>(await shop.call('order.openTrack', { token, digits: '7890' }, me))
  expect(valueOf<Licence[]>(await shop.call('digital.findByLink', { token, pass }, me))[0]?.codes).toHaveLength(2)
  await cancel(shop, me, bought.orderId)
  const due = (await order(shop, bought.orderId, me)).events.find(({ status }) => status === 'refund_due')
  expect(due?.note.replaceAll(/\D/g, '')).toBe(String(total - 100_000))
  expect(valueOf<Licence[]>(await shop.call('digital.findByLink', { token, pass }, me))[0]?.codes).toHaveLength(2)
})
