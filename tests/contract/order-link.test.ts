import { expect, test } from 'vitest'
import { order, outcome, place, press, siti, valueOf } from './sale-steps.ts'
import { type Caller, guest, openSales, type Sales } from './sale-support.ts'

const me = guest('visitor-one')
const from = (address: string): Caller => ({ visitor: null, headers: { 'visitor-address': address } })
const anybody = from('198.51.100.9')

async function linked() {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()])
  const token = (await order(shop, saleId, me)).trackToken ?? ''
  return { shop, saleId, token }
}
const open = async (shop: Sales, token: string, digits: string, as = anybody) => shop.call<{ pass: string }>('order.openTrack', { token, digits }, as)

test('the last four digits of the phone show whom a parcel goes to, for an hour, and no other order', async () => {
  const { shop, token } = await linked()
  const other = await place(shop, me, [await shop.item()])
  const { pass } = valueOf(await open(shop, token, siti.phone.slice(-4)))
  expect(valueOf(await shop.call('order.track', { token, pass }, anybody))).toMatchObject({ address: { recipient: siti.recipient, street: siti.street } })
  const otherToken = (await order(shop, other, me)).trackToken ?? ''
  for (const [link, shown] of [
    [otherToken, pass],
    [token, `${pass}x`],
    [token, pass.replace(/^\d+/, (until) => String(Number(until) + 60_000))],
  ])
    expect(valueOf(await shop.call('order.track', { token: link, pass: shown }, anybody))).toMatchObject({ address: null })
  await shop.wait(1.1)
  expect(valueOf(await shop.call('order.track', { token, pass }, anybody))).toMatchObject({ address: null })
})

test('five wrong tries close a link for everybody, all at once or one after the other; a right one is not counted', async () => {
  const { shop, token } = await linked()
  for (let i = 0; i < 7; i++) expect(outcome(await open(shop, token, '7890'))).toBe('accepted')
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => open(shop, token, String(1_000 + i), from(`198.51.100.${i}`))))
  const codes = answers.map(outcome)
  expect(codes.filter((code) => code === 'order_link_digits')).toHaveLength(5)
  expect(codes.filter((code) => code === 'too_many')).toHaveLength(7)
  expect(outcome(await open(shop, token, '7890'))).toBe('too_many')
  await shop.wait(1.1)
  expect(outcome(await open(shop, token, '7890'))).toBe('accepted')
})

test('one network tries twenty times over all links', async () => {
  const shop = await openSales()
  const tokens: string[] = []
  const item = await shop.item({ stock: 20 })
  for (let i = 0; i < 5; i++) tokens.push((await order(shop, await place(shop, me, [item]), me)).trackToken ?? '')
  for (const token of tokens.slice(0, 4)) for (let i = 0; i < 5; i++) expect(outcome(await open(shop, token, '0000'))).toBe('order_link_digits')
  expect(outcome(await open(shop, tokens[4] ?? '', '7890'))).toBe('too_many')
  expect(outcome(await open(shop, tokens[4] ?? '', '7890', from('192.0.2.1')))).toBe('accepted')
  expect(JSON.stringify(await shop.sql('SELECT * FROM order_link_try'))).not.toContain('198.51')
})

test('what is no digits, and a link that is not ours, open nothing', async () => {
  const { shop, token } = await linked()
  for (const digits of ['', '12', '12345', 'abcd', '7890%'])
    expect((await shop.upstream('POST', '/order/track-open', { body: { TRACK_TOKEN: token, PHONE_LAST_DIGIT: digits } })).status).toBe(422)
  expect(outcome(await open(shop, `${token}x`, '7890'))).toBe('order_link_invalid')
})

test('an invoice exists once something was paid: for its owner, and by the link only after the digits', async () => {
  const { shop, saleId, token } = await linked()
  const invoice = (as: Caller) => shop.call('sale.findInvoice', { saleId }, as)
  expect(outcome(await invoice(me))).toBe('invoice_unavailable')
  await press(shop, saleId, me, 'settlement')
  const { number } = await order(shop, saleId, me)
  expect(valueOf(await invoice(me))).toMatchObject({ number, tax: null })
  expect(outcome(await invoice(guest('stranger')))).toBe('sale_unknown')
  expect(outcome(await shop.call('order.trackInvoice', { token, pass: null }, anybody))).toBe('order_link_invalid')
  const { pass } = valueOf(await open(shop, token, '7890'))
  expect(valueOf(await shop.call('order.trackInvoice', { token, pass }, anybody))).toMatchObject({ number })
})

test('a shop that collects PPN says how much of the price it is', async () => {
  const { shop, saleId } = await linked()
  await press(shop, saleId, me, 'settlement')
  expect((await shop.admin('POST', '/business', { npwp: '0123456789012345' })).status).toBe(200)
  expect((await shop.admin('POST', '/business', { npwp: 'bukan' })).status).toBe(422)
  expect(valueOf(await shop.call('sale.findInvoice', { saleId }, me))).toMatchObject({
    tax: { npwp: '0123456789012345', price: 45_045.05, base: 41_291.29, amount: 4_954.95 },
  })
  await shop.admin('POST', '/business', { npwp: null })
  expect(valueOf(await shop.call('sale.findInvoice', { saleId }, me))).toMatchObject({ tax: null })
})
