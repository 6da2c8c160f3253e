import { dayMs, hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { checkoutChecks } from '#commerce/app/doctor/checkout-checks.ts'
import { contentChecks } from '#commerce/app/doctor/content-checks.ts'
import { lookAround } from '#commerce/app/doctor/doctor.ts'
import { operationsChecks } from '#commerce/app/doctor/operations-checks.ts'
import { storefrontChecks } from '#commerce/app/doctor/storefront-checks.ts'
import { worldChecks } from '#commerce/app/doctor/world-checks.ts'
import { createSeal, sealSecretsOf } from '#commerce/platform/seal.ts'
import { bindHere } from '#tests/support/in-workerd/bind-here.ts'
import { newPushKeys } from '#tests/support/push-keys.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { randomId, send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { place, transfer } from '../order/checkout/checkout-steps.ts'
import { examine, faults, healthy, mailKeys, setting, withFault } from './doctor-faults.ts'

/** The command of a cure, as it is typed after `npm run shop --`. */
const commandIn = (how: string): string => /npm run shop -- ([a-zA-Z]+\.[a-zA-Z]+ .*)$/.exec(how)?.[1] ?? ''

test('a healthy shop has no finding', async () => {
  const shop = await healthy()
  expect(await examine(shop)).toEqual([])
  // Nor one whose release was set back behind a migration.
  const later = 'UPDATE __drizzle_migrations SET created_at = created_at + 1'
  expect(await withFault(shop, later, () => examine(shop))).toEqual([])
})

test('each of 52 faults alone is found, said in one finding with its cure, and is gone once it is corrected', async () => {
  const shop = await healthy()
  const wrong: unknown[] = []
  for (const [id, fault] of faults) {
    const found = await withFault(shop, fault, () => examine(shop))
    if (found.map((one) => one.id).join() !== id || !found[0]?.what || !found[0].how) wrong.push([id, found])
  }
  expect(wrong).toEqual([])
  expect(await examine(shop)).toEqual([])
  expect([faults.length, new Set(faults.map(([id]) => id)).size]).toEqual([52, 43])
})

test('what stops selling comes first, and the link of an owner opens the same as a page for an hour', async () => {
  const shop = await healthy()
  await shop.sql(setting('logo', '""'))
  await shop.sql(setting('maintenance', 'true'))
  expect((await examine(shop)).map(({ severity }) => severity)).toEqual(['stops', 'advice'])
  const { body } = await shop.admin('POST', '/doctor/link', {})
  const { path } = body as { path: string }
  const open = (address: string) => send(new Request(`https://commerce${address}`))
  const page = await open(path)
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ])
  const words = await page.text()
  expect(words).toContain('Toko sedang dalam mode perbaikan.')
  expect(words).not.toMatch(/script|@contoh/)
  const [, until = '', signature = ''] = /pass=(\d+)\.(.+)$/.exec(path) ?? []
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(hourMs)
  for (const bad of ['', `${Number(until) + 1}.${signature}`, `1.${signature}`])
    expect((await open(path.replace(/pass=.*/, `pass=${bad}`))).status).toBe(403)
  expect((await open(path.replace(shop.host, 'tidak-ada.localhost'))).status).toBe(403)
})

// Proves ASVS 13.2.3
test('what only the Worker knows: a shop that is not open, and secrets that are too weak', async () => {
  const company = { companyId: 1, objectName: 'x', accessKey: 'x', demo: false, affiliateDays: 7, hosts: ['a.example'] }
  const around = await lookAround({ ...bindings, TOKEN_SECRET: 'tok-9x' }, { ...company, status: 'opening' })
  expect(around).toMatchObject({ status: 'opening', secrets: expect.stringMatching(/^Rahasia/) })
  expect(JSON.stringify(around)).not.toContain('tok-9x')
  expect((await lookAround(bindings, { ...company, status: 'open' })).secrets).toBe('')
})

test('a platform without keys for browsers, or with such as cannot be used, is a finding', async () => {
  const shop = await openSellingShop({ demo: false })
  const found = async () => (await examine(shop)).find(({ id }) => id === 'push-keys')?.what
  expect(await found()).toMatch(/belum ada/)
  await bindHere(shop, { PUSH_KEYS: '{}' })
  expect(await found()).toMatch(/tidak dapat dipakai/)
  await bindHere(shop, await newPushKeys())
  expect(await found()).toBeUndefined()
})

test('a database that is nearly full is a finding', async () => {
  const shop = await openSellingShop({ demo: false })
  const found = async () => (await examine(shop)).find(({ id }) => id === 'database-full')?.what
  expect(await found()).toBeUndefined()
  // What SQLite says of itself; nobody fills 8 GB in a test.
  await runInDurableObject(await shop.object(), (_, { storage }) =>
    Object.defineProperty(storage.sql, 'databaseSize', { value: 8 * 1024 ** 3 }),
  )
  expect(await found()).toBe('Basis data sudah 8 GB dari 10 GB yang muat.')
})

