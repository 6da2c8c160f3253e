import { expect, test } from 'vitest'
import { checkoutChecks } from '#commerce/app/doctor/checkout-checks.ts'
import { contentChecks } from '#commerce/app/doctor/content-checks.ts'
import { lookAround } from '#commerce/app/doctor/doctor.ts'
import { operationsChecks } from '#commerce/app/doctor/operations-checks.ts'
import { storefrontChecks } from '#commerce/app/doctor/storefront-checks.ts'
import { worldChecks } from '#commerce/app/doctor/world-checks.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { place, transfer } from '../order/checkout/checkout-steps.ts'
import { examine, faults, healthy, mailKeys, setting, withFault } from './doctor-faults.ts'

/** The command of a cure, as it is typed after `npm run shop --`. */
const commandIn = (how: string): string => /npm run shop -- ([a-zA-Z]+\.[a-zA-Z]+ .*)$/.exec(how)?.[1] ?? ''

test('a healthy shop has no finding', async () => {
  expect(await examine(await healthy())).toEqual([])
})

test('each of 48 faults alone is found, said in one finding with its cure, and is gone once it is corrected', async () => {
  const shop = await healthy()
  const wrong: unknown[] = []
  for (const [id, fault] of faults) {
    const found = await withFault(shop, fault, () => examine(shop))
    if (found.map((one) => one.id).join() !== id || !found[0]?.what || !found[0].how) wrong.push([id, found])
  }
  expect(wrong).toEqual([])
  expect(await examine(shop)).toEqual([])
  expect([faults.length, new Set(faults.map(([id]) => id)).size]).toEqual([48, 43])
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
  expect(Number(until) - Date.now()).toBeLessThanOrEqual(3_600_000)
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
    'pictures-gone',
    (shop) =>
      shop.sql(
        "INSERT INTO media (id, address, width, height, bytes, name, source, at) VALUES ('0123456789abcdef0123456789abcdef', '/media/x', 1, 1, 1, 'x', '', 1)",
      ),
  ],
]
const checks = [...checkoutChecks, ...worldChecks, ...operationsChecks, ...contentChecks, ...storefrontChecks]
/** Those that no command of a shop cures, and those whose commands real-shipping.test.ts types. */
const elsewhere = ['schema', 'secrets', 'bucket', 'objects', 'origin', 'shipping', 'pickup']
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
