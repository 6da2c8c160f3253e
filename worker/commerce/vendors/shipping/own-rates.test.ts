import { expect, test } from 'vitest'
import { ShippingRates } from '#shared/admin/shipping.ts'
import { ownRates } from './own-rates.ts'

const line = { courier: 'Kurir toko', perOrder: 15_000, daysMin: 1, daysMax: 3 }
const place = (regency: string) => ({ regency, postcode: null, point: null })

function quoted(lines: object[], regency = '32.73', { weightGrams = 500, value = 50_000 } = {}) {
  const items = [{ name: 'Kopi', value, quantity: 1, weightGrams }]
  return ownRates(ShippingRates.parse(lines)).rates({
    origin: place('32.73'),
    destination: place(regency),
    weightGrams,
    items,
  })
}
const costs = async (...asked: Parameters<typeof quoted>) =>
  (await quoted(...asked)).map(({ code, cost }) => [code, cost])

test('one line without places is a flat rate to everywhere', async () => {
  expect(await quoted([line], '91.71')).toEqual([
    {
      code: 'own:kurir-toko',
      courier: 'Kurir toko',
      service: '',
      cost: 15_000,
      daysMin: 1,
      daysMax: 3,
      codFee: null,
      insuranceFee: null,
      instant: false,
      driven: false,
    },
  ])
})

test.each([
  [1, 12_000],
  [1_300, 12_000],
  [1_301, 17_000],
  [10_000, 57_000],
])('%i g cost %i by order and kilogram', async (weightGrams, cost) => {
  const lines = [{ ...line, perOrder: 7_000, perKilo: 5_000 }]
  expect(await costs(lines, '32.73', { weightGrams })).toEqual([['own:kurir-toko', cost]])
})

test.each([
  ['32.73', [['own:kurir-toko', 8_000]]],
  ['32.04', [['own:kurir-toko', 20_000]]],
  ['31.74', [['own:kurir-toko', 30_000]]],
] as const)('to %s the most exact line counts', async (regency, expected) => {
  const lines = [
    { ...line, perOrder: 30_000 },
    { ...line, to: ['32'], perOrder: 20_000 },
    { ...line, to: ['32.73'], perOrder: 8_000 },
  ]
  expect(await costs(lines, regency)).toEqual(expected)
})

test('where no line goes there is no service, and two services are two choices', async () => {
  const lines = [
    { ...line, to: ['32.73'] },
    { ...line, service: 'Besok sampai', to: ['32'], perOrder: 25_000 },
  ]
  expect(await costs(lines)).toEqual([
    ['own:kurir-toko', 15_000],
    ['own:kurir-toko-besok-sampai', 25_000],
  ])
  expect(await costs(lines, '31.74')).toEqual([])
})

test('goods of the value that the line names are sent for nothing', async () => {
  const lines = [{ ...line, freeFrom: 200_000 }]
  expect(await costs(lines, '32.73', { value: 199_999 })).toEqual([['own:kurir-toko', 15_000]])
  expect(await costs(lines, '32.73', { value: 200_000 })).toEqual([['own:kurir-toko', 0]])
})

test('cash is collected only where the line says what it costs', async () => {
  const fee = async (more: object) => (await quoted([{ ...line, ...more }]))[0]?.codFee
  expect([await fee({}), await fee({ codFee: 0 }), await fee({ codFee: 5_000 })]).toEqual([null, 0, 5_000])
})

test.each([
  ['a place twice in one service', [line, { ...line, service: '', to: [] }], '1.to'],
  ['the same words in other letters', [line, { ...line, courier: 'KURIR-Toko' }], '1.to'],
  ['days that end before they begin', [{ ...line, daysMin: 4 }], '0.daysMax'],
  ['no price', [{ courier: 'Kurir toko', daysMin: 1, daysMax: 3 }], '0.perOrder'],
  ['a name without a letter', [{ ...line, courier: '–' }], '0.courier'],
  ['a code of no level', [{ ...line, to: ['32.73.01'] }], '0.to.0'],
  ['half a rupiah', [{ ...line, perOrder: 0.5 }], '0.perOrder'],
  ['less than nothing', [{ ...line, perKilo: -1 }], '0.perKilo'],
])('%s is refused', (_, lines, path) => {
  expect(ShippingRates.safeParse(lines).error?.issues[0]?.path.join('.')).toBe(path)
})

test('the largest prices and names stay what an order can hold', async () => {
  const name = 'x'.repeat(29)
  const lines = [{ ...line, courier: name, service: name, perOrder: 10_000_000, perKilo: 10_000_000 }]
  const [rate] = await quoted(lines, '32.73', { weightGrams: 1_000_000 })
  expect(rate?.code.length).toBeLessThanOrEqual(64)
  expect(Number.isSafeInteger(rate?.cost)).toBe(true)
})
