import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

async function now(shop: TestShop) {
  const found = await shop.call('flashSale.find', {})
  if (!found.ok || !found.value.running || !found.value.next)
    throw new Error(`a demo shop has a sale at every hour: ${JSON.stringify(found)}`)
  return { running: found.value.running, next: found.value.next }
}

test.each(['batik', 'kopi', 'gawai'] as const)(
  '%s always has a running flash sale, even when its clock is moved',
  async (sample) => {
    const shop = await openShop({ sample, flashSale: true })
    const seen = new Set<string>()
    for (const hours of [0, 6, 12, 24 * 9, -24 * 3, 0]) {
      await shop.admin('POST', '/clock', { offsetMs: hours * hourMs })
      const { running, next } = await now(shop)
      seen.add(running.startsAt)
      expect(Date.parse(running.endsAt) - Date.parse(running.startsAt)).toBe(6 * hourMs)
      expect(next.startsAt).toBe(running.endsAt)
      expect([5, 11, 17, 23]).toContain(new Date(running.startsAt).getUTCHours())
      expect(running.products.length).toBeGreaterThanOrEqual(6)
      expect(running.products.length).toBeLessThanOrEqual(8)
      for (const { price, fullPrice, flash } of running.products) {
        const off = 1 - price / (fullPrice ?? 0)
        expect(off).toBeGreaterThan(0.14)
        expect(off).toBeLessThan(0.5)
        expect(price % 100).toBe(0)
        expect(flash).toMatchObject({ price, perCustomer: 2 })
        expect(flash?.sold).toBeGreaterThan(0)
        expect(flash?.sold).toBeLessThan(flash?.quota ?? 0)
      }
    }
    expect(seen.size).toBe(5)
    expect(await shop.audit()).toEqual([])
  },
)

test('at each end a job creates the flash sale after the next', async () => {
  const shop = await openShop({ sample: 'kopi', flashSale: true })
  const { next } = await now(shop)
  // Moving the clock creates flash sales, too; here only the job may do it.
  const object = await shop.object()
  const { runInDurableObject } = await import('cloudflare:test')
  const offset = Date.parse(next.startsAt) - Date.now() + 60_000
  await runInDurableObject(object, (_, { storage }) =>
    rawSql(storage, `UPDATE shop_state SET settings = json_set(settings, '$.clockOffsetMs', ${offset})`),
  )
  await shop.admin('POST', '/jobs')
  const rolled = await now(shop)
  expect(rolled.running.startsAt).toBe(next.startsAt)
  expect(rolled.next.startsAt).toBe(next.endsAt)
})

test('a demo shop that declines it and a shop that is no demo have no flash sale', async () => {
  for (const shop of [
    await openShop({ sample: 'kopi' }),
    await openShop({ sample: 'kopi', demo: false, flashSale: true }),
  ])
    expect(await shop.call('flashSale.find', {})).toEqual({ ok: true, value: { running: null, next: null } })
})
