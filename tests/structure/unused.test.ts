import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { exportsOf, fieldsOf, filesOf, importsOf, isTest } from './sources.ts'

/** wrangler.toml and vitest.config.ts use the exports of the Workers, drizzle's migrator those of the migrations. */
const usedFromOutside = /^worker\/\w+\/index\.ts$|^migrations\/|^tests\/support\/in-workerd\/worker\.ts$/

/**
 * Only tests or JSDoc types import these so far. The list may only get shorter: a test uses the product's public entry
 * points.
 */
const onlyForTests = new Set([
  'client/screens/product/lightbox/zoom.ts scaleMax',
  'demo/history/reviews.ts countFor',
  'demo/history/reviews.ts poolsOf',
  'demo/pictures/motifs.js motifs',
  'demo/types.ts demoIds',
  'worker/commerce/notification/rules.ts texts',
])

const files = filesOf('.ts', '.tsx', '.js').filter((path) => !path.endsWith('.d.ts'))
const delivered = files.filter((path) => !isTest(path))

test('production code uses every limit', () => {
  const read = new Set(delivered.flatMap((path) => fieldsOf(path, 'limits')))
  expect(Object.keys(limits).filter((name) => !read.has(name))).toEqual([])
})

test('every export is imported, and not only by tests', () => {
  const takers = new Map<string, string[]>()
  for (const from of files)
    for (const { to, names } of importsOf(from))
      for (const name of to && to !== from ? names : []) {
        const key = `${to} ${name}`
        takers.set(key, [...(takers.get(key) ?? []), from])
      }
  const takersOf = (path: string, name: string) =>
    [`${path} ${name}`, `${path} *`].flatMap((key) => takers.get(key) ?? [])

  // Vite, Vitest, Playwright and the island loader use default exports; lint decides where they are allowed.
  const unused = files
    .filter((path) => !usedFromOutside.test(path))
    .flatMap((path) => exportsOf(path).map(({ name, line }) => ({ path, name, line })))
    .filter(({ name }) => name !== 'default')
    .filter(({ path, name }) => !takersOf(path, name).some((taker) => isTest(path) || !isTest(taker)))
  const known = ({ path, name }: { path: string; name: string }) => onlyForTests.has(`${path} ${name}`)
  expect(unused.filter((one) => !known(one)).map(({ path, name, line }) => `${path}:${line} ${name}`)).toEqual([])
  expect(unused.filter(known)).toHaveLength(onlyForTests.size)
})
