import { expect, test } from 'vitest'
import { bill, order, place, prepare, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { midtransAt } from '#tests/commerce/order/payment/midtrans-steps.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { pause } from '#shared/web/time.ts'
import { visit } from './support/visit.ts'

const me = { visitor: 'pembeli-0123456789-abc' }
const payment = { vendor: 'midtrans', method: 'bca_va' }
const { midtrans: service, open: openReal } = midtransAt()
/** A real shop whose payment vendor does what it is asked and never answers. */
const shopWithKey = lazily(openReal)

async function open() {
  const shop = await shopWithKey()
  const visitor = visit(shop)
  visitor.cookies.set('__Host-VISITOR', me.visitor)
  await visitor.get('/faq')
  return { shop, visitor }
}
const attempts = (shop: SellingShop, orderId: string) =>
  shop.sql(`SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}'`)

test('while the payment vendor is silent an order that was placed shows its own page, and is charged once', async () => {
  const { shop, visitor } = await open()
  const orderId = await prepare(shop, me, [await shop.item()], { payment })
  const { html } = await visitor.get(`/order/checkout?SALE_ID=${orderId}`)
  const acceptedTotal = /name="acceptedTotal" value="(\d+)"/.exec(html)?.[1] ?? ''
  await service('fault', { fault: 'hang' })
  const placed = await visitor.post(`/order/checkout?SALE_ID=${orderId}&_=place`, {
    _key: crypto.randomUUID(),
    acceptedTotal,
  })
  expect([placed.status, placed.headers.get('location')]).toEqual([303, expect.stringContaining('/order/success')])
  expect(placed.waitedMs).toBeLessThan(limits.writeTimeoutMs)
  const page = await visitor.get(`/order/success?SALE_ID=${orderId}`)
  expect([page.status, page.html.includes('Nomor pembayaran belum bisa dibuat')]).toEqual([200, true])

  // It had made the number, and says so as soon as it answers.
  await service('fault', { fault: 'none' })
  const again = await visitor.post(`/order/success?SALE_ID=${orderId}&_=retry`, {})
  expect(again.status).toBe(303)
  expect((await bill(shop, orderId, me)).number).toBe('812785002530231')
  expect(await attempts(shop, orderId)).toHaveLength(1)
})

test('what a payment vendor answers after the shopper has left is there when they look again', async () => {
  const { shop, visitor } = await open()
  const orderId = await prepare(shop, me, [await shop.item()], { payment })
  await service('fault', { fault: 'slow' })
  valueOf(await shop.call('checkout.place', { orderId }, me))
  const before = await bill(shop, orderId, me)
  expect([before.number, before.problem]).toEqual([null, messageOf('payment_vendor_down')])
  await pause(2_000)
  await service('fault', { fault: 'none' })
  const after = await bill(shop, orderId, me)
  expect([after.number, after.problem]).toEqual(['812785002530231', ''])
  const page = await visitor.get(`/order/success?SALE_ID=${orderId}`)
  expect(page.html).not.toContain('Nomor pembayaran belum bisa dibuat')
  expect(await attempts(shop, orderId)).toHaveLength(1)
})

test('while the payment vendor is silent, another way to pay and a cancellation are done and shown', async () => {
  const { shop, visitor } = await open()
  const who = await shop.customer(me)
  visitor.cookies.set('__Host-ACCESS_WEB', String(who.token))
  const changed = await place(shop, who, [await shop.item()], { payment })
  const cancelled = await place(shop, who, [await shop.item()], { payment })
  await service('fault', { fault: 'hang' })
  const press = (path: string, fields: Record<string, string>) =>
    visitor.post(path, { _key: crypto.randomUUID(), ...fields })
  // Each waits for the silent vendor, so they wait together.
  const done = await Promise.all([
    press(`/order/success?SALE_ID=${changed}&_=change`, { payment: 'midtrans|qris' }),
    press(`/profile/order/${cancelled}?_=cancel`, { reason: 'Berubah pikiran' }),
  ])
  await service('fault', { fault: 'none' })
  for (const { status, html } of done) expect([status, html.includes('Sedang dicek')]).toEqual([303, false])
  expect((await order(shop, changed, who)).status).toBe('PENDING')
  expect((await order(shop, cancelled, who)).status).toBe('CANCEL')
})
