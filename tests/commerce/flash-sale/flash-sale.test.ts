import { hourMs } from '#shared/format/units.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { limits } from '#shared/limits.ts'
import { copies } from '../order/checkout/checkout-copies.ts'
import {
  count,
  begin,
  expectSound,
  order,
  outcome,
  place,
  prepare,
  press,
  checkout,
  siti,
  stockOf,
  valueOf,
} from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type Caller, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')

interface PlannedSale {
  price?: number
  quota?: number
  perCustomer?: number
  /** Hours from now. */
  from?: number
  until?: number
}
async function plan(
  shop: SellingShop,
  itemId: string,
  { price = 40_000, quota = 10, perCustomer = 5, from = -1, until = 2 }: PlannedSale = {},
) {
  const moment = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
  return shop.admin('POST', '/flash-sales', {
    startsAt: moment(from),
    endsAt: moment(until),
    items: [{ itemId, price, quota, perCustomer }],
  })
}
const soldOf = async (shop: SellingShop) => Number((await shop.sql('SELECT sold FROM flash_sale_item'))[0]?.['sold'])
const productOf = async (shop: SellingShop, itemId: string) =>
  valueOf<Product>(await shop.call('catalog.find', { slug: `kopi-${itemId}` }, me))
const cardOf = async (shop: SellingShop, itemId: string) =>
  valueOf<{ rows: ProductCard[] }>(await shop.call('catalog.list', { index: 0, size: 12 }, me)).rows.find(
    ({ slug }) => slug === `kopi-${itemId}`,
  )
const cartOf = async (shop: SellingShop, as: Caller = me) => valueOf<CartItem[]>(await shop.call('cart.list', {}, as))
const find = async (shop: SellingShop) =>
  valueOf<{ running: FlashSale | null; next: FlashSale | null }>(await shop.call('flashSale.find', {}, me))

/** Sends the bank's notification after the deadline. */
async function payLate(shop: SellingShop, orderId: string): Promise<void> {
  const [row] = await shop.sql(
    `SELECT p.reference, p.transaction_id, p.amount, a.server_key FROM simulated_payment p, simulator_account a JOIN charge c ON c.reference = p.reference JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}'`,
  )
  await shop.sql(`UPDATE simulated_payment SET status = 'settlement' WHERE reference = '${row?.['reference']}'`)
  const body = {
    status_code: '200',
    order_id: String(row?.['reference']),
    gross_amount: `${row?.['amount']}.00`,
    transaction_status: 'settlement',
  }
  const signature_key = createHash('sha512')
    .update(body.order_id + body.status_code + body.gross_amount + String(row?.['server_key']))
    .digest('hex')
  const more = {
    transaction_id: row?.['transaction_id'],
    currency: 'IDR',
    fraud_status: 'accept',
    payment_type: 'bank_transfer',
  }
  expect(await shop.deliver(JSON.stringify({ ...body, ...more, signature_key }))).toBe(200)
}

