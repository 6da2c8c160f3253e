import { z } from 'zod'
import type { CsvRow } from './csv.ts'

/** What a column of another program's file holds; `to` is our column. */
const Rule = z.strictObject({
  to: z.string(),
  /** html: its text without tags · decimals: 75000.00 is 75000 · slug: `Kaos Pria` is `kaos-pria`. */
  as: z.enum(['html', 'decimals', 'slug']).exactOptional(),
  /** Words that stand in a cell where there is nothing. */
  nothing: z.array(z.string()).default([]),
  /** Words of the other file, in small letters, and what we say. */
  words: z.record(z.string(), z.string()).default({}),
  /** Stands before what is in the cell. */
  before: z.string().default(''),
  /** All rows of a product have a part of it. */
  joined: z.boolean().default(false),
})
type Rule = z.output<typeof Rule>

/** Reads the file of another program as one of ours. Columns that it does not name are left out. */
export const ColumnMap = z.strictObject({
  columns: z.record(z.string(), z.union([z.string().transform((to): Rule => Rule.parse({ to })), Rule])),
  /** What our columns hold that the other file does not have: `{ "kategori": "lainnya" }`. */
  always: z.record(z.string(), z.string()).default({}),
})
export type ColumnMap = z.output<typeof ColumnMap>

/** The records of another program's file with our columns in their first one, each at its own row. */
export function mappedRows([head, ...rows]: readonly CsvRow[], { columns, always }: ColumnMap): CsvRow[] {
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const found = Object.entries(columns).flatMap(([theirs, rule]) => {
    const at = names.indexOf(theirs.toLowerCase())
    return at === -1 ? [] : [{ at, rule }]
  })
  const slugAt = found.findIndex(({ rule }) => rule.to === 'slug')
  const fixed = Object.entries(always)
  const read = rows.map(({ line, cells }) => ({
    line,
    cells: [...found.map(({ at, rule }) => cellOf(cells[at] ?? '', rule)), ...fixed.map(([, value]) => value)],
  }))
  const parts = Map.groupBy(read, ({ cells }) => cells[slugAt] ?? '')
  for (const [at, { rule }] of found.entries()) if (rule.joined) joinIn([...parts.values()], at)
  return [
    { line: head?.line ?? 1, cells: [...found.map(({ rule }) => rule.to), ...fixed.map(([name]) => name)] },
    ...read,
  ]
}

/** The first row of each product gets the cells of all its rows, each value once. */
function joinIn(products: readonly (readonly CsvRow[])[], at: number): void {
  for (const [first, ...others] of products) {
    if (!first) continue
    const values = [first, ...others].map(({ cells }) => cells[at] ?? '').filter((value) => value !== '')
    first.cells[at] = [...new Set(values)].join(' | ')
    for (const { cells } of others) cells[at] = ''
  }
}

function cellOf(typed: string, { as, nothing, words, before, joined }: Rule): string {
  // Other programs put an apostrophe before what a spreadsheet would take for a number.
  const cell = typed.trim().replace(/^'/, '')
  if (cell === '' || nothing.includes(cell)) return ''
  const said = words[cell.toLowerCase()] ?? (as === undefined ? cell : readers[as](cell))
  // In a list a bar is a letter only behind a backslash.
  return before + (joined || before !== '' ? said.replaceAll(/[\\|]/g, String.raw`\$&`) : said)
}

const readers: Readonly<Record<NonNullable<Rule['as']>, (cell: string) => string>> = {
  decimals: (cell) => cell.replace(/\.0+$/, ''),
  slug: (cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, ''),
  html: (cell) =>
    cell
      .replaceAll(/<br\s*\/?>|<\/(?:li|tr)>/gi, '\n')
      .replaceAll(/<\/(?:p|div|ul|ol|table|h\d)>/gi, '\n\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
}
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** Our column's name in the other file, so that a fault names what its reader sees. */
export const theirName = ({ columns }: ColumnMap, ours: string): string =>
  Object.entries(columns).find(([, { to }]) => to === ours)?.[0] ?? ours
