/** A record of a CSV file. */
export interface CsvRow {
  /** Its row as a spreadsheet numbers it, from 1: a cell with line breaks is one row, and an empty row is one. */
  line: number
  cells: string[]
  /** The file ends in the middle of it: inside of a quote, or before its last cell and without a line break. */
  cut?: true
}

const separators = [';', ',', '\t'] as const
const bom = '\uFEFF'

/** The one of `;`, `,` and tab that the first line has most of: spreadsheets in Indonesian write `;`. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const count = (separator: string) => first.split(separator).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ';'
}

/**
 * A CSV file (RFC 4180) as its records; a cell may hold line breaks. Empty lines are no records. What stands behind a
 * closing quote belongs to the cell, as spreadsheets read it.
 */
export function readCsv(file: string): CsvRow[] {
  // A file that is sent within JSON has its mark there, too.
  const text = file.startsWith(bom) ? file.slice(1) : file
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let [cells, cell, quoted, line]: [string[], string, boolean, number] = [[], '', false, 1]
  const endCell = () => {
    cells.push(unguarded(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line, cells })
    cells = []
    line += 1
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (quoted) {
      if (letter === '"') quoted = false
      else cell += letter
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r' || text[at + 1] !== '\n') cell += letter
  }
  const open = cell !== '' || cells.length > 0
  if (open) endRow()
  const [head, last] = [rows[0], rows.at(-1)]
  if (open && head && last && (quoted || last.cells.length < head.cells.length)) last.cut = true
  return rows
}

/** A CSV file as spreadsheets in Indonesian open it by a double click: UTF-8 with a BOM, `;`, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string => csvMark + csvLines(rows)
/** The same in parts: the mark stands once, before the first line. */
export const csvMark = bom
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => quote(guarded(cell))).join(';')}\r\n`).join('')

const quote = (cell: string): string => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * What a spreadsheet does not leave as it is: it runs a cell that begins like a formula, some also behind spaces or in
 * wide letters, even one that a shopper or a supplier wrote; and it makes a number of `0012`, `8991234567891` and `12E5`,
 * a day or a time of `3-6` and `1:64`. An apostrophe before it makes it text; reading takes one away again.
 */
const changing =
  /^'*(?:\s*[=+\-@\t\r＝＋－＠]|(?:0\d+|\d{12,}|\d{1,2}[-/:]\d{1,4}(?:[-/:]\d{1,4})?|\d+(?:[.,]\d+)?E[+-]?\d+)$)/i
const guarded = (cell: string): string => (changing.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (cell.startsWith("'") && changing.test(cell) ? cell.slice(1) : cell)
