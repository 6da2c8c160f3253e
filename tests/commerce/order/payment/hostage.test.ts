import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import {
  begin,
  bill,
  checkout,
  codeOf,
  expectSound,
  order,
  outcome,
  place,
  prepare,
  press,
  siti,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
const cod = { vendor: 'cod', method: 'cod' }
const card = { vendor: 'simulator', method: 'card' }
/** Another shopper: an own browser, phone and street. */
async function stranger(
  shop: SellingShop,
  n: number,
  goods: readonly string[],
  how: object = {},
  address = '203.0.113.7',
) {
  const as = guest(`stranger-${n}-`, address)
  const orderId = await prepare(shop, as, goods, how)
  await shop.sql(
    `UPDATE orders SET address = json_set(address, '$.phone', '+62813${10_000_000 + n}', '$.street', 'Jl. ${n}') WHERE id = '${orderId}'`,
  )
  return { as, orderId, answer: outcome(await shop.call('checkout.place', { orderId }, as)) }
}
const hoursToPay = async (shop: SellingShop, orderId: string, as: Caller) => {
  const [made, found] = [await order(shop, orderId, as), await bill(shop, orderId, as)]
  return (Date.parse(found.expiresAt ?? '') - Date.parse(made.placedAt ?? '')) / hourMs
}

test('a guest cannot hold 3 000 of 3 000 pieces by unpaid orders', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 3_000, price: 5_000 })
  const answers = []
  let orderId = ''
  for (let i = 0; i < 4; i += 1) {
    // A refused checkout stays and is pressed again.
    if (i < 3) orderId = await prepare(shop, me, [coffee], { quantity: 750 })
    answers.push(outcome(await shop.call('checkout.place', { orderId }, me)))
  }
  expect(answers).toEqual(['accepted', 'accepted', 'pieces_unpaid', 'pieces_unpaid'])
  // Under other names from the same network neither, and what is held is free again within hours.
  expect((await stranger(shop, 1, [coffee], { quantity: 750 })).answer).toBe('orders_large')
  expect(await stockOf(shop, coffee)).toBe(1_500)
  await shop.wait(2)
  await shop.runDue()
  expect(await stockOf(shop, coffee)).toBe(3_000)
})

// Proves ASVS 2.3.2
test('a shopper has at most five unpaid orders, by browser, by phone and in one day; paying makes room', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100 })
  const orders = []
  for (let i = 0; i < 5; i += 1) orders.push(await place(shop, me, [coffee]))
  const sixth = await prepare(shop, me, [coffee])
  const refusal = await shop.call('checkout.place', { orderId: sixth, note: 'Titip satpam' }, me)
  expect(refusal).toMatchObject({
    code: 'orders_unpaid',
    message: 'Masih ada 5 pesanan yang belum dibayar. Bayar atau batalkan salah satunya, lalu coba lagi.',
  })
  // Nothing that was typed is lost.
  expect((await checkout(shop, sixth, me)).note).toBe('Titip satpam')
  const other = guest('visitor-two')
  expect(outcome(await shop.call('checkout.place', { orderId: await prepare(shop, other, [coffee]) }, other))).toBe(
    'orders_unpaid',
  )
  valueOf(await press(shop, orders[0] ?? '', me, 'settlement'))
  valueOf(await shop.call('checkout.place', { orderId: sixth }, me))
  await shop.wait(24)
  await shop.runDue()
  for (let i = 0; i < 5; i += 1) await place(shop, me, [coffee])
  await shop.wait(23.9)
  expect(outcome(await shop.call('checkout.place', { orderId: await prepare(shop, me, [coffee]) }, me))).toBe(
    'orders_unpaid',
  )
})

