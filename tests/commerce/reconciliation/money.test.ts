import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/format/dates.ts'
import {
  expectSound,
  order,
  place,
  press,
  proveContact,
  stockOf,
  transfer,
  valueOf,
} from '../order/checkout/checkout-steps.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { helperOf } from '../order/payment/helper-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const rupiah = (amount: number) => `${amount.toLocaleString('en-US')}.00`
/** A statement as KlikBCA writes it, of today. */
const statement = (...lines: [amount: number, said: string][]) => {
  const [, month, day] = dayIn(new Date()).split('-')
  const rows = lines.map(([amount, said]) => `'${day}/${month},${said},'0000,"${rupiah(amount)}",CR,"0.00"`)
  return ['Tanggal,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n')
}
const send = async (shop: SellingShop, csv: string) =>
  (await shop.admin('POST', '/money/statement', { bank: 'BCA', csv })).body as Record<string, unknown>
const open = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/money')).body as { movements: Record<string, unknown>[] }).movements
const noticeOf = (shop: SellingShop, reference: string) =>
  runInShop(shop, (at) => Promise.resolve(at.notice(reference)))
const totalOf = async (shop: SellingShop, orderId: string) => (await order(shop, orderId, me)).total
const waiting = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/today')).body as { waiting: { what: string; count: number; long: boolean }[] }).waiting

test('a bank statement books the transfer that its amount tells, once, and lists what fits no order', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 20 })
  const [first, second] = [
    await place(shop, me, [item], { payment: transfer }),
    await place(shop, me, [item], { payment: transfer }),
  ]
  const amounts = [await totalOf(shop, first), await totalOf(shop, second)] as const
  const csv = statement([amounts[0], 'SITI'], [12_345, 'TIDAK DIKENAL'], [12_345, 'TIDAK DIKENAL'])
  expect(await send(shop, csv)).toEqual({ booked: 1, agreed: 0, open: 2, known: 0, faults: [] })
  expect((await order(shop, first, me)).status).toBe('PAYMENT_CONFIRMED')
  expect((await order(shop, second, me)).status).toBe('PENDING')

  // The evening's file holds the lines of the morning.
  const evening = `${csv}\n${statement([amounts[1], 'SITI LAGI']).split('\n')[1]}`
  expect(await send(shop, evening)).toMatchObject({ booked: 1, open: 0, known: 3 })
  expect((await order(shop, second, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await open(shop)).toMatchObject([
    { kind: 'bank', source: 'BCA', amount: 12_345, reason: 'no_order', said: 'TIDAK DIKENAL' },
    { amount: 12_345 },
  ])
  expect(await stockOf(shop, item)).toBe(18)
})

test('a line that the bank has not entered yet is booked, and is the same line when it has its day', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 20 })
  const [first, second] = [
    await place(shop, me, [item], { payment: transfer }),
    await place(shop, me, [item], { payment: transfer }),
  ]
  const pending = (csv: string) => csv.replaceAll(/^'\d\d\/\d\d,/gm, "'PEND,")
  const line = statement([await totalOf(shop, first), 'SITI'], [77_000, 'BUDI'], [77_000, 'BUDI'])
  expect(await send(shop, pending(line))).toMatchObject({ booked: 1, open: 2, known: 0 })
  expect((await order(shop, first, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await send(shop, pending(line))).toMatchObject({ booked: 0, open: 0, known: 3 })
  // The bank enters them on the next working day; a new line that is like them is another.
  await shop.wait(48)
  const entered = statement([await totalOf(shop, first), 'SITI'], [77_000, 'BUDI'], [77_000, 'BUDI'])
  const [, more = ''] = pending(statement([77_000, 'BUDI'])).split('\n')
  expect(await send(shop, `${entered}\n${more}`)).toMatchObject({ booked: 0, open: 1, known: 3 })
  expect(await send(shop, `${entered}\n${more}`)).toMatchObject({ known: 4 })
  expect((await order(shop, second, me)).status).not.toBe('PAYMENT_CONFIRMED')
})

test('a transfer that a person has booked agrees with its line; a second one is open, and money is never booked twice', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const total = await totalOf(shop, orderId)
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(200)
  expect(await send(shop, statement([total, 'SITI'], [total, 'SITI']))).toMatchObject({ booked: 0, agreed: 1, open: 1 })
  const [second] = await open(shop)
  const { number } = await order(shop, orderId, me)
  const step = (body: object) => shop.admin('POST', `/money/${second?.['id']}`, body)
  // The order waits for no money any more: it can only be said what became of it.
  expect((await step({ step: 'assign', number })).status).toBe(409)
  expect((await step({ step: 'close', note: 'dikembalikan lewat bank' })).status).toBe(200)
  expect((await step({ step: 'close', note: 'dikembalikan lewat bank' })).status).toBe(409)
  expect(await open(shop)).toEqual([])
})

