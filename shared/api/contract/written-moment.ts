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
    mar: 3,
    apr: 4,
    mei: 5,
    may: 5,
    jun: 6,
    jul: 7,
    agu: 8,
    ags: 8,
    aug: 8,
    sep: 9,
    okt: 10,
    oct: 10,
  },
  ...{ nov: 11, nop: 11, des: 12, dec: 12 },
}
const clock = String.raw`(\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)`
const monthSecond = /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3,9})\.?[\s-]+(\d{4})(?:,|\s|$)\s*(.*)$/i
const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:,|\s|$)\s*(.*)$/i
const ofJava = new RegExp(String.raw`^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+${clock}\s+(\S+)\s+(\d{4})$`, 'i')
const halfDay = new RegExp(String.raw`^${clock}\s*([ap])m$`, 'i')

/**
 * What the libraries of other languages make of a moment, in one text or number: PHP's DateTime is a record, Java's
 * LocalDateTime a list, .NET has `/Date(…)/`, and people write the names of months. The rest stays as it is.
 */
export function plainMoment(written: unknown): unknown {
  if (Array.isArray(written)) return ofList(written)
  if (written !== null && typeof written === 'object') return ofRecord({ ...written })
  return typeof written === 'string' ? ofText(written.trim()) : written
}

function ofList([year, month, day, hour = 0, minute = 0, second = 0]: readonly unknown[]): string {
  return `${year}-${month}-${day} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`
}
function ofRecord({ date, timezone, $date }: Record<string, unknown>): unknown {
  if ($date !== undefined) return $date
  const zone = String(timezone ?? '')
  return `${String(date).replace(/(\.\d+)$/, '')} ${places[zone.toLowerCase()] ?? zone}`.trim()
}
function ofText(text: string): string | number {
  const [, since] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? []
  if (since) return Number(since)
  // Java names the place behind the offset.
  const plain = text.replace(/([+-]\d{2}:?\d{2}|Z)\[[\w/+-]+\]$/, '$1')
  const [, month = '', day = '', time = '', zone = '', year = ''] = ofJava.exec(plain) ?? []
  if (year) return dayOf(day, month, year, `${time} ${zone}`) ?? plain
  const [, d = '', m = '', y = '', rest = ''] = monthSecond.exec(plain) ?? []
  if (y) return dayOf(d, m, y, rest) ?? plain
  const [, name = '', number = '', inYear = '', more = ''] = monthFirst.exec(plain) ?? []
  return (inYear && dayOf(number, name, inYear, more)) || plain
}
function dayOf(day: string, month: string, year: string, rest: string): string | null {
  const number = months[month.slice(0, 3).toLowerCase()]
  return number ? `${year}-${number}-${day} ${inFullDay(rest)}`.trim() : null
}
/** '2:05:00 PM' is 14:05:00. */
function inFullDay(time: string): string {
  const [, told = '', half = ''] = halfDay.exec(time.trim()) ?? []
  if (half === '') return time
  const [hour = '', ...rest] = told.split(/[:.]/)
  return [String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)), ...rest].join(':')
}
