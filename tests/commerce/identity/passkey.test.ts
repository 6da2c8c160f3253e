import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { createAuthenticator } from '#tests/support/in-workerd/authenticator.ts'
import {
  addTestCustomers,
  phoneOf,
  testCustomerPassword as password,
} from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

type As = Partial<Parameters<ReturnType<typeof createAuthenticator>['make']>[1]>
type Who = Parameters<TestShop['call']>[2]

async function opened(options = {}) {
  const shop = await openShop(options)
  await addTestCustomers(shop, 2)
  const signIn = async (n = 0) => {
    const entered = await shop.call('customer.login', { login: phoneOf(n), password })
    return (entered.ok && entered.value.token) || ''
  }
  return { shop, token: await signIn(), signIn }
}
/** Looks into the shop's database, or changes it. */
const inShop = async <T>(shop: TestShop, work: (sql: SqlStorage) => T): Promise<T> =>
  runInDurableObject(await shop.object(), (_, { storage }) => work(storage.sql))

type Device = ReturnType<typeof createAuthenticator>

const optionsOf = (begun: { ok: true; value: { options: string } } | { ok: false }) =>
  begun.ok ? begun.value.options : ''

/** Adds a passkey as the profile does. */
async function add(shop: TestShop, device: Device, token: string, as: As = {}) {
  const begun = await shop.call('passkey.beginAdd', { password }, { token })
  if (!begun.ok) return begun
  const credential = await device.make(begun.value.options, { origin: shop.origin, ...as })
  return shop.call('passkey.add', { credential }, { token })
}

/** Signs in as the login page does. */
async function enter(shop: TestShop, device: Device, as: As = {}, who: Who = {}) {
  const begun = await shop.call('passkey.beginLogin', {}, who)
  if (!begun.ok) return begun
  const credential = await device.sign(begun.value.options, { origin: shop.origin, ...as })
  return shop.call('passkey.login', { credential }, who)
}

async function withPasskey() {
  const { shop, token, signIn } = await opened()
  const device = createAuthenticator()
  expect(await add(shop, device, token)).toMatchObject({ ok: true })
  return { shop, token, signIn, device }
}
const listed = async (shop: TestShop, token: string) => {
  const answer = await shop.call('passkey.list', {}, { token })
  return answer.ok ? answer.value : []
}
async function messages(shop: TestShop): Promise<string[]> {
  const answer = await shop.call('message.list', {})
  return (answer.ok ? (answer.value as Message[]) : []).map(({ text }) => text)
}

test('a passkey signs in by itself, in a new session', async () => {
  const { shop, device } = await withPasskey()
  const entered = await enter(shop, device)
  expect(entered).toMatchObject({ ok: true, value: { name: 'Ani Lestari', token: expect.any(String) } })
  const again = await enter(shop, device)
  expect(entered.ok && again.ok && entered.value.token !== again.value.token).toBe(true)
  const token = (entered.ok && entered.value.token) || ''
  expect(await shop.call('customer.me', {}, { token })).toMatchObject({ ok: true })
})

test('a passkey that a password manager keeps never counts and still signs in', async () => {
  const { shop, token } = await opened()
  const device = createAuthenticator({ counts: false })
  await add(shop, device, token)
  for (let n = 0; n < 2; n += 1) expect(await enter(shop, device)).toMatchObject({ ok: true })
})

test('the guest’s cart joins the customer’s', async () => {
  const { shop, token } = await opened({ products: [{ slug: 'satu', stock: 5 }] })
  const device = createAuthenticator()
  await add(shop, device, token)
  const visitor = randomId()
  const found = await shop.call('catalog.find', { slug: 'satu' })
  const itemId = found.ok ? (found.value.variants[0]?.itemId ?? '') : ''
  await shop.call('cart.add', { itemId, quantity: 2 } as never, { visitor })
  const entered = await enter(shop, device, {}, { visitor })
  const lines = await shop.call('cart.list', {}, { token: (entered.ok && entered.value.token) || '' })
  expect(lines.ok && lines.value.map(({ quantity }) => quantity)).toEqual([2])
})

test('the options for a login say nothing about anybody', async () => {
  const [none, some] = [await openShop(), (await withPasskey()).shop]
  for (const shop of [none, some]) {
    const begun = await shop.call('passkey.beginLogin', {})
    expect(JSON.parse(optionsOf(begun))).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: shop.host,
      timeout: 600_000,
      userVerification: 'required',
    })
  }
})

