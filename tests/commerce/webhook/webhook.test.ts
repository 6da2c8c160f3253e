import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { place, prepare, press, siti, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Delivery, isSignedBy, receiverOf, type Said } from './receiver.ts'

const me = guest('visitor-one')
const kinds = (said: readonly Said[], orderId: string) =>
  said.filter(({ data }) => data['orderId'] === orderId).map((one) => one.type)
const listed = async (shop: SellingShop, after = 0) =>
  (await shop.admin('GET', `/events?after=${after}`)).body as {
    events: (Said & { seq: number; id: string })[]
    next: number
  }
const health = async (shop: SellingShop) =>
  (await shop.admin('GET', '/health')).body as { ok: boolean; queue: { waiting: number } }
/** In a demo shop a simulated seller sends what is paid, some minutes later. */
const bought = (said: readonly Said[], orderId: string) => kinds(said, orderId).slice(0, 2)
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

test('a seller’s system gets each step of an order, signed as Standard Webhooks has it, with nothing about a person', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const who = await shop.customer(me)
  const orderId = await place(shop, who, [await shop.item({ price: 50_000, stock: 4 })])
  await press(shop, orderId, who, 'settlement')
  for (const body of [
    ...[{ step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }],
    ...[{ step: 'correct-receipt', receiptNumber: 'JP1234576' }, { step: 'deliver' }],
  ])
    await sellerStep(shop, orderId, body)
  valueOf(await shop.call('order.receive', { orderId }, who))
  const review = { orderId, position: 0, stars: 4, text: 'Barangnya bagus, sesuai gambar.', photos: [] }
  valueOf(await shop.call('review.add', review, who))
  await shop.runDue()
  const all = await receiver.deliveries()
  const said = await receiver.said()
  expect(said.map((one) => one.type)).toEqual([
    'order.placed',
    'stock.low',
    'order.paid',
    'order.shipped',
    'order.receipt',
    'order.delivered',
    'order.completed',
    'review.written',
  ])
  expect(all.filter((one) => !isSignedBy(receiver.secret, one))).toEqual([])
  expect(all.every(({ at }) => Math.abs(at - Date.now() / 1_000) < 60)).toBe(true)
  const { number } = valueOf<{ number: string }>(await shop.call('order.find', { orderId }, who))
  expect(said[0]?.data).toMatchObject({ orderId, number, value: 59_000, payment: 'bca_va' })
  const numbers = said.slice(3, 5).map(({ data }) => data['receiptNumber'])
  expect(numbers).toEqual(['JP1234567', 'JP1234576'])
  // The same by cursor, in the same order and under the same ids.
  const { events, next } = await listed(shop)
  expect([ids(events), (await listed(shop, next)).events]).toEqual([ids(all), []])
  const text = JSON.stringify([all, events])
  for (const person of ['Siti', 'Melawai', '81234567890', 'Ani', 'bagus']) expect(text).not.toContain(person)
})

test('a cancelled order with money back, one that expired, and a return say so', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ price: 50_000 })
  const [paid, late] = [await place(shop, me, [item]), await place(shop, guest('visitor-two'), [item])]
  await press(shop, paid, me, 'settlement')
  await sellerStep(shop, paid, { step: 'cancel', note: 'Stok rusak' })
  await shop.wait(49)
  await shop.runDue()
  await shop.runDue()
  const said = await receiver.said()
  expect(kinds(said, paid)).toEqual(expect.arrayContaining(['order.placed', 'order.paid', 'order.cancelled']))
  expect(kinds(said, paid).filter((kind) => kind.startsWith('refund.')).length).toBeGreaterThan(0)
  expect(kinds(said, late)).toEqual(['order.placed', 'order.expired'])
})

test('a shop without a webhook writes no event, and one that only reads is sent none', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  await place(shop, me, [item])
  expect(await shop.sql('SELECT * FROM shop_event')).toEqual([])
  expect((await shop.admin('PUT', '/webhooks/toko', { url: null, kinds: ['order.placed'] })).status).toBe(200)
  const orderId = await place(shop, guest('visitor-two'), [item])
  await press(shop, orderId, guest('visitor-two'), 'settlement')
  expect((await listed(shop)).events.map((one) => one.type)).toEqual(['order.placed'])
  expect(await shop.sql("SELECT * FROM scheduled_job WHERE kind = 'send-events'")).toEqual([])
})

test('what fails is sent again under the same id; the later events of its order wait, other orders do not', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ price: 50_000, stock: 50 })
  const first = await place(shop, me, [item])
  await receiver.fail({ of: first, times: 2, answer: { status: 500 } })
  await shop.runDue()
  await press(shop, first, me, 'settlement')
  const second = await place(shop, guest('visitor-two'), [item])
  await press(shop, second, guest('visitor-two'), 'settlement')
  await shop.runDue()
  expect(kinds(await receiver.said(), first)).toEqual([])
  expect(kinds(await receiver.said(), second)).toEqual(['order.placed', 'order.paid'])
  expect(await receiver.state()).toMatchObject({ held: 2, failed: 0 })
  for (let n = 0; n < 6; n += 1) {
    await shop.wait(1)
    await shop.runDue()
  }
  expect(bought(await receiver.said(), first)).toEqual(['order.placed', 'order.paid'])
  const tried = (await receiver.deliveries()).filter(({ body }) => body.includes(first))
  expect(tried.length).toBeGreaterThan(new Set(ids(tried)).size)
  expect(tried.filter((one) => !isSignedBy(receiver.secret, one))).toEqual([])
  expect(await receiver.state()).toMatchObject({ held: 0, failed: 0, problem: '' })
})

