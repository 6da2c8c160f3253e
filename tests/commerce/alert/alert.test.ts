import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import type { Alert } from '#shared/api/goods/alert.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { browser, online } from '#tests/support/in-workerd/push.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { outcome, place, valueOf } from '../order/checkout/checkout-steps.ts'

const me = guest('visitor-one')
const noBrowser = { endpoint: null, key: null, auth: null }
type Kind = Alert['kind']

const ask = (shop: SellingShop, as: Caller, itemId: string, kind: Kind, where: object = noBrowser) =>
  shop.call<{ channel: string }>('alert.ask', { itemId, kind, ...where }, as)
const waiting = async (shop: SellingShop, as: Caller, token: string | null = null) =>
  valueOf<Alert[]>(await shop.call('alert.list', { token }, as))
const outbox = async (shop: SellingShop) => valueOf<Message[]>(await shop.call('message.list', {}))
const setStock = (shop: SellingShop, itemId: string, stock: number) => shop.admin('POST', '/stock', { itemId, stock })
const setPrice = (shop: SellingShop, itemId: string, price: number) =>
  shop.admin('PATCH', `/variants/${itemId}`, { price })

/** A customer with a verified phone. */
async function known(shop: SellingShop, name: string): Promise<Caller> {
  const who = await shop.customer(guest(name))
  await shop.sql('UPDATE customer SET phone_verified_at = created_at')
  return who
}
/** Bare rows of guests who wait, in this order, each with a browser of its own. */
async function crowd(shop: SellingShop, itemId: string, many: number, { kind = 'stock' as Kind, price = 0 } = {}) {
  for (let from = 0; from < many; from += 500) {
    const rows = Array.from({ length: Math.min(500, many - from) }, (_, n) => n + from)
    const target = (n: number) => `('b${n}', 'v:${n}', 'https://layar.contoh.id/${n}', 'k', 'a', ${Date.now()})`
    const row = (n: number) => `('a${n}', '${kind}', 'v:${n}', '${itemId}', ${price}, 'b${n}', ${Date.now()})`
    await shop.sql(
      `INSERT INTO push_target (id, order_id, endpoint, "key", auth, created_at) VALUES ${rows.map(target).join(',')}`,
    )
    await shop.sql(
      `INSERT INTO goods_alert (id, kind, owner, variant_id, price, browser, asked_at) VALUES ${rows.map(row).join(',')}`,
    )
  }
}
const told = async (shop: SellingShop) =>
  (await shop.sql("SELECT target FROM message WHERE kind LIKE 'goods%' ORDER BY created_at, rowid")).map((row) =>
    String(row['target']),
  )
const jobs = (shop: SellingShop) => shop.sql("SELECT ref FROM scheduled_job WHERE kind = 'notify-alerts'")

test('a browser shows once that goods are there again, by their name, and leads to them', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const itemId = await shop.item({ stock: 0 })
  const { subscription, read } = await browser('satu')
  // Twice is one wish.
  const asked = async () => valueOf(await ask(shop, me, itemId, 'stock', subscription))
  expect([await asked(), await asked()]).toEqual([{ channel: 'push' }, { channel: 'push' }])
  expect(await waiting(shop, me)).toHaveLength(1)
  await setStock(shop, itemId, 4)
  await shop.runDue()
  await shop.runDue()
  expect(taken.map(({ url }) => url)).toEqual([subscription.endpoint])
  expect(await read(taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    body: `Kopi ${itemId} tersedia lagi`,
    path: `/product/kopi-${itemId}?varian=${itemId}`,
  })
  expect(await waiting(shop, me)).toEqual([])
  await setStock(shop, itemId, 0)
  await setStock(shop, itemId, 4)
  await shop.runDue()
  expect([taken.length, await jobs(shop)]).toEqual([1, []])
})

