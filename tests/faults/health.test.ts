import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { secretProblems } from '#commerce/app/health.ts'
import { type Health, healthLimits } from '#shared/web/health.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { admin, openShop, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { shopsThat } from './support/shop-double.ts'
import { expectWhole, visit } from './support/visit.ts'

afterEach(() => {
  vi.useRealTimers()
})
/** The result is served to everybody for a few seconds; those who ask again let them pass. */
let passedMs = 0
function passKept(): void {
  passedMs += healthLimits.keptMs + 1
  const now = vi.getRealSystemTime() + passedMs
  vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true })
}
type Broken = Parameters<ReturnType<typeof visit>['breaks']>[0]
type Kv = NonNullable<Broken['kv']>
type Directory = typeof bindings.DIRECTORY

const shared = lazily(async () => {
  const shop = await openShop({ sample: 'kopi' })
  const visitor = visit(shop)
  await visitor.get('/')
  await shop.admin('POST', '/jobs')
  return { ...shop, visitor }
})

async function ask(visitor: ReturnType<typeof visit>): Promise<{ http: number; health: Health; ms: number }> {
  passKept()
  const reply = await visitor.get('/check-health', { accept: 'application/json' })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  return { http: reply.status, health: JSON.parse(reply.html) as Health, ms: reply.waitedMs }
}
const okOf = ({ checks }: Health) => Object.fromEntries(checks.map(({ name, ok }) => [name, ok]))

// Proves §2.45
test('on a shop’s host every part is asked and tells its time; nothing of another shop, of a key or of a secret is said', async () => {
  const { visitor, host, accessKey } = await shared()
  const other = await openShop()
  const { http, health } = await ask(visitor)
  expect(http).toBe(200)
  expect(health).toMatchObject({ status: 'ok', host })
  expect(okOf(health)).toEqual({
    ...{ kv: true, backend: true, directory: true, secrets: true, bucket: true },
    ...{ shop: true, settings: true, queue: true, audit: true },
  })
  for (const { name, ms } of health.checks)
    if (!['secrets', 'settings', 'queue', 'audit'].includes(name)) expect(ms, name).toBeTypeOf('number')
  const told = JSON.stringify(health)
  for (const word of [accessKey, other.host, other.accessKey, bindings.TOKEN_SECRET, bindings.ADMIN_TOKEN])
    expect(told).not.toContain(word)
})

// Proves §2.45
test('people get a page, in Indonesian and whole; the shop’s popup, tags and chat are not on it', async () => {
  const { visitor } = await shared()
  passKept()
  const reply = await visitor.get('/check-health', { accept: 'text/html' })
  expectWhole(reply, 'health')
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const words of ['Semua berjalan baik', 'Basis data toko', 'Pemeriksaan semalam', ' ms'])
    expect(reply.html).toContain(words)
  expect(reply.html).not.toMatch(/wa\.me|googletagmanager|connect\.facebook|<dialog/)
})

/** Files share a runtime and its Directory: shops of other tests have no night. */
const lookAtAll = () => bindings.DIRECTORY.prepare('UPDATE company SET looked_at = ?').bind(Date.now()).run()

test('a host that is no shop shows the platform alone', async () => {
  await lookAtAll()
  const { http, health } = await ask(visit({ host: 'bukan-toko.localhost' }))
  expect([http, health.status, health.host]).toEqual([200, 'ok', null])
  expect(Object.keys(okOf(health))).toEqual(['kv', 'backend', 'directory', 'secrets', 'bucket', 'nights'])
})

test('the platform says that nights are late, whichever shop has none, and that is no 503', async () => {
  await lookAtAll()
  const shop = await openShop()
  const look = (at: number | null) =>
    bindings.DIRECTORY.prepare('UPDATE company SET looked_at = ? WHERE id = ?').bind(at, shop.companyId).run()
  const platform = visit({ host: 'bukan-toko.localhost' })
  await look(Date.now() - (healthLimits.auditStaleHours + 1) * hourMs)
  const { http, health } = await ask(platform)
  expect([http, health.status, okOf(health)['nights']]).toEqual([200, 'degraded', false])
  await look(Date.now())
  expect((await ask(platform)).health.status).toBe('ok')
})

