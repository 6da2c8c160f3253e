import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { lookAround } from '#commerce/app/doctor/doctor.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'

interface Found {
  id: string
  severity: string
  what: string
  how: string
}
const examine = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/doctor')).body as { findings: Found[] }).findings

const mailKeys = () => ({ key: 'only-for-tests', from: 'Toko <toko@contoh.id>', baseUrl: bindings.MAIL_VENDOR })

/** A shop with nothing to repair: everything that an owner sets, and a night behind it. */
const healthy = lazily(async () => {
  const shop = await openSellingShop({ demo: false, host: 'dokter.localhost' })
  skipAudit(shop)
  await shop.item({ stock: 5 })
  const pickup = { address: 'Jl. Merdeka No. 10', postcode: '10110', point: null }
  const sent = await shop.admin('PATCH', '/settings', {
    name: 'Kopi Uji',
    logo: '/logo.png',
    description: 'Kopi dari Gayo',
    nib: '1234567890123',
    pse: '001234.01/DJAI.PSE/01/2026',
    pickup,
    banners: [{ image: '/banner.png', link: '/products/barang', title: 'Kopi' }],
    sellerMessages: { email: 'penjual@contoh.id' },
  })
  expect(sent.status).toBe(200)
  expect((await shop.admin('PUT', '/keys/email', mailKeys())).status).toBe(200)
  await shop.sql("UPDATE product SET images = '[\"/kopi.webp\"]', description = 'Kopi', weight_grams = 100")
  const now = Date.now()
  await shop.sql("INSERT INTO category (slug, name, image, position) VALUES ('induk', 'Induk', '', 1)")
  await shop.sql("UPDATE category SET parent_slug = 'induk' WHERE slug = 'barang'")
  // An article, a flash sale, refused messages and a webhook that are in order; a category inside of another is no leaf.
  await shop.sql("INSERT INTO article_category (slug, name, position) VALUES ('cerita', 'Cerita', 0)")
  await shop.sql(
    "INSERT INTO article (slug, title, category_slug, image, summary, body, published, published_at) VALUES ('gayo', 'Gayo', 'cerita', '', '', '[]', 1, 0)",
  )
  await shop.sql(
    `INSERT INTO flash_sale (id, title, starts_at, ends_at) VALUES ('f', 'Kilat', ${now + 9e8}, ${now + 10e8})`,
  )
  await shop.sql(
    "INSERT INTO flash_sale_item (flash_sale_id, variant_id, price, quota, sold, per_customer) SELECT 'f', id, 40000, 1, 0, 1 FROM variant LIMIT 1",
  )
  for (const n of [1, 2, 3])
    await shop.sql(
      `INSERT INTO message (id, event, kind, channel, target, "values", created_at, sent_at) VALUES ('${n}', 'x:${n}', 'order_paid', 'email', 'x', '{}', ${now}, ${now})`,
    )
  expect((await shop.admin('PUT', '/webhooks/gudang', { url: null })).status).toBe(200)
  await shop.sql(
    `INSERT INTO audit_run (id, started_at, step, after, sums, broken, last_ended_at, last_broken, running) VALUES (1, ${now}, 0, 0, '{}', '[]', ${now}, '[]', 0)`,
  )
  await shop.sql(
    `INSERT INTO backup_run (id, night, schema, started_at, step, after, parts, sums, running, last_night, last_ended_at) VALUES (1, '2026-11-22', 1, ${now}, 0, 0, 1, '{}', 0, '2026-11-22', ${now})`,
  )
  return shop
})

test('a healthy shop has no finding', async () => {
  expect(await examine(await healthy())).toEqual([])
})

const setting = (path: string, json: string) =>
  `UPDATE shop_state SET settings = json_set(settings, '$.${path}', json('${json}'))`

