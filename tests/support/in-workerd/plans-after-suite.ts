import { afterAll, expect } from 'vitest'
import { takeScans, watchStatements } from './statements.ts'

await watchStatements()

/**
 * After every suite: no statement that a shop ran in it may read a table that grows from one end to the other. It is a
 * setup file, so that no suite can forget it.
 */
afterAll(() => {
  expect(
    takeScans(),
    'statements that scan a table that grows (EXPLAIN QUERY PLAN says so), or with a column of no table',
  ).toEqual([])
})