test('a new passkey is bound to the shop’s host, found without a name, and knows the account by random bytes', async () => {
  const { shop, token } = await opened()
  const begun = await shop.call('passkey.beginAdd', { password }, { token })
  const options = JSON.parse(optionsOf(begun)) as { user: { id: string } }
  expect(options).toMatchObject({
    rp: { id: shop.host },
    user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'warga0@contoh.id', displayName: 'Ani Lestari' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  })
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('warga')
  const device = createAuthenticator()
  await add(shop, device, token)
  const second = JSON.parse(optionsOf(await shop.call('passkey.beginAdd', { password }, { token }))) as typeof options
  expect(second).toMatchObject({ excludeCredentials: [{ type: 'public-key', transports: ['internal', 'hybrid'] }] })
  await add(shop, createAuthenticator(), token)
  const handles = await inShop(shop, (sql) => sql.exec('SELECT DISTINCT user_handle FROM passkey').toArray())
  expect(handles).toHaveLength(1)
})

test('adding needs the password; without it, or with a wrong one, nothing begins', async () => {
  const { shop, token } = await opened()
  expect(await shop.call('passkey.beginAdd', {}, { token })).toMatchObject({ code: 'confirmation_needed' })
  const wrong = { password: 'salah-sekali-1' }
  expect(await shop.call('passkey.beginAdd', wrong, { token })).toMatchObject({ code: 'password_wrong' })
  expect(await shop.call('passkey.beginAdd', { password })).toMatchObject({ code: 'sign_in_needed' })
})

test('a customer without a password confirms with a code, once', async () => {
  const { shop, token } = await opened()
  await inShop(shop, (sql) => sql.exec("UPDATE customer SET password = json_set(password, '$.hash', '')"))
  const asked = await shop.call('account.askCode', {}, { token })
  const code = (await messages(shop)).join(' ').match(/\d{6}/)?.[0] ?? ''
  const ticket = (asked.ok && asked.value.ticket) || ''
  const begun = await shop.call('passkey.beginAdd', { ticket, code }, { token })
  expect(begun).toMatchObject({ ok: true })
  const credential = await createAuthenticator().make(optionsOf(begun), { origin: shop.origin })
  expect(await shop.call('passkey.add', { credential }, { token })).toMatchObject({ ok: true })
  expect(await shop.call('passkey.beginAdd', { ticket, code }, { token })).toMatchObject({ ok: false })
})

test('a passkey is listed under the device’s name, renamed and removed, and its owner is notified', async () => {
  const { shop, token, signIn, device } = await withPasskey()
  const [first] = await listed(shop, token)
  expect(first).toMatchObject({ name: 'Passkey', at: expect.any(String), usedAt: null, backedUp: false })
  const id = first?.id ?? ''
  await enter(shop, device)
  expect((await listed(shop, token))[0]).toMatchObject({ usedAt: expect.any(String) })
  expect(await shop.call('passkey.rename', { id, name: ' HP Kerja ' }, { token })).toMatchObject({ ok: true })
  expect((await listed(shop, token))[0]).toMatchObject({ name: 'HP Kerja' })
  const other = await signIn(1)
  expect(await shop.call('passkey.rename', { id, name: 'Punyaku' }, { token: other })).toMatchObject({
    code: 'not_found',
  })
  expect(await shop.call('passkey.remove', { id, password }, { token: other })).toMatchObject({ code: 'not_found' })
  expect(await shop.call('passkey.remove', { id }, { token })).toMatchObject({ code: 'confirmation_needed' })
  expect(await shop.call('passkey.remove', { id, password }, { token })).toMatchObject({ ok: true })
  expect(await listed(shop, token)).toEqual([])
  expect(await messages(shop)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Daftar passkey akun Anda diubah'),
      expect.stringContaining('passkey HP Kerja baru saja dihapus'),
    ]),
  )
  expect(await enter(shop, device)).toMatchObject({
    code: 'passkey_unknown',
    fields: { credential: expect.any(String) },
  })
  expect(await shop.call('customer.login', { login: phoneOf(0), password })).toMatchObject({ ok: true })
})