test('a line of money that was booked by hand is given to its order, and the books of the day have it once', async () => {
  const shop = await openSellingShop()
  const bought = async (payment: { vendor: string; method: string }) => {
    const orderId = await place(shop, me, [await shop.item({ price: 100_000 })], { payment })
    expect(await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })).toBe(200)
    return order(shop, orderId, me)
  }
  // A number of a vendor has no unique code, and who forgets the code sends a round amount.
  const [number, short] = [await bought({ vendor: 'simulator', method: 'bca_va' }), await bought(transfer)]
  expect(await send(shop, statement([109_000, 'SITI'], [109_000, 'BUDI'], [50, 'SIAPA']))).toMatchObject({ open: 3 })
  const lines = await open(shop)
  const [first, second, third] = ['SITI', 'BUDI', 'SIAPA'].map((name) => lines.find(({ said }) => said === name))
  const give = async (line: Record<string, unknown> | undefined, to: { number: string }) =>
    (await shop.admin('POST', `/money/${String(line?.['id'])}`, { step: 'assign', number: to.number })).status
  const manager = await helperOf(shop, 'manager')
  expect(await manager(`/money/${String(second?.['id'])}`, { step: 'assign', number: short.number })).toBe(403)
  expect(await give(first, number)).toBe(200)
  expect(await give(second, number)).toBe(409)
  expect(await give(second, short)).toBe(200)
  expect(await give(third, short)).toBe(409)
  const today = dayIn(new Date())
  const { received } = (await shop.admin('GET', `/money/received?from=${today}&to=${today}`)).body as {
    received: { amount: number }[]
  }
  expect(received.reduce((sum, { amount }) => sum + amount, 0)).toBe(109_000 + 109_000 + 50)
})

test('a line of quite another amount shows a booked payment only with a reason, and who may not say so reads why', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 100_000 })], { payment: transfer })
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })).toBe(200)
  const { number } = await order(shop, orderId, me)
  await send(shop, statement([50, 'SIAPA'], [60, 'SIAPA LAGI']))
  const [line, second] = (await open(shop)).map(({ id }) => `/money/${String(id)}`)
  const assign = { step: 'assign', number }
  const words = (answer: { body: unknown }) => (answer.body as { message: string }).message
  const silent = await shop.admin('POST', line ?? '', assign)
  expect([silent.status, words(silent)]).toEqual([409, expect.stringMatching(/Rp.(50|60),.*Rp.109\./)])
  const note = 'sisanya tunai'
  expect((await shop.admin('POST', line ?? '', { ...assign, note })).status).toBe(200)
  const closed = (await shop.admin('GET', '/money?state=closed')).body as { movements: object[] }
  expect(closed.movements).toMatchObject([{ number, note }])
  expect((await shop.admin('POST', second ?? '', { ...assign, note })).status).toBe(409)

  // The payment of exactly this amount has its line: the helper's role is not the reason.
  const twice = await place(shop, me, [await shop.item()], { payment: transfer })
  const amount = await totalOf(shop, twice)
  valueOf(await shop.call('payment.change', { orderId: twice, vendor: 'simulator', method: 'bca_va' }, me))
  for (const attempt of [1, 2])
    expect(await sellerStep(shop, twice, { step: 'confirm-payment', attempt, unasked: true })).toBe(200)
  expect(await send(shop, statement([amount, 'SITI'], [amount, 'SITI']))).toMatchObject({ agreed: 1, open: 1 })
  const [again] = (await open(shop)).filter((row) => row['amount'] === amount)
  const manager = await helperOf(shop, 'manager')
  const to = (await order(shop, twice, me)).number
  expect(await manager(`/money/${String(again?.['id'])}`, { step: 'assign', number: to })).toBe(409)
})

test('money that came for an order whose amount was mistyped is given to it by a person', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const { total, number } = await order(shop, orderId, me)
  await send(shop, statement([total - 1, 'SITI']))
  const [row] = await open(shop)
  expect((await shop.admin('POST', `/money/${row?.['id']}`, { step: 'assign', number })).body).toMatchObject({
    message: expect.stringContaining('tidak menunggu jumlah ini'),
  })
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
})

