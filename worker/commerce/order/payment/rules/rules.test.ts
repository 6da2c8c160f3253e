import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { obstacle, type PaymentFacts } from './rules.ts'

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