test('the link of the message about a new passkey removes it; money does not wait for it', async () => {
  const { shop, token, device } = await withPasskey()
  expect(await shop.call('wallet.find', {}, { token })).toMatchObject({ ok: true, value: { opensAt: null } })
  const listed = await shop.call('message.list', {})
  const link = (listed.ok ? (listed.value as Message[]) : []).find(({ text }) => text.includes('Daftar passkey'))?.path
  const change = /([\w.-]+)$/.exec(link ?? '')?.[1] ?? ''
  expect(await shop.call('account.findChange', { token: change })).toMatchObject({
    ok: true,
    value: { kind: 'passkey' },
  })
  expect(await shop.call('account.undoChange', { token: change })).toMatchObject({ ok: true })
  expect(await enter(shop, device)).toMatchObject({ code: 'passkey_unknown' })
})

test('the name of a new passkey is the browser’s', async () => {
  const { shop, token } = await opened()
  const headers = { 'visitor-device': 'Chrome di Android' }
  const begun = await shop.call('passkey.beginAdd', { password }, { token, headers })
  const credential = await createAuthenticator().make(optionsOf(begun), { origin: shop.origin })
  await shop.call('passkey.add', { credential }, { token, headers })
  expect(await listed(shop, token)).toMatchObject([{ name: 'Chrome di Android' }])
})

test('a customer has at most ten passkeys', async () => {
  const { shop, token } = await opened()
  for (let n = 0; n < limits.passkeysPerCustomer; n += 1)
    await inShop(shop, (sql) =>
      sql.exec(
        "INSERT INTO passkey (id, customer_id, credential_id, rp_id, user_handle, public_key, counter, transports, name, backed_up, created_at) VALUES (?1, 'warga-0', ?1, 'x', 'h', 'k', 0, '[]', 'x', 0, 0)",
        `p${n}`,
      ),
    )
  expect(await add(shop, createAuthenticator(), token)).toMatchObject({
    code: 'passkey_full',
    message: 'Maksimal 10 passkey. Hapus satu dulu, lalu coba lagi.',
  })
})

test.each<[string, As]>([
  ['from a page of another origin', { origin: 'https://jahat.example' }],
  ['from another port', { origin: 'https://toko.localhost:8443' }],
  ['for another host', { rpId: 'jahat.example' }],
  ['for the domain above the shop', { rpId: 'localhost' }],
  ['by a device that did not check its holder', { verified: false }],
  ['without a touch', { present: false, verified: false }],
  ['inside a page of another origin', { crossOrigin: true }],
  ['made for something else', { type: 'payment.get' }],
])('a signature %s does not sign in', async (_, as) => {
  const { shop, device } = await withPasskey()
  expect(await enter(shop, device, as)).toMatchObject({ ok: false, code: 'passkey_failed' })
  expect(await enter(shop, device)).toMatchObject({ ok: true })
})

test.each<[string, As]>([
  ['from a page of another origin', { origin: 'https://jahat.example' }],
  ['for another host', { rpId: 'jahat.example' }],
  ['by a device that did not check its holder', { verified: false }],
  ['made for something else', { type: 'webauthn.get' }],
])('a passkey made %s is not kept', async (_, as) => {
  const { shop, token } = await opened()
  expect(await add(shop, createAuthenticator(), token, as)).toMatchObject({ ok: false, code: 'passkey_failed' })
  expect(await listed(shop, token)).toEqual([])
})

// Proves ASVS 1.3.6
test('a statement about the device’s maker is refused and not read', async () => {
  const { shop, token } = await opened()
  expect(await add(shop, createAuthenticator({ statement: 'packed' }), token)).toMatchObject({ code: 'passkey_failed' })
})

test('an answer works once, and an answer to an invented challenge never', async () => {
  const { shop, device } = await withPasskey()
  const begun = optionsOf(await shop.call('passkey.beginLogin', {}))
  const credential = await device.sign(begun, { origin: shop.origin })
  const twice = await Promise.all([
    shop.call('passkey.login', { credential }),
    shop.call('passkey.login', { credential }),
  ])
  expect(twice.map((one) => (one.ok ? 'in' : one.code)).toSorted()).toEqual(['in', 'passkey_expired'])
  const invented = await device.sign(begun, { origin: shop.origin, challenge: 'A'.repeat(43) })
  expect(await shop.call('passkey.login', { credential: invented })).toMatchObject({ code: 'passkey_expired' })
})

