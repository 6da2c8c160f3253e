import { dayMs, hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { nextNight } from '#commerce/app/audit/audit.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'

interface Night {
  /** Jobs of the night itself: the slices of the audit and the parts of the export. */
  jobs: number
  exports: string[]
}

const nightly = "kind IN ('audit', 'backup', 'ask-vendors', 'carry-stock', 'report-health')"

/** Runs a whole night, with all that it plans. */
async function night(shop: SellingShop): Promise<Night> {
  await shop.sql(`UPDATE scheduled_job SET due_at = ${Date.now() - 1} WHERE kind = 'audit'`)
  // At night the next one may be a minute away.
  const ofThisNight = () =>
    `${nightly} AND due_at < ${Date.now() + 60_000} AND due_at <> ${nextNight(new Date(), shop.companyId).getTime()}`
  const dueAt = () => shop.sql(`SELECT kind FROM scheduled_job WHERE ${ofThisNight()}`)
  let jobs = 0
  for (let due = await dueAt(); due.length > 0 && jobs < 500; due = await dueAt()) {
    jobs += due.length
    await shop.sql(`UPDATE scheduled_job SET due_at = ${Date.now() - 1} WHERE ${ofThisNight()}`)
    await shop.runDue()
  }
  const { object } = (await shop.admin('GET', '/backup')).body as { object: string }
  const { objects } = await bindings.MEDIA.list({ prefix: `${object}/backup/` })
  return { jobs, exports: objects.map(({ key }) => key.split('/')[2] ?? '') }
}

const listed = async (shop: SellingShop, unwell: 'yes' | 'no' = 'no') => {
  const { shops } = (await admin('GET', `/shops?after=${shop.companyId - 1}&unwell=${unwell}`)).body as {
    shops: { companyId: number; lookedAt: string | null; faults: object | null }[]
  }
  return shops.find(({ companyId }) => companyId === shop.companyId)
}

test('a shop in which nothing was written since its last night skips the next ones, and its last export stays', async () => {
  const shop = await openSellingShop()
  const whole = await night(shop)
  expect(whole.jobs).toBeGreaterThan(3)
  expect(whole.exports.length).toBeGreaterThan(1)
  const endedAt = async () =>
    ((await shop.admin('GET', '/health')).body as { audit: { endedAt: string } }).audit.endedAt
  const before = await endedAt()
  // Somebody looks, and nobody writes.
  await shop.admin('GET', '/settings')
  // The audit, the export that only removes what is old, the report.
  expect((await night(shop)).jobs).toBe(3)
  expect(Date.parse(await endedAt())).toBeGreaterThan(Date.parse(before))
  const [planned] = await shop.sql("SELECT due_at FROM scheduled_job WHERE kind = 'audit'")
  expect(Number(planned?.['due_at'])).toBeGreaterThan(Date.now())

  // A former export goes in its time; the newest one stays, though it is as old.
  const { object, night: name } = (await shop.admin('GET', '/backup')).body as { object: string; night: string }
  const days = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10)
  const [old, newest] = [days(limits.backupKeptDays + 5), days(limits.backupKeptDays + 1)]
  for (const each of [old, newest]) await bindings.MEDIA.put(`${object}/backup/${each}/manifest.json`, '{}')
  await shop.sql(`UPDATE backup_run SET last_night = '${newest}'`)
  expect(new Set((await night(shop)).exports)).toEqual(new Set([newest, name]))

  // One change, and the next night is whole again.
  expect((await shop.admin('PATCH', '/settings', { affiliate: { percent: 5 } })).status).toBe(200)
  expect((await night(shop)).jobs).toBeGreaterThan(3)
  expect((await night(shop)).jobs).toBe(3)
})

test('the platform knows from the last nights which shops need somebody, and wakes none to ask', async () => {
  const shop = await openSellingShop()
  const counts = async () => ((await admin('GET', '/health')).body as { shops: { open: number; unwell: number } }).shops
  expect(await listed(shop)).toMatchObject({ lookedAt: null, faults: null })
  await night(shop)
  expect(await listed(shop)).toMatchObject({ lookedAt: expect.stringMatching(/Z$/), faults: null })
  expect(await listed(shop, 'yes')).toBeUndefined()
  const { open, unwell } = await counts()
  expect(open).toBeGreaterThan(unwell)

  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('send-message', 'x', 0, 9, 1)")
  expect((await shop.admin('PATCH', '/settings', { affiliate: { percent: 6 } })).status).toBe(200)
  await night(shop)
  expect(await listed(shop, 'yes')).toMatchObject({ faults: { gaveUp: 1 } })
  await shop.sql("DELETE FROM scheduled_job WHERE ref = 'x'")
  // Whose nights do not end, or who cannot start, says nothing at all.
  const silent = Date.now() - 51 * hourMs
  await bindings.DIRECTORY.prepare('UPDATE company SET faults = NULL, looked_at = ? WHERE id = ?')
    .bind(silent, shop.companyId)
    .run()
  expect(await listed(shop, 'yes')).toBeDefined()
  expect((await counts()).unwell).toBeGreaterThan(unwell)
  await shop.admin('POST', '/close', {})
  expect(await listed(shop, 'yes')).toBeUndefined()
  await shop.admin('POST', '/open', {})
})
