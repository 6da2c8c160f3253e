import { expect, test } from 'vitest'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { Return } from '#shared/api/order/return.ts'
import { limits } from '#shared/limits.ts'
import {
  begin,
  expectSound,
  order,
  outcome,
  paymentChoices,
  press,
  proveContact,
  siti,
  stockOf,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { ask, returnStep } from './return-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const me = guest('yang-mengambil')
const counter = { address: 'Jl. Braga No. 10, Bandung', hours: 'Senin–Sabtu 09–20', readyHours: 4, keptDays: 3 }
const contact = { recipient: 'Ani Lestari', phone: '081234567890', email: 'ani@contoh.id' }
const atCounter = { vendor: 'counter', method: 'counter' }
const qris = { vendor: 'simulator', method: 'qris' }

async function openWithCounter(): Promise<SellingShop> {
  const shop = await openSellingShop()
  expect((await shop.admin('PATCH', '/settings', { counter })).status).toBe(200)
  return shop
}
const found = async (shop: SellingShop, orderId: string, as = me): Promise<Checkout> =>
  valueOf(await shop.call<Checkout>('checkout.find', { orderId }, as))
const choose = (shop: SellingShop, orderId: string, delivery: string, as = me) =>
  shop.call('checkout.applyDelivery', { orderId, delivery }, as)
const handOver = async (shop: SellingShop, asked: object) => {
  const { status, body } = await shop.admin('POST', '/hand-overs', asked)
  return { status, body }
}
const kinds = async (shop: SellingShop): Promise<unknown[]> =>
  (await shop.sql("SELECT kind FROM message WHERE kind LIKE 'order_%' ORDER BY rowid")).map(({ kind }) => kind)

/** A placed order that is picked up. */
async function placed(shop: SellingShop, { as = me, payment = atCounter, item = '' as string, quantity = 1 } = {}) {
  const coffee = item || (await shop.item({ stock: 5 }))
  const orderId = await begin(shop, as, [coffee], quantity)
  valueOf(await choose(shop, orderId, 'pickup', as))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...contact }, as))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...payment }, as))
  if (payment === atCounter) await proveContact(shop, orderId, as)
  valueOf(await shop.call('checkout.place', { orderId }, as))
  return { orderId, coffee }
}
async function ready(shop: SellingShop, orderId: string, as: Caller = me): Promise<string> {
  expect(await sellerStep(shop, orderId, { step: 'ready' })).toBe(200)
  return (await order(shop, orderId, as)).pickup?.code ?? ''
}

test('a guest fetches an order with name and phone alone, pays at the counter and shows a code', async () => {
  const shop = await openWithCounter()
  const { orderId, coffee } = await placed(shop, { quantity: 2 })
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'PROCESSING',
    delivery: 'pickup',
    digital: false,
    shippingName: 'Ambil di toko',
    address: { recipient: 'Ani Lestari', street: null },
    pickup: { ...counter, note: '', phone: '', mapUrl: null, code: null, until: null },
    summary: [{ label: 'Total Harga (2 barang)', amount: 100_000 }],
    total: 100_000,
    bill: { status: 'COD', group: 'counter', methodName: 'Bayar di Toko', expiresAt: null },
  })
  expect(await stockOf(shop, coffee)).toBe(3)
  const [asked] = await shop.sql(`SELECT "values" ->> '$.what' AS what FROM message WHERE kind = 'code_order'`)
  expect(asked).toEqual({ what: 'pesanan bayar di toko Anda' })
  await expectSound(shop)

  const code = await ready(shop, orderId)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'SHIPPING',
    pickup: { code, until: expect.any(String) },
    events: [{}, {}, { label: 'Pesanan siap diambil di toko' }],
  })
  await expectSound(shop)

  expect(await handOver(shop, { code: 'SALAH000' })).toMatchObject({ status: 404 })
  expect(await handOver(shop, { code })).toMatchObject({ status: 409 })
  expect(await handOver(shop, { code, collected: 99_999 })).toMatchObject({ status: 409 })
  // As somebody types it who reads it aloud.
  const typed = `${code.slice(0, 4).toLowerCase().replaceAll('0', 'o')} ${code.slice(4).replaceAll('1', 'l')}`
  expect(await handOver(shop, { code: typed, collected: 100_000 })).toMatchObject({
    status: 200,
    body: { orderId, recipient: 'Ani Lestari', collected: 100_000 },
  })
  expect(await handOver(shop, { code, collected: 100_000 })).toMatchObject({ status: 409 })
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'DELIVERED',
    pickup: { code: null },
    bill: { status: 'PAID' },
  })
  expect(await kinds(shop)).toEqual(['order_counter', 'order_ready', 'order_fetched'])
})