test('a challenge is of no use after ten minutes, in another browser, in another session or for another purpose', async () => {
  const { shop, token, signIn, device } = await withPasskey()
  const begin = async () => optionsOf(await shop.call('passkey.beginLogin', {}))
  const sign = async (options: string) => device.sign(options, { origin: shop.origin })
  const elsewhere = await sign(await begin())
  expect(await shop.call('passkey.login', { credential: elsewhere }, { visitor: randomId() })).toMatchObject({
    code: 'passkey_expired',
  })
  const late = await sign(await begin())
  await shop.admin('POST', '/clock', { offsetMs: 10 * 60_000 + 1_000 })
  expect(await shop.call('passkey.login', { credential: late })).toMatchObject({ code: 'passkey_expired' })

  const [another, same] = [await signIn(1), await signIn(0)]
  for (const who of [another, same]) {
    const begun = optionsOf(await shop.call('passkey.beginAdd', { password }, { token }))
    const made = await createAuthenticator().make(begun, { origin: shop.origin })
    expect(await shop.call('passkey.add', { credential: made }, { token: who })).toMatchObject({
      code: 'passkey_expired',
    })
  }
  const forLogin = JSON.parse(await begin()) as { challenge: string }
  const begun = optionsOf(await shop.call('passkey.beginAdd', { password }, { token }))
  const made = await createAuthenticator().make(begun, { origin: shop.origin, challenge: forLogin.challenge })
  expect(await shop.call('passkey.add', { credential: made }, { token })).toMatchObject({ code: 'passkey_expired' })
})

test('a passkey of one shop is unknown in another', async () => {
  const [{ shop, device }, { shop: other }] = [await withPasskey(), await withPasskey()]
  expect(await enter(other, device)).toMatchObject({ code: 'passkey_unknown' })
  // A signature that this shop asked for, carried to the other.
  const credential = await device.sign(optionsOf(await shop.call('passkey.beginLogin', {})), { origin: shop.origin })
  expect(await other.call('passkey.login', { credential })).toMatchObject({ code: 'passkey_expired' })
})

test('a credential that is already known is not added again, not even by another customer', async () => {
  const { shop, token, signIn } = await opened()
  const id = 'sama'.repeat(8)
  expect(await add(shop, createAuthenticator(), token, { id })).toMatchObject({ ok: true })
  for (const who of [token, await signIn(1)])
    expect(await add(shop, createAuthenticator(), who, { id })).toMatchObject({ code: 'passkey_exists' })
})

test('a passkey belongs to the account whose bytes it knows', async () => {
  const { shop, device } = await withPasskey()
  device.change({ userHandle: 'A'.repeat(43) })
  expect(await enter(shop, device)).toMatchObject({ code: 'passkey_unknown' })
})

test('a counter that stands still or goes back is a copy and does not sign in', async () => {
  const { shop, device } = await withPasskey()
  device.countFrom(9)
  expect(await enter(shop, device)).toMatchObject({ ok: true })
  // It says 10 again, then 4.
  for (const before of [9, 3]) {
    device.countFrom(before)
    expect(await enter(shop, device)).toMatchObject({ code: 'passkey_failed' })
  }
  device.countFrom(10)
  expect(await enter(shop, device)).toMatchObject({ ok: true })
})

// Proves ASVS 6.3.4
test('failures count as logins of their network, whether or not a passkey is known', async () => {
  const { shop, device } = await withPasskey()
  const headers = { 'visitor-address': '198.51.100.9' }
  await inShop(shop, (sql) => sql.exec('DELETE FROM rate_limit_hit'))
  await enter(shop, device, { verified: false }, { headers })
  await enter(shop, createAuthenticatorOf(device), {}, { headers })
  const hits = await inShop(shop, (sql) => sql.exec('SELECT rule, subject, pending FROM rate_limit_hit').toArray())
  expect(hits).toEqual([
    { rule: 'sign-in', subject: null, pending: 0 },
    { rule: 'sign-in', subject: null, pending: 0 },
  ])
  await inShop(shop, (sql) => {
    const [one] = sql.exec('SELECT * FROM rate_limit_hit').toArray()
    for (let n = 0; n < limits.loginFailuresPerNetwork; n += 1)
      sql.exec(
        'INSERT INTO rate_limit_hit (id, rule, subject, network, pending, until) VALUES (?, ?, NULL, ?, 0, ?)',
        `h${n}`,
        one?.['rule'] ?? '',
        one?.['network'] ?? '',
        one?.['until'] ?? 0,
      )
  })
  expect(await shop.call('passkey.beginLogin', {}, { headers })).toMatchObject({ code: 'too_many' })
  expect(await enter(shop, device)).toMatchObject({ ok: true })
})

