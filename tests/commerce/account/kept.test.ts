import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { booksBegin, kept } from '#commerce/privacy/kept.ts'
import { limits } from '#shared/limits.ts'
import { dayIn } from '#shared/format/dates.ts'
import { expectSound, order, place, press, siti, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { delivered, photo } from '../order/after/return-steps.ts'
import { bookRefused, fund, idOf } from '../wallet/wallet-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, skipAudit, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { addTestCustomers } from '#tests/support/in-workerd/test-customers.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import { busyCustomer } from './account-steps.ts'

const sqlOf =
  (shop: TestShop) =>
  async (query: string, ...values: SqlStorageValue[]) =>
    runInDurableObject(await shop.object(), (_, { storage }) => rawSql(storage, query, ...values))

/** Runs the job to its end and returns how many slices it took. */
async function forget(shop: TestShop): Promise<number> {
  const sql = sqlOf(shop)
  await sql("UPDATE scheduled_job SET due_at = 9e12 WHERE kind <> 'forget-people'")
  await sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('forget-people', '', 0, 0, 0)")
  for (let slices = 0; slices < 300; slices += 1) {
    const waiting = await sql("SELECT tries, error FROM scheduled_job WHERE kind = 'forget-people'")
    if (waiting.length === 0) return slices
    expect(waiting).toMatchObject([{ tries: 0, error: null }])
    await sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'forget-people'")
    await shop.admin('POST', '/jobs')
  }
  throw new Error('the job does not end')
}

/** The tables whose rows end by their age, with how to make a row of `busyCustomer` so old. */
const aged = kept.flatMap(({ table, until }) => {
  if (typeof until === 'string' || until.at === null) return []
  return [{ name: getTableName(table), ms: until.ends ? 0 : until.ms, margin: Math.min(dayMs, until.ms / 2) }]
})
const columnOf: Readonly<Record<string, string>> = {
  session: 'expires_at',
  google_pending_login: 'expires_at',
  passkey_challenge: 'expires_at',
  rate_limit_hit: 'until',
  known_device: 'used_at',
  one_time_code: 'created_at',
  message: 'created_at',
  push_target: 'created_at',
  goods_alert: 'asked_at',
  tag_purchase: 'created_at',
  cart_line: 'added_at',
  wish: 'saved_at',
  voucher_claim: 'claimed_at',
  voucher_choice: 'chosen_at',
  bank_account: 'removed_at',
}

test('a row stays until a day before its time is over, and is gone a day after', { timeout: 60_000 }, async () => {
  const shop = await openShop({ products: [{ slug: 'satu', stock: 5 }] })
  skipAudit(shop)
  await addTestCustomers(shop, 1)
  await busyCustomer(shop)
  const sql = sqlOf(shop)
  await sql("INSERT INTO session (id, customer_id, created_at, expires_at) VALUES ('masuk', 'warga-0', 1, 1)")
  await sql("INSERT INTO rate_limit_hit (id, rule, pending, until) VALUES ('coba', 'login', 0, 1)")
  await sql("INSERT INTO admin_log (at, who, operation, subject, changes) VALUES (1, 'Budi', 'order.find', '', '[]')")
  await sql(
    "INSERT INTO affiliate_click (id, code, visitor, address, device, at) VALUES ('klik', 'RAHASIAKU', 'v', '', '', 1)",
  )
  // Its photos would go with the books of 1970.
  await sql('UPDATE orders SET placed_at = ?', Date.now())
  // A guest's.
  for (const table of ['cart_line', 'cart_note', 'wish', 'voucher_claim'])
    await sql(`UPDATE "${table}" SET owner = 'v:tamu'`)
  const age = async (sign: 1 | -1) => {
    for (const { name, ms, margin } of aged) {
      const at = Date.now() - ms + sign * margin
      if (name === 'cart_note') continue
      else if (name === 'order_return_photo') await sql('UPDATE order_return SET created_at = ?', at)
      else await sql(`UPDATE "${name}" SET ${columnOf[name] ?? 'at'} = ?`, at)
    }
  }
  const counts = async () =>
    Object.fromEntries(
      await Promise.all(
        aged.map(async ({ name }) => [name, (await sql(`SELECT count(*) AS n FROM "${name}"`))[0]?.['n']]),
      ),
    ) as Record<string, number>
  await age(1)
  const before = await counts()
  for (const { name } of aged) expect([name, before[name]]).not.toEqual([name, 0])
  await forget(shop)
  expect(await counts()).toEqual(before)
  await age(-1)
  await forget(shop)
  expect(await counts()).toEqual(Object.fromEntries(aged.map(({ name }) => [name, 0])))
})

test('what a customer with an account keeps for later has no age', async () => {
  const shop = await openShop({ products: [{ slug: 'satu', stock: 5 }] })
  skipAudit(shop)
  await addTestCustomers(shop, 1)
  await busyCustomer(shop)
  const sql = sqlOf(shop)
  const mine = ['cart_line', 'cart_note', 'wish', 'voucher_claim', 'bank_account']
  const counts = async () =>
    Promise.all(mine.map(async (name) => [name, (await sql(`SELECT count(*) AS n FROM "${name}"`))[0]?.['n']]))
  const before = await counts()
  await forget(shop)
  expect(await counts()).toEqual(before)
})

test('an old line of a guest’s cart that was changed since stays, in its order', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  const first = await shop.cart(me, await shop.item())
  const second = await shop.cart(me, await shop.item())
  const ids = async () => valueOf<{ id: string }[]>(await shop.call('cart.list', {}, me)).map(({ id }) => id)
  for (const left of [[second, first], []]) {
    await shop.sql(`UPDATE cart_line SET added_at = added_at - ${(limits.visitorSeconds + 60) * 1_000}`)
    if (left.length > 0) valueOf(await shop.call('cart.change', { id: first, quantity: 2 }, me))
    await forget(shop)
    expect(await ids()).toEqual(left)
  }
})

