import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { addTestCustomers } from '#tests/support/in-workerd/test-customers.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'

const password = 'belanja-aman-2026'
const asked = {
  name: 'Ani Lestari',
  email: 'Ani@Contoh.ID',
  phone: '0812-1111-2222',
  password,
  terms: true,
  marketing: false,
}
const register = (shop: TestShop, change: Partial<typeof asked> = {}, as = {}) =>
  shop.register({ ...asked, ...change } as never, as)
const login = (shop: TestShop, typed: string, secret = password, as = {}) =>
  shop.call('customer.login', { login: typed, password: secret } as never, as)
const tokenOf = (answer: Awaited<ReturnType<typeof login>>) => (answer.ok ? answer.value.token : null)
type Wire = Record<string, unknown>

async function stocked(options = {}) {
  const shop = await openShop({
    sample: 'kopi',
    products: [
      { slug: 'satu', stock: 5 },
      { slug: 'dua', stock: 5 },
    ],
    ...options,
  })
  const itemOf = async (slug: string) => {
    const found = await shop.call('catalog.find', { slug } as never)
    return found.ok ? String(found.value.variants[0]?.itemId) : ''
  }
  return { ...shop, satu: await itemOf('satu'), dua: await itemOf('dua') }
}
const put = (shop: TestShop, itemId: string, quantity: number, as = {}) =>
  shop.call('cart.add', { itemId, quantity } as never, as)
const quantities = async (shop: TestShop, as = {}) =>
  ((await shop.upstream('GET', '/cart/cart-list-v2', as)).body.data as Wire[]).map((line) => line.CART_QTY)

// Proves §1.16, §3.1, §3.2, §3.3, §3.4, §3.5, §3.6, §3.7, §3.8, §3.10
test('a registration returns the customer and a token in the specification’s fields, where the shop sends no codes', async () => {
  await using shop = await openShop({ demo: false })
  const { status, body } = await shop.upstream('POST', '/customer/register', {
    body: {
      CUSTOMER_NAME: ' Ani Lestari ',
      CUSTOMER_EMAIL: 'Ani@Contoh.ID',
      CUSTOMER_PHONE: '0812-1111-2222',
      CUSTOMER_PASSWORD: password,
      TERMS_ACCEPTED: true,
      MARKETING_ACCEPTED: false,
    },
  })
  expect(status).toBe(200)
  expect(body.data).toEqual({
    CUSTOMER_ID: expect.any(String),
    CUSTOMER_BRANCH_ID: null,
    CUSTOMER_CODE: 'PLG-000001',
    CUSTOMER_EMAIL: 'ani@contoh.id',
    CUSTOMER_NAME: 'Ani Lestari',
    CUSTOMER_PHONE: '+6281211112222',
    CUSTOMER_TYPE: 'REGULAR',
    CUSTOMER_TYPE_NAME: '',
    TOKEN: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    DEVICE_KEY: expect.any(String),
    CODE_TICKET: null,
  })
  const { TOKEN } = body.data as { TOKEN: string }
  const {
    exp,
    iat,
    shop: company,
  } = JSON.parse(atob(TOKEN.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')) as Record<string, number>
  expect([Number(exp) - Number(iat), company]).toEqual([30 * 86_400, shop.companyId])
  expect(await shop.call('customer.me', {}, { token: TOKEN })).toMatchObject({
    ok: true,
    value: { name: 'Ani Lestari', phone: '+6281211112222' },
  })
})

/** One account for every spelling of its name: a sign-in changes nothing that another asks for. */
const registered = lazily(async () => {
  const shop = await openShop({ demo: false })
  await register(shop)
  return shop
})
// Proves §1.23
test.each(['ani@contoh.id', 'ANI@CONTOH.ID', '0812-1111-2222', '+62 812 1111 2222', '6281211112222', '81211112222'])(
  '%s signs in',
  async (typed) => {
    expect(await login(await registered(), typed)).toMatchObject({
      ok: true,
      value: { code: 'PLG-000001', token: expect.any(String) },
    })
  },
)

// Proves §3.68, §5.21
test('all wrong fields are named at once, and no account is created', async () => {
  await using shop = await openShop()
  const { status, body } = await shop.upstream('POST', '/customer/register', {
    body: {
      CUSTOMER_NAME: 'Ani',
      CUSTOMER_EMAIL: 'ani@x',
      CUSTOMER_PHONE: 'bukan nomor',
      CUSTOMER_PASSWORD: 'pendek',
      TERMS_ACCEPTED: false,
      MARKETING_ACCEPTED: false,
    },
  })
  expect(status).toBe(422)
  expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
    'CUSTOMER_EMAIL',
    'CUSTOMER_PASSWORD',
    'CUSTOMER_PHONE',
    'TERMS_ACCEPTED',
  ])
  expect(await register(shop, { password: 'password123' })).toMatchObject({
    ok: false,
    code: 'password_common',
    fields: { password: expect.any(String) },
  })
  expect(await register(shop, { password: 'x'.repeat(129) })).toMatchObject({ ok: false, code: 'password_long' })
  const huge = await shop.upstream('POST', '/customer/login', {
    body: { CUSTOMER_LOGIN: 'ani@contoh.id', CUSTOMER_PASSWORD: 'x'.repeat(2_000) },
  })
  expect(huge.status).toBe(422)
  expect(await login(shop, 'ani@contoh.id', 'pendek')).toMatchObject({ ok: false, code: 'login_wrong' })
})