test('an order that is made ready once more says so again, with its code and the new day', async () => {
  const shop = await openWithCounter()
  const { orderId } = await placed(shop)
  const code = await ready(shop, orderId)
  await shop.wait(24)
  expect(await sellerStep(shop, orderId, { step: 'change', note: 'Ganti ukuran' })).toBe(200)
  const screen = await (await openDesk(shop, 'orders')).read('/serahkan')
  expect(screen).toMatch(/value="ready"[^]*<summary>Batalkan<\/summary>[^]*value="end"/)
  expect(await ready(shop, orderId)).toBe(code)
  await shop.wait(49)
  await shop.runDue()
  const rows = await shop.sql(
    `SELECT kind, "values" ->> '$.code' AS code, "values" ->> '$.until' AS until FROM message WHERE kind LIKE 'order_re%' ORDER BY rowid`,
  )
  expect(rows.map((row) => [row['kind'], row['code']])).toEqual([
    ['order_ready', code],
    ['order_ready', code],
    ['order_reminder', code],
  ])
  expect(rows[1]?.['until']).not.toBe(rows[0]?.['until'])
  expect(rows[2]?.['until']).toBe(rows[1]?.['until'])
})

test('an order that was paid before is handed over for its code alone', async () => {
  const shop = await openWithCounter()
  const { orderId } = await placed(shop, { payment: qris })
  expect(await sellerStep(shop, orderId, { step: 'ready' })).toBe(409)
  valueOf(await press(shop, orderId, me, 'settlement'))
  const code = await ready(shop, orderId)
  const twice = await handOver(shop, { code, collected: 50_000 })
  expect(twice).toMatchObject({ status: 409, body: { errorCode: 'pickup_paid' } })
  expect(await handOver(shop, { code, collected: 0 })).toMatchObject({ status: 200, body: { collected: 0 } })
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'DELIVERED', bill: { status: 'PAID' } })
})

test('what nobody fetches in time goes back into the stock and counts against who ordered it', async () => {
  const shop = await openWithCounter()
  const { orderId, coffee } = await placed(shop)
  const code = await ready(shop, orderId)
  await shop.wait(counter.keptDays * 24 - 23)
  await shop.runDue()
  expect(await kinds(shop)).toEqual(['order_counter', 'order_ready', 'order_reminder'])
  expect(await stockOf(shop, coffee)).toBe(4)
  await shop.wait(24)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
  expect(await stockOf(shop, coffee)).toBe(5)
  expect((await kinds(shop)).at(-1)).toBe('order_unfetched')
  expect(await handOver(shop, { code, collected: 50_000 })).toMatchObject({ status: 409 })
  await expectSound(shop)
  for (let n = 1; n < limits.codRefusalsMax; n += 1) {
    const again = await placed(shop, { item: coffee })
    await ready(shop, again.orderId)
    await shop.wait(counter.keptDays * 24 + 1)
    await shop.runDue()
  }
  const draft = await begin(shop, me, [coffee])
  valueOf(await choose(shop, draft, 'pickup'))
  valueOf(await shop.call('checkout.applyAddress', { orderId: draft, ...contact }, me))
  expect((await paymentChoices(shop, draft, me))['counter']).toBe(
    'Bayar di toko belum tersedia untuk Anda karena beberapa pesanan tidak diterima.',
  )
})

