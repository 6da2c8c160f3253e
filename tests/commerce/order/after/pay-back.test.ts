import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { balancesOf } from '../../wallet/wallet-steps.ts'
import { expectSound, order, place, press } from '../checkout/checkout-steps.ts'
import { ask, delivered, sellerStep } from './return-steps.ts'

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
  await expectSound(shop)
})

test('a guest, who cannot request a return, is owed what the seller pays back; before the goods arrive nothing is', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const item = await shop.item({ price: 50_000 })
  const orderId = await place(shop, me, [item], { quantity: 2 })
  await press(shop, orderId, me, 'settlement')
  expect(await sellerStep(shop, orderId, refund(item, 1))).toBe(409)
  for (const step of [{ step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }, { step: 'deliver' }])
    await sellerStep(shop, orderId, step)
  expect(await sellerStep(shop, orderId, refund(item, 1))).toBe(200)
  expect((await order(shop, orderId, me)).refunds).toMatchObject([{ amount: 50_000, paidAt: null }])
  await expectSound(shop)
})
