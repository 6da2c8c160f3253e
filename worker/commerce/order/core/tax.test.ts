import { expect, test } from 'vitest'
import { ppnBetween, ppnOf, ratesOf } from './tax.ts'

const { usual: today, luxury } = ratesOf('2026-11-25')

test.each([
  [111_000, { price: 100_000, base: 91_666.67, amount: 11_000 }],
  [189_000, { price: 170_270.27, base: 156_081.08, amount: 18_729.73 }],
  [0, { price: 0, base: 0, amount: 0 }],
])('the PPN in %i', (including, tax) => {
  expect(ppnOf(including, today)).toEqual(tax)
})

test.each([
  ['2022-04-01', 11, [1, 1]],
  ['2024-12-31', 11, [1, 1]],
  ['2025-01-01', 12, [11, 12]],
  ['2030-01-01', 12, [11, 12]],
])('the rates of %s', (day, percent, part) => {
  expect(ratesOf(day)).toEqual({ usual: { percent, part }, luxury: { percent, part: [1, 1] } })
})

test('the PPN in the price of a luxury is taken of the whole price', () => {
  expect(ppnOf(112_000_000, luxury)).toEqual({ price: 100_000_000, base: 100_000_000, amount: 12_000_000 })
})

test('the tax of parts adds up to the tax of the whole', () => {
  const bounds = [0, 33_333, 66_666, 100_001]
  const parts = bounds.slice(1).map((after, at) => ppnBetween(bounds[at] ?? 0, after, today))
  const whole = ppnOf(100_001, today)
  for (const of of ['price', 'base', 'amount'] as const)
    expect(Math.round(parts.reduce((sum, part) => sum + part[of] * 100, 0))).toBe(Math.round(whole[of] * 100))
})