// Proves §3.58
test('while a flash sale runs, card, product, list, cart, checkout and order have its price; afterwards none of them', async () => {
  const shop = await openSellingShop()
  const [coffee, other] = [await shop.item({ price: 50_000 }), await shop.item({ price: 45_000 })]
  expect((await plan(shop, coffee, { from: 1, until: 3 })).status).toBe(200)
  expect(await find(shop)).toMatchObject({
    running: null,
    next: { products: [{ price: 50_000, flash: { price: 40_000, sold: 0 } }] },
  })
  expect(await cardOf(shop, coffee)).toMatchObject({ price: 50_000, fullPrice: null, flash: null })

  await shop.wait(1)
  expect(await find(shop)).toMatchObject({
    running: { products: [{ slug: `kopi-${coffee}`, price: 40_000, fullPrice: 50_000 }] },
    next: null,
  })
  expect(await cardOf(shop, coffee)).toMatchObject({
    price: 40_000,
    fullPrice: 50_000,
    flash: { price: 40_000, quota: 10, sold: 0, perCustomer: 5 },
  })
  expect(await productOf(shop, coffee)).toMatchObject({
    price: 40_000,
    variants: [{ price: 40_000, fullPrice: 50_000, flash: { quota: 10 } }],
  })
  expect(await productOf(shop, other)).toMatchObject({ price: 45_000, flash: null })
  const cheapest = valueOf<{ rows: ProductCard[]; more: { facets: unknown } }>(
    await shop.call('catalog.list', { index: 0, size: 12, sort: 'harga-terendah', max: 42_000, discounted: true }, me),
  )
  expect(cheapest.rows.map(({ slug }) => slug)).toEqual([`kopi-${coffee}`])
  expect(cheapest.more.facets).toMatchObject({ discounted: 1, priceMin: 40_000 })
  const orderId = await prepare(shop, me, [coffee], { quantity: 2 })
  expect(await cartOf(shop)).toMatchObject([
    { price: 40_000, fullPrice: 50_000, addedPrice: 40_000, news: '', flash: true, flashLeft: 10 },
  ])
  expect(await checkout(shop, orderId, me)).toMatchObject({ lines: [{ price: 40_000, total: 80_000 }], changes: [] })

  await shop.wait(2)
  expect(await cardOf(shop, coffee)).toMatchObject({ price: 50_000, fullPrice: null, flash: null })
  const over = (name: string) => `Flash sale ${name} sudah berakhir, harganya kini Rp 50.000.`
  expect(await cartOf(shop)).toMatchObject([
    { price: 50_000, news: 'Flash sale sudah berakhir.', flash: false, flashLeft: null },
  ])
  const seen = await checkout(shop, orderId, me)
  expect(seen).toMatchObject({ lines: [{ price: 50_000 }], changes: [over(`Kopi ${coffee}`)] })
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: Number(seen.total) - 20_000 }, me))).toBe(
    'price_changed',
  )
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: seen.total }, me))).toBe('accepted')
  expect(await soldOf(shop)).toBe(0)
})

test('an order keeps its flash price and its part of the quota when the flash sale ends', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000 })
  await plan(shop, coffee, { until: 2 })
  const orderId = await place(shop, me, [coffee], { quantity: 3 })
  expect(await soldOf(shop)).toBe(3)
  await shop.wait(1.9)
  // Its pieces are held for two hours, and the flash sale is over before.
  await shop.sql(`UPDATE flash_sale SET ends_at = ${Date.now() + 1.5 * hourMs}`)
  expect(await checkout(shop, orderId, me)).toMatchObject({ lines: [{ price: 40_000, total: 120_000 }], changes: [] })
  valueOf(await press(shop, orderId, me, 'settlement'))
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await soldOf(shop)).toBe(3)
})

test('pieces beyond the quota or the limit per customer cost the regular price, which is shown and needs a confirmation', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 50 })
  await plan(shop, coffee, { quota: 4, perCustomer: 2 })
  const orderId = await prepare(shop, me, [coffee], { quantity: 3 })
  const tooMany = (name: string) =>
    `Harga flash sale ${name} maksimal 2 per pembeli, jumlah ini dihitung harga normal Rp 50.000.`
  expect(await cartOf(shop)).toMatchObject([
    { price: 50_000, news: 'Harga flash sale maksimal 2 per pembeli, jumlah ini dihitung harga normal.' },
  ])
  expect(await checkout(shop, orderId, me)).toMatchObject({
    lines: [{ price: 50_000 }],
    changes: [tooMany(`Kopi ${coffee}`)],
  })
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: 120_000 }, me))).toBe('price_changed')
  expect(outcome(await shop.call('checkout.place', { orderId }, me))).toBe('accepted')
  expect(await soldOf(shop)).toBe(0)

  await place(shop, guest('visitor-two'), [coffee], { quantity: 2 })
  // The same phone number counts as the same guest, even in another browser.
  const again = await prepare(shop, guest('visitor-three'), [coffee])
  expect(await checkout(shop, again, guest('visitor-three'))).toMatchObject({ lines: [{ price: 50_000 }] })
  // What goes to somebody else counts for who buys it.
  const giver = guest('visitor-five')
  const present = await prepare(shop, giver, [coffee], { buyer: '0813-2222-3333' })
  expect(await checkout(shop, present, giver)).toMatchObject({ lines: [{ price: 40_000 }] })
  const friend = guest('visitor-four')
  const other = await begin(shop, friend, [coffee], 2)
  valueOf(await shop.call('checkout.applyAddress', { orderId: other, ...siti, phone: '0813-1111-2222' }, friend))
  expect(await checkout(shop, other, friend)).toMatchObject({ lines: [{ price: 40_000 }] })
})

