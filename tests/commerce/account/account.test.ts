import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { addressOf } from '../address/address-steps.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { skipAudit, openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const login = async (shop: TestShop, typed: string, secret = password) => {
  const answer = await shop.call('customer.login', { login: typed, password: secret }, { visitor: randomId() })
  return answer.ok ? answer.value.token : null
}
async function opened(count = 2) {
  const shop = await openShop({ products: [{ slug: 'satu', stock: 5 }] })
  await addTestCustomers(shop, count)
  return { shop, token: (await login(shop, 'warga0@contoh.id')) ?? '' }
}
const change = (
  shop: TestShop,
  token: string,
  kind: 'email' | 'phone',
  value: string,
  secret: string | null = password,
) => shop.call('account.changeContact', { kind, value, password: secret }, { token })
async function newestCode(shop: TestShop) {
  const listed = await shop.call('message.list', {})
  const [newest] = listed.ok ? listed.value : []
  return { target: newest?.target, code: newest?.text.match(/\b\d{6}\b/)?.[0] ?? '' }
}
const read = async (shop: TestShop, token: string) => {
  const answer = await shop.call('account.find', {}, { token })
  return answer.ok ? answer.value : null
}

// Proves §2.22
test('a new phone number counts once its code is confirmed; then it signs in and the old number does not', async () => {
  const { shop, token } = await opened()
  expect(await change(shop, token, 'phone', '0812-9999-8888')).toMatchObject({ ok: true, value: { waits: true } })
  expect(await read(shop, token)).toMatchObject({
    change: { kind: 'phone', value: '+6281299998888' },
    phoneVerified: false,
  })
  const { target, code } = await newestCode(shop)
  expect(target).toBe('+6281299998888')
  expect(await login(shop, '081299998888')).toBeNull()
  expect(
    await shop.call('account.confirmContact', { code: code === '000000' ? '111111' : '000000' }, { token }),
  ).toMatchObject({ code: 'code_wrong' })
  const confirmed = await shop.call('account.confirmContact', { code }, { token })
  const renewed = (confirmed.ok && confirmed.value.token) || ''
  expect(await read(shop, token)).toBeNull()
  expect(await read(shop, renewed)).toMatchObject({ change: null, phoneVerified: true })
  expect(await login(shop, '081299998888')).not.toBeNull()
  expect(await login(shop, '081200000000')).toBeNull()
  // The old number is notified.
  expect((await newestCode(shop)).target).toBe('+6281200000000')
  expect(await shop.call('account.confirmContact', { code }, { token: renewed })).toMatchObject({ ok: false })
})

test('the code of a contact change cannot be resent to the old contact or used for anything else', async () => {
  const { shop, token } = await opened()
  await change(shop, token, 'email', 'baru@contoh.id')
  const ticket = await runInDurableObject(await shop.object(), (_, { storage }) =>
    String(storage.sql.exec('SELECT ticket FROM contact_change').one()['ticket']),
  )
  const { code } = await newestCode(shop)
  expect(await shop.call('code.askAgain', { ticket })).toMatchObject({ code: 'code_expired' })
  expect(await shop.call('customer.loginByCode', { ticket, code })).toMatchObject({ code: 'code_wrong' })
  expect(await change(shop, token, 'email', 'lain@contoh.id')).toMatchObject({ code: 'code_wait' })
  expect(await shop.call('account.cancelContact', {}, { token })).toMatchObject({ ok: true })
  expect(await shop.call('account.confirmContact', { code }, { token })).toMatchObject({ code: 'code_expired' })
})

test('a number or e-mail of another account gets the same answer as a free one; its owner gets a message, and no code opens it', async () => {
  const { shop, token } = await opened()
  const free = await change(shop, token, 'email', 'bebas@contoh.id')
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const taken = await change(shop, token, 'email', 'WARGA1@contoh.id')
  expect(taken).toEqual(free)
  expect(await read(shop, token)).toMatchObject({ change: { kind: 'email', value: 'warga1@contoh.id' } })
  const listed = await shop.call('message.list', {})
  expect(listed.ok && listed.value[0]).toMatchObject({
    target: 'warga1@contoh.id',
    text: expect.stringContaining('sudah punya akun'),
  })
  expect(await shop.call('account.confirmContact', { code: '123456' }, { token })).toMatchObject({ code: 'code_wrong' })
  expect(await change(shop, token, 'phone', 'bukan nomor')).toMatchObject({
    ok: false,
    fields: { value: expect.any(String) },
  })
})

