import { hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { addTestCustomers, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const asked = {
  name: 'Ani Lestari',
  email: null,
  phone: '0812-1111-2222',
  password: 'belanja-aman-2026',
  terms: true,
  marketing: false,
}
const register = (shop: TestShop, change: Partial<Record<keyof typeof asked, unknown>> = {}) =>
  shop.call('customer.register', { ...asked, ...change } as never, { visitor: randomId() })
const outbox = async (shop: TestShop) => {
  const listed = await shop.call('message.list', {})
  return listed.ok ? listed.value : []
}
const codeIn = (text = '') => text.match(/\b\d{6}\b/)?.[0] ?? ''
const finish = (shop: TestShop, ticket: string, code: string) =>
  shop.call('customer.finishRegistration', { ticket, code }, { visitor: randomId() })

test('a registration with a free and with a taken contact answers the same; the truth goes to the contact', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const [free, taken] = [await register(shop), await register(shop, { phone: '081200000000' })]
  for (const one of [free, taken])
    expect(one).toEqual({
      ok: true,
      value: expect.objectContaining({ token: null, id: null, ticket: expect.stringMatching(/^[\w-]{36}$/) }),
    })
  expect(await outbox(shop)).toMatchObject([
    { target: '+6281200000000', text: expect.stringContaining('sudah punya akun') },
    { target: '+6281211112222', text: expect.stringContaining('kode pendaftaran') },
  ])
})

// Proves ASVS 6.4.1
test('the code opens the account with a verified number, once; an e-mail waits for a code of its own', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const answer = await register(shop, { email: 'warga0@contoh.id' })
  const ticket = (answer.ok && answer.value.ticket) || ''
  const code = codeIn((await outbox(shop))[0]?.text)
  expect(await finish(shop, ticket, code === '000000' ? '111111' : '000000')).toMatchObject({ code: 'code_wrong' })
  const opened = await finish(shop, ticket, code)
  expect(opened).toMatchObject({ ok: true, value: { phone: '+6281211112222', email: null, former: false } })
  expect(await shop.call('account.find', {}, { token: opened.ok ? opened.value.token : '' })).toMatchObject({
    value: { phoneVerified: true, change: { kind: 'email', value: 'warga0@contoh.id' } },
  })
  expect((await outbox(shop))[0]).toMatchObject({
    target: 'warga0@contoh.id',
    text: expect.stringContaining('punya akun'),
  })
  expect(await finish(shop, ticket, code)).toMatchObject({ code: 'code_used_up' })
})

test('who registers a contact of their own once more signs in to the account they have, whose password stays', async () => {
  await using shop = await openShop()
  await shop.register(asked)
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const answer = await register(shop, { name: 'Orang Lain', password: 'kata-sandi-lain-1' })
  const ticket = (answer.ok && answer.value.ticket) || ''
  expect(await finish(shop, ticket, codeIn((await outbox(shop))[0]?.text))).toMatchObject({
    ok: true,
    value: { name: 'Ani Lestari', former: true },
  })
  const login = (password: string) => shop.call('customer.login', { login: asked.phone, password })
  expect(await login(asked.password)).toMatchObject({ ok: true })
  expect(await login('kata-sandi-lain-1')).toMatchObject({ code: 'login_wrong' })
})

test('the code of a registration can be sent again, and nothing is kept of one that nobody finishes', async () => {
  await using shop = await openShop()
  const first = await register(shop)
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const again = await shop.call('customer.sendRegistrationCode', { ticket: (first.ok && first.value.ticket) || '' })
  const code = codeIn((await outbox(shop))[0]?.text)
  expect(await finish(shop, (again.ok && again.value.ticket) || '', code)).toMatchObject({ ok: true })
  await register(shop, { phone: '081333334444' })
  await shop.admin('POST', '/clock', { offsetMs: 2 * hourMs })
  await register(shop, { phone: '081333335555' })
  const kept = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec('SELECT phone FROM pending_registration').toArray(),
  )
  expect(kept).toEqual([{ phone: '+6281333335555' }])
})

test('the code of a registration can be sent another way, and then keeps to it', async () => {
  await using shop = await openShop()
  const first = await register(shop)
  let ticket = (first.ok && first.value.ticket) || ''
  for (const [seconds, channel] of [
    [61, 'sms'],
    [122, null],
  ] as const) {
    await shop.admin('POST', '/clock', { offsetMs: seconds * 1_000 })
    const again = await shop.call('customer.sendRegistrationCode', { ticket, channel })
    ticket = (again.ok && again.value.ticket) || ''
  }
  const sent = await outbox(shop)
  expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'sms', 'whatsapp'])
  expect(await finish(shop, ticket, codeIn(sent[0]?.text))).toMatchObject({ ok: true })
})

test('an account that registered keeps its password and contacts when its owner first signs in by a code elsewhere', async () => {
  await using shop = await openShop()
  await shop.register(asked)
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const code = await shop.call('code.ask', { purpose: 'login', login: asked.phone, channel: null })
  const ticket = (code.ok && code.value.ticket) || ''
  const elsewhere = { visitor: randomId() }
  expect(
    await shop.call('customer.loginByCode', { ticket, code: codeIn((await outbox(shop))[0]?.text) }, elsewhere),
  ).toMatchObject({ ok: true })
  expect(await shop.call('customer.login', { login: asked.phone, password: asked.password })).toMatchObject({
    ok: true,
  })
})

const rows = (shop: TestShop, query: string) =>
  shop.object().then((object) => runInDurableObject(object, (_, { storage }) => storage.sql.exec(query).toArray()))

test('a number that somebody only typed beside a verified e-mail keeps its owner from nothing: the code opens their own account', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  await rows(shop, 'UPDATE customer SET email_verified_at = 1')
  const opened = await shop.register({ ...asked, phone: '081200000000' } as never, { visitor: randomId() })
  expect(opened).toMatchObject({ ok: true, value: { phone: '+6281200000000', email: null } })
  const all = 'SELECT phone, email, phone_verified_at IS NOT NULL AS verified FROM customer ORDER BY created_at'
  expect(await rows(shop, all)).toEqual([
    { phone: '+6281200000000', email: 'warga0@contoh.id', verified: 0 },
    { phone: '+6281200000000', email: null, verified: 1 },
  ])
  const login = (typed: string) => shop.call('customer.login', { login: typed, password: asked.password })
  expect(await login('081200000000')).toMatchObject({ value: { email: null } })
  expect(await login('warga0@contoh.id')).toMatchObject({ value: { email: 'warga0@contoh.id' } })
})

test('a shop that writes e-mails alone opens the account whether or not the number is another’s', async () => {
  await using shop = await openShop({ demo: false, vendors: 'mailOnly' })
  await addTestCustomers(shop, 1)
  const answers = []
  for (const [email, phone] of [
    ['satu@contoh.id', '081200000000'],
    ['dua@contoh.id', '081377776666'],
  ]) {
    const answer = await register(shop, { email, phone })
    const ticket = (answer.ok && answer.value.ticket) || ''
    const [sent] = await rows(shop, `SELECT "values" ->> '$.code' AS code FROM message WHERE event LIKE '%${ticket}'`)
    answers.push(await finish(shop, ticket, String(sent?.['code'])))
  }
  for (const one of answers)
    expect(one).toMatchObject({ ok: true, value: { name: asked.name, token: expect.any(String) } })
  // The account that had the number before still signs in with it.
  const login = await shop.call('customer.login', { login: '081200000000', password: testCustomerPassword })
  expect(login).toMatchObject({ ok: true, value: { email: 'warga0@contoh.id' } })
})
