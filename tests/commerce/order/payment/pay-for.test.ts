import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import type { SharedBill } from '#shared/api/order/payment.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bill, order, outcome, place, press, siti, valueOf } from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
const stranger = guest('visitor-two')
const ended = { paid: false, bill: null, number: '', firstName: '', lines: [] }
const shared = (shop: SellingShop, token: string) => shop.call<SharedBill>('payment.findShared', { token }, stranger)
const tokenOf = async (shop: SellingShop, orderId: string) => (await bill(shop, orderId, me)).shareToken ?? ''

test('who is asked to pay sees what is owed and for what, and nothing of the buyer but the first name', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 50_000 })], { email: 'siti@contoh.id' })
  const token = await tokenOf(shop, orderId)
  const { number } = await order(shop, orderId, me)
  const seen = valueOf(await shared(shop, token))
  const own = await bill(shop, orderId, me)
  expect(seen).toMatchObject({ paid: false, number, firstName: 'Siti', lines: [{ quantity: 1 }] })
  expect(seen.bill).toMatchObject({ amount: own.amount, number: own.number, shareToken: null, code: null })
  const { fetch } = browse(shop)
  const page = await fetch(`/order/bayar/${token}`)
  const html = await page.text()
  expect([page.status, page.headers.get('cache-control'), html.includes('noindex')]).toEqual([
    ...[200, expect.stringContaining('no-store'), true],
  ])
  for (const text of [JSON.stringify(seen), html]) {
    expect(text).toContain(own.number)
    for (const secret of ['Aminah', siti.phone.slice(-8), '1234567890', 'Melawai', '12160', 'contoh.id', own.code])
      expect([secret, text.includes(String(secret))]).toEqual([secret, false])
  }
})

test('the link ends with the payment, a cancellation and the deadline, and says only whether it is paid', async () => {
  const shop = await openSellingShop()
  const [paid, cancelled, late] = [
    await place(shop, me, [await shop.item()]),
    await place(shop, me, [await shop.item()]),
    await place(shop, me, [await shop.item()]),
  ]
  const tokens = await Promise.all([paid, cancelled, late].map((orderId) => tokenOf(shop, orderId)))
  await press(shop, paid, me, 'settlement')
  valueOf(await shop.call('order.cancel', { orderId: cancelled, reason: 'Berubah pikiran' }, me))
  await shop.wait(25)
  const seen = await Promise.all(tokens.map(async (token) => valueOf(await shared(shop, token))))
  expect(seen).toEqual([{ ...ended, paid: true }, ended, ended])
  expect((await bill(shop, paid, me)).shareToken).toBeNull()
  const { fetch } = browse(shop)
  // A runtime that still loads the code of the page is slower than several requests at once may wait.
  await fetch('/order/bayar/tidak-ada')
  const words = await Promise.all(tokens.map(async (token) => (await fetch(`/order/bayar/${token}`)).text()))
  expect(words.map((html) => [html.includes('Sudah dibayar'), html.includes('sudah berakhir')])).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
})

// Proves ASVS 9.2.3
test('a key of another shop, another order or another kind opens nothing, and this key opens nothing else', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const orderId = await place(shop, me, [await shop.item()])
  const second = await place(shop, me, [await shop.item()])
  const token = await tokenOf(shop, orderId)
  const track = (await order(shop, orderId, me)).trackToken ?? ''
  const [, signature = ''] = token.split('.')
  for (const bad of [track, `${second}.${signature}`, `${token}x`, `${token}.x`, orderId, `.${signature}`])
    expect([bad, outcome(await shared(shop, bad))]).toEqual([bad, 'order_link_invalid'])
  expect(outcome(await shared(other, token))).toBe('order_link_invalid')
  const someone = await shop.customer(guest('visitor-three'))
  for (const [name, more] of [
    ['order.track', { pass: null }],
    ['order.openTrack', { digits: siti.phone.slice(-4) }],
    ['order.claim', {}],
    ['order.trackInvoice', { pass: null }],
    ['order.confirmDelivery', { pass: null }],
    ['transferReceipt.find', {}],
    ['personalData.export', { pass: null }],
  ] as const)
    expect([name, outcome(await shop.call(name, { token, ...more } as never, someone))]).toEqual([
      name,
      'order_link_invalid',
    ])
  for (const [name, more] of [
    ['order.find', {}],
    ['order.cancel', { reason: 'x' }],
    ['payment.change', { vendor: 'simulator', method: 'qris' }],
    ['payment.findBill', {}],
  ] as const)
    expect([name, outcome(await shop.call(name, { orderId, ...more } as never, stranger))]).toEqual([
      name,
      'order_unknown',
    ])
  const { fetch } = browse(shop)
  const post = { method: 'POST', headers: { origin: `http://${shop.host}` } }
  for (const action of ['cancel', 'change', 'retry', 'address', 'open'])
    expect((await fetch(`/order/bayar/${token}?_=${action}`, post)).status).toBe(405)
  expect((await fetch(`/order/bayar/${token}x`)).status).toBe(404)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'PENDING' })
})

test('the code of QRIS can be saved by who was asked to pay, until it is paid', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'simulator', method: 'qris' } })
  const token = await tokenOf(shop, orderId)
  const { fetch } = browse(shop)
  const file = await fetch(`/order/qr?bayar=${token}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await fetch(`/order/qr?bayar=${token}x`)).status).toBe(404)
  expect((await fetch(`/order/qr?SALE_ID=${orderId}`)).status).toBe(404)
  await press(shop, orderId, me, 'settlement')
  expect((await fetch(`/order/qr?bayar=${token}`)).status).toBe(404)
})

test('what is paid on delivery is not shared', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  expect((await bill(shop, orderId, me)).shareToken).toBeNull()
})

test('a wallet that asks on the buyer’s phone shows nobody else its number, and alone it is not shared', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: { vendor: 'simulator', method: 'qris' } })
  const token = await tokenOf(shop, orderId)
  await shop.sql("UPDATE bill SET method = 'gopay'")
  await shop.sql("UPDATE charge SET method = 'gopay', number = '7890', link = 'https://bayar.example/1'")
  expect(valueOf(await shared(shop, token)).bill).toMatchObject({ group: 'ewallet', number: null, steps: [] })
  expect((await bill(shop, orderId, me)).number).toBe('7890')
  // Those digits open the order's link, so its holder reads them only after typing them.
  const track = (await order(shop, orderId, me)).trackToken ?? ''
  const linked = async (as: Caller, pass: string | null = null) =>
    valueOf<Order>(await shop.call('order.track', { token: track, pass }, as)).bill
  expect(await linked(stranger)).toMatchObject({ number: null, steps: [] })
  expect((await linked(me))?.number).toBe('7890')
  const { pass } = valueOf<{ pass: string }>(
    await shop.call('order.openTrack', { token: track, digits: '7890' }, stranger),
  )
  expect((await linked(stranger, pass))?.number).toBe('7890')
  await shop.sql('UPDATE charge SET link = NULL, qr_text = NULL')
  expect(valueOf(await shared(shop, token))).toEqual(ended)
  expect(await tokenOf(shop, orderId)).toBe('')
  await shop.sql("UPDATE bill SET method = 'qris'")
  await shop.sql("UPDATE charge SET method = 'qris'")
  await press(shop, orderId, me, 'settlement')
  expect((await bill(shop, orderId, me)).number).toBe('7890')
  expect((await linked(stranger))?.number).toBeNull()
})
