import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop, randomHost, randomId, send } from '#tests/support/in-workerd/shop.ts'

const lookUp = async (referer: string | null) => {
  const response = await send(
    new Request('https://commerce/website/api/v1/api-access', { headers: referer === null ? {} : { referer } }),
  )
  return { status: response.status, data: ((await response.json()) as { data: Record<string, unknown> }).data }
}

// Proves §1.3, §3.53, §7.9
test('a host is found in any spelling; an unknown one is company 0', async () => {
  await using shop = await openShop()
  const known = {
    COMPANY_API_ID: shop.companyId,
    API_ACCESS: shop.accessKey,
    CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7,
    PRIMARY_HOST: shop.host,
    API_EXTENSION: true,
  }
  for (const referer of [`https://${shop.host}/`, `http://${shop.host.toUpperCase()}:8787/`, `https://${shop.host}./`])
    expect(await lookUp(referer)).toEqual({ status: 200, data: known })
  for (const referer of ['https://tidak-terdaftar.localhost/', `https://x.${shop.host}/`, 'bukan url', null]) {
    expect(await lookUp(referer)).toMatchObject({ status: 200, data: { COMPANY_API_ID: 0, API_ACCESS: '' } })
  }
})

test('every host of a shop names the primary host', async () => {
  const other = randomHost()
  await using shop = await openShop({ hosts: [other] })
  expect(await lookUp(`https://${other}/`)).toMatchObject({
    data: { COMPANY_API_ID: shop.companyId, PRIMARY_HOST: shop.host },
  })
})

// Proves §3.54
test('an unknown access key is denied, and so is a missing one', async () => {
  await using shop = await openShop()
  for (const key of [randomId(32), '', 'x'.repeat(5_000), `${shop.accessKey}x`]) {
    const { status, body } = await shop.upstream('GET', '/product/list', { headers: { 'api-access': key } })
    expect([status, body.message, body.errorCode]).toEqual([403, 'Access denied', 'access_denied'])
  }
})

// Proves §7.4
test('the access key of one shop does not open another', async () => {
  await using shop = await openShop()
  await using sibling = await openShop()
  expect((await shop.upstream('GET', '/product/list', { headers: { 'api-access': sibling.accessKey } })).status).toBe(
    403,
  )
  expect((await shop.upstream('GET', '/product/list', { headers: { referer: `${sibling.origin}/` } })).status).toBe(403)
  expect((await shop.upstream('GET', '/product/list')).status).toBe(200)
})

const claims = (shop: { companyId: number }) => ({ sid: 'sesi', shop: shop.companyId })
const sign = (payload: Record<string, unknown>, header = { alg: 'HS256' }, secret = bindings.TOKEN_SECRET) =>
  new SignJWT(payload).setProtectedHeader(header).sign(new TextEncoder().encode(secret))
const now = () => Math.floor(Date.now() / 1_000)

// Proves ASVS 7.2.1, ASVS 7.3.2, ASVS 9.1.1, ASVS 9.1.2, ASVS 9.1.3, ASVS 9.2.1, ASVS 9.2.3, ASVS 9.2.4
// Proves ASVS 11.6.1
test('a token that is forged, expired or from another shop gives a 401 on every call', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  await using sibling = await openShop({ sample: 'kopi' })
  const base = { sub: 'x', iat: now(), exp: now() + 60, ...claims(shop) }
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(base))}.`
  const tokens = [
    'a.b',
    'bukan-token',
    'é'.repeat(10),
    'x'.repeat(20_000),
    unsigned,
    await sign(base),
    await sign({ ...base, exp: now() - 1 }),
    await sign({ ...base, exp: undefined }),
    await sign({ ...base, exp: '9999999999' }),
    await sign({ ...base, exp: now() + 400 * 86_400 }),
    await sign({ ...base, nbf: now() + 600 }),
    await sign(base, { alg: 'HS512' }),
    await sign(base, { alg: 'HS256' }, 'a'.repeat(40)),
    await sibling.signIn(),
  ]
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${encodeURI(token)}` }
    for (const path of ['/cart/cart-list-v2', '/product/list', '/customer/me']) {
      const { status, body } = await shop.upstream('GET', path, { headers })
      expect([status, body.errorCode]).toEqual([401, 'sign_in_needed'])
    }
  }
})

