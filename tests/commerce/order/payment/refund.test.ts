import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { assert } from '#shared/assert.ts'
import type { OrderCard } from '#shared/api/order/order.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { balanceOf, idOf } from '../../wallet/wallet-steps.ts'
import { midtransAt, referenceOf } from './midtrans-steps.ts'
import { bill, expectSound, order, outcome, place, press, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, ship } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const password = 'rahasia-toko-2026'
const qris = { vendor: 'simulator', method: 'qris' }

interface Listed {
  id: string
  orderId: string
  state: string
  amount: number
  owedTo: string
  problem: string
  contact: { phone: string } | null
  accountNumber: string
  proof: string
  hasProofFile: boolean
}
const list = async (shop: SellingShop, state = 'OWED') =>
  (await shop.admin('GET', `/refunds?state=${state}`)).body as { refunds: Listed[]; total: number }
const refundsOf = async (shop: SellingShop, orderId: string, as: Caller): Promise<OrderRefund[]> =>
  (await order(shop, orderId, as)).refunds
const owed = async (shop: SellingShop, orderId: string) =>
  Number((await shop.sql(`SELECT balance FROM ledger_account WHERE id = 'owed:${orderId}'`))[0]?.['balance'] ?? 0)
const cancel = (shop: SellingShop, orderId: string) =>
  shop.admin('POST', `/orders/${orderId}`, { step: 'cancel', note: 'Stok habis' })

/** An order that was paid and that the seller cancels. */
async function cancelled(shop: SellingShop, as: Caller, options: Parameters<typeof place>[3] = {}) {
  const orderId = await place(shop, as, [await shop.item()], options)
  await press(shop, orderId, as, 'settlement')
  expect((await cancel(shop, orderId)).status).toBe(200)
  return { orderId, amount: (await bill(shop, orderId, as)).amount }
}

test('who bought a present is asked where its money goes, not who receives it', async () => {
  const shop = await openSellingShop()
  await cancelled(shop, me, { buyer: '0813-9999-8888' })
  expect((await list(shop)).refunds).toMatchObject([{ contact: { phone: '+6281399998888' } }])
})

