import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import { codeOf, order, outcome, place, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
/** Knows the order's number and phone, from its label, and has another browser. */
const courier = guest('visitor-two')
const account = { bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
const theirs = { bankCode: '014', number: '9876543210', holder: 'Kurir Nakal' }

/** A guest's order that was paid and cancelled: the shop owes the money. */
async function owedOrder(shop: SellingShop, as: Caller = me) {
  const orderId = await place(shop, as, [await shop.item()], { payment: transfer })
  for (const step of [{ step: 'confirm-payment' }, { step: 'cancel', note: 'Stok habis' }])
    expect((await shop.admin('POST', `/orders/${orderId}`, step)).status).toBe(200)
  const { number, trackToken, refunds } = await order(shop, orderId, as)
  const [refund] = refunds
  assert(refund && trackToken, 'the guest sees what is owed')
  return { orderId, number, token: trackToken, refundId: refund.id }
}
type Owed = Awaited<ReturnType<typeof owedOrder>>
type Typed = typeof account
const openAs = async (shop: SellingShop, { token }: Owed, as: Caller) =>
  valueOf(await shop.call<{ pass: string }>('order.openTrack', { token, digits: '7890' }, as)).pass
const ask = ({ token, refundId }: Owed, shop: SellingShop, to: Typed, as: Caller = me, pass: string | null = null) =>
  shop.call<{ ticket: string }>('order.askRefundCode', { token, pass, refundId, ...to, channel: null }, as)
const name = (
  { token, refundId }: Owed,
  shop: SellingShop,
  to: Typed,
  { ticket, code }: { ticket: string; code: string },
  { as = me, pass = null }: { as?: Caller; pass?: string | null } = {},
) => shop.call('order.nameRefundAccount', { token, pass, refundId, ...to, ticket, code }, as)
/** Names an account as its owner does: the code comes to the phone. */
async function nameByCode(shop: SellingShop, owed: Owed, to: Typed) {
  await shop.wait(0.1)
  const { ticket } = valueOf(await ask(owed, shop, to))
  return outcome(await name(owed, shop, to, { ticket, code: await codeOf(shop, ticket) }))
}
const refundOf = async (shop: SellingShop, { orderId }: Owed): Promise<OrderRefund | undefined> =>
  (await order(shop, orderId, me)).refunds[0]
const listed = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/refunds')).body as { refunds: Record<string, unknown>[] }).refunds[0]
const step = (shop: SellingShop, { refundId }: Owed, body: object) => shop.admin('POST', `/refunds/${refundId}`, body)
const texts = async (shop: SellingShop) =>
  valueOf<{ text: string; target: string }[]>(await shop.call('message.list', {}))

// Proves §2.29, ASVS 8.2.2
test('who knows number, phone and link of a guest’s order names no account for its refund without the phone', async () => {
  const shop = await openSellingShop()
  const owed = await owedOrder(shop)
  const { number } = owed
  const byNumber = valueOf(
    await shop.call<{ token: string }>('transferReceipt.findOrder', { number, phone: '081234567890' }, courier),
  )
  // What number and phone lead to opens the receipt of a transfer, and nothing else.
  expect(valueOf(await shop.call('transferReceipt.find', byNumber, courier))).toMatchObject({ number, track: null })
  for (const [call, more] of [
    ['order.track', { pass: null }],
    ['order.openTrack', { digits: '7890' }],
    ['order.trackInvoice', { pass: null }],
    ['order.confirmDelivery', { pass: null }],
    ['order.claim', {}],
    ['order.askRefundCode', { pass: null, refundId: owed.refundId, ...theirs, channel: null }],
    ['order.nameRefundAccount', { pass: null, refundId: owed.refundId, ...theirs, ticket: 'a', code: '123456' }],
    ['digital.findByLink', { pass: null }],
    ['personalData.export', { pass: null }],
    ['personalData.askCode', { pass: null, channel: null }],
    ['personalData.erase', { pass: null, ticket: 'a', code: '123456' }],
  ] as const) {
    const as = call === 'order.claim' ? await shop.customer(courier) : courier
    expect(outcome(await shop.call(call, { ...byNumber, ...more }, as)), call).toBe('order_link_invalid')
  }

  // Also with the link itself, opened by the digits of the phone: the code went to the phone.
  const pass = await openAs(shop, owed, courier)
  expect(outcome(await ask(owed, shop, theirs, courier))).toBe('order_link_invalid')
  const { ticket } = valueOf(await ask(owed, shop, theirs, courier, pass))
  const [sent] = await texts(shop)
  expect(sent).toMatchObject({ target: '+6281234567890', text: expect.stringContaining('BCA •••3210') })
  const right = await codeOf(shop, ticket)
  const wrong = right === '000000' ? '111111' : '000000'
  for (let n = 0; n < 5; n += 1)
    expect(outcome(await name(owed, shop, theirs, { ticket, code: wrong }, { as: courier, pass }))).toBe('code_wrong')
  expect(outcome(await name(owed, shop, theirs, { ticket, code: right }, { as: courier, pass }))).toBe('code_used_up')
  expect((await refundOf(shop, owed))?.to).toBe('')
  // The owner is not locked out by that.
  expect(await nameByCode(shop, owed, account)).toBe('accepted')
  expect((await refundOf(shop, owed))?.to).toBe('BCA •••7890 a.n. Siti Aminah')
})

test('a link that is not opened does not tell whether an account was named for what is owed', async () => {
  const shop = await openSellingShop()
  const owed = await owedOrder(shop)
  const locked = async () => {
    const { refunds } = valueOf<Order>(await shop.call('order.track', { token: owed.token, pass: null }, courier))
    return refunds
  }
  const before = await locked()
  expect(before).toMatchObject([{ way: 'bank', paidAt: null, to: '', workingDays: null, codeWays: [] }])
  expect(await nameByCode(shop, owed, account)).toBe('accepted')
  expect(await locked()).toEqual(before)
})

test('a code names the account it was sent for, once, for its refund alone', async () => {
  const shop = await openSellingShop()
  const [owed, other] = [await owedOrder(shop), await owedOrder(shop)]
  const { ticket } = valueOf(await ask(owed, shop, account))
  const code = await codeOf(shop, ticket)
  expect(outcome(await name(owed, shop, { ...account, number: '1234567899' }, { ticket, code }))).toBe('code_wrong')
  expect(outcome(await name(other, shop, account, { ticket, code }))).toBe('code_wrong')
  expect(outcome(await name({ ...owed, refundId: other.refundId }, shop, account, { ticket, code }))).toBe(
    'refund_unknown',
  )
  // A name that was typed a little differently is the same account.
  expect(outcome(await name(owed, shop, { ...account, holder: 'Siti  Aminah S.' }, { ticket, code }))).toBe('accepted')
  expect(outcome(await name(owed, shop, account, { ticket, code }))).toBe('code_used_up')
  expect(outcome(await ask(owed, shop, account))).toBe('code_wait')
})

test('an account can be changed until it is paid; then it waits a day, and the seller’s list says since when', async () => {
  const shop = await openSellingShop()
  const owed = await owedOrder(shop)
  expect(await refundOf(shop, owed)).toMatchObject({ to: '', paidBy: null, workingDays: 5 })
  expect(await nameByCode(shop, owed, theirs)).toBe('accepted')
  expect(await listed(shop)).toMatchObject({ accountNumber: '9876543210', payFrom: null })
  expect((await step(shop, owed, { step: 'begin' })).status).toBe(200)
  expect(await listed(shop)).toMatchObject({ begunBy: expect.any(String) })
  await shop.wait(2)
  expect(await nameByCode(shop, owed, account)).toBe('accepted')
  const row = await listed(shop)
  expect(row).toMatchObject({
    accountNumber: '1234567890',
    accountSince: expect.any(String),
    begunBy: expect.any(String),
  })
  expect(Date.parse(String(row?.['payFrom'])) - Date.parse(String(row?.['accountSince']))).toBe(dayMs)
  // Five working days after it may be paid; the seller and the shopper read the same day.
  const paidBy = afterWorkingDays(new Date(String(row?.['payFrom'])), 5).toISOString()
  expect(row?.['paidBy']).toBe(paidBy)
  expect(await refundOf(shop, owed)).toMatchObject({ payFrom: row?.['payFrom'], paidBy, workingDays: 5 })
  const pay = () => step(shop, owed, { step: 'pay', proof: 'FT1' })
  expect(await pay()).toMatchObject({ status: 409, body: { errorCode: 'refund_account_new' } })
  // Naming the same account again does not make it wait longer.
  await shop.wait(20)
  expect(await nameByCode(shop, owed, account)).toBe('accepted')
  expect((await listed(shop))?.['payFrom']).toBe(row?.['payFrom'])
  expect((await pay()).status).toBe(409)
  await shop.wait(4)
  expect((await pay()).status).toBe(200)
  await shop.wait(0.1)
  expect(outcome(await ask(owed, shop, theirs))).toBe('refund_unknown')
  const about = (await texts(shop)).map(({ text }) => text).filter((text) => text.includes('akan ditransfer ke'))
  expect(about.map((text) => /BCA •••\d{4}/.exec(text)?.[0])).toEqual(['BCA •••7890', 'BCA •••3210'])
  expect(about.join(' ')).not.toContain('1234567890')
})

test('where no code reaches a phone it goes to the e-mail of the order', async () => {
  const shop = await openSellingShop({ demo: false, vendors: 'mailOnly' })
  const owed = await owedOrder(shop)
  expect((await refundOf(shop, owed))?.codeWays).toEqual([])
  await shop.sql(`UPDATE orders SET address = json_set(address, '$.email', 'siti@contoh.id')`)
  expect((await refundOf(shop, owed))?.codeWays).toEqual([{ channel: 'email', contact: 's•••@contoh.id' }])
  const { ticket } = valueOf(await ask(owed, shop, account))
  expect(await shop.sql("SELECT target FROM message WHERE kind = 'code_refund'")).toEqual([
    { target: 'siti@contoh.id' },
  ])
  expect(outcome(await name(owed, shop, account, { ticket, code: await codeOf(shop, ticket) }))).toBe('accepted')
})

test('where no code can be sent the seller enters the account, and a change waits in the same way', async () => {
  const shop = await openSellingShop({ demo: false })
  const owed = await owedOrder(shop)
  expect((await refundOf(shop, owed))?.codeWays).toEqual([])
  expect(outcome(await ask(owed, shop, account))).toBe('code_unreachable')
  const enter = (to: object) => step(shop, owed, { step: 'account', ...to })
  expect((await enter({ ...account, number: '12' })).status).toBe(422)
  expect((await enter({ ...account, number: '1234 567 890' })).status).toBe(200)
  expect(await listed(shop)).toMatchObject({ accountNumber: '1234567890', holder: 'Siti Aminah', payFrom: null })
  expect((await enter({ ...account, number: '1234567891' })).status).toBe(200)
  expect((await step(shop, owed, { step: 'pay', proof: 'FT1' })).status).toBe(409)
  // The clock of a real shop is not moved.
  await shop.sql('UPDATE refund SET pay_from = pay_from - 24 * 3600000')
  expect((await step(shop, owed, { step: 'pay', proof: 'FT1' })).status).toBe(200)
  expect((await enter(account)).status).toBe(409)
})

test('money of a customer’s order is asked about at the account’s contact, never at the recipient’s', async () => {
  const shop = await openSellingShop()
  const customer = await shop.customer(me)
  const owed = await owedOrder(shop, guest('visitor-three'))
  const [row] = await shop.sql("SELECT id, phone FROM customer WHERE name = 'Ani Lestari'")
  await shop.sql(`UPDATE orders SET customer_id = '${row?.['id']}', visitor_id = NULL`)
  const { ticket } = valueOf(await ask(owed, shop, account, customer))
  expect(ticket).not.toBe('')
  expect(await shop.sql("SELECT target FROM message WHERE kind = 'code_refund'")).toEqual([{ target: row?.['phone'] }])
})
