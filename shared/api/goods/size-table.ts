import { list, record } from '#shared/api/contract/endpoint.ts'
import { lenientOrNull, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { lazy } from '#shared/lazy.ts'

const Row = record(() => ({
  size: ['SIZE', text(limits.sizeChars)],
  cm: ['CENTIMETRE_LIST', list(text(limits.sizeChars), null, limits.sizeColumns)],
}))
const SizeTable = record(() => ({
  columns: ['COLUMN_LIST', list(text(limits.sizeChars), null, limits.sizeColumns)],
  rows: ['ROW_LIST', list(Row(), null, limits.sizeRows)],
}))

/** What the sizes of a product's category measure, in centimetres; null: nobody says. */
export const sizeTable = lazy(() => ({ sizes: ['SIZE_TABLE', lenientOrNull(SizeTable())] }))