// Proves §1.18
test('what a guest is owed is in the books and on the seller’s list until it is paid with a proof', async () => {
  const shop = await openSellingShop()
  const { orderId, amount } = await cancelled(shop, me)
  expect(await owed(shop, orderId)).toBe(amount)
  const { refunds, total } = await list(shop)
  expect(refunds).toMatchObject([
    { orderId, state: 'OWED', amount, owedTo: 'guest', contact: { phone: '+6281234567890' }, accountNumber: '' },
  ])
  expect(total).toBe(1)
  const [refund] = await refundsOf(shop, orderId, me)
  assert(refund, 'the guest sees what is owed')
  expect(refund).toMatchObject({ amount, way: 'bank', to: '', paidAt: null })
  await expectSound(shop)

  const pay = (proof: object) => shop.admin('POST', `/refunds/${refund.id}`, { step: 'pay', ...proof })
  expect([(await pay({})).status, (await pay({ proof: '' })).status]).toEqual([422, 422])
  expect((await shop.admin('POST', `/refunds/${refund.id}`, { step: 'wallet' })).status).toBe(409)
  // Two who have the list open do not both transfer it.
  const [first, second] = [await openDesk(shop, 'orders', 'Rini'), await openDesk(shop, 'owner', 'Budi')]
  const begin = async (desk: typeof first) => (await desk.press('/dana', 'refundBegun', { id: refund.id })).status
  expect([await begin(first), await begin(second), await begin(first)]).toEqual([303, 409, 303])
  expect(await second.read('/dana')).toContain('Sedang ditransfer oleh Rini sejak')
  // Nor does the other one pay it another way, unless the owner decides so a day later.
  const elsewhere = async (desk: typeof first) => (await desk.read('/dana')).includes('Isi rekening, atau ke saldo')
  const change = async (body: object) => (await shop.admin('POST', `/refunds/${refund.id}`, body)).body
  const account = { step: 'account', bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
  expect([await elsewhere(first), await elsewhere(second)]).toEqual([true, false])
  for (const body of [{ step: 'wallet' }, account])
    expect(await change(body)).toMatchObject({ errorCode: 'refund_begun' })
  await shop.sql('UPDATE refund SET begun_at = begun_at - 24 * 3600000')
  expect(await elsewhere(second)).toBe(true)
  expect(await change({ step: 'wallet' })).toMatchObject({ errorCode: 'refund_no_wallet' })
  expect((await pay({ proof: 'FT26325X9' })).status).toBe(200)
  expect((await pay({ proof: 'FT26325X9' })).status).toBe(409)
  expect(await owed(shop, orderId)).toBe(0)
  expect(await refundsOf(shop, orderId, me)).toMatchObject([
    { amount, way: 'bank', paidAt: expect.any(String), proof: 'FT26325X9' },
  ])
  expect((await order(shop, orderId, me)).events.at(-1)).toMatchObject({
    status: 'refund_paid',
    label: 'Dana sudah dikembalikan kepada Anda',
  })
  expect([(await list(shop)).total, (await list(shop, 'PAID')).total]).toEqual([0, 1])
})

// A customer has a wallet: the money is there at once, or on its way back, and both pages say so.
test.each([
  ['bca_va', { way: 'wallet', paidAt: expect.any(String) }],
  ['qris', { way: 'source', to: 'QRIS', paidAt: null }],
])('the list of orders and the order’s page say what became of the money that came by %s', async (method, said) => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 10 })
  const payment = { vendor: 'simulator', method }
  const [orderId, kept] = [await place(shop, shopper, [item], { payment }), await place(shop, shopper, [item])]
  await press(shop, orderId, shopper, 'settlement')
  expect((await cancel(shop, orderId)).status).toBe(200)
  const amount = (await bill(shop, orderId, shopper)).amount
  const listed = await shop.call<{ rows: OrderCard[] }>(
    'order.list',
    { index: 0, size: 12, tab: null, text: null },
    shopper,
  )
  const { rows } = valueOf(listed)
  expect(rows.find(({ id }) => id === orderId)?.refunds).toMatchObject([{ amount, ...said }])
  expect(rows.find(({ id }) => id === kept)?.refunds).toEqual([])
  expect(await refundsOf(shop, orderId, shopper)).toMatchObject([{ amount, ...said }])
})

test('the seller keeps the bank’s receipt as the proof', async () => {
  const shop = await openSellingShop()
  await cancelled(shop, me)
  const [refund] = (await list(shop)).refunds
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  const form = new FormData()
  form.append('FILE', new File([png], 'bukti.png', { type: 'image/png' }))
  const url = `https://commerce/admin/v1/shops/${shop.host}/refunds/${refund?.id}/proof?proof=FT1`
  const headers = { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }
  const keep = async () => (await send(new Request(url, { method: 'POST', headers, body: form }))).status
  expect(await keep()).toBe(200)
  expect((await list(shop, 'PAID')).refunds).toMatchObject([{ proof: 'FT1', hasProofFile: true }])
  const file = await send(new Request(url.replace('?proof=FT1', ''), { headers }))
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
  expect(await keep()).toBe(409)
})

test.each(['guest', 'customer'])('money of a %s that came by QRIS goes back to where it came from', async (who) => {
  const shop = await openSellingShop()
  const as = who === 'guest' ? me : await shop.customer(me)
  const { orderId, amount } = await cancelled(shop, as, { payment: qris })
  expect(await refundsOf(shop, orderId, as)).toMatchObject([{ amount, way: 'source', to: 'QRIS', paidAt: null }])
  expect((await list(shop, 'ASKED')).refunds).toMatchObject([{ orderId, amount }])
  await expectSound(shop)
  await shop.runDue()
  expect(await refundsOf(shop, orderId, as)).toMatchObject([{ way: 'source', to: 'QRIS', paidAt: expect.any(String) }])
  const [paid] = await shop.sql('SELECT status, refunds FROM simulated_payment')
  expect(paid).toMatchObject({ status: 'refund', refunds: expect.stringContaining(`"${amount}.00"`) })
  expect(await owed(shop, orderId)).toBe(0)
})

