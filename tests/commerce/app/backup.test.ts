import { dayMs } from '#shared/format/units.ts'
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { pause } from '#shared/web/time.ts'
import { rowAdder, tableNames } from '#commerce/app/backup/lines.ts'
import { filesIn, filesTable, Manifest, partName } from '#commerce/app/backup/manifest.ts'
import { restore as restorePieces } from '#commerce/app/backup/restore.ts'
import { listErasures } from '#commerce/platform/directory/erasures.ts'
import { rewindObject, rewindsAfterMs } from '#commerce/app/object.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { uploadPicture, wholeSet } from '#tests/support/in-workerd/upload.ts'
import { admin, openShop, randomHost, type TestShop } from '#tests/support/in-workerd/shop.ts'

import { place, press } from '../order/checkout/checkout-steps.ts'

type Shop = Pick<TestShop, 'admin' | 'object' | 'host'>

const exec = async (shop: Shop, query: string, ...values: SqlStorageValue[]) =>
  runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(query, ...values).toArray())

/** Runs an export to its end, a part with each run of the jobs. Returns how many runs it took. */
async function backUp(shop: Shop, between: (run: number) => Promise<void> = async () => {}): Promise<number> {
  await shop.admin('POST', '/backup', {})
  for (let run = 1; run < 100; run += 1) {
    await shop.admin('POST', '/jobs')
    await between(run)
    const left = await exec(shop, "SELECT tries FROM scheduled_job WHERE kind = 'backup'")
    if (left.length === 0) return run
    expect(left.filter(({ tries }) => tries !== 0)).toEqual([])
  }
  throw new Error('the export does not end')
}
const last = async (shop: Shop) =>
  (await shop.admin('GET', '/backup')).body as { object: string; night: string; endedAt: string; running: boolean }

const manifestOf = async (object: string, night: string) =>
  Manifest.parse(await (await bindings.MEDIA.get(`${object}/backup/${night}/manifest.json`))?.json())

/** The files that the parts of an export name, page by page. */
async function filesOf(object: string, { night, parts }: Manifest) {
  const pages = []
  for (let part = 0; part < parts; part += 1) {
    const stored = await bindings.MEDIA.get(`${object}/backup/${partName(night, part)}`)
    const lines = stored && new Response(stored.body.pipeThrough(new DecompressionStream('gzip')))
    pages.push(filesIn((await lines?.text()) ?? ''))
  }
  return pages.filter((page) => page.length > 0)
}

/** A bucket that lists so few names at once; R2 lists 1,000. */
const inPages = (bucket: R2Bucket, limit: number): R2Bucket =>
  new Proxy(bucket, {
    get(of, name) {
      if (name === 'list') return (options: R2ListOptions) => of.list({ ...options, limit })
      const value: unknown = Reflect.get(of, name)
      return typeof value === 'function' ? value.bind(of) : value
    },
  })
const listInPages = async (shop: Shop, limit: number) =>
  runInDurableObject(await shop.object(), (object) =>
    Object.defineProperty(object, 'env', { value: { ...bindings, MEDIA: inPages(bindings.MEDIA, limit) } }),
  )

/** The rows of a table as the database holds them, read apart from the export's own code. */
const rowsOf = async (shop: Shop, table: string) =>
  JSON.stringify(await exec(shop, `SELECT * FROM "${table}" ORDER BY rowid`))

const pageOfTest = 5

/** Restores an export into a new shop; before, so many requests each have time for one piece alone. */
async function restore(object: string, night: string, slow = 0) {
  const host = randomHost()
  const opened = await admin('POST', '/shops', { host, demo: true, opened: false })
  expect(opened.status).toBe(200)
  const found = await bindings.DIRECTORY.prepare(
    'SELECT c.id, c.object_name AS name FROM company c JOIN domain d ON d.company_id = c.id WHERE d.host = ?',
  )
    .bind(host)
    .first<{ id: number; name: string }>()
  const name = found?.name ?? ''
  const company = { companyId: found?.id ?? 0, objectName: name, demo: true }
  const env = { ...bindings, MEDIA: inPages(bindings.MEDIA, pageOfTest) }
  const inShop = () => Promise.reject(new Error('this is not the last piece'))
  for (let n = 0, before = ''; n < slow; n += 1) {
    const left = JSON.stringify(await restorePieces({ env, company, inShop }, { object, night }, 0))
    // Each goes on where the one before it stopped.
    expect([n, left]).not.toEqual([n, before])
    before = left
  }
  const answer = await admin('POST', `/shops/${host}/restore`, { object, night })
  const restored: Shop = {
    host,
    object: async () => bindings.SHOP.getByName(name),
    admin: (method, path, body) => admin(method, `/shops/${host}${path}`, body),
  }
  return { restored, name, answer }
}

