import { expect, test } from 'vitest'
import { daysPaused, leavesAfter, pauseBefore, pausedDaysSince, pauseMoment, pauseNotice } from './shipping-pause.ts'

const pause = { from: '2026-12-24', to: '2026-12-26' }
const at = (day: string, time = '10:00') => new Date(`2026-12-${day}T${time}:00+07:00`)

test('what would leave in a pause leaves on the first day after it, in the days of western Indonesia', () => {
  expect(leavesAfter(pause, at('22', '23:59'))).toEqual(at('23', '23:59'))
  expect(leavesAfter(pause, at('23', '00:01'))).toEqual(at('27', '00:01'))
  expect(leavesAfter(pause, at('25', '23:59'))).toEqual(at('27', '23:59'))
  expect(leavesAfter(pause, at('26', '00:01'))).toEqual(at('27', '00:01'))
  expect(leavesAfter(null, at('24'))).toEqual(at('25'))
})

test('promises move from the last day whose parcels would leave in the pause', () => {
  expect(['22', '23', '24', '25', '26'].map((day) => daysPaused(pause, at(day)))).toEqual([0, 3, 2, 1, 0])
})

test('of a wait the days of the pause are counted, and no others', () => {
  const days = (since: string, now: string) => pausedDaysSince(pause, at(since), at(now))
  expect([days('20', '23'), days('20', '25'), days('25', '29'), days('20', '30'), days('27', '30')]).toEqual([
    0, 2, 2, 3, 0,
  ])
  expect(pausedDaysSince(null, at('20'), at('30'))).toBe(0)
})

test('of a pause that another one, or none, takes the place of, the days that are over still count, each once', () => {
  const of = (day: string, next: typeof pause | null, kept: typeof pause | null = null) =>
    pauseBefore({ former: pause, kept }, next, at(day))
  const older = { from: '2026-12-01', to: '2026-12-05' }
  expect([of('28', null), of('25', null), of('24', null), of('24', null, older)]).toEqual([
    ...[pause, { from: '2026-12-24', to: '2026-12-24' }],
    ...[null, older],
  ])
  const longer = { from: '2026-12-24', to: '2026-12-31' }
  expect([of('28', longer), of('25', longer, older), of('28', { from: '2026-12-26', to: '2026-12-31' })]).toEqual([
    ...[null, older, { from: '2026-12-24', to: '2026-12-25' }],
  ])
})

test('the notice begins a week before the pause and ends with it', () => {
  expect(pauseNotice(pause, at('16'))).toBe('')
  expect(pauseNotice(pause, at('17'))).toBe(
    'Libur pengiriman 24–26 Des. Pesanan tetap diterima dan dikirim mulai 27 Des 2026.',
  )
  expect(pauseNotice(pause, at('26', '23:59'))).not.toBe('')
  expect(pauseNotice(pause, at('27', '00:01'))).toBe('')
})

test('what is said of it changes when the notice begins, at each midnight, and last when it is over', () => {
  const next = (day: string, clock?: string) => pauseMoment(pause, at(day, clock))?.toISOString() ?? null
  expect([next('02'), next('22', '23:59'), next('26'), next('27', '00:00')]).toEqual([
    ...['2026-12-16T17:00:00.000Z', '2026-12-22T17:00:00.000Z', '2026-12-26T17:00:00.000Z'],
    null,
  ])
})
