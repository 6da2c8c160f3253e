/** Zones that are named by their place. */
const places: Readonly<Record<string, string>> = {
  'asia/jakarta': 'WIB',
  'asia/pontianak': 'WIB',
  'asia/makassar': 'WITA',
  'asia/ujung_pandang': 'WITA',
  'asia/jayapura': 'WIT',
  'etc/utc': 'UTC',
}
/** By their first three letters: Indonesian and English months that begin alike are the same month. */
const months: Readonly<Record<string, number>> = {
  ...{
    jan: 1,
    feb: 2,
    peb: 2,
    mar: 3,
    apr: 4,
    mei: 5,
    may: 5,
    jun: 6,
    jul: 7,
    agu: 8,
    ags: 8,
    agt: 8,
    aug: 8,
    sep: 9,
    okt: 10,
    oct: 10,
  },
  ...{ nov: 11, nop: 11, des: 12, dec: 12 },
}
const clock = String.raw`(\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?)`
const monthSecond = /^(?:[a-z']{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3,9})\.?[\s-]+(\d{4})(?:,|\s|$)\s*(.*)$/i
const monthFirst = /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:,|\s|$)\s*(.*)$/i
/** Oracle has two digits of the year, behind a month's name. */
const ofOracle = /^(\d{1,2})-([a-z]{3})-(\d{2})(?:\s+(.*))?$/i
const ofJava = new RegExp(String.raw`^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+${clock}(?:\s+(\S+))?\s+(\d{4})$`, 'i')
const halfDay = new RegExp(String.raw`^${clock}\s*([ap])\.?m\b\.?(.*)$`, 'i')
const yearFirst = /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2})[T\s]+(.*[ap]\.?m\b.*)$/i
/** Without separators; nothing else that is a moment has eight or fourteen digits and begins so. */
const joined = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})(?:\.\d+)?)?(Z|[+-]\d{4})?$/

/**
 * What the libraries of other languages make of a moment, in one text or number: PHP's DateTime is a record, Java's
 * LocalDateTime a list, .NET has `/Date(…)/`, and people write the names of months. The rest stays as it is.
 */
export function plainMoment(written: unknown): unknown {
  if (Array.isArray(written)) return ofList(written)
  if (written !== null && typeof written === 'object') return ofRecord({ ...written })
  if (typeof written === 'number' && joined.test(String(written))) return ofText(String(written))
  return typeof written === 'string' ? ofText(written.trim()) : written
}

function ofList([year, month, day, hour = 0, minute = 0, second = 0]: readonly unknown[]): string {
  return `${year}-${month}-${day} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`
}
/** PHP's DateTime, and what Mongo's and Firestore's libraries write. */
function ofRecord({ date, timezone, ...stored }: Record<string, unknown>): unknown {
  const { $date, $numberLong, _seconds, seconds = _seconds } = stored
  if ($date !== undefined) return plainMoment($date)
  if ($numberLong !== undefined) return $numberLong
  if (seconds !== undefined) return seconds
  return ofText(`${String(date).replace(/(\.\d+)$/, '')} ${String(timezone ?? '')}`.trim())
}
function ofText(text: string): string | number {
  const [, since] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  if (since) return Number(since)
  const plain = withOneZone(text).replace(/,?\s+(?:pukul|jam|at|-)\s+(?=\d)/i, ' ')
  const [, y8, m8, d8, ...time8] = joined.exec(plain) ?? []
  if (y8) return `${y8}-${m8}-${d8} ${time8[0] ? time8.slice(0, 3).join(':') : ''}${time8[3] ?? ''}`.trim()
  const [, month = '', day = '', time = '', zone = '', year = ''] = ofJava.exec(plain) ?? []
  if (year) return dayOf(day, month, year, `${time} ${zone}`) ?? plain
  const [, d = '', m = '', y = '', rest = ''] = monthSecond.exec(plain) ?? []
  if (y) return dayOf(d, m, y, rest) ?? plain
  const [, name = '', number = '', inYear = '', more = ''] = monthFirst.exec(plain) ?? []
  if (inYear) return dayOf(number, name, inYear, more) ?? plain
  const [, od = '', om = '', oy = '', of = ''] = ofOracle.exec(plain) ?? []
  if (oy) return dayOf(od, om, `20${oy}`, of) ?? plain
  const [, first = '', half = ''] = yearFirst.exec(plain) ?? []
  return first ? `${first} ${inFullDay(half)}` : plain
}
/** The zone once and short: Java, Go and JavaScript name it behind its offset, and others by its place alone. */
function withOneZone(text: string): string {
  const plain = text
    .replace(/\s+m=[+-][\d.]+$/, '')
    .replace(/\b(?:GMT|UTC)([+-])(?=\d$)/, '$10')
    .replace(/\b(?:GMT|UTC)(?=[+-]\d)/, '')
    .replace(/([+-]\d{2}:?\d{2}|Z)(?:\[[\w/+-]+\]|\s+\([^)]*\)|\s+(?:[A-Z]{3,5}|[+-]\d{2,4}))$/, '$1')
  return plain.replace(/\s([A-Za-z]+\/[A-Za-z_]+)$/, (whole, place: string) => {
    const named = places[place.toLowerCase()]
    return named ? ` ${named}` : whole
  })
}
function dayOf(day: string, month: string, year: string, rest: string): string | null {
  const number = months[month.slice(0, 3).toLowerCase()]
  return number ? `${year}-${number}-${day} ${inFullDay(rest)}`.trim() : null
}
/** '2:05:00 PM' is 14:05:00. */
function inFullDay(time: string): string {
  const [, digits = '', half = '', zone = ''] = halfDay.exec(time.trim()) ?? []
  if (half === '') return time
  const [hour = '', ...rest] = digits.split(/[:.]/)
  const full = [String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)), ...rest.slice(0, 2)].join(':')
  return `${full} ${zone.trim()}`.trim()
}
