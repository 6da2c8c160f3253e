import { expect, test } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import {
  addTestCustomers,
  phoneOf,
  testCustomerPassword as password,
} from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { place } from '../order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [email, phone] = ['warga0@contoh.id', '0812-0000-0000']
const ask = (shop: TestShop, login: string, purpose: 'login' | 'password' = 'login', as = {}) =>
  shop.call('code.ask', { purpose, login, channel: null }, as)
const enter = (shop: TestShop, ticket: string, code: string, as = {}) =>
  shop.call('customer.loginByCode', { ticket, code }, as)
const reset = (shop: TestShop, ticket: string, code: string, secret = 'kata-sandi-baru-9', as = {}) =>
  shop.call('customer.resetPassword', { ticket, code, password: secret }, as)
const login = (shop: TestShop, secret: string, as = {}) =>
  shop.call('customer.login', { login: email, password: secret }, as)
const later = (shop: TestShop, seconds: number) => shop.admin('POST', '/clock', { offsetMs: seconds * 1_000 })

async function outbox(shop: TestShop): Promise<Message[]> {
  const listed = await shop.call('message.list', {})
  return listed.ok ? listed.value : []
}
async function asked(
  shop: TestShop,
  typed: string,
  purpose: 'login' | 'password' = 'login',
  as = {},
): Promise<{ ticket: string; code: string }> {
  const answer = await ask(shop, typed, purpose, as)
  if (!answer.ok) throw new Error(answer.code)
  const [newest] = await outbox(shop)
  return { ticket: answer.value.ticket, code: newest?.text.match(/\b\d{6}\b/)?.[0] ?? '' }
}
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

// Proves §1.23, ASVS 6.5.1
test.each([' WARGA0@contoh.id', '0812-0000-0000', '+62 812 0000 0000'])(
  '%s signs in with a code, once',
  async (typed) => {
    await using shop = await openShop()
    await addTestCustomers(shop, 1)
    const { ticket, code } = await asked(shop, typed)
    expect(await outbox(shop)).toMatchObject([
      typed.includes('@') ? { channel: 'email', target: email } : { channel: 'whatsapp', target: '+6281200000000' },
    ])
    expect(await enter(shop, ticket, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      ok: true,
      value: { name: 'Ani Lestari', token: expect.any(String) },
    })
    expect(await enter(shop, ticket, code)).toMatchObject({ ok: false, code: 'code_used_up' })
  },
)

// Proves ASVS 6.5.4, ASVS 6.6.1
test('a code is sent and resent by SMS on request; an e-mail address gets an e-mail', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const bySms = (typed: string) => shop.call('code.ask', { purpose: 'login', login: typed, channel: 'sms' })
  const answer = await bySms(phone)
  expect(await outbox(shop)).toMatchObject([
    { channel: 'sms', target: '+6281200000000', text: expect.stringMatching(/kode masuk Anda \d{6}/) },
  ])
  await later(shop, 61)
  await shop.call('code.askAgain', { ticket: answer.ok ? answer.value.ticket : '' })
  await bySms(email)
  expect((await outbox(shop)).map(({ channel }) => channel)).toEqual(['email', 'sms', 'sms'])
})

test('the first sign-in by code verifies the number: earlier passwords and sessions of the account end, and guest orders with the number join it', async () => {
  const shop = await openSellingShop({ demo: true })
  await addTestCustomers(shop, 1)
  const ordered = await place(shop, { visitor: randomId() }, [await shop.item()])
  await shop.sql(`UPDATE orders SET address = json_set(address, '$.phone', '${phoneOf(0)}') WHERE id = '${ordered}'`)
  const squatter = { visitor: randomId() }
  const theirs = await login(shop, password, squatter)
  const [token, owner] = [theirs.ok ? theirs.value.token : '', { visitor: randomId() }]
  const { ticket, code } = await asked(shop, phone, 'login', owner)
  const hers = await enter(shop, ticket, code, owner)
  expect(await shop.call('customer.me', {}, { token })).toMatchObject({ code: 'sign_in_needed' })
  expect(await login(shop, password, squatter)).toMatchObject({ code: 'login_wrong' })
  expect((await outbox(shop))[0]).toMatchObject({ subject: 'Kata sandi lama dihapus' })
  const mine = { token: hers.ok ? hers.value.token : '' }
  expect(await shop.call('account.find', {}, mine)).toMatchObject({
    value: { phoneVerified: true, emailVerified: false },
  })
  expect(await shop.call('customer.me', {}, mine)).toMatchObject({ value: { email: null } })
  // The earlier e-mail address gives no way back, either.
  const before = (await outbox(shop)).length
  expect(await ask(shop, email, 'password', squatter)).toMatchObject({ ok: true })
  expect(await outbox(shop)).toHaveLength(before)
  expect(await shop.call('order.find', { orderId: ordered }, mine)).toMatchObject({ ok: true })
})

