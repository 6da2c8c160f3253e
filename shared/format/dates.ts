import { hourMs } from './units.ts'

/** The specification's abbreviations; `Intl` says Jun and Jul. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Juni', 'Juli', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']

/** Hours before UTC: Indonesia has three fixed offsets and no daylight saving. */
export const zones = { WIB: 7, WITA: 8, WIT: 9 } as const

/** Its UTC fields are the day and the clock in WIB: every time is shown in the shop's zone, never in the phone's. */
export const inWib = (when: Date): Date => new Date(when.getTime() + zones.WIB * hourMs)

type When = string | number | Date | null | undefined
const two = (n: number) => String(n).padStart(2, '0')

function shifted(when: When): Date | null {
  if (when === null || when === undefined || when === '') return null
  const at = new Date(when)
  return Number.isNaN(at.getTime()) ? null : inWib(at)
}

/** '2026-08-05': the value of a date field. */
export const dayIn = (when: Date): string => inWib(when).toISOString().slice(0, 10)

/**
 * '2026-08-05' from a date field's value, or from '5/8/2026' where the field is plain text; null when it is no date.
 */
export function readDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim()
  return /^\d{4}-\d\d-\d\d$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) ? iso : null
}

/** '05 Agu 2026'; a missing date is '-'. */
export function formatDate(when: When): string {
  const at = shifted(when)
  return at ? `${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}` : '-'
}
/** '05 Agu 2026 14:03:09', for sellers and operators; a missing date is '-'. */
export function formatDateTime(when: When): string {
  const at = shifted(when)
  return at ? `${formatDate(when)} ${clock(at)}:${two(at.getUTCSeconds())}` : '-'
}
const clock = (at: Date) => `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
/** '14:03': a time of day, with the specification's sign wherever one stands. */
export function formatTime(when: When): string {
  const at = shifted(when)
  return at ? clock(at) : '-'
}
/** '05 Agu 2026 14:03:09 WIB': when something happened, as shoppers read it. */
export const formatMoment = (when: When): string => (shifted(when) ? `${formatDateTime(when)} WIB` : '-')

/** '21 Nov 2026 14:03 WIB': a deadline, and what else is to come. */
export function formatDeadline(when: When): string {
  const at = shifted(when)
  return at ? `${formatDate(when)} ${clock(at)} WIB` : '-'
}
/** '23–25 Nov', '30 Nov–02 Des', '23 Nov': the days on which a shipment may arrive. */
export function formatDayRange(from: When, until: When): string {
  const [a, b] = [shifted(from), shifted(until)]
  if (!a || !b) return '-'
  const day = (d: Date) => `${two(d.getUTCDate())} ${months[d.getUTCMonth()]}`
  if (day(a) === day(b)) return day(a)
  return a.getUTCMonth() === b.getUTCMonth() ? `${two(a.getUTCDate())}–${day(b)}` : `${day(a)}–${day(b)}`
}