test('in the own browser too, a second contact within a minute waits, whether it is free or taken', async () => {
  const { shop } = await opened()
  const entered = await shop.call('customer.login', { login: 'warga0@contoh.id', password })
  const { token, device } = entered.ok ? entered.value : { token: null, device: null }
  const ask = (value: string) =>
    shop.call(
      'account.changeContact',
      { kind: 'email', value, password },
      { token: token ?? '', headers: { 'device-key': device ?? '' } },
    )
  expect(await ask('bebas@contoh.id')).toMatchObject({ ok: true })
  for (const value of ['lain@contoh.id', 'warga1@contoh.id'])
    expect(await ask(value)).toMatchObject({ code: 'code_wait' })
})

test('a customer who verifies a number gets the guest orders with that number', async () => {
  const { shop, token } = await opened()
  // The orders are bare rows without goods and bills, because only their owner matters here.
  skipAudit(shop)
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    const add = (id: string, phone: string) =>
      storage.sql.exec(
        "INSERT INTO orders (id, number, visitor_id, status, delivery, address, weight_grams, subtotal, total, created_at, placed_at, pay_by) VALUES (?, ?, 'tamu', 'COMPLETED', 'digital', ?, 0, 0, 0, 0, 1, 1)",
        id,
        id,
        JSON.stringify({ phone, recipient: 'Tamu Toko' }),
      )
    add('tamu-1', '+6281299998888')
    add('tamu-2', '+6281277776666')
  })
  await change(shop, token, 'phone', '081299998888')
  await shop.call('account.confirmContact', { code: (await newestCode(shop)).code }, { token })
  const owners = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec('SELECT id, customer_id FROM orders ORDER BY id').toArray(),
  )
  expect(owners).toEqual([
    { id: 'tamu-1', customer_id: 'warga-0' },
    { id: 'tamu-2', customer_id: null },
  ])
})

// Proves ASVS 6.2.2, ASVS 6.2.3, ASVS 7.2.4, ASVS 7.4.3
test('changing the password needs a confirmation, ends every session and gives the caller a new one', async () => {
  const { shop, token } = await opened()
  const other = (await login(shop, 'warga0@contoh.id')) ?? ''
  const set = (oldPassword: string, secret: string) =>
    shop.call('account.changePassword', { oldPassword, password: secret, ticket: null, code: null }, { token })
  expect(await set('salah-sekali-1', 'kata-sandi-baru-9')).toMatchObject({
    code: 'password_wrong',
    fields: { oldPassword: expect.any(String) },
  })
  expect(await set(password, 'password123')).toMatchObject({ code: 'password_common' })
  expect((await read(shop, token))?.sessions).toHaveLength(2)
  const changed = await set(password, 'kata-sandi-baru-9')
  const renewed = (changed.ok && changed.value.token) || ''
  for (const old of [other, token]) expect(await read(shop, old)).toBeNull()
  expect((await read(shop, renewed))?.sessions).toMatchObject([{ current: true }])
  expect(await login(shop, 'warga0@contoh.id', 'kata-sandi-baru-9')).not.toBeNull()
  expect(await shop.call('account.endSessions', {}, { token: renewed })).toMatchObject({ ok: true })
  expect(await read(shop, renewed)).toBeNull()
})

// Proves ASVS 7.5.2
test('a customer can end a single own session, but not another customer’s', async () => {
  const { shop, token } = await opened()
  const other = (await login(shop, 'warga0@contoh.id')) ?? ''
  const neighbour = (await login(shop, 'warga1@contoh.id')) ?? ''
  const idOf = async (of: string) => (await read(shop, of))?.sessions.find(({ current }) => current)?.id ?? ''
  const end = (session: string) => shop.call('account.endSession', { session }, { token })
  for (const session of [await idOf(neighbour), 'tidak-ada']) expect(await end(session)).toMatchObject({ ok: true })
  expect(await read(shop, neighbour)).not.toBeNull()
  expect(await end(await idOf(other))).toMatchObject({ ok: true })
  expect(await read(shop, other)).toBeNull()
  expect((await read(shop, token))?.sessions).toMatchObject([{ current: true }])
})