const never = new Promise<never>(() => {})
const kvThat = (get: () => unknown) => ({ get, put: get }) as unknown as Kv
function directoryThat(answer: () => unknown): Directory {
  const statement = { bind: () => statement, all: answer, run: answer, first: answer }
  return { prepare: () => statement, batch: answer } as unknown as Directory
}
const down = () => Promise.reject(new Error('rahasia-dalam'))
const silent = () => never

const broken: Readonly<Record<string, { how: Broken; http: number; status: string; names: readonly string[] }>> = {
  'KV is down': { how: { kv: kvThat(down) }, http: 200, status: 'degraded', names: ['kv'] },
  'the Directory is down': {
    how: { commerce: { DIRECTORY: directoryThat(down) } },
    ...{ http: 200, status: 'degraded', names: ['directory'] },
  },
  'KV and the Directory are silent': {
    how: { kv: kvThat(silent), commerce: { DIRECTORY: directoryThat(silent) } },
    ...{ http: 200, status: 'degraded', names: ['kv', 'directory'] },
  },
  'the Directory answers another table': {
    how: { commerce: { DIRECTORY: directoryThat(() => Promise.resolve({ results: [{ name: 'sqlite_master' }] })) } },
    ...{ http: 200, status: 'degraded', names: ['directory'] },
  },
  'the bucket is down': {
    how: { commerce: { MEDIA: { head: down } as unknown as typeof bindings.MEDIA } },
    ...{ http: 200, status: 'degraded', names: ['bucket'] },
  },
  'the Shop is down': { how: { commerce: { SHOP: shopsThat(down) } }, http: 503, status: 'down', names: ['shop'] },
  'the Shop is silent': { how: { commerce: { SHOP: shopsThat(silent) } }, http: 503, status: 'down', names: ['shop'] },
  'a secret cannot be read': {
    how: { commerce: { GOOGLE_CLIENT: '{"clientId":7}' } },
    ...{ http: 200, status: 'degraded', names: ['secrets'] },
  },
  'commerce is gone': { how: { backend: () => 'down' }, http: 503, status: 'down', names: ['backend'] },
  'commerce is silent': { how: { backend: () => 'slow' }, http: 503, status: 'down', names: ['backend'] },
  'commerce answers a page': { how: { backend: () => 'html' }, http: 503, status: 'down', names: ['backend'] },
}

test.each(Object.keys(broken))('when %s, that is what the answer says, in time', async (what) => {
  const { visitor } = await shared()
  const { how, http, status, names } = broken[what] as (typeof broken)[string]
  visitor.breaks(how)
  try {
    const found = await ask(visitor)
    expect([found.http, found.health.status]).toEqual([http, status])
    expect(found.health.checks.filter(({ ok }) => ok !== true).map(({ name }) => name)).toEqual(names)
    expect(found.ms).toBeLessThan(3 * healthLimits.checkMs)
    expect(JSON.stringify(found.health)).not.toContain('rahasia')
  } finally {
    visitor.heals()
  }
})

test('a platform without its Directory finds no shop: 503', async () => {
  const visitor = visit({ host: 'bukan-toko.localhost' })
  visitor.breaks({ commerce: { DIRECTORY: directoryThat(down) } })
  expect(await ask(visitor)).toMatchObject({ http: 503, health: { status: 'down', host: null } })
})