test('an export is of one moment, whatever the shop sells while it runs', async () => {
  const shop = await openSellingShop({ sample: 'kopi' })
  const item = await shop.item({ stock: 50 })
  await shop.cart(guest('ragu'), item)
  const earlier = await place(shop, guest('kemarin'), [item])
  await press(shop, earlier, guest('kemarin'), 'settlement')
  await shop.runDue()
  const moment = ['orders', 'ledger_entry', 'ledger_account', 'variant', 'bill', 'cart_line']
  const before = new Map<string, string>()
  for (const table of moment) before.set(table, await rowsOf(shop, table))
  let sold = 0
  await backUp(shop, async (run) => {
    if (run > 3) return
    const buyer = guest(`pembeli-${run}`)
    const orderId = await place(shop, buyer, [item])
    await press(shop, orderId, buyer, 'settlement')
    // An older order changes too, and rows go.
    if (run === 1) await shop.admin('POST', `/orders/${earlier}`, { step: 'cancel', note: 'Stok habis' })
    if (run === 2) await exec(shop, 'DELETE FROM cart_line')
    sold += 1
  })
  expect(sold).toBe(3)
  expect(await exec(shop, 'SELECT * FROM backup_before')).toEqual([])
  expect(await exec(shop, "SELECT name FROM sqlite_master WHERE name GLOB 'backup_before_[iud]*'")).toEqual([])
  const { object, night } = await last(shop)
  const { restored, answer } = await restore(object, night)
  expect(answer).toMatchObject({ status: 200 })
  expect(await restored.admin('GET', '/audit')).toMatchObject({ status: 200, body: [] })
  for (const table of moment)
    expect([table, (await rowsOf(restored, table)) === before.get(table)]).toEqual([table, true])
})

test('who was erased after a night is erased again when that night is restored', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(guest('ani-hp'))
  const item = await shop.item({ stock: 50 })
  const [own, ofGuest] = [await place(shop, ani, [item]), await place(shop, guest('tamu'), [item])]
  await backUp(shop)
  const { object, night } = await last(shop)
  const [ofAni] = await exec(
    shop,
    'SELECT c.id, c.code, c.name, c.phone FROM customer c JOIN orders o ON o.customer_id = c.id',
  )
  // Both orders come to their end, and nothing is owed.
  for (const orderId of [own, ofGuest]) await shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'x' })
  expect((await shop.admin('DELETE', `/customers/${ofAni?.['code']}`)).status).toBe(200)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    storage.sql.exec(
      "INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('note-erasure', ?, 0, 0, 0)",
      `o:${ofGuest}`,
    )
  })
  await shop.admin('POST', '/jobs')

  // Nobody is lost among more people than a page has.
  const signedAs = shop.companyId
  await bindings.DIRECTORY.prepare(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO erasure (signed_as, ref, at) SELECT ?, 'c: ' || i, i FROM n",
  )
    .bind(limits.erasuresRead, signedAs)
    .run()
  // A day before counts, too.
  const since = new Date(limits.erasuresRead + dayMs)
  expect(await listErasures({ env: bindings, company: { demo: false } }, signedAs, since)).toHaveLength(3)
  const { restored, answer } = await restore(object, night)
  expect(answer).toMatchObject({ status: 200, body: { erased: 2 } })
  const people = JSON.stringify([
    await exec(restored, 'SELECT * FROM customer'),
    await exec(restored, 'SELECT address, buyer, note FROM orders'),
    await exec(restored, 'SELECT * FROM message'),
    await exec(restored, 'SELECT * FROM customer_address'),
  ])
  for (const word of [ofAni?.['phone'], ofAni?.['name'], 'Siti Aminah', '81234567890', 'Melawai Raya'])
    expect([word, people.includes(String(word))]).toEqual([word, false])
  expect(await exec(restored, 'SELECT id, removed_at > 0 AS removed FROM customer')).toEqual([
    { id: ofAni?.['id'] ?? '', removed: 1 },
  ])
  expect(await restored.admin('GET', '/audit')).toMatchObject({ status: 200, body: [] })
  // Only the platform can set it back: what `backup.rewind` then does in the shop as it was.
  await exec(shop, "UPDATE customer SET removed_at = NULL, name = 'Ani'")
  const prepared = { undo: 'x', erased: [`c:${ofAni?.['id']}`] }
  const rewind = runInShop(shop, (at) => at.administer('backup.rewind', { at: new Date() }, prepared))
  expect(await rewind).toMatchObject({ value: { erased: 1 } })
  expect(await exec(shop, 'SELECT name, removed_at > 0 AS removed FROM customer')).toEqual([{ name: '', removed: 1 }])
})