test('thousands behind one address are not locked out: a network is stopped at five hundred unpaid orders', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100 })
  for (let n = 0; n < 8; n += 1) expect((await stranger(shop, n, [coffee])).answer).toBe('accepted')
  const [hit] = await shop.sql("SELECT network FROM rate_limit_hit WHERE rule = 'unpaid order'")
  await shop.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 492)
    INSERT INTO rate_limit_hit (id, rule, network, pending, until) SELECT 'x-' || i, 'unpaid order', '${String(hit?.['network'])}', 0, ${Date.now() + 3_000_000} FROM n`)
  expect((await stranger(shop, 9, [coffee])).answer).toBe('too_many')
  expect((await stranger(shop, 10, [coffee], {}, '198.51.100.4')).answer).toBe('accepted')
})

test('what a network holds of other goods asks nobody to prove a contact', async () => {
  const shop = await openSellingShop()
  const [coffee, tea] = [await shop.item({ stock: 1_000, price: 5_000 }), await shop.item({ stock: 12 })]
  expect((await stranger(shop, 1, [coffee], { quantity: 40 })).answer).toBe('accepted')
  for (let n = 2; n < 5; n += 1) expect((await stranger(shop, n, [tea])).answer).toBe('accepted')
})

test('neither small orders nor new cookies and phones hold more than half for one network; a proven contact may go on', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100, price: 5_000 })
  const answers = []
  for (let n = 0; n < 4; n += 1) answers.push((await stranger(shop, n, [coffee], { quantity: 20 })).answer)
  expect(answers).toEqual(['accepted', 'accepted', 'contact_unproven', 'contact_unproven'])
  const elsewhere = await stranger(shop, 5, [coffee], { quantity: 20 }, '198.51.100.4')
  expect(elsewhere.answer).toBe('accepted')
  // Networks beside each other are one.
  const tea = await shop.item({ stock: 100, price: 5_000 })
  const wide = []
  for (let n = 0; n < 3; n += 1)
    wide.push((await stranger(shop, 10 + n, [tea], { quantity: 20 }, `2001:db8:7:${n}::1`)).answer)
  expect(wide).toEqual(['accepted', 'accepted', 'contact_unproven'])
  const proven = await shop.customer(guest('proven', '203.0.113.7'))
  const orderId = await prepare(shop, proven, [coffee], { quantity: 20 })
  expect(outcome(await shop.call('checkout.place', { orderId }, proven))).toBe('contact_unproven')
  await shop.sql('UPDATE customer SET phone_verified_at = 1')
  expect(outcome(await shop.call('checkout.place', { orderId }, proven))).toBe('accepted')
})

test('of a flash sale unpaid orders of unproven shoppers hold half, from wherever they come', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 50 })
  const now = Date.now()
  const [startsAt, endsAt] = [new Date(now - hourMs).toISOString(), new Date(now + 48 * hourMs).toISOString()]
  await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items: [{ itemId: coffee, price: 40_000, quota: 24 }] })
  const answers = []
  for (let n = 0; n < 14; n += 1) answers.push(await stranger(shop, n, [coffee], {}, `198.51.100.${n}`))
  expect(answers.map(({ answer }) => answer)).toEqual([
    ...Array(12).fill('accepted'),
    'contact_unproven',
    'contact_unproven',
  ])
  for (const { orderId, as } of answers.slice(0, 2)) await press(shop, orderId, as, 'settlement')
  // A payment makes room.
  expect((await stranger(shop, 99, [coffee], {}, '198.51.100.99')).answer).toBe('accepted')
})

test('goods that others wait for are held for two hours, whichever way to pay is chosen later', async () => {
  const shop = await openSellingShop()
  const [last, plenty] = [await shop.item({ stock: 1 }), await shop.item({ stock: 50 })]
  const [scarce, usual] = [await place(shop, me, [last]), await place(shop, me, [plenty])]
  expect([await hoursToPay(shop, scarce, me), await hoursToPay(shop, usual, me)]).toEqual([2, 24])
  valueOf(await shop.call('payment.change', { orderId: scarce, ...transfer }, me))
  expect(await hoursToPay(shop, scarce, me)).toBe(2)
  const now = Date.now()
  const [startsAt, endsAt] = [new Date(now - hourMs).toISOString(), new Date(now + 48 * hourMs).toISOString()]
  await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items: [{ itemId: plenty, price: 40_000, quota: 9 }] })
  expect(await hoursToPay(shop, await place(shop, me, [plenty]), me)).toBe(2)
})

test('cash on delivery asks for a code to the phone once, and an unproven phone puts no order into work', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100 })
  const answers = []
  for (let i = 0; i < 15; i += 1) {
    const as = guest(`visitor-${i}-`)
    const orderId = await begin(shop, as, [coffee])
    valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, as))
    valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, as))
    valueOf(await shop.call('checkout.applyPayment', { orderId, ...cod }, as))
    answers.push(outcome(await shop.call('checkout.place', { orderId }, as)))
  }
  expect(new Set(answers)).toEqual(new Set(['contact_unproven']))
  expect(await stockOf(shop, coffee)).toBe(100)

  const orderId = await begin(shop, me, [coffee])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...cod }, me))
  const ways = async () => valueOf(await shop.call('payment.listContactWays', { orderId }, me))
  expect(await ways()).toEqual([
    { channel: 'whatsapp', contact: '08••••••7890' },
    { channel: 'sms', contact: '08••••••7890' },
  ])
  const { ticket } = valueOf<{ ticket: string }>(await shop.call('payment.askContactCode', { orderId }, me))
  const prove = (code: string, as: Caller = me) => shop.call('payment.proveContact', { orderId, ticket, code }, as)
  const code = await codeOf(shop, ticket)
  expect(outcome(await prove(code === '000000' ? '000001' : '000000'))).toBe('code_wrong')
  expect(outcome(await prove(code, guest('visitor-two')))).toBe('order_unknown')
  expect(outcome(await shop.call('payment.askContactCode', { orderId }, me))).toBe('code_wait')
  valueOf(await prove(code))
  expect(await ways()).toEqual([])
  valueOf(await shop.call('checkout.place', { orderId }, me))
  // The same shopper needs no second code; another phone does.
  valueOf(await shop.call('checkout.place', { orderId: await prepare(shop, me, [coffee], { payment: cod }) }, me))
  const gift = await prepare(shop, me, [coffee], { payment: cod })
  valueOf(await shop.call('checkout.applyAddress', { orderId: gift, ...siti, phone: '081234567891' }, me))
  expect(outcome(await shop.call('checkout.place', { orderId: gift }, me))).toBe('contact_unproven')
})

test('a proven shopper has at most three orders on delivery under way; a shop without codes trusts one', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100 })
  for (let i = 0; i < 3; i += 1) await place(shop, me, [coffee], { payment: cod })
  const fourth = await prepare(shop, me, [coffee])
  expect(outcome(await shop.call('checkout.applyPayment', { orderId: fourth, ...cod }, me))).toBe('cod_open')

  const plain = await openSellingShop({ demo: false })
  await plain.admin('PATCH', '/settings', { payments: { methods: ['cod', 'transfer'] } })
  const item = await plain.item({ stock: 100 })
  const answers = []
  for (let i = 0; i < 15; i += 1) {
    const as = guest(`visitor-${i}-`)
    const orderId = await prepare(plain, as, [item], { payment: transfer })
    const chosen = outcome(await plain.call('checkout.applyPayment', { orderId, ...cod }, as))
    answers.push(chosen === 'accepted' ? outcome(await plain.call('checkout.place', { orderId }, as)) : chosen)
  }
  expect(answers).toEqual(['accepted', ...Array.from({ length: 14 }, () => 'cod_open')])
})

test('a shop without codes: what is paid on delivery takes no more than half for one network', async () => {
  const shop = await openSellingShop({ demo: false })
  await shop.admin('PATCH', '/settings', { payments: { methods: ['cod', 'transfer'] } })
  const item = await shop.item({ price: 1_000, stock: 200 })
  const order = async (n: number, quantity: number, address?: string) =>
    (await stranger(shop, n, [item], { quantity, payment: cod }, address)).answer
  // One cookie, phone and street for each.
  for (let n = 0; n < 4; n += 1) expect(await order(n, 25)).toBe('accepted')
  for (let n = 4; n < 7; n += 1) expect(await order(n, 25)).toBe('handover_large')
  expect(await stockOf(shop, item)).toBe(100)
  // Paid in advance, it is nobody's risk.
  const inAdvance = await stranger(shop, 8, [item], { quantity: 1, payment: transfer })
  expect(inAdvance.answer).toBe('accepted')
  // Nor is the way round it: to be paid in advance, and then on delivery after all.
  const { as, orderId } = inAdvance
  expect(outcome(await shop.call('payment.change', { orderId, ...cod }, as))).toBe('handover_large')
  // Others, and other goods, are not held up.
  expect(await order(9, 25, '198.51.100.9')).toBe('accepted')
  const other = await shop.item({ price: 1_000, stock: 30 })
  const changed = await stranger(shop, 10, [other], { quantity: 20, payment: transfer })
  valueOf(await shop.call('payment.change', { orderId: changed.orderId, ...cod }, changed.as))
  // What has left the shop is nobody's hostage.
  const placed = await shop.sql(`SELECT id FROM orders WHERE status = 'PROCESSING' ORDER BY placed_at LIMIT 3`)
  for (const { id } of placed)
    expect(
      (await shop.admin('POST', `/orders/${String(id)}`, { step: 'ship', receiptNumber: `JP${String(id)}` })).status,
    ).toBe(200)
  expect(await order(11, 20)).toBe('accepted')
})

test('of two hundred card attempts by one visitor six begin, then other ways to pay stay open', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 900 })
  const answers: string[] = []
  let [orderId, placed, begun] = [await prepare(shop, me, [coffee], { payment: card }), false, 0]
  for (let i = 0; i < 200; i += 1) {
    const answer = outcome(await shop.call(placed ? 'payment.retry' : 'checkout.place', { orderId }, me))
    answers.push(answer)
    if (answer === 'accepted') {
      begun += 1
      placed = true
      await press(shop, orderId, me, 'deny')
    } else if (answer === 'card_blocked' && begun === 5 && placed) {
      // This order takes no card any more: another order begins.
      orderId = await prepare(shop, me, [coffee], { payment: card })
      placed = false
    } else if (begun < 6) await shop.wait(0.1)
  }
  const count = (code: string) => answers.filter((one) => one === code).length
  expect([begun, count('card_wait') >= 3, count('card_blocked') > 150]).toEqual([6, true, true])
  valueOf(await shop.call('payment.change', { orderId, vendor: 'simulator', method: 'qris' }, me))
  valueOf(await press(shop, orderId, me, 'settlement'))
  await expectSound(shop)
}, 120_000)

test('cards that are denied for one amount from one network are stopped, whichever browser they come from', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 900 })
  const answers = []
  for (let n = 0; n < 14; n += 1) {
    const { as, orderId, answer } = await stranger(shop, n, [coffee], { payment: card })
    answers.push(answer)
    if (answer === 'accepted') await press(shop, orderId, as, 'deny')
  }
  expect(answers).toEqual([
    ...Array.from({ length: 10 }, () => 'accepted'),
    ...Array.from({ length: 4 }, () => 'card_blocked'),
  ])
  // Another way to pay, and another network, are not stopped.
  expect((await stranger(shop, 20, [coffee])).answer).toBe('accepted')
  expect((await stranger(shop, 21, [coffee], { payment: card }, '198.51.100.4')).answer).toBe('accepted')
})
