import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'
import { csvOfProducts } from '#shared/admin/product-csv.ts'

const pages = filesOf('.md').map((page) => ({ page, text: readFileSync(page, 'utf8') }))
const path = /^(client|demo|docs|migrations|public|shared|tests|tools|worker)\/[\w./-]+$/

/** What stands between backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

test('every link of a page leads to a file', () => {
  const broken = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(dirname(page), target)))
      .map((target) => `${page} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file and folder that a page names exists', () => {
  const missing = pages.flatMap(({ page, text }) =>
    quoted(text)
      .filter((words) => path.test(words) && !existsSync(words))
      .map((words) => `${page} → ${words}`),
  )
  expect(missing).toEqual([])
})

test('every function that a page names stands in the file it names', () => {
  const missing = pages.flatMap(({ page, text }) =>
    quoted(text)
      .filter((words) => {
        const [file = '', name = ''] = words.split(' › ')
        const defined = new RegExp(
          String.raw`(?:function|const|class|let) ${name}\b|^\s*(?:async |static |override |protected )*${name}(?:\(.*[{>]|\(|<.*|\s*[:=].*)$`,
          'm',
        )
        return path.test(file) && name !== '' && !(existsSync(file) && defined.test(readFileSync(file, 'utf8')))
      })
      .map((words) => `${page} → ${words}`),
  )
  expect(missing).toEqual([])
})

test('the walk from a call to its SQL names as many functions and files as it says, and stays short', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const [walk = ''] = page.split('### From `ctx.api.catalog.find()` to its SQL')[1]?.split('\n## ') ?? []
  const named = new Set(quoted(walk).filter((words) => words.includes(' › ')))
  const files = new Set([...named].map((words) => words.split(' › ')[0]))
  expect(walk).toContain(`${named.size} functions in ${files.size} files`)
  expect([named.size > 30, named.size <= 40, files.size <= 26]).toEqual([true, true, true])
})

test('the page about import files tells sellers of each column', () => {
  const page = readFileSync('docs/import-files.md', 'utf8')
  const columns: string[] = csvOfProducts([]).match(/[a-z]\w+/g) ?? []
  // The second of three options stands between the first and the third.
  const missing = columns.filter((name) => !name.endsWith('_2') && !page.includes(`\`${name}\``))
  expect([columns.includes('berat_varian_gram'), missing]).toEqual([true, []])
})

test('the list of decisions has every page once, and a page begins with the number of its file', () => {
  const folder = 'docs/decisions'
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name))
  const list = readFileSync(`${folder}/README.md`, 'utf8')
  const listed = [...list.matchAll(/\[[^\]]+\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual(pages.toSorted())
  const begins = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').startsWith(`# ${name.slice(0, 4)} `)
  expect(pages.filter((name) => !begins(name))).toEqual([])
})