test('a shop that is restored from its export is the same shop, and sound', { timeout: 60_000 }, async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { address } = (await uploadPicture(shop.host, wholeSet(200, 100))).body
  await exec(
    shop,
    "INSERT INTO once_answer (actor, key, endpoint, request_hash, answer, at) VALUES ('a:x', 'x', 'x', 'x', '{}', 0)",
  )
  await listInPages(shop, pageOfTest)
  // A part that was cut off after it lay in the bucket: the row of the run is as it was before.
  let kept: Record<string, SqlStorageValue>[] = []
  const runs = await backUp(shop, async (run) => {
    if (run === 2) kept = await exec(shop, 'SELECT * FROM backup_run')
    if (run !== 3) return
    const [before = {}] = kept
    const columns = Object.keys(before).map((name) => `${name} = ?`)
    await exec(shop, `UPDATE backup_run SET ${columns.join(', ')}`, ...Object.values(before))
  })
  const { object, night, running } = await last(shop)
  expect(running).toBe(false)
  const manifest = await manifestOf(object, night)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  // No step reads more rows than its limit; the last runs write the manifest and remove old nights, one was repeated.
  expect(manifest.parts).toBeGreaterThanOrEqual(Math.ceil(rows / limits.backupRows))
  expect(runs).toBe(manifest.parts + 3)
  const { [filesTable]: named, ...tables } = manifest.tables
  const [pages, own] = [await filesOf(object, manifest), `${object}/`]
  const stored = (await bindings.MEDIA.list({ prefix: own })).objects.filter(({ key }) => !key.includes('/backup/'))
  expect(pages.flat()).toEqual(stored.map(({ key, etag }) => ({ name: key.slice(own.length), md5: etag })))
  expect([named?.rows, pages.length]).toEqual([stored.length, Math.ceil(stored.length / pageOfTest)])
  expect(pages.length).toBeGreaterThan(1)

  expect(manifest.tables).not.toHaveProperty('once_answer')
  const { restored, name, answer } = await restore(object, night, manifest.parts + pageOfTest)
  expect(answer).toMatchObject({ status: 200, body: { left: 0, tables } })
  const stem = address.replace('.webp', '')
  for (const file of [`${stem}-200.webp`, `${stem}-160.avif`])
    expect([file, (await bindings.MEDIA.head(`${name}${file}`)) !== null]).toEqual([file, true])
  // What keeps a call from being done twice is in no export. Its own state, the log of the restore and the list of jobs
  // are the restored shop's own.
  for (const table of tableNames)
    if (!['once_answer', 'shop_state', 'admin_log', 'scheduled_job'].includes(table))
      expect([table, (await rowsOf(restored, table)) === (await rowsOf(shop, table))]).toEqual([table, true])
  expect(await restored.admin('GET', '/audit')).toMatchObject({ status: 200, body: [] })
  expect(await exec(restored, "SELECT count(*) AS n FROM product_search WHERE product_search MATCH 'kopi'")).toEqual(
    await exec(shop, "SELECT count(*) AS n FROM product_search WHERE product_search MATCH 'kopi'"),
  )
  expect((await exec(restored, "SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY name")).length).toBe(
    (await exec(shop, "SELECT name FROM sqlite_master WHERE type = 'trigger'")).length,
  )
  for (const file of pages.flat())
    expect([file.name, (await bindings.MEDIA.head(`${name}/${file.name}`))?.etag]).toEqual([file.name, file.md5])

  // Its jobs wait until it is opened; a second restore would replace what is there.
  await exec(restored, 'UPDATE scheduled_job SET due_at = 0')
  expect(await restored.admin('POST', '/jobs')).toMatchObject({ body: { ran: 0 } })
  // But it can be exported, so that it can be erased, and nothing else of it runs.
  const held = await rowsOf(restored, 'scheduled_job')
  await backUp(restored)
  expect(await last(restored)).toMatchObject({ running: false, object: name, night: expect.any(String) })
  expect(await rowsOf(restored, 'scheduled_job')).toBe(held)
  expect(await restored.admin('POST', '/restore', { object, night })).toMatchObject({
    body: { errorCode: 'shop_not_empty' },
  })
  await restored.admin('POST', '/open', {})
  expect((await restored.admin('POST', '/jobs')).body).not.toEqual({ ran: 0 })
})