test.each(['kopi enak', '😀😀😀😀😀😀😀😀', '01234567', 'z'.repeat(128), '  spasi  '])(
  'the password %s is accepted unchanged',
  async (secret) => {
    await using shop = await openShop({ demo: false })
    expect(await register(shop, { password: secret })).toMatchObject({ ok: true })
    expect(await login(shop, 'ani@contoh.id', secret)).toMatchObject({ ok: true })
    expect(await login(shop, 'ani@contoh.id', secret.trim() === secret ? `${secret} ` : secret.trim())).toMatchObject({
      ok: false,
      code: 'login_wrong',
    })
  },
)

test('a phone or an e-mail is registered only once, in any spelling and under simultaneous requests', async () => {
  await using shop = await openShop({ demo: false })
  const twins = await Promise.all([
    register(shop),
    register(shop, { phone: '+6281211112222', email: 'lain@contoh.id' }),
  ])
  expect(twins.filter(({ ok }) => ok)).toHaveLength(1)
  expect(twins.find(({ ok }) => !ok)).toMatchObject({ code: 'account_exists', status: 409 })
})

// Proves §5.18
test('a wrong password and an unknown account get the same answer', async () => {
  await using shop = await openShop()
  await register(shop)
  const body = (login: string) => ({ CUSTOMER_LOGIN: login, CUSTOMER_PASSWORD: 'salah-sekali-1' })
  const answers = []
  for (const typed of ['ani@contoh.id', '081211112222', 'tidak@ada.id', '081299998888', 'siapa'])
    answers.push(await shop.upstream('POST', '/customer/login', { body: body(typed) }))
  for (const { status, body: said } of answers) expect([status, said]).toEqual([422, answers[0]?.body])
  expect(answers[0]?.body).toEqual({
    statusCode: 422,
    message: 'Email, nomor HP, atau kata sandi salah.',
    errorCode: 'login_wrong',
    // What is typed again is marked; nobody learns which of them is wrong.
    fields: { CUSTOMER_PASSWORD: 'Email, nomor HP, atau kata sandi salah.' },
  })
})

test('after five failures an account must wait, for callers from that network; elsewhere and other accounts do not', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 2)
  for (let n = 0; n < 5; n += 1)
    expect(await login(shop, 'warga0@contoh.id', 'salah-sekali-1')).toMatchObject({ code: 'login_wrong' })
  expect(await login(shop, 'warga0@contoh.id')).toMatchObject({
    ok: false,
    code: 'too_many',
    status: 429,
    message: 'Terlalu banyak percobaan. Coba lagi dalam 15 menit.',
  })
  expect(
    await login(shop, 'warga0@contoh.id', password, { headers: { 'visitor-address': '198.51.100.1' } }),
  ).toMatchObject({ ok: true })
  expect(await login(shop, 'warga1@contoh.id')).toMatchObject({ ok: true })
  await shop.admin('POST', '/clock', { offsetMs: 15 * 60_000 + 1_000 })
  expect(await login(shop, 'warga0@contoh.id')).toMatchObject({ ok: true })
})

