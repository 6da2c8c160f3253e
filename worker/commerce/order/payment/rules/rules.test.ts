import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { obstacle, type PaymentFacts, smallestInstalment } from './rules.ts'

const facts: PaymentFacts = {
  amount: 100_000,
  delivery: 'shipped',
  email: false,
  mobile: true,
  sendable: true,
  courierTakesCod: true,
  codMax: 2_500_000,
  verified: true,
  refusals: 0,
  codOpen: null,
}
const cod = { vendor: 'cod', min: 10_000 } as const
const boundsOf = (method: string) => {
  const found = findMethod('simulator', method)
  assert(found, `the simulator takes ${method}`)
  return found
}
const qris = boundsOf('qris')

test.each([
  [{}, null],
  [{ amount: 2_500_000 }, null],
  [{ amount: 2_500_001 }, 'cod_over_limit'],
  [{ refusals: 1 }, null],
  [{ refusals: 2 }, 'cod_blocked'],
  [{ verified: false }, 'cod_unverified'],
  [{ delivery: 'digital', sendable: false }, 'payment_unfit'],
  [{ sendable: false, courierTakesCod: false }, 'cod_address'],
  [{ courierTakesCod: false }, 'cod_courier'],
] as const)('cash on delivery with %o: %s', (change, code) => {
  expect(obstacle(cod, { ...facts, ...change })?.code ?? null).toBe(code)
})

test('QRIS ends at ten million rupiah; every other way knows no bound', () => {
  expect(obstacle(qris, { ...facts, amount: 10_000_000 })).toBeNull()
  expect(obstacle(qris, { ...facts, amount: 10_000_001 })).toMatchObject({
    code: 'payment_above_maximum',
    values: { max: 10_000_000 },
  })
  for (const method of ['bca_va', 'gopay', 'card', 'alfamart'] as const)
    expect(obstacle(boundsOf(method), { ...facts, amount: 900_000_000, refusals: 9, delivery: 'digital' })).toBeNull()
})

test('what coins and balance leave may be too little for a way to pay; a free order needs none', () => {
  const bca = { vendor: 'simulator', min: 10_000 } as const
  for (const way of [bca, cod]) {
    expect([1, 9_999].map((amount) => obstacle(way, { ...facts, amount })?.code)).toEqual([
      'payment_below_minimum',
      'payment_below_minimum',
    ])
    expect([0, 10_000].map((amount) => obstacle(way, { ...facts, amount }))).toEqual([null, null])
  }
  expect(obstacle(qris, { ...facts, amount: 1 })).toBeNull()
})

test.each([
  ['email', {}, 'payment_email'],
  ['email', { email: true }, null],
  ['address', { delivery: 'pickup' }, 'payment_unfit'],
  ['address', {}, null],
  ['mobile', { mobile: false }, 'payment_phone'],
  ['mobile', {}, null],
] as const)('a way to pay that needs the %s, with %o: %s', (need, change, code) => {
  const way = { vendor: 'midtrans', min: 1, needs: [need] } as const
  expect(obstacle(way, { ...facts, ...change })?.code ?? null).toBe(code)
})

test('the smallest instalment is rounded up, and its cost is of the whole amount', () => {
  const term = (months: number, monthlyPercent: number) => ({ method: 'kredivo', months, monthlyPercent })
  expect(smallestInstalment(100_000, [])).toBeNull()
  expect(smallestInstalment(100_000, [term(3, 0)])).toMatchObject({ monthly: 33_334, months: 3 })
  expect(smallestInstalment(100_000, [term(3, 2.6), term(12, 2.6)])).toMatchObject({ monthly: 10_934, months: 12 })
  // A long term may cost more a month than a short one.
  expect(smallestInstalment(100_000, [term(2, 0), term(12, 50)])).toMatchObject({ monthly: 50_000, months: 2 })
  expect(smallestInstalment(100, [term(1, 0.07)])).toMatchObject({ monthly: 101 })
})
