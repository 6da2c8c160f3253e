/** An answer for people: lists of rows as tables, everything else line by line. */
export function printed(value: unknown): string {
  if (Array.isArray(value)) return tableOf(value)
  if (value === null || typeof value !== 'object') return String(value)
  const entries = Object.entries(value)
  if (entries.length === 0) return 'done'
  const lists = entries.filter(
    ([, one]) => Array.isArray(one) && one.some((row) => row !== null && typeof row === 'object'),
  )
  const plain = entries.filter((entry) => !lists.includes(entry))
  const width = Math.max(0, ...plain.map(([name]) => name.length))
  return [
    ...plain.map(([name, one]) => `${name.padEnd(width)}  ${cell(one)}`),
    ...lists.flatMap(([name, rows]) => [`${name}:`, tableOf(rows as unknown[])]),
  ].join('\n')
}

const cellChars = 60

function tableOf(rows: readonly unknown[]): string {
  if (rows.length === 0) return '(none)'
  const records = rows.map((row) =>
    row !== null && typeof row === 'object' ? (row as Record<string, unknown>) : { value: row },
  )
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))]
  const cells = [
    columns,
    ...records.map((row) =>
      columns.map((name, at) => (at < columns.length - 1 ? short(cell(row[name])) : cell(row[name]))),
    ),
  ]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  return cells
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const cell = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)
const short = (text: string): string => (text.length > cellChars ? `${text.slice(0, cellChars - 1)}…` : text)