// Proves ASVS 3.5.3
test('an unknown path is a 404, a known path lists its methods', async () => {
  await using shop = await openShop()
  expect(await shop.upstream('GET', '/tidak/ada')).toMatchObject({
    status: 404,
    body: { statusCode: 404, errorCode: 'route_unknown' },
  })
  const wrong = await shop.upstream('GET', '/cart/cart')
  expect(wrong.status).toBe(405)
  expect(wrong.headers.get('allow')).toBe('POST, PATCH')
  expect((await shop.upstream('DELETE', '/product/list')).status).toBe(405)
})

// Proves ASVS 1.5.2
test.each([
  ['not JSON', '{"ITEM_ID":', 400],
  ['a list', '[]', 400],
  ['a text', '"x"', 400],
  ['null', 'null', 400],
  ['too large', JSON.stringify({ ITEM_ID: 'x'.repeat(70_000), ITEM_QTY: 1 }), 413],
  ['empty', '', 422],
])('a body that is %s is refused', async (_, body, status) => {
  await using shop = await openShop()
  expect((await shop.upstream('POST', '/cart/cart', { body })).status).toBe(status)
})

// Proves ASVS 1.3.3, ASVS 2.2.1
test('an unreadable header is refused, not ignored', async () => {
  await using shop = await openShop()
  for (const headers of [
    { 'visitor-id': 'pendek' },
    { 'visitor-id': `${randomId()}' OR 1=1` },
    { 'idempotency-key': 'x'.repeat(65) },
    { 'idempotency-key': 'a b' },
  ]) {
    expect((await shop.upstream('GET', '/cart/cart-list-v2', { headers })).status).toBe(400)
  }
})

test('every answer of a shop carries its generation and no cache header', async () => {
  await using shop = await openShop({ sample: 'kopi' })
  const first = await shop.upstream('GET', '/product/list')
  const generation = Number(first.headers.get('generation'))
  expect(Math.abs(Date.now() - generation)).toBeLessThan(60_000)
  expect(first.headers.get('cache-control')).toBeNull()
  expect(Number((await shop.upstream('GET', '/cart/cart-list-v2')).headers.get('generation'))).toBe(generation)
  await shop.admin('PATCH', '/settings', { maintenance: true })
  const later = await shop.upstream('GET', '/helper/setting-website')
  expect(Number(later.headers.get('generation'))).toBeGreaterThan(generation)
  expect(later.body.data).toMatchObject({ MAINTENANCE_STATUS: true })
})

// Proves §1.32, §4.18, §7.16, §7.17, §7.18, §7.19, §7.20, §7.21, §7.22, §7.23, §7.24
test('the nine root calls answer everything that a shop’s frame needs', async () => {
  await using shop = await openShop({ sample: 'batik', name: 'Kanari Batik' })
  const paths = [
    '/helper/get-website-template-setting',
    '/helper/banner-carousel',
    '/helper/menu-footer',
    '/helper/company-header-logo',
    '/watermark-status',
    '/helper/setting-website',
    '/helper/google-analytic',
    '/helper/meta-pixel-id',
    '/helper/popup-banner',
  ]
  const answers = await Promise.all(paths.map((path) => shop.upstream('GET', path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(answers[0]?.body.data).toMatchObject({ WEBSITE_TEMPLATE_COLOR_ID: 'batik', IS_SHOW_BUTTON_WHATSAPP: true })
  expect(answers[2]?.body.data).toContainEqual({
    TITLE: 'Kebijakan Privasi',
    SLUG: 'kebijakan-privasi',
    URL: null,
    CHILDREN: [],
  })
  expect(answers[3]?.body.data).toMatchObject({ TITLE: 'Kanari Batik' })
})

test('region calls do not use a shop’s database', async () => {
  await using shop = await openShop()
  expect(await shop.call('region.list', { parent: '32.73.02' })).toMatchObject({
    ok: true,
    value: expect.arrayContaining([{ code: '32.73.02.1001', name: 'Cipaganti', postcode: '40131' }]),
  })
})

// Proves ASVS 15.2.3
test('calls for demo shops do not exist in other shops', async () => {
  await using shop = await openShop({ demo: false })
  const { status, body } = await shop.upstream('GET', '/simulator/payment/x')
  expect([status, body.errorCode]).toEqual([404, 'not_found'])
})
