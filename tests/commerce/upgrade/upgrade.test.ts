import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Shop } from '#commerce/index.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { accepted } from '#shared/result.ts'
import { assert } from '#shared/assert.ts'
import journal from '../../../migrations/shop/meta/_journal.json?raw'
import { bcaVa, siti } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type InShop, inShopOf } from '#tests/support/in-workerd/in-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** The database of a filled shop of each release, as tools/deploy/release-fixture.ts wrote it. */
const releases = import.meta.glob<string>('./v*.sql', { query: '?raw', import: 'default', eager: true })
const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
const newest = entries.at(-1)?.when ?? 0
const newestMigration = 'SELECT max(created_at) FROM __drizzle_migrations'
const untrimmed = "SELECT count(*) FROM licence WHERE code LIKE '%' || char(13)"
type ShopObject = ReturnType<typeof bindings.SHOP.getByName>

// Before the first release there is none to open.
if (Object.keys(releases).length > 0)
  test.each(Object.keys(releases))('a shop of %s migrates, is without fault and sells', async (file) => {
    const shop = bindings.SHOP.getByName(`upgrade ${file}`)
    await runInDurableObject(shop, async (_, { storage }) => {
      await storage.deleteAll()
      storage.transactionSync(() => {
        storage.sql.exec('PRAGMA defer_foreign_keys = ON')
        for (const statement of (releases[file] ?? '').split('--> statement-breakpoint')) storage.sql.exec(statement)
      })
    })
    const [released, statuses] = await inside(shop, async ({ number, sql }) => [
      number(newestMigration),
      sql('SELECT DISTINCT status FROM orders').map(({ status }) => status),
    ])
    expect(statuses).toEqual(expect.arrayContaining([...orderStatuses]))
    expect(
      entries.map(({ when }) => when),
      'a released migration was edited, or the fixture is of none',
    ).toContain(released)

    // The first release kept the codes of a list with its line ends.
    await inside(shop, async ({ number, sql }) => {
      sql('UPDATE licence SET code = code || char(13) WHERE id % 2 = 0')
      expect(number(untrimmed)).toBeGreaterThan(1)
    })

    await evictDurableObject(shop)
    await inside(shop, async (opened) => {
      expect(opened.number(newestMigration)).toBe(newest)
      await buy(opened, 'sesudah')
      expect(opened.number(untrimmed)).toBe(0)
      await followSettings(opened)
    })
    const [migrated, begun] = [await schemaOf(shop), await schemaOf(await (await openShop()).object())]
    expect(migrated.length).toBeGreaterThan(300)
    expect(begun, 'a new shop begins with what migrations make of an old one').toEqual(migrated)
    await sellsOnNewerSchema(shop)
  })

test('a shop sells on the schema of the next release', async () => {
  const opened = await openShop({ sample: 'kopi' })
  await sellsOnNewerSchema(await opened.object())
})

const schemaOf = (shop: ShopObject): Promise<unknown[]> =>
  inside(shop, async ({ sql }) => sql('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name'))

/** What the next release may do to a schema, while this code still runs or runs again: docs/decisions/0008-migrations.md. */
async function sellsOnNewerSchema(shop: ShopObject): Promise<void> {
  await inside(shop, async ({ sql }) => {
    const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%STRICT'")
    expect(tables.length).toBeGreaterThan(30)
    for (const { name } of tables) sql(`ALTER TABLE "${String(name)}" ADD COLUMN of_the_next_release TEXT`)
    sql('CREATE TABLE of_the_next_release (id TEXT PRIMARY KEY) STRICT')
    sql("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)", newest + 1)
  })
  await evictDurableObject(shop)
  await inside(shop, (opened) => buy(opened, 'lagi'))
}

function inside<T>(shop: ShopObject, work: (at: InShop) => Promise<T>): Promise<T> {
  return runInDurableObject(shop, (object, { storage }) => {
    const { settings } = storage.sql.exec<{ settings: string }>('SELECT settings FROM shop_state').one()
    const { companyId } = JSON.parse(settings) as { companyId: number }
    return work(inShopOf(object as unknown as Shop, storage, companyId))
  })
}

/** The pages that the platform wrote say what the settings say, in whatever words they were; the shop's own stay. */
async function followSettings({ sql, administer }: InShop): Promise<void> {
  const pages = () =>
    Object.fromEntries(sql('SELECT slug, body FROM information').map((row) => [row['slug'], row['body']]))
  const before = pages()
  expect(await administer('settings.change', { businessName: 'PT Sesudah' })).toMatchObject({ ok: true })
  expect(pages()['syarat-ketentuan']).toContain('antara Anda dan PT Sesudah sebagai pengelola')
  expect(pages()['tentang-kami'], 'an import has put it').toBe(before['tentang-kami'])
}

/** One purchase by a guest, paid at the bank, and nothing wrong in the books after it. */
async function buy(shop: InShop, name: string): Promise<void> {
  const who = { visitor: `tamu-${name}`.padEnd(24, '0') }
  const [item] = shop.sql(
    'SELECT v.id FROM variant AS v JOIN product AS p ON p.id = v.product_id WHERE v.stock > 2 AND p.published = 1 AND p.digital = 0 ORDER BY v.price LIMIT 1',
  )
  const added = await shop.ask<{ id: string }>('cart.add', { itemId: item?.['id'], quantity: 1 }, who)
  assert(added.ok, `the cart refused: ${JSON.stringify(added)}`)
  const created = await shop.ask<{ orderId: string }>('checkout.create', { lines: [{ id: added.value.id }] }, who)
  assert(created.ok, `no checkout: ${JSON.stringify(created)}`)
  const { orderId } = created.value
  for (const [call, input] of [
    ['checkout.applyAddress', { ...siti, phone: '+6281234567890' }],
    ['checkout.applyShipping', { code: 'jne:reg' }],
    ['checkout.applyPayment', bcaVa],
    ['checkout.place', {}],
  ] as const)
    expect(await shop.ask(call, { orderId, ...input }, who), call).toMatchObject({ ok: true })
  const reference = String(shop.sql('SELECT reference FROM charge ORDER BY rowid DESC LIMIT 1')[0]?.['reference'])
  shop.payAtBank(reference)
  await shop.notify(reference)
  expect(shop.sql('SELECT status FROM orders WHERE id = ?', orderId)).toEqual([{ status: 'PAYMENT_CONFIRMED' }])
  expect(await shop.administer('shop.audit', {})).toEqual(accepted([]))
}