/** A shop with a payment service of its own, so that no test meets the faults of another. */
function shopWithKey() {
  const service = midtransAt()
  const paidAtMidtrans = async (shop: SellingShop, as: Caller, method = 'qris') => {
    const orderId = await place(shop, as, [await shop.item()], { payment: { vendor: 'midtrans', method } })
    const reference = await referenceOf(shop, orderId)
    await service.move(reference, 'settlement')
    expect(await service.deliver(shop, reference)).toBe(200)
    return { orderId, reference }
  }
  /** By QRIS the vendor is asked to send it back, and its answer is still to come. */
  const cancelledAtMidtrans = async (...args: Parameters<typeof paidAtMidtrans>) => {
    const paid = await paidAtMidtrans(...args)
    expect((await cancel(args[0], paid.orderId)).status).toBe(200)
    return paid
  }
  return { ...service, paidAtMidtrans, cancelledAtMidtrans }
}
const goneOf = async (shop: SellingShop) =>
  (await shop.sql("SELECT order_id, amount FROM movement WHERE state = 'open' ORDER BY rowid")).map(Object.values)
const runAgain = async (shop: SellingShop) => {
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'refund-at-source'")
  await shop.runDue()
}

test('a refund whose answer was lost is made once, and the vendor’s report of it takes nothing back', async () => {
  const { midtrans, deliver, cancelledAtMidtrans, open } = shopWithKey()
  const shop = await open()
  const { orderId, reference } = await cancelledAtMidtrans(shop, me)
  await midtrans('fault', { fault: 'lost' })
  await runAgain(shop)
  await runAgain(shop)
  await midtrans('fault', { fault: 'none' })
  expect(await refundsOf(shop, orderId, me)).toMatchObject([{ way: 'source', paidAt: null }])
  await runAgain(shop)
  expect(await refundsOf(shop, orderId, me)).toMatchObject([{ way: 'source', paidAt: expect.any(String) }])
  expect(await midtrans(`move/${reference}`)).toMatchObject({ refunds: [{ refund_amount: '59000.00' }] })
  await midtrans(`move/${reference}`, { transaction_status: 'refund' })
  expect(await deliver(shop, reference)).toBe(200)
  expect((await order(shop, orderId, me)).events.map(({ status }) => status)).toEqual([
    'PENDING',
    'PAYMENT_CONFIRMED',
    'CANCEL',
    'refund_due',
    'refund_paid',
  ])
  await expectSound(shop)

  // What the vendor refuses is transferred by the seller, or is in the wallet at once.
  await midtrans('refusing', { on: true })
  const customer = await shop.customer(guest('visitor-three'))
  const [guests, customers] = [await cancelledAtMidtrans(shop, me), await cancelledAtMidtrans(shop, customer)]
  await runAgain(shop)
  await midtrans('refusing', { on: false })
  expect((await list(shop)).refunds).toMatchObject([
    { orderId: guests.orderId, owedTo: 'guest', problem: expect.stringMatching(/^refused: .*412/) },
  ])
  expect(await refundsOf(shop, customers.orderId, customer)).toMatchObject([{ way: 'wallet' }])
  expect(await balanceOf(shop, customer, 'wallet')).toBe(59_000)
  await expectSound(shop)

  // What a vendor does not answer for half a day the seller looks at; nobody pays it while the vendor is asked.
  const silent = await cancelledAtMidtrans(shop, guest('visitor-four'))
  const asked = (await list(shop, 'ASKED')).refunds[0]
  expect((await shop.admin('POST', `/refunds/${asked?.id}`, { step: 'pay', proof: 'FT2' })).status).toBe(409)
  await midtrans('fault', { fault: 'down' })
  await runAgain(shop)
  expect((await list(shop, 'ASKED')).total).toBe(1)
  await shop.sql('UPDATE refund SET created_at = created_at - 13 * 3600000')
  await runAgain(shop)
  await midtrans('fault', { fault: 'none' })
  const unclear = (await list(shop)).refunds.find(({ orderId: id }) => id === silent.orderId)
  expect(unclear?.problem).toMatch(/^no_answer: ./)
  expect((await shop.admin('POST', `/refunds/${unclear?.id}`, { step: 'pay', proof: 'FT2' })).status).toBe(200)
  await expectSound(shop)
  // The vendor had sent it, too: money has left the shop twice, and a person has to look.
  await midtrans(`move/${silent.reference}`, { transaction_status: 'refund' })
  expect(await deliver(shop, silent.reference)).toBe(200)
  expect((await shop.admin('GET', '/money')).body).toMatchObject({ movements: [{ amount: -59_000, kind: 'payment' }] })
})