// Proves ASVS 7.3.1
test('a session ends thirty days after its sign-in, whether or not it was used', async () => {
  const { shop, token } = await opened()
  const idle = (await login(shop, 'warga1@contoh.id')) ?? ''
  const found = []
  for (const [days, who] of [
    [20, token],
    [29.9, idle],
    [30.1, token],
    [30.1, idle],
  ] as const) {
    await shop.admin('POST', '/clock', { offsetMs: Math.round(days * dayMs) })
    found.push((await read(shop, who))?.sessions.length ?? null)
  }
  expect(found).toEqual([1, 1, null, null])
})

// Proves ASVS 7.4.5
test('the seller ends every session of a customer, who stays a customer', async () => {
  const { shop, token } = await opened()
  const [other, neighbour] = [await login(shop, 'warga0@contoh.id'), await login(shop, 'warga1@contoh.id')]
  expect(await shop.admin('POST', '/customers/PLG-0/sign-out', {})).toMatchObject({ status: 200 })
  expect([await read(shop, token), await read(shop, other ?? '')]).toEqual([null, null])
  expect(await read(shop, neighbour ?? '')).not.toBeNull()
  expect(await login(shop, 'warga0@contoh.id')).not.toBeNull()
  expect(await shop.admin('POST', '/customers/tidak-ada/sign-out', {})).toMatchObject({ status: 404 })
})

test('an account without a password sets its first one, or is deleted, with a code that works once and only for its owner', async () => {
  const { shop, token } = await opened()
  await runInDurableObject(
    await shop.object(),
    (_, { storage }) =>
      void storage.sql.exec(`UPDATE customer SET password = json_set(password, '$.hash', '') WHERE id = 'warga-0'`),
  )
  expect(await read(shop, token)).toMatchObject({ password: false })
  expect(await login(shop, 'warga0@contoh.id')).toBeNull()
  const neighbour = (await login(shop, 'warga1@contoh.id')) ?? ''
  const give = (code: string, ticket: string, as = token) =>
    shop.call('account.remove', { password: null, ticket, code }, { token: as })
  const set = (code: string | null, ticket: string | null, oldPassword: string | null = null) =>
    shop.call('account.changePassword', { oldPassword, password: 'kata-sandi-baru-9', ticket, code }, { token })
  expect(await shop.call('account.remove', { password, ticket: null, code: null }, { token })).toMatchObject({
    code: 'password_wrong',
  })
  for (const typed of ['', null]) expect(await set(null, null, typed)).toMatchObject({ code: 'confirmation_needed' })
  const asked = await shop.call('account.askCode', {}, { token })
  const ticket = asked.ok ? asked.value.ticket : ''
  const { target, code } = await newestCode(shop)
  expect(target).toBe('+6281200000000')
  expect(await shop.call('code.askAgain', { ticket })).toMatchObject({ code: 'code_expired' })
  expect(await shop.call('customer.loginByCode', { ticket, code })).toMatchObject({ code: 'code_wrong' })
  expect(await give(code, ticket, neighbour)).toMatchObject({ code: 'code_wrong' })
  expect(await give(code === '000000' ? '111111' : '000000', ticket)).toMatchObject({
    code: 'code_wrong',
    fields: { code: expect.any(String) },
  })
  const changed = await set(code, ticket)
  const renewed = (changed.ok && changed.value.token) || ''
  expect(await read(shop, renewed)).toMatchObject({ password: true })
  expect(await login(shop, 'warga0@contoh.id', 'kata-sandi-baru-9')).not.toBeNull()
  expect(await give(code, ticket, renewed)).toMatchObject({ code: 'code_used_up' })
})

test('a session names its device, even when the user agent is nonsense', async () => {
  const { shop } = await opened(1)
  const from = async (device: string) => {
    const answer = await shop.call(
      'customer.login',
      { login: 'warga0@contoh.id', password },
      { headers: { 'visitor-device': device } },
    )
    return answer.ok ? answer.value.token : null
  }
  await from('<script>')
  const token = (await from('Chrome di Android')) ?? ''
  expect((await read(shop, token))?.sessions.map(({ device }) => device).toSorted()).toEqual([
    '',
    '',
    'Chrome di Android',
  ])
})

