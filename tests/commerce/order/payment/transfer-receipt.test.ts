import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { admin, openShop, send } from '#tests/support/in-workerd/shop.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import {
  bill,
  expectSound,
  order,
  outcome,
  place,
  press,
  proveContact,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'

const me = guest('visitor-one')
const other = guest('visitor-two')
const png = pngOf()

/** Uploads a file and returns its id. */
async function upload(shop: SellingShop, as: Caller = me): Promise<string> {
  const body = new FormData()
  body.append('FILE', new File([png], 'bukti.png'))
  const { body: answer } = await shop.upstream('POST', '/helper/upload', { body, ...as })
  return (answer.data as { FILE_ID: string }).FILE_ID
}
async function transferOrder(shop: SellingShop, goods: Parameters<SellingShop['item']>[0] = {}) {
  const item = await shop.item(goods)
  const orderId = await place(shop, me, [item], { payment: transfer })
  const { number, trackToken } = await order(shop, orderId, me)
  return { item, orderId, number, token: trackToken ?? '' }
}
const today = () => new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
const said = (amount = 59_001) => ({ bank: 'BCA', payer: 'Siti Aminah', amount, day: today(), note: '' })
const sendReceipt = async (shop: SellingShop, token: string, change: object = {}, as: Caller = me) =>
  shop.call('transferReceipt.send', { token, fileId: await upload(shop, as), ...said(), ...change }, as)
const found = async (shop: SellingShop, token: string) =>
  valueOf<Transfer>(await shop.call('transferReceipt.find', { token }, other))
const waiting = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/receipts')).body as { receipts: { id: string; orderId: string }[] }).receipts
const answer = async (shop: SellingShop, id: string, body: object) =>
  (await shop.admin('POST', `/receipts/${id}`, body)).status
const confirm = { answer: 'confirm' }
const refuse = (note: string) => ({ answer: 'refuse', note })

test('order number and phone, in any spelling, lead to the receipt of the transfer and to nothing else', async () => {
  const shop = await openSellingShop()
  const { orderId, number, token: link } = await transferOrder(shop)
  const pair = { number, phone: '081234567890' }
  const { token } = valueOf(await shop.call<{ token: string }>('transferReceipt.findOrder', pair, other))
  expect(outcome(await shop.call('order.track', { token, pass: null }, other))).toBe('order_link_invalid')
  // The label of a parcel has number and phone: they do not say what is in it.
  const [byNumber, byLink] = [await found(shop, token), await found(shop, link)]
  expect([byNumber.lines, byLink.lines.length]).toEqual([[], 1])
  expect(byLink).toEqual({ ...byNumber, lines: byLink.lines, track: link })
  for (const phone of [
    '081234567890',
    '0812-3456-7890',
    '+62 812 3456 7890',
    '6281234567890',
    '(0812) 3456 7890',
    '812 3456 7890',
  ])
    expect(valueOf(await shop.call('transferReceipt.findOrder', { number, phone }, other))).toEqual({ token })
  for (const spelt of [number.toLowerCase(), ` ${number} `, number.replaceAll('-', '–'), `#${number}`])
    expect(
      valueOf(await shop.call('transferReceipt.findOrder', { number: spelt, phone: '081234567890' }, other)),
    ).toEqual({
      token,
    })
  const seen = await found(shop, token)
  const { amount, uniqueCode, expiresAt } = await bill(shop, orderId, me)
  expect(seen).toMatchObject({
    number,
    state: 'open',
    amount,
    uniqueCode,
    bank: 'BCA',
    account: '1234567890',
    holder: 'PT Toko Contoh',
    late: false,
    payBy: expiresAt,
    reason: '',
    track: null,
  })
  expect(JSON.stringify(seen)).not.toMatch(/Siti|Melawai|81234567890/)
})

