import { expect, test } from 'vitest'
import { begin, order, outcome, prepare, sale, valueOf } from './checkout-steps.ts'
import { guest, openSales } from '#tests/support/in-workerd/open-sales.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
const sender = { active: true, name: 'Rahma Collection', phone: '0812-9876-5432' }

test('a dropshipper’s name stands in the sale and in the order, its phone kept as every other phone', async () => {
  const shop = await openSales()
  const saleId = await prepare(shop, me, [await shop.item()])
  expect((await sale(shop, saleId, me)).dropship).toBeNull()
  valueOf(await shop.call('sale.applyDropship', { saleId, ...sender }, me))
  const named = { name: 'Rahma Collection', phone: '+6281298765432' }
  expect((await sale(shop, saleId, me)).dropship).toEqual(named)
  const { trackToken } = valueOf<{ trackToken: string }>(await shop.call('sale.checkout', { saleId }, me))
  expect((await order(shop, saleId, me)).dropship).toEqual(named)
  // Whoever holds only the link learns no name and no phone.
  expect(
    valueOf<{ dropship: unknown }>(await shop.call('order.track', { token: trackToken }, other)).dropship,
  ).toBeNull()
  expect(await shop.broken()).toEqual([])
})

test('it is taken off again', async () => {
  const shop = await openSales()
  const saleId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('sale.applyDropship', { saleId, ...sender }, me))
  valueOf(await shop.call('sale.applyDropship', { saleId, active: false }, me))
  expect((await sale(shop, saleId, me)).dropship).toBeNull()
})

test('what is missing or wrong is said at its field, and the sender before stays', async () => {
  const shop = await openSales()
  const saleId = await begin(shop, me, [await shop.item()])
  valueOf(await shop.call('sale.applyDropship', { saleId, ...sender }, me))
  const apply = (more: object) => shop.call('sale.applyDropship', { saleId, ...sender, ...more }, me)
  expect(await apply({ phone: '08123' })).toMatchObject({
    code: 'phone_too_short',
    fields: { phone: 'Nomor HP terlalu pendek' },
  })
  expect(await apply({ name: null })).toMatchObject({ code: 'input_invalid', fields: { name: 'Wajib diisi' } })
  expect(await apply({ phone: null })).toMatchObject({ code: 'input_invalid', fields: { phone: 'Wajib diisi' } })
  expect(await apply({ name: null, phone: '08123' })).toMatchObject({
    fields: { name: 'Wajib diisi', phone: 'Nomor HP terlalu pendek' },
  })
  const raw = await shop.upstream('POST', '/sale/dropship-apply', {
    ...me,
    body: {
      SALE_ID: saleId,
      DROPSHIP_STATUS: true,
      DROPSHIPPER_NAME: 'x'.repeat(51),
      DROPSHIPPER_PHONE: '081298765432',
    },
  })
  expect(raw).toMatchObject({ status: 422, body: { fields: { DROPSHIPPER_NAME: expect.any(String) } } })
  expect((await sale(shop, saleId, me)).dropship).toMatchObject({ name: 'Rahma Collection' })
})

test('a digital sale has no label, another’s sale is not there, and an order is closed', async () => {
  const shop = await openSales()
  const digital = await begin(shop, me, [await shop.item({ digital: true })])
  expect(outcome(await shop.call('sale.applyDropship', { saleId: digital, ...sender }, me))).toBe('shipping_needless')
  expect(outcome(await shop.call('sale.applyDropship', { saleId: digital, ...sender }, other))).toBe('sale_unknown')
  const saleId = await prepare(shop, me, [await shop.item()])
  valueOf(await shop.call('sale.checkout', { saleId }, me))
  expect(outcome(await shop.call('sale.applyDropship', { saleId, ...sender }, me))).toBe('sale_closed')
})