test('who chose the password of an account that nobody had verified loses neither it nor the e-mail address by the first code', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const squatter = { visitor: randomId() }
  const guess = await login(shop, password, squatter)
  Object.assign(squatter, { headers: { 'device-key': (guess.ok && guess.value.device) || '' } })
  const { ticket, code } = await asked(shop, phone)
  const hers = await enter(shop, ticket, code)
  const mine = { token: hers.ok ? hers.value.token : '' }
  // The e-mail address waits for its own code, which no other session can enter.
  expect(await shop.call('account.find', {}, mine)).toMatchObject({
    value: { change: { kind: 'email', value: email } },
  })
  const sent = (await outbox(shop)).find(({ target }) => target === email)
  const typed = { code: sent?.text.match(/\b\d{6}\b/)?.[0] ?? '' }
  expect(await shop.call('account.confirmContact', typed, mine)).toMatchObject({ ok: true })
  // The password counts in the browser of the code, and from then on everywhere.
  const home = { headers: { 'device-key': (hers.ok && hers.value.device) || '' } }
  expect(await login(shop, password, squatter)).toMatchObject({ code: 'login_wrong' })
  expect(await login(shop, password, home)).toMatchObject({ ok: true, value: { email } })
  expect(await login(shop, password)).toMatchObject({ ok: true })
})

test('a password stays if it was chosen in the same browser, or if a contact was verified before', async () => {
  const shop = await openSellingShop({ demo: true })
  await addTestCustomers(shop, 1)
  const [mine, other] = [{ visitor: randomId() }, { visitor: randomId() }]
  const known = await login(shop, password, mine)
  Object.assign(mine, { headers: { 'device-key': (known.ok && known.value.device) || '' } })
  const first = await asked(shop, phone, 'login', mine)
  expect(await enter(shop, first.ticket, first.code, mine)).toMatchObject({ ok: true })
  expect(await login(shop, password, mine)).toMatchObject({ ok: true })
  await shop.wait(0.1)
  const next = await asked(shop, phone, 'login', other)
  expect(await enter(shop, next.ticket, next.code, other)).toMatchObject({ ok: true })
  expect(await login(shop, password, mine)).toMatchObject({ ok: true })
  // An unverified e-mail address gets no code when the number is verified.
  const before = (await outbox(shop)).length
  expect(await ask(shop, email)).toMatchObject({ ok: true })
  expect(await outbox(shop)).toHaveLength(before)
})

// Proves ASVS 6.5.1
test('two simultaneous uses of one code sign in once', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const { ticket, code } = await asked(shop, email)
  const both = await Promise.all([enter(shop, ticket, code), enter(shop, ticket, code)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

// Proves ASVS 6.6.3
test('known and unknown accounts get the same answers, waiting times and refusals', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const [known, unknown] = [await ask(shop, email), await ask(shop, 'siapa@contoh.id')]
  for (const one of [known, unknown])
    expect(one).toEqual({ ok: true, value: { ticket: expect.stringMatching(/^[\w-]{36}$/) } })
  expect(await outbox(shop)).toHaveLength(1)
  for (const typed of [email, 'siapa@contoh.id'])
    expect(await ask(shop, typed)).toMatchObject({ code: 'code_wait', status: 429 })
  const tickets = [known, unknown].map((one) => (one.ok ? one.value.ticket : ''))
  const { code } = { code: (await outbox(shop))[0]?.text.match(/\d{6}/)?.[0] ?? '' }
  for (const ticket of tickets) {
    const tries = []
    for (let n = 0; n < 6; n += 1) tries.push(await enter(shop, ticket, wrong(code)))
    expect(tries.map((one) => (one.ok ? 'in' : one.code))).toEqual([
      ...Array.from({ length: 5 }, () => 'code_wrong'),
      'code_used_up',
    ])
  }
  expect(await enter(shop, tickets[0] ?? '', code)).toMatchObject({ code: 'code_used_up' })
})

// Proves ASVS 6.4.1, ASVS 6.5.5, ASVS 6.6.2
test('a code expires after five minutes and works for one purpose and one ticket', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const { ticket, code } = await asked(shop, email)
  expect(await reset(shop, ticket, code)).toMatchObject({ code: 'code_wrong', fields: { code: 'Kode OTP salah' } })
  expect(await enter(shop, 'tiket-orang-lain', code)).toMatchObject({ code: 'code_wrong' })
  await later(shop, 5 * 60 - 5)
  const other = await asked(shop, phone)
  if (other.code !== code) expect(await enter(shop, other.ticket, code)).toMatchObject({ code: 'code_wrong' })
  await later(shop, 5 * 60 + 5)
  expect(await enter(shop, ticket, code)).toMatchObject({ code: 'code_expired' })
})

test('a new code can be sent after 60 seconds, in any spelling of the number, at most five times an hour', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const first = await asked(shop, phone)
  for (const spelt of ['+62 812-0000-0000', '6281200000000', '81200000000'])
    expect(await ask(shop, spelt)).toMatchObject({
      code: 'code_wait',
      message: expect.stringMatching(/setelah \d+ detik/),
    })
  expect(await shop.call('code.askAgain', { ticket: first.ticket })).toMatchObject({ code: 'code_wait' })
  for (let n = 1; n < 5; n += 1) {
    await later(shop, n * 61)
    expect(await shop.call('code.askAgain', { ticket: first.ticket })).toMatchObject({ ok: true })
  }
  await later(shop, 5 * 61)
  expect(await ask(shop, phone)).toMatchObject({ code: 'too_many' })
  expect(await outbox(shop)).toHaveLength(5)
})

