import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((name) =>
  name.endsWith('.md'),
)
const found = (pattern: RegExp) =>
  pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, name = '']) => ({ page, name })))
const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
)
const help = (...words: string[]) =>
  execFileSync(process.execPath, ['tools/shop/shop.ts', ...words, '--help'], { encoding: 'utf8' })

test('every npm script and every tool that a page names exists', () => {
  const names = found(/npm run ([\w-]+(?::[\w-]+)*)/g).filter(({ name }) => !scripts.includes(name))
  const files = found(/node (tools\/[\w./-]+\.[jt]s)/g).filter(({ name }) => !existsSync(name))
  expect([...names, ...files]).toEqual([])
})

test('every operation of a shop that a page names is one of the command’s', () => {
  const listing = help()
  const listed = new Set([...listing.matchAll(/^ {2}(\w+\.\w+) /gm)].map(([, name]) => name))
  expect(listed.size).toBeGreaterThan(60)
  const named = found(/npm run shop -- (\w+\.\w+)/g)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ name }) => !listed.has(name))).toEqual([])
  // Behind it stand flags with their values, and fields: a host alone would be neither.
  const words = found(/npm run shop -- \w+\.\w+([^`\n#|]*)/g).map(({ page, name }) => ({
    page,
    name: name
      .replaceAll(/ (?:< \S+|--[\w-]+ (?:-(?= )|[^\s-]\S*)|--[\w-]+|[\w.]+=(?:'[^']*'|"[^"]*"|\S+))/g, '')
      .trim(),
  }))
  expect(words.filter(({ name }) => name !== '')).toEqual([])
  const whole = found(/npm run shop -- ([a-z]+) /g)
  expect(new Set(whole.map(({ name }) => name))).toEqual(
    new Set(['import', 'export', 'upload', 'doctor', 'today', 'report', 'statement', 'backup', 'restore']),
  )
  for (const { name } of whole) expect(listing).toContain(`npm run shop -- ${name} <host>`)
  // The operations that the runbook names without their command.
  const runbook = [...readFileSync('docs/operations.md', 'utf8').matchAll(/`(\w+\.[a-z]\w+)[ `]/g)]
    .map(([, name = '']) => name)
    .filter((name) => [...listed].some((one) => one?.split('.')[0] === name.split('.')[0]))
  expect(runbook.filter((name) => !listed.has(name))).toEqual([])
})
