import { runInDurableObject } from 'cloudflare:test'
import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#commerce/platform/schema.ts'
import { addResidents, residentPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { leaveBroken, openShop } from '#tests/support/in-workerd/shop.ts'
import { busyCustomer, email, phone, secret } from './account-steps.ts'

/**
 * What becomes of a table's rows when their customer gives the account up.
 * gone: none is left. unnamed: they stay, for the books or for other buyers, and say nothing of a person. shop: they
 * are about nobody.
 */
const fates: Readonly<Record<string, 'gone' | 'unnamed' | 'digest' | 'shop'>> = {
  bank_account: 'gone',
  cart_line: 'gone',
  cart_note: 'gone',
  contact_change: 'gone',
  voucher_choice: 'gone',
  voucher_claim: 'gone',
  customer_address: 'gone',
  google_account: 'gone',
  google_pending_login: 'gone',
  known_device: 'gone',
  message: 'gone',
  once_answer: 'gone',
  one_time_code: 'gone',
  review_photo: 'gone',
  order_return_photo: 'gone',
  session: 'gone',
  tracking: 'gone',
  wish: 'gone',
  wish_link: 'gone',

  affiliate: 'unnamed',
  bill: 'unnamed',
  charge: 'unnamed',
  coin_lot: 'unnamed',
  coin_use: 'unnamed',
  commission: 'unnamed',
  consent: 'unnamed',
  customer: 'unnamed',
  digital_download: 'unnamed',
  // What shows a payment is a document of the books: its picture stays, nobody's name beside it.
  file: 'unnamed',
  ledger_account: 'unnamed',
  licence: 'unnamed',
  transfer_receipt: 'unnamed',
  review: 'unnamed',
  orders: 'unnamed',
  order_voucher: 'unnamed',
  order_event: 'unnamed',
  order_line: 'unnamed',
  order_return: 'unnamed',
  order_return_event: 'unnamed',
  order_return_line: 'unnamed',
  // The driver's name and number; the buyer's stand in the order alone.
  shipment: 'unnamed',
  stock_hold: 'unnamed',
  withdrawal: 'unnamed',

  // Digests under a key the database does not hold, for a quarter of an hour; and a visitor who followed a link, by a
  // truncated address.
  affiliate_click: 'digest',
  rate_limit_hit: 'digest',

  digital_file: 'shop',
  scheduled_job: 'shop',
  article: 'shop',
  article_category: 'shop',
  category: 'shop',
  voucher: 'shop',
  courier_quote: 'shop',
  customer_type: 'shop',
  flash_sale: 'shop',
  flash_sale_item: 'shop',
  information: 'shop',
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
  variant: 'shop',
}

const tables = Object.values(schema)
  .flatMap((one) => (is(one, SQLiteTable) ? [getTableConfig(one)] : []))
  .map(({ name, columns }) => ({ name, columns: columns.map((column) => snake(column.name)) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

test('every table says what becomes of a customer’s rows when the account goes', () => {
  expect(Object.keys(fates).toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
})

/** A column by any of these names is about somebody. */
const personal =
  /^(customer_id|owner|actor|sub|visitor|visitor_id|affiliate_id|order_id|return_id|review_id|file_id|phone|email|target|holder|payer|author|note|remark)$/

test.each(tables.filter(({ name }) => fates[name] === 'shop'))('$name has no column about a person', ({ columns }) => {
  expect(columns.filter((column) => personal.test(column))).toEqual([])
})

async function opened() {
  const shop = await openShop({ products: [{ slug: 'satu', stock: 5 }] })
  // Its orders are plain rows, without what orders hold together.
  leaveBroken(shop)
  await addResidents(shop, 1)
  const entered = await shop.call('customer.login', { login: email, password })
  await busyCustomer(shop)
  const token = entered.ok ? entered.value.token : null
  const rowsOf = async (name: string) =>
    runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(`SELECT * FROM "${name}"`).toArray())
  const remove = () => shop.call('account.remove', { password, ticket: null, code: null }, { token })
  return { shop, token, rowsOf, remove }
}

test('of an account that was given up no table keeps a word that tells who it was', async () => {
  const { rowsOf, remove } = await opened()
  const before = new Map<string, number>()
  for (const { name } of tables) before.set(name, (await rowsOf(name)).length)
  for (const [name, fate] of Object.entries(fates))
    if (fate === 'gone' || fate === 'unnamed') expect([name, before.get(name)]).not.toEqual([name, 0])
  expect(await remove()).toMatchObject({ ok: true })
  for (const { name } of tables) {
    const rows = await rowsOf(name)
    const fate = fates[name]
    if (fate === 'gone') expect([name, rows]).toEqual([name, []])
    if (fate === 'unnamed') expect([name, rows.length]).not.toEqual([name, 0])
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
  expect(await rowsOf('review')).toMatchObject([{ author: 'Pembeli', text: 'Bagus', photos: '[]' }])
  expect(await rowsOf('licence')).toMatchObject([{ code: 'AAAA-1' }])
})

test('an account with a return under way stays', async () => {
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

test('a copy holds everything that is kept of a customer, and no code that opens anything', async () => {
  const { shop, token } = await opened()
  const answer = await shop.call('account.export', {}, { token })
  const data = JSON.parse(answer.ok ? answer.value.json : '{}') as Record<string, Record<string, unknown>[]>
  expect(data['pesanan']?.[0]).toMatchObject({
    pengirim: { nama: secret },
    kodeDigital: ['AAAA-1'],
    riwayat: [{ catatan: secret }],
    buktiBayar: [{ pengirim: secret }],
  })
  expect(data['pengembalian']).toMatchObject([
    { nomor: 'RTN-1', penjelasan: secret, foto: 1, riwayat: [{ catatan: secret }] },
  ])
  expect(data['ulasan']).toMatchObject([{ ulasan: 'Bagus', foto: ['/media/ulasan'] }])
  expect(data).toMatchObject({
    akunGoogle: { email },
    affiliate: { kode: 'RAHASIAKU' },
    catatanKeranjang: secret,
    keranjang: [{ jumlah: 1 }],
    voucher: [{ kode: 'HEMAT' }],
    wishlistDibagikan: true,
    perangkat: [{ perangkat: '' }],
    pesan: [{ jenis: 'order_paid', ke: email }],
  })
})
