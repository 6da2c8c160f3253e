import { readFileSync } from 'node:fs'
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

/** Rows about screens beside those of §2. */
const screensElsewhere = [
  '1.12',
  '1.13',
  '1.14',
  '1.29',
  '1.30',
  '1.31',
  '4.12',
  '5.5',
  '5.6',
  '5.7',
  '5.8',
  '5.12',
  '8.6',
  '8.7',
  '8.8',
]
/** Rows of §2 that no page shows, and why. */
const noScreen: Readonly<Record<string, string>> = {
  '2.1': 'how the program is built',
  '2.46': 'names of what stands in addresses',
  '2.51': 'no page of ours leads outside without its flag',
  '2.87': 'a word in a record, which no page shows',
}
/** Where tests request pages from the router. */
const requestsPages = (file: string): boolean =>
  /^tests\/(?:edge|browser|foreign-backend)\//.test(file) ||
  readFileSync(file, 'utf8').includes('/in-workerd/browse.ts')

test('a row about a screen is proven by a test that requests a page, not only by one that draws a part', () => {
  const onPages = new Set(tags.filter(({ file }) => requestsPages(file)).flatMap((proof) => proof.rows))
  const screens = rows
    .map(({ number }) => number)
    .filter((one) => one.startsWith('2.') || screensElsewhere.includes(one))
  expect(screens.filter((one) => !onPages.has(`§${one}`))).toEqual(Object.keys(noScreen))
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
