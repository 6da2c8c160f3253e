import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { coinsBackFor, fits, leftOf, priceUntil, refundFor, returnEnd, worthOf, shows } from './rules.ts'

const bought = [
  { variantId: 'a', quantity: 3, unitPrice: 10_000 },
  { variantId: 'b', quantity: 1, unitPrice: 3_333 },
]

test('what is left to return is what was bought without what is on its way', () => {
  expect(
    leftOf(bought, [{ variantId: 'a', quantity: 2 }]).map(({ variantId, quantity }) => [variantId, quantity]),
  ).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(leftOf(bought, [{ variantId: 'b', quantity: 1 }]).map(({ variantId }) => variantId)).toEqual(['a'])
})

test.each([
  [[{ variantId: 'a', quantity: 3 }], true],
  [[{ variantId: 'a', quantity: 4 }], false],
  [[{ variantId: 'c', quantity: 1 }], false],
  [
    [
      { variantId: 'a', quantity: 2 },
      { variantId: 'a', quantity: 1 },
    ],
    false,
  ],
  [
    [
      { variantId: 'a', quantity: 3 },
      { variantId: 'b', quantity: 1 },
    ],
    true,
  ],
  [
    [
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 2 },
    ],
    false,
  ],
])('%j fits: %s', (asked, right) => {
  expect(fits(asked, bought)).toBe(right)
})

test('refunds in parts add up to what was paid for the goods, to the rupiah', () => {
  const paid = { subtotal: 33_333, discount: 10_000, coinsUsed: 1_001 }
  const parts = [10_000, 10_000, 10_000, 3_333]
  let before = 0
  let came = 0
  const refunds = parts.map((worth) => {
    const [amount, back] = [refundFor(paid, { before, worth }), coinsBackFor(paid, { before, worth })]
    expect(back.before).toBe(came)
    before += worth
    came += back.coins
    return amount
  })
  expect(came).toBe(1_001)
  expect(refunds.reduce((a, b) => a + b)).toBe(33_333 - 11_001)
  expect(refunds.every((amount) => amount > 0)).toBe(true)
  expect(refundFor({ subtotal: 0, discount: 0, coinsUsed: 0 }, { before: 0, worth: 0 })).toBe(0)
  // Times what they cost, this is more than a number holds exactly.
  const much = { subtotal: 95_000_001, discount: 10_000, coinsUsed: 0 }
  expect(refundFor(much, { before: 0, worth: 95_000_001 })).toBe(94_990_001)
  const gone = ['a', 'b', 'c'].map((variantId) => ({ variantId, quantity: 2 }))
  expect(worthOf(gone, bought)).toBe(26_666)
})

test('a credit note is the money and the coins of its goods, and all of them are what the goods cost', () => {
  const whole = fc.integer({ min: 0, max: 5_000 })
  fc.assert(
    fc.property(fc.array(whole, { minLength: 1, maxLength: 6 }), whole, whole, (parts, off, coins) => {
      const subtotal = parts.reduce((a, b) => a + b)
      const discount = Math.min(off, subtotal)
      const paid = { subtotal, discount, coinsUsed: Math.min(coins, subtotal - discount) }
      let before = 0
      for (const worth of parts) {
        const [money, back] = [refundFor(paid, { before, worth }), coinsBackFor(paid, { before, worth }).coins]
        expect(Math.min(money, back)).toBeGreaterThanOrEqual(0)
        expect(priceUntil(paid, before + worth) - priceUntil(paid, before)).toBe(money + back)
        before += worth
      }
      expect(priceUntil(paid, before)).toBe(subtotal - discount)
    }),
    { numRuns: 200 },
  )
})

test('the window is the shop’s working days, never fewer than two, and only for a delivered shipment of a customer', () => {
  const deliveredAt = new Date('2026-11-20T03:00:00Z')
  const order = { status: 'DELIVERED' as const, delivery: 'shipped' as const, customerId: 'c', deliveredAt }
  expect(returnWindowEnd(deliveredAt, 3).toISOString()).toBe('2026-11-25T03:00:00.000Z')
  expect(returnWindowEnd(deliveredAt, 1)).toEqual(returnWindowEnd(deliveredAt, 2))
  for (const status of ['DELIVERED', 'COMPLETED'] as const)
    expect(returnEnd({ ...order, status }, 3)).toEqual(returnWindowEnd(deliveredAt, 3))
  for (const other of [
    { status: 'SHIPPING' as const },
    { status: 'CANCEL' as const },
    { delivery: 'digital' as const },
    { customerId: null },
    { deliveredAt: null },
  ])
    expect(returnEnd({ ...order, ...other }, 3)).toBeNull()
})

test('five photos and one video are shown, and nothing else', () => {
  const photos = (count: number) => Array.from({ length: count }, () => 'image/jpeg')
  expect(shows([...photos(5), 'video/mp4'], 6)).toBe(true)
  expect(shows([], 0)).toBe(true)
  expect(shows(photos(6), 6)).toBe(false)
  expect(shows(['video/mp4', 'video/webm'], 2)).toBe(false)
  expect(shows(['application/pdf'], 1)).toBe(false)
  // One of them was not the caller's.
  expect(shows(photos(1), 2)).toBe(false)
})