// Proves §2.16
test('a wrong pair gets the same answer for either wrong half, and the tries are limited', async () => {
  const shop = await openSellingShop()
  const { number } = await transferOrder(shop)
  const ask = async (pair: object) => {
    const answered = await shop.call('transferReceipt.findOrder', { number, phone: '081234567890', ...pair }, other)
    return answered.ok ? 'found' : { ...answered }
  }
  const wrongPhone = await ask({ phone: '081234567891' })
  expect(wrongPhone).toMatchObject({
    code: 'receipt_order_unknown',
    message: 'Nomor pesanan dan nomor HP tidak cocok. Periksa kembali keduanya.',
  })
  expect(await ask({ number: 'INV-20261120-00000' })).toEqual(wrongPhone)
  expect(await ask({ phone: '0812' })).toMatchObject({ code: 'phone_too_short' })
  for (let n = 0; n < 4; n += 1) await ask({ phone: `08123456780${n}` })
  expect(await ask({})).toMatchObject({ code: 'too_many', message: expect.stringContaining('menit') })
  // Only the network that guessed waits, not the shopper elsewhere.
  const asked = { number, phone: '081234567890' }
  const elsewhere = { ...other, headers: { 'visitor-address': '192.0.2.9' } }
  expect(outcome(await shop.call('transferReceipt.findOrder', asked, elsewhere))).toBe('accepted')
  // Tries with an unknown number count, too, so that the limit reveals nothing.
  for (let n = 0; n < 4; n += 1) expect(await ask({ number: 'INV-20261120-00000' })).toEqual(wrongPhone)
  expect(await ask({ number: 'INV-20261120-00000' })).toMatchObject({ code: 'too_many' })
  await shop.wait(0.26)
  expect(await ask({})).toBe('found')
})

// Proves ASVS 6.3.1
test('strangers behind the same address do not keep the browser that ordered from its order; its own wrong phones do', async () => {
  const shop = await openSellingShop()
  const { number } = await transferOrder(shop)
  const ask = async (as: Caller, pair: object = {}) => {
    const asked = { number, phone: '081234567890', ...pair }
    const there = { ...as, headers: { 'visitor-address': '198.51.100.7' } }
    return outcome(await shop.call('transferReceipt.findOrder', asked, there))
  }
  for (let n = 0; n < 7; n += 1) await ask(other, { phone: `08123456780${n}` })
  expect([await ask(other), await ask(me)]).toEqual(['too_many', 'accepted'])
  for (let n = 10; n < 40; n += 1) await ask(other, { number: `INV-20261120-000${n}` })
  expect([await ask(guest('visitor-three'), { number: 'INV-20261120-00099' }), await ask(me)]).toEqual([
    'too_many',
    'accepted',
  ])
  for (let n = 0; n < 5; n += 1) expect(await ask(me, { phone: `08123456780${n}` })).toBe('receipt_order_unknown')
  expect(await ask(me)).toBe('too_many')
  await shop.wait(0.26)
  expect(await ask(me)).toBe('accepted')
})

test('one network cannot try many order numbers', async () => {
  const shop = await openSellingShop()
  const ask = async (n: number, address: string) =>
    outcome(
      await shop.call(
        'transferReceipt.findOrder',
        { number: `INV-20261120-000${n}`, phone: '081234567890' },
        { ...guest(`v${n}`), headers: { 'visitor-address': address } },
      ),
    )
  for (let n = 10; n < 30; n += 1) expect(await ask(n, '198.51.100.7')).toBe('receipt_order_unknown')
  expect(await ask(30, '198.51.100.7')).toBe('too_many')
  expect(await ask(30, '198.51.100.8')).toBe('receipt_order_unknown')
  expect(JSON.stringify(await shop.sql('SELECT * FROM rate_limit_hit'))).not.toMatch(/198\.51|INV-/)
})

// Proves §2.16
test('a receipt is sent, the order shows it as waiting, and the seller’s confirmation is the payment', async () => {
  const shop = await openSellingShop({ demo: false })
  const { orderId, number, token } = await transferOrder(shop)
  const { amount } = await bill(shop, orderId, me)
  expect(outcome(await sendReceipt(shop, token, { amount }))).toBe('accepted')
  expect(await found(shop, token)).toMatchObject({ state: 'checking', sentAt: expect.any(String) })
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PENDING',
    bill: { status: 'VERIFYING' },
    events: [{}, { status: 'transfer_receipt_sent' }],
  })
  expect(outcome(await shop.call('payment.change', { orderId, ...transfer }, me))).toBe('payment_reviewed')
  // A second tap adds nothing.
  expect(outcome(await sendReceipt(shop, token, { amount }))).toBe('accepted')

  const list = (await shop.admin('GET', '/receipts')).body as { receipts: { id: string }[]; total: number }
  expect(list).toMatchObject({
    total: 1,
    receipts: [
      {
        orderId,
        number,
        amount,
        due: amount,
        bank: 'BCA',
        payer: 'Siti Aminah',
        day: today(),
        mime: 'image/png',
        state: 'waiting',
      },
    ],
  })
  // Over is over, as on every list, before the job has written it.
  await shop.sql('UPDATE orders SET pay_by = pay_by - 10 * 86400000')
  expect((await shop.admin('GET', '/receipts')).body).toMatchObject({ receipts: [{ status: 'EXPIRED' }] })
  await shop.sql('UPDATE orders SET pay_by = pay_by + 10 * 86400000')
  const id = list.receipts[0]?.id ?? ''
  expect(await Promise.all([answer(shop, id, confirm), answer(shop, id, confirm)])).toEqual([200, 200])
  expect(await answer(shop, id, confirm)).toBe(200)
  expect(await answer(shop, id, refuse('Terlambat'))).toBe(409)
  const { status, bill: paid, events } = await order(shop, orderId, me)
  expect([status, paid?.status, events.map((event) => event.status)]).toEqual([
    'PAYMENT_CONFIRMED',
    'PAID',
    ['PENDING', 'transfer_receipt_sent', 'PAYMENT_CONFIRMED'],
  ])
  expect(await found(shop, token)).toMatchObject({ state: 'paid' })
  expect(outcome(await sendReceipt(shop, token))).toBe('payment_closed')
  expect(await waiting(shop)).toEqual([])
})

