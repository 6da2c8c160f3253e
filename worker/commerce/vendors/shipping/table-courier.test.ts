import { expect, test } from 'vitest'
import { tableCourier } from './table-courier.ts'
import { chargedGrams, chargedKilos } from '#shared/order/charged-weight.ts'
import { zoneBetween } from './zones.ts'

const place = (regency: string) => ({ regency, postcode: null, point: null })
const rates = (origin: string, destination: string, weightGrams: number, value = 50_000) =>
  tableCourier.rates({
    origin: place(origin),
    destination: place(destination),
    weightGrams,
    items: [{ name: 'Kopi', value, quantity: 1, weightGrams }],
  })

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

test('between two islands outside Java the route over Java is charged', () => {
  expect(zoneBetween('12.71', '73.71')).toMatchObject({ name: 'far', perKilo: 62_000 })
})

test('every rate of every pair of provinces is a positive price and at least one day', async () => {
  const provinces = [
    11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 31, 32, 33, 34, 35, 36, 51, 52, 53, 61, 62, 63, 64, 65, 71, 72, 73, 74, 75,
    76, 81, 82, 91, 92, 93, 94, 95, 96,
  ]
  for (const from of provinces)
    for (const to of provinces)
      for (const rate of await rates(`${from}.71`, `${to}.02`, 1_301)) {
        expect(Number.isInteger(rate.cost) && rate.cost >= 18_000).toBe(true)
        expect(rate.daysMin).toBeGreaterThan(0)
        expect(rate.daysMax).toBeGreaterThanOrEqual(rate.daysMin)
      }
})

test('the next day is promised only where it can be kept', async () => {
  const codes = async (destination: string) => (await rates('31.74', destination, 500)).map((rate) => rate.code)
  expect(await codes('31.71')).toEqual([
    'jne:reg',
    'jne:yes',
    'jne:oke',
    'jnt:ez',
    'sicepat:reg',
    'sicepat:best',
    'anteraja:reg',
    'pos:reg',
  ])
  expect(await codes('91.71')).toEqual(['jne:reg', 'jne:oke', 'jnt:ez', 'sicepat:reg', 'pos:reg'])
})

test('trucking is for what is heavy, and never for less than ten kilograms', async () => {
  const jtr = async (grams: number) =>
    (await rates('31.74', '35.78', grams)).find(({ code }) => code === 'jne:jtr')?.cost
  // By the charged kilograms, like every price: eleven of them begin at 10,301 grams.
  expect(await jtr(10_300)).toBeUndefined()
  expect(await jtr(10_301)).toBe(77_000)
  expect(await jtr(12_000)).toBe(84_000)
})

test('cash on delivery is offered by the couriers that collect it, within their limits', async () => {
  const fees = async (value: number) =>
    Object.fromEntries((await rates('31.74', '31.71', 500, value)).map(({ code, codFee }) => [code, codFee]))
  expect(await fees(100_000)).toMatchObject({
    'jne:reg': 4_480,
    'sicepat:reg': 4_480,
    'anteraja:reg': 5_000,
    'pos:reg': null,
  })
  expect(await fees(3_000_000)).toMatchObject({ 'jne:reg': 120_480, 'sicepat:reg': null, 'jnt:ez': null })
})

test('insurance is two thousandths of the goods and a fee', async () => {
  expect((await rates('31.74', '31.71', 500, 1_000_001)).map(({ insuranceFee }) => insuranceFee)).toEqual(
    Array.from({ length: 8 }, () => 7_001),
  )
})

test.each([
  [500, null, 500],
  [500, [10, 10, 10], 500],
  [500, [40, 30, 25], 5_000],
  [41_700, [100, 50, 50], 41_700],
] as const)('%i g of %j cm count as %i g', (grams, dimensions, charged) => {
  expect(chargedGrams({ weightGrams: grams, dimensions })).toBe(charged)
})
