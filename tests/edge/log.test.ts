import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resources } from '#shared/web/resources.ts'
import { otherPaths, type RouteName, routes } from '#shared/web/routes.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

let lines: string[]
beforeEach(() => {
  lines = []
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

const named = (name: string) => lines.filter((line) => line.includes(`"event":"security","name":"${name}"`))

/** Stands for every key, code and password of these requests, in the form that a path, a query and a cookie may have. */
const secret = 'KunciRahasia.0123456789abcdef-XYZ'

const paths = [
  ...(Object.keys(routes) as RouteName[]).flatMap((name) => [routes[name].path, otherPaths[name] ?? []].flat()),
  ...Object.values(resources),
  // Links that were mistyped still hold their key.
  '//wishlist//:token',
  '/Wishlist/:token',
  '/order/track/:token/x',
  '/order/track/:token.',
  '/webhooks/midtrans/:token',
  '/admin/v1/shops/:token/audit',
]
const groups = [...Map.groupBy(paths, (path) => path.split('/')[1] ?? '')]

const reading = lazily(async () => {
  const opened = await openShop({ sample: 'kopi' })
  const cookie = `${await browse(opened).signIn()}; __Host-VISITOR=${secret.slice(0, 22)}; __Host-ORDER_PASS=${secret}`
  return { opened, cookie, token: /__Host-ACCESS_WEB=([^;]+)/.exec(cookie)?.[1] ?? 'none' }
})

// Proves ASVS 14.2.4, ASVS 16.2.5
test.each(groups)('below /%s no line of the log holds a key, a cookie, a query or what was typed', async (_, below) => {
  const { opened, cookie, token } = await reading()
  const shop = browse(opened)
  for (const path of below) {
    // A slug is no key: it is public, and the log needs it.
    const filled = path.replace(/:(token|params)/, secret).replace(/:\w+/, 'kopi')
    // A customer is led away from the pages for guests.
    const headers: Record<string, string> = path.startsWith('/auth/') ? {} : { cookie }
    await (await shop.fetch(`${filled}?kode=${secret}&tiket=${secret}&next=${secret}`, { headers })).text()
    const body = new URLSearchParams({ password: secret, login: secret, code: secret })
    await (await shop.fetch(`${filled}?_=login`, { method: 'POST', headers, body })).text()
    shop.breakBackend(true)
    await (await shop.fetch(filled, { headers })).text()
    shop.breakBackend(false)
  }
  expect(lines.length).toBeGreaterThanOrEqual(below.length * 3)
  for (const hidden of [secret, secret.slice(0, 22), token, opened.accessKey, bindings.ADMIN_TOKEN, 'siti@contoh'])
    expect(lines.filter((line) => line.includes(hidden))).toEqual([])
})

// Proves ASVS 8.2.1, ASVS 16.2.1, ASVS 16.3.1, ASVS 16.3.2, ASVS 16.3.3
test('what attackers do is one line of its own class each, with a name that an alarm can count', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened)
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    shop.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
  await post('/auth/login?_=login', { login: 'siti@contoh.id', password: 'bukan-yang-benar', website: '', _at: '1' })
  await post('/auth/login?_=login', { login: 'siti@contoh.id', password: 'belanja-aman-2026', website: '', _at: '1' })
  await post('/order/cart?_=remove', { id: 'x' }, { origin: 'https://evil.example' })
  await shop.fetch(`/webhooks/shipping/biteship/${opened.host}`, { method: 'POST', body: '{}' })
  await shop.fetch(`/admin/v1/shops/${opened.host}/audit`, { headers: { authorization: 'Bearer salah' } })
  await shop.fetch('/order/cart', { headers: { cookie: '__Host-ACCESS_WEB=x.y.z' } })
  await shop.fetch('/order/track/bukan-tautan')
  const cookie = await shop.signIn()
  await shop.fetch('/profile/order/bukan-milik-saya', { headers: { cookie } })
  for (const name of [
    'sign_in_failed',
    'signed_in',
    'not_theirs',
    'origin_refused',
    'administration_refused',
    'session_refused',
    'link_refused',
  ])
    expect([name, named(name).length]).toEqual([name, 1])
  const [line = ''] = named('sign_in_failed')
  expect(JSON.parse(line)).toEqual({
    level: 'warn',
    event: 'security',
    name: 'sign_in_failed',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    host: opened.host,
    companyId: opened.companyId,
    method: 'POST',
    path: '/auth/login',
    account: expect.stringMatching(/^[\w-]{16}$/),
    call: 'customer.login',
  })
})

// Proves ASVS 16.2.1
test('lines tell tries at one account from one try at each of many, and the owner learns which are a customer’s', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened)
  const attempt = (login: string, password: string, address: string) =>
    shop.fetch('/auth/login?_=login', {
      method: 'POST',
      headers: { 'cf-connecting-ip': address },
      body: new URLSearchParams({ login, password, website: '', _at: '1' }),
    })
  await attempt('siti@contoh.id', 'salah-satu-9', '198.51.100.1')
  await attempt(' Siti@Contoh.id', 'salah-dua-99', '198.51.100.2')
  await attempt('orang@contoh.id', 'salah-tiga-9', '198.51.100.2')
  await attempt('siti@contoh.id', 'belanja-aman-2026', '2001:db8:1:2::1')
  const read = (name: string) => named(name).map((line) => JSON.parse(line) as { account: string; network: string })
  const [first, second, third] = read('sign_in_failed')
  expect([first?.account === second?.account, second?.account === third?.account]).toEqual([true, false])
  expect([first?.network === second?.network, second?.network === third?.network]).toEqual([false, true])
  const [entered] = read('signed_in')
  const subjects = { login: 'siti@contoh.id', address: '2001:db8:1:2:ffff::9' }
  const found = await opened.admin('POST', '/log/subjects', subjects)
  expect(found.body).toEqual({
    accounts: expect.arrayContaining([first?.account, entered?.account]),
    network: entered?.network,
  })
  expect((await opened.admin('POST', '/log/subjects', { login: 'orang@contoh.id' })).body).toEqual({
    accounts: [third?.account],
    network: null,
  })
  // Another shop’s key makes other hashes of the same.
  const other = await openShop({ sample: 'kopi' })
  expect((await other.admin('POST', '/log/subjects', subjects)).body).not.toMatchObject({ network: entered?.network })
})