test('a refused receipt shows the reason, and another one can be sent', async () => {
  const shop = await openSellingShop({ demo: false })
  const { orderId, token } = await transferOrder(shop)
  await sendReceipt(shop, token, { amount: 50_000 })
  const [first] = await waiting(shop)
  expect(await answer(shop, first?.id ?? '', refuse('Nominal berbeda'))).toBe(200)
  expect(await answer(shop, first?.id ?? '', refuse('Nominal berbeda'))).toBe(200)
  expect(await answer(shop, first?.id ?? '', confirm)).toBe(409)
  expect(await found(shop, token)).toMatchObject({ state: 'refused', reason: 'Nominal berbeda' })
  expect(await order(shop, orderId, me)).toMatchObject({
    bill: { status: 'UNPAID' },
    events: [{}, {}, { status: 'transfer_receipt_refused', note: 'Nominal berbeda' }],
  })
  for (let n = 0; n < 4; n += 1) {
    expect(outcome(await sendReceipt(shop, token))).toBe('accepted')
    const [next] = await waiting(shop)
    expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'refuse-payment', note: `Ke-${n}` })).status).toBe(
      200,
    )
    expect(next?.orderId).toBe(orderId)
  }
  expect(await waiting(shop)).toEqual([])
  expect(outcome(await sendReceipt(shop, token))).toBe('receipt_attempts')
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'confirm-payment' })).status).toBe(200)
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('another receipt takes the place of the one that is being checked, once, and it alone can be answered', async () => {
  const shop = await openSellingShop({ demo: false })
  const { orderId, token } = await transferOrder(shop)
  expect(await found(shop, token)).toMatchObject({ state: 'open', replaceable: false })
  await sendReceipt(shop, token, { payer: 'Salah Gambar' })
  expect(await found(shop, token)).toMatchObject({ state: 'checking', replaceable: true })
  const [first] = await waiting(shop)
  // The same one twice is no other one.
  const twice = await sendReceipt(shop, token, { payer: 'Tanpa Sebab' })
  expect([outcome(twice), (await waiting(shop)).map(({ id }) => id)]).toEqual(['accepted', [first?.id]])
  const fileId = await upload(shop)
  for (let sent = 0; sent < 2; sent += 1)
    expect(outcome(await sendReceipt(shop, token, { payer: 'Siti Aminah', fileId, replaces: true }))).toBe('accepted')
  expect(outcome(await sendReceipt(shop, token, { replaces: true, day: '2020-01-01' }))).toBe('input_invalid')
  expect(await waiting(shop)).toMatchObject([{ payer: 'Siti Aminah', orderId }])
  expect(await answer(shop, first?.id ?? '', confirm)).toBe(409)
  for (let n = 0; n < 3; n += 1) expect(outcome(await sendReceipt(shop, token, { replaces: true }))).toBe('accepted')
  expect(await found(shop, token)).toMatchObject({ state: 'checking', replaceable: false })
  expect(outcome(await sendReceipt(shop, token, { replaces: true }))).toBe('receipt_attempts')
  const [last] = await waiting(shop)
  expect(await answer(shop, last?.id ?? '', confirm)).toBe(200)
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(outcome(await sendReceipt(shop, token, { replaces: true }))).toBe('payment_closed')
})

