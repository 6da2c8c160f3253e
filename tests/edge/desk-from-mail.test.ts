import { expect, test } from 'vitest'
import { dayIn } from '#shared/format/dates.ts'
import { photo } from '#tests/commerce/order/after/return-steps.ts'
import { order, place, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

interface Message {
  channel: string
  target: string
  path: string | null
}

test('an e-mail about an order leads its seller to the goods at the desk, and nobody else', async () => {
  const shop = await openSellingShop()
  const sellerMessages = { email: 'penjual@contoh.id', phone: '+6281234567890' }
  expect((await shop.admin('PATCH', '/settings', { sellerMessages })).status).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const orderId = await place(shop, guest('visitor-one'), [await shop.item()])
  const [{ goods }] = ((await shop.admin('GET', '/orders')).body as { orders: [{ goods: [{ name: string }] }] }).orders
  const messages = valueOf<Message[]>(await shop.call('message.list', {}))
  const pathTo = (target: string) => messages.find((one) => one.target === target)?.path
  const path = pathTo(sellerMessages.email) ?? ''
  expect(path).not.toContain(orderId)
  expect((await desk.read(path.replace('/kelola', ''))).includes(goods[0].name)).toBe(true)
  const stranger = await desk.fetch(path)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/kelola/masuk'])
  // Where its picture and its answers are.
  const byTransfer = await place(shop, guest('visitor-one'), [await shop.item()], { payment: transfer })
  const { trackToken: token } = await order(shop, byTransfer, guest('visitor-one'))
  const said = { bank: 'BCA', payer: 'Siti Aminah', amount: 59_001, day: dayIn(new Date()), note: '' }
  const fileId = await photo(shop, guest('visitor-one'))
  valueOf(await shop.call('transferReceipt.send', { token, fileId, ...said }, guest('visitor-one')))
  expect(valueOf<Message[]>(await shop.call('message.list', {})).map((one) => one.path)).toContain('/kelola/konfirmasi')
  // The approved templates of WhatsApp have no button.
  expect(pathTo(sellerMessages.phone)).toBeNull()
})
