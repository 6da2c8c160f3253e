import { expect, test } from 'vitest'
import { readQris } from '#commerce/simulator/qris.ts'
import type { PaymentChoice } from '#shared/api/sale.ts'
import { begin, bill, expectWhole, order, outcome, place, prepare, press, siti, stockOf, transfer, valueOf } from './sale-steps.ts'
import { guest, openSales, type Sales } from './sale-support.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: method === 'cod' ? 'cod' : 'simulator', method })
const cod = by('cod')

async function choices(shop: Sales, saleId: string): Promise<Record<string, string | true>> {
  const listed = valueOf<PaymentChoice[]>(await shop.call('sale.listPayments', { saleId }, me))
  return Object.fromEntries(listed.map(({ method, available, reason }) => [method, available || reason]))
}

test('a demo shop takes every way to pay, in the order in which shoppers use them', async () => {
  const shop = await openSales()
  const saleId = await prepare(shop, me, [await shop.item()])
  const listed = valueOf<PaymentChoice[]>(await shop.call('sale.listPayments', { saleId }, me))
  expect([...new Set(listed.map(({ group }) => group))]).toEqual(['ewallet', 'va', 'cod', 'transfer', 'minimarket', 'card'])
  expect(listed.every(({ available, reason }) => available && reason === '')).toBe(true)
  expect(listed.map(({ method }) => method)).toEqual([
    'qris',
    'gopay',
    'shopeepay',
    'bca_va',
    'mandiri_bill',
    'bni_va',
    'bri_va',
    'permata_va',
    'cod',
    'transfer',
    'alfamart',
    'indomaret',
    'card',
  ])
})

test.each([
  ['bca_va', { number: /^\d{15}$/ }, 24],
  ['bni_va', { number: /^\d{16}$/ }, 24],
  ['bri_va', { number: /^\d{18}$/ }, 24],
  ['permata_va', { number: /^\d{16}$/ }, 24],
  ['mandiri_bill', { number: /^\d{12}$/, billerCode: /^70012$/ }, 24],
  ['qris', { qr: /^000201.*6304[0-9A-F]{4}$/ }, 1],
  ['gopay', { qr: /^000201/, link: /^\/dev\/pembayaran\// }, 1],
  ['shopeepay', { link: /^\/dev\/pembayaran\// }, 1],
  ['alfamart', { number: /^\d{16}$/ }, 24],
  ['indomaret', { number: /^\d{12}$/ }, 24],
  ['card', { link: /^\/dev\/pembayaran\// }, 1],
])('%s says where to pay, and is confirmed by its notice', async (method, told, hours) => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()], { payment: by(method) })
  const open = await bill(shop, saleId, me)
  const none = { number: null, billerCode: null, qr: null, link: null }
  const patterns = Object.fromEntries(Object.entries(told).map(([key, pattern]) => [key, expect.stringMatching(pattern)]))
  expect(open).toMatchObject({ status: 'UNPAID', amount: 59_000, uniqueCode: null, problem: '', ...none, ...patterns })
  expect(open.steps.length).toBeGreaterThan(0)
  const placedAt = Date.parse((await order(shop, saleId, me)).placedAt)
  expect(Date.parse(open.expiresAt ?? '') - placedAt).toBe(hours * 3_600_000)
  if (open.qr) expect(readQris(open.qr)?.get('54')).toBe('59000')
  valueOf(await press(shop, saleId, me, 'settlement'))
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'PAYMENT_CONFIRMED', bill: { status: 'PAID', method } })
  await expectWhole(shop)
})

test('a QRIS code names the shop as a simulation, whatever the shop is called', async () => {
  const shop = await openSales()
  await shop.sql(`UPDATE shop_state SET settings = json_set(settings, '$.name', 'Kopi Ñandú ☕ Selamat Pagi Nusantara', '$.city', 'Kab. Kotawaringin Barat')`)
  const saleId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  const said = readQris((await bill(shop, saleId, me)).qr ?? '')
  expect(said?.get('59')).toBe('KOPI NANDU SEL (SIMULASI)')
  expect(said?.get('60')).toBe('KAB. KOTAWARING')
})

test('QRIS is offered up to ten million rupiah and not a rupiah further, and never costs more', async () => {
  const shop = await openSales()
  const [most, more] = [await shop.item({ price: 9_991_000 }), await shop.item({ price: 9_991_001 })]
  const saleId = await place(shop, me, [most], { payment: by('qris') })
  expect((await bill(shop, saleId, me)).amount).toBe(10_000_000)
  const over = await prepare(shop, me, [more])
  expect(await choices(shop, over)).not.toHaveProperty('qris')
  expect(await shop.call('sale.applyPayment', { saleId: over, ...by('qris') }, me)).toMatchObject({
    code: 'qris_over_limit',
    message: 'QRIS hanya untuk pembayaran sampai Rp 10.000.000. Pilih metode lain.',
  })
  await expectWhole(shop)
})

test('a way to pay that fitted when it was chosen is looked at again when the order is placed', async () => {
  const shop = await openSales()
  const gold = await shop.item({ price: 9_000_000 })
  const saleId = await prepare(shop, me, [gold], { payment: by('qris') })
  await shop.sql(`UPDATE variant SET price = 10000000 WHERE id = '${gold}'`)
  expect(outcome(await shop.call('sale.checkout', { saleId }, me))).toBe('qris_over_limit')
  expect(await stockOf(shop, gold)).toBe(10)
  await expectWhole(shop)
})

test('a shop takes what its owner has switched on', async () => {
  const shop = await openSales()
  const saleId = await prepare(shop, me, [await shop.item()], { payment: by('gopay') })
  expect((await shop.admin('POST', '/payments', { methods: ['qris', 'transfer'] })).status).toBe(200)
  expect(Object.keys(await choices(shop, saleId))).toEqual(['qris', 'transfer'])
  expect(outcome(await shop.call('sale.applyPayment', { saleId, ...by('bca_va') }, me))).toBe('payment_unknown')
  expect(outcome(await shop.call('sale.checkout', { saleId }, me))).toBe('payment_unknown')
  valueOf(await shop.call('sale.applyPayment', { saleId, ...transfer }, me))
  valueOf(await shop.call('sale.checkout', { saleId }, me))
  expect((await shop.admin('POST', '/payments', {})).status).toBe(200)
  expect(Object.keys(await choices(shop, saleId))).toHaveLength(13)
  for (const wrong of [{ methods: ['bitcoin'] }, { codMax: -1 }, { methods: 'qris' }]) expect((await shop.admin('POST', '/payments', wrong)).status).toBe(422)
  await expectWhole(shop)
})

test('cash on delivery goes on without payment and is paid when the parcel is handed over', async () => {
  const shop = await openSales()
  const coffee = await shop.item({ stock: 5 })
  const saleId = await place(shop, me, [coffee], { payment: cod, quantity: 2 })
  expect(await order(shop, saleId, me)).toMatchObject({
    status: 'PROCESSING',
    bill: { status: 'COD', group: 'cod', number: null, expiresAt: null, paidAt: null, simulatorId: null },
    events: [{ status: 'PENDING' }, { status: 'PROCESSING' }],
  })
  expect(await stockOf(shop, coffee)).toBe(3)
  expect(await shop.sql('SELECT * FROM charge')).toEqual([])
  await expectWhole(shop)
  await shop.wait(1)
  await shop.runDue()
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'SHIPPING', bill: { status: 'COD' } })
  await expectWhole(shop)
  await shop.wait(2)
  await shop.runDue()
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'DELIVERED', bill: { status: 'PAID', paidAt: expect.any(String) } })
  await expectWhole(shop)
})

