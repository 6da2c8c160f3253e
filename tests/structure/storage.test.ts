import { dayMs, hourMs } from '#shared/format/units.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { kept } from '#commerce/privacy/kept.ts'
import * as schema from '#commerce/platform/schema.ts'
import { cookies } from '#shared/web/cookies.ts'
import { importsOf, isTest, sources } from './sources.ts'

const page = 'docs/storage.md'
const text = readFileSync(page, 'utf8')

/** The lines of a section: `- name, owner: what it holds`, name and owner written as code. */
const rowsOf = (section: string) =>
  (text.split(`## ${section}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .map((line) => /^- (?:`([^`]+)`)?[^`]*`([^`]+)`:/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', owner = '']) => ({ name, owner }))
const namesOf = (section: string) => rowsOf(section).map(({ name }) => name)

const production = sources().filter((path) => !isTest(path) && /^(client|worker)\//.test(path))
const filesWith = (pattern: RegExp) => production.filter((path) => pattern.test(readFileSync(path, 'utf8')))
const tablesIn = (sql: string) =>
  [...sql.matchAll(/CREATE (?:VIRTUAL )?TABLE [`"]?(\w+)/g)].map(([, name = '']) => name)

test('docs/storage.md lists every cookie', () => {
  const others = filesWith(/'__Host-\w+'/).flatMap((path) => readFileSync(path, 'utf8').match(/__Host-\w+(?=')/g) ?? [])
  const all = [...Object.values(cookies).map(({ name }) => name), ...others]
  expect(namesOf('Cookies').toSorted()).toEqual([...new Set(all)].toSorted())
})

test('docs/storage.md lists every table of a Shop', () => {
  const tables = Object.values(schema).flatMap((one) => (is(one, SQLiteTable) ? [getTableName(one)] : []))
  const indexes = readdirSync('migrations/shop')
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => tablesIn(readFileSync(`migrations/shop/${file}`, 'utf8')))
    .filter((name) => name === 'product_search')
  expect(namesOf('Shop (SQLite').toSorted()).toEqual([...new Set([...tables, ...indexes])].toSorted())
})

/** `30 days`: as a reader writes it. */
function lengthOf(ms: number): string {
  const [count, unit] =
    ms % dayMs === 0 ? [ms / dayMs, 'day'] : ms % hourMs === 0 ? [ms / hourMs, 'hour'] : [ms / 60_000, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

test('docs/storage.md says of every table with data of people how long the code keeps them', () => {
  const said = {
    account: 'account deletion',
    books: 'the books',
    order: 'as the order',
    revoked: 'until it is revoked',
  }
  const wrong = kept.filter(({ table, until }) => {
    const row = text.split('\n').find((line) => line.startsWith(`- \`${getTableName(table)}\`,`)) ?? ''
    const ends = row.split(' · ').at(-1) ?? ''
    // Two days and 48 hours are one length.
    const words =
      typeof until === 'string'
        ? [said[until]]
        : [lengthOf(until.ms), `${until.ms / hourMs} hours`, `${until.ms / 60_000} minutes`]
    return !words.some((one) => new RegExp(`\\b${one}\\b`).test(ends))
  })
  expect(wrong.map(({ table }) => getTableName(table))).toEqual([])
})

test('docs/storage.md lists every table of the directory', () => {
  const tables = readdirSync('migrations/directory').flatMap((file) =>
    tablesIn(readFileSync(`migrations/directory/${file}`, 'utf8')),
  )
  expect(namesOf('D1').toSorted()).toEqual(tables.toSorted())
})

test.each([
  ['KV `SITE`', /\.SITE\.put\(/],
  ['Local storage', /\b(?:localStorage|sessionStorage)\b|dom\/kept\.ts'/],
  ['Edge', /\bcaches\.default\b/],
])('docs/storage.md names every file that writes to %s, or the one it has the names from', (section, pattern) => {
  const owners = rowsOf(section).map(({ owner }) => owner)
  const owned = (path: string) =>
    [path, ...importsOf(path).map(({ to }) => to ?? '')].some((one) => owners.includes(one))
  // The file through which others keep things knows no key.
  const others = filesWith(pattern).filter((path) => path !== 'client/scripts/dom/kept.ts')
  expect(others.filter((path) => !owned(path))).toEqual([])
})

/** The keys of local storage are defined here, together with the other names that scripts share. */
const sharedNames = readFileSync('client/app/dom-names.ts', 'utf8')

test('every owner in docs/storage.md exists and contains the name of its row', () => {
  const rows = text.split('\n## ').flatMap((part) => rowsOf(part.split('\n')[0] ?? ''))
  const wrong = rows.filter(({ name, owner }) => {
    const code = existsSync(owner) ? readFileSync(owner, 'utf8') : null
    // A key with a placeholder is compared up to it: `tenant:<host>`, or by its fixed part: `<object>/goods/<file id>`.
    const fixed = name.split(/<[^>]*>/).toSorted((a, b) => b.length - a.length)[0] ?? ''
    return code === null || !(code.includes(fixed) || sharedNames.includes(`'${fixed}'`))
  })
  expect(wrong).toEqual([])
})
