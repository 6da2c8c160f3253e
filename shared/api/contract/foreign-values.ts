import { type NoteLong, parseJson } from './answer-text.ts'

/** How other languages and databases write a list or a record; docs/backend.md has the table. */
type Wired = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Wired =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Under which names frameworks put the rows of a page. */
const ofRows: ReadonlySet<string> = new Set(['data', 'rows', 'items', 'list', 'records', 'results', 'content'])

/**
 * The rows of a list: PHP writes a record with numbers for names, or false, a database's column of JSON is text, and a
 * framework may put a page's rows into a record. null: it is no list.
 */
export function rowsIn(value: unknown): unknown[] | null {
  const raw = unpacked(value)
  if (Array.isArray(raw)) return raw
  if (raw === null || raw === undefined || raw === '' || raw === false) return []
  if (!isRecord(raw)) return null
  if (Object.keys(raw).every((name) => /^\d+$/.test(name))) return Object.values(raw)
  const [, rows = null] =
    Object.entries(raw).find(([name, one]) => ofRows.has(name.toLowerCase()) && Array.isArray(one)) ?? []
  return rows as unknown[] | null
}

/** A record that may be missing: a list of one, text of JSON, or one in which no field says anything, which is none. */
export function recordIn(value: unknown): unknown {
  const raw = unpacked(value)
  const [only, ...more] = Array.isArray(raw) ? (raw as unknown[]) : [raw]
  const one = more.length > 0 ? raw : only
  return isRecord(one) && saysNothing(one) ? null : one
}

/** Java leaves every field of such a record null; Go has an empty text or 0 in each. A record of numbers alone may mean 0. */
function saysNothing(record: Wired): boolean {
  const values = Object.values(record)
  const isNothing = (one: unknown) => one === null || one === undefined || one === ''
  const isZero = (one: unknown) =>
    one === 0 || one === '0' || one === false || (typeof one === 'object' && isEmpty(one))
  return values.every(isNothing) || (values.includes('') && values.every((one) => isNothing(one) || isZero(one)))
}
const isEmpty = (one: object | null) => Object.keys(one ?? {}).length === 0

/** MySQL's drivers give a column of JSON as text. */
export function unpacked(value: unknown, noteLong?: NoteLong): unknown {
  if (typeof value !== 'string' || !/^\s*(?:\[\s*[{"[\]\d]|\{\s*["}])/.test(value)) return value
  return parseJson(value, noteLong) ?? value
}

/** Of what a library wraps: Mongo's numbers and ids, an amount with its currency. */
const ofValues = ['$oid', '$numberLong', '$numberInt', '$numberDouble', '$numberDecimal'] as const

/**
 * A value as it stands in other languages' records: Mongo names the type of a number or an id, Node a column of one bit
 * as a buffer, an amount may have its currency beside it, and `null` may have become a word. Anything else stays.
 */
export function valueIn(value: unknown): unknown {
  if (typeof value === 'string') return nothings.has(value.trim()) ? null : value
  if (!isRecord(value)) return value
  const wrapped = ofValues.find((name) => typeof value[name] === 'string' || typeof value[name] === 'number')
  if (wrapped) return value[wrapped]
  if (value.type === 'Buffer' && Array.isArray(value.data) && value.data.length === 1) return value.data[0]
  const isAmount = typeof value.currency === 'string' && Object.keys(value).length === 2
  return isAmount ? (value.amount ?? value.value) : value
}
const nothings: ReadonlySet<string> = new Set(['null', 'NULL', 'undefined', '-'])

/** A text that a backend has in several languages, in the one that shoppers read. */
export const textIn = (value: unknown): unknown => (isRecord(value) && typeof value.id === 'string' ? value.id : value)
