import { existsSync, readFileSync } from 'node:fs'

/** The cells of every row of a page's tables, without the heads of the tables. */
export function rowsOf(page: string): string[][] {
  const lines = readFileSync(page, 'utf8').split('\n')
  const isLine = (line = '') => /^\| ?---/.test(line)
  return lines
    .filter((line, i) => line.startsWith('| ') && !isLine(line) && !isLine(lines[i + 1]))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

interface Quote {
  file: string
  name: string
}
/** The tests that a cell names: `file › title`. */
export const testsOf = (proof: string): Quote[] =>
  [...proof.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({
    file: file.trim(),
    name: name.trim(),
  }))
/** The pages in docs/ that a cell links to. */
export const pagesOf = (proof: string): string[] =>
  [...proof.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => `docs/${file}`)

/** What a cell names and nobody finds. `isNamed` says whether the source of a test file has a test of that name. */
export const missingIn = (proof: string, isNamed: (source: string, name: string) => boolean): string[] => [
  ...testsOf(proof)
    .filter(({ file, name }) => !existsSync(file) || !isNamed(readFileSync(file, 'utf8'), name))
    .map(({ file, name }) => `${file} › ${name}`),
  ...pagesOf(proof).filter((file) => !existsSync(file)),
]