test('keys stay while a refund at their vendor is open; without them a person looks whether it has paid', async () => {
  const { midtrans, cancelledAtMidtrans, open } = shopWithKey()
  const shop = await open()
  const customer = await shop.customer(guest('visitor-three'))
  const { orderId } = await cancelledAtMidtrans(shop, customer)
  await midtrans('fault', { fault: 'lost' })
  await runAgain(shop)
  expect(await shop.admin('DELETE', '/keys/midtrans')).toMatchObject({
    status: 409,
    body: { errorCode: 'key_in_use', message: expect.stringMatching(/^1 pesanan .*pengembalian dana/) },
  })
  // They are lost in another way: what the vendor has paid already is not paid into the wallet, too.
  await shop.sql('DELETE FROM vendor_key')
  await midtrans('fault', { fault: 'none' })
  await runAgain(shop)
  expect((await list(shop, 'ASKED')).refunds).toMatchObject([{ orderId }])
  await shop.sql('UPDATE refund SET created_at = created_at - 13 * 3600000')
  await runAgain(shop)
  expect((await list(shop)).refunds).toMatchObject([{ orderId, problem: 'no_keys' }])
  expect(await balanceOf(shop, customer, 'wallet')).toBe(0)
})

test('what the vendor has sent back after a long silence is paid, and the seller is asked for no more', async () => {
  const { midtrans, deliver, cancelledAtMidtrans, open } = shopWithKey()
  const shop = await open()
  const silent = async (name: string) => {
    const made = await cancelledAtMidtrans(shop, guest(name))
    await midtrans('fault', { fault: 'down' })
    await runAgain(shop)
    await shop.sql('UPDATE refund SET created_at = created_at - 13 * 3600000')
    await runAgain(shop)
    await midtrans('fault', { fault: 'none' })
    const row = (await list(shop)).refunds.find(({ orderId }) => orderId === made.orderId)
    expect(row).toMatchObject({ state: 'OWED', problem: expect.stringMatching(/^no_answer: ./) })
    await midtrans(`move/${made.reference}`, { transaction_status: 'refund' })
    return { ...made, id: row?.id }
  }
  const told = await silent('visitor-told')
  expect(await deliver(shop, told.reference)).toBe(200)
  expect(await refundsOf(shop, told.orderId, guest('visitor-told'))).toMatchObject([
    { way: 'source', paidAt: expect.any(String) },
  ])
  // The notice is lost: the vendor is asked before money goes a second time.
  const lost = await silent('visitor-lost')
  expect((await shop.admin('POST', `/refunds/${lost.id}`, { step: 'pay', proof: 'FT3' })).status).toBe(409)
  expect(await owed(shop, lost.orderId)).toBe(0)
  expect((await shop.admin('GET', '/money')).body).toMatchObject({ movements: [] })
})

test('what a vendor sends back after it refused, or of what it cannot refund, is paid by that, or is twice and seen', async () => {
  const { midtrans, deliver, cancelledAtMidtrans, open } = shopWithKey()
  const shop = await open()
  await midtrans('refusing', { on: true })
  const customer = await shop.customer(guest('visitor-three'))
  const [guests, customers] = [await cancelledAtMidtrans(shop, me), await cancelledAtMidtrans(shop, customer)]
  await runAgain(shop)
  await midtrans('refusing', { on: false })
  const number = await cancelledAtMidtrans(shop, customer, 'bca_va')
  expect(await balanceOf(shop, customer, 'wallet')).toBe(118_000)
  for (const [reference, transaction_status] of [
    [guests.reference, 'refund'],
    [customers.reference, 'refund'],
    [number.reference, 'chargeback'],
  ] as const) {
    await midtrans(`move/${reference}`, { transaction_status })
    expect(await deliver(shop, reference)).toBe(200)
  }
  // What was owed is paid by it, and cannot be paid again.
  expect(await refundsOf(shop, guests.orderId, me)).toMatchObject([{ way: 'source', paidAt: expect.any(String) }])
  expect(await owed(shop, guests.orderId)).toBe(0)
  expect((await list(shop)).total).toBe(0)
  // What is in the wallet came a second time.
  const twice = { amount: -59_000, kind: 'payment', reason: 'sent_back' }
  expect((await shop.admin('GET', '/money')).body).toMatchObject({ movements: [twice, twice] })
  expect(await goneOf(shop)).toEqual([
    [customers.orderId, -59_000],
    [number.orderId, -59_000],
  ])
})

