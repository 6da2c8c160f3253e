import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { Affiliate } from '#shared/api/account/affiliate.ts'
import { dayIn } from '#shared/format/dates.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { type Caller, guest } from '#tests/support/in-workerd/selling-shop.ts'
import { midtransAt, referenceOf } from './midtrans-steps.ts'
import { sellerStep, ship, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'
import { balanceOf, giveCoinRules } from '../../wallet/wallet-steps.ts'
import { expectSound, order, outcome, siti, stockOf, valueOf } from '../checkout/checkout-steps.ts'
import { ask, returnStep } from '../after/return-steps.ts'
import { addCodes, openCodes } from '../fulfilment/digital-steps.ts'

const service = midtransAt()
const open = lazily(async () => {
  const shop = await service.open()
  await giveCoinRules(shop)
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5, maximum: null } })
  return shop
})
type Shop = Awaited<ReturnType<typeof open>>

const qris = { vendor: 'midtrans', method: 'qris' }
async function tell(shop: Shop, orderId: string, change: object, of?: string): Promise<void> {
  const reference = of ?? (await referenceOf(shop, orderId))
  await service.midtrans(`move/${reference}`, change)
  expect(await service.deliver(shop, reference)).toBe(200)
}
const paid = (shop: Shop, orderId: string) => tell(shop, orderId, { transaction_status: 'settlement' })

/** A placed order of one variant; codes and files need no courier. */
async function ordered(
  shop: Shop,
  who: Caller,
  item: string,
  { quantity = 1, digital = false, affiliateCode = '' } = {},
): Promise<string> {
  const lines = [{ id: await shop.cart(who, item, quantity) }]
  const from = affiliateCode === '' ? {} : { affiliateCode }
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines, ...from }, who))
  const contact = digital ? { recipient: siti.recipient, phone: siti.phone } : siti
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...contact }, who))
  if (!digital) valueOf(await shop.call('checkout.applyShipping', { orderId, code: shop.usualService }, who))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...qris }, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  return orderId
}

test.each(['chargeback', 'refund'])(
  'codes and files of an order are closed once its whole payment is gone by a %s',
  async (transaction_status) => {
    const shop = await open()
    const who = await shop.customer(guest(`visitor-${transaction_status}`))
    const item = await shop.item({ digital: true, stock: 2 })
    await addCodes(shop, item, [`${transaction_status}-1`, `${transaction_status}-2`])
    const orderId = await ordered(shop, who, item, { quantity: 2, digital: true })
    await paid(shop, orderId)
    const bought = async () =>
      valueOf<{ rows: { orderId: string }[] }>(await shop.call('digital.list', { index: 0, size: 12 }, who)).rows
    expect([outcome(await openCodes(shop, who, orderId, item)), (await bought()).length]).toEqual(['accepted', 1])
    await tell(shop, orderId, { transaction_status })
    expect(outcome(await openCodes(shop, who, orderId, item))).toBe('order_unknown')
    expect([await bought(), (await order(shop, orderId, who)).handedOver]).toEqual([[], false])
    // The seller takes the pieces off the order: nothing is paid for them, and their codes can be sold again.
    const step = { step: 'refund', itemId: item, pieces: 2, note: 'Pembayaran ditarik kembali' }
    expect(await sellerStep(shop, orderId, step)).toBe(200)
    expect(await balanceOf(shop, who, 'wallet')).toBe(0)
    await shop.admin('POST', '/stock', { itemId: item, stock: 2 })
    expect(await stockOf(shop, item)).toBe(2)
    await expectSound(shop)
  },
)

test('a part that is sent back before anybody has reported the payment is on the seller’s list, with the payment', async () => {
  const shop = await open()
  const orderId = await ordered(shop, guest('visitor-part'), await shop.item())
  for (const refund_amount of ['9000.00', '9000.00', '20000.00'])
    await tell(shop, orderId, { transaction_status: 'partial_refund', refund_amount })
  const rows = await shop.sql(`SELECT amount FROM movement WHERE order_id = '${orderId}' ORDER BY rowid`)
  expect(rows.map(({ amount }) => amount)).toEqual([59_000, -9_000, -11_000])
})

