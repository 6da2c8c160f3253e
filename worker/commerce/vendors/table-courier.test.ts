import { expect, test } from 'vitest'
import { tableCourier } from './table-courier.ts'
import { chargedKilos } from './weight.ts'
import { zoneBetween } from './zones.ts'

test.each([
  [0, 1],
  [1, 1],
  [999, 1],
  [1_000, 1],
  [1_300, 1],
  [1_301, 2],
  [2_300, 2],
  [2_301, 3],
  [10_000, 10],
])('%i g are charged as %i kg', (grams, kilos) => {
  expect(chargedKilos(grams)).toBe(kilos)
})

test.each([
  ['31.74', '31.74', 'city', 9_000],
  ['31.74', '31.71', 'province', 12_000],
  ['31.74', '35.78', 'near', 18_000],
  ['31.74', '51.71', 'far', 28_000],
  ['31.74', '12.71', 'far', 32_000],
  ['31.74', '64.72', 'far', 42_000],
  ['31.74', '73.71', 'far', 46_000],
  ['31.74', '53.71', 'remote', 75_000],
  ['31.74', '91.71', 'remote', 115_000],
] as const)('from %s to %s is %s', (origin, destination, name, perKilo) => {
  expect(zoneBetween(origin, destination)).toMatchObject({ name, perKilo })
  expect(zoneBetween(destination, origin)).toMatchObject({ name, perKilo })
})

test('between two islands beside Java the way over Java is paid', () => {
  expect(zoneBetween('12.71', '73.71')).toMatchObject({ name: 'far', perKilo: 62_000 })
})

test('every rate of every pair of provinces is a positive price and at least one day', async () => {
  const provinces = [
    11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 31, 32, 33, 34, 35, 36, 51, 52, 53, 61, 62, 63, 64, 65, 71, 72, 73, 74, 75, 76, 81, 82, 91, 92, 93, 94, 95, 96,
  ]
  for (const from of provinces)
    for (const to of provinces)
      for (const rate of await tableCourier.rates({ origin: `${from}.71`, destination: `${to}.02`, weightGrams: 1_301 })) {
        expect(Number.isInteger(rate.cost) && rate.cost >= 18_000).toBe(true)
        expect(rate.daysMin).toBeGreaterThan(0)
        expect(rate.daysMax).toBeGreaterThanOrEqual(rate.daysMin)
      }
})

test('the next day is promised only where it can be kept', async () => {
  const codes = async (destination: string) => (await tableCourier.rates({ origin: '31.74', destination, weightGrams: 500 })).map((rate) => rate.code)
  expect(await codes('31.71')).toEqual(['jne:reg', 'jne:yes', 'jne:oke'])
  expect(await codes('91.71')).toEqual(['jne:reg', 'jne:oke'])
})