test('a vendor’s money for an order that the shop does not have is a row, not a 404', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const total = await totalOf(shop, orderId)
  // A backup from before the order was restored.
  await shop.sql("UPDATE simulated_payment SET reference = 'INV-LAMA-1', status = 'settlement'")
  const body = await noticeOf(shop, 'INV-LAMA-1')
  expect(await shop.deliver(body)).toBe(200)
  expect(await shop.deliver(body)).toBe(200)
  expect(await open(shop)).toMatchObject([
    { kind: 'payment', source: 'simulator', amount: total, said: 'INV-LAMA-1', reason: 'order_unknown' },
  ])
  // One that was not paid is nobody's money.
  await shop.sql("UPDATE simulated_payment SET reference = 'INV-LAMA-2', status = 'pending'")
  expect(await shop.deliver(await noticeOf(shop, 'INV-LAMA-2'))).toBe(404)
  expect(await open(shop)).toHaveLength(1)
})

test('a vendor’s money of another amount is a row, and nothing is booked by hand before somebody has looked', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const total = await totalOf(shop, orderId)
  await shop.sql(`UPDATE simulated_payment SET amount = ${total - 5_000}, status = 'settlement'`)
  const [{ reference = '' } = {}] = await shop.sql('SELECT reference FROM simulated_payment')
  expect(await shop.deliver(await noticeOf(shop, String(reference)))).toBe(200)
  expect(await open(shop)).toMatchObject([{ amount: total - 5_000, reason: 'amount_differs' }])
  const booked = await shop.admin('POST', `/orders/${orderId}`, { step: 'confirm-payment', attempt: 1 })
  expect(booked).toMatchObject({ status: 409, body: { errorCode: 'payment_amount_differs' } })
  expect((await order(shop, orderId, me)).status).toBe('PENDING')
})

test('at night a vendor is asked what it has: a lost notice is acted on', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.sql("DELETE FROM scheduled_job WHERE kind = 'check-payment'")
  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('ask-vendors', '', 0, 0, 0)")
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('what came and what was sent back is added up by day and way', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 20, price: 100_000 })
  const bought = async (payment: { vendor: string; method: string }) => {
    const orderId = await place(shop, me, [item], { payment })
    return { orderId, total: await totalOf(shop, orderId) }
  }
  const byBank = await bought(transfer)
  await send(shop, statement([byBank.total, 'SITI'], [12_345, 'TIDAK DIKENAL']))
  const byVendor = await bought({ vendor: 'simulator', method: 'qris' })
  await press(shop, byVendor.orderId, me, 'settlement')
  const parcel = await bought({ vendor: 'cod', method: 'cod' })
  for (const step of [{ step: 'ship', receiptNumber: 'JP0001' }, { step: 'deliver' }])
    await sellerStep(shop, parcel.orderId, step)
  const today = dayIn(new Date())
  const sums = async (day = today) =>
    (await shop.admin('GET', `/money/received?from=${day}&to=${day}`)).body as {
      received: { by: string; amount: number }[]
      sent: object[]
    }
  const vendor = { day: today, by: 'vendor', source: 'simulator', method: 'qris', count: 1, amount: byVendor.total }
  // The statement is of noon. What a courier has collected has not come yet.
  expect(await sums()).toEqual({
    received: [
      { day: today, by: 'bank', source: 'manual', method: 'transfer', count: 1, amount: byBank.total },
      { day: today, by: 'strange', source: 'BCA', method: '', count: 1, amount: 12_345 },
      vendor,
    ],
    sent: [],
    postage: [],
  })
  await shop.admin('POST', '/money/payout', { courier: 'JNE', parcels: [{ receipt: 'JP0001', amount: parcel.total }] })
  const back = await bought(transfer)
  expect(await sellerStep(shop, back.orderId, { step: 'confirm-payment' })).toBe(200)
  for (const { orderId } of [byVendor, back]) await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })
  await shop.runDue()
  const [{ id = '' } = {}] = await shop.sql("SELECT id FROM refund WHERE state = 'OWED'")
  expect((await shop.admin('POST', `/refunds/${String(id)}`, { step: 'pay', proof: 'FT1' })).status).toBe(200)
  // Its account was named late: the day of the books is that of the payment.
  await shop.sql('UPDATE refund SET created_at = created_at - 40 * 86400000')
  const { received, sent } = await sums()
  expect(received.map(({ by, amount }) => [by, amount])).toEqual([
    ['bank', byBank.total + back.total],
    ['courier', parcel.total],
    ['strange', 12_345],
    ['vendor', byVendor.total],
  ])
  expect(sent).toEqual([
    { day: today, by: 'bank', count: 1, amount: back.total },
    { day: today, by: 'source', count: 1, amount: byVendor.total },
  ])
  expect(await sums('2026-01-01')).toEqual({ received: [], sent: [], postage: [] })
})