test('cash on delivery is for parcels a courier takes money for, of a moderate value', async () => {
  const shop = await openSales()
  const [plain, dear, file] = [await shop.item(), await shop.item({ price: 2_500_000 }), await shop.item({ digital: true })]
  const fresh = await begin(shop, me, [plain])
  expect((await choices(shop, fresh))['cod']).toBe('Isi alamat dan pilih pengiriman terlebih dahulu.')
  expect(outcome(await shop.call('sale.applyPayment', { saleId: fresh, ...cod }, me))).toBe('cod_address')

  const saleId = await prepare(shop, me, [plain])
  valueOf(await shop.call('sale.applyPayment', { saleId, ...cod }, me))
  valueOf(await shop.call('sale.applyShipping', { saleId, code: 'jne:oke' }, me))
  expect((await choices(shop, saleId))['cod']).toBe('Pengiriman yang dipilih tidak melayani COD.')
  expect(outcome(await shop.call('sale.checkout', { saleId }, me))).toBe('cod_courier')

  const worth = await prepare(shop, me, [dear])
  expect((await choices(shop, worth))['cod']).toBe('COD hanya untuk pesanan sampai Rp 2.500.000.')
  await shop.admin('POST', '/payments', { methods: null, codMax: 3_000_000 })
  expect((await choices(shop, worth))['cod']).toBe(true)

  const digital = await begin(shop, me, [file])
  valueOf(await shop.call('sale.applyAddress', { saleId: digital, recipient: siti.recipient, phone: siti.phone }, me))
  expect(await choices(shop, digital)).not.toHaveProperty('cod')
  expect(outcome(await shop.call('sale.applyPayment', { saleId: digital, ...cod }, me))).toBe('cod_digital')
  await expectWhole(shop)
})