test('a chargeback ends an order that has not left the shop, and every other one is on the seller’s list', async () => {
  const { midtrans, deliver, paidAtMidtrans, open } = shopWithKey()
  const shop = await open()
  const [packed, sent, partly] = [
    await paidAtMidtrans(shop, guest('visitor-packed')),
    await paidAtMidtrans(shop, guest('visitor-sent')),
    await paidAtMidtrans(shop, guest('visitor-partly')),
  ]
  await ship(shop, sent.orderId)
  const tell = async (reference: string, change: object) => {
    await midtrans(`move/${reference}`, change)
    expect(await deliver(shop, reference)).toBe(200)
  }
  await tell(packed.reference, { transaction_status: 'chargeback' })
  await tell(sent.reference, { transaction_status: 'chargeback' })
  for (const refund_amount of ['10000.00', '20000.00'])
    await tell(partly.reference, { transaction_status: 'partial_chargeback', refund_amount })
  const statusOf = async ({ orderId }: { orderId: string }) =>
    (await shop.sql(`SELECT status FROM orders WHERE id = '${orderId}'`))[0]?.['status']
  expect(await Promise.all([packed, sent, partly].map(statusOf))).toEqual(['CANCEL', 'SHIPPING', 'PAYMENT_CONFIRMED'])
  expect(await goneOf(shop)).toEqual([
    [sent.orderId, -59_000],
    [partly.orderId, -10_000],
    [partly.orderId, -10_000],
  ])
  expect((await list(shop)).total).toBe(0)
  // In the books of the day the payment that ended its order came and went, too.
  const books = (await shop.admin('GET', '/money/received')).body as Record<'received' | 'sent', object[]>
  expect(books.received).toMatchObject([{ by: 'vendor', method: 'qris', count: 3, amount: 3 * 59_000 }])
  expect(books.sent).toMatchObject([{ by: 'source', count: 4, amount: 2 * 59_000 + 20_000 }])
})

test('what a vendor sends back is counted once: in parts, when it ends the payment, and beside what the shop has paid', async () => {
  const { midtrans, deliver, cancelledAtMidtrans, paidAtMidtrans, open } = shopWithKey()
  const shop = await open()
  const tell = async (reference: string, transaction_status: string, refund_amount?: string) => {
    await midtrans(`move/${reference}`, { transaction_status, refund_amount })
    expect(await deliver(shop, reference)).toBe(200)
  }
  const stateOf = async ({ reference }: { reference: string }) => {
    const [row] = await shop.sql(`SELECT state, returned FROM charge WHERE reference = '${reference}'`)
    return [row?.['state'], row?.['returned']]
  }
  // A part of what is owed, whose amount the vendor says later: the seller sees that, and the rest is still to be paid.
  const part = await cancelledAtMidtrans(shop, guest('visitor-part'), 'bca_va')
  await tell(part.reference, 'partial_chargeback')
  expect(await goneOf(shop)).toEqual([[part.orderId, -1]])
  await tell(part.reference, 'partial_chargeback', '20000.00')
  expect(await goneOf(shop)).toEqual([
    [part.orderId, -1],
    [part.orderId, -19_999],
  ])
  expect([await stateOf(part), await owed(shop, part.orderId)]).toEqual([['paid', 20_000], 59_000])
  // The vendor has refused to refund, and then somebody ends the payment there: what was owed is paid.
  await midtrans('refusing', { on: true })
  const ended = await cancelledAtMidtrans(shop, me)
  await runAgain(shop)
  await midtrans('refusing', { on: false })
  await tell(ended.reference, 'cancel')
  expect(await refundsOf(shop, ended.orderId, me)).toMatchObject([{ way: 'source', paidAt: expect.any(String) }])
  // Paid by the seller, and then taken back in parts: 59,000 twice, not more.
  const twice = await cancelledAtMidtrans(shop, guest('visitor-twice'), 'bca_va')
  const row = (await list(shop)).refunds.find(({ orderId }) => orderId === twice.orderId)
  expect((await shop.admin('POST', `/refunds/${row?.id}`, { step: 'pay', proof: 'FT4' })).status).toBe(200)
  await tell(twice.reference, 'partial_chargeback', '10000.00')
  await tell(twice.reference, 'partial_chargeback', '20000.00')
  await tell(twice.reference, 'chargeback', '59000.00')
  // A part before the shop cancels, and then the rest: what was owed by then is paid by that.
  const rest = await paidAtMidtrans(shop, guest('visitor-rest'))
  await tell(rest.reference, 'partial_chargeback', '20000.00')
  await midtrans('refusing', { on: true })
  expect((await cancel(shop, rest.orderId)).status).toBe(200)
  await runAgain(shop)
  await midtrans('refusing', { on: false })
  expect(await owed(shop, rest.orderId)).toBe(39_000)
  await tell(rest.reference, 'chargeback', '59000.00')
  expect(await owed(shop, rest.orderId)).toBe(0)
  expect((await goneOf(shop)).slice(2)).toEqual([
    [twice.orderId, -10_000],
    [twice.orderId, -10_000],
    [twice.orderId, -39_000],
    [rest.orderId, -20_000],
  ])
})

