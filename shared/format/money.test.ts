import { expect, test } from 'vitest'
import { discountPercent, formatCount, formatRating, formatRupiah, readRupiah } from './money.ts'

// Proves §1.1, §5.22, §5.23, §5.24, §5.25, §9.14
test.each([
  [null, 'Rp 0'],
  ['', 'Rp 0'],
  [Number.NaN, 'Rp 0'],
  [0, 'Rp 0'],
  [0.001, 'Rp 0'],
  [-0.001, 'Rp 0'],
  [1500, 'Rp 1.500'],
  ['1500', 'Rp 1.500'],
  [1234.5, 'Rp 1.234,5'],
  [1234.567, 'Rp 1.234,57'],
  [1234.05, 'Rp 1.234,05'],
  [1234.999, 'Rp 1.235'],
  [-5000, '−Rp 5.000'],
  [99_999_999, 'Rp 99.999.999'],
])('%s is written %s', (amount, written) => {
  expect(formatRupiah(amount)).toBe(written)
})

test('a discount is a whole percentage, rounded down; no saving gives none', () => {
  expect(discountPercent(75_000, 100_000)).toBe(25)
  expect(discountPercent(66_667, 100_000)).toBe(33)
  expect(discountPercent(100_000, 100_000)).toBeNull()
  expect(discountPercent(100_000, null)).toBeNull()
  expect(discountPercent(99_999, 100_000)).toBeNull()
})

// Proves §9.14
test('counts and ratings are written as Indonesian shops write them', () => {
  expect([950, 1_000, 1_250, 12_900, 1_250_000].map(formatCount)).toEqual(['950', '1 rb', '1,2 rb', '12 rb', '1,2 jt'])
  expect(formatRating(49)).toBe('4,9')
})

test.each([
  ['147.356', 147_356],
  ['147356', 147_356],
  ['Rp 147.356', 147_356],
  ['rp147.356,00', 147_356],
  ['147,356', 147_356],
  ['1.147.356,-', 1_147_356],
  [' 500 ', 500],
  ['147.35', null],
  ['-5', null],
  ['1e6', null],
  ['seratus ribu', null],
  ['', null],
  ['9'.repeat(13), null],
])('a typed %j is read as %s rupiah', (typed, amount) => expect(readRupiah(typed)).toBe(amount))