test('two hundred simultaneous checkouts on a quota of ten sell exactly ten at the flash price', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 500 })
  await plan(shop, coffee, { quota: 10, perCustomer: 1 })
  const draft = await prepare(shop, me, [coffee])
  const agreed = Number((await checkout(shop, draft, me)).total)
  const orders = await copies(shop, draft, 200, { ownPhones: true })
  const outcomes = await Promise.all(
    orders.map(async ({ shopper, orderId }) =>
      outcome(await shop.call('checkout.place', { orderId, acceptedTotal: agreed }, shopper)),
    ),
  )
  expect([count(outcomes, 'accepted'), count(outcomes, 'price_changed')]).toEqual([10, 190])
  expect(await soldOf(shop)).toBe(10)
  expect(await stockOf(shop, coffee)).toBe(490)
  expect(await cardOf(shop, coffee)).toMatchObject({ price: 50_000, flash: { quota: 10, sold: 10 } })
  // A shopper who accepts the regular price may still buy.
  const late = orders.find((_, i) => outcomes[i] === 'price_changed')
  expect(
    outcome(
      await shop.call(
        'checkout.place',
        { orderId: late?.orderId, acceptedTotal: agreed + 10_000 },
        late?.shopper ?? me,
      ),
    ),
  ).toBe('accepted')
  expect(
    await shop.sql(
      "SELECT unit_price, count(*) AS n FROM order_line JOIN orders ON id = order_id WHERE status = 'PENDING' GROUP BY 1 ORDER BY 1",
    ),
  ).toEqual([
    { unit_price: 40_000, n: 10 },
    { unit_price: 50_000, n: 1 },
  ])
  await expectSound(shop)
}, 120_000)

test('simultaneous checkouts of one customer use the limit per customer only once', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 500 })
  await plan(shop, coffee, { quota: 100, perCustomer: 2 })
  let agreed = 0
  // First a guest, then a customer with the same phone number.
  for (const who of [me, await shop.customer(guest('visitor-cust'))]) {
    const draft = await prepare(shop, who, [coffee])
    agreed ||= Number((await checkout(shop, draft, who)).total)
    const orders = await copies(shop, draft, 20, who === me ? {} : { name: 'same', owner: who })
    const outcomes = await Promise.all(
      orders.map(async ({ shopper, orderId }) =>
        outcome(await shop.call('checkout.place', { orderId, acceptedTotal: agreed }, shopper)),
      ),
    )
    expect(count(outcomes, 'accepted')).toBe(who === me ? 2 : 0)
    expect(await soldOf(shop)).toBe(2)
  }
  await expectSound(shop)
}, 60_000)

test('an unpaid order returns its quota exactly once, and a late payment takes it again if some is left', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 50 })
  await plan(shop, coffee, { quota: 2, perCustomer: 2, until: 100 })
  const [one, other] = [await place(shop, me, [coffee], { quantity: 2 }), guest('visitor-other')]
  expect(await soldOf(shop)).toBe(2)
  await shop.wait(25)
  await Promise.all([shop.runDue(), shop.runDue()])
  await shop.runDue()
  expect(await soldOf(shop)).toBe(0)
  await expectSound(shop)

  const second = await place(shop, other, [coffee], { quantity: 1 })
  expect(await soldOf(shop)).toBe(1)
  // Two pieces no longer fit into the quota, so they keep the agreed price outside of it.
  await payLate(shop, one)
  expect((await order(shop, one, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await checkout(shop, one, me)).toMatchObject({ lines: [{ price: 40_000, total: 80_000 }] })
  expect(await checkout(shop, second, other)).toMatchObject({ lines: [{ price: 40_000 }] })
  expect(await soldOf(shop)).toBe(1)
  await expectSound(shop)

  await shop.wait(25)
  await shop.runDue()
  expect(await soldOf(shop)).toBe(0)
  await payLate(shop, second)
  expect(await soldOf(shop)).toBe(1)
})

test('the start and the end of a flash sale invalidate every cache', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000 })
  await plan(shop, coffee, { from: 1, until: 2 })
  const generation = async () => Number((await shop.upstream('GET', '/product/category')).headers.get('generation'))
  const seen = [await generation()]
  for (const hours of [1, 1]) {
    await shop.wait(hours)
    const moved = await generation()
    await shop.runDue()
    seen.push(await generation())
    expect(seen.at(-1)).toBeGreaterThanOrEqual(moved)
  }
  expect(new Set(seen).size).toBe(3)
  expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind = 'flash-boundary'")).toEqual([])
})

