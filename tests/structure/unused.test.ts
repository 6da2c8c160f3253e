import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { exportsOf, fieldsOf, filesOf, importsOf, isTest } from './sources.ts'

/** The Workers' own exports are asked for by wrangler.toml, what drizzle-kit writes by its migrator. */
const askedFromOutside = /^worker\/\w+\/index\.ts$|^migrations\//

const files = filesOf('.ts', '.tsx', '.js').filter((path) => !path.endsWith('.d.ts'))
const delivered = files.filter((path) => !isTest(path))

test('every limit limits something that is delivered', () => {
  const read = new Set(delivered.flatMap((path) => fieldsOf(path, 'limits')))
  expect(Object.keys(limits).filter((name) => !read.has(name))).toEqual([])
})

test('every export is imported, and not by tests alone', () => {
  const takers = new Map<string, string[]>()
  for (const from of files)
    for (const { to, names } of importsOf(from))
      for (const name of to && to !== from ? names : []) {
        const key = `${to} ${name}`
        takers.set(key, [...(takers.get(key) ?? []), from])
      }
  const takersOf = (path: string, name: string) =>
    [`${path} ${name}`, `${path} *`].flatMap((key) => takers.get(key) ?? [])

  // A default export is what Vite, Vitest, Playwright or an island's loader asks for; lint says where one may be.
  const unused = files
    .filter((path) => !askedFromOutside.test(path))
    .flatMap((path) => exportsOf(path).map(({ name, line }) => ({ path, name, line })))
    .filter(({ name }) => name !== 'default')
    .filter(({ path, name }) => !takersOf(path, name).some((taker) => isTest(path) || !isTest(taker)))
  expect(unused.map(({ path, name, line }) => `${path}:${line} ${name}`)).toEqual([])
})
