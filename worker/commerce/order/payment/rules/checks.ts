import { minuteMs } from '#shared/format/units.ts'

/**
 * How many minutes after its beginning the vendor is asked about an attempt: so a lost notice is made up for within a
 * minute at best.
 */
const early = [1, 4, 14, 44] as const
const laterEach = 30

/** When to ask next: soon at first, then every half hour. */
export function nextCheckAt(began: Date, now: Date): Date {
  const age = (now.getTime() - began.getTime()) / minuteMs
  const last = early[early.length - 1] ?? 0
  const next = early.find((minutes) => minutes > age) ?? last + laterEach * (Math.floor((age - last) / laterEach) + 1)
  return new Date(began.getTime() + next * minuteMs)
}
