import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that says which rows it proves, by a comment above it: `// Proves §2.4, ASVS 1.1.1`. */
interface Proof {
  file: string
  /** The line of the test, counted from 1. */
  line: number
  /** The first line of the test, up to its title. */
  test: string
  /** `§2.4` is a row of docs/specification.md, `ASVS 1.1.1` one of docs/asvs.md. */
  rows: string[]
}

const places = ['tests', 'shared', 'client', 'worker', 'tools']
const tag = /^\s*\/\/ Proves (.+)$/
const comment = /^\s*(\/\/|\*|\/\*)/
/** How a test begins, wrappers such as `test.each(` and `bothWays(` included. */
const begin = /^\s*\w+(\.\w+)*\s*[(<`]/

/** Every tag in the tests. A tag that stands above no test is returned with an empty `test`. */
export function proofs(): Proof[] {
  return places.flatMap(testFilesIn).flatMap((file) => proofsIn(file, readFileSync(file, 'utf8').split('\n')))
}

function proofsIn(file: string, lines: string[]): Proof[] {
  return lines.flatMap((line, at) => {
    const rows = tag.exec(line)?.[1]?.split(', ')
    if (!rows) return []
    const below = lines.findIndex((other, i) => i > at && !comment.test(other))
    const found = lines[below] ?? ''
    return [{ file, line: below + 1, test: begin.test(found) ? found.trim() : '', rows }]
  })
}

const testFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))

/** The rows of a page: its numbered lines, `- 2.4 a line · what explains it`, and the rows of its tables. */
export function rowsOf(page: string): string[][] {
  const lines = readFileSync(page, 'utf8').split('\n')
  const isRule = (line = '') => /^\| ?---/.test(line)
  return lines.flatMap((line, i) => {
    const [, number, words] = /^- (\d+(?:\.\d+)+) (.+)$/.exec(line) ?? []
    if (number && words) return [[number, ...words.split(' · ')]]
    if (!line.startsWith('| ') || isRule(line) || isRule(lines[i + 1])) return []
    return [
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    ]
  })
}
