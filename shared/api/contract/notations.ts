import { minuteMs } from '#shared/format/units.ts'
import { zones } from '#shared/format/dates.ts'
import { plainMoment } from './written-moment.ts'

/**
 * How another company's backend writes amounts and moments. docs/backend.md prints the table; what stands in neither is
 * unreadable, because a wrong price or deadline costs more than a missing one.
 */

const grouped = /^(\d{1,3})(?:([.,])\d{3})(?:\2\d{3})*(?:(?!\2)[.,]\d{1,20})?$/
const plain = /^(?:\d{1,13}(?:\.(?:\d{1,2}|\d{4,20})|,00)?|\d{4,13},\d{1,2})$/
/** Java writes a double above ten million so. */
const scientific = /^\d\.\d{1,16}E\d{1,2}$/
const signs = /^(-?)\s*(?:(?:Rp|IDR)(?![a-z])\.?\s*(-?))?\s*(.*?)(?:,-)?(?:\s*(?:Rp|IDR)\.?)?$/i

/**
 * Rupiah, rounded to two decimals; NaN when it cannot be read. Exactly three digits behind one separator are thousands,
 * as Indonesians write them: '18.500' and '18,500' are 18500. '0.500' and '18500.000' may mean two things and are not read.
 */
export function readAmount(written: number | string): number {
  if (typeof written === 'number') return toCents(written)
  const [, before = '', behind = '', digits = ''] = signs.exec(written.trim()) ?? []
  const sign = before + behind
  if (scientific.test(digits)) return toCents(Number(sign + digits))
  const [, first = '', separator = ''] = grouped.exec(digits) ?? []
  if (sign === '--' || (separator === '' && !plain.test(digits))) return Number.NaN
  // A group of thousands does not begin with 0; only nothing at all is written '0.000'.
  if (separator !== '' && first.startsWith('0') && /[1-9]/.test(digits)) return Number.NaN
  const whole = separator === '' ? digits : digits.replaceAll(separator, '')
  const amount = toCents(Number(whole.replace(',', '.')))
  return sign === '' || amount === 0 ? amount : -amount
}
/** Whether nothing is said, or a zero in any notation. */
export const isNothing = (written: unknown): boolean =>
  String(written ?? '').trim() === '' || readAmount(String(written)) === 0

const toCents = (amount: number) => Math.round(amount * 100) / 100

/** Milliseconds have at least twelve digits since 1973; seconds have fewer until the year 5138. So with finer counts. */
const [millisecondsFrom, microsecondsFrom, nanosecondsFrom] = [1e11, 1e14, 1e17]
/** Nothing that a shop shows happened before 1973: what is earlier is another language's word for none. */
const secondsFrom = 1e8
const time = String.raw`(?:(?:T|,?\s+)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?)?`
const zone = String.raw`\s*(Z|UTC|GMT|WIB|WITA|WIT|[+-]\d{2}(?::?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}${zone}$`, 'i')
const dayFirst = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}${zone}$`, 'i')
/** As the headers of HTTP and mails have it; with its zone there is one way to read it. */
const inEnglish = /^(?:[a-z]{3},?\s)?\s*\d{1,2}[ -][a-z]{3}[ -]\d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|[+-]\d{4})$/i

/**
 * A moment as ISO 8601 in UTC, to the millisecond; null when it cannot be read. Without a zone it is the shop's time; a
 * day alone begins at midnight there. Where the year stands last, the day stands first.
 */
export function readMoment(written: unknown, shopZone: keyof typeof zones = 'WIB'): string | null {
  const plain = plainMoment(written)
  if (typeof plain !== 'string' && typeof plain !== 'number') return null
  if (typeof plain === 'number' || /^\d{9,19}(\.\d{1,9})?$/.test(plain)) return ofNumber(Number(plain))
  const [first, last] = [yearFirst.exec(plain), dayFirst.exec(plain)]
  const [year, month, day] = first ? [first[1], first[3], first[4]] : [last?.[4], last?.[3], last?.[1]]
  const rest = (first ?? last)?.slice(5)
  if (!rest) return inEnglish.test(plain) ? isoOf(Date.parse(plain)) : null
  const [hour = '0', minute = '0', second = '0', fraction = '0', offset] = rest
  const at = [Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)] as const
  const utc = new Date(Date.UTC(Number(year), ...at, Math.floor(Number(`0.${fraction}`) * 1_000)))
  // 30 February and 25:61 do not exist, and Date would count on.
  const [m, d, h, min, s] = at
  const exists = utc.getUTCMonth() === m && utc.getUTCDate() === d && h < 24 && min < 60 && s < 60
  return exists ? isoOf(utc.getTime() - minutesOf(offset, shopZone) * minuteMs) : null
}

function ofNumber(since: number): string | null {
  if (since >= nanosecondsFrom) return isoOf(since / 1_000_000)
  if (since >= microsecondsFrom) return isoOf(since / 1_000)
  return isoOf(since >= millisecondsFrom ? since : since * 1_000)
}
function isoOf(at: number): string | null {
  const moment = new Date(at)
  // Beyond the year 9999 ISO 8601 needs a sign.
  return at >= secondsFrom * 1_000 && at <= 253_402_300_799_999 ? moment.toISOString() : null
}
function minutesOf(offset: string | undefined, shopZone: keyof typeof zones): number {
  const named = (offset ?? shopZone).toUpperCase()
  if (named in zones) return zones[named as keyof typeof zones] * 60
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(named) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
