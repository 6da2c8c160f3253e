import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { withNumber } from '../../wallet/wallet-steps.ts'
import { bcaVa, expectSound, order, outcome, place, press, siti, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const from = (address: string): Caller => ({ visitor: null, headers: { 'visitor-address': address } })
const anybody = from('198.51.100.9')

async function linked() {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const token = (await order(shop, orderId, me)).trackToken ?? ''
  return { shop, orderId, token }
}
const open = async (shop: SellingShop, token: string, digits: string, as = anybody) =>
  shop.call<{ pass: string }>('order.openTrack', { token, digits }, as)

test('the last four digits of the phone show the recipient of this order for an hour, and of no other order', async () => {
  const { shop, token } = await linked()
  const other = await place(shop, me, [await shop.item()])
  const { pass } = valueOf(await open(shop, token, siti.phone.slice(-4)))
  expect(valueOf(await shop.call('order.track', { token, pass }, anybody))).toMatchObject({
    address: { recipient: siti.recipient, street: siti.street },
  })
  const otherToken = (await order(shop, other, me)).trackToken ?? ''
  for (const [link, shown] of [
    [otherToken, pass],
    [token, `${pass}x`],
    [token, pass.replace(/^\d+/, (until) => String(Number(until) + 60_000))],
  ])
    expect(valueOf(await shop.call('order.track', { token: link, pass: shown }, anybody))).toMatchObject({
      address: null,
    })
  await shop.wait(1.1)
  expect(valueOf(await shop.call('order.track', { token, pass }, anybody))).toMatchObject({ address: null })
})

test('the browser that ordered needs no digits for its own order, and opens no other', async () => {
  const { shop, orderId, token } = await linked()
  await press(shop, orderId, me, 'settlement')
  const address = async (as: Caller) =>
    valueOf<{ address: unknown }>(await shop.call('order.track', { token, pass: null }, as)).address
  expect(await address(me)).toMatchObject({ recipient: siti.recipient, street: siti.street })
  for (const stranger of [anybody, guest('visitor-two')]) expect(await address(stranger)).toBeNull()
  const invoice = (as: Caller) => shop.call('order.trackInvoice', { token, pass: null }, as)
  expect(outcome(await invoice(me))).toBe('accepted')
  expect(outcome(await invoice(guest('visitor-two')))).toBe('order_link_invalid')
})

test('five wrong tries close a link for their network, even when they are simultaneous; right tries do not count', async () => {
  const { shop, token } = await linked()
  for (let i = 0; i < 7; i++) expect(outcome(await open(shop, token, '7890'))).toBe('accepted')
  const guesser = from('198.51.100.7')
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => open(shop, token, String(1_000 + i), guesser)))
  const codes = answers.map(outcome)
  expect(codes.filter((code) => code === 'order_link_digits')).toHaveLength(5)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(7)
  expect(outcome(await open(shop, token, '7890', guesser))).toBe('too_many')
  expect(outcome(await open(shop, token, '7890', from('192.0.2.1')))).toBe('accepted')
  await shop.wait(1.1)
  expect(outcome(await open(shop, token, '7890', guesser))).toBe('accepted')
})

test('many networks that guess close a link to strangers for a day, and never to the browser that ordered', async () => {
  const { shop, token } = await linked()
  for (let i = 0; i < 45; i++)
    expect(outcome(await open(shop, token, '0000', from(`198.51.100.${i}`)))).toBe('order_link_digits')
  expect(outcome(await open(shop, token, '7890', from('192.0.2.1')))).toBe('too_many')
  expect(outcome(await open(shop, token, '7890', me))).toBe('accepted')
  await shop.wait(24.1)
  expect(outcome(await open(shop, token, '7890', from('192.0.2.1')))).toBe('accepted')
})