// Proves ASVS 16.2.1
test('codes guessed for one account from many networks lead to the line that names the account', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened)
  const post = (path: string, fields: Record<string, string>, address: string) =>
    shop.fetch(path, { method: 'POST', headers: { 'cf-connecting-ip': address }, body: new URLSearchParams(fields) })
  const asked = await post('/auth/kode?_=ask', { login: 'siti@contoh.id', website: '', _at: '1' }, '198.51.100.1')
  const entering = asked.headers.get('location') ?? ''
  const again = async () => (await post(`${entering}&_=again`, {}, '198.51.100.2')).headers.get('location') ?? ''
  await opened.admin('POST', '/clock', { offsetMs: 61_000 })
  const second = await again()
  await post(`${entering}&_=enter`, { code: '000000' }, '198.51.100.3')
  await post(`${second}&_=enter`, { code: '000000' }, '198.51.100.4')
  const read = (name: string) => named(name).map((line) => JSON.parse(line) as Record<string, string>)
  const [first, next] = read('code_sent')
  const subjects = await opened.admin('POST', '/log/subjects', { login: 'siti@contoh.id' })
  expect(subjects.body).toMatchObject({ accounts: expect.arrayContaining([first?.['account']]) })
  expect(next).toMatchObject({ level: 'info', call: 'code.askAgain', before: first?.['ticket'] })
  expect(read('code_refused').map(({ ticket }) => ticket)).toEqual([first?.['ticket'], next?.['ticket']])
  // Registering with a known number leads into its account, too.
  const phone = '081298765432'
  const form = {
    name: 'Siti Aminah',
    phone,
    email: '',
    password: 'rahasia-toko-2026',
    terms: '1',
    website: '',
    _at: '1',
  }
  const registering = (await post('/auth/register?_=register', form, '198.51.100.5')).headers.get('location') ?? ''
  await post(`${registering}&_=enter`, { code: '000000' }, '198.51.100.6')
  const { body } = await opened.admin('POST', '/log/subjects', { login: phone })
  expect(body).toMatchObject({ accounts: expect.arrayContaining([read('code_sent')[2]?.['account']]) })
  expect(read('code_refused')[2]?.['ticket']).toBe(read('code_sent')[2]?.['ticket'])
  expect(
    lines.filter((line) => line.includes(new URLSearchParams(entering.split('?')[1]).get('tiket') ?? '-')),
  ).toEqual([])
})

// Proves ASVS 16.2.4, ASVS 16.4.1
test('nothing that a client sends can forge a line', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const forged = '%0a{"level":"error","event":"security"}'
  for (const path of [`/${forged}`, `/product/${forged}`, `/?q=${forged}`, '/x%E2%80%A8y'])
    await (await shop.fetch(path, { headers: { 'user-agent': `x${forged}` } })).text()
  await shop.fetch('/csp-report', {
    method: 'POST',
    body: JSON.stringify({ 'csp-report': { 'blocked-uri': '\n{}', 'violated-directive': '\n{"level":"error"}' } }),
  })
  for (const line of lines) {
    expect(line).not.toMatch(/[\n\r\u2028]/)
    // Jobs of other shops write lines meanwhile: those say which scheduler ran them.
    const { requestId, scheduler } = JSON.parse(line) as { requestId?: string; scheduler?: string }
    expect(requestId ?? scheduler, line).toEqual(expect.any(String))
  }
})

// Proves ASVS 16.3.3
test('what browsers report of the policy is written without addresses, and nothing of it comes back', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const send = (body: unknown) =>
    shop.fetch('/csp-report', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
  const single = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': `https://evil.example/a.js?k=${secret}`,
    'document-uri': `https://toko.id/order/track/${secret}?x=${secret}`,
  }
  const reported = {
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    documentURL: 'https://toko.id/',
  }
  const answers = [
    await send({ 'csp-report': single }),
    await send([
      { type: 'csp-violation', body: reported },
      { type: 'deprecation', body: {} },
    ]),
    await send('<script>alert(1)</script>'),
    await send([]),
  ]
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual(
    answers.map(() => [204, '']),
  )
  expect(named('csp_violation').map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ directive: 'script-src-elem', blocked: 'https://evil.example', page: '/order/track/…' }),
    expect.objectContaining({ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/' }),
  ])
})

test('a flood of reports is read no further and written down no more', async () => {
  const shop = browse(await openShop({ sample: 'kopi' }))
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } })
  expect((await shop.fetch('/csp-report', { method: 'POST', body: 'x'.repeat(1_000_000) })).status).toBe(413)
  const statuses = new Set<number>()
  for (let i = 0; i < 100; i++) statuses.add((await shop.fetch('/csp-report', { method: 'POST', body })).status)
  expect([...statuses]).toEqual([204])
  expect(named('csp_violation')).toHaveLength(29)
  expect((await shop.fetch('/csp-report')).status).toBe(405)
})
