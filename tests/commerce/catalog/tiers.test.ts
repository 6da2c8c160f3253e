import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Customer } from '#shared/api/account/customer.ts'
import { order, prepare, checkout, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const cartOf = async (shop: SellingShop, who: Caller) => valueOf<CartItem[]>(await shop.call('cart.list', {}, who))
const me = async (shop: SellingShop, who: Caller) => valueOf<Customer>(await shop.call('customer.me', {}, who))
const wholesale = (shop: SellingShop, prices: readonly { itemId: string; price: number | null }[]) =>
  shop.admin('POST', '/customer-types', { code: 'GROSIR', name: 'Grosir', prices })

async function openWholesale() {
  const shop = await openSellingShop()
  const [coffee, tea] = [await shop.item({ price: 50_000 }), await shop.item({ price: 30_000 })]
  expect((await wholesale(shop, [{ itemId: coffee, price: 40_000 }])).status).toBe(200)
  const who = await shop.customer(guest('visitor-one'))
  const { code } = await me(shop, who)
  expect((await shop.admin('POST', '/customers/type', { customer: code, type: 'GROSIR' })).status).toBe(200)
  return { shop, coffee, tea, who }
}

// Proves §6.4
test('a customer of a customer type pays and sees that type’s price in cart, checkout and order', async () => {
  const { shop, coffee, tea, who } = await openWholesale()
  expect(await me(shop, who)).toMatchObject({ type: 'GROSIR', typeName: 'Grosir' })
  const orderId = await prepare(shop, who, [coffee, tea], { quantity: 2 })
  expect((await cartOf(shop, who)).toSorted((a, b) => b.price - a.price)).toMatchObject([
    { price: 40_000, fullPrice: 50_000, addedPrice: 40_000, priceNote: 'Harga Grosir', news: '' },
    { price: 30_000, fullPrice: 30_000, priceNote: '' },
  ])
  const draft = await checkout(shop, orderId, who)
  expect(draft.lines).toMatchObject([
    { price: 40_000, fullPrice: 50_000, priceNote: 'Harga Grosir' },
    { price: 30_000, priceNote: '' },
  ])
  expect([draft.summary[0], draft.changes]).toEqual([{ label: 'Total Harga (4 barang)', amount: 140_000 }, []])
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: draft.total }, who))
  expect((await order(shop, orderId, who)).lines).toMatchObject([{ price: 40_000, total: 80_000 }, { price: 30_000 }])
})

test('nobody else sees a type’s price: neither the shared page, nor a guest, nor a customer of another type', async () => {
  const { shop, coffee, who } = await openWholesale()
  const [row] = await shop.sql(`SELECT slug FROM product WHERE id = 'p-${coffee}'`)
  expect(valueOf(await shop.call('catalog.find', { slug: String(row?.['slug']) }, who))).toMatchObject({
    price: 50_000,
  })
  for (const other of [guest('visitor-two'), await shop.customer(guest('visitor-three'))]) {
    await shop.cart(other, coffee)
    expect(await cartOf(shop, other)).toMatchObject([{ price: 50_000, priceNote: '' }])
  }
  await shop.cart(who, coffee)
  await shop.admin('POST', '/customers/type', { customer: (await me(shop, who)).code, type: 'REGULAR' })
  expect(await cartOf(shop, who)).toMatchObject([{ price: 50_000, priceNote: '', addedPrice: 40_000 }])
})

test('the lowest of the regular, the type’s and the flash price counts', async () => {
  const { shop, coffee, who } = await openWholesale()
  await shop.cart(who, coffee)
  const flash = async (price: number) => {
    const now = Date.now()
    const [startsAt, endsAt] = [new Date(now - 60_000).toISOString(), new Date(now + hourMs).toISOString()]
    await shop.admin('POST', '/flash-sales', {
      startsAt,
      endsAt,
      items: [{ itemId: coffee, price, quota: 9, perCustomer: 9 }],
    })
    return (await cartOf(shop, who))[0]
  }
  expect(await flash(45_000)).toMatchObject({ price: 40_000, priceNote: 'Harga Grosir' })
  expect(await flash(35_000)).toMatchObject({ price: 35_000, fullPrice: 50_000, priceNote: '' })
  await shop.sql(`UPDATE variant SET price = 30000 WHERE id = '${coffee}'`)
  expect((await cartOf(shop, who))[0]).toMatchObject({ price: 30_000, priceNote: '' })
})

test('a type’s prices are set only for known variants, and a customer becomes one of a known type; they can be removed', async () => {
  const { shop, coffee, who } = await openWholesale()
  expect((await wholesale(shop, [{ itemId: 'tidak-ada', price: 1 }])).status).toBe(404)
  expect((await shop.admin('POST', '/customers/type', { customer: 'PLG-999999', type: 'GROSIR' })).status).toBe(404)
  const { code: customer } = await me(shop, who)
  expect(await shop.admin('POST', '/customers/type', { customer, type: 'GROSR' })).toMatchObject({
    status: 422,
    body: { fields: { type: expect.any(String) } },
  })
  await shop.cart(who, coffee)
  expect((await wholesale(shop, [{ itemId: coffee, price: null }])).status).toBe(200)
  expect(await cartOf(shop, who)).toMatchObject([{ price: 50_000 }])
})
