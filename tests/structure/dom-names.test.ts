import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as dom from '#client/app/dom-names.ts'

const home = 'client/app/dom-names.ts'
const names = Object.entries(dom).flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value }] : []))
const files = (ending: RegExp) =>
  readdirSync('client', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

test('each kind of name says each thing once', () => {
  for (const kind of ['Id', 'Mark', 'Part', 'Event', 'Key']) {
    const values = names.filter(({ name }) => name.endsWith(kind)).map(({ value }) => value)
    expect([kind, values]).toEqual([kind, [...new Set(values)]])
  }
})

test('markup and scripts take the names that tie them together from one module', () => {
  const literal = /['"`\s[](?:data-(?!layout|theme|saya)[a-z-]+)|\.dataset\b|fetchPart\([^,]+, '|new CustomEvent\('/
  const written = files(/(?<!\.test)\.tsx?$/)
    .filter((file) => file !== home)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, place) => (literal.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
    )
  expect(written).toEqual([])
})

test('a style sheet selects by no name that markup does not have', () => {
  const known = new Set<string>([...names.map(({ value }) => value), 'data-layout', 'data-theme'])
  const selected = files(/\.css$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[(data-[a-z-]+)|#([a-z][a-z-]+) \{/g)].map(([, mark, id]) => mark ?? id),
  )
  expect(selected.filter((name) => name !== undefined && !known.has(name))).toEqual([])
})

test('every name is used', () => {
  const used = files(/\.tsx?$/)
    .filter((file) => file !== home)
    .map((file) => readFileSync(file, 'utf8'))
    .concat(
      ['pages/show-page.tsx', 'pages/actions.ts', 'pages/error-pages.tsx', 'pipeline/guard.ts'].map((file) =>
        readFileSync(`worker/edge/${file}`, 'utf8'),
      ),
    )
    .join('\n')
  expect(names.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(used)).map(({ name }) => name)).toEqual([])
})

test('the offline copies of a person go with each action that ends the session', () => {
  const ending = files(/^page\.tsx$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/async (\w+)\(ctx\) \{((?:(?!async \w+\()[^])*?)\{ token: null/g)].map(
      ([, name]) => name,
    ),
  )
  const [, known = ''] = /_=\(([\w|]+)\)/.exec(readFileSync('client/offline/offline-worker.ts', 'utf8')) ?? []
  expect(ending.length).toBeGreaterThan(3)
  expect(known.split('|').toSorted()).toEqual(ending.toSorted())
})
