import { dayMs, hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { Order } from '#shared/api/order/order.ts'
import { order, outcome, place, press, siti, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const me = guest('visitor-one')

// Proves §1.17, ASVS 8.2.3, ASVS 15.3.1
test('an order’s link shows the shipment but not the recipient and the address', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const mine = await order(shop, orderId, me)
  expect(mine.address).toMatchObject({ recipient: 'Siti Aminah', street: siti.street })
  expect(mine.trackToken).not.toBeNull()
  const followed = await shop.call('order.track', { token: mine.trackToken }, guest('stranger'))
  expect(followed).toMatchObject({
    value: { number: mine.number, status: 'PENDING', address: null, note: '', trackToken: null, total: mine.total },
  })
  const bytes = JSON.stringify(followed)
  for (const secret of ['Siti', 'Melawai', '81234567890', 'visitor-one'])
    expect(bytes.replaceAll(/"(number|code)":"[^"]*"/g, '')).not.toContain(secret)
})

test('a forged link, a changed link and a link to a checkout open nothing', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const token = (await order(shop, orderId, me)).trackToken ?? ''
  for (const wrong of ['x', 'a.b', `${token}x`, token.slice(1), orderId])
    expect(outcome(await shop.call('order.track', { token: wrong }, me))).toBe('order_link_invalid')
})

// Proves §1.19
test('a paid order of a demo shop is packed, sent, delivered and, after the return window, completed', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await press(shop, orderId, me, 'settlement')
  const steps = ['PROCESSING', 'SHIPPING', 'DELIVERED']
  for (const step of steps) {
    await shop.wait(1)
    await shop.runDue()
    expect((await order(shop, orderId, me)).status).toBe(step)
  }
  expect((await order(shop, orderId, me)).receiptNumber).toMatch(/^SIM\d{12}$/)
  await shop.wait(2 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('DELIVERED')
  // Three working days, even across a weekend.
  await shop.wait(3 * 24)
  await shop.runDue()
  expect(await order(shop, orderId, me)).toMatchObject({
    status: 'COMPLETED',
    events: [
      { status: 'PENDING' },
      { status: 'PAYMENT_CONFIRMED' },
      { status: 'PROCESSING' },
      { status: 'SHIPPING' },
      { status: 'DELIVERED' },
      { status: 'COMPLETED' },
    ],
  })
})

// Proves §1.19
test('an order shows its expected arrival: before it is paid as if it were paid now, and none when its time has run out', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const asIfPaid = Date.parse((await order(shop, orderId, me)).arrivesFrom ?? '')
  await press(shop, orderId, me, 'settlement')
  const { arrivesFrom, arrivesUntil } = await order(shop, orderId, me)
  const promised = Date.parse(arrivesFrom ?? '')
  expect(Date.parse(arrivesUntil ?? '') - promised).toBe(dayMs)
  expect(promised - asIfPaid).toBeLessThan(60_000)
  expect(promised - asIfPaid).toBeGreaterThanOrEqual(0)

  const cash = await place(shop, me, [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  expect((await order(shop, cash, me)).arrivesFrom).not.toBeNull()
  const late = await place(shop, guest('visitor-late'), [await shop.item()])
  await shop.wait(72)
  expect(await order(shop, late, guest('visitor-late'))).toMatchObject({ status: 'EXPIRED', arrivesFrom: null })
})

test('a list says when each order comes, as the order itself does', async () => {
  const shop = await openSellingShop()
  const customer = await shop.customer()
  const ids: string[] = []
  for (let i = 0; i < 3; i++) ids.push(await place(shop, customer, [await shop.item()]))
  const [unpaid, paid, sent] = ids
  for (const [id, steps] of [
    [paid, 0],
    [sent, 2],
  ] as const) {
    await press(shop, id ?? '', customer, 'settlement')
    for (let step = 0; step < steps; step++) {
      await shop.wait(1)
      await shop.runDue()
    }
  }
  const { rows } = valueOf<{ rows: Pick<Order, 'id' | 'status' | 'arrivesFrom' | 'arrivesUntil'>[] }>(
    await shop.call('order.list', {}, customer),
  )
  expect(rows).toHaveLength(3)
  for (const { id, status, arrivesFrom, arrivesUntil } of rows.filter((row) => row.id !== unpaid)) {
    const own = await order(shop, id, customer)
    expect({ status, arrivesFrom, arrivesUntil }).toEqual({
      status: own.status,
      arrivesFrom: own.arrivesFrom,
      arrivesUntil: own.arrivesUntil,
    })
    expect(arrivesFrom).not.toBeNull()
  }
  await shop.wait(1)
  await shop.runDue()
  const [come] = valueOf<{ rows: Pick<Order, 'status' | 'arrivesFrom'>[] }>(
    await shop.call('order.list', { tab: 'dikirim' }, customer),
  ).rows
  expect(come).toMatchObject({ status: 'DELIVERED', arrivesFrom: null })
})

// Proves §1.17, §2.28, §3.85
test('a customer’s orders come in pages and tabs, with the true total', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 100 })
  const customer = await shop.customer()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    ids.push(await place(shop, customer, [coffee], i === 0 ? { payment: transfer } : {}))
    await shop.wait(1)
  }
  await press(shop, ids[4] ?? '', customer, 'settlement')
  const list = async (input: object) =>
    valueOf<{ rows: { id: string; status: string }[]; total: number }>(await shop.call('order.list', input, customer))
  expect((await list({})).rows.map((row) => row.id)).toEqual(ids.toReversed())
  expect(await list({ index: 1, size: 2 })).toMatchObject({ total: 5, rows: [{ id: ids[2] }, { id: ids[1] }] })
  expect(await list({ index: 9, size: 2 })).toMatchObject({ total: 5, rows: [] })
  expect(await list({ tab: 'dikemas' })).toMatchObject({
    total: 1,
    rows: [{ id: ids[4], status: 'PAYMENT_CONFIRMED' }],
  })
  expect(await list({ tab: 'belum-bayar' })).toMatchObject({ total: 4 })
  await shop.wait(24 - 3)
  expect(await list({ tab: 'belum-bayar' })).toMatchObject({ total: 1, rows: [{ id: ids[3] }] })
  // Each says until when it could have been paid.
  const late = { status: 'EXPIRED', payBy: expect.any(String) }
  expect((await list({ tab: 'dibatalkan' })).rows).toMatchObject([late, late, late])
  const { number } = await order(shop, ids[2] ?? '', customer)
  expect(await list({ text: number.toLowerCase() })).toMatchObject({ total: 1, rows: [{ id: ids[2] }] })
  expect(await list({ text: "%' OR 1=1 --" })).toMatchObject({ total: 0 })
})

