import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../../tools/deploy/checks.ts'
import { contractions } from '../../tools/deploy/contractions.ts'
import { lastGood } from '../../tools/deploy/live.ts'
import { listAfter } from '../../tools/deploy/old-assets.ts'
import { optionsOf } from '../../tools/deploy/options.ts'
import { smallBuild } from './built.ts'

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

const day = 86_400_000
const build = (id: string, until: number | null) => ({ id, until, files: {} })

test('the files of a build stay for seven days after another took its place, however old it is', () => {
  const live = { live: 'c', builds: [build('c', null), build('b', 0), build('a', -2 * day)] }
  expect(listAfter(live, 'd', {}, 6 * day)).toEqual({
    live: 'd',
    builds: [build('d', null), build('c', 6 * day), build('b', 0)],
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