test('a receipt extends the deadline once, while the seller checks it', async () => {
  const shop = await openSellingShop({ demo: true })
  const { item, orderId, token } = await transferOrder(shop, { stock: 5 })
  await shop.wait(23)
  await sendReceipt(shop, token)
  // The demo seller is switched off, so that the deadline is reached.
  await shop.sql("DELETE FROM scheduled_job WHERE kind = 'advance-demo-order'")
  await shop.wait(20)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
  const [{ id } = { id: '' }] = await waiting(shop)
  await answer(shop, id, refuse('Tidak terbaca'))
  await sendReceipt(shop, token)
  await shop.sql("DELETE FROM scheduled_job WHERE kind = 'advance-demo-order'")
  await shop.wait(5)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'EXPIRED', bill: { status: 'EXPIRED' } })
  expect(await stockOf(shop, item)).toBe(5)
  expect(await found(shop, token)).toMatchObject({ state: 'checking', late: true })
  // A late payment still counts while the goods are in stock.
  const [late] = await waiting(shop)
  expect(late).toMatchObject({ goesBack: false })
  expect(await shop.admin('POST', `/receipts/${late?.id}`, confirm)).toMatchObject({ body: { became: 'to_pack' } })
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await stockOf(shop, item)).toBe(4)
})

test('a demo shop answers a receipt automatically', async () => {
  const shop = await openSellingShop()
  const { orderId, token } = await transferOrder(shop)
  await sendReceipt(shop, token)
  await shop.wait(0.05)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('a confirmed receipt for an order that was cancelled in between is refunded', async () => {
  const shop = await openSellingShop({ demo: false })
  const { orderId, token } = await transferOrder(shop)
  await sendReceipt(shop, token)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Salah pilih' }, me))
  expect(await found(shop, token)).toMatchObject({ state: 'checking' })
  const [receipt] = await waiting(shop)
  expect(receipt).toMatchObject({ goesBack: true })
  const desk = await openDesk(shop, 'owner')
  expect(await desk.read('/konfirmasi')).toContain('Dibatalkan<!-- -->: uangnya akan kembali ke pembeli')
  const done = await desk.press('/konfirmasi', 'confirm', { id: receipt?.id ?? '' })
  const said = (done.headers.get('location') ?? '').replace('/kelola', '')
  expect(await desk.read(said)).toContain('Pembayaran dikonfirmasi. Uangnya dikembalikan ke pembeli.')
  expect((await order(shop, orderId, me)).events.at(-1)).toMatchObject({ status: 'refund_due' })
  expect(await found(shop, token)).toMatchObject({ state: 'closed' })
})

test('only orders paid by transfer accept a receipt', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const token = (await order(shop, orderId, me)).trackToken ?? ''
  expect(await found(shop, token)).toMatchObject({ state: 'automatic' })
  expect(outcome(await sendReceipt(shop, token))).toBe('payment_closed')
  await press(shop, orderId, me, 'settlement')
  expect(await found(shop, token)).toMatchObject({ state: 'paid' })
})

test('a foreign file, a used file, an impossible day and missing fields are refused', async () => {
  const shop = await openSellingShop({ demo: false })
  const [{ token }, second] = [await transferOrder(shop), await transferOrder(shop)]
  const used = await upload(shop)
  expect(outcome(await shop.call('transferReceipt.send', { token: second.token, fileId: used, ...said() }, me))).toBe(
    'accepted',
  )
  for (const fileId of [used, await upload(shop, other), 'nothing'])
    expect(await shop.call('transferReceipt.send', { token, fileId, ...said() }, me)).toMatchObject({
      code: 'input_invalid',
      fields: { file: 'Wajib diisi' },
    })
  for (const day of ['2026-01-01', '2099-01-01'])
    expect(await sendReceipt(shop, token, { day })).toMatchObject({
      code: 'input_invalid',
      fields: { day: expect.any(String) },
    })
  const { upstream } = shop
  const body = {
    TRACK_TOKEN: token,
    FILE_ID: await upload(shop),
    PAYER_BANK: 'BCA',
    PAYER_NAME: 'Siti',
    TRANSFER_AMOUNT: 59_001,
    TRANSFER_DATE: today(),
  }
  for (const wrong of [
    { TRANSFER_AMOUNT: -1 },
    { TRANSFER_AMOUNT: 1.5 },
    { TRANSFER_DATE: '2026-02-30' },
    { PAYER_NAME: 'x'.repeat(101) },
    { PAYER_BANK: '' },
    { MORE: 1 },
  ])
    expect(
      (await upstream('POST', '/payment-confirmation/insert', { body: { ...body, ...wrong }, ...me })).status,
    ).toBe(422)
  expect(outcome(await sendReceipt(shop, `${token}x`))).toBe('order_link_invalid')
  expect(outcome(await shop.call('transferReceipt.find', { token: 'a.b' }, me))).toBe('order_link_invalid')
  expect(await found(shop, token)).toMatchObject({ state: 'open' })
})

// Proves ASVS 3.2.1, ASVS 5.4.1, ASVS 5.4.3
test('only the seller can read a receipt’s file, and never as a web page', async () => {
  const shop = await openSellingShop({ demo: false })
  const { token } = await transferOrder(shop)
  await sendReceipt(shop, token)
  const id = (await waiting(shop))[0]?.id ?? ''
  const get = (path: string, token: string = bindings.ADMIN_TOKEN) =>
    send(new Request(`https://commerce/admin/v1/shops/${path}`, { headers: { authorization: `Bearer ${token}` } }))
  const file = await get(`${shop.host}/receipts/${id}/file`)
  expect(file.headers.get('content-type')).toBe('image/png')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="bukti-[\w-]+\.png"$/)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
  const stranger = await openShop()
  expect((await get(`${stranger.host}/receipts/${id}/file`)).status).toBe(404)
  expect((await admin('POST', `/shops/${stranger.host}/receipts/${id}`, confirm)).status).toBe(404)
  for (const wrong of ['', 'guess']) expect((await get(`${shop.host}/receipts/${id}/file`, wrong)).status).toBe(403)
  for (const odd of ['/receipts?state=all', '/receipts?page=-1'])
    expect((await shop.admin('GET', odd)).status).toBe(422)
  expect(await answer(shop, id, refuse(''))).toBe(422)
  expect(await answer(shop, 'nobody', confirm)).toBe(404)
})

