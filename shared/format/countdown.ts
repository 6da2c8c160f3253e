import { dayMs, hourMs, minuteMs } from './units.ts'

/** What the log says about an unknown unit; fixed by the specification. */
export const unitInvalid = 'Invalid unit of time.'

const units = { second: 1_000, minute: minuteMs, hour: hourMs, day: dayMs } as const

/**
 * Milliseconds of `amount` units; 'seconds' and 'second' mean the same. Any other unit gives null and a line in the
 * log; the shopper sees nothing of it.
 */
export function durationMs(amount: number, unit: string, log: (sentence: string) => void): number | null {
  const known = units[unit.replace(/s$/, '') as keyof typeof units]
  if (known === undefined) log(unitInvalid)
  return known === undefined ? null : amount * known
}

/**
 * '2 hari 04:05', '03:04:05', '00:09'. Never below zero; a second that has begun is not there any more, so a day that has
 * just begun is '23:59:59'.
 */
export function formatCountdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.floor(remainingMs / 1_000))
  const [d, h, m, s] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3_600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
  const two = (n: number) => String(n).padStart(2, '0')
  const clock = h > 0 ? `${two(h)}:${two(m)}:${two(s)}` : `${two(m)}:${two(s)}`
  return d > 0 ? `${d} hari ${clock}` : clock
}
