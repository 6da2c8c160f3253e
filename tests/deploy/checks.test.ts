import { dayMs } from '#shared/format/units.ts'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../../tools/deploy/checks.ts'
import { contractions } from '../../tools/deploy/contractions.ts'
import { lastGood } from '../../tools/deploy/live.ts'
import { listAfter } from '../../tools/deploy/old-assets.ts'
import { optionsOf } from '../../tools/deploy/options.ts'
import { smallBuild } from './built.ts'
import { schemaOf, shopContractions } from './shop-schemas.ts'

test('a complete build has no fault', () => {
  using build = smallBuild()
  expect(faultsOf(build.folder, 'production')).toEqual([])
})

test.each([
  [
    'the build of another environment',
    { targetEnvironment: 'staging' },
    'the build is for staging, not for production',
  ],
  ['a public address of its own', { workers_dev: true }, 'workers_dev and preview_urls must be false'],
  ['a binding that the environment lacks', { services: [] }, 'lacks the binding services COMMERCE'],
  ['the id of a local run', { kv_namespaces: [{ binding: 'SITE', id: 'site' }] }, 'kv namespace create SITE'],
  [
    'a backend in the open',
    { vars: { BACKEND_URL: 'http://api.example.com' } },
    'BACKEND_URL must be an address such as',
  ],
  [
    'a backend without a scheme',
    { vars: { BACKEND_URL: 'api.example.com' } },
    'BACKEND_URL must be an address such as',
  ],
  [
    'a zone in which owners could take hosts',
    { routes: [{ pattern: '*/*', zone_name: 'etalase.example' }] },
    'PLATFORM_HOSTS must name *.etalase.example',
  ],
  [
    'a sign-in host that an owner could take',
    { vars: { SIGN_IN_HOST: 'masuk.etalase.example' } },
    'PLATFORM_HOSTS must name masuk.etalase.example',
  ],
  [
    'a bucket of staging',
    { r2_buckets: [{ binding: 'MEDIA', bucket_name: 'media-staging' }] },
    '[env.production] and [env.staging] both have media-staging',
  ],
  ['an id of zeros', { kv_namespaces: [{ binding: 'SITE', id: '0'.repeat(32) }] }, 'kv namespace create SITE'],
])('%s is refused', (_, change, fault) => {
  using build = smallBuild()
  const file = join(build.folder, 'etalase/wrangler.json')
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...settings, ...change }))
  expect(faultsOf(build.folder, 'production').join('\n')).toContain(fault)
})

test.each([
  ['a file of secrets', { 'etalase_commerce/.dev.vars': 'TOKEN_SECRET=x' }, '.dev.vars lies in the build'],
  ['a picture of a demo shop', { 'client/assets/contoh-1/a.webp': 'x' }, 'pictures of the demo shops do not ship'],
])('%s is refused', (_, files, fault) => {
  using build = smallBuild({ files })
  expect(faultsOf(build.folder, 'production').join('\n')).toContain(fault)
})

test('a secret of this environment in a built file is refused, and not printed', () => {
  process.env['TOKEN_SECRET'] = 'only-for-this-test'
  using build = smallBuild({ files: { 'etalase/index.js': 'const secret = "only-for-this-test"' } })
  expect(faultsOf(build.folder, 'production')).toEqual(['etalase/index.js contains TOKEN_SECRET'])
  delete process.env['TOKEN_SECRET']
})

test('a migration of the Directory only adds', () => {
  expect(contractions('migrations/directory')).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'etalase-migrations-'))
  writeFileSync(
    join(folder, '0002.sql'),
    'ALTER TABLE company ADD closed_at INTEGER;\nALTER TABLE company DROP COLUMN demo;\nDROP TABLE domain;\n',
  )
  expect(contractions(folder)).toEqual([
    '0002.sql does not only add: ALTER TABLE company DROP COLUMN demo',
    '0002.sql does not only add: DROP TABLE domain;',
  ])
  rmSync(folder, { recursive: true })
})

const folder = 'migrations/shop'
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[]
}

/** Migrations of the release that is in the sources, and one of the next. */
function withNext(
  sql: string,
  known: (tables: Record<string, { columns: Record<string, unknown> }>) => void = () => {},
) {
  const root = mkdtempSync(join(tmpdir(), 'etalase-migrations-'))
  cpSync(folder, root, { recursive: true })
  const last = entries.at(-1)
  const file = join(root, `meta/${String(last?.idx).padStart(4, '0')}_snapshot.json`)
  const snapshot = JSON.parse(readFileSync(file, 'utf8')) as { tables: Parameters<typeof known>[0] }
  known(snapshot.tables)
  writeFileSync(file, JSON.stringify(snapshot))
  const next = { idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: '9999_next' }
  writeFileSync(join(root, 'meta/_journal.json'), JSON.stringify({ entries: [...entries, next] }))
  writeFileSync(join(root, '9999_next.sql'), sql)
  const faults = shopContractions(root, last?.when ?? 0)
  rmSync(root, { recursive: true })
  return faults
}