test('a transfer for the expired order of a removed account revives nothing and is owed, in nobody’s wallet', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const customer = await idOf(shop, shopper)
  const item = await shop.item({ stock: 3 })
  const orderId = await place(shop, shopper, [item], { payment: transfer })
  const { amount } = await bill(shop, orderId, shopper)
  await shop.wait(25)
  await shop.runDue()
  const gone = await shop.call('account.remove', { password, ticket: null, code: null }, shopper)
  expect(outcome(gone)).toBe('accepted')
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(200)
  expect(await shop.sql(`SELECT status FROM orders WHERE id = '${orderId}'`)).toEqual([{ status: 'EXPIRED' }])
  expect(await shop.sql(`SELECT * FROM ledger_account WHERE id = 'wallet:${customer}' AND balance > 0`)).toEqual([])
  expect((await list(shop)).refunds).toMatchObject([{ orderId, amount, owedTo: 'removed', contact: null }])
  expect(await shop.sql("SELECT target FROM message WHERE target = 'dihapus'")).toEqual([])
  // Nobody can be asked: it is listed apart and never late, until the seller finds the account that it came from.
  const today = async () =>
    ((await shop.admin('GET', '/today')).body as { waiting: { what: string; long: boolean; see: string }[] }).waiting
      .filter(({ see }) => see === 'refund.list')
      .map(({ what, long }) => [what, long])
  await shop.wait(30 * 24)
  expect(await today()).toEqual([['dana dari akun yang sudah dihapus', false]])
  const step = async (asked: object) =>
    (await shop.admin('POST', `/refunds/${(await list(shop)).refunds[0]?.id}`, asked)).status
  expect(await step({ step: 'wallet' })).toBe(409)
  expect(await step({ step: 'account', bankCode: '014', number: '1234567890', holder: 'Siti Aminah' })).toBe(200)
  const log = JSON.stringify((await shop.admin('GET', '/log')).body)
  expect(['"holder"', '1234567890', 'Siti Aminah'].map((word) => log.includes(word))).toEqual([true, false, false])
  expect(await today()).toEqual([['dana yang harus dikembalikan', true]])
  expect(await step({ step: 'pay', proof: 'FT7' })).toBe(200)
  expect(await today()).toEqual([])
})

test('an account is not removed while money of its orders is on its way back', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const { amount } = await cancelled(shop, shopper, { payment: qris })
  const remove = () => shop.call('account.remove', { password, ticket: null, code: null }, shopper)
  expect(await remove()).toMatchObject({
    code: 'account_refunds',
    message: expect.stringContaining(formatRupiah(amount)),
  })
  await shop.runDue()
  expect(outcome(await remove())).toBe('accepted')
})
