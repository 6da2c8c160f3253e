import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { order, place, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
/** A complete image of one pixel: a photo is cleaned before it is stored, so it must be valid. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

async function upload(shop: SellingShop, as: Caller): Promise<string> {
  const body = new FormData()
  body.append('FILE', new File([png], 'foto.png', { type: 'image/png' }))
  const { status, body: answer } = await shop.upstream('POST', '/helper/upload', { body, ...as })
  expect(status).toBe(200)
  return (answer.data as { FILE_ID: string }).FILE_ID
}

/** The ids of a shop's files in the bucket. */
async function inBucket(prefix: string): Promise<string[]> {
  const found: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await bindings.MEDIA.list({ prefix, ...(cursor ? { cursor } : {}) })
    found.push(...page.objects.map(({ key }) => key.slice(prefix.length)))
    if (!page.truncated) return found
    cursor = page.cursor
  }
}
async function prefixOf(fileId: string): Promise<string> {
  const { objects } = await bindings.MEDIA.list()
  const key = objects.find((one) => one.key.endsWith(fileId))?.key ?? ''
  return key.slice(0, -fileId.length)
}

/** Adds a transfer receipt with this file to an order. */
async function proven(shop: SellingShop, fileId: string): Promise<void> {
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const { trackToken, placedAt, total } = await order(shop, orderId, me)
  const day = dayIn(new Date(placedAt ?? 0))
  const said = { bank: 'BCA', payer: 'Siti Aminah', amount: total, day, fileId }
  valueOf(await shop.call('transferReceipt.send', { token: trackToken, ...said }, me))
}

test('after two days files without a reference are deleted from the shop and the bucket; the others stay', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const ani = await shop.customer()
  const [unused, receipt, photo, theirs] = [
    await upload(shop, me),
    await upload(shop, me),
    await upload(shop, ani),
    await upload(other, me),
  ]
  const [prefix, theirPrefix] = [await prefixOf(unused), await prefixOf(theirs)]
  await proven(shop, receipt)
  valueOf(await shop.call('account.setPhoto', { fileId: photo }, ani))
  // Objects under other prefixes are not the job's business.
  const foreign = crypto.randomUUID()
  await bindings.MEDIA.put(prefix + foreign, png)
  await shop.wait(limits.uploadKeptHours - 1)
  await shop.runDue()
  expect((await inBucket(prefix)).toSorted()).toEqual([unused, receipt, photo, foreign].toSorted())
  await shop.wait(25)
  await runDurableObjectAlarm(await shop.object())
  await shop.runDue()
  expect((await inBucket(prefix)).toSorted()).toEqual([receipt, photo, foreign].toSorted())
  expect((await shop.sql('SELECT id FROM file')).map(({ id }) => id).toSorted()).toEqual([receipt, photo].toSorted())
  expect(await inBucket(theirPrefix)).toEqual([theirs])
  // The job runs again tomorrow and deletes nothing twice.
  const scheduler = await shop.sql("SELECT ref, failed FROM scheduled_job WHERE kind = 'forget-uploads'")
  expect(scheduler).toEqual([{ ref: '', failed: 0 }])
  await shop.wait(25)
  await shop.runDue()
  expect((await inBucket(prefix)).toSorted()).toEqual([receipt, photo, foreign].toSorted())
  // Bytes go by a job, which tries again while the bucket is down.
  const hold = (jobs: boolean) =>
    shop.sql(`UPDATE shop_state SET settings = json_set(settings, '$.jobsHeld', json('${jobs}'))`)
  await hold(true)
  valueOf(await shop.call('account.removePhoto', {}, ani))
  expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind = 'remove-file'")).toEqual([{ ref: photo }])
  await hold(false)
  await shop.runDue()
  expect((await inBucket(prefix)).toSorted()).toEqual([receipt, foreign].toSorted())
})

test('files that the shop sells are not deleted', async () => {
  const shop = await openSellingShop()
  const sold = await shop.item({ digital: true })
  await upload(shop, me)
  const body = new FormData()
  body.append('FILE', new File(['isi'], 'panduan.pdf'))
  const url = `https://commerce/admin/v1/shops/${shop.host}/digital-files?${new URLSearchParams({ itemId: sold })}`
  const answer = await send(
    new Request(url, { method: 'POST', headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }, body }),
  )
  const { fileId } = await answer.json<{ fileId: string }>()
  await shop.wait(limits.uploadKeptHours + 25)
  await shop.runDue()
  expect(await shop.sql('SELECT id FROM file')).toEqual([])
  expect(await prefixOf(fileId)).toMatch(/\/goods\/$/)
})

test('files beyond the batch size are deleted in several runs', async () => {
  const shop = await openSellingShop()
  const kept = await upload(shop, me)
  await proven(shop, kept)
  const prefix = await prefixOf(kept)
  const many = limits.uploadsForgottenAtOnce + 5
  const ids = Array.from({ length: many }, () => crypto.randomUUID())
  for (const id of ids)
    await shop.sql(`INSERT INTO file (id, owner, mime, bytes, at) VALUES ('${id}', 'v:x', 'image/png', 1, 0)`)
  await Promise.all(ids.map((id) => bindings.MEDIA.put(prefix + id, 'x')))
  await shop.wait(limits.uploadKeptHours + 1)
  await shop.runDue()
  expect(await shop.sql('SELECT count(*) AS n FROM file')).toEqual([{ n: 6 }])
  for (let i = 0; i < 3; i += 1) {
    await shop.wait(0.1)
    await shop.runDue()
  }
  expect(await inBucket(prefix)).toEqual([kept])
  expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind = 'remove-file'")).toEqual([])
})

test('an upload without bytes leaves a row, and that row is deleted, too', async () => {
  const shop = await openSellingShop()
  const lost = await upload(shop, me)
  await bindings.MEDIA.delete((await prefixOf(lost)) + lost)
  await shop.wait(limits.uploadKeptHours + 1)
  for (let i = 0; i < 2; i += 1) await shop.runDue()
  expect(await shop.sql('SELECT id FROM file')).toEqual([])
  expect(
    await shop.sql(
      "SELECT ref, failed FROM scheduled_job WHERE kind NOT IN ('forget-uploads', 'forget-people', 'audit', 'backup')",
    ),
  ).toEqual([])
})

test('the deletion knows every column that refers to a file', async () => {
  const shop = await openSellingShop()
  const refers = await shop.sql(
    "WITH m AS MATERIALIZED (SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*') SELECT m.name FROM m JOIN pragma_foreign_key_list(m.name) f ON f.\"table\" = 'file' ORDER BY 1",
  )
  expect(refers.map(({ name }) => name)).toEqual(['order_return_photo', 'review_photo', 'transfer_receipt'])
})
