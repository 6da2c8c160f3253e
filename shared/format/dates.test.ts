import { expect, test } from 'vitest'
import { durationMs, formatCountdown } from './countdown.ts'
import { formatDate, formatDateTime, formatDayRange, formatDeadline, formatMoment, dayIn, readDay } from './dates.ts'

const august = '2026-08-05T07:03:09Z'

// Proves §5.26, §5.27, §9.16, §9.17
test('dates use the month names of the specification and the shop’s time zone', () => {
  expect(formatDate(august)).toBe('05 Agu 2026')
  expect(formatDateTime(august)).toBe('05 Agu 2026 14:03:09')
  expect(formatMoment(august)).toBe('05 Agu 2026 14:03:09 WIB')
  expect(formatDeadline(august)).toBe('05 Agu 2026 14:03 WIB')
  expect(formatDate('2026-06-30T20:00:00Z')).toBe('01 Juli 2026')
  expect(formatDate('2026-06-01T00:00:00Z')).toBe('01 Juni 2026')
})

// Proves §5.28
test('a missing or unreadable date is shown as a dash', () => {
  expect([null, undefined, '', 'kemarin'].map((when) => formatDate(when))).toEqual(['-', '-', '-', '-'])
  expect(formatDateTime(null)).toBe('-')
})

test('a day range writes the month once when both days share it', () => {
  expect(formatDayRange('2026-11-23T03:00:00Z', '2026-11-25T03:00:00Z')).toBe('23–25 Nov')
  expect(formatDayRange('2026-11-30T03:00:00Z', '2026-12-02T03:00:00Z')).toBe('30 Nov–02 Des')
  expect(formatDayRange('2026-11-23T03:00:00Z', '2026-11-23T09:00:00Z')).toBe('23 Nov')
})

// Proves §3.60, §5.29
test('a countdown shows days, and hours only when there are any', () => {
  const ms = (d: number, h: number, m: number, s: number) => (((d * 24 + h) * 60 + m) * 60 + s) * 1_000
  expect(formatCountdown(ms(2, 0, 4, 5))).toBe('2 hari 04:05')
  expect(formatCountdown(ms(2, 3, 4, 5))).toBe('2 hari 03:04:05')
  expect(formatCountdown(ms(0, 3, 4, 5))).toBe('03:04:05')
  expect(formatCountdown(ms(0, 0, 0, 9))).toBe('00:09')
  expect(formatCountdown(-5_000)).toBe('00:00')
  expect(formatCountdown(ms(1, 0, 0, 0))).toBe('1 hari 00:00')
  expect(formatCountdown(ms(0, 23, 59, 59))).toBe('23:59:59')
})

// Proves §8.18, §9.13
test('a duration accepts four units, singular and plural', () => {
  const logged: string[] = []
  const ms = (amount: number, unit: string) => durationMs(amount, unit, (sentence) => void logged.push(sentence))
  expect([ms(2, 'seconds'), ms(1, 'minute'), ms(1, 'hours'), ms(1, 'day')]).toEqual([
    2_000, 60_000, 3_600_000, 86_400_000,
  ])
  expect(logged).toEqual([])
  expect(ms(1, 'fortnight')).toBeNull()
  expect(logged).toEqual(['Invalid unit of time.'])
})

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  [' 5-8-2026 ', '2026-08-05'],
  ['5.8.2026', '2026-08-05'],
  ['31/02/2026', null],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['kemarin', null],
  ['', null],
])('a typed %j is read as %s', (typed, day) => expect(readDay(typed)).toBe(day))

test('a day begins and ends in the shop’s time zone, not in UTC', () =>
  expect(dayIn(new Date('2026-11-20T17:30:00Z'))).toBe('2026-11-21'))