// Proves ASVS 6.3.1
test('strangers in the network of the browser that ordered do not close its link; its own five wrong tries do', async () => {
  const { shop, token } = await linked()
  const other = (await order(shop, await place(shop, guest('visitor-two'), [await shop.item()]), guest('visitor-two')))
    .trackToken
  const here = { 'visitor-address': '198.51.100.7' }
  const mine = { ...me, headers: here }
  for (let i = 0; i < 25; i++) await open(shop, i < 7 ? token : (other ?? ''), '0000', { visitor: null, headers: here })
  expect(outcome(await open(shop, token, '7890', { visitor: null, headers: here }))).toBe('too_many')
  for (let i = 0; i < 5; i++) expect(outcome(await open(shop, token, '0000', mine))).toBe('order_link_digits')
  expect(outcome(await open(shop, token, '7890', mine))).toBe('too_many')
  // They count for nobody else.
  expect(outcome(await open(shop, token, '7890', from('192.0.2.1')))).toBe('accepted')
  await shop.wait(1.1)
  expect(outcome(await open(shop, token, '7890', mine))).toBe('accepted')
})

test('one network has twenty wrong tries over all links', async () => {
  const shop = await openSellingShop()
  const tokens: string[] = []
  const item = await shop.item({ stock: 20 })
  for (let i = 0; i < 5; i++) tokens.push((await order(shop, await place(shop, me, [item]), me)).trackToken ?? '')
  for (const token of tokens.slice(0, 4))
    for (let i = 0; i < 5; i++) expect(outcome(await open(shop, token, '0000'))).toBe('order_link_digits')
  expect(outcome(await open(shop, tokens[4] ?? '', '7890'))).toBe('too_many')
  expect(outcome(await open(shop, tokens[4] ?? '', '7890', from('192.0.2.1')))).toBe('accepted')
  expect(JSON.stringify(await shop.sql('SELECT * FROM rate_limit_hit'))).not.toContain('198.51')
})

test('invalid digits and a forged link open nothing', async () => {
  const { shop, token } = await linked()
  for (const digits of ['', '12', '12345', 'abcd', '7890%'])
    expect(
      (await shop.upstream('POST', '/order/track-open', { body: { TRACK_TOKEN: token, PHONE_LAST_DIGIT: digits } }))
        .status,
    ).toBe(422)
  expect(outcome(await open(shop, `${token}x`, '7890'))).toBe('order_link_invalid')
})

// Proves §2.30, §7.29
test('an invoice exists after the payment: for its owner, and by the link only after the digits', async () => {
  const { shop, orderId, token } = await linked()
  const invoice = (as: Caller) => shop.call('order.findInvoice', { orderId }, as)
  expect(outcome(await invoice(me))).toBe('invoice_unavailable')
  await press(shop, orderId, me, 'settlement')
  const { number } = await order(shop, orderId, me)
  expect(valueOf(await invoice(me))).toMatchObject({ number, tax: null })
  expect(outcome(await invoice(guest('stranger')))).toBe('order_unknown')
  expect(outcome(await shop.call('order.trackInvoice', { token, pass: null }, anybody))).toBe('order_link_invalid')
  const { pass } = valueOf(await open(shop, token, '7890'))
  expect(valueOf(await shop.call('order.trackInvoice', { token, pass }, anybody))).toMatchObject({ number })
})