test('a demo customer has complete past orders', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const token = await shop.signIn()
  const list = async (tab: 'dikemas' | 'dikirim' | 'selesai' | 'dibatalkan' | 'belum-bayar') => {
    const answer = await shop.call('order.list', { tab, index: 0, size: 12 }, { token })
    return answer.ok ? answer.value.rows.map(({ status }) => status) : answer.code
  }
  // One of them digital.
  expect(await list('selesai')).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  expect(await list('dikirim')).toEqual(['SHIPPING', 'SHIPPING', 'DELIVERED'])
  expect(await list('dikemas')).toEqual(['PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING'])
  expect(await list('dibatalkan')).toEqual(['EXPIRED', 'CANCEL', 'CANCEL'])
  expect(await list('belum-bayar')).toEqual(['PENDING'])
  const returned = await shop.call('return.list', { index: 0, size: 12 }, { token })
  expect(returned.ok && returned.value.rows.map(({ status }) => status)).toEqual(['REVIEWING', 'COMPLETED'])
  const moves = await shop.call('wallet.listMoves', { index: 0, size: 12 }, { token })
  // Each leads to what it is about: an order that was cancelled, or a return.
  const [returnId] = returned.ok ? returned.value.rows.filter(({ status }) => status === 'COMPLETED') : []
  expect(moves.ok && moves.value.rows).toMatchObject([
    {
      label: 'Pengembalian dana',
      orderId: expect.any(String),
      returnId: null,
      orderNumber: expect.stringMatching(/^INV-/),
    },
    { label: 'Pengembalian dana', orderId: null, returnId: returnId?.id, orderNumber: returnId?.numberOfOrder },
    { label: 'Ongkir retur diganti', orderId: null, returnId: returnId?.id, orderNumber: returnId?.numberOfOrder },
  ])
  expect(await shop.audit()).toEqual([])
  // They keep their status for the demo; only the unpaid one ends, at its deadline.
  await shop.admin('POST', '/clock', { offsetMs: 25 * hourMs })
  await shop.admin('POST', '/jobs')
  expect(await list('belum-bayar')).toEqual([])
  expect(await list('dikirim')).toEqual(['SHIPPING', 'SHIPPING', 'DELIVERED'])
  expect(await list('dikemas')).toEqual(['PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING'])
})
