import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A row of docs/specification.md: a line of the specification, and the test or the page that proves or replaces it. */
interface Row {
  line: string
  proof: string
}

const rows: Row[] = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (line|---)/i.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map((cells) => ({ line: cells[1] ?? '', proof: cells[2] ?? '' }))

const testsOf = (proof: string) =>
  [...proof.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({
    file: file.trim(),
    name: name.trim(),
  }))
const pagesOf = (proof: string) => [...proof.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file = '']) => `docs/${file}`)

test('every line of the specification names the test that proves it or the page that replaces it', () => {
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter(({ proof }) => testsOf(proof).length + pagesOf(proof).length === 0)).toEqual([])
})

test('every test and page that docs/specification.md names exists', () => {
  const missing = rows.flatMap(({ proof }) => [
    ...testsOf(proof)
      .filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))
      .map(({ file, name }) => `${file} › ${name}`),
    ...pagesOf(proof).filter((file) => !existsSync(file)),
  ])
  expect(missing).toEqual([])
})
