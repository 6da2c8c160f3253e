import { expect, test } from 'vitest'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'
import { ask } from '../after/return-steps.ts'
import { place, press, proveContact, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { readied } from '../fulfilment/digital-steps.ts'
import { balanceOf } from '../../wallet/wallet-steps.ts'
import { helperOf } from './helper-steps.ts'

const me = guest('visitor-one')
const receipt = (): FormData => {
  const form = new FormData()
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  form.append('FILE', new File([png], 'bukti.png', { type: 'image/png' }))
  return form
}
const owedOf = async (shop: SellingShop) =>
  (await shop.sql("SELECT id, pay_from FROM refund WHERE state = 'OWED' ORDER BY rowid DESC LIMIT 1"))[0]

test('a helper and a buyer make no balance of codes: money that only people have seen goes back by the owner', async () => {
  const shop = await openSellingShop()
  const helper = await helperOf(shop)
  const ani = await shop.customer(me)
  const item = await shop.item({ digital: true, stock: 10 })
  const orderId = await readied(shop, ani, item, 3)
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, ani))
  valueOf(await shop.call('checkout.place', { orderId }, ani))
  expect(await helper(`/orders/${orderId}`, { step: 'confirm-payment' })).toBe(200)
  const refund = { step: 'refund', itemId: item, pieces: 3, note: 'Kode habis' }
  expect(await helper(`/orders/${orderId}`, refund)).toBe(403)
  expect(await balanceOf(shop, ani, 'wallet')).toBe(0)
  expect(await sellerStep(shop, orderId, refund)).toBe(200)
  // What a vendor has received can be paid back by a helper.
  const seen = await readied(shop, ani, item, 1)
  valueOf(await shop.call('checkout.place', { orderId: seen }, ani))
  await press(shop, seen, ani, 'settlement')
  expect(await helper(`/orders/${seen}`, { ...refund, pieces: 1 })).toBe(200)
})

test('a helper agrees to no cancellation of money that only people have seen', async () => {
  const shop = await openSellingShop()
  const helper = await helperOf(shop)
  const ani = await shop.customer(me)
  const orderId = await place(shop, ani, [await shop.item()], { payment: transfer })
  expect(await helper(`/orders/${orderId}`, { step: 'confirm-payment' })).toBe(200)
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Salah pesan' }, ani))
  const answer = (approve: boolean) => ({ step: 'answer-cancellation', approve, note: 'Maaf' })
  expect(await helper(`/orders/${orderId}`, answer(true))).toBe(403)
  expect(await helper(`/orders/${orderId}`, answer(false))).toBe(200)
  expect(await balanceOf(shop, ani, 'wallet')).toBe(0)
})

test('a return of what was paid on delivery is paid back by a helper when the courier has paid out', async () => {
  const shop = await openSellingShop()
  const helper = await helperOf(shop)
  const ani = await shop.customer(me)
  const item = await shop.item({ stock: 20 })
  const received = async (number: string) => {
    const orderId = await place(shop, ani, [item], { payment: { vendor: 'cod', method: 'cod' } })
    await proveContact(shop, orderId, ani)
    for (const step of [{ step: 'ship', receiptNumber: number }, { step: 'deliver' }])
      expect(await helper(`/orders/${orderId}`, step)).toBe(200)
    const returnId = await ask(shop, ani, orderId, item)
    for (const step of [{ step: 'review' }, { step: 'approve' }]) await helper(`/returns/${returnId}`, step)
    valueOf(await shop.call('return.send', { returnId, courier: 'JNE', receiptNumber: 'JP7654321' }, ani))
    expect(await helper(`/returns/${returnId}`, { step: 'receive' })).toBe(200)
    return { orderId, returnId }
  }
  const [unseen, seen] = [await received('JP0001'), await received('JP0002')]
  expect(await helper(`/returns/${unseen.returnId}`, { step: 'refund' })).toBe(403)
  const [{ total = 0 } = {}] = await shop.sql(`SELECT total FROM orders WHERE id = '${seen.orderId}'`)
  await shop.admin('POST', '/money/payout', { courier: 'JNE', parcels: [{ receipt: 'JP0002', amount: total }] })
  expect(await balanceOf(shop, ani, 'wallet')).toBe(0)
  expect(await helper(`/returns/${seen.returnId}`, { step: 'refund' })).toBe(200)
  expect(await balanceOf(shop, ani, 'wallet')).toBe(50_000)
  expect((await shop.admin('POST', `/returns/${unseen.returnId}`, { step: 'refund' })).status).toBe(200)
})

test('a manager pays nothing back by a file that the manager has written, before the owner has seen the money', async () => {
  const shop = await openSellingShop()
  const manager = await helperOf(shop, 'manager')
  const ani = await shop.customer(me)
  const item = await shop.item()
  const orderId = await place(shop, ani, [item], { payment: { vendor: 'cod', method: 'cod' } })
  await proveContact(shop, orderId, ani)
  for (const step of [{ step: 'ship', receiptNumber: 'JP0001' }, { step: 'deliver' }])
    expect(await manager(`/orders/${orderId}`, step)).toBe(200)
  const [{ total = 0 } = {}] = await shop.sql('SELECT total FROM orders')
  expect(await manager('/money/payout', { courier: 'JNE', parcels: [{ receipt: 'JP0001', amount: total }] })).toBe(200)
  const returnId = await ask(shop, ani, orderId, item)
  for (const step of ['review', 'approve']) expect(await manager(`/returns/${returnId}`, { step })).toBe(200)
  valueOf(await shop.call('return.send', { returnId, courier: 'JNE', receiptNumber: 'JP7654321' }, ani))
  expect(await manager(`/returns/${returnId}`, { step: 'receive' })).toBe(200)
  expect(await manager(`/returns/${returnId}`, { step: 'refund' })).toBe(403)
  await shop.admin('POST', '/money/by-helpers', { orders: [orderId] })
  expect(await manager(`/returns/${returnId}`, { step: 'refund' })).toBe(200)
})

test('a helper pays no large refund by a picture, and an account that a helper names waits for an objection', async () => {
  const shop = await openSellingShop()
  const helper = await helperOf(shop)
  for (const [price, status] of [
    [5_000_000, 403],
    [50_000, 200],
  ] as const) {
    const orderId = await place(shop, me, [await shop.item({ price })])
    await press(shop, orderId, me, 'settlement')
    expect(await helper(`/orders/${orderId}`, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
    const id = String((await owedOf(shop))?.['id'])
    const account = { step: 'account', bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
    expect(await helper(`/refunds/${id}`, account)).toBe(200)
    expect((await owedOf(shop))?.['pay_from']).not.toBeNull()
    expect(await helper(`/refunds/${id}/proof?proof=FT1`, receipt())).toBe(status === 200 ? 409 : 403)
    await shop.wait(24.1)
    expect(await helper(`/refunds/${id}/proof?proof=FT1`, receipt())).toBe(status)
  }
})
