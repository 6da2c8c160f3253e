import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

interface Project {
  files?: string[]
  compilerOptions?: { checkJs?: boolean }
}

/** Written by drizzle-kit, not by hand. */
const generated = new Set(['migrations/shop/migrations.js'])

const references = (JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] }).references
const projects = references.map(({ path }) => projectOf(path.endsWith('.json') ? path : `${path}/tsconfig.json`))

test('every TypeScript file belongs to a project that `tsc -b` checks', () => {
  const checked = new Set(projects.flatMap(({ files }) => files))
  expect(filesOf('.ts', '.tsx').filter((path) => !checked.has(path))).toEqual([])
})

test('every JavaScript file belongs to a project that checks the types in its comments', () => {
  const checked = new Set(projects.flatMap(({ files, checkJs }) => (checkJs ? files : [])))
  expect(filesOf('.js').filter((path) => !checked.has(path) && !generated.has(path))).toEqual([])
})

/** What tsc itself takes a project to be: its includes resolved to files, its base applied. */
function projectOf(file: string): { files: string[]; checkJs: boolean } {
  const tsc = ['node_modules/typescript/bin/tsc', '--showConfig', '-p', file]
  const { files = [], compilerOptions } = JSON.parse(
    execFileSync(process.execPath, tsc, { encoding: 'utf8' }),
  ) as Project
  return { files: files.map((path) => join(dirname(file), path)), checkJs: compilerOptions?.checkJs === true }
}