test('an order that went on without its money has it again by another attempt, and the books have both', async () => {
  const shop = await open()
  const sums = async () => {
    const { received, sent } = (await shop.admin('GET', '/money/received')).body as Record<string, { amount: number }[]>
    return [received, sent].map((rows = []) => rows.reduce((all, { amount }) => all + amount, 0))
  }
  const before = await sums()
  const who = guest('visitor-again')
  const orderId = await ordered(shop, who, await shop.item())
  valueOf(await shop.call('payment.change', { orderId, vendor: 'midtrans', method: 'bca_va' }, who))
  const attempts = await shop.sql(
    `SELECT c.reference, c.amount FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}' ORDER BY c.attempt`,
  )
  const [first, second] = attempts.map(({ reference }) => String(reference))
  const amount = Number(attempts[0]?.['amount'])
  await tell(shop, orderId, { transaction_status: 'settlement' }, second)
  await ship(shop, orderId, 'JP7654321')
  await tell(shop, orderId, { transaction_status: 'refund' }, second)
  await tell(shop, orderId, { transaction_status: 'settlement' }, first)
  expect(await order(shop, orderId, who)).toMatchObject({
    status: 'SHIPPING',
    bill: { status: 'PAID', method: 'qris' },
  })
  expect(await shop.sql(`SELECT id FROM refund WHERE order_id = '${orderId}'`)).toEqual([])
  expect(await sums()).toEqual([Number(before[0]) + 2 * amount, Number(before[1]) + amount])
  await expectSound(shop)
  // The first money is here again too: it is a second payment.
  await tell(shop, orderId, { transaction_status: 'settlement', refund_amount: undefined, refunds: [] }, second)
  expect(await shop.sql(`SELECT reason, amount FROM refund WHERE order_id = '${orderId}'`)).toEqual([
    { reason: 'refund_double', amount },
  ])
  expect(await sums()).toEqual([Number(before[0]) + 3 * amount, Number(before[1]) + amount])
})

test('what a vendor has sent back of an order brings neither coins nor commission', async () => {
  const shop = await open()
  const [member, who] = [await shop.customer(guest('visitor-member')), await shop.customer(guest('visitor-buyer'))]
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, member))
  const made: string[] = []
  for (const refund_amount of [null, '89000.00', '109000.00']) {
    const orderId = await ordered(shop, who, await shop.item({ price: 100_000 }), { affiliateCode: code })
    made.push(orderId)
    await paid(shop, orderId)
    await shipAndDeliver(shop, orderId)
    if (refund_amount) await tell(shop, orderId, { transaction_status: 'partial_refund', refund_amount })
    valueOf(await shop.call('order.receive', { orderId }, who))
  }
  // The days for returns are over.
  await shop.sql('UPDATE orders SET delivered_at = delivered_at - 20 * 86400000')
  await shop.sql('UPDATE commission SET ready_at = ready_at - 20 * 86400000')
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind IN ('give-coins', 'ready-commission')")
  await shop.runDue()
  // Of 100,000 all of it, the last 20,000 and nothing: one per cent of it in coins, five for the member.
  expect(await balanceOf(shop, who, 'coins')).toBe(1_000 + 200)
  expect(valueOf<Affiliate>(await shop.call('affiliate.find', {}, member))).toMatchObject({
    ...{ pending: 0, ready: 5_000 + 1_000, orders: 2 },
  })
})

test.each(['the vendor', 'the shop'])('what %s sends back first, and the other then, earns nothing', async (first) => {
  const shop = await open()
  const [member, who] = [
    await shop.customer(guest(`visitor-m-${first.at(-1)}`)),
    await shop.customer(guest(`visitor-b-${first.at(-1)}`)),
  ]
  const { code } = valueOf<{ code: string }>(await shop.call('affiliate.join', { terms: true }, member))
  const item = await shop.item({ price: 50_000 })
  const orderId = await ordered(shop, who, item, { quantity: 2, affiliateCode: code })
  await paid(shop, orderId)
  await shipAndDeliver(shop, orderId)
  const ways = [
    () => tell(shop, orderId, { transaction_status: 'partial_refund', refund_amount: '49000.00' }),
    async () => {
      const returnId = await ask(shop, who, orderId, item, { solution: 'refund' })
      expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
      expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
    },
  ]
  for (const goesBack of first === 'the vendor' ? ways : ways.toReversed()) await goesBack()
  // The days for returns are over: its return ends, then the order, then its commission is ready.
  await shop.sql('UPDATE orders SET delivered_at = delivered_at - 40 * 86400000')
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'end-return'")
  await shop.runDue()
  await shop.sql('UPDATE commission SET ready_at = ready_at - 40 * 86400000')
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'ready-commission'")
  await shop.runDue()
  // Of 109,000 with the parcel, 49,000 and 50,000 went back: five per cent of 10,000.
  expect(valueOf<Affiliate>(await shop.call('affiliate.find', {}, member))).toMatchObject({ pending: 0, ready: 500 })
})