test('giving and withdrawing a consent are both stored with version and time', async () => {
  const { shop, token } = await opened(1)
  for (const granted of [true, true, false]) await shop.call('account.setMarketing', { granted }, { token })
  expect(await read(shop, token)).toMatchObject({ marketing: false })
  const rows = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql
      .exec("SELECT granted, version, at > 0 AS dated FROM consent WHERE purpose = 'marketing' ORDER BY id")
      .toArray(),
  )
  expect(rows).toEqual([
    { granted: 1, version: '2026-11-01', dated: 1 },
    { granted: 0, version: '2026-11-01', dated: 1 },
  ])
})

test('the data copy holds only the customer’s own data', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  const answer = await shop.call(
    'account.export',
    { ticket: null, code: null, password: 'belanja-aman-2026' },
    { token },
  )
  const data = JSON.parse(answer.ok ? answer.value.json : '{}') as Record<string, unknown[]>
  for (const key of [
    'toko',
    'dibuat',
    'profil',
    'alamat',
    'pesanan',
    'pengembalian',
    'ulasan',
    'mutasi',
    'rekening',
    'penarikan',
    'wishlist',
    'persetujuan',
  ])
    expect(data).toHaveProperty(key)
  expect(data['profil']).toMatchObject({ nama: 'Siti Rahmawati', email: 'siti@contoh.id' })
  expect(data['pesanan']?.length).toBeGreaterThan(0)
  expect(data['persetujuan']).toHaveLength(2)
  expect(JSON.stringify(data)).not.toMatch(/hash|salt/)
  expect((await shop.upstream('POST', '/customer/account-export', { body: {} })).status).toBe(401)
})

// Proves ASVS 7.4.2
test('an account with open orders or money stays; without them it is deleted, and the records that the law requires name no person', async () => {
  const { shop, token } = await opened(1)
  // The order is a bare row, as above.
  skipAudit(shop)
  await shop.call('address.save', { ...addressOf(), main: true, label: '' } as never, { token })
  const sql = async (text: string) =>
    runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(text).toArray())
  await sql(
    `INSERT INTO orders (id, number, customer_id, status, delivery, address, weight_grams, subtotal, total, note, created_at, placed_at, pay_by) VALUES ('jual', 'INV-1', 'warga-0', 'SHIPPING', 'digital', '${JSON.stringify({ recipient: 'Ani Lestari', phone: '+6281200000000', street: 'Jl. Rahasia 1', regency: 'Kota Bandung', province: 'Jawa Barat' })}', 0, 0, 0, 'rahasia', 0, 1, 1)`,
  )
  const remove = (secret = password) =>
    shop.call('account.remove', { password: secret, ticket: null, code: null }, { token })
  expect(await remove('salah-sekali-1')).toMatchObject({ code: 'password_wrong' })
  expect(await remove()).toMatchObject({
    code: 'account_orders',
    message: expect.stringContaining('Masih ada 1 pesanan'),
  })
  await sql("UPDATE orders SET status = 'COMPLETED'")
  await sql("INSERT INTO ledger_account (id, balance) VALUES ('wallet:warga-0', 5000)")
  expect(await remove()).toMatchObject({ code: 'account_money', message: expect.stringContaining('5.000') })
  await sql("UPDATE ledger_account SET balance = 0 WHERE id LIKE 'wallet:%'")
  await sql("INSERT INTO ledger_account (id, balance) VALUES ('commission:warga-0', 50000)")
  expect(await remove()).toMatchObject({ code: 'account_money' })
  await sql("UPDATE ledger_account SET balance = 49999 WHERE id LIKE 'commission:%'")
  expect(await remove()).toMatchObject({ ok: true })
  expect(await read(shop, token)).toBeNull()
  expect(await login(shop, 'warga0@contoh.id')).toBeNull()
  const everything = JSON.stringify([
    await sql('SELECT * FROM customer'),
    await sql('SELECT * FROM orders'),
    await sql('SELECT * FROM customer_address'),
    await sql('SELECT * FROM session'),
  ])
  for (const word of ['Ani Lestari', '81200000000', 'warga0@', 'Rahasia', 'rahasia'])
    expect(everything).not.toContain(word)
  expect(await sql('SELECT number, status FROM orders')).toEqual([{ number: 'INV-1', status: 'COMPLETED' }])
  // The number can be registered again.
  expect(
    await shop.register({
      name: 'Orang Lain',
      phone: '081200000000',
      password: 'kata-sandi-lain-1',
      terms: true,
      marketing: false,
    } as never),
  ).toMatchObject({ ok: true })
})