test('without a browser a message goes to the verified contact, and its link takes back what else is waited for', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const [itemId, other] = [await shop.item({ stock: 0 }), await shop.item({ price: 80_000 })]
  expect(valueOf(await ask(shop, who, itemId, 'stock'))).toEqual({ channel: 'whatsapp' })
  valueOf(await ask(shop, who, other, 'price'))
  await setStock(shop, itemId, 4)
  await shop.runDue()
  const [message, ...more] = await outbox(shop)
  expect([message?.subject, message?.path, more]).toEqual([
    `Kopi ${itemId} tersedia lagi`,
    `/product/kopi-${itemId}?varian=${itemId}`,
    [],
  ])
  const link = /\/kabar-barang\?k=([\w.%-]+) kapan saja\.$/.exec(message?.text ?? '')?.[1] ?? ''
  const token = decodeURIComponent(link)
  // Everyone who has the message, wherever it is opened, also when the shop has forgotten it.
  await shop.sql('DELETE FROM message')
  const [left] = await waiting(shop, me, token)
  expect([left?.kind, left?.itemId, left?.price]).toEqual(['price', other, 80_000])
  expect(outcome(await shop.call('alert.remove', { id: null, token: `${token}x` }, me))).toBe('not_found')
  expect(outcome(await shop.call('alert.list', { token: `${token}x` }, me))).toBe('not_found')
  valueOf(await shop.call('alert.remove', { id: null, token }, me))
  expect(await waiting(shop, who)).toEqual([])
})

test('a price that falls by a twentieth is news, once, and only what is charged counts', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const itemId = await shop.item({ price: 100_000 })
  valueOf(await ask(shop, who, itemId, 'price'))
  // The struck price is not charged; a little less is no news; neither is a fall back to where it was.
  for (const body of [{ fullPrice: 150_000 }, { price: 95_001 }, { price: 200_000 }, { price: 100_000 }]) {
    await shop.admin('PATCH', `/variants/${itemId}`, body)
    await shop.runDue()
  }
  expect(await outbox(shop)).toEqual([])
  await setPrice(shop, itemId, 95_000)
  await shop.runDue()
  await setPrice(shop, itemId, 50_000)
  await shop.runDue()
  const [message, ...more] = await outbox(shop)
  expect([message?.subject, more]).toEqual([`Harga Kopi ${itemId} turun`, []])
  expect(message?.text).toContain(`dari ${formatRupiah(100_000)} menjadi ${formatRupiah(95_000)}`)
})

test('what is sold out or hidden, or while the shop is closed, is no news until it can be bought', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const [cheaper, back] = [await shop.item({ price: 100_000, stock: 1 }), await shop.item({ stock: 0 })]
  valueOf(await ask(shop, who, cheaper, 'price'))
  valueOf(await ask(shop, who, back, 'stock'))
  await setStock(shop, cheaper, 0)
  await setPrice(shop, cheaper, 60_000)
  const publish = (published: 0 | 1) => shop.sql(`UPDATE product SET published = ${published} WHERE id = 'p-${back}'`)
  await publish(0)
  await setStock(shop, back, 9)
  await shop.runDue()
  expect([await outbox(shop), await jobs(shop)]).toEqual([[], []])
  await publish(1)
  await setStock(shop, cheaper, 9)
  const close = (maintenance: boolean) => shop.admin('PATCH', '/settings', { maintenance })
  await close(true)
  await shop.runDue()
  expect(await outbox(shop)).toEqual([])
  await close(false)
  await shop.wait(3)
  await shop.runDue()
  expect((await outbox(shop)).map(({ subject }) => subject).toSorted()).toEqual(
    [`Harga Kopi ${cheaper} turun`, `Kopi ${back} tersedia lagi`].toSorted(),
  )
})

test('the price of a flash sale is news when it begins, also of one that was planned before', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const itemId = await shop.item({ price: 100_000 })
  const moment = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
  await shop.admin('POST', '/flash-sales', {
    startsAt: moment(2),
    endsAt: moment(4),
    items: [{ itemId, price: 70_000, quota: 5, perCustomer: 1 }],
  })
  valueOf(await ask(shop, who, itemId, 'price'))
  await shop.runDue()
  expect(await outbox(shop)).toEqual([])
  await shop.wait(3)
  await shop.runDue()
  await shop.runDue()
  expect((await outbox(shop)).map(({ text }) => text)).toEqual([expect.stringContaining(formatRupiah(70_000))])
})

