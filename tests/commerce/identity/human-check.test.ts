import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { addTestCustomers, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'

const from = (address: string) => ({ visitor: randomId(), headers: { 'visitor-address': address } })
let asker = 0
/** Asks for a code for an account that nobody has asked about before. */
const ask = (shop: TestShop, address: string, humanToken?: string) =>
  shop.call(
    'code.ask',
    { purpose: 'login', login: `siapa${(asker += 1)}@contoh.id`, channel: null, humanToken },
    from(address),
  )
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const good = (shop: TestShop, action: string) => `good ${shop.host} ${action} ${randomId()}`

const inShop = async <T>(shop: TestShop, work: (sql: SqlStorage) => T): Promise<T> =>
  runInDurableObject(await shop.object(), (_, { storage }) => work(storage.sql))

/** A network from which as many codes were asked for without a token as are allowed. */
async function usedUp(shop: TestShop, address: string): Promise<void> {
  for (let n = 0; n < limits.uncheckedCodesPerNetwork; n += 1) expect(codeOf(await ask(shop, address))).toBe('ok')
}

test('who passed is counted like everybody; any other outcome leaves the stricter limit, never a refusal', async () => {
  await using shop = await openShop({ vendors: 'humanCheck' })
  await usedUp(shop, '10.1.1.1')
  const outcomes: readonly (readonly [string, string, 'ok' | 'too_many'])[] = [
    ['a good token', good(shop, 'code'), 'ok'],
    ['no token', '', 'too_many'],
    ['a token of another action', good(shop, 'register'), 'too_many'],
    ['a token of another shop', `good lain.localhost code ${randomId()}`, 'too_many'],
    ['no token of Turnstile', 'karangan', 'too_many'],
    ['a token older than 300 s', 'old', 'too_many'],
    ['a fault of Cloudflare', 'internal', 'too_many'],
    ['an answer of 500', '500', 'too_many'],
    ['half an answer', 'half', 'too_many'],
    ['a page in place of an answer', 'html', 'too_many'],
    ['a lost connection', 'drop', 'too_many'],
  ]
  for (const [name, token, expected] of outcomes) {
    expect([name, codeOf(await ask(shop, '10.1.1.1', token))]).toEqual([name, expected])
    // From a network that has asked for nothing yet, the same token is accepted.
    if (expected !== 'ok')
      expect([name, codeOf(await ask(shop, `10.2.${(asker += 1)}.1`, token))]).toEqual([name, 'ok'])
  }
})

test('a token is good once, and a Turnstile that is silent is waited for two seconds', async () => {
  await using shop = await openShop({ vendors: 'humanCheck' })
  await usedUp(shop, '10.1.1.1')
  const token = good(shop, 'code')
  expect(codeOf(await ask(shop, '10.1.1.1', token))).toBe('ok')
  expect(codeOf(await ask(shop, '10.1.1.1', token))).toBe('too_many')
  const startedAt = performance.now()
  expect(codeOf(await ask(shop, '10.3.1.1', `hang ${randomId()}`))).toBe('ok')
  expect(performance.now() - startedAt).toBeLessThan(limits.humanCheckMs + 10_000)
  const asked: unknown[] = await (await fetch(`${bindings.TURNSTILE}/asked`)).json()
  expect(asked).toContainEqual({
    secret: 'only-for-tests-turnstile',
    response: token,
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('programs of many networks together stop at the shop’s limit; who passes, and a silent Turnstile, do not', async () => {
  await using shop = await openShop({ vendors: 'humanCheck' })
  const networks = limits.uncheckedCodesPerShop / limits.uncheckedCodesPerNetwork
  for (let n = 0; n < networks; n += 1) await usedUp(shop, `10.4.${n}.1`)
  expect(codeOf(await ask(shop, '10.5.1.1'))).toBe('too_many')
  expect(codeOf(await ask(shop, '10.5.1.1', good(shop, 'code')))).toBe('ok')
  expect(codeOf(await ask(shop, '10.5.1.1', 'internal'))).toBe('ok')
  const register = (humanToken?: string) =>
    shop.call(
      'customer.register',
      {
        ...{ name: 'Ani Lestari', email: null, phone: '0812-1111-2222', password: 'belanja-aman-2026' },
        ...{ terms: true, marketing: false, humanToken },
      },
      from('10.6.1.1'),
    )
  expect(codeOf(await register())).toBe('too_many')
  expect(codeOf(await register(good(shop, 'code')))).toBe('too_many')
  expect(codeOf(await register(good(shop, 'register')))).toBe('ok')
})

test('a code that is sent again counts as the first did, for a sign-in and for a registration', async () => {
  await using shop = await openShop({ vendors: 'humanCheck' })
  const ticketOf = (answer: { ok: boolean; value?: { ticket: string | null } }) => answer.value?.ticket ?? ''
  const register = (humanToken?: string) =>
    shop.call(
      'customer.register',
      {
        ...{ name: 'Ani Lestari', email: null, phone: `0812-1111-${3000 + (asker += 1)}` },
        ...{ password: 'belanja-aman-2026', terms: true, marketing: false, humanToken },
      },
      from('10.7.1.1'),
    )
  const [failed, passed] = [
    ticketOf(await ask(shop, '10.7.1.1')),
    ticketOf(await ask(shop, '10.7.1.1', good(shop, 'code'))),
  ]
  const [strange, known] = [ticketOf(await register()), ticketOf(await register(good(shop, 'register')))]
  await shop.admin('POST', '/clock', { offsetMs: 61_000 })
  const codes = (ticket: string) => shop.call('code.askAgain', { ticket, channel: null }, from('10.7.1.1'))
  const registrations = (ticket: string) =>
    shop.call('customer.sendRegistrationCode', { ticket, channel: null }, from('10.7.1.1'))
  // Two were counted; the first code that is sent again is the third.
  for (let n = 3; n < limits.uncheckedCodesPerNetwork; n += 1) expect(codeOf(await ask(shop, '10.7.1.1'))).toBe('ok')
  const again = ticketOf(await codes(failed))
  expect(again).not.toBe('')
  expect([codeOf(await codes(again)), codeOf(await registrations(strange))]).toEqual(['too_many', 'too_many'])
  expect([codeOf(await codes(passed)), codeOf(await registrations(known))]).toEqual(['ok', 'ok'])
})

test('failed sign-ins without a token are counted more strictly; who passes, and who knows the password, goes on', async () => {
  await using shop = await openShop({ vendors: 'humanCheck' })
  await addTestCustomers(shop, 1)
  const login = (who: string, password: string, humanToken?: string) =>
    shop.call('customer.login', { login: who, password, humanToken }, from('10.7.1.1'))
  const owner = (humanToken?: string) => login('warga0@contoh.id', testCustomerPassword, humanToken)
  const guess = (humanToken?: string) => login(`siapa${(asker += 1)}@contoh.id`, 'salah-sekali', humanToken)
  expect(codeOf(await guess())).toBe('login_wrong')
  expect(codeOf(await owner())).toBe('ok')
  const [hit, ...others] = await inShop(shop, (sql) =>
    sql.exec("SELECT rule, network, until FROM rate_limit_hit WHERE rule = 'unchecked sign-in'").toArray(),
  )
  expect(others).toEqual([])
  // The others that are allowed, without the time that hashing their passwords takes.
  await inShop(shop, (sql) => {
    for (let n = 1; n < limits.uncheckedLoginsPerNetwork; n += 1)
      sql.exec(
        'INSERT INTO rate_limit_hit (id, rule, subject, network, pending, until) VALUES (?, ?, NULL, ?, 0, ?)',
        ...[`h${n}`, hit?.['rule'] ?? '', hit?.['network'] ?? '', hit?.['until'] ?? 0],
      )
  })
  expect(codeOf(await guess())).toBe('too_many')
  expect(codeOf(await owner())).toBe('too_many')
  expect(codeOf(await guess(good(shop, 'login')))).toBe('login_wrong')
  expect(codeOf(await owner(good(shop, 'login')))).toBe('ok')
})

test('only the checked pages of a shop with a key may load Turnstile, and no page before it is touched', async () => {
  const opened = await openShop({ vendors: 'humanCheck' })
  const [asking, plain] = [browse(opened), browse(await openShop())]
  const read = async (shop: typeof asking, path: string) => {
    const response = await shop.fetch(path, {}, undefined, 'https')
    const policy = response.headers.get('content-security-policy') ?? ''
    const html = await response.text()
    return [policy.includes('https://challenges.cloudflare.com'), html.includes('human-check'), html.includes('api.js')]
  }
  for (const path of ['/auth/login', '/auth/register', '/auth/kode', '/auth/lupa-kata-sandi'])
    expect([path, ...(await read(asking, path))]).toEqual([path, true, true, false])
  for (const path of ['/', '/order/cart', '/auth/google-verification'])
    expect([path, ...(await read(asking, path))]).toEqual([path, false, false, false])
  const [token, at] = [good(opened, 'code'), String(Date.now() - 5_000)]
  const body = new URLSearchParams({ login: 'siti@contoh.id', humanToken: token, _at: at })
  expect((await asking.fetch('/auth/kode?_=ask', { method: 'POST', body })).status).toBe(303)
  expect(await (await fetch(`${bindings.TURNSTILE}/asked`)).json()).toContainEqual(
    expect.objectContaining({ response: token }),
  )
  for (const path of ['/auth/login', '/auth/register'])
    expect([path, ...(await read(plain, path))]).toEqual([path, false, false, false])
})
