import { hourMs } from '#shared/format/units.ts'
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
  const day = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  const sent = await shop.call('transferReceipt.send', { token, ...receipt, amount: account.amount, day }, shopper)
  expect(outcome(sent)).toBe('accepted')
  expect(await first()).toMatchObject({ id: byTransfer, payTo: null })
})

const account = (bank: string, number: string) => ({ bank, number, holder: 'PT Toko Contoh' })
test.each([
  ['moves to another bank', [account('MANDIRI', '9876543210')], 'BCA'],
  ['moves twice', [account('MANDIRI', '9876543210'), account('BNI', '5555555555')], 'BCA'],
  ['takes transfers no longer', [null], 'BCA'],
  ['comes back to it', [null, account('BNI', '5555555555'), account('BCA', '1234567890')], 'BCA'],
  ['corrects the name of the bank', [account('Bank BCA', '1234567890')], 'Bank BCA'],
])('a bill names account and bank of its own day when the shop %s', async (_, accounts, bank) => {
  const shop = await openSellingShop()
  const me = await shop.customer(guest('visitor-one'))
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  for (const bankAccount of accounts) expect((await shop.admin('PATCH', '/settings', { bankAccount })).status).toBe(200)
  expect(await bill(shop, orderId, me)).toMatchObject({ number: '1234567890', bank })
  const asked = { index: 0, size: 1, tab: null, text: null }
  const listed = valueOf(await shop.call<{ rows: OrderCard[] }>('order.list', asked, me))
  expect(listed.rows[0]?.payTo).toMatchObject({ number: '1234567890', bank })
  expect((await shop.admin('GET', '/settings')).body).not.toHaveProperty('formerAccounts')
})