test('who pays less than everybody gets a message about a price below their own', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const itemId = await shop.item({ price: 100_000 })
  await shop.sql("INSERT INTO customer_type (code, name) VALUES ('GROSIR', 'Grosir')")
  await shop.sql("UPDATE customer SET type = 'GROSIR'")
  await shop.sql(`INSERT INTO tier_price (customer_type, variant_id, price) VALUES ('GROSIR', '${itemId}', 80000)`)
  valueOf(await ask(shop, who, itemId, 'price'))
  await setPrice(shop, itemId, 79_000)
  await shop.runDue()
  expect(await outbox(shop)).toEqual([])
  await setPrice(shop, itemId, 70_000)
  await shop.runDue()
  expect((await outbox(shop)).map(({ text }) => text)).toEqual([expect.stringContaining(formatRupiah(80_000))])
})

test('pieces that come back from an order wake the shop by themselves', async () => {
  const shop = await openSellingShop()
  const [who, itemId] = [await known(shop, 'visitor-one'), await shop.item({ stock: 1 })]
  const buyer = guest('visitor-two')
  const orderId = await place(shop, buyer, [itemId])
  valueOf(await ask(shop, who, itemId, 'stock'))
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Ingin mengubah pesanan' }, buyer))
  // Its alarm rings by the real clock.
  await expect.poll(() => told(shop), { timeout: 10_000 }).toHaveLength(1)
})

test('of few pieces the first who asked get a message, and the others later if something is left', async () => {
  const shop = await openSellingShop()
  await online(shop)
  const itemId = await shop.item({ stock: 0 })
  await crowd(shop, itemId, 25)
  await setStock(shop, itemId, 2)
  await shop.runDue()
  const first = 2 * limits.alertsPerPiece
  const named = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `b${n + from}`)
  expect(await told(shop)).toEqual(named(0, first))
  await setStock(shop, itemId, 0)
  await shop.wait(1)
  await shop.runDue()
  expect(await told(shop)).toHaveLength(first)
  // There is enough now.
  await setStock(shop, itemId, 90)
  await shop.runDue()
  expect(await told(shop)).toEqual(named(0, 25))
})

test('a change reads as little with ten thousand who wait as with one, and their messages go in batches', async () => {
  const read = async (many: number) => {
    const shop = await openSellingShop()
    await online(shop)
    const itemId = await shop.item({ price: 100_000, stock: 500 })
    await crowd(shop, itemId, many, { kind: 'price', price: 100_000 })
    return runInDurableObject(await shop.object(), (_, { storage: { sql } }) => {
      const cursor = sql.exec('UPDATE variant SET price = 50000 WHERE id = ?', itemId)
      cursor.toArray()
      return { shop, rows: cursor.rowsRead }
    })
  }
  const [one, many] = [await read(1), await read(10_000)]
  expect(many.rows).toBe(one.rows)
  await many.shop.runDue()
  expect(await told(many.shop)).toHaveLength(limits.alertBatch)
  await many.shop.wait(1)
  await many.shop.sql("DELETE FROM scheduled_job WHERE kind = 'send-message'")
  await many.shop.runDue()
  expect(await told(many.shop)).toHaveLength(2 * limits.alertBatch)
})