test('an answer says until when it is valid', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000 })
  const steady = async () => (await shop.upstream('GET', '/product/category')).headers.get('steady-ms')
  expect(await steady()).toBeNull()
  await plan(shop, coffee, { from: 1, until: 2 })
  expect(Number(await steady())).toBeGreaterThan(hourMs - 20_000)
  expect(Number(await steady())).toBeLessThanOrEqual(hourMs)
  await shop.wait(1.5)
  expect(Number(await steady())).toBeLessThanOrEqual(hourMs / 2)
})

test('a planned flash sale needs lower prices, known variants, and a start before an end that is to come', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000 })
  expect((await plan(shop, coffee, { price: 50_000 })).status).toBe(422)
  expect((await plan(shop, coffee, { from: 2, until: 1 })).status).toBe(422)
  expect((await plan(shop, coffee, { from: -2, until: -1 })).status).toBe(422)
  expect((await plan(shop, 'tidak-ada')).status).toBe(404)
  expect(await shop.sql('SELECT id FROM flash_sale')).toEqual([])
  // More products than its page shows.
  const moment = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
  const items = [{ itemId: coffee, price: 1, quota: 1 }]
  for (let n = 0; n < limits.flashSaleProducts; n += 1) items.push({ itemId: await shop.item(), price: 1, quota: 1 })
  const planned = (most: number) =>
    shop.admin('POST', '/flash-sales', { startsAt: moment(1), endsAt: moment(2), items: items.slice(0, most) })
  expect(await planned(limits.flashSaleProducts + 1)).toMatchObject({
    status: 422,
    body: { fields: { items: `of at most ${limits.flashSaleProducts} products` } },
  })
  expect((await planned(limits.flashSaleProducts)).status).toBe(200)
  await shop.sql(`UPDATE product SET published = 0 WHERE id = 'p-${coffee}'`)
  expect((await find(shop)).next?.products).toHaveLength(limits.flashSaleProducts - 1)
  // Nobody has ever paid the price of the one that would be over.
  await shop.runDue()
  expect(await shop.sql('SELECT DISTINCT past_prices FROM variant')).toEqual([{ past_prices: '[]' }])
})

test('list, flash sale and product say the same number of pieces left: no more than there is to sell', async () => {
  const shop = await openSellingShop()
  const coffee = await shop.item({ price: 50_000, stock: 4 })
  expect((await plan(shop, coffee, { quota: 10 })).status).toBe(200)
  const left = (flash: { quota: number; sold: number } | null | undefined) => flash && flash.quota - flash.sold
  const all = async () => [
    left((await find(shop)).running?.products[0]?.flash),
    left((await cardOf(shop, coffee))?.flash),
    left((await productOf(shop, coffee)).variants[0]?.flash),
  ]
  expect(await all()).toEqual([4, 4, 4])
  await place(shop, me, [coffee])
  expect(await all()).toEqual([3, 3, 3])
  expect(await stockOf(shop, coffee)).toBe(3)
  // The next one may have the price of the one that runs; one that runs beside a lower one is no offer.
  expect((await plan(shop, coffee, { from: 3, until: 4 })).status).toBe(200)
  const runs = await find(shop)
  expect(runs.next?.products.map(({ itemId }) => itemId)).toEqual([coffee])
  // Where another flash sale is lower, that one shows the goods.
  expect((await plan(shop, coffee, { price: 30_000, until: 4 })).status).toBe(200)
  expect((await find(shop)).running?.products.map(({ itemId, price }) => [itemId, price])).toEqual([[coffee, 30_000]])
  await shop.sql(
    'UPDATE flash_sale SET ends_at = starts_at + 1 WHERE id = (SELECT flash_sale_id FROM flash_sale_item WHERE price = 30000)',
  )
  // An ordinary price that is no higher is no offer, and its quota is not gone.
  const other = await shop.item({ price: 60_000 })
  expect((await plan(shop, other, { from: 3, until: 4 })).status).toBe(200)
  for (const item of [coffee, other]) await shop.admin('PATCH', `/variants/${item}`, { price: 40_000 })
  expect([...(await all()), await find(shop)]).toMatchObject([undefined, null, null, { running: null, next: null }])
})
