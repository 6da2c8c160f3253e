import { expect, test } from 'vitest'
import { proofs, rowsOf } from '../../tools/verify/proof-tags.ts'
import { missingPages, pagesOf } from './linked-pages.ts'

/** A row of docs/specification.md: its number, a line of the specification, and the page that says how it is read. */
const rows = rowsOf('docs/specification.md').map(([number = '', line = '', page = '']) => ({ number, line, page }))
const tags = proofs()
const proven = new Set(tags.flatMap((proof) => proof.rows))

test('every line of the specification is proven by a test or names the page that replaces it', () => {
  expect(rows.length).toBeGreaterThan(350)
  expect(rows.filter(({ number, page }) => !proven.has(`§${number}`) && pagesOf(page).length === 0)).toEqual([])
  expect(rows.flatMap(({ page }) => missingPages(page))).toEqual([])
})

test('every row has a number of its own', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers.filter((number, i) => !/^\d+\.\d+$/.test(number) || numbers.indexOf(number) !== i)).toEqual([])
})

test('every tag stands above a test and names a row that exists', () => {
  const known = new Set([
    ...rows.map(({ number }) => `§${number}`),
    ...rowsOf('docs/asvs.md').map(([number]) => `ASVS ${number}`),
  ])
  expect(tags.filter((proof) => proof.test === '')).toEqual([])
  expect(
    tags.flatMap((proof) => proof.rows.filter((row) => !known.has(row)).map((row) => `${proof.file}: ${row}`)),
  ).toEqual([])
})
