import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { TrackingEvent } from '#commerce/vendors/shipping/courier.ts'
import { isFinal, newEvents, nextPollAt, rideEnds, stateAfter, statusFor } from './rules.ts'

test.each([
  [null, 'picked', 'picked'],
  ['placed', 'delivering', 'delivering'],
  ['delivering', 'picked', 'delivering'],
  ['delivering', 'held', 'held'],
  ['held', 'delivering', 'delivering'],
  ['delivered', 'delivering', 'delivered'],
  ['delivered', 'returned', 'delivered'],
  ['failed', 'delivered', 'failed'],
  ['returning', 'delivering', 'returning'],
  ['returning', 'returned', 'returned'],
] as const)('from %s, reported %s: %s', (known, reported, after) => {
  expect(stateAfter(known, reported)).toBe(after)
})

test('the status of the status of an order follows its shipment', () => {
  expect((['placed', 'allocated', 'picking-up', 'held'] as const).map(statusFor)).toEqual([null, null, null, null])
  expect((['picked', 'delivering'] as const).map(statusFor)).toEqual(['SHIPPING', 'SHIPPING'])
  expect((['returning', 'returned', 'failed'] as const).map(statusFor)).toEqual([
    'CHANGE_PROCESSING',
    'CHANGE_PROCESSING',
    'CHANGE_PROCESSING',
  ])
  expect([isFinal(null), isFinal('returning'), isFinal('returned')]).toEqual([false, false, true])
})

test('an event is written once, at its own time or when it was reported, and never in the future', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  const reported = [
    { state: 'placed', label: 'A', at: '2026-11-21T04:00:00Z' },
    { state: 'picked', label: 'B', at: null },
    { state: 'picked', label: 'B', at: null },
    { state: 'delivering', label: 'C', at: '2026-11-21T06:00:00Z' },
  ] as const
  const first = newEvents([], reported, now)
  expect(first.map(({ label, at }) => [label, at.toISOString()])).toEqual([
    ['A', '2026-11-21T04:00:00.000Z'],
    ['B', now.toISOString()],
    ['C', now.toISOString()],
  ])
  expect(newEvents(first, reported.slice(0, 2), new Date('2026-11-21T05:30:00Z'))).toEqual([])
  // A clock that is four minutes ahead: the same event takes its own moment, and one of the same name is another.
  const ahead = { state: 'picked', label: 'D', at: '2026-11-21T05:04:00Z' } as const
  const times = (known: typeof first, events: readonly TrackingEvent[], minutes: string) =>
    newEvents(known, events, new Date(`2026-11-21T05:${minutes}:00Z`)).map(({ at, was }) => [at.getMinutes(), was])
  const seen = newEvents([], [ahead], now)
  expect(times(seen, [ahead], '02')).toEqual([[2, now]])
  expect(times(seen, [ahead], '30')).toEqual([[4, now]])
  const later = { ...ahead, at: '2026-11-21T05:09:00Z' }
  const own = seen.map((one) => ({ ...one, at: new Date(ahead.at) }))
  expect(times(own, [ahead, later], '30')).toEqual([[9, undefined]])
  // Of two that were both ahead only one takes the line that is there.
  expect(times(seen, [ahead, later], '30')).toEqual([
    [4, now],
    [9, undefined],
  ])
})

test('a ride of five kilometres ends a quarter of an hour to half an hour after the parcel was picked up', () => {
  const { from, until } = rideEnds(new Date('2026-11-21T03:24:00Z'), 5)
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-11-21T03:35:00.000Z', '2026-11-21T03:55:00.000Z'])
})

test('a driver is asked about every few minutes, a shipment every few hours, and neither without end', () => {
  const began = new Date('2026-11-01T00:00:00Z')
  const after = (hours: number) => new Date(began.getTime() + hours * hourMs)
  const minutes = (vendor: string, hours: number) => {
    const next = nextPollAt(vendor, began, after(hours))
    return next && (next.getTime() - after(hours).getTime()) / 60_000
  }
  expect([
    minutes('gosend', 1),
    minutes('gosend', 7),
    minutes('biteship', 1),
    minutes('biteship', 48),
    minutes('biteship', 24 * 31),
  ]).toEqual([2, 60, 60, 180, null])
})
