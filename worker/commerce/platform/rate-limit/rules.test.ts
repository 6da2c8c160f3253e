import { expect, test } from 'vitest'
import { minutesToWait } from './rules.ts'

test('a wait lasts until the deciding hit no longer counts', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(minutesToWait([inMinutes(14), inMinutes(13), inMinutes(12)], 5, now)).toBeNull()
  expect(minutesToWait([14, 13, 12, 11, 9.5].map(inMinutes), 5, now)).toBe(10)
  expect(minutesToWait([14, 13, 12, 11, 0].map(inMinutes), 5, now)).toBeNull()
})