test.each([
  ['ALTER TABLE voucher ADD COLUMN colour TEXT', []],
  ['CREATE TABLE of_the_next (id TEXT PRIMARY KEY NOT NULL) STRICT', []],
  ['ALTER TABLE orders DROP COLUMN note', ['orders.note is gone or renamed']],
  ['ALTER TABLE orders RENAME COLUMN note TO remark', ['orders.note is gone or renamed']],
  ['DROP TABLE review_photo', ['review_photo is gone or renamed']],
  ['ALTER TABLE review_photo RENAME TO photo', ['review_photo is gone or renamed']],
  [
    'CREATE TABLE next AS SELECT * FROM review_photo; DROP TABLE review_photo; CREATE TABLE review_photo (file_id TEXT, review_id TEXT, width INTEGER NOT NULL)',
    ['review_photo.width is new and must be given'],
  ],
  ['DROP TABLE product_search', ['product_search is gone or renamed']],
])('a migration of a shop takes nothing from the release before: %s', (sql, faults) => {
  expect(withNext(sql)).toEqual(faults)
})

test('what the code of the release before did not know any more may go', () => {
  expect(withNext('ALTER TABLE orders DROP COLUMN note', ({ orders }) => delete orders?.columns['note'])).toEqual([])
  expect(withNext('DROP TABLE review_photo', (tables) => delete tables['review_photo'])).toEqual([])
})

const fixtures = readdirSync('tests/commerce/upgrade').filter((file) => file.endsWith('.sql'))
const newest = fixtures.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
// Before the first release there is none.
if (newest)
  test(`the migrations of today take nothing from ${newest}, and those it has were not edited`, () => {
    const statements = readFileSync(`tests/commerce/upgrade/${newest}`, 'utf8').split('--> statement-breakpoint')
    const released = Math.max(
      ...statements.flatMap((one) => Number(/INTO "__drizzle_migrations" VALUES \(.*, (\d+)\)/.exec(one)?.[1] ?? 0)),
    )
    expect(shopContractions(folder, released)).toEqual([])
    const files = entries.filter(({ when }) => when <= released).map(({ tag }) => `${folder}/${tag}.sql`)
    const written = files.flatMap((file) => readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    const own = (schema: string[]) => schema.filter((sql) => !sql.includes('__drizzle_migrations'))
    expect(own(schemaOf(statements))).toEqual(own(schemaOf(written)))
  })

const build = (id: string, until: number | null) => ({ id, until, files: {} })

test('the files of a build stay for seven days after another took its place, however old it is', () => {
  const live = { live: 'c', builds: [build('c', null), build('b', 0), build('a', -2 * dayMs)] }
  expect(listAfter(live, 'd', {}, 6 * dayMs)).toEqual({
    live: 'd',
    builds: [build('d', null), build('c', 6 * dayMs), build('b', 0)],
  })
})

test.each([
  ['its release went out', { tag: 'r2', before: 'c1' }, { tag: 'r2', version: 'e2', before: 'e1' }, 'c2'],
  [
    'the edge of its release was refused',
    { tag: 'r2', before: 'c1' },
    { tag: 'r2-refused', version: 'e1', before: null },
    'c1',
  ],
  ['its shops did not wake', { tag: 'r2', before: 'c1' }, { tag: 'r1', version: 'e1', before: 'e0' }, 'c1'],
  [
    'the release was killed while few had its edge',
    { tag: 'r2', before: 'c1' },
    { tag: 'r2', version: 'e1', before: 'e1' },
    'c1',
  ],
  ['it was put back', { tag: 'r2-back', before: null }, { tag: 'r2-back', version: 'e1', before: null }, 'c2'],
  ['it was put back alone', { tag: 'r3-back', before: null }, { tag: 'r2-refused', version: 'e1', before: null }, 'c2'],
])('a rollback brings back a commerce whose release went out: when %s', (_, shops, pages, good) => {
  expect(lastGood({ version: 'c2', ...shops }, pages)).toBe(good)
})

test('the command line says what is deployed, and nothing unknown', () => {
  expect(optionsOf(['production', '--rollback'])).toMatchObject({ target: 'production', what: 'rollback' })
  for (const wrong of [
    [],
    ['test'],
    ['staging', 'production'],
    ['staging', '--force'],
    ['staging', '--rollback', '--classes'],
  ])
    expect(optionsOf(wrong)).toBeNull()
})
