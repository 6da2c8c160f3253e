import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { bcaVa, begin, outcome, prepare, checkout, siti, valueOf } from './checkout-steps.ts'
import { biteshipRate, openFakeCouriers } from '#tests/support/in-workerd/fake-couriers.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const couriers = openFakeCouriers()

test('the shopper chooses the insurance, which is a separate line', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item({ price: 400_000 })])
  const before = await checkout(shop, orderId, me)
  expect(before).toMatchObject({ insured: false, insuranceReason: null })
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg', insured: true }, me))
  const insured = await checkout(shop, orderId, me)
  expect(insured).toMatchObject({ insured: true, total: Number(before.total) + 5_800 })
  expect(insured.summary).toContainEqual({ label: 'Biaya Asuransi', amount: 5_800 })
  // The choice stays with another courier, and can be switched off.
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:oke' }, me))
  expect((await checkout(shop, orderId, me)).insured).toBe(true)
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg', insured: false }, me))
  expect((await checkout(shop, orderId, me)).total).toBe(before.total)
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: before.total }, me))
})

test('a chosen shipping service that is not offered any more is refused and no longer charged', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item({ price: 50_000 })])
  // The refused service is not the chosen one, so the chosen one stays.
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:none' }, me))).toBe('shipping_unknown')
  expect((await checkout(shop, orderId, me)).shippingCode).toBe('jne:reg')
  await shop.sql(`UPDATE orders SET shipping_code = 'jne:none' WHERE id = '${orderId}'`)
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:none' }, me))).toBe('shipping_unknown')
  expect(await checkout(shop, orderId, me)).toMatchObject({
    shippingCode: null,
    total: 50_000,
    summary: [{ label: 'Total Harga (1 barang)', amount: 50_000 }],
  })
})

test('goods above a million rupiah must be insured, and the shopper sees why', async () => {
  const shop = await openSellingShop()
  const orderId = await prepare(shop, me, [await shop.item({ price: 1_000_001 })])
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg', insured: false }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({
    insured: true,
    insuranceReason: 'Wajib untuk barang di atas Rp 1.000.000.',
  })
  valueOf(await shop.call('checkout.place', { orderId }, me))
})

test('when a courier does not answer, its last price is used for a day and marked', async () => {
  const shop = await openSellingShop({ vendors: 'deadCourier' })
  const orderId = await begin(shop, me, [await shop.item({ price: 50_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  expect(outcome(await shop.call('checkout.listShipping', { orderId }, me))).toBe('couriers_silent')
  const rates = [
    {
      code: 'jne:reg',
      courier: 'JNE',
      service: 'REG',
      cost: 9_000,
      daysMin: 1,
      daysMax: 2,
      codFee: null,
      insuranceFee: null,
      instant: false,
    },
  ]
  const [row] = await shop.sql('SELECT settings FROM shop_state')
  expect(JSON.parse(String(row?.['settings'])).pickup ?? null).toBeNull()
  const said = (cost: number, at: number) =>
    shop.sql(
      `INSERT OR REPLACE INTO courier_quote (courier, way, rates, at) VALUES ('biteship', '31.74/// 31.74/12160// 1 50000', '${JSON.stringify(rates.map((rate) => ({ ...rate, cost })))}', ${at})`,
    )
  await said(9_000, Date.now())
  expect(valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))).toMatchObject([
    { code: 'jne:reg', cost: 9_000, lastKnown: true },
  ])
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
  await shop.wait(25)
  expect(outcome(await shop.call('checkout.listShipping', { orderId }, me))).toBe('couriers_silent')
  // Nor is an order placed at a price of yesterday, until a courier has said what it is today.
  const press = async (acceptedTotal: number) =>
    outcome(await shop.call('checkout.place', { orderId, acceptedTotal }, me))
  expect(await press(59_000)).toBe('shipping_price_old')
  await said(12_000, Date.now() + 25 * hourMs)
  expect(await press(59_000)).toBe('price_changed')
  expect(await press(62_000)).toBe('accepted')
})

test('what a courier says again is written once an hour, and something else at once', async () => {
  const shop = await openSellingShop({ vendors: 'couriers' })
  let price = 10_000
  couriers.answer('biteship.test', () => ({
    json: { success: true, pricing: [{ ...biteshipRate, price, shipping_fee: price }] },
  }))
  const orderId = await begin(shop, me, [await shop.item({ price: 50_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  const written = async () => {
    const offered = valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))
    expect(offered).toMatchObject([{ cost: price }])
    const [row] = await shop.sql("SELECT rates, at FROM courier_quote WHERE courier = 'biteship'")
    return { cost: (JSON.parse(String(row?.['rates'])) as { cost: number }[])[0]?.cost, at: Number(row?.['at']) }
  }
  const first = await written()
  await shop.wait(0.9)
  expect(await written()).toEqual(first)
  await shop.wait(0.2)
  const second = await written()
  expect(second.at).toBeGreaterThan(first.at)
  price = 12_000
  await shop.wait(0.1)
  const third = await written()
  expect([third.cost, third.at > second.at]).toEqual([12_000, true])
})

test('a point needs both coordinates, and both must be valid', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  const apply = async (point: object) =>
    outcome(await shop.call('checkout.applyAddress', { orderId, ...siti, ...point }, me))
  expect(await apply({ latitude: -6.2435, longitude: 106.7986 })).toBe('accepted')
  expect((await checkout(shop, orderId, me)).address).toMatchObject({ latitude: -6.2435, longitude: 106.7986 })
  // The form of another village still holds it.
  expect(await apply({ villageCode: '31.74.07.1002', latitude: -6.2435, longitude: 106.7986 })).toBe('accepted')
  expect((await checkout(shop, orderId, me)).address).toMatchObject({ latitude: null, longitude: null })
  expect(await apply({ latitude: -6.2435 })).toBe('accepted')
  expect((await checkout(shop, orderId, me)).address).toMatchObject({ latitude: null, longitude: null })
  for (const point of [
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: 181 },
  ])
    await expect(shop.call('checkout.applyAddress', { orderId, ...siti, ...point }, me)).rejects.toThrow()
})
