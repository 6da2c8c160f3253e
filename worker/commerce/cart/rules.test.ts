import { expect, test } from 'vitest'
import { refused } from '#shared/result.ts'
import { mergedQuantity, quantityProblem } from './rules.ts'

// Proves §4.26, §9.27
test('a line holds at most the stock, and at most what a cart may hold', () => {
  expect(quantityProblem(3, { name: 'Kopi', stock: 3 })).toBeNull()
  expect(quantityProblem(4, { name: 'Kopi', stock: 3 })).toEqual(refused('stock_short', { left: 3 }))
  expect(quantityProblem(1, { name: 'Kopi', stock: 0 })).toEqual(refused('stock_out', { name: 'Kopi' }))
  expect(quantityProblem(1_000, { name: 'Kopi', stock: 5_000 })).toEqual(refused('quantity_invalid', { max: 999 }))
})

test('the largest quantity that a cart may hold is allowed', () => {
  expect(quantityProblem(999, { name: 'Kopi', stock: 5_000 })).toBeNull()
})

test('two lines of one variant become the larger, at most the stock, at least one', () => {
  expect(mergedQuantity(2, 5, 10)).toBe(5)
  expect(mergedQuantity(7, 5, 6)).toBe(6)
  expect(mergedQuantity(2, 3, 0)).toBe(1)
})