// Proves ASVS 2.4.1
test('an order that is paid on delivery by now names no deadline for its transfer', async () => {
  const shop = await openSellingShop()
  const { orderId, token } = await transferOrder(shop)
  expect((await found(shop, token)).payBy).not.toBeNull()
  await proveContact(shop, orderId, me)
  const ways = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
  const total = ways.find(({ method }) => method === 'cod')?.total
  valueOf(await shop.call('payment.change', { orderId, vendor: 'cod', method: 'cod', acceptedTotal: total }, me))
  expect(await found(shop, token)).toMatchObject({ state: 'open', late: false, payBy: null })
})

test('one network cannot fill the bucket', async () => {
  const shop = await openSellingShop()
  const put = async (n: number) => {
    const body = new FormData()
    body.append('FILE', new File([png], 'bukti.png'))
    return (await shop.upstream('POST', '/helper/upload', { body, ...guest(`v${n}`) })).status
  }
  // All but two of what a network may upload were sent from this one by others.
  expect(await put(0)).toBe(200)
  await shop.sql(`WITH RECURSIVE t(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM t WHERE n < ${limits.uploadsPerNetwork - 1})
    INSERT INTO rate_limit_hit (id, rule, subject, network, pending, until)
    SELECT 'other-' || n, rule, NULL, network, 0, until FROM t, rate_limit_hit WHERE rule = 'upload'`)
  expect(await put(1)).toBe(200)
  expect(await put(2)).toBe(429)
  expect(await shop.sql('SELECT count(*) AS n FROM file')).toEqual([{ n: 2 }])
})

test('a receipt of a transfer counts although another way to pay was chosen after it', async () => {
  const shop = await openSellingShop()
  const { orderId, token, item } = await transferOrder(shop, { stock: 3 })
  const asked = await bill(shop, orderId, me)
  valueOf(await shop.call('payment.change', { orderId, vendor: 'simulator', method: 'bca_va' }, me))
  expect(await bill(shop, orderId, me)).toMatchObject({ method: 'bca_va', earlierTransfer: true, status: 'UNPAID' })
  expect(await found(shop, token)).toMatchObject({
    state: 'open',
    amount: asked.amount,
    uniqueCode: asked.uniqueCode,
    account: '1234567890',
  })
  valueOf(await sendReceipt(shop, token))
  expect((await bill(shop, orderId, me)).status).toBe('VERIFYING')
  expect(outcome(await shop.call('payment.change', { orderId, vendor: 'simulator', method: 'qris' }, me))).toBe(
    'payment_reviewed',
  )
  // The virtual account that was chosen later runs out; the order waits for the seller.
  valueOf(await press(shop, orderId, me, 'expire'))
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
  await expectSound(shop)
  const [first] = await waiting(shop)
  // With its code: the bill asks for another amount by now.
  expect(first).toMatchObject({ due: asked.amount })
  expect(await answer(shop, first?.id ?? '', confirm)).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    bill: { status: 'PAID', method: 'transfer', amount: asked.amount },
  })
  expect(await stockOf(shop, item)).toBe(2)
})