test('an event that is never taken is given up after three days with an alarm, holds up nobody, and can be sent again', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ price: 50_000, stock: 50 })
  const bad = await place(shop, me, [item])
  await receiver.fail({ of: bad, times: 99, answer: { status: 422 } })
  await press(shop, bad, me, 'settlement')
  // Drafts, because a shop that is busy lets nobody begin: see decision 0048.
  const others = [guest('visitor-two'), guest('visitor-three')]
  const drafts = [await prepare(shop, others[0] ?? {}, [item]), await prepare(shop, others[1] ?? {}, [item])]
  for (let n = 0; n < 36; n += 1) {
    await shop.runDue()
    await shop.wait(3)
    const at = [4, 20].indexOf(n)
    if (at >= 0) valueOf(await shop.call('checkout.place', { orderId: drafts[at] ?? '' }, others[at]))
  }
  await shop.runDue()
  // Each event of an order has its own three days, one after the other.
  expect(await receiver.state()).toMatchObject({ failed: 1, stoppedAt: null })
  expect((await health(shop)).queue.waiting).toBe(1)
  expect((await receiver.said()).filter((one) => one.type === 'order.placed')).toHaveLength(2)
  await receiver.fail()
  expect((await type(`webhook.replay --host ${shop.host} name=gudang`)).code).toBe(0)
  await shop.runDue()
  expect(kinds(await receiver.said(), bad)).toEqual(expect.arrayContaining(['order.placed', 'order.paid']))
  expect(await receiver.state()).toMatchObject({ failed: 0, held: 0 })
  expect((await health(shop)).queue.waiting).toBe(0)
})

test('a system that is silent for three days is given up with an alarm; nothing is lost when it begins again', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ price: 50_000, stock: 90 })
  await receiver.fail({ of: '', times: 9_999, answer: { status: 503 } })
  const late = await place(shop, me, [item], { payment: transfer })
  await sellerStep(shop, late, { step: 'confirm-payment', attempt: 1 })
  for (const who of [guest('visitor-two'), guest('visitor-three')])
    await press(shop, await place(shop, who, [item]), who, 'settlement')
  for (let hour = 0; hour < 110; hour += 2) {
    await shop.wait(2)
    await shop.runDue()
  }
  expect(await receiver.state()).toMatchObject({ stoppedAt: expect.any(String), problem: 'HTTP 503' })
  expect((await health(shop)).queue.waiting).toBe(1)
  const tried = (await receiver.deliveries()).length
  // It is left alone meanwhile: far fewer tries than hours times events.
  expect(tried).toBeLessThan(100)
  await sellerStep(shop, late, { step: 'cancel', note: 'Stok rusak' })
  await shop.runDue()
  expect((await receiver.deliveries()).length).toBe(tried)
  await receiver.fail()
  await shop.admin('POST', '/webhooks/gudang/replay', {})
  for (let n = 0; n < 4; n += 1) await shop.runDue()
  const { events } = await listed(shop)
  expect(ids(await receiver.taken()).toSorted()).toEqual(ids(events).toSorted())
  expect((await health(shop)).queue.waiting).toBe(0)
})

test('a lost answer and a death in between bring an event twice, never another and never none', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ price: 50_000, stock: 50 })
  await receiver.fail({ of: 'order.paid', times: 2, answer: 'drop' }, { of: 'order.placed', times: 1, answer: 'drop' })
  const mine: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const who = guest(`visitor-${n}`)
    const orderId = await place(shop, who, [item])
    await press(shop, orderId, who, 'settlement')
    mine.push(orderId)
    await shop.runDue()
    // The database as it is when the object dies after a delivery and before it wrote that down.
    if (n === 2) await shop.sql('UPDATE webhook SET sent_through = sent_through - 1')
    // Each takes eight seconds: by day it dies once, in between.
    if (bindings.NIGHTLY || n === 2) await evictDurableObject(await shop.object())
  }
  for (let n = 0; n < 4; n += 1) {
    await shop.wait(1)
    await shop.runDue()
  }
  const taken = await receiver.taken()
  const { events } = await listed(shop)
  expect(taken.length).toBeGreaterThan(events.length)
  expect([...new Set(ids(taken))].toSorted()).toEqual(ids(events).toSorted())
  const bodies = new Map<string, string>()
  for (const one of taken) expect(bodies.set(one.id, bodies.get(one.id) ?? one.body).get(one.id)).toBe(one.body)
  const firsts = [...new Map(taken.toReversed().map((one): [string, Delivery] => [one.id, one])).values()].toReversed()
  const said = firsts.map((one) => JSON.parse(one.body) as Said)
  for (const orderId of mine) expect(bought(said, orderId)).toEqual(['order.placed', 'order.paid'])
})

