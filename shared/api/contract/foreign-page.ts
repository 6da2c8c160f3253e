import { rowsIn } from './foreign-values.ts'

/**
 * Which page of a list it is. What a backend leaves out or gets wrong follows from the rows: some have pages of a size of
 * their own, others answer all there is.
 */
export function readPage(data: unknown, meta: unknown, asked: unknown) {
  const rows = rowsIn(data)
  const count = rows?.length ?? 0
  // A framework may put them beside the rows.
  const fields = { ...Object(Array.isArray(data) ? null : data), ...Object(meta) } as Record<string, unknown>
  const read = (value: unknown, least: number, fallback: number) => {
    const number = Number(value ?? fallback)
    return Number.isSafeInteger(number) && number >= least ? number : fallback
  }
  const { PAGE_INDEX, DATA_PER_PAGE } = Object(asked) as Record<string, unknown>
  const [size, index] = [read(DATA_PER_PAGE, 1, 0), read(PAGE_INDEX, 0, 0)]
  // Without a total a full page may not be the last one.
  const uncounted = size > 0 && count <= size ? index * size + count + Number(count === size) : count
  const [, total] = Object.entries(fields).find(([name]) => ofTotals.test(name)) ?? []
  const known = read(fields.TOTAL_DATA ?? total, 0, uncounted)
  if (size > 0 && count > size && known <= count)
    return { rows: rows?.slice(index * size, (index + 1) * size), index, size, total: count }
  const sizeGiven = read(fields.DATA_PER_PAGE, 1, size || Math.max(count, 1))
  // A size that does not fit to what came is not the backend's, unless this may be its last page.
  const fits = count === Math.min(sizeGiven, Math.max(0, known - index * sizeGiven))
  const isLast = count === 0 || index * size + count === known
  return {
    rows: data,
    index: size > 0 ? index : read(fields.PAGE_INDEX, 0, 0),
    size: size > 0 && !fits && !isLast ? count : sizeGiven,
    total: known,
  }
}
const ofTotals = /^total(?:_?(?:data|rows|items|records|count|elements))?$/i
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
