import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import { problems } from '#commerce/notification/problems.ts'
import { bindHere } from '#tests/support/in-workerd/bind-here.ts'
import { newPushKeys } from '#tests/support/push-keys.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { randomHost, skipAudit } from '#tests/support/in-workerd/shop.ts'

export interface Found {
  id: string
  severity: string
  what: string
  how: string
}
export const examine = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/doctor')).body as { findings: Found[] }).findings

export const mailKeys = () => ({ key: 'only-for-tests', from: 'Toko <toko@contoh.id>', baseUrl: bindings.MAIL_VENDOR })

const host = randomHost()
/** A shop with nothing to repair: everything that an owner sets, and a night behind it. */
export const healthy: () => Promise<SellingShop> = lazily(async () => {
  const shop = await openSellingShop({ demo: false, host, vendors: 'midtrans' })
  skipAudit(shop)
  await bindHere(shop, await newPushKeys())
  await shop.item({ stock: 5 })
  const pickup = { address: 'Jl. Merdeka No. 10', postcode: '10110', point: null }
  const sent = await shop.admin('PATCH', '/settings', {
    name: 'Kopi Uji',
    logo: '/logo.png',
    description: 'Kopi dari Gayo',
    nib: '1234567890123',
    pse: '001234.01/DJAI.PSE/01/2026',
    pickup,
    banners: [
      ...['/products/barang', '/products/flash-sale', '/products/dulu', '/article/gayo'].map((link) => ({
        image: '/banner.png',
        link,
        title: link,
      })),
      // What has ended may name what is gone.
      { image: 'https://lain.example/a.png', link: '/products/hilang', title: 'x', until: '2020-01-01T00:00:00Z' },
    ],
    sellerMessages: { email: 'penjual@contoh.id' },
  })
  expect(sent.status).toBe(200)
  expect((await shop.admin('PUT', '/keys/email', mailKeys())).status).toBe(200)
  await shop.sql("UPDATE product SET images = '[\"/kopi.webp\"]', description = 'Kopi', weight_grams = 0")
  await shop.sql('UPDATE variant SET weight_grams = 100')
  const now = Date.now()
  await shop.sql("INSERT INTO category (slug, name, image, position) VALUES ('induk', 'Induk', '', 1)")
  await shop.sql("UPDATE category SET parent_slug = 'induk' WHERE slug = 'barang'")
  await shop.sql("INSERT INTO moved_slug (kind, former, slug, at) VALUES ('category', 'dulu', 'barang', 0)")
  // An article, a flash sale, refused messages and a webhook that are in order; a category inside of another is no leaf.
  await shop.sql("INSERT INTO article_category (slug, name, position) VALUES ('cerita', 'Cerita', 0)")
  await shop.sql(
    "INSERT INTO article (slug, title, category_slug, image, summary, body, published, published_at) VALUES ('gayo', 'Gayo', 'cerita', '', '', '[]', 1, 0)",
  )
  await shop.sql(
    `INSERT INTO article (slug, title, category_slug, image, summary, body, published, published_at, until) VALUES ('lama', 'Lama', 'cerita', '', '', '[{"kind":"product","slug":"hilang"}]', 1, 0, 1)`,
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
  for (const n of [4, 5, 6])
    await shop.sql(
      `INSERT INTO message (id, event, kind, channel, target, "values", created_at, problem) VALUES ('${n}', 'x:${n}', 'order_news', 'push', 'x', '{}', ${now}, '${n === 4 ? problems.ended : problems.no_browser}')`,
    )
  expect((await shop.admin('PUT', '/webhooks/gudang', { url: null })).status).toBe(200)
  // Nothing was written since: the nights after it were skipped.
  const quiet = now - 3 * dayMs
  await shop.sql(
    `INSERT INTO audit_run (id, started_at, step, after, sums, broken, last_ended_at, last_broken, running) VALUES (1, ${quiet}, 0, 0, '{}', '[]', ${now}, '[]', 0)`,
  )
  await shop.sql(
    `INSERT INTO backup_run (id, night, schema, started_at, step, after, parts, sums, running, last_night, last_ended_at) VALUES (1, '2026-11-22', 1, ${quiet}, 0, 0, 1, '{}', 0, '2026-11-22', ${quiet})`,
  )
  return shop
})

export const setting = (path: string, json: string) =>
  `UPDATE shop_state SET settings = json_set(settings, '$.${path}', json('${json}'))`

/** What breaks a healthy shop, and the one finding that follows. */
export const faults: readonly (readonly [string, string])[] = [
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
    "UPDATE vendor_key SET sealed = 'x', problem = 'refused HTTP 401' WHERE vendor = (SELECT vendor FROM vendor_key WHERE vendor <> 'email' LIMIT 1)",
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
  ['weights', 'UPDATE variant SET weight_grams = 0'],
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
  ['shop-pictures', setting('popup', '{"active":true,"image":"https://lain.example/a.png","link":null}')],
  ['links', setting('banners', '[{"image":"/banner.png","link":"/products/hilang","title":"x"}]')],
  ['links', setting('footerMenu', '[{"title":"x","slug":null,"url":"/product/hilang","children":[]}]')],
  ['messages', setting('sellerMessages', '{"email":null,"phone":"+6281234567890","daily":false,"lowStock":3}')],
  ['links', setting('banners', '[{"image":"/banner.png","link":"/article/hilang","title":"x"}]')],
  ['links', setting('popup', '{"active":true,"image":"/popup.png","link":"/articles/hilang"}')],
  ['links', setting('banners', '[{"image":"/banner.png","link":"/product/diskon-50%","title":"x"}]')],
  ['links', setting('banners', `[{"image":"/banner.png","link":"https://${host}/products/hilang","title":"x"}]`)],
  ['articles', 'UPDATE article SET body = \'[{"kind":"product","slug":"hilang"}]\''],
  ['links', "UPDATE article SET until = 1 WHERE slug = 'gayo'"],
  ['articles', "UPDATE article SET image = '/media/0123456789abcdef0123456789abcdef-1.webp'"],
  ['category-empty', 'UPDATE category SET parent_slug = NULL'],
  ['flash-price', 'UPDATE flash_sale_item SET price = 50000'],
  ['messages-refused', "UPDATE message SET problem = 'HTTP 550', sent_at = NULL WHERE channel = 'email'"],
  ['name', setting('name', '"Toko Baru"')],
  ['pictures', 'UPDATE product SET images = \'["https://lain.example/a.png"]\''],
  [
    'money-open',
    "INSERT INTO movement (id, kind, source, ref, amount, at, state, reason, created_at) VALUES ('m', 'bank', 'BCA', 'm', 5, 9e12, 'open', 'no_order', 9e12)",
  ],
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

/** Does something while a fault is there, and puts back what was before. */
export async function withFault<T>(
  shop: SellingShop,
  fault: string | ((shop: SellingShop) => Promise<unknown>),
  work: () => Promise<T>,
): Promise<T> {
  const object = await shop.object()
  const kept = await runInDurableObject(object, (_, { storage }) =>
    changed.map((table) => ({ table, rows: storage.sql.exec(`SELECT rowid AS id_, * FROM "${table}"`).toArray() })),
  )
  await (typeof fault === 'string' ? shop.sql(fault) : fault(shop))
  const done = await work()
  await runInDurableObject(object, (_, { storage }) => {
    for (const { table, rows } of kept)
      for (const { id_ = null, ...row } of rows) {
        const set = Object.keys(row).map((name) => `"${name}" = ?`)
        storage.sql.exec(`UPDATE "${table}" SET ${set.join(', ')} WHERE rowid = ?`, ...Object.values(row), id_)
      }
    rawSql(storage, "DELETE FROM scheduled_job WHERE kind = 'send-message'")
    rawSql(storage, 'DELETE FROM movement')
  })
  return done
}
