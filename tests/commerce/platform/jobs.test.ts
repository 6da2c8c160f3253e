import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

interface Job {
  kind: string
  ref: string
  tries: number
  error: string | null
}

test('a night that is lost or a year away is named by the doctor and planned by hand', async () => {
  const shop = await openShop()
  const exec = async (query: string) =>
    runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(query).toArray())
  const isNamed = async () => /"audit-old"/.test(JSON.stringify((await shop.admin('GET', '/doctor')).body))
  const run = async () => (await shop.admin('POST', '/jobs/audit/-/run', {})).status
  expect([await isNamed(), await run()]).toEqual([false, 409])
  for (const fault of ['UPDATE scheduled_job SET due_at = due_at + 365 * 86400000', 'DELETE FROM scheduled_job']) {
    await exec(fault)
    expect([await isNamed(), await run(), await run()]).toEqual([true, 200, 409])
    const [night] = await exec("SELECT due_at FROM scheduled_job WHERE kind = 'audit'")
    expect(Number(night?.['due_at'])).toBeLessThanOrEqual(Date.now())
  }
})

test('jobs that gave up are listed with their reason, and are run again or dropped', async () => {
  const shop = await openShop()
  const exec = async (query: string, ...values: SqlStorageValue[]) =>
    runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(query, ...values).toArray())
  const jobs = async (state: string) => ((await shop.admin('GET', `/jobs?state=${state}`)).body as { jobs: Job[] }).jobs
  const add = 'INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES (?, ?, ?, ?, 0)'
  // Of these kinds, one does not exist, so every try fails; the other has nothing to do and succeeds.
  await exec(add, 'kind-of-tomorrow', 'ani@contoh.id', Date.now() - 2, limits.jobTriesMax - 1)
  await exec(add, 'kind-of-tomorrow', 'later', Date.now() + 1e9, 0)
  await exec(add, 'remove-checkout', 'nothing', Date.now() - 2, 0)
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 2 } })
  const [failed, ...others] = await jobs('failed')
  expect(others).toEqual([])
  expect(failed).toMatchObject({ kind: 'kind-of-tomorrow', tries: limits.jobTriesMax })
  expect(failed?.error).toMatch(/^TypeError: .*function/)
  expect((await jobs('waiting')).map(({ kind, ref }) => `${kind} ${ref}`)).toEqual(
    expect.arrayContaining(['kind-of-tomorrow later', 'audit -']),
  )

  const at = '/jobs/kind-of-tomorrow/ani%40contoh.id'
  expect(await shop.admin('POST', `${at}/run`, {})).toMatchObject({ status: 200 })
  expect(await jobs('failed')).toEqual([])
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 1 } })
  expect((await jobs('waiting')).find(({ ref }) => ref === 'ani@contoh.id')).toMatchObject({ tries: 1 })
  expect(await shop.admin('POST', `${at}/drop`, {})).toMatchObject({ status: 409, body: { errorCode: 'job_waits' } })
  await exec("UPDATE scheduled_job SET failed = 1 WHERE ref = 'ani@contoh.id' OR kind = 'audit'")
  expect(await shop.admin('POST', `${at}/drop`, {})).toMatchObject({ status: 200 })
  expect(await shop.admin('POST', `${at}/drop`, {})).toMatchObject({ status: 404 })
  // Without its row the shop would never be audited again.
  expect(await shop.admin('POST', '/jobs/audit/-/drop', {})).toMatchObject({ status: 409 })
  expect(await shop.admin('POST', '/jobs/audit/-/run', {})).toMatchObject({ status: 200 })
  expect(await shop.admin('POST', '/jobs/kind-of-tomorrow/later/run', {})).toMatchObject({ status: 409 })

  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { operation: string; subject: string }[] }
  expect(lines.filter(({ operation }) => operation.startsWith('job.')).map(({ operation }) => operation)).toEqual([
    'job.run',
    'job.drop',
    'job.run',
  ])
})
