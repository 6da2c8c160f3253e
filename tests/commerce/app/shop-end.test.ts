import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import type { Env as EdgeEnv } from '#edge/request/env.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin, openShop, randomId, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { uploadPicture, wholeSet } from '#tests/support/in-workerd/upload.ts'
import { place } from '../order/checkout/checkout-steps.ts'

const { SITE } = bindings as unknown as EdgeEnv
const codeOf = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode
const sold = guest('visitor-one')

const objectOf = async (companyId: number) =>
  (await bindings.DIRECTORY.prepare('SELECT object_name FROM company WHERE id = ?')
    .bind(companyId)
    .first<string>('object_name')) ?? ''

/** Everything that is stored, by store, as text: of Directory, KV and bucket all that any shop has there. */
async function everything(objectName: string): Promise<Record<string, string>> {
  const rows = await runInDurableObject(bindings.SHOP.getByName(objectName), (_, { storage }) =>
    rawSql(storage, "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%STRICT'").map(({ name }) =>
      rawSql(storage, `SELECT * FROM "${String(name)}"`),
    ),
  )
  const directory = await Promise.all(
    ['company', 'domain', 'domain_claim', 'alarm', 'erased_shop'].map(
      async (table) => (await bindings.DIRECTORY.prepare(`SELECT * FROM ${table}`).all()).results,
    ),
  )
  const { keys } = await SITE.list()
  const kept = await Promise.all(keys.map(async ({ name }) => [name, await SITE.get(name)]))
  const files: unknown[] = []
  for (let cursor: string | undefined; ;) {
    const page = await bindings.MEDIA.list({ ...(cursor === undefined ? {} : { cursor }) })
    for (const { key } of page.objects) files.push([key, await (await bindings.MEDIA.get(key))?.text()])
    if (!page.truncated) break
    cursor = page.cursor
  }
  const all = { object: rows, directory, kv: kept, bucket: files }
  return Object.fromEntries(Object.entries(all).map(([store, found]) => [store, JSON.stringify(found)]))
}
const holding = (stores: Record<string, string>, words: readonly string[]): string[] =>
  Object.entries(stores).flatMap(([store, text]) => (words.some((word) => text.includes(word)) ? [store] : []))

/** A shop with a word of its own in everything that it stores. */
async function shopWith(word: string) {
  const shop = await openSellingShop({ demo: false, host: `${word}.localhost` })
  skipAudit(shop)
  await shop.admin('PATCH', '/settings', { name: word, description: word })
  await shop.admin('POST', '/domains', { domain: `www.${word}.localhost` })
  await bindings.DIRECTORY.prepare("INSERT INTO alarm (company_id, kind, host, since) VALUES (?, 'late', ?, 0)")
    .bind(shop.companyId, shop.host)
    .run()
  await shop.admin('PUT', '/webhooks/gudang', { url: `https://${word}.contoh.id/x` })
  const object = await objectOf(shop.companyId)
  expect((await uploadPicture(shop.host, wholeSet(400, 400))).status).toBe(200)
  await bindings.MEDIA.put(`${object}/private/${word}`, word)
  const orderId = await place(shop, sold, [await shop.item()], { payment: { vendor: 'manual', method: 'transfer' } })
  const browser = browse(shop)
  expect((await browser.fetch('/')).status).toBe(200)
  return { shop, browser, object, orderId }
}