test('a courier’s payout is compared with what was collected, and what is missing is listed', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 20 })
  const receipts = ['JP0001', 'JP0002', 'JP0003']
  const totals: number[] = []
  for (const receipt of receipts) {
    const orderId = await place(shop, me, [item], { payment: { vendor: 'cod', method: 'cod' } })
    await proveContact(shop, orderId, me)
    for (const step of [{ step: 'ship', receiptNumber: receipt }, { step: 'deliver' }])
      expect(await sellerStep(shop, orderId, step), JSON.stringify(step)).toBe(200)
    totals.push(await totalOf(shop, orderId))
  }
  const pay = async (parcels: object[]) =>
    (await shop.admin('POST', '/money/payout', { courier: 'JNE', parcels })).body as object
  expect(await waiting(shop)).toEqual([])
  expect(
    await pay([
      { receipt: 'JP0001', amount: totals[0] },
      { receipt: 'JP0002', amount: (totals[1] ?? 0) - 1_000 },
      { receipt: 'ASING', amount: 5_000 },
    ]),
  ).toMatchObject({ agreed: 1, open: 2, known: 0 })
  expect(await pay([{ receipt: 'JP0001', amount: totals[0] }])).toMatchObject({ known: 1 })
  expect((await open(shop)).map(({ reason }) => reason).toSorted()).toEqual(['amount_differs', 'no_order'])
  // A part is not the money: that parcel is still listed, and so is what lacks of it.
  await shop.sql("UPDATE movement SET created_at = 0 WHERE kind = 'payout'")
  const listed = (await shop.admin('GET', '/money/unpaid')).body as { parcels: { receipt: string }[] }
  expect(listed.parcels.map(({ receipt }) => receipt)).toEqual(['JP0002', 'JP0003'])
  const { couriers } = (await shop.admin('GET', '/couriers')).body as { couriers: object[] }
  expect(couriers).toMatchObject([{ missing: 1_000 + (totals[2] ?? 0) }])
  // Nobody collected cash for an order that is paid in advance.
  const advance = await place(shop, me, [item])
  const [stray] = await shop.sql("SELECT id FROM movement WHERE reason = 'no_order'")
  const wrongly = { step: 'assign', number: (await order(shop, advance, me)).number, note: 'salah' }
  expect((await shop.admin('POST', `/money/${String(stray?.['id'])}`, wrongly)).body).toMatchObject({
    errorCode: 'money_fits_not',
  })
  // The owner says why it is less, and the rest of it still matches.
  const [short] = await shop.sql(
    "SELECT m.id, o.number FROM movement m JOIN orders o ON o.id = m.order_id WHERE m.reason = 'amount_differs'",
  )
  const assign = (note?: string) =>
    shop.admin('POST', `/money/${String(short?.['id'])}`, { step: 'assign', number: short?.['number'], note })
  expect((await assign()).body).toMatchObject({ errorCode: 'money_differs' })
  expect((await assign('Potongan ongkir retur')).status).toBe(200)
  await expectSound(shop)
  expect(await pay([{ receipt: 'JP0002', amount: 1_000 }])).toMatchObject({ agreed: 1 })
  expect(await open(shop)).toMatchObject([{ reason: 'no_order' }])
})