test('what cannot be waited for is refused', async () => {
  const shop = await openSellingShop()
  const there = await shop.item({ stock: 1 })
  const gone = await shop.item({ stock: 0 })
  const { subscription } = await browser('satu')
  const said = async (...given: Parameters<typeof ask> extends [SellingShop, ...infer More] ? More : never) =>
    outcome(await ask(shop, ...given))
  // A guest whose browser shows nothing, a platform without keys, an account that has verified nothing.
  expect(await said(me, gone, 'stock')).toBe('alert_way_unknown')
  expect(await said(me, gone, 'stock', subscription)).toBe('alert_way_unknown')
  expect(await said(await shop.customer(guest('visitor-two')), gone, 'stock')).toBe('alert_way_unknown')
  await online(shop)
  expect(await said(me, there, 'stock', subscription)).toBe('alert_in_stock')
  expect(await said(me, 'tidak-ada', 'stock', subscription)).toBe('item_unknown')
  expect(await said({ visitor: null }, gone, 'stock', subscription)).toBe('bad_request')
  expect(await said(me, gone, 'stock', { ...subscription, endpoint: 'https://127.0.0.1/a' })).toBe('input_invalid')
  const rows = Array.from({ length: limits.alerts }, (_, n) => `('x${n}', 'price', 'v:${me.visitor}', 'x${n}', 1, 0)`)
  await shop.sql('PRAGMA defer_foreign_keys = ON')
  for (const n of rows.keys())
    await shop.sql(
      `INSERT INTO variant (id, product_id, "values", name, image, price, stock, position) VALUES ('x${n}', 'p-${there}', '[]', '', '', 1, 0, ${n + 1})`,
    )
  await shop.sql(`INSERT INTO goods_alert (id, kind, owner, variant_id, price, asked_at) VALUES ${rows.join(',')}`)
  expect(await said(me, gone, 'stock', subscription)).toBe('alerts_full')
  // What is waited for already may be asked again.
  expect(await said(me, 'x0', 'price', subscription)).toBe('accepted')
  // One of goods that are not shown any more gives up its place.
  const hidden = await shop.item()
  await shop.sql(`UPDATE product SET published = 0 WHERE id = 'p-${hidden}'`)
  await shop.sql(`UPDATE goods_alert SET variant_id = '${hidden}' WHERE id = 'x3'`)
  // One that is refused costs none.
  expect(await said(me, gone, 'stock')).toBe('alert_way_unknown')
  expect(await shop.sql("SELECT id FROM goods_alert WHERE id = 'x3'")).toEqual([{ id: 'x3' }])
  expect(await said(me, gone, 'stock', subscription)).toBe('accepted')
  expect(await said(me, await shop.item({ stock: 0 }), 'stock', subscription)).toBe('alerts_full')
})

test('a shop keeps so many alerts at most, and has room again when one goes', async () => {
  const shop = await openSellingShop()
  await online(shop)
  const [first, second] = [await shop.item({ stock: 0 }), await shop.item({ stock: 0 })]
  const { subscription } = await browser('satu')
  const asked = async (as: Caller, itemId: string) => outcome(await ask(shop, as, itemId, 'stock', subscription))
  await crowd(shop, first, 3)
  expect(await asked(me, first)).toBe('accepted')
  const counted = async () => Number((await shop.sql("SELECT count FROM tally WHERE of = 'goods_alert'"))[0]?.['count'])
  expect(await counted()).toBe(4)
  // As if all the others were there: the triggers count each.
  await shop.sql(`UPDATE tally SET count = ${limits.alertsOfShop} WHERE of = 'goods_alert'`)
  expect(await asked(guest('visitor-two'), second)).toBe('alerts_of_shop_full')
  expect(await asked(me, first)).toBe('accepted')
  valueOf(await shop.call('alert.remove', { id: null, token: null }, me))
  expect(await asked(guest('visitor-two'), second)).toBe('accepted')
  await shop.sql(`UPDATE tally SET count = count - ${limits.alertsOfShop - 4} WHERE of = 'goods_alert'`)
})

test('one network asks only so often within an hour', async () => {
  const shop = await openSellingShop()
  await online(shop)
  const itemId = await shop.item({ stock: 0 })
  const { subscription } = await browser('satu')
  valueOf(await ask(shop, me, itemId, 'stock', subscription))
  await shop.sql(
    `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${limits.alertAsksPerNetwork})
     INSERT INTO rate_limit_hit (id, rule, subject, network, pending, until) SELECT 'x' || i, rule, subject, network, pending, until FROM rate_limit_hit, n`,
  )
  const asked = async () => outcome(await ask(shop, guest('visitor-two'), itemId, 'stock', subscription))
  expect(await asked()).toBe('too_many')
  await shop.wait(2)
  expect(await asked()).toBe('accepted')
})

