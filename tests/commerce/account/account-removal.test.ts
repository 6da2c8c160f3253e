import { runInDurableObject } from 'cloudflare:test'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { activities } from '#commerce/privacy/activities.ts'
import { kept } from '#commerce/privacy/kept.ts'
import * as schema from '#commerce/platform/schema.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { skipAudit, openShop } from '#tests/support/in-workerd/shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { busyCustomer, email, phone, secret } from './account-steps.ts'

/**
 * What happens to a table's rows when their customer deletes the account. gone: all are deleted. anonymised: they stay,
 * for the books or for other customers, but name no person. digest: they hold only keyed hashes. shop: they are about
 * no person.
 */
const fates: Readonly<Record<string, 'gone' | 'anonymised' | 'digest' | 'shop'>> = {
  account_change: 'gone',
  bank_account: 'gone',
  cart_line: 'gone',
  cart_note: 'gone',
  contact_change: 'gone',
  goods_alert: 'gone',
  pending_registration: 'gone',
  voucher_choice: 'gone',
  voucher_claim: 'gone',
  customer_address: 'gone',
  google_account: 'gone',
  google_pending_login: 'gone',
  known_device: 'gone',
  message: 'gone',
  once_answer: 'gone',
  one_time_code: 'gone',
  passkey: 'gone',
  push_target: 'gone',
  passkey_challenge: 'gone',
  review_photo: 'gone',
  order_return_photo: 'gone',
  session: 'gone',
  tag_purchase: 'gone',
  tracking: 'gone',
  wish: 'gone',
  wish_link: 'gone',

  affiliate: 'anonymised',
  bill: 'anonymised',
  charge: 'anonymised',
  coin_lot: 'anonymised',
  coin_use: 'anonymised',
  commission: 'anonymised',
  consent: 'anonymised',
  customer: 'anonymised',
  digital_download: 'anonymised',
  // A transfer receipt belongs to the books: its image stays, the name beside it goes.
  file: 'anonymised',
  ledger_account: 'anonymised',
  licence: 'anonymised',
  transfer_receipt: 'anonymised',
  review: 'anonymised',
  orders: 'anonymised',
  order_voucher: 'anonymised',
  order_event: 'anonymised',
  movement: 'anonymised',
  order_line: 'anonymised',
  order_return: 'anonymised',
  refund: 'anonymised',
  order_return_event: 'anonymised',
  order_return_line: 'anonymised',
  // It holds the driver's name and number; the customer's are only in the order.
  shipment: 'anonymised',
  stock_hold: 'anonymised',
  withdrawal: 'anonymised',

  // Hashes with a key that is not in the database, for a quarter of an hour; and clicks with a truncated address.
  affiliate_click: 'digest',
  rate_limit_hit: 'digest',

  admin_log: 'shop',
  admin_token: 'shop',
  desk_link: 'shop',
  desk_session: 'shop',
  desk_passkey: 'shop',
  shop_event: 'shop',
  webhook: 'shop',
  webhook_held: 'shop',
  media: 'shop',
  moved_slug: 'shop',
  spent_day: 'shop',
  vendor_key: 'shop',
  audit_run: 'shop',
  import_run: 'shop',
  stock_movement: 'shop',
  import_stock: 'shop',
  backup_run: 'shop',
  // Empty but for the minutes of an export, which is of the moment when it began.
  backup_before: 'shop',
  restore_part: 'shop',
  digital_file: 'shop',
  scheduled_job: 'shop',
  tally: 'shop',
  category_branch: 'shop',
  listing_place: 'shop',
  listing_facet: 'shop',
  branch_facet: 'shop',
  article: 'shop',
  article_category: 'shop',
  category: 'shop',
  voucher: 'shop',
  courier_quote: 'shop',
  customer_type: 'shop',
  flash_sale: 'shop',
  flash_sale_item: 'shop',
  information: 'shop',
  terms_version: 'shop',
  listing: 'shop',
  ledger_entry: 'shop',
  ledger_transfer: 'shop',
  payment_inbox: 'shop',
  product: 'shop',
  shop_state: 'shop',
  simulated_payment: 'shop',
  simulator_account: 'shop',
  tier_price: 'shop',
  traffic_count: 'shop',
  found_count: 'shop',
  variant: 'shop',
}