test('a courier pays the rest later; parcels of cancelled orders, and one receipt for two, are for a person', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 20 })
  const ship = async (receiptNumber: string, ...more: object[]) => {
    const orderId = await place(shop, me, [item], { payment: { vendor: 'cod', method: 'cod' } })
    for (const step of [{ step: 'ship', receiptNumber }, ...more])
      expect(await sellerStep(shop, orderId, step), JSON.stringify(step)).toBe(200)
    return totalOf(shop, orderId)
  }
  const [total, back] = [await ship('JP0001', { step: 'deliver' }), await ship('JP0002', { step: 'cod-refused' })]
  const pay = async (courier: string, receipt: string, amount: number) =>
    (await shop.admin('POST', '/money/payout', { courier, parcels: [{ receipt, amount }] })).body
  expect(await pay('JNE', 'JP0001', total - 1_000)).toMatchObject({ open: 1 })
  expect(await pay('jne ', 'JP0001', total - 1_000)).toMatchObject({ known: 1 })
  expect(await pay('JNE', 'JP0001', 1_000)).toMatchObject({ agreed: 1, known: 0 })
  // Equal parts are parts too, in one file or in the next payout, and the same file again changes nothing.
  const parts = await ship('JP0004', { step: 'deliver' })
  const file = async (payout: string, ...amounts: number[]) => {
    const parcels = amounts.map((amount) => ({ receipt: 'JP0004', amount }))
    return (await shop.admin('POST', '/money/payout', { courier: 'JNE', payout, parcels })).body
  }
  expect(await file('2026-11-24', 1_000, 1_000)).toMatchObject({ open: 2, known: 0 })
  expect(await file('2026-11-24', 1_000, 1_000)).toMatchObject({ open: 0, known: 2 })
  expect(await file('2026-11-25', 1_000, parts - 3_000)).toMatchObject({ open: 1, agreed: 1, known: 0 })
  expect(await open(shop)).toEqual([])
  // More than was collected, and money for a parcel that came back unpaid.
  expect(await pay('JNE', 'JP0001', 500)).toMatchObject({ open: 1 })
  expect(await pay('JNE', 'JP0002', back)).toMatchObject({ open: 1 })
  await ship('JP0003', { step: 'deliver' })
  await shop.sql("UPDATE orders SET receipt_number = 'JP0003' WHERE receipt_number = 'JP0001'")
  expect(await pay('JNE', 'JP0003', total)).toMatchObject({ open: 1 })
  expect((await open(shop)).map(({ reason }) => reason).toSorted()).toEqual([
    'amount_differs',
    'many_orders',
    'no_order',
  ])
})

test('a file that a helper has written makes nobody a balance, and books nothing large', async () => {
  const shop = await openSellingShop()
  const { body } = await shop.admin('POST', '/tokens', { name: 'Kasir', role: 'manager' })
  const post = (path: string, asked: object) =>
    admin('POST', `/shops/${shop.host}${path}`, asked, (body as { token: string }).token)
  const twice = await place(shop, me, [await shop.item()], { payment: transfer })
  const first = await totalOf(shop, twice)
  expect((await shop.call('payment.change', { orderId: twice, vendor: 'simulator', method: 'qris' }, me)).ok).toBe(true)
  await press(shop, twice, me, 'settlement')
  const dear = await place(shop, me, [await shop.item({ price: 5_000_001 })], { payment: transfer })
  const { total, number } = await order(shop, dear, me)
  const csv = statement([first, 'SAYA'], [total, 'SAYA'])
  expect(await post('/money/statement', { bank: 'BCA', csv })).toMatchObject({ body: { booked: 0, open: 2 } })
  expect((await open(shop)).map(({ reason }) => reason)).toEqual(['owner_needed', 'owner_needed'])
  const [large] = (await open(shop)).filter(({ amount }) => amount === total)
  const assign = { step: 'assign', number }
  expect((await post(`/money/${large?.['id']}`, assign)).status).toBe(403)
  expect((await shop.admin('POST', `/money/${large?.['id']}`, assign)).status).toBe(200)
  expect((await order(shop, dear, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('money that a vendor has for an order that was cancelled is found at night, and owed back', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await shop.call('order.cancel', { orderId, reason: 'Salah pesan' }, me)
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('ask-vendors', '', 0, 0, 0)")
  await shop.runDue()
  expect((await order(shop, orderId, me)).refunds).toHaveLength(1)
})

test('today, doctor and health report what has waited for too long', async () => {
  const shop = await openSellingShop()
  await send(shop, statement([77_777, 'SIAPA']))
  expect(await waiting(shop)).toMatchObject([{ what: expect.stringContaining('tidak cocok'), count: 1, long: false }])
  await shop.sql(`UPDATE movement SET at = ${Date.now() - 3 * dayMs}`)
  expect(await waiting(shop)).toMatchObject([{ long: true }])
  const { findings } = (await shop.admin('GET', '/doctor')).body as { findings: { id: string }[] }
  expect(findings.map(({ id }) => id)).toEqual(expect.arrayContaining(['money-open', 'waiting-long']))
  expect((await shop.admin('GET', '/health')).body).toMatchObject({ ok: false, queue: { waiting: 1 } })
})
