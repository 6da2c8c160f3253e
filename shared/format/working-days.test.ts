import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-days.ts'

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-16T03:00:00Z', 3, '2026-11-19T03:00:00.000Z'],
  ['2026-11-20T03:00:00Z', 1, '2026-11-23T03:00:00.000Z'],
  ['2026-11-20T03:00:00Z', 3, '2026-11-25T03:00:00.000Z'],
  ['2026-11-21T03:00:00Z', 3, '2026-11-25T03:00:00.000Z'],
  // Sunday evening in London is Monday in Jakarta.
  ['2026-11-22T18:00:00Z', 1, '2026-11-23T18:00:00.000Z'],
  ['2026-11-20T03:00:00Z', 0, '2026-11-20T03:00:00.000Z'],
])('%s plus %i working days', (from, days, until) => {
  expect(afterWorkingDays(new Date(from), days).toISOString()).toBe(until)
})
