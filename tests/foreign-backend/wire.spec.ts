import { expect } from '@playwright/test'
import { foreignToken, test } from './support/fixture.ts'

// Proves §7.2, §7.3, §7.4, §7.5
test('every call carries exactly the headers of the specification', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  await visitor.get('/')
  await visitor.get('/order/cart')
  for (const call of foreign.log) {
    const { headers } = call
    expect(headers.accept).toBe('application/json')
    expect(headers.referer).toBe(`${visitor.origin}/`)
    expect(headers['accept-language']).toBe('en')
    expect(headers['api-access']).toBe(call.path === '/api-access' ? undefined : foreign.accessKey)
    expect(headers.authorization).toBeUndefined()
    expect(headers.cookie).toBeUndefined()
    expect(headers['visitor-address']).toBeUndefined()
    expect(headers['cf-connecting-ip']).toBeUndefined()
    expect(headers['x-forwarded-for']).toBeUndefined()
  }
})

// Proves §4.20, §7.6
test('calls for a signed-in customer carry a bearer token', async ({ foreign, visit }) => {
  const visitor = visit(foreign)
  const token = foreignToken()
  visitor.cookies.set('__Host-ACCESS_WEB', token)
  await visitor.get('/order/cart')
  expect(foreign.last('GET /cart/cart-list-v2').headers.authorization).toBe(`Bearer ${token}`)
})

test('an expired or unreadable token is ignored: the cookie is cleared and the visitor continues as a guest', async ({
  foreign,
  visit,
}) => {
  for (const token of [foreignToken(-1), 'bukan.token', 'a.b.c.d', 'x'.repeat(3_000)]) {
    const visitor = visit(foreign)
    visitor.cookies.set('__Host-ACCESS_WEB', token)
    const reply = await visitor.get('/order/cart')
    expect(reply.status).toBe(200)
    expect(visitor.cookies.has('__Host-ACCESS_WEB')).toBe(false)
    expect(foreign.last('GET /cart/cart-list-v2').headers.authorization).toBeUndefined()
  }
})

// Proves §7.11
test('adding to the cart sends only the variant’s code as ITEM_ID and the quantity as ITEM_QTY', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  // This backend writes its ids as numbers; they go back as numbers.
  await visitor.get('/product/teh-melati-celup')
  const reply = await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
  expect(reply.status).toBe(303)
  expect(shop.last('POST /cart/cart').body).toBe('{"ITEM_ID":501,"ITEM_QTY":2}')
  expect(shop.last('POST /cart/cart').headers['content-type']).toContain('application/json')
})

// Proves §7.12, §7.13
test('changing a line sends CART_ID and CART_QTY, removing it sends CART_ID, emptying the cart sends CART_CART', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
  await visitor.post('/product/gula-aren-cair?_=add', { itemId: '502', quantity: '1' })
  const cart = async () =>
    (JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }).data.map(({ id }) => id)
  const [tea, sugar] = await cart()
  await visitor.post('/order/cart?_=change', { id: String(tea), quantity: '3' })
  expect(shop.last('PATCH /cart/cart').body).toBe(`{"CART_ID":${tea},"CART_QTY":3}`)
  await visitor.post('/order/cart?_=remove', { id: String(tea) })
  expect(shop.last('POST /cart/cart-delete').body).toBe(`{"CART_ID":${tea}}`)
  await visitor.post('/order/cart?_=empty', {})
  expect(shop.last('POST /cart/cart-delete').body).toBe(`{"CART_CART":[{"CART_ID":${sugar}}]}`)
})

// Proves §2.18, §4.33, §7.25
test('a checkout is created from CART_CART, with AFFILIATE_TRACKING_CODE after a referral', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  for (const [entrance, tail] of [
    ['/', ''],
    ['/?ref=RINA10', ',"AFFILIATE_TRACKING_CODE":"RINA10"'],
  ] as const) {
    const visitor = visit(shop)
    await visitor.get(entrance)
    await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
    const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
    const reply = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
    expect(shop.last('POST /sale/insert-from-cart-v2').body).toBe(`{"CART_CART":[{"CART_ID":${data[0]?.id}}]${tail}}`)
    expect(reply.headers.location).toMatch(/^\/order\/checkout\?SALE_ID=\d+$/)
  }
})

// Proves §1.15, §4.41, §7.15, §7.40
test('the edge sends a referral click once, with the device and never with a forged address', async ({
  foreign,
  visit,
}) => {
  const visitor = visit(foreign)
  for (const query of ['?ref=RINA10', '?reff=RINA10', '?ref=RINA10&utm_source=ig'])
    await visitor.get(`/${query}`, {
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Mobile)', 'cf-connecting-ip': '8.8.8.8' },
    })
  await expect.poll(() => foreign.calls(/tracking-affiliate/)).toHaveLength(1)
  const sent = JSON.parse(foreign.last('POST /helper/tracking-affiliate').body) as Record<string, string>
  expect(sent).toMatchObject({
    AFFILIATE_TRACKING_CODE: 'RINA10',
    AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
    AFFILIATE_TRACKING_DEVICE_MODEL: 'MOBILE',
  })
  expect(sent.AFFILIATE_TRACKING_IP_ADDRESS).not.toContain('8.8.8')
})

// Proves §3.41, §4.41
test('the address of a referral click is its network, and whole where the shop chooses it', async ({
  openShop,
  visit,
}) => {
  for (const [settings, address] of [
    [{}, /^127\.0\.0\.0$|^0*:.*::$/],
    [{ AFFILIATE_ADDRESS_WHOLE_STATUS: 1 }, /^127\.0\.0\.1$|:[1-9a-f]/],
  ] as const) {
    const shop = openShop({})
    shop.settings = settings
    await visit(shop).get('/?ref=RINA10')
    await expect.poll(() => shop.calls(/tracking-affiliate/)).toHaveLength(1)
    const sent = JSON.parse(shop.last('POST /helper/tracking-affiliate').body) as Record<string, string>
    expect(sent.AFFILIATE_TRACKING_IP_ADDRESS).toMatch(address)
  }
})

// Proves §4.35, §4.36, §7.26, §7.32, §7.33
test('checkout calls use the paths and the fields of the specification', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '1' })
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const { headers } = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = headers.location ?? ''
  const orderId = new URL(checkout, visitor.origin).searchParams.get('SALE_ID')
  await visitor.get(checkout)
  expect(shop.calls()).toContain(`GET /sale/detail-for-checkout/${orderId}`)
  await visitor.post(`${checkout}&_=shipping`, { shipping: 'JNE-REG' })
  expect(shop.last('POST /sale/shipping-method-apply').body).toBe(
    `{"SALE_ID":${orderId},"SALE_SHIPPING_CODE":"JNE-REG"}`,
  )
  await visitor.post(`${checkout}&_=payment`, { payment: 'ACMEPAY|BCA' })
  expect(shop.last('POST /sale/payment-method-apply').body).toBe(
    `{"SALE_ID":${orderId},"SALE_PAYMENT_VENDOR_CODE":"ACMEPAY","SALE_PAYMENT_METHOD_CODE":"BCA"}`,
  )
})