test('a few failures in a network do not keep its other shoppers from a passkey or a registration', async () => {
  const { shop, device } = await withPasskey()
  const headers = { 'visitor-address': '198.51.100.9' }
  for (let n = 0; n <= limits.loginFailuresPerAccount; n += 1)
    expect(await enter(shop, device, { verified: false }, { headers })).toMatchObject({ code: 'passkey_failed' })
  expect(await enter(shop, device, {}, { headers })).toMatchObject({ ok: true })
  const asked = { name: 'Budi Santoso', email: null, phone: '0813-7777-6666', password, terms: true, marketing: false }
  expect(await shop.call('customer.register', asked, { headers })).toMatchObject({ ok: true })
})

test('a visitor keeps only the newest open challenges', async () => {
  const { shop } = await opened()
  for (let n = 0; n < limits.passkeyTabs + 3; n += 1) await shop.call('passkey.beginLogin', {})
  const rows = await inShop(shop, (sql) => sql.exec('SELECT id FROM passkey_challenge').toArray())
  expect(rows).toHaveLength(limits.passkeyTabs)
  expect(await shop.call('passkey.beginLogin', {}, { visitor: null })).toMatchObject({ ok: false })
})

test('strangers who ask for the desk’s passkey push no seller’s challenge out', async () => {
  const { shop } = await opened()
  for (let n = 0; n < limits.passkeyTabs + 3; n += 1) await shop.admin('POST', '/desk/enter', { origin: shop.origin })
  const rows = await inShop(shop, (sql) => sql.exec('SELECT id FROM passkey_challenge').toArray())
  expect(rows).toHaveLength(limits.passkeyTabs + 3)
})

test('after a login the browser may make a passkey silently: nobody is checked then, but at every sign-in', async () => {
  const { shop, token } = await opened()
  const device = createAuthenticator()
  const login = '0812-0000-0000'
  expect(await shop.call('passkey.beginAdd', { password, login: 'warga1@contoh.id' }, { token })).toMatchObject({
    code: 'bad_request',
  })
  const begun = optionsOf(await shop.call('passkey.beginAdd', { password, login }, { token }))
  expect(JSON.parse(begun)).toMatchObject({
    user: { name: login },
    authenticatorSelection: { userVerification: 'preferred' },
  })
  const credential = await device.make(begun, { origin: shop.origin, present: false, verified: false })
  expect(await shop.call('passkey.add', { credential }, { token })).toMatchObject({ ok: true })
  expect(await enter(shop, device, { verified: false })).toMatchObject({ code: 'passkey_failed' })
  expect(await enter(shop, device)).toMatchObject({ ok: true })
})

test('the owner’s first code removes a passkey that somebody else left in the account', async () => {
  const { shop, device } = await withPasskey()
  await inShop(shop, (sql) => sql.exec('DELETE FROM known_device'))
  const asked = await shop.call('code.ask', { purpose: 'login', login: phoneOf(0), channel: 'whatsapp' })
  const code = (await messages(shop)).join(' ').match(/kode masuk Anda (\d{6})/)?.[1] ?? ''
  const ticket = (asked.ok && asked.value.ticket) || ''
  expect(await shop.call('customer.loginByCode', { ticket, code }, { visitor: randomId() })).toMatchObject({ ok: true })
  expect(await enter(shop, device)).toMatchObject({ code: 'passkey_unknown' })
})

test.each(['', 'x', '{}', '{"id":"a","rawId":"a","type":"public-key","response":{}}', '[1]'])(
  'the credential %s is refused',
  async (credential) => {
    const { shop, token } = await opened()
    for (const answer of [
      await shop.call('passkey.login', { credential }),
      await shop.call('passkey.add', { credential }, { token }),
    ])
      expect(answer).toMatchObject({ ok: false, code: 'passkey_failed' })
  },
)

