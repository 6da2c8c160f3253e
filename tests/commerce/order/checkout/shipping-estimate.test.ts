import { expect, test } from 'vitest'
import type { Estimate } from '#shared/api/order/shipment.ts'
import { openFakeCouriers } from '#tests/support/in-workerd/fake-couriers.ts'
import { outcome, valueOf } from './checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const couriers = openFakeCouriers()
const district = '31.74.07'

test('an estimate for one piece is the price of the cheapest courier, by volume weight', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 50_000, weightGrams: 900 })
  const ask = async (slug = `kopi-${item}`, to = district) =>
    shop.call<Estimate>('shipment.findEstimate', { slug, district: to })
  const small = valueOf(await ask())
  expect(small).toMatchObject({ district: 'Kebayoran Baru', service: 'JNE OKE', cost: 8_000, daysMin: 2, daysMax: 4 })
  const { services } = small
  expect(services.slice(0, 2)).toMatchObject([
    { courier: 'JNE', service: 'OKE', cost: 8_000, daysMax: 4, cod: true },
    { cost: expect.any(Number) as number },
  ])
  expect(services.map(({ cost }) => cost)).toEqual(services.map(({ cost }) => cost).toSorted((a, b) => a - b))
  expect(new Set(services.map(({ courier }) => courier)).size).toBeGreaterThan(3)
  expect(valueOf(await ask(undefined, '91.71.01')).cost).toBeGreaterThan(80_000)
  await shop.sql(`UPDATE product SET dimensions = '[40, 30, 30]' WHERE id = 'p-${item}'`)
  expect(valueOf(await ask()).cost).toBe(48_000)

  expect(outcome(await ask('tidak-ada'))).toBe('item_unknown')
  expect(outcome(await ask(undefined, '99.99.99'))).toBe('region_unknown')
  const digital = await shop.item({ digital: true })
  expect(outcome(await ask(`kopi-${digital}`))).toBe('item_unknown')
  await expect(ask(undefined, '31.74')).rejects.toThrow()
})

test('a courier is asked once an hour for the same route, even when many shoppers look', async () => {
  const rate = {
    courier_name: 'JNE',
    courier_code: 'jne',
    courier_service_name: 'REG',
    courier_service_code: 'reg',
    shipment_duration_range: '1 - 2',
    price: 9_000,
  }
  // Biteship prices between postcodes, areas or points only.
  couriers.answer('biteship.test', ({ body }) =>
    Number(Object(body)['destination_postal_code']) > 9_999
      ? { json: { pricing: [rate] } }
      : { status: 400, json: { success: false } },
  )
  const shop = await openSellingShop({ vendors: 'couriers' })
  const slug = `kopi-${await shop.item()}`
  const ask = () => shop.call<Estimate>('shipment.findEstimate', { slug, district })
  couriers.asked()
  for (const minutes of [0, 20, 30]) {
    await shop.wait(minutes / 60)
    expect(valueOf(await ask()).cost).toBe(9_000)
  }
  expect(couriers.asked()).toHaveLength(1)
  await shop.wait(0.25)
  await ask()
  expect(couriers.asked()).toHaveLength(1)
})

test('no price is shown when a courier needs the full address or does not answer', async () => {
  couriers.answer('biteship.test', () => ({ status: 400, json: { success: false } }))
  const shop = await openSellingShop({ vendors: 'couriers' })
  const slug = `kopi-${await shop.item()}`
  const ask = () => shop.call<Estimate>('shipment.findEstimate', { slug, district })
  expect(valueOf(await ask())).toMatchObject({ cost: null, daysMin: null })
  const away = await openSellingShop({ vendors: 'couriers' })
  const point = { latitude: -6.24, longitude: 106.8 }
  await away.admin('PATCH', '/settings', { pickup: { address: 'Jl. Melawai No. 10', postcode: '12160', point } })
  couriers.answer('biteship.test', () => 'drop')
  // GoSend needs a point there too and offers nothing; Biteship does not answer.
  expect(
    valueOf(await away.call<Estimate>('shipment.findEstimate', { slug: `kopi-${await away.item()}`, district })).cost,
  ).toBeNull()
})