/** What breaks a healthy shop, and the one finding that follows. */
const faults: readonly (readonly [string, string])[] = [
  ['domain', setting('host', '"lama.example"')],
  ['maintenance', setting('maintenance', 'true')],
  ['business', setting('businessAddress', '""')],
  ['contact', setting('businessEmail', '""')],
  ['terms', setting('termsConfirmed', 'false')],
  ['origin', setting('originRegency', '"99.99"')],
  ['shipping', setting('shippingRates', '[]')],
  ['products', 'UPDATE product SET published = 0'],
  ['schema', 'UPDATE __drizzle_migrations SET created_at = 1'],
  [
    'key-unreadable',
    "UPDATE vendor_key SET sealed = 'x' WHERE vendor = (SELECT vendor FROM vendor_key WHERE vendor <> 'email' LIMIT 1)",
  ],
  ['key-refused', "UPDATE vendor_key SET problem = 'refused HTTP 401'"],
  ['key-old', 'UPDATE vendor_key SET checked_at = 0'],
  ['jobs', "INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('send-message', 'x', 9e12, 30, 1)"],
  ['invariants', `UPDATE audit_run SET last_broken = '[{"invariant":"x","row":{}}]'`],
  ['audit-old', 'UPDATE audit_run SET last_ended_at = 0'],
  ['backup-old', 'UPDATE backup_run SET last_ended_at = NULL'],
  ['nothing-to-hand-over', 'UPDATE product SET digital = 1'],
  ['seller-messages', setting('sellerMessages', '{"email":null,"phone":null,"daily":false,"lowStock":3}')],
  ['jobs-held', setting('jobsHeld', 'true')],
  ['weights', 'UPDATE product SET weight_grams = 0'],
  ['labels', setting('pickup', 'null')],
  ['registers', setting('nib', 'null')],
  ['bank-account', setting('bankAccount.number', '"nanti"')],
  ['menu', setting('footerMenu', '[{"title":"Hilang","slug":"tidak-ada","url":null,"children":[]}]')],
  ['pages', "UPDATE information SET body = '[]'"],
  ['banners', setting('banners', '[]')],
  ['popup', setting('popup', '{"active":true,"image":"","link":null}')],
  ['share-image', setting('logo', '""')],
  ['description', setting('description', '""')],
  ['contrast', setting('theme', '"neon"')],
  ['feed', "UPDATE product SET images = '[]'"],
  ['sitemap', "UPDATE product SET description = ''"],
  ['shop-pictures', setting('logo', '"/media/0123456789abcdef0123456789abcdef-1.webp"')],
  ['shop-pictures', setting('banners', '[{"image":"https://lain.example/a.png","link":null,"title":"x"}]')],
  ['links', setting('banners', '[{"image":"/banner.png","link":"/products/hilang","title":"x"}]')],
  ['links', setting('footerMenu', '[{"title":"x","slug":null,"url":"/product/hilang","children":[]}]')],
  ['messages', setting('sellerMessages', '{"email":null,"phone":"+6281234567890","daily":false,"lowStock":3}')],
  ['links', setting('banners', '[{"image":"/banner.png","link":"/article/hilang","title":"x"}]')],
  ['links', setting('popup', '{"active":true,"image":"/popup.png","link":"/articles/hilang"}')],
  ['articles', 'UPDATE article SET body = \'[{"kind":"product","slug":"hilang"}]\''],
  ['articles', "UPDATE article SET image = '/media/0123456789abcdef0123456789abcdef-1.webp'"],
  ['category-empty', 'UPDATE category SET parent_slug = NULL'],
  ['flash-price', 'UPDATE flash_sale_item SET price = 50000'],
  ['messages-refused', "UPDATE message SET problem = 'HTTP 550', sent_at = NULL"],
  ['name', setting('name', '"Toko Baru"')],
  ['waiting-long', "UPDATE webhook SET stopped_at = 1, url = 'https://gudang.contoh.id'"],
]

/** The tables that a fault changes, to be put back after it. */
const changed = [
  'shop_state',
  'variant',
  'vendor_key',
  'audit_run',
  'backup_run',
  'information',
  'product',
  'article',
  'category',
  'flash_sale_item',
  'message',
  'webhook',
  '__drizzle_migrations',
] as const

test('each of 46 faults alone is found, said in one finding with its cure, and is gone once it is corrected', async () => {
  const shop = await healthy()
  const wrong: unknown[] = []
  for (const [id, fault] of faults) {
    const object = await shop.object()
    const kept = await runInDurableObject(object, (_, { storage }) =>
      changed.map((table) => ({ table, rows: storage.sql.exec(`SELECT rowid AS id_, * FROM "${table}"`).toArray() })),
    )
    await shop.sql(fault)
    const found = await examine(shop)
    await runInDurableObject(object, (_, { storage }) => {
      for (const { table, rows } of kept)
        for (const { id_ = null, ...row } of rows) {
          const set = Object.keys(row).map((name) => `"${name}" = ?`)
          storage.sql.exec(`UPDATE "${table}" SET ${set.join(', ')} WHERE rowid = ?`, ...Object.values(row), id_)
        }
      rawSql(storage, "DELETE FROM scheduled_job WHERE kind = 'send-message'")
    })
    if (found.map((one) => one.id).join() !== id || !found[0]?.what || !found[0].how) wrong.push([id, found])
  }
  expect(wrong).toEqual([])
  expect(await examine(shop)).toEqual([])
  expect(new Set(faults.map(([id]) => id)).size).toBe(41)
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

/** The command of a cure, as it is typed after `npm run shop --`. */
const commandIn = (how: string): string => /npm run shop -- ([a-zA-Z]+\.[a-zA-Z]+ .*)$/.exec(how)?.[1] ?? ''

test('each cure is a command that runs as it is written, and those that repair by themselves do', async () => {
  const shop = await openSellingShop({ demo: false })
  skipAudit(shop)
  await shop.item({ stock: 5 })
  // What only an operator does outside of the shop, and a file that the owner has.
  const elsewhere = ['schema', 'secrets', 'bucket', 'objects', 'invariants']
  // Two commands each, which real-shipping.test.ts types.
  elsewhere.push('origin', 'shipping')
  const repaired = [
    'maintenance',
    'business',
    'contact',
    'terms',
    'bank-account',
    'labels',
    'registers',
    'popup',
    'description',
    'contrast',
    'menu',
    'domain',
  ]
  const wrong: unknown[] = []
  for (const [id, fault] of faults) {
    if (elsewhere.includes(id)) continue
    await shop.sql(fault)
    const how = (await examine(shop)).find((one) => one.id === id)?.how
    if (how === undefined) continue
    const { code, said } = await type(commandIn(how), {
      files: { 'email.json': mailKeys() },
    })
    // A job that waits for its night is an answer of the shop.
    if (code === 2 || (code === 1 && id !== 'audit-old')) wrong.push([id, how, code, said])
    const left = (await examine(shop)).some((one) => one.id === id)
    if (repaired.includes(id) && left) wrong.push([id, how, 'is still there'])
  }
  expect(wrong).toEqual([])
})
