import { runInDurableObject } from 'cloudflare:test'
import { phoneOf } from '#tests/support/in-workerd/test-customers.ts'
import type { TestShop } from '#tests/support/in-workerd/shop.ts'

/** Written into every field that can hold a person's own words. */
export const secret = 'Rahasia Pribadi'
export const [email, phone] = ['warga0@contoh.id', phoneOf(0)]
const id = 'warga-0'

/** Gives the first test customer a row in every table that can hold customer data. The shop needs a product. */
export async function busyCustomer(shop: TestShop) {
  const mine: { name: string; values: Record<string, string | number | null> }[] = []
  const put = (name: string, values: Record<string, string | number | null>) => void mine.push({ name, values })
  const address = JSON.stringify({
    recipient: secret,
    phone,
    email,
    street: secret,
    courierNote: secret,
    regency: 'Kota Bandung',
    province: 'Jawa Barat',
  })
  const owner = `c:${id}`
  put('voucher', { id: 'kupon', code: 'HEMAT', title: 'Hemat', starts_at: 1, amount: 1 })
  put('orders', {
    id: 'jual',
    number: 'INV-1',
    customer_id: id,
    visitor_id: secret,
    status: 'COMPLETED',
    delivery: 'digital',
    address,
    note: secret,
    subtotal: 0,
    total: 0,
    dropship_name: secret,
    dropship_phone: phone,
    proven_contact: secret,
    placed_at: 1,
    pay_by: 1,
  })
  put('order_line', { order_id: 'jual', position: 0, name: 'Satu', variant_name: '', slug: 'satu', image: '' })
  put('order_event', { order_id: 'jual', kind: 'CANCEL', note: secret })
  put('order_voucher', {
    order_id: 'jual',
    kind: 'goods',
    voucher_id: 'kupon',
    code: 'HEMAT',
    title: 'Hemat',
    state: 'USED',
    customer_id: id,
    phone,
  })
  put('refund', {
    id: 'dana',
    order_id: 'jual',
    reason: 'refund',
    ref: 'jual',
    amount: 1,
    state: 'PAID',
    way: 'bank',
    bank_code: '014',
    number: '7788990011',
    holder: secret,
    named_at: 0,
    paid_at: 1,
  })
  put('stock_hold', { order_id: 'jual', state: 'SOLD' })
  put('licence', { order_id: 'jual', code: 'AAAA-1' })
  put('digital_file', { id: 'buku', name: 'panduan.pdf' })
  put('digital_download', { order_id: 'jual', file_id: 'buku', taken: 1 })
  put('bill', {
    code: 'tagihan',
    order_id: 'jual',
    status: 'PAID',
    vendor: 'manual',
    method: 'bca',
    unique_code: 0,
    paid_at: 1,
  })
  put('charge', { reference: 'INV-1-1', bill_code: 'tagihan', vendor: 'manual', state: 'paid' })
  for (const file of ['foto', 'bukti', 'retur', 'struk', 'ulasan', 'lepas'])
    put('file', { id: file, owner, mime: 'image/png' })
  put('movement', { id: 'uang', order_id: 'jual', source: 'BCA', said: secret, note: secret, state: 'closed' })
  put('transfer_receipt', {
    id: 'bukti',
    order_id: 'jual',
    reference: 'INV-1-1',
    file_id: 'bukti',
    bank: 'bca',
    payer: secret,
    note: secret,
    reason: secret,
    state: 'accepted',
    day: '2026-11-21',
    answered_at: 1,
  })
  put('tag_purchase', {
    order_id: 'jual',
    vendor: 'metaPixel',
    consent: '1.yes.1795316400',
    client: secret,
    user_agent: secret,
    created_at: 1,
  })
  put('tracking', { order_id: 'jual', state: 'delivered', label: 'Terkirim', place: secret })
  put('shipment', { reference: 'INV-1-1', order_id: 'jual', vendor: 'gosend', rate_code: 'x', live_url: secret })
  put('order_return', {
    id: 'balik',
    number: 'RTN-1',
    order_id: 'jual',
    customer_id: id,
    status: 'COMPLETED',
    solution: 'refund',
    reason: 'Lainnya',
    description: secret,
    postage_asked: 25_000,
    postage_paid: 18_000,
    postage_note: secret,
    postage_at: 1,
  })
  put('order_return_line', { return_id: 'balik' })
  put('order_return_photo', { return_id: 'balik', file_id: 'retur' })
  put('order_return_photo', { return_id: 'balik', file_id: 'struk', shows: 'postage' })
  put('order_return_event', { return_id: 'balik', status: 'REQUESTED', note: secret })
  put('review', {
    id: 'kata',
    variant_name: '',
    author: 'A***i L.',
    stars: 5,
    text: 'Bagus',
    photos: '["/media/ulasan"]',
    order_id: 'jual',
    order_position: 0,
    hidden: 'ABUSE',
    hidden_photos: JSON.stringify(['/ulasan/foto/ulasan']),
  })
  put('review_photo', { file_id: 'ulasan', review_id: 'kata' })
  put('message', {
    id: 'p1',
    event: 'a:1',
    kind: 'order_paid',
    channel: 'email',
    target: email,
    values: JSON.stringify({ shop: secret }),
  })
  put('message', {
    id: 'p2',
    event: 'a:2',
    kind: 'order_paid',
    channel: 'whatsapp',
    target: '+6281999999999',
    order_id: 'jual',
    values: JSON.stringify({ shop: secret }),
  })
  put('message', {
    id: 'p3',
    event: 'a:3',
    kind: 'code_contact',
    channel: 'email',
    target: 'baru@contoh.id',
    values: '{}',
  })
  put('message', {
    id: 'p5',
    event: 'seller_withdrawal:tarik:email',
    kind: 'seller_withdrawal',
    channel: 'email',
    target: 'penjual@contoh.id',
    values: JSON.stringify({ account: `BCA 7788990011 atas nama ${secret}` }),
  })
  put('push_target', { id: 'layar', order_id: 'jual', endpoint: 'https://contoh.id/x', key: secret, auth: secret })
  put('push_target', {
    id: 'layar-barang',
    order_id: owner,
    endpoint: 'https://contoh.id/y',
    key: secret,
    auth: secret,
  })
  put('message', {
    id: 'p4',
    event: 'a:4',
    kind: 'goods_back',
    channel: 'push',
    target: 'layar-barang',
    values: '{}',
    sent_at: Date.now(),
  })
  put('goods_alert', { id: 'kabar', owner, kind: 'stock', browser: 'layar-barang' })
  put('account_change', {
    id: 'ubah',
    customer_id: id,
    replaced: JSON.stringify({ kind: 'email', value: secret, verifiedAt: null }),
  })
  put('pending_registration', { ticket: 'daftar', name: secret, phone, email, password: '{}' })
  put('contact_change', { customer_id: id, kind: 'email', value: 'baru@contoh.id' })
  put('one_time_code', { id: 'kode', customer_id: id, purpose: 'login', channel: 'email' })
  put('google_account', { sub: 'g-1', customer_id: id, email })
  put('google_pending_login', { id: 'tiba', sub: 'g-1', email, name: secret })
  put('passkey', { id: 'kunci', customer_id: id, credential_id: 'k', name: secret, transports: '[]', counter: 0 })
  put('passkey_challenge', { id: 'tantangan', customer_id: id, purpose: 'add' })
  put('known_device', { customer_id: id, device: 'sidik' })
  put('customer_address', { customer_id: id, digest: 'd'.repeat(64), address })
  put('wish', { id: 'w', owner, saved_available: 1 })
  put('wish_link', { customer_id: id, token: secret })
  put('cart_line', { id: 'k', owner })
  put('cart_note', { owner, note: secret })
  put('voucher_claim', { owner, voucher_id: 'kupon' })
  put('voucher_choice', { owner, kind: 'goods', voucher_id: 'kupon' })
  put('once_answer', { actor: owner, answer: JSON.stringify({ name: secret }) })
  put('bank_account', { id: 'rek', customer_id: id, bank_code: 'bca', number: '7788990011', holder: secret })
  put('withdrawal', {
    id: 'tarik',
    customer_id: id,
    source: 'wallet',
    status: 'PAID',
    bank_code: 'bca',
    number: '7788990011',
    holder: secret,
    note: secret,
    amount: 10,
    fee: 1,
  })
  put('affiliate', { customer_id: id, code: 'RAHASIAKU' })
  put('commission', { order_id: 'jual', affiliate_id: id, status: 'READY', base: 1, amount: 1 })
  put('coin_lot', { customer_id: id, given: 1, left: 0 })
  put('coin_use', { order_id: 'jual' })
  put('ledger_account', { id: `coins:${id}`, balance: 0 })
  await runInDurableObject(await shop.object(), (_, { storage: { sql } }) => {
    const [product, variant] = ['product', 'variant'].map((name) =>
      String(sql.exec(`SELECT id FROM ${name}`).toArray()[0]?.['id']),
    )
    for (const { name, values } of mine) {
      const needed = sql
        .exec(`PRAGMA table_info(${name})`)
        .toArray()
        .filter((column) => column['notnull'] === 1 && column['dflt_value'] === null)
      const filled = Object.fromEntries(
        needed.map(({ name: column, type }) => [String(column), type === 'INTEGER' ? 1 : 'x']),
      )
      const known = { product_id: product ?? '', variant_id: variant ?? '', lot_id: 1 }
      const row = {
        ...filled,
        ...Object.fromEntries(Object.entries(known).filter(([column]) => column in filled)),
        ...values,
      }
      if (
        name === 'licence' ||
        name === 'coin_lot' ||
        name === 'coin_use' ||
        name === 'order_event' ||
        name === 'order_return_event' ||
        name === 'tracking'
      )
        delete row['id' as never]
      sql.exec(
        `INSERT INTO ${name} (${Object.keys(row)
          .map((column) => `"${column}"`)
          .join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        ...Object.values(row),
      )
    }
    sql.exec("UPDATE customer SET photo_file_id = 'foto' WHERE id = ?", id)
  })
}