test('a payment that came and went back before anybody has reported it leaves nothing to close, and books of zero', async () => {
  const shop = await open()
  const booked = async () => {
    const { received, sent } = (await shop.admin('GET', '/money/received')).body as Record<string, { amount: number }[]>
    const sum = (rows: { amount: number }[] = []) => rows.reduce((all, { amount }) => all + amount, 0)
    return sum(received) - sum(sent)
  }
  const before = await booked()
  const orderId = await ordered(shop, guest('visitor-gone'), await shop.item())
  const whole = { transaction_status: 'refund', refund_amount: '59000.00' }
  await tell(shop, orderId, whole)
  await tell(shop, orderId, whole)
  expect(
    await shop.sql(`SELECT amount, state, reason FROM movement WHERE order_id = '${orderId}' ORDER BY amount DESC`),
  ).toEqual([
    { amount: 59_000, state: 'closed', reason: 'came_unseen' },
    { amount: -59_000, state: 'closed', reason: 'sent_back' },
  ])
  expect(await booked()).toBe(before)
  // What came back in two parts is on the seller's list from the first one on: so is the rest, and nothing seems here.
  const parts = await ordered(shop, guest('visitor-parts'), await shop.item())
  await tell(shop, parts, { transaction_status: 'partial_refund', refund_amount: '9000.00' })
  await tell(shop, parts, whole)
  expect(await shop.sql(`SELECT amount, state FROM movement WHERE order_id = '${parts}' ORDER BY amount DESC`)).toEqual(
    [
      { amount: 59_000, state: 'open' },
      { amount: -9_000, state: 'open' },
      { amount: -50_000, state: 'open' },
    ],
  )
  expect(await booked()).toBe(before)
})

test.each([
  ['a chargeback ends it', [{ transaction_status: 'chargeback' }], []],
  ['its vendor refunds it and the seller cancels it', [{ transaction_status: 'refund' }], [{ state: 'open' }]],
  [
    'it goes back in two parts and the seller cancels it',
    ['9000.00', '59000.00'].map((refund_amount) => ({ transaction_status: 'partial_refund', refund_amount })),
    [{ state: 'open' }, { state: 'open' }],
  ],
])('the books of the day of a payment stay as they were when %s', async (name, notices, onList) => {
  const shop = await open()
  const bookOf = async (daysAgo: number) => {
    const day = dayIn(new Date(Date.now() - daysAgo * dayMs))
    const { received, sent } = (await shop.admin('GET', `/money/received?from=${day}&to=${day}`)).body as Record<
      string,
      { amount: number }[]
    >
    return { received, sent: (sent ?? []).reduce((all, { amount }) => all + amount, 0) }
  }
  const item = await shop.item()
  const orderId = await ordered(shop, guest(`visitor-book-${notices.length}-${onList.length}`), item)
  await paid(shop, orderId)
  await shop.sql(`UPDATE bill SET paid_at = paid_at - 4 * 86400000 WHERE order_id = '${orderId}'`)
  await shop.sql(`UPDATE orders SET placed_at = placed_at - 4 * 86400000 WHERE id = '${orderId}'`)
  const [then, now] = [await bookOf(4), await bookOf(0)]
  expect(then.received?.[0]?.amount, name).toBeGreaterThanOrEqual(59_000)
  for (const notice of notices) await tell(shop, orderId, notice)
  if (onList.length > 0) expect(await sellerStep(shop, orderId, { step: 'cancel', note: 'Dana kembali' })).toBe(200)
  expect(await bookOf(4)).toEqual(then)
  expect(await bookOf(0)).toEqual({ ...now, sent: now.sent + 59_000 })
  expect(
    await shop.sql(`SELECT state FROM movement WHERE order_id = '${orderId}' AND amount < 0 AND state = 'open'`),
  ).toEqual(onList)
})
