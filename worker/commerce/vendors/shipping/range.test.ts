import { expect, test } from 'vitest'
import { ShippingRate } from '#shared/admin/shipping.ts'
import type { VendorSettings } from '../entry.ts'
import { ownRates } from './own-rates.ts'
import { rangeOf } from './range.ts'
import { tableCourier } from './table-courier.ts'

const regencies = ['31.71', '31.74', '32.73', '33.72', '33.74', '73.71', '91.03']
const now = new Date('2026-11-29T05:00:00Z')
const shop = (more: Partial<VendorSettings> = {}): VendorSettings => ({
  host: 'toko.test',
  name: 'Toko',
  city: 'Surakarta',
  demo: false,
  bankAccount: null,
  googleAnalyticsId: null,
  metaPixelId: null,
  originRegency: '33.72',
  ...more,
})
const rate = (more: object) =>
  ShippingRate.parse({ courier: 'Kurir toko', perOrder: 10_000, daysMin: 1, daysMax: 2, ...more })
const own = (lines: readonly object[], more: Partial<VendorSettings> = {}) => {
  const shippingRates = lines.map(rate)
  return (piece = { weightGrams: 500, value: 100_000 }) =>
    rangeOf([ownRates(shippingRates)], piece, { settings: shop({ ...more, shippingRates }), now }, regencies)
}

test('the price is the lowest to any regency, and the days are those of the cheapest courier to each', () => {
  const range = (weightGrams: number) =>
    rangeOf([tableCourier], { weightGrams, value: 100_000 }, { settings: shop(), now }, regencies)
  // In its own city Pos asks Rp 8.000 and comes in two to four days; to Papua it takes eleven.
  expect(range(500)).toEqual({ costMin: 8_000, costMax: 92_000, daysMin: 2, daysMax: 11 })
  expect(range(2_000)?.costMin).toBe(16_000)
})

test('a line for one regency counts for that one alone, and a flat rate is the same at the least and the most', () => {
  const near = own([
    { perOrder: 5_000, daysMin: 0, daysMax: 1, to: ['33.72'] },
    { perOrder: 20_000, daysMax: 5 },
  ])
  expect(near()).toEqual({ costMin: 5_000, costMax: 20_000, daysMin: 0, daysMax: 5 })
  expect(own([{}])()).toEqual({ costMin: 10_000, costMax: 10_000, daysMin: 1, daysMax: 2 })
  // Each regency of a province is named, so the line of the province leads nowhere.
  const named = own([{ to: ['31.71', '31.74'] }, { perOrder: 1_000, to: ['31'] }])
  expect(named()?.costMin).toBe(10_000)
})

test('from the value on from which it is free, nothing is asked', () => {
  const free = own([{ freeFrom: 200_000 }])
  expect(free()?.costMin).toBe(10_000)
  expect(free({ weightGrams: 500, value: 200_000 })).toMatchObject({ costMin: 0, costMax: 0 })
})

test('what the owner leaves out does not count, and days without shipping come before', () => {
  const lines = [
    { perOrder: 5_000, service: 'Hemat' },
    { perOrder: 9_000, service: 'Biasa' },
  ]
  expect(own(lines, { couriersOff: ['own:kurir-toko-hemat'] })()?.costMin).toBe(9_000)
  expect(own(lines, { couriersOff: ['own'] })()).toBeNull()
  expect(own(lines, { shippingPause: { from: '2026-11-30', to: '2026-12-02' } })()).toMatchObject({
    daysMin: 4,
    daysMax: 5,
  })
})

test('nothing is said for a courier that must be asked, nor where nobody knows from where it is sent', () => {
  const asked = { name: 'biteship', brands: [], rates: async () => [] }
  const piece = { weightGrams: 500, value: 100_000 }
  expect(rangeOf([tableCourier, asked], piece, { settings: shop(), now }, regencies)).toBeNull()
  // Drivers by the hour cost more, and go only near.
  expect(
    rangeOf([tableCourier, { ...asked, name: 'gosend' }], piece, { settings: shop(), now }, regencies),
  ).not.toBeNull()
  expect(rangeOf([tableCourier], piece, { settings: shop({ originRegency: null }), now }, regencies)).toBeNull()
  expect(rangeOf([], piece, { settings: shop(), now }, regencies)).toBeNull()
})
