import { expect, test } from 'vitest'
import type { SavedAddress } from '#shared/api/account/address.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { siti, valueOf } from '../order/checkout/checkout-steps.ts'

const own = { ...siti, street: 'Jl. Melawai Raya No. 5 RT 01/02' }
const thiefs = { ...siti, recipient: siti.recipient, phone: '081377770000', street: 'Jl. Pencuri No. 13 RT 09/09' }

/** A customer with an address, and somebody who has only the cookie of the session. */
async function opened() {
  const shop = await openSellingShop()
  const owner = await shop.customer(guest('visitor-owner'))
  await shop.sql("UPDATE customer SET phone_verified_at = 1 WHERE name = 'Ani Lestari'")
  const { id } = await save(shop, owner, own)
  const thief: Caller = { token: owner.token ?? null, ...guest('visitor-thief') }
  return { shop, owner, thief, id }
}
const save = async (shop: SellingShop, who: Caller, address: object, more: object = {}) =>
  valueOf<{ id: string }>(await shop.call('address.save', { ...address, label: '', main: true, ...more }, who))
const list = async (shop: SellingShop, who: Caller) =>
  valueOf<SavedAddress[]>(await shop.call('address.list', {}, who)).map(({ street, main, elsewhere }) => ({
    street,
    main,
    elsewhere,
  }))
const notices = async (shop: SellingShop) =>
  valueOf<{ text: string; path: string | null }[]>(await shop.call('message.list', {})).filter(({ text }) =>
    text.includes('Alamat utama akun Anda diubah'),
  )
/** Where a new checkout goes by itself. */
async function destination(shop: SellingShop, who: Caller) {
  const lines = [{ id: await shop.cart(who, await shop.item()) }]
  const { orderId } = valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, who))
  return { orderId, street: valueOf<Checkout>(await shop.call('checkout.find', { orderId }, who)).address?.street }
}

// Proves ASVS 6.3.3, ASVS 8.2.2
test('an open session alone sends no parcel elsewhere: the owner is notified, asked and takes it back', async () => {
  const { shop, owner, thief } = await opened()
  expect((await destination(shop, owner)).street).toBe(own.street)
  expect(await notices(shop)).toEqual([])
  await save(shop, thief, thiefs)
  const [notice, ...more] = await notices(shop)
  expect([notice?.path, more]).toEqual([expect.stringContaining('/auth/batalkan/'), []])
  // The next checkout does not go there by itself, and the list says why.
  expect((await destination(shop, owner)).street).toBeUndefined()
  expect(await list(shop, owner)).toEqual([
    { street: thiefs.street, main: true, elsewhere: true },
    { street: own.street, main: false, elsewhere: false },
  ])
  valueOf(await shop.call('account.undoChange', { token: notice?.path?.split('/').at(-1) ?? '' }))
  expect(
    await shop.sql("SELECT json_extract(address, '$.street') AS street, main_at > 0 AS main FROM customer_address"),
  ).toEqual([{ street: own.street, main: 1 }])
  expect(await shop.sql('SELECT id FROM session WHERE revoked_at IS NULL')).toEqual([])
})

test.each([
  ['changes the main address', (shop: SellingShop, thief: Caller, id: string) => save(shop, thief, thiefs, { id })],
  [
    'makes another the main one',
    async (shop: SellingShop, thief: Caller) => {
      const { id } = await save(shop, thief, thiefs, { main: false })
      return shop.call('address.makeMain', { id }, thief)
    },
  ],
  [
    'adds one and removes the main one',
    async (shop: SellingShop, thief: Caller, id: string) => {
      await save(shop, thief, thiefs, { main: false })
      return shop.call('address.remove', { id }, thief)
    },
  ],
] as const)('the owner is notified when somebody %s, once an hour', async (_, change) => {
  const { shop, owner, thief, id } = await opened()
  await change(shop, thief, id)
  expect(await notices(shop)).toHaveLength(1)
  expect((await destination(shop, owner)).street).toBeUndefined()
  for (let n = 0; n < 5; n += 1) await save(shop, thief, { ...thiefs, street: `Jl. Pencuri No. ${n} RT 09/09` })
  expect(await notices(shop)).toHaveLength(1)
  await shop.wait(2)
  await save(shop, thief, { ...thiefs, street: 'Jl. Pencuri No. 99 RT 09/09' })
  expect(await notices(shop)).toHaveLength(2)
})

test('an address of another own browser is asked about once: who has chosen it is not asked again', async () => {
  const { shop, owner } = await opened()
  const [row] = await shop.sql('SELECT phone FROM customer')
  const login = { login: String(row?.['phone']), password: 'rahasia-toko-2026' }
  const laptop = guest('visitor-laptop')
  const entered = valueOf<{ token: string; device: string }>(await shop.call('customer.login', login, laptop))
  const second: Caller = { ...laptop, token: entered.token, headers: { 'device-key': entered.device } }
  const { orderId, street } = await destination(shop, second)
  expect(street).toBeUndefined()
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...own }, second))
  expect((await destination(shop, second)).street).toBe(own.street)
  expect((await destination(shop, owner)).street).toBe(own.street)
})

test('a thief who chooses the address in a browser of their own makes it nobody’s usual one', async () => {
  const { shop, owner, thief } = await opened()
  await save(shop, thief, thiefs)
  const { orderId } = await destination(shop, thief)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...thiefs }, thief))
  expect((await destination(shop, owner)).street).toBeUndefined()
})