test('a paid order that nobody fetches stays, and the seller decides', async () => {
  const shop = await openWithCounter()
  await shop.admin('PATCH', '/settings', { sellerMessages: { email: 'toko@contoh.id' } })
  const { orderId, coffee } = await placed(shop, { payment: qris })
  valueOf(await press(shop, orderId, me, 'settlement'))
  await ready(shop, orderId)
  await shop.wait(counter.keptDays * 24 + 1)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING' })
  expect(await shop.sql("SELECT count(*) AS n FROM message WHERE kind = 'seller_unfetched'")).toEqual([{ n: 1 }])
  // The message leads to the order's own page.
  const desk = await openDesk(shop, 'orders')
  for (const screen of ['/serahkan', `/pesanan?id=${orderId}`])
    expect([screen, (await desk.read(screen)).includes('Tidak diambil: batalkan')]).toEqual([screen, true])
  const end = { id: orderId, note: 'Tidak diambil' }
  expect((await desk.press(`/pesanan?id=${orderId}`, 'end', end)).status).toBe(303)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'CANCEL' })
  expect(await stockOf(shop, coffee)).toBe(5)
})

test('another way to hand over takes off what belongs to the former one, and keeps name and phone', async () => {
  const shop = await openWithCounter()
  const coffee = await shop.item()
  const orderId = await begin(shop, me, [coffee])
  expect(await found(shop, orderId)).toMatchObject({ delivery: 'shipped', pickup: counter })
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'cod', method: 'cod' }, me))
  valueOf(await choose(shop, orderId, 'pickup'))
  expect(await found(shop, orderId)).toMatchObject({
    delivery: 'pickup',
    shippingCode: null,
    paymentMethod: null,
    total: 50_000,
    address: { recipient: siti.recipient },
  })
  const methods = Object.keys(await paymentChoices(shop, orderId, me))
  expect([methods.includes('counter'), methods.includes('cod')]).toEqual([true, false])
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))).toBe('shipping_needless')
  valueOf(await choose(shop, orderId, 'shipped'))
  expect(await found(shop, orderId)).toMatchObject({ address: { street: siti.street }, shippingCode: null })
  expect(Object.keys(await paymentChoices(shop, orderId, me))).not.toContain('counter')
  expect(outcome(await shop.call('checkout.applyPayment', { orderId, ...atCounter }, me))).toBe('payment_unfit')

  const bare = await begin(shop, me, [coffee])
  valueOf(await choose(shop, bare, 'pickup'))
  valueOf(await shop.call('checkout.applyAddress', { orderId: bare, ...contact }, me))
  valueOf(await choose(shop, bare, 'shipped'))
  expect(await found(shop, bare)).toMatchObject({ address: null })
})

test('only a shop with a counter offers it, only for goods that are carried, and only while it has one', async () => {
  const shop = await openSellingShop()
  const [coffee, file] = [await shop.item(), await shop.item({ digital: true })]
  const orderId = await begin(shop, me, [coffee])
  expect(await found(shop, orderId)).toMatchObject({ pickup: null })
  expect(outcome(await choose(shop, orderId, 'pickup'))).toBe('delivery_unknown')
  await shop.admin('PATCH', '/settings', { counter })
  expect(await found(shop, orderId)).toMatchObject({ pickup: { address: counter.address }, pickupOnly: false })
  expect(outcome(await choose(shop, await begin(shop, me, [file]), 'pickup'))).toBe('delivery_unknown')
  expect(outcome(await choose(shop, orderId, 'digital'))).toBe('delivery_unknown')
  expect(outcome(await choose(shop, orderId, 'pickup', guest('orang-lain')))).toBe('order_unknown')
  valueOf(await choose(shop, orderId, 'pickup'))
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...contact }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...atCounter }, me))
  await shop.admin('PATCH', '/settings', { counter: null })
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('delivery_unknown')
  valueOf(await choose(shop, orderId, 'shipped'))
})

