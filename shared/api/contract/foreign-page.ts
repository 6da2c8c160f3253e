import { rowsIn } from './foreign-values.ts'

/** Where frameworks say which page it is: beside the rows or the data, or in a record there. */
const ofPaging = ['meta', 'pagination', 'paging', 'pager', 'page', 'links'] as const
/** The first that can be read counts; a `count` may be of this page alone. */
const ofTotals = [/^total_?data$/i, /^total(?:_?(?:rows|items|records|count|elements))?$/i, /^records_?filtered$/i]
const ofCounts = [/^records_?total$/i, /^count$/i]
const ofSizes = [/^data_?per_?page$/i, /^per_?page$/i, /^page_?size$/i, /^limit$/i]
/** Whether another page follows: a flag, or its number or address. */
const ofNext = [/^has_?(?:more|next)(?:_?page)?$/i, /^next(?:_?page)?(?:_?(?:url|link|cursor))?$/i]

type Fields = Readonly<Record<string, unknown>>
function pagingIn(raw: unknown, depth = 0): Fields {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return {}
  const fields = raw as Fields
  const inside = depth < 2 ? ofPaging.map((name) => pagingIn(fields[name], depth + 1)) : []
  return Object.assign({ ...fields }, ...inside) as Fields
}
function firstField<T>(fields: Fields, names: readonly RegExp[], read: (value: unknown) => T | null): T | null {
  const found = names.map((one) => Object.entries(fields).find(([name]) => one.test(name))?.[1])
  return found.map((value) => (value === undefined ? null : read(value))).find((value) => value !== null) ?? null
}
const atLeast = (least: number) => (value: unknown) => {
  const number = Number(value ?? Number.NaN)
  return Number.isSafeInteger(number) && number >= least ? number : null
}
const saysMore = (value: unknown): boolean =>
  !['', '0', 'false', 'null', 'none', 'no'].includes(String(value).toLowerCase())

interface Answered {
  data?: unknown
  meta?: unknown
  /** The whole answer. */
  around?: unknown
  asked?: unknown
}
/**
 * Which page of a list it is. What a backend leaves out or gets wrong follows from the rows: some have pages of a size of
 * their own, others answer all there is. `least`: nobody has counted them, and another page follows.
 */
export function readPage({ data, meta, around, asked }: Answered) {
  const rows = rowsIn(data)
  const count = rows?.length ?? 0
  const fields = { ...pagingIn(around), ...pagingIn(data), ...pagingIn(meta) }
  const { PAGE_INDEX, DATA_PER_PAGE } = Object(asked) as Fields
  const [size, index] = [atLeast(1)(DATA_PER_PAGE) ?? 0, atLeast(0)(PAGE_INDEX) ?? 0]
  const sizeSaid = firstField(fields, ofSizes, atLeast(1))
  // Without a total a full page may not be the last one.
  const more = count > 0 && (firstField(fields, ofNext, saysMore) ?? (count === size || count === sizeSaid))
  const isOwn = sizeSaid !== null && (sizeSaid < size ? count <= sizeSaid : count === sizeSaid)
  const step = isOwn ? sizeSaid : more ? Math.max(count, 1) : size
  const uncounted = size > 0 && count <= step ? index * step + count + Number(more) : count
  const total = firstField(fields, ofTotals, atLeast(count)) ?? firstField(fields, ofCounts, atLeast(count + 1))
  const known = total ?? uncounted
  const least = total === null && more
  if (size > 0 && count > size && known <= count)
    return { rows: rows?.slice(index * size, (index + 1) * size), index, size, total: count, least: false }
  const sizeGiven = sizeSaid ?? (size || Math.max(count, 1))
  // A size that does not fit to what came is not the backend's, unless this may be its last page.
  const fits = count === Math.min(sizeGiven, Math.max(0, known - index * sizeGiven))
  const isLast = count === 0 || index * size + count === known
  return {
    rows: data,
    index: size > 0 ? index : (atLeast(0)(fields.PAGE_INDEX) ?? 0),
    size: size > 0 && !fits && !isLast ? count : sizeGiven,
    total: known,
    least,
  }
}
export const writePage = ({
  rows,
  index,
  size,
  total,
}: {
  rows: unknown
  index: number
  size: number
  total: number
}) => ({
  data: rows,
  meta: { PAGE_INDEX: index, DATA_PER_PAGE: size, TOTAL_DATA: total },
})