test('an export that is unknown, damaged or of other code changes nothing; old ones end', async () => {
  const shop = await openShop({ products: [{ slug: 'satu' }] })
  const at = `${(await last(shop)).object}/backup`
  const nights = async () =>
    (await bindings.MEDIA.list({ prefix: at })).objects.map(({ key }) => key.slice(at.length + 1, at.length + 11))
  const put2020 = (...names: string[]) =>
    Promise.all(names.map((name) => bindings.MEDIA.put(`${at}/2020-01-${name}`, '{}')))
  await listInPages(shop, 2)
  await put2020('01/manifest.json', '01/part-000000.gz', '01/part-000001.gz', '02/part-000000.gz')
  await backUp(shop)
  const newest = await nights()
  expect(newest.filter((night) => night < '2021')).toEqual([])
  // The last whole one of a shop that slept stays; the one that was cut off after it goes.
  await put2020('03/manifest.json', '03/part-000000.gz', '04/part-000000.gz')
  await exec(shop, "UPDATE backup_run SET last_night = '2020-01-03'")
  await exec(
    shop,
    "INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('backup', 'outdated', 0, 0, 0)",
  )
  await shop.admin('POST', '/jobs')
  expect(await nights()).toEqual(['2020-01-03', '2020-01-03', ...newest])
  await exec(shop, 'UPDATE backup_run SET last_night = night')
  const { object, night } = await last(shop)
  const empty = await openShop()
  const tryIt = (asked: object) => empty.admin('POST', '/restore', { object, night, ...asked })
  expect(await tryIt({ night: '2020-01-01' })).toMatchObject({ body: { errorCode: 'backup_unknown' } })
  expect(await tryIt({ object: '../x' })).toMatchObject({ status: 422 })
  for (const line of ['["product\\" --",{}]', '["product",{"id\\") --":1}]', '["product",{"id":true}]'])
    expect(() => rowAdder({} as never)(line)).toThrow('of an export')
  const manifest = await manifestOf(object, night)
  const put = (changed: object) =>
    bindings.MEDIA.put(`${at}/${night}/manifest.json`, JSON.stringify({ ...manifest, ...changed }))
  await put({ tables: { ...manifest.tables, product: { rows: 1, hash: 'x' } } })
  expect(await tryIt({})).toMatchObject({ body: { errorCode: 'backup_damaged' } })
  await put({ schema: 1 })
  expect(await tryIt({})).toMatchObject({ body: { errorCode: 'backup_of_other_code' } })
  expect(await empty.audit()).toEqual([])
  expect(await empty.call('catalog.find', { slug: 'satu' } as never)).toMatchObject({ ok: false })
  // As a release before this one wrote it, with all files in the manifest.
  await bindings.MEDIA.put(at.replace('backup', 'media/lama.webp'), 'x')
  await put({ format: 1, files: [{ name: 'media/lama.webp', md5: '9dd4e461268c8034f5c8564e155c67a6' }] })
  expect(await tryIt({})).toMatchObject({ status: 200 })
  expect(await bindings.MEDIA.head(`${(await last(empty)).object}/media/lama.webp`)).not.toBeNull()
  expect(await empty.call('catalog.find', { slug: 'satu' } as never)).toMatchObject({ ok: true })
  // A release was put back: the shop keeps the next one's columns, so only that one can take its nights.
  await exec(shop, "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)", manifest.schema + 1)
  await backUp(shop)
  expect((await manifestOf(object, (await last(shop)).night)).schema).toBe(manifest.schema + 1)
  // Of a table that this code does not know nothing is exported, so no release may take such a night for whole.
  await exec(shop, 'CREATE TABLE later (id INTEGER)')
  await backUp(shop)
  expect((await manifestOf(object, (await last(shop)).night)).schema).toBe(manifest.schema)
  await exec(shop, 'DROP TABLE later')
})

test('a shop that is set back starts with its jobs held, until it is opened', async () => {
  const shop = await openShop()
  const object = await shop.object()
  const asked: string[] = []
  await runInDurableObject(object, async (_, { id }) => {
    // What only the platform has.
    const storage = {
      getBookmarkForTime: () => Promise.reject(new Error('a bookmark was given')),
      onNextSessionRestoreBookmark: (to: string) => Promise.resolve(`before ${to}`),
    }
    expect(await rewindObject({ id, storage, abort: (why) => void asked.push(String(why)) }, 'undo')).toBe(
      'before undo',
    )
  })
  await pause(2 * rewindsAfterMs)
  expect(asked).toHaveLength(1)
  await evictDurableObject(object)
  await exec(shop, 'UPDATE scheduled_job SET due_at = 0')
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 0 } })
  await shop.admin('POST', '/open', {})
  expect((await shop.admin('POST', '/jobs')).body).not.toEqual({ ran: 0 })
})

test('going back in time is refused where nobody keeps the past', async () => {
  const shop = await openShop()
  expect((await shop.admin('POST', '/rewind', {})).status).toBe(422)
  expect((await shop.admin('POST', '/rewind', { undo: '00000001-0000' })).status).toBe(409)
  expect(await shop.admin('POST', '/rewind', { at: '2026-11-20T00:00:00Z' })).toMatchObject({
    status: 409,
    body: { errorCode: 'rewind_unavailable' },
  })
})