test('an unknown account must wait like a known one', async () => {
  await using shop = await openShop()
  for (let n = 0; n < 5; n += 1) await login(shop, '0812-9999-8888', 'salah-sekali-1')
  expect(await login(shop, '+6281299998888')).toMatchObject({ code: 'too_many' })
})

test('simultaneous tries are counted one by one', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  const tries = await Promise.all(Array.from({ length: 12 }, () => login(shop, 'warga0@contoh.id', 'salah-sekali-1')))
  expect(tries.filter((one) => !one.ok && one.code === 'login_wrong')).toHaveLength(5)
})

test('a success is not counted and clears the failures before it', async () => {
  await using shop = await openShop()
  await addTestCustomers(shop, 1)
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 4; n += 1) await login(shop, 'warga0@contoh.id', 'salah-sekali-1')
    expect(await login(shop, 'warga0@contoh.id')).toMatchObject({ ok: true })
  }
})

// Proves §4.22, ASVS 7.4.1
test('logout ends only this session, at once', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const [first, second] = [await shop.signIn(), await shop.signIn()]
  expect(await shop.call('customer.logout', {}, { token: first })).toMatchObject({ ok: true })
  for (const path of ['/customer/me', '/cart/cart-list-v2', '/product/list'])
    expect((await shop.upstream('GET', path, { token: first })).status).toBe(401)
  expect((await shop.upstream('GET', '/customer/me', { token: second })).status).toBe(200)
})

// Proves §7.43, ASVS 8.2.1
test('without a token a customer’s data is a 401', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  for (const path of ['/customer/me', '/customer/address', '/order/list'])
    expect((await shop.upstream('GET', path)).status).toBe(401)
})

test('the login merges the guest’s cart exactly once: the larger quantity counts, up to the stock', async () => {
  await using shop = await stocked()
  const token = await shop.signIn({ visitor: randomId() })
  await put(shop, shop.satu, 2, { token })
  await put(shop, shop.satu, 3)
  await put(shop, shop.dua, 4)
  const again = await shop.signIn()
  expect((await quantities(shop, { token: again })).toSorted()).toEqual([3, 4])
  expect(await quantities(shop)).toEqual([])
  await shop.signIn()
  expect((await quantities(shop, { token: again })).toSorted()).toEqual([3, 4])
  await put(shop, shop.dua, 1)
  await shop.signIn()
  expect((await quantities(shop, { token: again })).toSorted()).toEqual([3, 4])
})

test('a merged line never exceeds the stock', async () => {
  await using shop = await stocked()
  const token = await shop.signIn({ visitor: randomId() })
  await put(shop, shop.satu, 2, { token })
  await put(shop, shop.satu, 5)
  await shop.admin('POST', '/stock', { itemId: shop.satu, stock: 3 })
  expect(await quantities(shop, { token: await shop.signIn() })).toEqual([3])
})

test('a new customer keeps the guest’s cart', async () => {
  await using shop = await stocked()
  await put(shop, shop.satu, 2)
  const token = tokenOf(await register(shop, { phone: '081255556666', email: 'baru@contoh.id' }))
  expect(await quantities(shop, { token })).toEqual([2])
  expect(await quantities(shop)).toEqual([])
})

// Proves §7.44
test('the sample’s customer has a saved address', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  expect(await shop.call('address.list', {}, { token })).toMatchObject({
    ok: true,
    value: expect.arrayContaining([expect.objectContaining({ regency: 'Kota Bandung', villageCode: '32.73.02.1001' })]),
  })
})

test('a consent is stored with its version and time', async () => {
  await using shop = await openShop()
  await register(shop, { marketing: true })
  const { runInDurableObject } = await import('cloudflare:test')
  const rows = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec('SELECT purpose, version, granted FROM consent ORDER BY id').toArray(),
  )
  expect(rows).toEqual([
    { purpose: 'terms', version: '2026-11-01', granted: 1 },
    { purpose: 'marketing', version: '2026-11-01', granted: 1 },
  ])
})

// Proves ASVS 6.3.2
test('a shop that is no demo opens without any account', async () => {
  const shop = await openShop({ demo: false })
  const rows = await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec('SELECT id FROM customer UNION ALL SELECT id FROM session').toArray(),
  )
  expect(rows).toEqual([])
  expect(await shop.call('customer.login', { login: 'siti@contoh.id', password: 'belanja-aman-2026' })).toMatchObject({
    code: 'login_wrong',
  })
})
