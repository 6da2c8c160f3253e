import { expect, test } from 'vitest'
import { place, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('the page of an order lets the browser that ordered see its invoice and cancel, and no other', async () => {
  const shop = await openSellingShop()
  const me = { visitor: 'visitor-one-0000000000' }
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  const { trackToken, number } = valueOf<{ trackToken: string; number: string }>(
    await shop.call('order.find', { orderId }, me),
  )
  const at = `/order/track/${trackToken}`
  const open = async (path: string, cookie: string) => {
    const response = await shop.fetch(path, { headers: { cookie } })
    return { status: response.status, html: await response.text() }
  }
  const mine = `__Host-VISITOR=${me.visitor}`
  expect((await open(at, mine)).html.includes(`href="${at}/invoice"`)).toBe(true)
  const invoice = await open(`${at}/invoice`, mine)
  expect([invoice.status, invoice.html.includes(number), invoice.html.includes('Siti Aminah')]).toEqual([
    200,
    true,
    true,
  ])
  for (const cookie of ['', '__Host-VISITOR=visitor-two-0000000000']) {
    expect((await open(at, cookie)).html.includes('/invoice"')).toBe(false)
    expect((await open(`${at}/invoice`, cookie)).status).toBe(404)
  }
  const cancel = (cookie: string) =>
    shop.fetch(`${at}?_=cancel`, {
      method: 'POST',
      headers: { cookie, origin: shop.origin },
      body: new URLSearchParams({ reason: 'Berubah pikiran' }),
    })
  const status = async () => valueOf<{ status: string }>(await shop.call('order.find', { orderId }, me)).status
  const other = '__Host-VISITOR=visitor-two-0000000000'
  expect((await open(at, other)).html).not.toContain('Batalkan Pesanan')
  expect([(await cancel(other)).status, await status()]).toEqual([422, 'PROCESSING'])
  expect((await open(at, mine)).html).toContain('Batalkan Pesanan')
  expect([(await cancel(mine)).status, await status()]).toEqual([303, 'CANCEL'])
})