test('what was fetched is brought back and replaced at the counter, without a receipt number', async () => {
  const shop = await openWithCounter()
  const ani = await shop.customer(guest('ani'))
  const { orderId, coffee } = await placed(shop, { as: ani, payment: qris })
  valueOf(await press(shop, orderId, ani, 'settlement'))
  expect(await handOver(shop, { code: await ready(shop, orderId, ani) })).toMatchObject({ status: 200 })
  const returnId = await ask(shop, ani, orderId, coffee, { solution: 'exchange' })
  expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(409)
  expect(await returnStep(shop, returnId, { step: 'approve', note: '' })).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const pressed = async (press: string, receiptNumber = '') =>
    (await desk.press('/batal-retur', press, { id: returnId, receiptNumber })).status
  expect(await desk.read('/batal-retur')).toContain('Barang sudah diterima')
  expect(await pressed('receive')).toBe(303)
  const ways = await desk.read('/batal-retur')
  expect(['Serahkan pengganti', 'Kembalikan dana Rp 50.000'].map((label) => ways.includes(label))).toEqual([true, true])
  // Nobody has posted it.
  expect(await (await openDesk(shop, 'owner')).read('/batal-retur')).not.toContain('Ganti ongkir')
  expect(await returnStep(shop, returnId, { step: 'postage', amount: 25_000 })).toBe(409)
  expect(await pressed('replace', 'a b')).toBe(422)
  expect(await pressed('replace')).toBe(303)
  const { events } = valueOf<Return>(await shop.call('return.find', { returnId }, ani))
  const label = 'Barang pengganti diserahkan'
  expect(events.at(-1)).toMatchObject({ status: 'REPLACED', label, note: 'Diserahkan di toko' })
  const answered = async () =>
    (
      await shop.sql(
        "SELECT \"values\" ->> '$.answer' AS answer FROM message WHERE kind = 'return_answered' ORDER BY rowid DESC",
      )
    )[0]
  expect(await answered()).toEqual({ answer: 'selesai, barang pengganti sudah diserahkan' })
  // The pieces are with the shopper again.
  expect(valueOf(await shop.call('return.findReturnable', { orderId }, ani))).toMatchObject({ given: [] })
  const again = await ask(shop, ani, orderId, coffee, { solution: 'exchange' })
  for (const body of [{ step: 'approve' }, { step: 'receive' }, { step: 'replace', receiptNumber: 'JX1234' }])
    expect(await returnStep(shop, again, body)).toBe(200)
  expect(await answered()).toEqual({ answer: 'selesai, barang pengganti sudah dikirim' })
})

test('an order at the counter is neither shipped nor delivered without its code, and a link shows no code', async () => {
  const shop = await openWithCounter()
  const { orderId } = await placed(shop)
  expect(await sellerStep(shop, orderId, { step: 'ship', receiptNumber: 'JP1234' })).toBe(409)
  await ready(shop, orderId)
  expect(await sellerStep(shop, orderId, { step: 'deliver' })).toBe(409)
  const { trackToken: token } = await order(shop, orderId, me)
  const seen = valueOf(await shop.call<Order>('order.track', { token, pass: null }))
  expect(seen).toMatchObject({ address: null, pickup: { address: counter.address, code: null } })
  const { pass } = valueOf(await shop.call<{ pass: string }>('order.openTrack', { token, digits: '7890' }))
  expect(valueOf(await shop.call<Order>('order.track', { token, pass })).pickup?.code).toMatch(/^\w{8}$/)
})

test('a shop with a counter and no courier sells: its orders are fetched', async () => {
  const shop = await openSellingShop({ demo: false })
  await shop.sql("UPDATE shop_state SET settings = json_set(settings, '$.originRegency', '')")
  const coffee = await shop.item()
  const line = await shop.cart(me, coffee)
  expect(outcome(await shop.call('checkout.create', { lines: [{ id: line }] }, me))).toBe('shop_no_shipping')
  await shop.admin('PATCH', '/settings', { counter })
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines: [{ id: line }] }, me))
  expect(await found(shop, orderId)).toMatchObject({ delivery: 'pickup', pickupOnly: true })
  expect(outcome(await choose(shop, orderId, 'shipped'))).toBe('delivery_unknown')
  const { body } = await shop.admin('GET', '/readiness')
  expect(JSON.stringify(body)).not.toMatch(/origin|shipping/)
})