test('late and given-up jobs, findings of the night and a closed shop are noticed, and strangers read no count', async () => {
  const shop = await openShop({ sample: 'kopi' })
  skipAudit(shop)
  await shop.admin('POST', '/jobs')
  const visitor = visit(shop)
  await runInDurableObject(await shop.object(), (_, { storage: { sql } }) => {
    const add = 'INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES (?, ?, ?, 30, ?)'
    sql.exec(add, 'send-message', 'nama-rahasia', Date.now() + 60_000, 1)
    sql.exec(add, 'check-payment', 'nama-rahasia', 0, 0)
    const row = JSON.stringify([{ invariant: 'a balance is the sum of its entries', row: { id: 'nama-rahasia' } }])
    sql.exec(
      'INSERT INTO audit_run (id, started_at, step, after, sums, broken, last_ended_at, last_broken, running) VALUES (1, 1, 0, 0, ?, ?, ?, ?, 0)',
      ...['{}', '[]', Date.now(), row],
    )
  })
  const { http, health } = await ask(visitor)
  expect([http, health.status]).toEqual([200, 'degraded'])
  expect(health.checks.find(({ name }) => name === 'queue')).toEqual({ name: 'queue', ok: false, ms: null })
  expect(health.checks.find(({ name }) => name === 'audit')).toEqual({ name: 'audit', ok: false, ms: null })
  expect(JSON.stringify(health)).not.toContain('nama-rahasia')
  expect((await shop.admin('GET', '/health')).body).toMatchObject({ queue: { late: 1, gaveUp: 1 } })
  await shop.admin('PATCH', '/settings', { maintenance: true })
  expect(await ask(visitor)).toMatchObject({ http: 503, health: { status: 'maintenance' } })
})

test('however many ask, a shop is looked at once in five seconds; /health asks nobody', async () => {
  const { visitor } = await shared()
  passKept()
  const before = visitor.calls.length
  await Promise.all(Array.from({ length: 20 }, () => visitor.get('/check-health')))
  expect(visitor.calls.slice(before)).toEqual(['GET /health'])
  const times = []
  for (let n = 0; n < 5; n += 1) times.push((await visitor.get('/health')).ms)
  expect(visitor.calls.length).toBe(before + 1)
  expect(Math.min(...times)).toBeLessThan(5)
})

// Proves ASVS 11.2.3, ASVS 13.2.3
test('the operator learns which secret is wrong, and never the secret', async () => {
  expect(await admin('GET', '/health')).toMatchObject({ status: 200, body: { directory: { ok: true }, secrets: [] } })
  const wrong = { TOKEN_SECRET: 'pendek', SEAL_KEY: 'sangat-rahasia', GOOGLE_CLIENT: '{', PUSH_KEYS: '{}' }
  const before = { TOKEN_SECRET_BEFORE: 'x', SEAL_KEY_BEFORE: 'x' }
  const problems = secretProblems({ ...bindings, ...wrong, ...before })
  expect(problems.join('\n')).toMatch(
    /TOKEN_SECRET has fewer[^]*SEAL_KEY has fewer[^]*TOKEN_SECRET_BEFORE[^]*SEAL_KEY_BEFORE[^]*PUSH_KEYS cannot[^]*GOOGLE_CLIENT cannot be used/,
  )
  expect(problems.join('\n')).not.toContain('sangat-rahasia')
  const ofGoogle = (secret: unknown) =>
    secretProblems({ ...bindings, GOOGLE_CLIENT: typeof secret === 'string' ? secret : JSON.stringify(secret) }).join()
  expect(ofGoogle('sangat-rahasia')).toBe('GOOGLE_CLIENT cannot be used: it is no JSON')
  expect(ofGoogle({ clientId: 7, clientSecret: 'sangat-rahasia' })).toMatch(
    /cannot be used: clientId: Invalid input: expected string/,
  )
  expect(ofGoogle([7])).toMatch(/cannot be used: Invalid input: expected object/)
  expect(ofGoogle({ clientId: 7, clientSecret: 'sangat-rahasia' })).not.toContain('sangat-rahasia')
})
