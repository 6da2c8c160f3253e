import { afterAll, expect } from 'vitest'
import { takeScans, takeUnsteady, watchStatements } from './statements.ts'

await watchStatements()

/**
 * After every suite: no statement that a shop ran in it may read a table that grows from one end to the other. It is a
 * setup file, so that no suite can forget it.
 */
afterAll(() => {
  expect(takeScans(), 'statements that scan a table that grows; EXPLAIN QUERY PLAN says so').toEqual([])
  expect(takeUnsteady(), 'statements that SQLite prepares again at each execution; use eqInText').toEqual([])
})
