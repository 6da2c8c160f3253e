import { expect, test } from 'vitest'
import { numbersFrom } from '#demo/random.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, ship } from '#tests/support/in-workerd/seller.ts'
import { place, press, stockOf } from '../order/checkout/checkout-steps.ts'

const says = async (shop: SellingShop, body: object) => (await shop.admin('POST', '/stock', body)).body
const movementsOf = async (shop: SellingShop, itemId: string) => {
  const { body } = await shop.admin('GET', `/stock/${itemId}/movements`)
  return (body as { movements: { kind: string; pieces: number; orderId: string }[] }).movements.map(
    ({ kind, pieces, orderId }) => [kind, pieces, orderId],
  )
}
const listed = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/products')).body as { products: { variants: unknown[] }[] }).products[0]?.variants[0]

test('a till counts what lies on the shelf: paid pieces that were not sent are not sold again', async () => {
  const shop = await openSellingShop()
  const [item, me] = [await shop.item({ stock: 10 }), guest('visitor-one')]
  const paid = await place(shop, me, [item], { quantity: 4 })
  await press(shop, paid, me, 'settlement')
  await place(shop, guest('visitor-two'), [item], { quantity: 2 })
  expect(await listed(shop)).toMatchObject({ stock: 4, held: 2, unsent: 4, onHand: 10 })
  expect(await says(shop, { itemId: item, counted: 10 })).toEqual({ changed: 0, codesShort: 0, missing: 0 })
  expect(await stockOf(shop, item)).toBe(4)
  await ship(shop, paid)
  expect(await listed(shop)).toMatchObject({ stock: 4, held: 2, unsent: 0, onHand: 6 })
  expect(await says(shop, { itemId: item, counted: 9 })).toMatchObject({ changed: 1 })
  expect(await says(shop, { itemId: item, change: -2, reason: 'damaged' })).toMatchObject({ changed: 1 })
  expect(await says(shop, { itemId: item, change: 20, reason: 'received' })).toMatchObject({ changed: 1 })
  expect(await listed(shop)).toMatchObject({ stock: 25, held: 2, onHand: 27 })
  // Less than orders have: nothing is left to sell, and the answer says how many are missing.
  expect(await says(shop, { itemId: item, counted: 1 })).toEqual({ changed: 1, codesShort: 0, missing: 1 })
  expect(await movementsOf(shop, item)).toEqual([
    ['counted', -25, ''],
    ['received', 20, ''],
    ['damaged', -2, ''],
    ['counted', 3, ''],
    ['sent', -4, paid],
    ['counted', 10, ''],
  ])
})

test('a parcel that came back is on the shelf again: counted, sent once more or cancelled', async () => {
  const shop = await openSellingShop()
  const [item, me] = [await shop.item({ stock: 10 }), guest('visitor-one')]
  const made: string[] = []
  for (const who of [me, guest('visitor-two')]) {
    const orderId = await place(shop, who, [item], { quantity: 2 })
    made.push(orderId)
    await press(shop, orderId, who, 'settlement')
    for (const body of [{ step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }, { step: 'came-back' }])
      expect(await sellerStep(shop, orderId, body)).toBe(200)
  }
  expect(await listed(shop)).toMatchObject({ stock: 6, onHand: 10 })
  expect(await says(shop, { itemId: item, counted: 10 })).toEqual({ changed: 0, codesShort: 0, missing: 0 })
  expect(await sellerStep(shop, made[0] ?? '', { step: 'ship', receiptNumber: 'JP7654321' })).toBe(200)
  expect(await sellerStep(shop, made[1] ?? '', { step: 'cancel', note: 'Alamat salah' })).toBe(200)
  expect(await listed(shop)).toMatchObject({ stock: 8, onHand: 8 })
})

test('a stock says one thing at a time, and never goes below none', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 3 })
  for (const body of [{}, { stock: 1, counted: 1 }, { change: -4 }, { counted: -1 }, { change: 1, reason: 'sent' }])
    expect([body, (await shop.admin('POST', '/stock', { itemId: item, ...body })).status]).toEqual([body, 422])
  expect(await stockOf(shop, item)).toBe(3)
})

test('movements that are too old become one, night by night, and the shelf stays what it is', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 10 })
  const carry = async () => {
    await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('carry-stock', '', 0, 0, 0)")
    await shop.runDue()
  }
  for (let n = 0; n < 3; n += 1) await says(shop, { itemId: item, change: 1 })
  await shop.wait(91 * 24)
  await says(shop, { itemId: item, change: -2 })
  for (let n = 0; n < 2; n += 1) {
    await carry()
    expect(await movementsOf(shop, item)).toEqual([
      ['carried', 13, ''],
      ['corrected', -2, ''],
    ])
  }
})

test('whatever is ordered, paid, sent, refused, cancelled and counted, the shelf has what came and did not leave', async () => {
  const shop = await openSellingShop()
  const random = numbersFrom('rak')
  const upTo = (count: number) => Math.floor(random() * count)
  const item = await shop.item({ stock: 30 })
  let shelf = 30
  const orders: { id: string; who: ReturnType<typeof guest>; quantity: number; state: string }[] = []
  for (let step = 0; step < 40; step += 1) {
    const [kind, order] = [upTo(7), orders[upTo(orders.length)]]
    const taken = orders
      .filter(({ state }) => ['held', 'paid'].includes(state))
      .reduce((sum, one) => sum + one.quantity, 0)
    const unpaid = orders.filter(({ state }) => state === 'held').length
    if (kind <= 1 && shelf - taken > 2 && unpaid < 4) {
      const [who, quantity] = [guest(`visitor-${step}`), 1 + upTo(2)]
      orders.push({ id: await place(shop, who, [item], { quantity }), who, quantity, state: 'held' })
    } else if (kind === 2 && order?.state === 'held') {
      await press(shop, order.id, order.who, 'settlement')
      order.state = 'paid'
    } else if (kind === 3 && order?.state === 'paid') {
      await sellerStep(shop, order.id, { step: 'process' })
      await sellerStep(shop, order.id, { step: 'ship', receiptNumber: `JP00000${step}` })
      Object.assign(order, { state: 'sent' })
      shelf -= order.quantity
    } else if (kind === 4 && order && order.state !== 'gone') {
      // A parcel that came back is on the shelf; one that is still away is counted when it comes.
      const back = order.state === 'sent' && upTo(2) === 0
      if (order.state === 'sent')
        await sellerStep(shop, order.id, { step: back ? 'came-back' : 'change', note: 'Kembali' })
      expect(await sellerStep(shop, order.id, { step: 'cancel', note: 'Batal' })).toBe(200)
      if (back) shelf += order.quantity
      order.state = 'gone'
    } else if (kind === 5) {
      const found = Math.max(taken, shelf + upTo(5) - 2)
      expect(await says(shop, { itemId: item, counted: found })).toMatchObject({ missing: 0 })
      shelf = found
    } else if (kind === 6) {
      await says(shop, { itemId: item, change: 3, reason: 'received' })
      shelf += 3
    }
    const now = orders
      .filter(({ state }) => ['held', 'paid'].includes(state))
      .reduce((sum, one) => sum + one.quantity, 0)
    expect([step, await stockOf(shop, item)]).toEqual([step, shelf - now])
  }
  expect(new Set(orders.map(({ state }) => state)).size).toBeGreaterThan(2)
  expect(await listed(shop)).toMatchObject({ onHand: shelf })
})
