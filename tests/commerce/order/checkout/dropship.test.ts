import { expect, test } from 'vitest'
import { begin, order, outcome, prepare, checkout, valueOf } from './checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
const sender = { active: true, name: 'Rahma Collection', phone: '0812-9876-5432' }

// Proves §4.37
test('a dropshipper’s name is stored in checkout and order, and the phone is normalised', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item()])
  expect((await checkout(shop, orderId, me)).dropship).toBeNull()
  valueOf(await shop.call('checkout.applyDropship', { orderId, ...sender }, me))
  const named = { name: 'Rahma Collection', phone: '+6281298765432' }
  expect((await checkout(shop, orderId, me)).dropship).toEqual(named)
  const { trackToken } = valueOf<{ trackToken: string }>(await shop.call('checkout.place', { orderId }, me))
  expect((await order(shop, orderId, me)).dropship).toEqual(named)
  // A visitor with only the link sees no name and no phone.
  expect(
    valueOf<{ dropship: unknown }>(await shop.call('order.track', { token: trackToken }, other)).dropship,
  ).toBeNull()
})

test('a dropshipper can be removed again', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyDropship', { orderId, ...sender }, me))
  valueOf(await shop.call('checkout.applyDropship', { orderId, active: false }, me))
  expect((await checkout(shop, orderId, me)).dropship).toBeNull()
})

// Proves §7.35
test('a missing or wrong value is refused at its field, and the earlier sender stays', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.applyDropship', { orderId, ...sender }, me))
  const apply = (more: object) => shop.call('checkout.applyDropship', { orderId, ...sender, ...more }, me)
  expect(await apply({ phone: '08123' })).toMatchObject({
    code: 'phone_too_short',
    fields: { phone: 'Nomor HP terlalu pendek. Contoh: 0812 3456 7890' },
  })
  expect(await apply({ name: null })).toMatchObject({ code: 'input_invalid', fields: { name: 'Wajib diisi' } })
  expect(await apply({ phone: null })).toMatchObject({ code: 'input_invalid', fields: { phone: 'Wajib diisi' } })
  expect(await apply({ name: null, phone: '08123' })).toMatchObject({
    fields: { name: 'Wajib diisi', phone: 'Nomor HP terlalu pendek. Contoh: 0812 3456 7890' },
  })
  const raw = await shop.upstream('POST', '/sale/dropship-apply', {
    ...me,
    body: {
      SALE_ID: orderId,
      DROPSHIP_STATUS: true,
      DROPSHIPPER_NAME: 'x'.repeat(51),
      DROPSHIPPER_PHONE: '081298765432',
    },
  })
  expect(raw).toMatchObject({ status: 422, body: { fields: { DROPSHIPPER_NAME: expect.any(String) } } })
  expect((await checkout(shop, orderId, me)).dropship).toMatchObject({ name: 'Rahma Collection' })
})

test('a digital checkout, a foreign checkout and a placed order accept no dropshipper', async () => {
  const shop = await openSellingShop()
  const digital = await begin(shop, me, [await shop.item({ digital: true })])
  expect(outcome(await shop.call('checkout.applyDropship', { orderId: digital, ...sender }, me))).toBe(
    'shipping_needless',
  )
  expect(outcome(await shop.call('checkout.applyDropship', { orderId: digital, ...sender }, other))).toBe(
    'order_unknown',
  )
  const orderId = await prepare(shop, me, [await shop.item()])
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(outcome(await shop.call('checkout.applyDropship', { orderId, ...sender }, me))).toBe('checkout_closed')
})