test('alerts are their owner’s, in their shop', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const itemId = await shop.item({ stock: 0 })
  valueOf(await ask(shop, who, itemId, 'stock'))
  const [mine] = await waiting(shop, who)
  const other = await known(shop, 'visitor-two')
  expect(await waiting(shop, other)).toEqual([])
  await shop.call('alert.remove', { id: mine?.id ?? null, token: null }, other)
  await shop.call('alert.remove', { id: null, token: null }, other)
  expect(await waiting(shop, who)).toHaveLength(1)
  const elsewhere = await openShop()
  expect(await elsewhere.call('alert.list', { token: null }, me)).toMatchObject({ value: [] })
  valueOf(await shop.call('alert.remove', { id: mine?.id ?? null, token: null }, who))
  expect(await waiting(shop, who)).toEqual([])
})

test('a guest’s alerts become the customer’s; a browser that was signed out gives way to a message', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const [first, second] = [await shop.item({ stock: 0 }), await shop.item({ stock: 0 })]
  const { subscription } = await browser('satu')
  valueOf(await ask(shop, me, first, 'stock', subscription))
  const who = await known(shop, 'visitor-one')
  expect((await waiting(shop, who)).map(({ itemId }) => itemId)).toEqual([first])
  valueOf(await ask(shop, who, second, 'stock', subscription))
  valueOf(await shop.call('customer.logout', {}, who))
  await setStock(shop, second, 5)
  await shop.runDue()
  expect(taken).toEqual([])
  expect((await outbox(shop)).map(({ channel, subject }) => [channel, subject])).toEqual([
    ['whatsapp', `Kopi ${second} tersedia lagi`],
  ])
})

test('a browser that showed news for the account before shows what it was asked for as a guest’s', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const [first, second] = [await shop.item({ stock: 0 }), await shop.item({ stock: 0 })]
  const { subscription } = await browser('satu')
  const who = await shop.customer(guest('visitor-one'))
  const [account] = await shop.sql('SELECT phone FROM customer ORDER BY rowid DESC LIMIT 1')
  const signIn = async (as: Caller) =>
    valueOf(await shop.call('customer.login', { login: account?.['phone'], password: 'rahasia-toko-2026' }, as))
  // Signed out before, or signed in at the same time in another browser window.
  for (const [item, signedOut] of [
    [first, true],
    [second, false],
  ] as const) {
    const other = await shop.item({ stock: 0 })
    valueOf(await ask(shop, who, other, 'stock', subscription))
    if (signedOut) valueOf(await shop.call('customer.logout', {}, who))
    const again = guest(`visitor-${item}`)
    valueOf(await ask(shop, again, item, 'stock', subscription))
    const { token } = (await signIn(again)) as { token: string }
    who.token = token
    taken.length = 0
    await setStock(shop, item, 5)
    await shop.runDue()
    await shop.runDue()
    expect(taken.map(({ url }) => url)).toEqual([subscription.endpoint])
  }
})

