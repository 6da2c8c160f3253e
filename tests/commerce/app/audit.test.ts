import { runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { invariants } from '#commerce/app/audit/invariants.ts'
import { shopInvariants } from '#commerce/app/audit/shop-invariants.ts'
import { nextNight } from '#commerce/app/audit/audit.ts'
import { limits } from '#shared/limits.ts'
import { fund } from '../wallet/wallet-steps.ts'
import { place } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

interface Health {
  ok: boolean
  audit: { endedAt: string | null; running: boolean; broken: { invariant: string }[] }
}
const health = async (shop: SellingShop) => (await shop.admin('GET', '/health')).body as Health

/** Runs a whole night: each slice is a job of its own. Returns how many slices it took. */
async function night(shop: SellingShop): Promise<number> {
  const before = (await health(shop)).audit.endedAt
  for (let slices = 0; slices < 200; slices += 1) {
    await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'audit'")
    await shop.runDue()
    const { endedAt } = (await health(shop)).audit
    if (endedAt !== before) return slices
  }
  throw new Error('the night does not end')
}

test('every invariant has a slice, and the night asks for no more rows than that', () => {
  for (const { name, sql } of [...invariants, ...shopInvariants])
    expect([name, sql.match(/\{\w+ \w+\}/g)?.length ?? 0]).toEqual([name, 1])
})

test('shops begin their night at three in Jakarta, at different minutes', () => {
  expect(nextNight(new Date('2026-11-22T19:59:00Z'), 0)).toEqual(new Date('2026-11-22T20:00:00Z'))
  expect(nextNight(new Date('2026-11-22T20:00:00Z'), 0)).toEqual(new Date('2026-11-23T20:00:00Z'))
  expect(nextNight(new Date('2026-11-22T12:00:00Z'), 61)).toEqual(new Date('2026-11-22T21:01:00Z'))
})

test('a sound shop is looked at every night in slices, and plans the next night', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 1_000 })
  await place(shop, shopper, [item])
  for (let n = 0; n < 3; n += 1) await fund(shop, shopper, { wallet: 10_000 })
  expect(await health(shop)).toMatchObject({ audit: { endedAt: null, broken: [] } })
  const few = await night(shop)
  expect(await health(shop)).toMatchObject({ ok: true, audit: { endedAt: expect.any(String), broken: [] } })
  const [planned] = await shop.sql("SELECT due_at, failed FROM scheduled_job WHERE kind = 'audit'")
  expect(Number(planned?.['due_at'])).toBeGreaterThan(Date.now())
  // Three slices' worth of rows more take three slices more, each with its own job.
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (let n = 0; n < 3 * limits.auditRows; n += 1)
      storage.sql.exec(
        'INSERT INTO variant (id, product_id, "values", name, image, price, stock, position) SELECT ?, product_id, "values", name, image, price, stock, position FROM variant WHERE id = ?',
        `n${n}`,
        item,
      )
    storage.sql.exec(noteStocks())
  })
  expect(await night(shop)).toBe(few + 3)
})

// Proves ASVS 16.3.4
test('what is broken is an alarm: a line at level error, and the shop is not well until the next night', async () => {
  const shop = await openSellingShop()
  skipAudit(shop)
  const shopper = await shop.customer(guest('visitor-one'))
  await fund(shop, shopper, { wallet: 10_000 })
  await shop.sql("INSERT INTO ledger_account (id, balance) VALUES ('owed:nobody', 5)")
  await shop.sql("UPDATE ledger_account SET balance = balance - 1 WHERE id = 'shop:refunds'")
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    await night(shop)
    const alarms = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { level: string; audit?: string })
    expect(alarms.filter(({ audit }) => audit === 'broken')).toMatchObject([
      { level: 'error', company: shop.companyId, broken: expect.any(Array) },
    ])
  } finally {
    logged.mockRestore()
  }
  const found = await health(shop)
  expect(found.ok).toBe(false)
  expect(found.audit.broken.map(({ invariant }) => invariant).toSorted()).toEqual([
    'a balance is the sum of its entries',
    'a balance of the shop is the sum of its entries',
    'what is owed for an order is on the list of refunds',
  ])
  await shop.sql("DELETE FROM ledger_account WHERE id = 'owed:nobody'")
  await shop.sql("UPDATE ledger_account SET balance = balance + 1 WHERE id = 'shop:refunds'")
  await night(shop)
  expect(await health(shop)).toMatchObject({ ok: true, audit: { broken: [] } })
  // A shop that nobody has looked at for two nights is not well either.
  await shop.sql('UPDATE audit_run SET last_ended_at = last_ended_at - 51 * 3600000')
  expect(await health(shop)).toMatchObject({ ok: false, audit: { stale: true, broken: [] } })
  await night(shop)
  expect(await health(shop)).toMatchObject({ ok: true, audit: { stale: false } })
})

test('a damaged table is found, at night and when asked, before a query meets it', async () => {
  const shop = await openSellingShop()
  skipAudit(shop)
  await shop.item({ stock: 1 })
  // SQLite's check reports it as it does a page that cannot be read.
  await shop.sql('PRAGMA ignore_check_constraints = ON')
  await shop.sql('UPDATE variant SET stock = -1')
  await shop.sql('PRAGMA ignore_check_constraints = OFF')
  const whole = { invariant: 'every page of the database can be read', row: { quick_check: expect.any(String) } }
  await night(shop)
  expect((await health(shop)).audit.broken).toEqual([whole])
  expect((await shop.admin('GET', '/audit')).body).toEqual([whole])
  // Of a large shop that sells only the night looks at everything.
  const bytes = (value: number) =>
    runInDurableObject(object, (_, { storage }) =>
      Object.defineProperty(storage.sql, 'databaseSize', { value, configurable: true }),
    )
  const object = await shop.object()
  await bytes(limits.auditDamageBytes + 1)
  expect((await shop.admin('GET', '/audit')).body).toEqual([whole])
  await shop.sql("UPDATE audit_run SET last_broken = '[]', last_ended_at = 0")
  expect((await shop.admin('GET', '/audit')).body).toMatchObject([
    { invariant: 'stock is never negative' },
    { invariant: 'what lies on the shelf can be sold or belongs to an order' },
  ])
  await shop.admin('PATCH', '/settings', { maintenance: true })
  expect((await shop.admin('GET', '/audit')).body).toEqual([whole])
  await bytes(0)
  await shop.admin('PATCH', '/settings', { maintenance: false })
  await night(shop)
  // `shop.health` shows what the last night found, and the doctor looks at today's rows too.
  expect(JSON.stringify((await shop.admin('GET', '/doctor')).body)).toContain('npm run shop -- shop.audit')
})

test('stars rounded to the nearest, as version 1.0.0 does after a rollback, are sound; other stars are not', async () => {
  const shop = await openSellingShop({ sample: 'batik' })
  const [{ id, nearest } = {}] = await shop.sql(
    `SELECT product_id AS id, CAST(round(avg(stars) * 10) AS INTEGER) AS nearest FROM review GROUP BY product_id
      HAVING sum(stars) * 10 / count(*) <> nearest`,
  )
  const damaged = async (rating: number) => {
    await shop.sql(`UPDATE product SET rating = ${rating} WHERE id = '${String(id)}'`)
    return ((await shop.admin('GET', '/audit')).body as { invariant: string }[]).map(({ invariant }) => invariant)
  }
  expect(await damaged(Number(nearest) + 1)).toEqual(['the stars of a product are those of its reviews'])
  expect(await damaged(Number(nearest))).toEqual([])
})