// Proves §1.17
test('a guest order can be claimed by its link only into an account with the same verified number or e-mail', async () => {
  const { shop, orderId, token } = await linked()
  const [other, typed] = [
    await withNumber(shop, 'visitor-two', '+6281300000001', true),
    await withNumber(shop, 'visitor-three', '+6281234567890', false),
  ]
  const claim = (as: Caller, link = token) => shop.call('order.claim', { token: link }, as)
  const offered = async (as: Caller) =>
    valueOf<{ claim: string }>(await shop.call('order.track', { token, pass: null }, as)).claim
  expect([await offered(anybody), await offered(other.as), await offered(typed.as)]).toEqual([
    'signIn',
    'none',
    'verify',
  ])
  expect(outcome(await claim(other.as))).toBe('order_claim')
  expect(outcome(await claim(typed.as))).toBe('order_claim')
  expect(outcome(await claim(typed.as, `${token}x`))).toBe('order_link_invalid')
  expect(outcome(await claim(anybody))).toBe('sign_in_needed')
  // Where the shop reaches no phone, an e-mail address is what both know.
  const mail = `json_extract((SELECT address FROM orders WHERE id = '${orderId}'), '$.email')`
  await shop.sql(`UPDATE orders SET address = json_set(address, '$.email', 'Ani@Contoh.id') WHERE id = '${orderId}'`)
  await shop.sql(`UPDATE customer SET email = lower(${mail}) WHERE id = '${typed.id}'`)
  expect(await offered(typed.as)).toBe('verify')
  await shop.sql(`UPDATE customer SET email_verified_at = ${Date.now()} WHERE id = '${typed.id}'`)
  expect(await offered(typed.as)).toBe('ready')
  // A verified phone that is another one leaves the e-mail; where no phone is reached, verifying one opens nothing.
  expect(await offered(other.as)).toBe('verify')
  await shop.sql(`UPDATE customer SET email_verified_at = 1 WHERE id = '${other.id}'`)
  expect(await offered(other.as)).toBe('none')
  await shop.sql(`UPDATE customer SET email = NULL, email_verified_at = NULL WHERE id = '${typed.id}'`)
  await shop.sql(`UPDATE customer SET phone_verified_at = ${Date.now()} WHERE id = '${typed.id}'`)
  expect(await offered(typed.as)).toBe('ready')
  const page = await browse(shop).fetch(`/order/track/${token}?_=claim`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { 'sec-fetch-site': 'same-origin', cookie: `__Host-ACCESS_WEB=${typed.as.token}` },
  })
  expect([page.status, page.headers.get('location')]).toEqual([303, `/profile/order/${orderId}`])
  expect((await order(shop, orderId, typed.as)).events.at(-1)).toMatchObject({ label: 'Pesanan disimpan ke akun' })
  expect(outcome(await claim(typed.as))).toBe('accepted')
  expect(outcome(await claim(other.as))).toBe('order_claim')
  expect(await offered(other.as)).toBe('none')
  // The browser that placed it keeps it.
  expect((await order(shop, orderId, me)).number).toBe((await order(shop, orderId, typed.as)).number)
})

test('a sign-in on the way to one’s own placed order claims it by its number, and keeps no commission', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5 } })
  const placed = async (code: string) => {
    const lineId = await shop.cart(me, await shop.item())
    const { orderId } = valueOf<{ orderId: string }>(
      await shop.call('checkout.create', { lines: [{ id: lineId }], affiliateCode: code }, me),
    )
    valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
    valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
    valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, me))
    valueOf(await shop.call('checkout.place', { orderId }, me))
    await press(shop, orderId, me, 'settlement')
    return orderId
  }
  // The member signs in from the browser in which the order was placed as a guest.
  const { as, id } = await withNumber(shop, 'visitor-one', '+6281300000001', true)
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, as))
  const orderId = await placed(code)
  expect(outcome(await shop.call('checkout.attach', { orderId }, as))).toBe('accepted')
  expect(await shop.sql('SELECT customer_id FROM orders')).toEqual([{ customer_id: null }])
  await expectSound(shop)
  await shop.sql(`UPDATE customer SET phone = '+6281234567890' WHERE id = '${id}'`)
  expect(outcome(await shop.call('checkout.attach', { orderId }, as))).toBe('accepted')
  expect(await shop.sql('SELECT customer_id FROM orders')).toEqual([{ customer_id: id }])
  expect(await shop.sql('SELECT status FROM commission')).toEqual([{ status: 'REVERSED' }])
  expect((await order(shop, orderId, as)).events.at(-1)).toMatchObject({ label: 'Pesanan disimpan ke akun' })
})

test('an affiliate gets no commission for an order that turns out to be their own', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5 } })
  const { as, id } = await withNumber(shop, 'visitor-two', '+6281300000001', true)
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, as))
  const [line, item] = [me, await shop.item()]
  const lineId = await shop.cart(line, item)
  const { orderId } = valueOf<{ orderId: string }>(
    await shop.call('checkout.create', { lines: [{ id: lineId }], affiliateCode: code }, line),
  )
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, line))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, line))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, line))
  valueOf(await shop.call('checkout.place', { orderId }, line))
  await press(shop, orderId, line, 'settlement')
  expect(await shop.sql('SELECT status FROM commission')).toEqual([{ status: 'PENDING' }])
  const token = (await order(shop, orderId, line)).trackToken ?? ''
  await shop.sql(`UPDATE customer SET phone = '+6281234567890' WHERE id = '${id}'`)
  expect(outcome(await shop.call('order.claim', { token }, as))).toBe('accepted')
  expect(await shop.sql('SELECT status FROM commission')).toEqual([{ status: 'REVERSED' }])
})