test('a thousand old messages go in slices, and none that is young', async () => {
  const shop = await openShop()
  const sql = sqlOf(shop)
  const old = Date.now() - (limits.messagesKeptDays + 1) * dayMs
  await sql(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
     INSERT INTO message (id, event, kind, channel, target, "values", created_at, sent_at)
     SELECT 'lama-' || i, 'x:' || i, 'order_paid', 'email', 'ani@contoh.id', '{}', iif(i <= 900, ${old}, ${Date.now()}), 1 FROM n`,
  )
  const slices = await forget(shop)
  expect(slices).toBeGreaterThanOrEqual(900 / limits.auditRows)
  expect(await sql('SELECT count(*) AS n FROM message')).toEqual([{ n: 100 }])
  expect(await sql('SELECT count(*) AS n FROM message WHERE created_at = ?', old)).toEqual([{ n: 0 }])
})

test('an account that nobody uses for five years gets a letter, and is closed a month later', async () => {
  const shop = await openShop()
  skipAudit(shop)
  await addTestCustomers(shop, 4)
  const sql = sqlOf(shop)
  const years = (count: number) => Date.now() - count * 366 * dayMs
  const [unused, buys, before, young] = ['warga-0', 'warga-1', 'warga-2', 'warga-3']
  await sql('UPDATE customer SET created_at = ? WHERE id <> ?', years(6), young)
  await sql('UPDATE customer SET used_at = ? WHERE id IN (?, ?)', years(5.5), unused, buys)
  await sql(
    `INSERT INTO orders (id, number, customer_id, status, delivery, weight_grams, subtotal, total, created_at, pay_by, placed_at)
     SELECT 'o' || id, 'INV-' || id, id, 'COMPLETED', 'shipped', 1, 1, 1, 1, 1, iif(id = ?, ?, ?) FROM customer WHERE id IN (?, ?)`,
    ...[buys, years(1), years(5.5), buys, unused],
  )
  const state = async () =>
    (await sql('SELECT id, warned_at > 0 AS warned, removed_at > 0 AS removed FROM customer ORDER BY id')).map(
      ({ id, warned, removed }) => [id, warned ?? 0, removed ?? 0],
    )
  const letters = async () => (await sql("SELECT id FROM message WHERE kind = 'account_unused'")).length
  const others = [buys, before, young].map((id) => [id, 0, 0])
  const warnedDays = (count: number) =>
    sql('UPDATE customer SET warned_at = ? WHERE warned_at > 0', Date.now() - count * dayMs)
  // Where no way leads to them no letter goes out, and nothing follows.
  const contact = await sql('SELECT phone, email FROM customer WHERE id = ?', unused)
  await sql("UPDATE customer SET phone = '', email = NULL WHERE id = ?", unused)
  await forget(shop)
  await sql('UPDATE customer SET phone = ?, email = ? WHERE id = ?', ...Object.values(contact[0] ?? {}), unused)
  expect([await state(), await letters()]).toEqual([[[unused, 0, 0], ...others], 0])
  // The years of who was last here before that was written down begin now.
  expect(await sql('SELECT used_at > ? AS lately FROM customer WHERE id = ?', years(1), before)).toEqual([
    { lately: 1 },
  ])
  await forget(shop)
  expect([await state(), await letters()]).toEqual([[[unused, 1, 0], ...others], 1])
  // Where the vendor has refused it no month begins, and no letter follows every night.
  await sql('UPDATE customer SET warned_at = NULL')
  for (const [sent, problem] of [
    [null, 'HTTP 550'],
    [Date.now(), ''],
  ] as const) {
    await sql('UPDATE message SET sent_at = ?, problem = ?', sent, problem)
    await forget(shop)
    expect([await state(), await letters()]).toEqual([[[unused, Number(sent !== null), 0], ...others], 1])
  }
  await warnedDays(29)
  await forget(shop)
  expect([await state(), await letters()]).toEqual([[[unused, 1, 0], ...others], 1])
  // A letter of long ago does not count: they came back after it.
  await warnedDays(1_000)
  await sql("UPDATE message SET event = 'lama ' || event")
  await forget(shop)
  expect([await state(), await letters()]).toEqual([[[unused, 1, 0], ...others], 2])
  await warnedDays(31)
  for (const account of ['wallet:warga-0', 'coins:warga-0']) {
    await sql('INSERT INTO ledger_account (id, balance) VALUES (?, 5)', account)
    await forget(shop)
    expect(await state()).toEqual([[unused, 1, 0], ...others])
    await sql('DELETE FROM ledger_account WHERE id = ?', account)
  }
  await forget(shop)
  expect(await state()).toEqual([[unused, 1, 1], ...others])
  expect(await sql('SELECT name, email FROM customer WHERE id = ?', unused)).toEqual([{ name: '', email: null }])
})

test('the books of a year are kept for ten more, by the calendar of Jakarta', () => {
  expect(booksBegin(new Date('2036-12-31T16:59:59Z'))).toEqual(new Date('2025-12-31T17:00:00Z'))
  expect(booksBegin(new Date('2036-12-31T17:00:00Z'))).toEqual(new Date('2026-12-31T17:00:00Z'))
})

test(
  'an order older than its books names nobody; sums, stock and invariants are as before',
  { timeout: 60_000 },
  async () => {
    const { shop, shopper, item, orderId: accounts } = await delivered()
    const me = guest('visitor-two')
    valueOf(await shop.call('order.receive', { orderId: accounts }, shopper))
    const paid = async () => {
      const orderId = await place(shop, me, [await shop.item({ stock: 9 })], { payment: transfer })
      const { trackToken } = await order(shop, orderId, me)
      const said = { bank: 'BCA', payer: siti.recipient, amount: 59_001, day: dayIn(new Date()), note: '' }
      const fileId = await photo(shop, me)
      valueOf(await shop.call('transferReceipt.send', { token: trackToken ?? '', fileId, ...said }, me))
      const [receipt] = await shop.sql(`SELECT id FROM transfer_receipt WHERE order_id = '${orderId}'`)
      expect((await shop.admin('POST', `/receipts/${receipt?.['id']}`, { answer: 'confirm' })).status).toBe(200)
      await shipAndDeliver(shop, orderId, 'JP7654321')
      valueOf(await shop.call('order.receive', { orderId }, me))
      return { orderId, fileId }
    }
    const [old, young] = [await paid(), await paid()]
    const open = await place(shop, me, [item])
    await press(shop, open, me, 'settlement')
    await fund(shop, shopper, { wallet: 10_000 })
    await shop.sql(
      `INSERT INTO withdrawal (id, customer_id, source, status, bank_code, number, holder, note, amount, fee, at)
     VALUES ('tarik', '${await idOf(shop, shopper)}', 'wallet', 'REFUSED', '014', '7788990011', 'Ani', 'Salah nama', 500, 0, 1)`,
    )
    await bookRefused(shop, await idOf(shop, shopper), 'tarik', 500)
    await shop.sql(
      `INSERT INTO movement (id, kind, source, ref, amount, at, said, state, note, created_at)
     VALUES ('baris', 'bank', 'BCA', 'r1', -5000, 1, 'TRSF ANI LESTARI', 'closed', 'Sewa', 1)`,
    )
    const begin = booksBegin(new Date()).getTime()
    for (const id of [accounts, old.orderId, open])
      await shop.sql(
        `UPDATE orders SET placed_at = ${begin - 1}, delivered_at = iif(delivered_at IS NULL, NULL, ${begin}) WHERE id = '${id}'`,
      )
    await shop.sql(`UPDATE orders SET placed_at = ${begin} WHERE id = '${young.orderId}'`)
    await shop.sql('UPDATE order_event SET at = 1')

    const days = [begin - 1, begin, Date.now()].map((at) => dayIn(new Date(at)))
    const books = async () => ({
      reports: await Promise.all(
        days.map(async (day) => (await shop.admin('GET', `/report?from=${day}&to=${day}`)).body),
      ),
      money: (await shop.admin('GET', `/money/received?from=${days[2]}&to=${days[2]}`)).body,
      orders: await shop.sql('SELECT id, number, status, total, subtotal, placed_at FROM orders ORDER BY id'),
      ledger: await shop.sql('SELECT id, balance FROM ledger_account ORDER BY id'),
      stock: await shop.sql('SELECT id, stock FROM variant ORDER BY id'),
    })
    const before = await books()
    expect(before.reports).toContainEqual(expect.objectContaining({ placed: 3 }))
    await forget(shop)
    expect(await books()).toEqual(before)
    await expectSound(shop)

    const named = async (orderId: string) =>
      JSON.stringify([
        await shop.sql(`SELECT * FROM orders WHERE id = '${orderId}'`),
        await shop.sql(`SELECT * FROM transfer_receipt WHERE order_id = '${orderId}'`),
        await shop.sql(`SELECT * FROM tracking WHERE order_id = '${orderId}'`),
      ])
    for (const gone of [accounts, old.orderId])
      for (const word of [siti.recipient, '+6281234567890', siti.street, 'visitor-two'])
        expect([gone, word, (await named(gone)).includes(word)]).toEqual([gone, word, false])
    // A year younger, or not finished yet.
    for (const orderId of [young.orderId, open]) expect(await named(orderId)).toContain(siti.street)
    expect(await shop.sql('SELECT number, holder, note FROM withdrawal')).toEqual([
      { number: '', holder: 'Data dihapus', note: '' },
    ])
    expect(await shop.sql("SELECT said, note, amount FROM movement WHERE id = 'baris'")).toEqual([
      { said: '', note: '', amount: -5_000 },
    ])

    // The pictures of receipts that nobody needs go with their rows, bytes included.
    await shop.sql('UPDATE file SET at = 1')
    for (let run = 0; run < 3; run += 1) {
      await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind IN ('forget-uploads', 'remove-file')")
      await shop.runDue()
    }
    expect(await shop.sql('SELECT id FROM file')).toEqual([{ id: young.fileId }])
    const { objects } = await bindings.MEDIA.list()
    expect(objects.filter(({ key }) => key.includes(old.fileId))).toEqual([])
    expect(objects.filter(({ key }) => key.includes(young.fileId))).toHaveLength(1)
    expect(await forget(shop)).toBeLessThan(20)
    await expectSound(shop)
  },
)

test('the register and the privacy page say what is set up in the shop', async () => {
  const shop = await openSellingShop({ demo: false })
  const page = async () =>
    JSON.stringify(valueOf(await shop.call('content.findInformation', { slug: 'kebijakan-privasi' })))
  const google = 'Google (masuk dengan Google)'
  interface Register {
    place: string
    receivers: { name: string }[]
    activities: { name: string; kept: string; receivers: string[]; tables: string[] }[]
  }
  const register = async () => (await shop.admin('GET', '/privacy/register')).body as Register
  expect((await register()).receivers.map(({ name }) => name)).toEqual(['Kurir yang Anda pilih (Kurir toko)', google])
  expect(await page()).not.toContain('Google Analytics')
  await shop.admin('PATCH', '/settings', { googleAnalyticsId: 'G-CONTOH1234' })
  const { place, receivers, activities } = await register()
  expect(receivers.map(({ name }) => name)).toEqual(['Kurir yang Anda pilih (Kurir toko)', 'Google Analytics', google])
  expect(activities.find(({ tables }) => tables.includes('tag_purchase'))).toMatchObject({
    kept: 'paling lama 30 hari',
    receivers: ['Google Analytics'],
  })
  expect(activities.find(({ tables }) => tables.includes('orders'))?.kept).toBe(
    '10 tahun buku setelah tahun pesanan, lalu tanpa nama',
  )
  const said = await page()
  for (const words of [place, 'Google Analytics, Amerika Serikat', ...activities.map((one) => one.kept)])
    expect(said).toContain(words)
  // An owner's own page has it too, and its own words are not touched.
  const body = [{ kind: 'paragraph', text: 'Kata kami sendiri.' }]
  await shop.admin('POST', '/import', {
    information: [{ slug: 'kebijakan-privasi', title: 'Privasi', summary: '', body }],
  })
  for (const words of ['Kata kami sendiri.', 'Google Analytics, Amerika Serikat']) expect(await page()).toContain(words)
})
