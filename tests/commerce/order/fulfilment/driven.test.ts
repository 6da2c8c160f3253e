import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import type { Order } from '#shared/api/order/order.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { begin, order, press, siti, transfer, valueOf } from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
const line = { perOrder: 10_000, daysMin: 0, daysMax: 1 }
const shippingRates = [
  { ...line, courier: 'Kurir toko', to: ['31.74'], driven: true },
  { ...line, courier: 'Kurir toko', perOrder: 15_000 },
  { ...line, courier: 'Ekspedisi' },
]
const set = async (shop: SellingShop, rates: object) =>
  expect((await shop.admin('PATCH', '/settings', { shippingRates: rates })).status).toBe(200)

/** A packed order that goes by one of the shop's own rates. */
async function packed(shop: SellingShop, code = 'own:kurir-toko', goods: readonly string[] = []) {
  const bought = goods.length > 0 ? goods : [await shop.item({ price: 85_000 })]
  const orderId = await begin(shop, me, bought)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  for (const step of ['confirm-payment', 'process']) expect(await sellerStep(shop, orderId, { step })).toBe(200)
  return orderId
}
async function open() {
  const shop = await openSellingShop()
  await set(shop, shippingRates)
  return shop
}
const lastMessage = async (shop: SellingShop, orderId: string) =>
  (await shop.sql(`SELECT kind, "values" ->> '$.receipt' AS receipt FROM message WHERE order_id = '${orderId}'`)).at(-1)
const labelOf = async (shop: SellingShop, orders: string) =>
  (
    await send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/labels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ orders }),
      }),
    )
  ).text()

test('what the shop brings itself is sent without a number, and everything says so', async () => {
  const shop = await open()
  const orderId = await packed(shop)
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ driven: true, callable: false })
  const label = await labelOf(shop, orderId)
  expect([label.includes('No. resi'), label.includes('No. pesanan')]).toEqual([false, true])
  expect((await order(shop, orderId, me)).driven).toBe(false)
  expect(await sellerStep(shop, orderId, { step: 'ship', driver: '  Pak Budi ' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(409)
  const seen = await order(shop, orderId, me)
  expect(seen).toMatchObject({
    status: 'SHIPPING',
    receiptNumber: null,
    driven: true,
    confirmable: true,
    trackings: [],
  })
  const said = { status: 'SHIPPING', label: 'Pesanan diantar oleh toko', note: 'Pengantar: Pak Budi' }
  expect(seen.events.at(-1)).toMatchObject(said)
  // Who only holds the link does not read who drives.
  const { trackToken: token } = seen
  const linked = valueOf<Order>(await shop.call('order.track', { token, pass: null }, { visitor: null }))
  expect(linked).toMatchObject({
    driven: true,
    events: expect.arrayContaining([expect.objectContaining({ ...said, note: '' })]),
  })
  const { events } = valueOf<Order>(await shop.call('order.track', { token, pass: null }, me))
  expect(events).toContainEqual(expect.objectContaining(said))
  expect(await lastMessage(shop, orderId)).toEqual({ kind: 'order_driven', receipt: 'yang menyusul' })
  const { history } = (await shop.admin('GET', `/orders/${orderId}`)).body as { history: object[] }
  expect(history.at(-1)).toMatchObject({ kind: 'SHIPPING', label: said.label })
  // What has happened stays, whatever the shop's table says now.
  await set(shop, [])
  expect(await order(shop, orderId, me)).toMatchObject({ driven: true })
  expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(200)
})

test('other own rates need a number; one that is driven may have one, also after it came back', async () => {
  const shop = await open()
  const other = await packed(shop, 'own:ekspedisi')
  expect((await shop.admin('GET', `/orders/${other}`)).body).toMatchObject({ driven: false })
  expect(await sellerStep(shop, other, { step: 'ship', driver: 'Pak Budi' })).toBe(409)
  const orderId = await packed(shop)
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(200)
  expect(await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JP1234567' })).toBe(200)
  const seen = await order(shop, orderId, me)
  expect(seen).toMatchObject({ receiptNumber: 'JP1234567', driven: false })
  expect(await lastMessage(shop, orderId)).toEqual({ kind: 'order_shipped', receipt: 'JP1234567' })
  expect((await labelOf(shop, orderId)).includes('JP1234567')).toBe(true)
  // And back again: the number of before is that of another parcel.
  expect(await sellerStep(shop, orderId, { step: 'came-back' })).toBe(200)
  const again = await labelOf(shop, orderId)
  expect([again.includes('JP1234567'), again.includes('No. pesanan')]).toEqual([false, true])
  expect(await (await openDesk(shop, 'orders')).read('/serahkan')).not.toContain('resi JP1234567')
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  const last = await order(shop, orderId, me)
  expect(last).toMatchObject({ receiptNumber: null, driven: true })
  // Each time it was sent says its own way, to who bought it and to who sells it.
  const ways = ['Pesanan diantar oleh toko', 'Pesanan diserahkan ke kurir', 'Pesanan diantar oleh toko']
  const sent = (events: { label: string }[]) => events.map(({ label }) => label).filter((label) => ways.includes(label))
  const { history } = (await shop.admin('GET', `/orders/${orderId}`)).body as { history: { label: string }[] }
  expect([sent(seen.events), sent(last.events), sent(history)]).toEqual([ways.slice(0, 2), ways, ways])
})

test('what was placed for a driver of the shop stays that, and what was not, too, whatever the table says since', async () => {
  const shop = await open()
  const [orderId, other] = [await packed(shop), await packed(shop, 'own:ekspedisi')]
  await set(shop, [{ ...line, courier: 'Ekspedisi', driven: true }])
  expect((await labelOf(shop, orderId)).includes('No. resi')).toBe(false)
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ driven: true })
  expect(await sellerStep(shop, orderId, { step: 'ship' })).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', driven: true })
  expect(await sellerStep(shop, other, { step: 'ship' })).toBe(409)
})

