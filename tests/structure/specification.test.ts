import { expect, test } from 'vitest'
import { missingIn, pagesOf, rowsOf, testsOf } from './proofs.ts'

/** A row of docs/specification.md: a line of the specification, and the test or the page that proves or replaces it. */
const rows = rowsOf('docs/specification.md').map(([line = '', proof = '']) => ({ line, proof }))

test('every line of the specification names the test that proves it or the page that replaces it', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter(({ proof }) => testsOf(proof).length + pagesOf(proof).length === 0)).toEqual([])
})

test('every test and page that docs/specification.md names exists', () => {
  expect(rows.flatMap(({ proof }) => missingIn(proof, (source, name) => source.includes(name)))).toEqual([])
})
