import { createHash } from 'node:crypto'
import type { ColumnMap } from '#shared/admin/column-map.ts'

/**
 * By what a shop knows a file again, to go on where it stopped: what it was read for is part of it, or the beginning of
 * a file would be done as was asked first and its end as was asked then. A count is one of its file, however it is read.
 */
export function digestOf(text: string, { replace, counted, columns }: Reading): string {
  const how = counted ? '' : replace ? ' --replace' : ' plain'
  return createHash('sha256')
    .update(text)
    .update(columns === null ? '' : JSON.stringify(columns))
    .update(how)
    .digest('hex')
}
interface Reading {
  replace: boolean
  counted: boolean
  columns: ColumnMap | null
}