test('an order that was refused leaves no event, and one that was placed has exactly one', async () => {
  const shop = await openSellingShop()
  await receiverOf(shop)
  const item = await shop.item({ stock: 1 })
  const drafts = await Promise.all(
    ['satu', 'dua', 'tiga'].map((name) => prepare(shop, guest(`visitor-${name}`), [item])),
  )
  const names = ['satu', 'dua', 'tiga'].map((name) => guest(`visitor-${name}`))
  await Promise.all(
    drafts.flatMap((orderId, n) => [0, 1].map(() => shop.call('checkout.place', { orderId }, names[n] ?? {}))),
  )
  const { events } = await listed(shop)
  expect(events.filter((one) => one.type === 'order.placed')).toHaveLength(1)
})

test('a new secret signs beside the former one for a day, and alone after it', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const item = await shop.item({ stock: 50 })
  const { body } = await shop.admin('POST', '/webhooks/gudang/rotate')
  const { secret } = body as { secret: string }
  await place(shop, me, [item])
  await shop.runDue()
  const [both] = await receiver.deliveries()
  expect(both && [isSignedBy(receiver.secret, both), isSignedBy(secret, both)]).toEqual([true, true])
  await shop.wait(limits.webhookFormerHours + 1)
  await place(shop, guest('visitor-two'), [item])
  await shop.runDue()
  const alone = (await receiver.deliveries()).at(-1)
  expect(alone && [isSignedBy(receiver.secret, alone), isSignedBy(secret, alone)]).toEqual([false, true])
  // Neither the database nor the log shows one.
  const text = JSON.stringify([await shop.sql('SELECT * FROM webhook'), await shop.sql('SELECT * FROM admin_log')])
  for (const one of [receiver.secret, secret]) expect(text).not.toContain(one.slice('whsec_'.length))
})

test('with `after` everything after an event comes again under its own id; 410 ends it at once', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop, { kinds: ['order.placed', 'order.paid'] })
  const item = await shop.item({ stock: 50 })
  const orderId = await place(shop, me, [item])
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  const [first] = (await listed(shop)).events
  await shop.admin('POST', '/webhooks/gudang/replay', { after: first?.seq })
  await shop.runDue()
  const all = await receiver.deliveries()
  expect(all.map(({ body }) => (JSON.parse(body) as Said).type)).toEqual(['order.placed', 'order.paid', 'order.paid'])
  expect(all[2]?.id).toBe(all[1]?.id)
  await receiver.fail({ of: '', times: 1, answer: { status: 410 } })
  await place(shop, guest('visitor-two'), [item])
  await shop.runDue()
  expect(await receiver.state()).toMatchObject({ stoppedAt: expect.any(String), problem: 'HTTP 410' })
})

test.each([
  'http://toko.co.id/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[fd00::1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/hook',
  'https://localhost/hook',
  'https://gudang/hook',
  'https://gudang.internal/hook',
  'https://db.local./hook',
  'https://a:b@toko.co.id/hook',
  'ftp://toko.co.id/hook',
])('an owner may not have %s called', async (url) => {
  const shop = await openSellingShop({ demo: false })
  const { body } = await shop.admin('POST', '/tokens', { name: 'Pemilik', role: 'owner' })
  const { token } = body as { token: string }
  const { code, said } = await type(`webhook.put --host ${shop.host} name=gudang url=${url}`, { token })
  expect([code, said]).toEqual([1, expect.stringMatching(/url/)])
  expect(
    (await type(`webhook.put --host ${shop.host} name=gudang url=https://gudang.toko.co.id/hook`, { token })).code,
  ).toBe(0)
})

test('a redirect is not followed', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  await receiver.fail({ of: '', times: 99, answer: { status: 302 } })
  await place(shop, me, [await shop.item({ stock: 50 })])
  await shop.runDue()
  expect(await receiver.state()).toMatchObject({ held: 1, problem: 'HTTP 302' })
})

test('only so many events are kept, and a system that was stopped for longer misses the oldest', async () => {
  const shop = await openSellingShop()
  await shop.admin('PUT', '/webhooks/toko', { url: null })
  await shop.sql(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 149) INSERT INTO shop_event (id, kind, subject, data, at) SELECT 'lama-' || i, 'order.paid', 'x', '{}', 0 FROM n",
  )
  await place(shop, me, [await shop.item({ stock: 50 })])
  expect(await shop.sql('SELECT count(*) AS n, max(seq) AS newest FROM shop_event')).toEqual([{ n: 50, newest: 150 }])
})

// A shop that takes transfers by hand has no vendor; the fact is the seller's confirmation.
test('a payment that the seller confirms is an event too', async () => {
  const shop = await openSellingShop()
  const receiver = await receiverOf(shop)
  const orderId = await place(shop, me, [await shop.item({ stock: 50 })], { payment: transfer })
  await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })
  await shop.runDue()
  expect(kinds(await receiver.said(), orderId)).toEqual(['order.placed', 'order.paid'])
  expect(siti.recipient).not.toBe('')
})
