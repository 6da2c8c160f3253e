/** What is wrong in which line of a file. */
export interface Fault {
  line: number
  /** The column, or where in a row of JSON. */
  field: string
  message: string
}

/** A row as it stands in a file, unchecked. `lines`: the line of each variant. */
export interface FileRow {
  kind: 'products' | 'categories'
  line: number
  lines: readonly number[]
  /** The last line of the row. */
  end: number
  value: unknown
}
