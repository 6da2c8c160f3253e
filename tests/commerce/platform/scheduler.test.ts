import { hourMs } from '#shared/format/units.ts'
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { pauseMs } from '#commerce/platform/scheduler/rules.ts'
import { limits } from '#shared/limits.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { place, prepare, valueOf } from '../order/checkout/checkout-steps.ts'

type Row = { kind: string; ref: string; due_at: number; tries: number; failed: number }
const rows = async (shop: Pick<TestShop, 'object'>) =>
  runInDurableObject(
    await shop.object(),
    (_, { storage }) => storage.sql.exec('SELECT * FROM scheduled_job ORDER BY due_at').toArray() as unknown as Row[],
  )
const alarmAt = async (shop: Pick<TestShop, 'object'>) =>
  runInDurableObject(await shop.object(), (_, { storage }) => storage.getAlarm())

/** An unfinished checkout, which a job deletes after a week. */
async function withUnfinishedCheckout() {
  const shop = await openShop({ products: [{ slug: 'kopi', stock: 5 }] })
  // Every shop also plans its nightly audit; these tests look at one job alone.
  await runInDurableObject(
    await shop.object(),
    (_, { storage }) => void storage.sql.exec("DELETE FROM scheduled_job WHERE kind = 'audit'"),
  )
  // The object sets its alarm by what it writes itself.
  await shop.admin('POST', '/jobs')
  const found = await shop.call('catalog.find', { slug: 'kopi' } as never)
  const itemId = found.ok ? found.value.variants[0]?.itemId : undefined
  const added = await shop.call('cart.add', { itemId, quantity: 1 } as never)
  const id = added.ok ? (added.value as { id: string }).id : ''
  const order = await shop.call('checkout.create', { lines: [{ id }] } as never)
  const orderId = order.ok ? (order.value as { orderId: string }).orderId : ''
  return { ...shop, orderId }
}

test('the single alarm is set to the first job', async () => {
  const shop = await withUnfinishedCheckout()
  const [row] = await rows(shop)
  expect(row).toMatchObject({ kind: 'remove-checkout', ref: shop.orderId, tries: 0, failed: 0 })
  expect(await alarmAt(shop)).toBe(row?.due_at)
})

test('a job that is due sooner moves the alarm, a later one does not; one that comes too soon goes on to the next', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const first = async () => Math.min(...(await rows(shop)).map(({ due_at }) => due_at))
  const before = await alarmAt(shop)
  const orderId = await place(shop, me, [await shop.item()])
  const [checked] = (await rows(shop)).filter(({ kind }) => kind === 'check-payment')
  expect([await first(), await alarmAt(shop)]).toEqual([checked?.due_at, checked?.due_at])
  await prepare(shop, me, [await shop.item()])
  expect(await alarmAt(shop)).toBe(checked?.due_at)
  expect(before).toBeGreaterThan(checked?.due_at ?? 0)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, me))
  expect(await first()).not.toBe(checked?.due_at)
  await runDurableObjectAlarm(await shop.object())
  expect(await alarmAt(shop)).toBe(await first())
})

test('a job does not run before it is due, and runs once when it is due', async () => {
  const shop = await withUnfinishedCheckout()
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ status: 200, body: { ran: 0 } })
  await shop.admin('POST', '/clock', { offsetMs: 8 * 24 * hourMs })
  const runs = await Promise.all([shop.admin('POST', '/jobs'), shop.admin('POST', '/jobs')])
  expect(runs.map(({ status }) => status)).toEqual([200, 200])
  expect(await rows(shop)).toEqual([])
  await runDurableObjectAlarm(await shop.object())
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 0 } })
  expect(await shop.call('checkout.find', { orderId: shop.orderId } as never)).toMatchObject({
    ok: false,
    code: 'order_unknown',
  })
})

test('moving the clock moves the alarm', async () => {
  const shop = await withUnfinishedCheckout()
  const before = Number(await alarmAt(shop))
  await shop.admin('POST', '/clock', { offsetMs: hourMs })
  expect(await alarmAt(shop)).toBe(before - hourMs)
})

test('a job that fails is tried again for about a day and does not stop the others', async () => {
  const shop = await withUnfinishedCheckout()
  const object = await shop.object()
  const due = Date.now() - 1_000
  await runInDurableObject(object, (_, { storage }) => {
    storage.sql.exec(
      "INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('kind-of-tomorrow', 'x', ?, 0, 0)",
      due - 1,
    )
    storage.sql.exec("UPDATE scheduled_job SET due_at = ? WHERE kind = 'remove-checkout'", due)
  })
  await shop.admin('POST', '/jobs')
  const [failing, ...others] = await rows(shop)
  expect(others).toEqual([])
  expect(failing).toMatchObject({ tries: 1, failed: 0 })
  expect(Number(failing?.due_at)).toBeGreaterThan(Date.now() + 20_000)
  await runInDurableObject(
    object,
    (_, { storage }) =>
      void storage.sql.exec('UPDATE scheduled_job SET tries = ?, due_at = ?', limits.jobTriesMax - 1, due),
  )
  await shop.admin('POST', '/jobs')
  expect(await rows(shop)).toMatchObject([{ tries: limits.jobTriesMax, failed: 1 }])
  const pauses = Array.from({ length: limits.jobTriesMax - 1 }, (_, i) => pauseMs(i + 1))
  expect(pauses[0]).toBe(30_000)
  expect(pauses.reduce((sum, pause) => sum + pause) / hourMs).toBeGreaterThan(22)
  await shop.admin('POST', '/clock', { offsetMs: 100 * hourMs })
  expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 0 } })
  expect(await alarmAt(shop)).toBeNull()
})

test('a late alarm does the same as a punctual one', async () => {
  const shop = await withUnfinishedCheckout()
  const object = await shop.object()
  await runInDurableObject(
    object,
    (_, { storage }) => void storage.sql.exec('UPDATE scheduled_job SET due_at = ?', Date.now() - 1_000),
  )
  expect(await runDurableObjectAlarm(object)).toBe(true)
  expect(await rows(shop)).toEqual([])
  expect(await runDurableObjectAlarm(object)).toBe(false)
})
