import { list, wire } from '#shared/api/contract/endpoint.ts'
import { lenientOrNull, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'

const Row = wire({
  size: ['SIZE', text(limits.sizeChars)],
  cm: ['CENTIMETRE_LIST', list(text(limits.sizeChars), null, limits.sizeColumns)],
})
const SizeTable = wire({
  columns: ['COLUMN_LIST', list(text(limits.sizeChars), null, limits.sizeColumns)],
  rows: ['ROW_LIST', list(Row, null, limits.sizeRows)],
})

/** What the sizes of a product's category measure, in centimetres; null: nobody says. */
export const sizeTable = { sizes: ['SIZE_TABLE', lenientOrNull(SizeTable)] } as const
