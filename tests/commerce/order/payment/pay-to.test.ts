import { expect, test } from 'vitest'
import type { OrderCard } from '#shared/api/order/order.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bill, order, outcome, place, press, transfer, valueOf } from '../checkout/checkout-steps.ts'

test('the list of orders says the number that an unpaid one is paid to, until it is paid or looked at', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 10 })
  const first = async () => {
    const page = await shop.call<{ rows: OrderCard[] }>(
      'order.list',
      { index: 0, size: 1, tab: null, text: null },
      shopper,
    )
    return valueOf(page).rows[0]
  }
  const byNumber = await place(shop, shopper, [item])
  const { amount, number, bank, group } = await bill(shop, byNumber, shopper)
  expect(number).not.toBeNull()
  expect(await first()).toMatchObject({ id: byNumber, payTo: { amount, number, bank, group } })
  await press(shop, byNumber, shopper, 'settlement')
  expect(await first()).toMatchObject({ id: byNumber, payTo: null })

  const byTransfer = await place(shop, shopper, [item], { payment: transfer })
  const account = await bill(shop, byTransfer, shopper)
  expect(await first()).toMatchObject({
    id: byTransfer,
    payTo: { amount: account.amount, number: account.number, holder: account.holder },
  })
  const change = (way: object) => shop.call('payment.change', { orderId: byTransfer, ...way }, shopper)
  expect(outcome(await change({ vendor: 'simulator', method: 'bca_va' }))).toBe('accepted')
  expect(await first()).toMatchObject({ payTo: { group: 'va' } })
  const body = new FormData()
  body.append('FILE', new File([pngOf()], 'bukti.png'))
  const { body: answer } = await shop.upstream('POST', '/helper/upload', { body, ...shopper })
  const { trackToken: token } = await order(shop, byTransfer, shopper)
  const receipt = { fileId: (answer.data as { FILE_ID: string }).FILE_ID, bank: 'BCA', payer: 'Siti Aminah', note: '' }
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const sent = await shop.call('transferReceipt.send', { token, ...receipt, amount: account.amount, day }, shopper)
  expect(outcome(sent)).toBe('accepted')
  expect(await first()).toMatchObject({ id: byTransfer, payTo: null })
})