test('a shop that was opened today is not told that its nights are missing', async () => {
  const shop = await openSellingShop({ demo: false })
  const found = (await examine(shop)).map(({ id }) => id)
  expect(found).toContain('seller-messages')
  for (const id of ['audit-old', 'backup-old']) expect(found).not.toContain(id)
})

test('what is gone around a shop is found: its primary host, its pictures, a trigger, and a bucket that takes nothing', async () => {
  const shop = await openSellingShop({ demo: false })
  skipAudit(shop)
  const ids = async () => (await examine(shop)).map(({ id }) => id)
  const of = ['directory', 'bucket', 'pictures-gone', 'objects']
  expect((await ids()).filter((id) => of.includes(id))).toEqual([])

  await bindings.DIRECTORY.prepare('UPDATE domain SET is_primary = 0 WHERE host = ?').bind(shop.host).run()
  expect(await ids()).toContain('directory')
  const cured = (await examine(shop)).find(({ id }) => id === 'directory')?.how ?? ''
  expect((await type(commandIn(cured))).code).toBe(0)
  expect(await ids()).not.toContain('directory')

  await shop.sql(
    "INSERT INTO media (id, address, width, height, bytes, name, source, at) VALUES ('0123456789abcdef0123456789abcdef', '/media/x', 1, 1, 1, 'x', '', 1)",
  )
  expect(await ids()).toContain('pictures-gone')
  await shop.sql('DROP TRIGGER tally_customer_insert')
  expect((await examine(shop)).find(({ id }) => id === 'objects')?.what).toContain('tally_customer_insert')

  const broken = {
    ...bindings.MEDIA,
    put: () => Promise.reject(new Error('full')),
    list: () => Promise.reject(new Error('full')),
  }
  const company = { companyId: shop.companyId, objectName: 'x', accessKey: 'x', demo: false, affiliateDays: 7 }
  const around = await lookAround(
    { ...bindings, MEDIA: broken as unknown as R2Bucket },
    { ...company, hosts: [shop.host], status: 'open' },
  )
  expect(around).toMatchObject({
    bucket: expect.stringMatching(/tidak dapat ditulis/),
    hasPictures: null,
    hasPrimary: true,
  })
})

test('a certificate that is missing or was not renewed is found, and its cure asks Cloudflare again', async () => {
  const shop = await openSellingShop({ demo: false, host: `${randomId(10)}.example` })
  const said = (more: object) =>
    fetch(`${bindings.CLOUDFLARE}/said`, {
      method: 'POST',
      body: JSON.stringify({ hostname: shop.host, pointsHere: true, ...more }),
    })
  const found = async () => (await examine(shop)).find(({ id }) => id === 'certificates')
  const now = Date.now()
  const days = (count: number) => new Date(now + count * dayMs).toISOString()
  expect((await found())?.what).toBe(`Sertifikat HTTPS tidak ada atau hampir habis: ${shop.host} (tidak ada).`)
  await said({ ends: days(60) })
  const cure = commandIn((await found())?.how ?? '')
  expect(cure).toContain(`domain=${shop.host}`)
  expect((await type(cure)).code).toBe(0)
  expect(await found()).toBeUndefined()
  await said({ ends: days(9) })
  expect((await found())?.what).toMatch(/habis \d\d \w+ \d{4}/)

  // In a container the process beside the runtime looks.
  const company = { companyId: shop.companyId, objectName: 'x', accessKey: 'x', demo: false, affiliateDays: 7 }
  const seenAs = async (answer: unknown) => {
    const CERTIFICATES = { fetch: async () => Response.json(answer) } as unknown as Fetcher
    const asked = { ...company, hosts: [shop.host, 'kopi.localhost'], status: 'open' as const }
    return (await lookAround({ ...bindings, CERTIFICATES }, asked)).certificates
  }
  expect(await seenAs({ from: days(-80), until: days(10) })).toEqual([{ host: shop.host, until: days(10) }])
  expect(await seenAs({ from: null, until: null })).toEqual([{ host: shop.host, until: null }])
  for (const well of [{ from: days(-60), until: days(30) }, { from: days(-4), until: days(2) }, null, 'x'])
    expect(await seenAs(well)).toEqual([])
})

test('a clock that is two minutes off is found, in both directions', async () => {
  const shop = await healthy()
  const offBy = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: vi.getRealSystemTime() + minutes * 60_000, shouldAdvanceTime: true })
    const found = (await examine(shop)).find(({ id }) => id === 'clock')
    vi.useRealTimers()
    return found?.what ?? null
  }
  expect(await offBy(0)).toBeNull()
  expect(await offBy(3)).toMatch(/^Jam mesin lebih cepat 3 menit/)
  expect(await offBy(-5)).toMatch(/^Jam mesin terlambat 5 menit/)
})

