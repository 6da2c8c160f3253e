import { expect, test } from 'vitest'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import {
  bill,
  checkout,
  expectSound,
  order,
  outcome,
  place,
  prepare,
  proveContact,
  stockOf,
  transfer,
  valueOf,
} from '../checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const cod = { vendor: 'cod', method: 'cod' }
const choice = async (shop: SellingShop, orderId: string, method: string) => {
  const listed = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, me))
  const found = listed.find((one) => one.method === method)
  if (!found) throw new Error(`${method} is not offered`)
  return found
}
const cancel = async (shop: SellingShop, orderId: string) =>
  outcome(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, me))

test('every way to pay names its fee, its total and its unique code where it is chosen', async () => {
  const shop = await openSellingShop()
  const draft = await prepare(shop, me, [await shop.item({ price: 2_300_000 })])
  const { total } = await checkout(shop, draft, me)
  expect(await choice(shop, draft, 'bca_va')).toMatchObject({ total })
  expect(await choice(shop, draft, 'transfer')).toMatchObject({
    total,
    description: expect.stringMatching(/^Ke BCA, ditambah kode unik sampai Rp\s999\./),
  })
  const carried = await choice(shop, draft, 'cod')
  expect(carried.total).toBeGreaterThan(total ?? 0)
  expect(carried.description).toMatch(/^\+Rp [\d.]+ · total Rp [\d.]+\. Bayar pas sebelum paket dibuka\.$/)

  // The same sentences stand where another way to pay is chosen for an order.
  const placed = await place(shop, me, [await shop.item({ price: 2_300_000 })], { payment: transfer })
  expect((await choice(shop, placed, 'cod')).description).toBe(carried.description)
  expect((await choice(shop, placed, 'bca_va')).description).not.toContain('Total')
})

test('a change of payment costs what was shown beside it, or is asked about again', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 2_300_000 })])
  const first = await bill(shop, orderId, me)
  await proveContact(shop, orderId, me)
  const { total } = await choice(shop, orderId, 'cod')
  for (const acceptedTotal of [undefined, first.amount, (total ?? 0) + 1, 0]) {
    const answer = await shop.call('payment.change', { orderId, ...cod, acceptedTotal }, me)
    expect(answer).toMatchObject({ ok: false, code: 'price_changed' })
  }
  expect(await bill(shop, orderId, me)).toEqual(first)
  valueOf(await shop.call('payment.change', { orderId, ...cod, acceptedTotal: total }, me))
  expect(await bill(shop, orderId, me)).toMatchObject({ amount: total, status: 'COD' })
})

test('an order that is paid on delivery can be cancelled until the courier is called', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 5 })
  const first = await place(shop, me, [coffee], { payment: cod })
  expect(await cancel(shop, first)).toBe('accepted')
  expect(await order(shop, first, me)).toMatchObject({ status: 'CANCEL', bill: { status: 'EXPIRED' } })
  expect(await stockOf(shop, coffee)).toBe(5)
  const sent = await place(shop, me, [coffee], { payment: cod })
  expect(await sellerStep(shop, sent, { step: 'ship', receiptNumber: 'JP123456' })).toBe(200)
  expect(await cancel(shop, sent)).toBe('cancel_too_late')
  const changed = await place(shop, me, [coffee], { payment: cod })
  expect(await sellerStep(shop, changed, { step: 'change', note: 'Alamat diperbaiki' })).toBe(200)
  expect(await cancel(shop, changed)).toBe('cancel_too_late')
})

// Proves ASVS 2.2.3
test('no order is placed without the total that the shopper saw', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item()
  const orderId = await prepare(shop, me, [coffee])
  const { total } = await checkout(shop, orderId, me)
  await shop.sql(`UPDATE variant SET price = 75000 WHERE id = '${coffee}'`)
  expect(await shop.call('checkout.place', { orderId, acceptedTotal: undefined }, me)).toMatchObject({
    code: 'input_invalid',
    fields: { acceptedTotal: expect.any(String) },
  })
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: total }, me))).toBe('price_changed')
  expect((await checkout(shop, orderId, me)).status).toBe('DRAFT')
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: (total ?? 0) + 25_000 }, me))
  expect((await bill(shop, orderId, me)).amount).toBe((total ?? 0) + 25_000)
})

test('the seller books a transfer that was made before another way to pay was chosen', async () => {
  for (const next of [{ vendor: 'simulator', method: 'bca_va' }, cod]) {
    const shop = await openSellingShop()
    const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
    const asked = await bill(shop, orderId, me)
    await proveContact(shop, orderId, me)
    valueOf(await shop.call('payment.change', { orderId, ...next }, me))
    expect(await bill(shop, orderId, me)).toMatchObject({ method: next.method, earlierTransfer: true })
    expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(200)
    expect(await order(shop, orderId, me)).toMatchObject({
      total: asked.amount,
      bill: { status: 'PAID', method: 'transfer', amount: asked.amount, uniqueCode: asked.uniqueCode },
    })
    await shop.runDue()
    await expectSound(shop)
  }
})

test('the seller books the money of any attempt, and a second payment is refunded', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  valueOf(await shop.call('payment.change', { orderId, vendor: 'simulator', method: 'bca_va' }, me))
  const listed = await shop.admin('GET', '/orders?tab=belum-bayar')
  expect(listed.body).toMatchObject({
    orders: [
      {
        attempts: [
          { attempt: 2, method: 'bca_va', state: 'pending' },
          { attempt: 1, method: 'transfer', state: 'cancelled' },
        ],
      },
    ],
  })
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 2 })).toBe(200)
  // The vendor has none of it: what the seller has seen came another way.
  expect(await order(shop, orderId, me)).toMatchObject({ bill: { status: 'PAID', method: 'transfer' } })
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment' })).toBe(409)
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })).toBe(200)
  expect((await order(shop, orderId, me)).events.at(-1)?.status).toBe('refund_due_double')
  expect(await sellerStep(shop, orderId, { step: 'confirm-payment', attempt: 1 })).toBe(409)
  // What was sold is kept: the money that goes back was never its price.
  expect((await shop.admin('GET', '/report')).body).toMatchObject({
    orders: 1,
    gross: 50_000,
    refunded: 0,
    net: 50_000,
  })
})

test('a transfer keeps its unique code while another way to pay is tried, and nobody else gets the amount', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ stock: 50 })
  const orderId = await place(shop, me, [coffee], { payment: transfer })
  const first = await bill(shop, orderId, me)
  valueOf(await shop.call('payment.change', { orderId, vendor: 'simulator', method: 'qris' }, me))
  // All other codes of this amount are taken: the left one is not given away.
  await shop.sql(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
    INSERT INTO charge (reference, bill_code, attempt, vendor, method, amount, unique_code, account, holder, state, created_at)
    SELECT 'x-' || i, (SELECT code FROM bill), 100 + i, 'manual', 'transfer', 59000 + i, i, '1234567890', '', 'cancelled', ${Date.now()}
    FROM n WHERE i <> ${first.uniqueCode}`)
  const other = await prepare(shop, guest('visitor-two'), [coffee], { payment: transfer })
  expect(outcome(await shop.call('checkout.place', { orderId: other }, guest('visitor-two')))).toBe('payment_unknown')
  await shop.sql("DELETE FROM charge WHERE reference LIKE 'x-%'")
  valueOf(await shop.call('payment.change', { orderId, ...transfer }, me))
  expect(await bill(shop, orderId, me)).toMatchObject({ uniqueCode: first.uniqueCode, amount: first.amount })
})
