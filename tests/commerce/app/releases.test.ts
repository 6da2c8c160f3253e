import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { refused } from '#shared/result.ts'
import type { Shop } from '#commerce/index.ts'
import journal from '../../../migrations/shop/meta/_journal.json?raw'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { resultOf } from '#tests/support/in-workerd/in-shop.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { admin, openShop, skipAudit } from '#tests/support/in-workerd/shop.ts'

interface Page {
  shops: { host: string; version: string | null; schema: number | null; fault: string | null }[]
  next: number | null
}
const newest = (JSON.parse(journal) as { entries: { when: number }[] }).entries.at(-1)?.when

/** Shops of one page. */
const pageMax = 20

async function listFrom(after: number): Promise<Page> {
  return (await admin('GET', `/releases?after=${after}`)).body as Page
}

test('a deployment learns of every shop which schema it has, a page of shops at a time', async () => {
  const shops = [await openShop({ name: 'Satu' }), await openShop({ name: 'Dua' })]
  const first = Math.min(...shops.map(({ companyId }) => companyId))
  const { shops: found, next } = await listFrom(first - 1)
  for (const { host } of shops)
    expect(found.find((one) => one.host === host)).toEqual({ host, version: null, schema: newest, fault: null })
  expect(found.length).toBeLessThanOrEqual(pageMax)
  expect(next).toBeNull()
})

test('pages of shops follow each other to the end', async () => {
  await Promise.all(Array.from({ length: pageMax + 1 }, () => addRow()))
  const seen = new Set<string>()
  for (let after: number | null = 0; after !== null;) {
    const page: Page = await listFrom(after)
    for (const { host } of page.shops) seen.add(host)
    after = page.next
  }
  const { results } = await bindings.DIRECTORY.prepare(
    "SELECT host FROM domain JOIN company ON company.id = company_id WHERE is_primary = 1 AND status <> 'closed' LIMIT 2000",
  ).all<{ host: string }>()
  expect(results.filter(({ host }) => !seen.has(host))).toEqual([])
})

test('a shop that is closed is listed, leads nowhere, and keeps its operator alone, until it is opened again', async () => {
  const shop = await openShop({ demo: false })
  const { token } = (await shop.admin('POST', '/tokens', { name: 'Pemilik', role: 'owner' })).body as { token: string }
  const statusOf = async () => {
    const { shops } = (await admin('GET', `/shops?after=${shop.companyId - 1}`)).body as {
      shops: { host: string; status: string }[]
    }
    return shops.find(({ host }) => host === shop.host)?.status
  }
  const refunds = async (as?: string) => (await admin('GET', `/shops/${shop.host}/refunds`, undefined, as)).status
  const known = async () => (await admin('POST', '/shops', { host: shop.host })).body as { status: string }
  expect([await statusOf(), await refunds(), await refunds(token)]).toEqual(['open', 200, 200])
  const closed = await shop.admin('POST', '/close', {})
  expect([closed.status, closed.headers.get('changed-hosts')]).toEqual([200, shop.host])
  expect([await statusOf(), await refunds(), await refunds(token)]).toEqual(['closed', 200, 403])
  // Asking for the same host again does not open it by accident.
  expect([(await known()).status, await statusOf()]).toEqual(['closed', 'closed'])
  expect((await shop.admin('POST', '/open', {})).status).toBe(200)
  expect([await statusOf(), await refunds(token)]).toEqual(['open', 200])
  expect(JSON.stringify((await shop.admin('GET', '/log')).body)).toContain('shop.close')
})