test('a guest who asks again for what the account waits for gets the news on this browser, at this price', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const who = await known(shop, 'visitor-one')
  const [account] = await shop.sql('SELECT phone FROM customer')
  const signIn = async (as: Caller) =>
    valueOf(await shop.call('customer.login', { login: account?.['phone'], password: 'rahasia-toko-2026' }, as))
  const itemId = await shop.item({ price: 60_000 })
  const asked = () => shop.sql('SELECT price, browser IS NOT NULL AS shown FROM goods_alert')
  valueOf(await ask(shop, who, itemId, 'price'))
  await shop.sql('UPDATE goods_alert SET asked_at = asked_at - 86400000')
  await setPrice(shop, itemId, 70_000)
  const again = guest('visitor-two')
  valueOf(await ask(shop, again, itemId, 'price', (await browser('satu')).subscription))
  await signIn(again)
  expect(await asked()).toEqual([{ price: 70_000, shown: 1 }])

  // The account has asked later, elsewhere: what its guest had asked before counts no more.
  const third = guest('visitor-three')
  valueOf(await ask(shop, third, itemId, 'price', (await browser('dua')).subscription))
  await shop.sql("UPDATE goods_alert SET asked_at = asked_at - 86400000, price = 80000 WHERE owner LIKE 'v:%'")
  await signIn(third)
  expect(await asked()).toEqual([{ price: 70_000, shown: 1 }])

  // A browser that shows news for the account already stays it.
  await setPrice(shop, itemId, 75_000)
  const fourth = guest('visitor-four')
  const { subscription } = await browser('satu')
  valueOf(await ask(shop, fourth, itemId, 'price', subscription))
  await signIn(fourth)
  taken.length = 0
  await setPrice(shop, itemId, 50_000)
  await shop.runDue()
  await shop.runDue()
  expect(taken.map(({ url }) => url)).toEqual([subscription.endpoint])
  expect((await outbox(shop)).map(({ channel }) => channel)).toEqual(['push'])
})

test('at a sign-in, alerts of hidden goods give up their places only for wishes that are new to the account', async () => {
  const shop = await openSellingShop()
  const who = await known(shop, 'visitor-one')
  const [{ id } = {}] = await shop.sql('SELECT id FROM customer')
  const [second, third] = [guest('visitor-two'), guest('visitor-three')]
  const items = await Promise.all(Array.from({ length: 4 }, () => shop.item({ stock: 0 })))
  const [both, alone, hidden, hiddenToo] = items
  const alerts = (owner: string, itemIds: readonly unknown[], name: string) =>
    shop.sql(
      `INSERT INTO goods_alert (id, kind, owner, variant_id, price, asked_at) VALUES ${itemIds.map((item, n) => `('${name}${n}', 'stock', '${owner}', '${String(item)}', 0, ${n})`).join(',')}`,
    )
  const there = await shop.item()
  const others = Array.from({ length: limits.alerts - 3 }, (_, n) => `x${n}`)
  for (const [n, other] of others.entries())
    await shop.sql(
      `INSERT INTO variant (id, product_id, "values", name, image, price, stock, position) VALUES ('${other}', 'p-${there}', '[]', '', '', 1, 0, ${n + 1})`,
    )
  await alerts(`c:${String(id)}`, [hidden, hiddenToo, both, ...others], 'c')
  await shop.sql(`UPDATE product SET published = 0 WHERE id IN ('p-${hidden}', 'p-${hiddenToo}')`)
  const kept = async () =>
    (await shop.sql('SELECT variant_id AS item FROM goods_alert')).flatMap(({ item }) =>
      items.some((one) => one === item) ? [item] : [],
    )
  const signIn = async (as: Caller) => {
    const [account] = await shop.sql('SELECT phone FROM customer')
    valueOf(await shop.call('customer.login', { login: account?.['phone'], password: 'rahasia-toko-2026' }, as))
  }
  await alerts(`v:${second.visitor}`, [both], 'v')
  await signIn(second)
  expect((await kept()).toSorted()).toEqual([hidden, hiddenToo, both].toSorted())
  await alerts(`v:${third.visitor}`, [both, alone], 'w')
  await signIn(third)
  expect((await kept()).toSorted()).toEqual([hiddenToo, both, alone].toSorted())
  expect(await waiting(shop, who)).toHaveLength(limits.alerts - 1)
})

test('goods for adults are not named on a screen', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const itemId = await shop.item({ stock: 0 })
  await shop.sql('UPDATE product SET adult = 1')
  const { subscription, read } = await browser('satu')
  valueOf(await ask(shop, me, itemId, 'stock', subscription))
  await setStock(shop, itemId, 5)
  await shop.runDue()
  await shop.runDue()
  expect(await read(taken[0]?.body ?? Buffer.alloc(0))).toMatchObject({ body: 'Barang yang Anda tunggu tersedia lagi' })
})