const tables = Object.values(schema)
  .flatMap((one) => (is(one, SQLiteTable) ? [getTableConfig(one)] : []))
  .map(({ name, columns }) => ({ name, columns: columns.map((column) => snake(column.name)) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

test('every table states what happens to a customer’s rows when the account is deleted', () => {
  expect(Object.keys(fates).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

test('every table that holds something about people says for what and until when', () => {
  const about = Object.keys(fates).filter((name) => fates[name] !== 'shop')
  expect([...new Set(kept.map(({ table }) => getTableName(table)))].toSorted()).toEqual(
    // Those of the seller's own people stay when a customer goes.
    [...about, 'admin_log', 'admin_token'].toSorted(),
  )
  expect(kept.filter(({ for: activity }) => !(activity in activities))).toEqual([])
})

/** A column with one of these names is about a person. */
const personal =
  /^(customer_id|owner|actor|sub|visitor|visitor_id|affiliate_id|order_id|return_id|review_id|file_id|phone|email|target|holder|payer|author|note|remark)$/

test.each(tables.filter(({ name }) => fates[name] === 'shop'))('$name has no column about a person', ({ columns }) => {
  expect(columns.filter((column) => personal.test(column))).toEqual([])
})

async function opened() {
  const shop = await openShop({ products: [{ slug: 'satu', stock: 5 }] })
  // The orders are bare rows without the data that belongs to real orders.
  skipAudit(shop)
  await addTestCustomers(shop, 1)
  const entered = await shop.call('customer.login', { login: email, password })
  await busyCustomer(shop)
  const token = entered.ok ? entered.value.token : null
  const rowsOf = async (name: string) =>
    runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(`SELECT * FROM "${name}"`).toArray())
  const remove = () => shop.call('account.remove', { password, ticket: null, code: null }, { token })
  return { shop, token, rowsOf, remove }
}

// Proves ASVS 14.2.4
test('after an account is deleted no table holds a word that identifies its customer', async () => {
  const { shop, rowsOf, remove } = await opened()
  const before = new Map<string, number>()
  for (const { name } of tables) before.set(name, (await rowsOf(name)).length)
  for (const [name, fate] of Object.entries(fates))
    if (fate === 'gone' || fate === 'anonymised') expect([name, before.get(name)]).not.toEqual([name, 0])
  const hold = "UPDATE shop_state SET settings = json_set(settings, '$.jobsHeld', json('true'))"
  await runInDurableObject(await shop.object(), (_, { storage }) => void storage.sql.exec(hold))
  expect(await remove()).toMatchObject({ ok: true })
  for (const { name } of tables) {
    const rows = await rowsOf(name)
    const fate = fates[name]
    if (fate === 'gone') expect([name, rows]).toEqual([name, []])
    if (fate === 'anonymised') expect([name, rows.length]).not.toEqual([name, 0])
    const said = JSON.stringify(rows)
    for (const word of [
      secret,
      phone,
      email,
      'Ani Lestari',
      '7788990011',
      'A***i',
      'RAHASIAKU',
      'baru@',
      '81999999999',
    ])
      expect([name, said.includes(word), word]).toEqual([name, false, word])
  }
  expect((await rowsOf('file')).map((row) => row['id'])).toEqual(['bukti'])
  const goes = (await rowsOf('scheduled_job')).flatMap(({ kind, ref }) => (kind === 'remove-file' ? [ref] : []))
  expect(goes).toEqual(expect.arrayContaining(['foto', 'retur', 'struk', 'ulasan', 'lepas']))
  expect(await rowsOf('review')).toMatchObject([
    { author: 'Pembeli', text: 'Bagus', photos: '[]', hidden_photos: '[]' },
  ])
  expect(await rowsOf('licence')).toMatchObject([{ code: 'AAAA-1' }])
})

test('an account with an open return cannot be deleted', async () => {
  const { shop, remove } = await opened()
  await runInDurableObject(
    await shop.object(),
    (_, { storage }) => void storage.sql.exec("UPDATE order_return SET status = 'REQUESTED'"),
  )
  expect(await remove()).toMatchObject({
    code: 'account_returns',
    message: expect.stringContaining('Masih ada 1 pengembalian'),
  })
})

test('the data copy holds everything about a customer, and no code or token', async () => {
  const { shop, token } = await opened()
  const answer = await shop.call('account.export', { ticket: null, code: null, password }, { token })
  const data = JSON.parse(answer.ok ? answer.value.json : '{}') as Record<string, Record<string, unknown>[]>
  expect(data['pesanan']?.[0]).toMatchObject({
    pengirim: { nama: secret },
    kodeDigital: ['AAAA-1'],
    riwayat: [{ catatan: secret }],
    danaKembali: [{ jumlah: 1, rekening: '7788990011', pemilik: secret }],
    buktiBayar: [{ pengirim: secret }],
  })
  expect(data['pengembalian']).toMatchObject([
    {
      nomor: 'RTN-1',
      penjelasan: secret,
      foto: 1,
      ongkir: { diminta: 25_000, diganti: 18_000, catatan: secret },
      riwayat: [{ catatan: secret }],
    },
  ])
  expect(data['ulasan']).toMatchObject([
    { ulasan: 'Bagus', foto: ['/media/ulasan', '/ulasan/foto/ulasan'], disembunyikan: 'ABUSE' },
  ])
  expect(data).toMatchObject({
    akunGoogle: { email },
    passkey: [{ nama: secret, situs: 'x' }],
    perubahanAkun: [{ sebelumnya: { kind: 'email', value: secret } }],
    affiliate: { kode: 'RAHASIAKU' },
    catatanKeranjang: secret,
    keranjang: [{ jumlah: 1 }],
    voucher: [{ kode: 'HEMAT' }],
    wishlistDibagikan: true,
    perangkat: [{ perangkat: '' }],
    pesan: [{ jenis: 'order_paid', ke: email }],
  })
})

test('the seller copies and removes a customer on request; no table and no later export names them', async () => {
  const { shop, rowsOf } = await opened()
  const words = [secret, phone, email, 'Ani Lestari', '7788990011', 'RAHASIAKU']
  const copied = await shop.admin('POST', '/customers/PLG-0/export', {})
  expect(copied.status).toBe(200)
  for (const word of words) expect([word, JSON.stringify(copied.body).includes(word)]).toEqual([word, true])
  expect(await shop.admin('DELETE', '/customers/PLG-0')).toMatchObject({ status: 200, body: {} })
  expect((await rowsOf('file')).map((row) => row['id'])).toEqual(['bukti'])
  expect(await shop.admin('DELETE', '/customers/PLG-0')).toMatchObject({ status: 404 })
  expect(await shop.admin('POST', '/customers/PLG-0/export', {})).toMatchObject({ status: 404 })

  await runInDurableObject(
    await shop.object(),
    (_, { storage }) => void storage.sql.exec("DELETE FROM scheduled_job WHERE kind <> 'backup'"),
  )
  await shop.admin('POST', '/backup', {})
  for (let run = 0; run < 20 && (await rowsOf('scheduled_job')).length > 0; run += 1) await shop.admin('POST', '/jobs')
  const { object, night } = (await shop.admin('GET', '/backup')).body as { object: string; night: string }
  const { objects } = await bindings.MEDIA.list({ prefix: `${object}/backup/${night}/part-` })
  expect(objects.length).toBeGreaterThan(0)
  let exported = ''
  for (const { key } of objects) {
    const body = (await bindings.MEDIA.get(key))?.body.pipeThrough(new DecompressionStream('gzip'))
    exported += await new Response(body ?? null).text()
  }
  expect(exported).toContain('dihapus:warga-0')
  for (const { name } of tables) exported += JSON.stringify(await rowsOf(name))
  for (const word of words) expect([word, exported.includes(word)]).toEqual([word, false])
  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { operation: string; subject: string }[] }
  expect(lines.map(({ operation, subject }) => `${operation} ${subject}`)).toEqual(
    expect.arrayContaining(['person.export PLG-0', 'person.remove PLG-0']),
  )
})

test('an account goes that had news of its orders in more browsers than one statement takes', async () => {
  const { shop, rowsOf, remove } = await opened()
  await runInDurableObject(
    await shop.object(),
    (_, { storage }) =>
      void storage.sql.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
        INSERT INTO push_target (id, order_id, endpoint, key, auth, created_at)
        SELECT 'layar-' || i, (SELECT order_id FROM push_target LIMIT 1), 'https://layar.contoh.id/' || i, 'k', 'a', 0 FROM n`),
  )
  expect(await remove()).toMatchObject({ ok: true })
  expect(await rowsOf('push_target')).toEqual([])
})