test('a key that its vendor has ended is found by the night, a vendor that is silent is not blamed', async () => {
  const shop = await openSellingShop({ demo: false })
  skipAudit(shop)
  const key = (baseUrl: string, name = 'only-for-tests') => ({ ...mailKeys(), key: name, baseUrl })
  const held = async (keys: object) => {
    const seal = createSeal(sealSecretsOf(bindings), shop.companyId)
    const sealed = seal.close(JSON.stringify(keys), 'vendor\nemail')
    await shop.sql(
      `INSERT OR REPLACE INTO vendor_key (vendor, sealed, set_by, set_at, checked_at, problem) VALUES ('email', '${sealed}', 'x', 1, 1, '')`,
    )
  }
  const night = async () => {
    await shop.sql(
      "INSERT OR REPLACE INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('check-keys', '', 0, 0, 0)",
    )
    await shop.runDue()
    return (await examine(shop)).some(({ id }) => id === 'key-refused')
  }
  await held(key(bindings.MAIL_VENDOR))
  expect(await night()).toBe(false)
  await held(key('http://127.0.0.1:9'))
  expect(await night()).toBe(false)
  await held(key(bindings.MAIL_VENDOR, 'sudah-dicabut'))
  expect(await night()).toBe(true)
})

/** Faults that a statement alone does not make, or that bring other findings along. */
const later: readonly (readonly [string, (shop: SellingShop) => Promise<unknown>])[] = [
  ['closed', (shop) => shop.admin('POST', '/close', {})],
  [
    'payment',
    async (shop) => {
      await shop.sql("UPDATE vendor_key SET sealed = 'x' WHERE vendor = 'midtrans'")
      await shop.sql(setting('bankAccount', 'null'))
    },
  ],
  ['price-nothing', (shop) => shop.sql('UPDATE variant SET price = 0')],
  [
    'codes',
    async (shop) => {
      await place(shop, guest('visitor-one'), [await shop.item()], { payment: transfer })
      await shop.sql('UPDATE product SET digital = 1')
    },
  ],
  [
    'directory',
    ({ host }) => bindings.DIRECTORY.prepare('UPDATE domain SET is_primary = 0 WHERE host = ?').bind(host).run(),
  ],
  [
    'pictures-lost',
    (shop) =>
      shop.sql(
        "INSERT INTO media (id, address, width, height, bytes, name, source, at, lost_since) VALUES ('1123456789abcdef0123456789abcdef', '/media/x', 1, 1, 1, 'x', '', 1, 1)",
      ),
  ],
  [
    'pictures-gone',
    (shop) =>
      shop.sql(
        "INSERT INTO media (id, address, width, height, bytes, name, source, at) VALUES ('0123456789abcdef0123456789abcdef', '/media/x', 1, 1, 1, 'x', '', 1)",
      ),
  ],
]
const checks = [...checkoutChecks, ...worldChecks, ...operationsChecks, ...contentChecks, ...storefrontChecks]
/** Those that no command of a shop cures, and those whose commands another test here or real-shipping.test.ts types. */
const elsewhere = [
  'schema',
  'secrets',
  'bucket',
  'objects',
  'origin',
  'shipping',
  'pickup',
  'certificates',
  'courier-silent',
  'clock',
  'push-keys',
  'database-full',
]
/** What its command repairs by itself. */
const repaired = [
  ...['closed', 'domain', 'directory', 'maintenance', 'business', 'contact', 'payment', 'terms', 'seller-messages'],
  ...['jobs-held', 'bank-account', 'labels', 'registers', 'popup', 'name', 'description', 'contrast', 'menu'],
]

test('the cure of every check is a command that runs as it is written, and those that repair by themselves do', async () => {
  const shop = await healthy()
  await shop.sql(setting('maintenance', 'false'))
  const all = [...faults, ...later].filter(([id]) => !elsewhere.includes(id))
  expect([...new Set(all.map(([id]) => id)), ...elsewhere].toSorted()).toEqual(checks.map(({ id }) => id).toSorted())
  const wrong: unknown[] = []
  for (const [id, fault] of all)
    await withFault(shop, fault, async () => {
      const how = (await examine(shop)).find((one) => one.id === id)?.how ?? ''
      const { code, said } = await type(commandIn(how), { files: { 'email.json': mailKeys() } })
      // A job that waits for its night is an answer of the shop.
      if (code !== 0 && !(code === 1 && id === 'audit-old')) wrong.push([id, how, code, said])
      const left = (await examine(shop)).some((one) => one.id === id)
      if (repaired.includes(id) && left) wrong.push([id, how, 'is still there'])
    })
  expect(wrong).toEqual([])
})
