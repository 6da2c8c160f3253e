import { expect, test } from 'vitest'
import { begin, order, outcome, prepare, checkout, valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type Caller, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const [me, other] = [guest('visitor-one'), guest('visitor-two')]
const noteOf = async (shop: SellingShop, as: Caller) =>
  valueOf<{ note: string }>(await shop.call('cart.findNote', {}, as)).note
const write = async (shop: SellingShop, note: string, as: Caller) =>
  outcome(await shop.call('cart.changeNote', { note }, as))

test('a note stays with its cart, and only its owner can read it', async () => {
  const shop = await openSellingShop()
  expect(await noteOf(shop, me)).toBe('')
  expect(await write(shop, '  Bungkus kado  ', me)).toBe('accepted')
  expect(await noteOf(shop, me)).toBe('Bungkus kado')
  expect(await noteOf(shop, other)).toBe('')
  expect(await write(shop, '', me)).toBe('accepted')
  expect(await noteOf(shop, me)).toBe('')
  expect(await shop.sql('SELECT * FROM cart_note')).toEqual([])
})

test('a note has a maximum length and needs an owner', async () => {
  const shop = await openSellingShop()
  const { status } = await shop.upstream('POST', '/cart/note', { body: { CART_NOTE: 'x'.repeat(201) } })
  expect(status).toBe(422)
  expect((await shop.upstream('POST', '/cart/note', { visitor: null, body: { CART_NOTE: 'Halo' } })).status).toBe(400)
  expect(await noteOf(shop, { visitor: null })).toBe('')
})

test('a checkout begins with the cart’s note, and the order keeps it even when checkout does not send one', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  await write(shop, 'Bungkus kado', me)
  const orderId = await prepare(shop, me, [item])
  expect((await checkout(shop, orderId, me)).note).toBe('Bungkus kado')
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect((await order(shop, orderId, me)).note).toBe('Bungkus kado')
  // The next cart has no note.
  expect(await noteOf(shop, me)).toBe('')
})

test('the order keeps the note from checkout, even an emptied one', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  for (const note of ['Tanpa pita', '']) {
    await write(shop, 'Bungkus kado', me)
    const orderId = await prepare(shop, me, [item])
    valueOf(await shop.call('checkout.place', { orderId, note }, me))
    expect((await order(shop, orderId, me)).note).toBe(note)
  }
})

test('at the login a guest’s note becomes the customer’s', async () => {
  const shop = await openSellingShop()
  await shop.cart(me, await shop.item())
  await write(shop, 'Titip satpam', me)
  const customer = await shop.customer(me)
  expect(await noteOf(shop, customer)).toBe('Titip satpam')
  expect(await noteOf(shop, me)).toBe('')
})

test('a checkout does not take over a note that was written after it began', async () => {
  const shop = await openSellingShop()
  const orderId = await begin(shop, me, [await shop.item()])
  await write(shop, 'Terlambat', me)
  expect((await checkout(shop, orderId, me)).note).toBe('')
})