test('a price that was agreed on in a chat may be for a driver of the shop, too', async () => {
  const shop = await open()
  const made = async (shipping: object) => {
    const itemId = await shop.item({ price: 50_000 })
    const recipient = { ...siti, villageCode: '31.74.07.1001' }
    const asked = {
      lines: [{ itemId, pieces: 1 }],
      recipient,
      shipping: { courier: 'Ojek Pak Budi', cost: 15_000, ...shipping },
    }
    const { orderId } = (await shop.admin('POST', '/orders', asked)).body as { orderId: string }
    for (const step of ['confirm-payment', 'process']) expect(await sellerStep(shop, orderId, { step })).toBe(200)
    return sellerStep(shop, orderId, { step: 'ship' })
  }
  expect([await made({ driven: true }), await made({})]).toEqual([200, 409])
})

test('the simulated seller of a demo shop drives it, too', async () => {
  const shop = await open()
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'own:kurir-toko' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'simulator', method: 'bca_va' }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await press(shop, orderId, me, 'settlement')
  for (const hours of [0.1, 0.2]) {
    await shop.wait(hours)
    await shop.runDue()
  }
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', receiptNumber: null, driven: true })
  await shop.wait(0.6)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('DELIVERED')
})

test('a download is in no parcel: it neither makes its shipping free nor stands on its label', async () => {
  const shop = await openSellingShop()
  await set(shop, [{ courier: 'Kurir toko', perOrder: 9_000, daysMin: 0, daysMax: 1, driven: true, freeFrom: 60_000 }])
  const goods = [await shop.item({ price: 50_000 }), await shop.item({ price: 50_000, digital: true })]
  const orderId = await packed(shop, 'own:kurir-toko', goods)
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ subtotal: 100_000, shippingCost: 9_000 })
  expect((await labelOf(shop, orderId)).match(/Kopi|kopi/g)).toHaveLength(1)

  // Nothing is cut off: what the shopper asks stands above the goods, and what has no room is counted.
  const many = await packed(shop, 'own:kurir-toko', await Promise.all(Array.from({ length: 30 }, () => shop.item())))
  await shop.sql(`UPDATE orders SET note = 'Jangan dibel' WHERE id = '${many}'`)
  const label = await labelOf(shop, many)
  const [, others] = /dan (\d+) barang lain, lihat daftar kemas/.exec(label) ?? []
  expect(Number(others) + (label.match(/<li>/g)?.length ?? 0)).toBe(30)
  expect(label).toMatch(/Pesan: Jangan dibel[^]*<li>/)
})