test('a shop outside the demo sends on trust only when its owner says so', async () => {
  const shop = await openSales({ demo: false })
  const saleId = await prepare(shop, me, [await shop.item()], { payment: transfer })
  expect(Object.keys(await choices(shop, saleId))).toEqual(['transfer'])
  await shop.admin('POST', '/payments', { methods: ['cod', 'transfer', 'qris'] })
  expect(Object.keys(await choices(shop, saleId))).toEqual(['cod', 'transfer'])
})

test('whoever sent two parcels back unpaid pays first, until sixty days have passed', async () => {
  const shop = await openSales()
  const coffee = await shop.item({ stock: 5 })
  for (const parcel of ['the first', 'the second']) {
    const saleId = await place(shop, me, [coffee], { payment: cod })
    const { number } = await order(shop, saleId, me)
    expect(await stockOf(shop, coffee), parcel).toBe(4)
    expect((await shop.admin('POST', '/cod-refused', { number })).status).toBe(404)
    await shop.wait(1)
    await shop.runDue()
    expect((await shop.admin('POST', '/cod-refused', { number })).status).toBe(200)
    expect((await shop.admin('POST', '/cod-refused', { number })).status).toBe(404)
    expect(await order(shop, saleId, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
    await expectWhole(shop)
  }
  expect(await stockOf(shop, coffee)).toBe(5)
  // The phone is remembered, not the visitor.
  const saleId = await prepare(shop, guest('visitor-two'), [coffee])
  const blocked = await shop.call('sale.applyPayment', { saleId, ...cod }, guest('visitor-two'))
  expect(outcome(blocked)).toBe('cod_blocked')
  valueOf(await shop.call('sale.applyAddress', { saleId, ...siti, phone: '081234567891' }, guest('visitor-two')))
  expect(outcome(await shop.call('sale.applyPayment', { saleId, ...cod }, guest('visitor-two')))).toBe('accepted')
  await shop.wait(60 * 24)
  expect((await choices(shop, await prepare(shop, me, [coffee])))['cod']).toBe(true)
})

test('a card payment in doubt is verified: it neither pays nor may be changed until a person has decided', async () => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()], { payment: by('card') })
  const { simulatorId: id } = await bill(shop, saleId, me)
  valueOf(await shop.call('simulator.press', { id, result: 'challenge' }, me))
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'PENDING', bill: { status: 'VERIFYING' } })
  expect(outcome(await shop.call('sale.changePayment', { saleId, ...by('qris') }, me))).toBe('payment_reviewed')
  expect(outcome(await shop.call('simulator.press', { id, result: 'challenge' }, me))).toBe('payment_closed')
  await expectWhole(shop)
  valueOf(await shop.call('simulator.press', { id, result: 'settlement' }, me))
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'PAYMENT_CONFIRMED', bill: { status: 'PAID' } })
  await expectWhole(shop)
})

test('a card payment in doubt that is denied leaves the order open', async () => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()], { payment: by('card') })
  const { simulatorId: id } = await bill(shop, saleId, me)
  valueOf(await shop.call('simulator.press', { id, result: 'challenge' }, me))
  valueOf(await shop.call('simulator.press', { id, result: 'deny' }, me))
  expect(await order(shop, saleId, me)).toMatchObject({ status: 'PENDING', bill: { status: 'FAILED' } })
  await expectWhole(shop)
})

test('a payment whose notice was lost counts within a minute', async () => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.runDue()
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.wait(1 / 60)
  await shop.runDue()
  expect((await order(shop, saleId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await shop.sql("SELECT * FROM agenda WHERE kind = 'check-payment'")).toEqual([])
  await expectWhole(shop)
})

test('the vendor is asked again and again while it does not answer, and not after the deadline', async () => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  for (const minutes of [1, 3, 10]) {
    await shop.wait(minutes / 60)
    await shop.runDue()
  }
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.wait(30 / 60)
  await shop.runDue()
  expect((await order(shop, saleId, me)).status).toBe('PAYMENT_CONFIRMED')
  const late = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.wait(2)
  await shop.runDue()
  expect((await order(shop, late, me)).status).toBe('EXPIRED')
  expect(await shop.sql("SELECT * FROM agenda WHERE kind = 'check-payment'")).toEqual([])
  await expectWhole(shop)
})

test('a vendor that was away at the deadline is asked on, and a payment it knows of revives the order', async () => {
  const shop = await openSales()
  const saleId = await place(shop, me, [await shop.item({ stock: 1 })], { payment: by('qris') })
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  await shop.wait(1)
  await shop.runDue()
  expect((await order(shop, saleId, me)).status).toBe('EXPIRED')
  await expectWhole(shop)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(0.5)
  await shop.runDue()
  expect((await order(shop, saleId, me)).status).toBe('PAYMENT_CONFIRMED')
  await expectWhole(shop)
})
