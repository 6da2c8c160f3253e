import { expect, test } from 'vitest'
import type { SavedAddress } from '#shared/api/account/address.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import { limits } from '#shared/limits.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { siti, valueOf } from '../order/checkout/checkout-steps.ts'

const own = { ...siti, street: 'Jl. Melawai Raya No. 5 RT 01/02' }
const thiefs = { ...siti, recipient: siti.recipient, phone: '081377770000', street: 'Jl. Pencuri No. 13 RT 09/09' }

/** A customer with a main address and some others, and somebody who has only the cookie of the session. */
async function opened(others = 0) {
  const shop = await openSellingShop()
  const owner = await shop.customer(guest('visitor-owner'))
  await shop.sql("UPDATE customer SET phone_verified_at = 1 WHERE name = 'Ani Lestari'")
  const { id } = await save(shop, owner, own)
  const more: string[] = []
  for (let n = 0; n < others; n += 1)
    more.push((await save(shop, owner, { ...own, street: `Jl. Kantor No. ${n} RT 03/04` }, { main: false })).id)
  const thief: Caller = { token: owner.token ?? null, ...guest('visitor-thief') }
  return { shop, owner, thief, id, more }
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
  valueOf<{ text: string; path: string | null; at: string }[]>(await shop.call('message.list', {})).filter(({ text }) =>
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

type Opened = Awaited<ReturnType<typeof opened>>
const remove = ({ shop, thief }: Opened, id: string) => shop.call('address.remove', { id }, thief)
const orderTo = async ({ shop, thief }: Opened, address: object) =>
  valueOf(await shop.call('checkout.applyAddress', { ...(await destination(shop, thief)), ...address }, thief))
const kept = (shop: SellingShop) =>
  shop.sql('SELECT digest, main_at > 0 AS main FROM customer_address ORDER BY main_at DESC, digest')

test.each<[string, number, (at: Opened) => Promise<unknown>]>([
  ['changes the main address', 0, ({ shop, thief, id }) => save(shop, thief, thiefs, { id })],
  [
    'makes another the main one',
    0,
    async ({ shop, thief }) => {
      const { id } = await save(shop, thief, thiefs, { main: false })
      return shop.call('address.makeMain', { id }, thief)
    },
  ],
  [
    'adds one and removes the main one',
    0,
    async (at) => {
      await save(at.shop, at.thief, thiefs, { main: false })
      return remove(at, at.id)
    },
  ],
  [
    'removes the only one and adds another',
    0,
    async (at) => {
      await remove(at, at.id)
      return save(at.shop, at.thief, thiefs, { main: false })
    },
  ],
  [
    'removes the only one, waits for a day and adds another',
    0,
    async (at) => {
      await remove(at, at.id)
      await at.shop.wait(24)
      return save(at.shop, at.thief, thiefs)
    },
  ],
  [
    'removes the only one and orders to another',
    0,
    async (at) => {
      await remove(at, at.id)
      return orderTo(at, thiefs)
    },
  ],
  [
    'removes the main one of several and adds another',
    2,
    async (at) => {
      await remove(at, at.id)
      return save(at.shop, at.thief, thiefs)
    },
  ],
  [
    'removes the main one of several and makes another the main one',
    2,
    async (at) => {
      await remove(at, at.id)
      return at.shop.call('address.makeMain', { id: at.more[0] }, at.thief)
    },
  ],
  [
    'removes all of several and adds another',
    2,
    async (at) => {
      for (const id of [at.id, ...at.more]) await remove(at, id)
      return save(at.shop, at.thief, thiefs)
    },
  ],
  [
    'adds another to several and removes the main one',
    1,
    async (at) => {
      const { id } = await save(at.shop, at.thief, thiefs, { main: false })
      await remove(at, at.id)
      return at.shop.call('address.makeMain', { id }, at.thief)
    },
  ],
])('the owner is notified when somebody %s, once an hour, and takes it back', async (_, others, change) => {
  const at = await opened(others)
  const { shop, owner, thief } = at
  const before = await kept(shop)
  await change(at)
  expect(await notices(shop)).toHaveLength(1)
  expect((await destination(shop, owner)).street).not.toBe(thiefs.street)
  for (let n = 0; n < 5; n += 1) {
    const { id } = await save(shop, thief, { ...thiefs, street: `Jl. Pencuri No. ${n} RT 09/09` })
    await remove(at, id)
  }
  expect(await notices(shop)).toHaveLength(1)
  await shop.wait(2)
  await save(shop, thief, { ...thiefs, street: 'Jl. Pencuri No. 99 RT 09/09' })
  const [first, second, ...more] = (await notices(shop)).toSorted((a, b) => a.at.localeCompare(b.at))
  expect([second?.path, more]).toEqual([expect.any(String), []])
  valueOf(await shop.call('account.undoChange', { token: first?.path?.split('/').at(-1) ?? '' }))
  expect((await kept(shop)).filter(({ digest }) => before.some((row) => row['digest'] === digest))).toEqual(before)
})

test('a change by another browser is notified within the hour of the owner’s own one too, but not without end', async () => {
  const { shop, owner, thief } = await opened()
  await save(shop, owner, { ...own, street: 'Jl. Baru No. 1 RT 01/02' })
  await save(shop, owner, { ...own, street: 'Jl. Baru No. 2 RT 01/02' })
  expect(await notices(shop)).toHaveLength(1)
  await save(shop, thief, thiefs)
  expect(await notices(shop)).toHaveLength(2)
  // The owner repairs it by hand, and the thief comes back.
  await save(shop, owner, own)
  await save(shop, thief, thiefs)
  expect(await notices(shop)).toHaveLength(4)
  for (let n = 0; n < 5; n += 1) {
    await save(shop, thief, { ...thiefs, street: `Jl. Pencuri No. ${n} RT 09/09` })
    await save(shop, owner, { ...own, street: `Jl. Baru No. ${n} RT 01/02` })
  }
  expect(await notices(shop)).toHaveLength(limits.addressNoticesPerHour)
})

test('the first address of an account, and one that is removed, send no message', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer(guest('visitor-owner'))
  await shop.sql("UPDATE customer SET phone_verified_at = 1 WHERE name = 'Ani Lestari'")
  const { id } = await save(shop, owner, own)
  await shop.call('address.remove', { id }, owner)
  expect(await notices(shop)).toEqual([])
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