test('one network can request only a limited number of codes', async () => {
  await using shop = await openShop()
  const answers = []
  for (let n = 0; n < 61; n += 1) answers.push(await ask(shop, `orang${n}@contoh.id`))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(60)
  expect(answers.at(-1)).toMatchObject({ code: 'too_many' })
  expect(await ask(shop, 'lain@contoh.id', 'login', { headers: { 'visitor-address': '198.51.100.1' } })).toMatchObject({
    ok: true,
  })
})

test('many customers behind one address of a mobile operator sign in by code: only failed codes count', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 40)
  for (let n = 0; n < 40; n += 1) {
    const { ticket, code } = await asked(shop, phoneOf(n))
    expect(await enter(shop, ticket, code)).toMatchObject({ ok: true })
  }
})

test('an input that is neither e-mail nor number is refused at its field; a shop without a message vendor has no codes', async () => {
  await using shop = await openShop()
  expect(await ask(shop, 'siapa saja')).toMatchObject({
    code: 'login_unreadable',
    fields: { login: expect.any(String) },
  })
  await using real = await openShop({ demo: false })
  expect(await real.call('code.listWays', {})).toEqual({ ok: true, value: [] })
  expect(await ask(real, email)).toMatchObject({ code: 'code_unavailable' })
  expect(await shop.call('code.listWays', {})).toMatchObject({
    ok: true,
    value: [{ channel: 'email' }, { channel: 'whatsapp' }, { channel: 'sms' }],
  })
})

// Proves ASVS 6.4.3, ASVS 7.4.3
test('a new password ends every other session, opens a new one, and notifies the owner', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const before = await login(shop, password)
  const token = before.ok ? before.value.token : null
  const { ticket, code } = await asked(shop, email, 'password')
  expect(await reset(shop, ticket, code, 'pendek')).toMatchObject({
    code: 'password_short',
    fields: { password: expect.any(String) },
  })
  expect(await reset(shop, ticket, code, 'password123')).toMatchObject({ code: 'password_common' })
  const done = await reset(shop, ticket, code)
  expect((await shop.upstream('GET', '/customer/me', { token })).status).toBe(401)
  expect((await shop.upstream('GET', '/customer/me', { token: done.ok ? done.value.token : '' })).status).toBe(200)
  expect(await login(shop, password)).toMatchObject({ code: 'login_wrong' })
  expect(await login(shop, 'kata-sandi-baru-9')).toMatchObject({ ok: true })
  expect(await reset(shop, ticket, code)).toMatchObject({ code: 'code_used_up' })
  expect((await outbox(shop)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Kata sandi akun Anda diubah'),
    expect.stringContaining('kata sandi baru'),
  ])
})