test('a shop ends: closed, exported, opened again, erased in every store, written down without a name, its host free', async () => {
  const word = `kenari${randomId(8).toLowerCase()}`
  const { shop, browser, object, orderId } = await shopWith(word)
  const words = [word, object]
  expect(holding(await everything(object), words)).toEqual(['object', 'directory', 'kv', 'bucket'])
  const erase = (more = {}) => browser.administer('/erase', { confirm: shop.host, ...more })
  const refusal = async (more = {}) => ((await (await erase(more)).json()) as { errorCode?: string }).errorCode

  expect(await refusal()).toBe('shop_not_closed')
  const closed = await shop.admin('POST', '/close', { hold: true })
  expect(closed.body).toMatchObject({ status: 'closed', open: [{ what: 'pesanan yang belum selesai', count: 1 }] })
  // Another place goes on with its orders: nothing but its export runs here.
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind <> 'backup'")
  await shop.runDue()
  expect(await shop.sql("SELECT count(*) AS n FROM scheduled_job WHERE kind <> 'backup' AND due_at > 0")).toEqual([
    { n: 0 },
  ])
  const { erasable } = closed.body as { erasable: string }
  expect((new Date(erasable).getTime() - Date.now()) / dayMs).toBeCloseTo(limits.shopGraceDays, 1)
  expect(await refusal()).toBe('shop_in_grace')
  // The grace begins again with the next closing, and not with a second press.
  expect((await shop.admin('POST', '/open', {})).status).toBe(200)
  expect((await browser.fetch('/')).status).toBe(200)
  await shop.admin('POST', '/close', {})
  await bindings.DIRECTORY.prepare('UPDATE company SET closed_at = closed_at - ? WHERE id = ?')
    .bind(limits.shopGraceDays * dayMs, shop.companyId)
    .run()
  await shop.admin('POST', '/close', {})

  expect(await refusal()).toBe('shop_unsettled')
  // The export that the closing has planned may have run by itself meanwhile.
  const runAll = async () => {
    for (let n = 0; n < 5; n += 1) await shop.runDue()
  }
  await runAll()
  await shop.sql('UPDATE backup_run SET last_ended_at = NULL')
  expect(await refusal({ unsettled: true })).toBe('shop_not_exported')
  await shop.admin('POST', '/backup', {})
  await runAll()
  expect((await shop.admin('GET', '/backup')).body).toMatchObject({ running: false, night: expect.any(String) })
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Toko tutup' })).status).toBe(200)
  expect(codeOf(await shop.admin('POST', '/erase', { confirm: 'lain.localhost' }))).toBe('input_invalid')
  // Nobody but the operator.
  const other = await openShop({ demo: false })
  const { token } = (await other.admin('POST', '/tokens', { name: 'Pemilik', role: 'owner' })).body as { token: string }
  expect((await admin('POST', `/shops/${other.host}/erase`, { confirm: other.host }, token)).status).toBe(403)

  const done = await erase()
  expect([done.status, await done.json()]).toEqual([
    200,
    { hosts: expect.arrayContaining([shop.host]), files: expect.any(Number) },
  ])
  expect(holding(await everything(object), words)).toEqual([])
  const { said } = await type('shop.listErased --json')
  expect((JSON.parse(said) as { shops: object[] }).shops[0]).toMatchObject({
    companyId: shop.companyId,
    erasedBy: 'platform',
    hosts: 2,
    unsettled: false,
  })
  expect([200, 301]).not.toContain((await browser.fetch('/')).status)
  const again = await openShop({ demo: false, host: shop.host })
  expect(again.companyId).not.toBe(shop.companyId)
  expect((await browse(again).fetch('/')).status).toBe(200)
})

test('an end that was cut off is run again to its end', async () => {
  const { shop, object } = await shopWith(`kenari${randomId(8).toLowerCase()}`)
  await shop.admin('POST', '/close', {})
  for (let n = 0; n < 5; n += 1) await shop.runDue()
  await bindings.DIRECTORY.prepare('UPDATE company SET closed_at = closed_at - ? WHERE id = ?')
    .bind(limits.shopGraceDays * dayMs, shop.companyId)
    .run()
  // The object is empty, and the Worker ended before it came to the bucket.
  await (bindings.SHOP.getByName(object) as unknown as { erase(): Promise<void> }).erase()
  await new Promise((resolve) => setTimeout(resolve, 50))
  const done = await shop.admin('POST', '/erase', { confirm: shop.host })
  expect(done.status).toBe(200)
  expect(holding(await everything(object), [object, shop.host])).toEqual(['kv'])
  // What is written down of the newest shop, and who was erased from it, is nobody else's.
  expect((await openShop({ demo: false })).companyId).toBeGreaterThan(shop.companyId)
})
