/** The specification's abbreviations; `Intl` says Jun and Jul. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Juni', 'Juli', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']
const monthsLong = ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember']
const days = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu']

/** Indonesia keeps three fixed offsets and no daylight saving. Everything is shown in the shop's zone, never the phone's. */
export const zones = { WIB: 7, WITA: 8, WIT: 9 } as const
export type Zone = keyof typeof zones

type When = string | number | Date | null | undefined
const two = (n: number) => String(n).padStart(2, '0')

function shifted(when: When, zone: Zone): Date | null {
  if (when === null || when === undefined || when === '') return null
  const at = new Date(when)
  return Number.isNaN(at.getTime()) ? null : new Date(at.getTime() + zones[zone] * 3_600_000)
}

/** '05 Agu 2026'; nothing is '-'. */
export function formatDate(when: When, zone: Zone = 'WIB'): string {
  const at = shifted(when, zone)
  return at ? `${two(at.getUTCDate())} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()}` : '-'
}
/** '05 Agu 2026 14:03:09'; nothing is '-'. */
export function formatDateTime(when: When, zone: Zone = 'WIB'): string {
  const at = shifted(when, zone)
  return at ? `${formatDate(when, zone)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}` : '-'
}
/** 'Rabu, 05 Agustus 2026'. */
export function formatLongDate(when: When, zone: Zone = 'WIB'): string {
  const at = shifted(when, zone)
  return at ? `${days[at.getUTCDay()]}, ${two(at.getUTCDate())} ${monthsLong[at.getUTCMonth()]} ${at.getUTCFullYear()}` : '-'
}
/** '14.03': a time of day, as it is read aloud. */
export function formatTime(when: When, zone: Zone = 'WIB'): string {
  const at = shifted(when, zone)
  return at ? `${two(at.getUTCHours())}.${two(at.getUTCMinutes())}` : '-'
}
/** '21 Nov 2026 14:03 WIB': how a deadline is written. */
export function formatDeadline(when: When, zone: Zone = 'WIB'): string {
  const at = shifted(when, zone)
  return at ? `${formatDate(when, zone)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} ${zone}` : '-'
}
/** '23–25 Nov', '30 Nov–02 Des', '23 Nov': when a parcel arrives. */
export function formatDayRange(from: When, until: When, zone: Zone = 'WIB'): string {
  const [a, b] = [shifted(from, zone), shifted(until, zone)]
  if (!a || !b) return '-'
  const day = (d: Date) => `${two(d.getUTCDate())} ${months[d.getUTCMonth()]}`
  if (day(a) === day(b)) return day(a)
  return a.getUTCMonth() === b.getUTCMonth() ? `${two(a.getUTCDate())}–${day(b)}` : `${day(a)}–${day(b)}`
}