// Proves ASVS 6.5.2, ASVS 14.2.4
test('a code cannot be read from the database, and no other shop accepts it', async () => {
  await using shop = await openShop()
  await using other = await openShop()
  await addTestCustomers(shop, 1)
  await addTestCustomers(other, 1)
  const { ticket, code } = await asked(shop, email)
  expect(await enter(other, ticket, code)).toMatchObject({ code: 'code_wrong' })
  const { runInDurableObject } = await import('cloudflare:test')
  const rows = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec('SELECT * FROM one_time_code').toArray(),
  )
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"${code}"|warga0@|8120000`))
})

// Proves §5.18, ASVS 6.3.1
test('eleven wrong passwords slow down the attacker; the owner’s known browser and a code still sign in', async () => {
  await using shop = await openShop()
  const home = { visitor: randomId() }
  await addTestCustomers(shop, 1)
  const first = await login(shop, password, home)
  const known = { ...home, headers: { 'device-key': (first.ok && first.value.device) || '' } }
  const stranger = { visitor: randomId(), headers: { 'visitor-address': '198.51.100.9' } }
  const guesses = []
  for (let n = 0; n < 11; n += 1) guesses.push(await login(shop, `salah-sekali-${n}`, stranger))
  expect(guesses.map((one) => (one.ok ? 'in' : one.code))).toEqual([
    ...Array.from({ length: 5 }, () => 'login_wrong'),
    ...Array.from({ length: 6 }, () => 'too_many'),
  ])
  expect(await login(shop, password, { ...stranger, visitor: randomId() })).toMatchObject({ code: 'too_many' })
  const athome = { headers: { ...known.headers, 'visitor-address': '198.51.100.9' } }
  for (const owner of [known, athome, { visitor: randomId() }])
    expect(await login(shop, password, owner)).toMatchObject({ ok: true })
  const { ticket, code } = await asked(shop, email, 'login', { visitor: randomId() })
  expect(await enter(shop, ticket, code, { visitor: randomId() })).toMatchObject({ ok: true })
  expect(await login(shop, 'salah-sekali-1', stranger)).toMatchObject({ code: 'too_many' })
})

// Proves ASVS 6.3.1
test('two hundred shoppers behind one address sign in within a minute; one who tries a password on a hundred accounts is stopped', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 301)
  const enterAs = (n: number, secret: string) =>
    shop.call('customer.login', { login: phoneOf(n), password: secret }, { visitor: randomId() })
  const village = await Promise.all(Array.from({ length: 200 }, (_, n) => enterAs(n, password)))
  expect(village.filter(({ ok }) => !ok)).toEqual([])
  const spray = await Promise.all(Array.from({ length: 100 }, (_, n) => enterAs(200 + n, 'salah-sekali-1')))
  expect(spray.some(({ ok }) => ok)).toBe(false)
  expect(await enterAs(300, 'salah-sekali-1')).toMatchObject({ code: 'too_many' })
}, 60_000)

/** One of many networks of a stranger. */
const from = (n: number) => ({
  visitor: randomId(),
  headers: { 'visitor-address': `198.51.${100 + (n >> 7)}.${n & 127}` },
})

// Proves ASVS 6.3.1
test('a stranger with many networks guesses a bounded number of passwords, and the owner still signs in', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const first = await login(shop, password, {})
  const known = { headers: { 'device-key': (first.ok && first.value.device) || '' } }
  const outcomes: string[] = []
  for (let n = 0; n < 34; n += 1)
    for (let again = 0; again < 5; again += 1) {
      const answer = await login(shop, 'salah-sekali-1', from(n))
      outcomes.push(answer.ok ? 'in' : answer.code)
    }
  const guesses = outcomes.filter((one) => one === 'login_wrong').length
  expect(guesses).toBeGreaterThanOrEqual(100)
  expect(guesses).toBeLessThanOrEqual(150)
  // On the way, from a network that nobody has used: there is a reserve. At home nothing has changed.
  expect(await login(shop, password, { headers: { 'visitor-address': '192.0.2.77' } })).toMatchObject({ ok: true })
  expect(await login(shop, password, known)).toMatchObject({ ok: true })
}, 60_000)

test('a stranger who asks for codes all the time does not keep the owner from one', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const first = await login(shop, password, {})
  const known = { headers: { 'device-key': (first.ok && first.value.device) || '' } }
  for (let n = 0; n < 8; n += 1) await ask(shop, email, 'password', from(0))
  // Elsewhere the owner need not even wait the sixty seconds.
  const { ticket, code } = await asked(shop, email, 'password', { visitor: randomId() })
  expect(await reset(shop, ticket, code)).toMatchObject({ ok: true })
  for (let n = 0; n < 40; n += 1) await ask(shop, email, 'login', from(n))
  expect(await ask(shop, email, 'login', from(41))).toMatchObject({ code: 'too_many' })
  const again = await login(shop, 'kata-sandi-baru-9', {})
  const browser = { headers: { 'device-key': (again.ok && again.value.device) || '' } }
  expect(known).not.toEqual(browser)
  expect(await ask(shop, email, 'login', browser)).toMatchObject({ ok: true })
  expect((await outbox(shop)).filter(({ text }) => text.includes('kode')).length).toBeLessThanOrEqual(27)
})

test('a code still signs in when another account has verified its number meanwhile, and verifies nothing', async () => {
  const shop = await openSellingShop()
  await addTestCustomers(shop, 2)
  const { ticket, code } = await asked(shop, phone)
  await shop.sql(`UPDATE customer SET phone = '+6281200000000', phone_verified_at = 1 WHERE email = 'warga1@contoh.id'`)
  expect(await enter(shop, ticket, code)).toMatchObject({ ok: true })
  expect(await shop.sql('SELECT email FROM customer WHERE phone_verified_at IS NOT NULL')).toEqual([
    { email: 'warga1@contoh.id' },
  ])
})