/** A device whose passkey this shop has never seen. */
function createAuthenticatorOf(device: Device): Device {
  return {
    ...device,
    sign: async (options, as) => {
      const signed = JSON.parse(await device.sign(options, as)) as { id: string; rawId: string }
      return JSON.stringify({ ...signed, id: 'tidakdikenal', rawId: 'tidakdikenal' })
    },
  }
}

const exportOf = (shop: TestShop, token: string, ticket: string) =>
  shop.call('account.export', { ticket, code: null, password: null }, { token })

test('a passkey confirms in the place of the password, only what its own session does, and some minutes long', async () => {
  const { shop, token, signIn, device } = await withPasskey()
  const begun = optionsOf(await shop.call('passkey.beginConfirm', {}, { token }))
  expect(JSON.parse(begun)).toMatchObject({
    rpId: shop.host,
    userVerification: 'required',
    allowCredentials: [{ type: 'public-key', transports: ['internal', 'hybrid'] }],
  })
  const credential = await device.sign(begun, { origin: shop.origin })
  const other = await signIn(0)
  const confirmed = await shop.call('passkey.confirm', { credential }, { token })
  const ticket = (confirmed.ok && confirmed.value.ticket) || ''
  for (const stranger of [other, await signIn(1)])
    expect(await exportOf(shop, stranger, ticket)).toMatchObject({ ok: false })
  expect(await exportOf(shop, token, ticket)).toMatchObject({ ok: true })
  expect(await shop.call('passkey.confirm', { credential }, { token })).toMatchObject({ code: 'passkey_expired' })
  await shop.admin('POST', '/clock', { offsetMs: (limits.confirmationMinutes + 1) * 60_000 })
  expect(await exportOf(shop, token, ticket)).toMatchObject({ code: 'code_wrong' })
})

test('a challenge of a confirmation is good for its session, its purpose and its owner’s passkeys alone', async () => {
  const { shop, token, signIn, device } = await withPasskey()
  const begin = async (who = token) => optionsOf(await shop.call('passkey.beginConfirm', {}, { token: who }))
  const confirm = async (options: string, as: As = {}, who = token, by = device) => {
    const credential = await by.sign(options, { origin: shop.origin, ...as })
    const answer = await shop.call('passkey.confirm', { credential }, { token: who })
    return answer.ok ? 'confirmed' : answer.code
  }
  const [same, neighbour] = [await signIn(0), await signIn(1)]
  expect(await confirm(await begin(), {}, same)).toBe('passkey_expired')
  // A challenge of the login, and one of the confirmation at the login.
  expect(await confirm(optionsOf(await shop.call('passkey.beginLogin', {})))).toBe('passkey_expired')
  const forConfirm = await device.sign(await begin(), { origin: shop.origin })
  expect(await shop.call('passkey.login', { credential: forConfirm })).toMatchObject({ code: 'passkey_expired' })
  // The neighbour has a passkey of their own, which is not the owner's.
  const theirs = createAuthenticator()
  await add(shop, theirs, neighbour)
  expect(await confirm(await begin(), {}, token, theirs)).toBe('passkey_unknown')
  for (const as of [
    { origin: 'https://jahat.example' },
    { rpId: 'jahat.example' },
    { verified: false },
    { type: 'webauthn.create' },
  ])
    expect([as, await confirm(await begin(), as)]).toEqual([as, 'passkey_failed'])
  device.countFrom(20)
  expect(await confirm(await begin())).toBe('confirmed')
  // A copy of the device counts from where it was made.
  device.countFrom(3)
  expect(await confirm(await begin())).toBe('passkey_failed')
})

test('a customer without a passkey at this host confirms in another way', async () => {
  const { shop, token, device } = await withPasskey()
  expect(await shop.call('passkey.beginConfirm', {})).toMatchObject({ code: 'sign_in_needed' })
  const begun = optionsOf(await shop.call('passkey.beginConfirm', {}, { token }))
  const [own] = await listed(shop, token)
  await shop.call('passkey.remove', { id: own?.id ?? '', password }, { token })
  const credential = await device.sign(begun, { origin: shop.origin })
  expect(await shop.call('passkey.confirm', { credential }, { token })).toMatchObject({ code: 'passkey_unknown' })
  expect(await shop.call('passkey.beginConfirm', {}, { token })).toMatchObject({ code: 'passkey_unavailable' })
  expect(await shop.call('account.export', { password, ticket: null, code: null }, { token })).toMatchObject({
    ok: true,
  })
})
