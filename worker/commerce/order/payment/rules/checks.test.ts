import { expect, test } from 'vitest'
import { nextCheckAt } from './checks.ts'

const began = new Date('2026-11-20T03:00:00Z')
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)

test.each([
  [0, 1],
  [1, 4],
  [3.9, 4],
  [4, 14],
  [14, 44],
  [44, 74],
  [73, 74],
  [74, 104],
  [1_439, 1_454],
])('%d minutes after it began an attempt is looked at again at minute %d', (now, next) => {
  expect(nextCheckAt(began, after(now))).toEqual(after(next))
})