test('a migration that fails names its cause to the operator and in the log, and to nobody else', async () => {
  const host = await addRow()
  const object = bindings.SHOP.getByName(host.replace('.localhost', ''))
  await runInDurableObject(object, (_, { storage }) => {
    // As in a shop whose migrations were written again since.
    storage.sql.exec('UPDATE __drizzle_migrations SET created_at = 1')
  })
  await evictDurableObject(object)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = /migration 0000_init failed: table \S+ already exists.*, in CREATE TABLE/
  const { results } = await bindings.DIRECTORY.prepare('SELECT company_id AS id FROM domain WHERE host = ?')
    .bind(host)
    .all<{ id: number }>()
  const page = await listFrom((results[0]?.id ?? 0) - 1)
  expect(page.shops.find((one) => one.host === host)).toMatchObject({
    schema: null,
    fault: expect.stringMatching(cause),
  })
  const asked = await admin('GET', `/shops/${host}/health`)
  expect(asked).toMatchObject({
    status: 503,
    body: { errorCode: 'shop_unopened', message: expect.stringMatching(cause) },
  })
  const stranger = await admin('GET', `/shops/${host}/health`, undefined, 'guessed')
  expect([stranger.status, JSON.stringify(stranger.body)]).toEqual([500, expect.not.stringMatching(cause)])
  // It can be closed nevertheless.
  await bindings.DIRECTORY.prepare("UPDATE company SET status = 'open' WHERE id = ?").bind(results[0]?.id).run()
  expect((await admin('POST', `/shops/${host}/close`, {})).status).toBe(503)
  // Nothing can hold its jobs, and what it owes is not known.
  expect(await admin('POST', `/shops/${host}/close`, { silent: true, hold: true })).toMatchObject({
    status: 422,
    body: { errorCode: 'input_invalid', fields: { silent: expect.any(String) } },
  })
  expect(await admin('POST', `/shops/${host}/close`, { silent: true })).toMatchObject({
    status: 200,
    body: { status: 'closed', erasable: expect.any(String), open: null },
  })
  expect(await type(`shop.close --host ${host} silent=true`)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^open +unknown$/m),
  })
  // Nor is it erased before it starts.
  await bindings.DIRECTORY.prepare('UPDATE company SET closed_at = 1 WHERE id = ?').bind(results[0]?.id).run()
  expect((await admin('POST', `/shops/${host}/erase`, { confirm: host, unsettled: true })).status).toBe(503)
  expect(logged.mock.calls.flat().join('\n')).toContain('"level":"error","shop":')
  logged.mockRestore()
})

test('a shop whose database is gone is named, and its operator reads that it must be restored', async () => {
  const shop = await openShop({ name: 'Hilang' })
  skipAudit(shop)
  const { host, companyId } = shop
  const { results } = await bindings.DIRECTORY.prepare('SELECT object_name AS name FROM company WHERE id = ?')
    .bind(companyId)
    .all<{ name: string }>()
  const object = bindings.SHOP.getByName(results[0]?.name ?? '')
  await runInDurableObject(object, (_, { storage }) => storage.deleteAll())
  await evictDurableObject(object)
  const { shops } = await listFrom(companyId - 1)
  expect(shops.find((one) => one.host === host)?.fault).toBe('Its file is gone')
  for (const what of ['health', 'audit', 'doctor'])
    expect(await admin('GET', `/shops/${host}/${what}`)).toMatchObject({
      status: 503,
      body: { errorCode: 'shop_unreadable', message: expect.stringContaining('pulihkan dari cadangan') },
    })
})

test('nobody without the token learns which shops there are', async () => {
  expect((await admin('GET', '/releases?after=0', undefined, 'guessed')).status).toBe(403)
})

test('a Shop of the former release refuses a step that it does not know, and goes on', async () => {
  const shop = await openShop({ name: 'Lama' })
  const caller = { companyId: shop.companyId, session: null, visitorId: null, address: '' }
  await runInDurableObject(await shop.object(), async (object) => {
    const old = object as unknown as Shop
    // What commerce of the next release asks for.
    const who = { name: 'platform', access: 'platform' } as const
    const asked = { name: 'step.ofTheNextRelease', input: {}, prepared: undefined, who }
    expect((await old.administer(asked, caller)).result).toEqual(refused('unavailable'))
    expect((await old.internalCall('stepOfTheNextRelease' as 'addFile', { id: '' } as never, caller)).result).toEqual(
      refused('unavailable'),
    )
    const call = {
      name: 'product.ofTheNextRelease' as 'catalog.find',
      input: {},
      key: null,
      withinMs: null,
      mayFollow: false,
    }
    expect(resultOf(await old.run([call], caller))).toEqual(refused('not_found'))
    expect((await old.administer({ ...asked, name: 'shop.health' }, caller)).result.ok).toBe(true)
  })
})

/** A row of the Directory alone, whose object is made when it is woken. */
async function addRow(): Promise<string> {
  const name = crypto.randomUUID()
  const host = `${name}.localhost`
  await bindings.DIRECTORY.batch([
    bindings.DIRECTORY.prepare(
      "INSERT INTO company (object_name, access_key, demo, status, affiliate_days, created_at) VALUES (?, ?, 0, 'opening', 7, 0)",
    ).bind(name, name),
    bindings.DIRECTORY.prepare(
      'INSERT INTO domain (host, company_id, is_primary) SELECT ?, id, 1 FROM company WHERE object_name = ?',
    ).bind(host, name),
  ])
  return host
}
