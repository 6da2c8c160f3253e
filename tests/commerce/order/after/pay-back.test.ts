import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import type { Return } from '#shared/api/order/return.ts'
import { balancesOf, withNumber } from '../../wallet/wallet-steps.ts'
import { order, place, press, valueOf } from '../checkout/checkout-steps.ts'
import { ask, delivered } from './return-steps.ts'

const refund = (itemId: string, pieces: number) => ({ step: 'refund', itemId, pieces, note: 'Satu gelas pecah' })

test('the seller pays arrived goods back by the desk, besides what the buyer is giving back, and never a piece twice', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  await ask(shop, shopper, orderId, item)
  expect(await sellerStep(shop, orderId, refund(item, 3))).toBe(409)
  const desk = await openDesk(shop, 'orders')
  const screen = `/pesanan?id=${orderId}`
  const [, value = ''] = /<option value="(0 [\w-]+)"[^>]*>2 × /.exec(await desk.read(screen)) ?? []
  const typed = { id: orderId, line: value, pieces: '2', note: 'Dua gelas pecah' }
  expect((await desk.press(screen, 'payPieces', { ...typed, pieces: '' })).status).toBe(422)
  expect((await desk.press(screen, 'payPieces', typed)).status).toBe(303)
  // The page of before, pressed once more.
  expect((await desk.press(screen, 'payPieces', typed)).status).toBe(409)
  expect(await balancesOf(shop, shopper)).toMatchObject({ wallet: 100_000 })
  // The third is with the buyer's return.
  expect(await desk.read(screen)).not.toContain('Kembalikan dananya')
})

test('a guest, who cannot request a return, is owed what the seller pays back; before the goods arrive nothing is', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const item = await shop.item({ price: 50_000 })
  const orderId = await place(shop, me, [item], { quantity: 2 })
  await press(shop, orderId, me, 'settlement')
  expect(await sellerStep(shop, orderId, refund(item, 1))).toBe(409)
  await shipAndDeliver(shop, orderId)
  expect(await sellerStep(shop, orderId, refund(item, 1))).toBe(200)
  expect((await order(shop, orderId, me)).refunds).toMatchObject([{ amount: 50_000, paidAt: null }])
  const account = { step: 'account', bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
  const [owed] = await shop.sql('SELECT id FROM refund')
  expect((await shop.admin('POST', `/refunds/${String(owed?.['id'])}`, account)).status).toBe(200)
  expect(await sellerStep(shop, orderId, refund(item, 2))).toBe(200)
  // With the order in an account, what goes to no bank account yet goes into its wallet.
  const { as } = await withNumber(shop, 'visitor-two', '+6281234567890', true)
  valueOf(await shop.call('order.claim', { token: (await order(shop, orderId, me)).trackToken ?? '' }, as))
  expect(await balancesOf(shop, as)).toMatchObject({ wallet: 50_000 })
  const rows = await shop.sql('SELECT id FROM order_return ORDER BY rowid')
  const backs = rows.map(({ id }) => shop.call<Return>('return.find', { returnId: id }, as))
  expect((await Promise.all(backs)).map(valueOf)).toMatchObject([
    { way: 'owed', refundTo: 'BCA •••7890' },
    { way: 'wallet', refundTo: '' },
  ])
})
