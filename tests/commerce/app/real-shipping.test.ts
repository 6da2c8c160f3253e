import { dayMs, hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import type { ShippingChoice } from '#shared/api/order/shipping-choice.ts'
import { type } from '#tests/support/in-workerd/command.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, randomHost } from '#tests/support/in-workerd/shop.ts'
import {
  begin,
  checkout,
  expectSound,
  order,
  outcome,
  paymentChoices,
  prepare,
  proveContact,
  siti,
  transfer,
  valueOf,
} from '#tests/commerce/order/checkout/checkout-steps.ts'

const me = guest('pembeli')
const line = { courier: 'Kurir toko', perOrder: 15_000, daysMin: 1, daysMax: 3 }

const realShop = () => openSellingShop({ demo: false })
const change = async (shop: SellingShop, settings: object) =>
  expect((await shop.admin('PATCH', '/settings', settings)).status).toBe(200)

interface Missing {
  what: string
  how: string
}
const missing = async (shop: Pick<SellingShop, 'admin'>) =>
  ((await shop.admin('GET', '/readiness')).body as { missing: Missing[] }).missing

/** The commands that a sentence names, as they are typed. */
const commandsIn = (how: string): string[] =>
  [...how.matchAll(/npm run shop -- ((?:'[^']*'|\.(?=\S)|[^'.])+)/g)].map(([, words = '']) => words)

test('a real shop that nobody told how it ships is not ready, and the commands it names repair that', async () => {
  const host = randomHost()
  expect((await type(`shop.create host=${host}`)).code).toBe(0)
  const shop = await openShop({ host, demo: false })
  const lacks = async () => (await missing(shop)).filter(({ what }) => what === 'origin' || what === 'shipping')
  const found = await lacks()
  expect(found.map(({ what }) => what)).toEqual(['origin', 'shipping'])
  const { findings } = (await shop.admin('GET', '/doctor')).body as { findings: object[] }
  for (const { what: id, how } of found) expect(findings).toContainEqual(expect.objectContaining({ id, how }))

  for (const { how } of found)
    for (const words of commandsIn(how)) {
      if (words.startsWith('key.set')) continue
      const { code, said } = await type(words)
      expect([words, code, said]).toEqual([words, 0, expect.anything()])
    }
  expect(await lacks()).toEqual([])
  expect((await shop.admin('GET', '/settings')).body).toMatchObject({ originRegency: '32.73', city: '' })
  // Shoppers read where it sells from without another setting.
  expect(valueOf(await shop.call('site.settings', {}))).toMatchObject({
    city: 'Kota Bandung',
    couriers: ['Kurir toko'],
  })
})

test('an origin or a place of a rate that is nowhere is refused with the way to find the right one', async () => {
  const { host } = await realShop()
  const refusals: readonly (readonly [string, string])[] = [
    ['originRegency=99.99', 'originRegency: no place has the code 99.99'],
    ['originRegency=Bandung', 'originRegency: needs the code of a regency'],
    ['originRegency=32.73.01', 'originRegency: needs the code of a regency'],
    [
      `shippingRates='${JSON.stringify([{ ...line, to: ['32', '99'] }])}'`,
      'shippingRates.0.to: no place has the code 99',
    ],
  ]
  const how = 'npm run shop -- region.search --host <host> text=Bandung'
  for (const [field, words] of refusals) {
    const { code, said } = await type(`settings.change --host ${host} ${field}`)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
    expect(said).toContain(how)
  }
  const created = await type(`shop.create host=${randomHost()} settings.originRegency=99.99`)
  expect(created).toEqual({ code: 1, said: expect.stringContaining('settings.originRegency: no place') })
  expect((await type(`region.search --host ${host} text=Bandung`)).said).toMatch(/32\.73 +Kota Bandung +Jawa Barat/)
})

test('no order is placed where the shop has no shipping, and what was typed stays', async () => {
  const shop = await realShop()
  const item = await shop.item()
  const orderId = await prepare(shop, me, [item], { payment: transfer })
  const { total } = await checkout(shop, orderId, me)
  await change(shop, { shippingRates: [] })
  expect((await missing(shop)).map(({ what }) => what)).toEqual(['shipping'])

  const place = () => shop.call('checkout.place', { orderId, acceptedTotal: total, note: 'Titip di satpam' }, me)
  expect(await place()).toMatchObject({
    code: 'shop_no_shipping',
    message: expect.stringContaining('belum mengatur pengiriman'),
  })
  const other = guest('lain')
  const cart = await shop.cart(other, item)
  for (const [name, input, as] of [
    ['checkout.create', { lines: [{ id: cart }] }, other],
    ['checkout.listShipping', { orderId }, me],
    ['checkout.applyShipping', { orderId, code: 'own:kurir-toko' }, me],
    ['shipment.findEstimate', { slug: `kopi-${item}`, district: '31.74.07' }, me],
  ] as const)
    expect([name, outcome(await shop.call(name, input, as))]).toEqual([name, 'shop_no_shipping'])
  // A table that a demo shop has is not offered under its own code either.
  expect(outcome(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))).toBe('shop_no_shipping')
  expect(valueOf(await shop.call('site.settings', {}))).toMatchObject({ couriers: [] })

  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, street: 'Jl. Melawai Raya No. 99' }, me))
  await change(shop, { shippingRates: [line] })
  expect(await checkout(shop, orderId, me)).toMatchObject({
    address: { street: 'Jl. Melawai Raya No. 99' },
    note: 'Titip di satpam',
    paymentMethod: transfer.method,
  })
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'own:kurir-toko' }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await expectSound(shop)

  // A release before this one stored the table without what came later.
  await shop.sql("UPDATE shop_state SET settings = json_remove(settings, '$.shippingRates[0].driven')")
  await change(shop, { name: 'Toko Lama' })
  const { body } = await shop.admin('GET', '/settings')
  expect(body).toMatchObject({ name: 'Toko Lama', shippingRates: [{ ...line, driven: false }] })
})

test('downloads need no shipping: a shop that sells nothing else is ready, another sells them all the same', async () => {
  const shop = await realShop()
  await shop.sql(
    "UPDATE shop_state SET settings = json_remove(json_set(settings, '$.originRegency', NULL), '$.shippingRates')",
  )
  await shop.admin('PATCH', '/settings', { name: 'Toko Unduhan' })
  expect((await missing(shop)).map(({ what }) => what)).toEqual(['origin', 'shipping'])
  const download = await shop.item({ digital: true })
  expect(await missing(shop)).toEqual([])
  const parcel = await shop.item()
  expect((await missing(shop)).map(({ what }) => what)).toEqual(['origin', 'shipping'])

  expect(outcome(await shop.call('checkout.create', { lines: [{ id: await shop.cart(me, parcel) }] }, me))).toBe(
    'shop_no_shipping',
  )
  const orderId = await begin(shop, guest('pengunduh'), [download])
  expect(orderId).not.toBe('')
})

test('the shop’s own table is offered, charged, named on the label and shipped with a number that the seller types', async () => {
  const shop = await realShop()
  await change(shop, {
    shippingRates: [
      { ...line, perOrder: 30_000 },
      { ...line, to: ['31'], perOrder: 5_000, perKilo: 4_000, freeFrom: 200_000 },
      { ...line, courier: 'Kurir toko', service: 'Besok sampai', to: ['31.74'], perOrder: 25_000, daysMax: 1 },
      { ...line, courier: 'Truk Timur', to: ['91'], perOrder: 99_000 },
    ],
  })
  const item = await shop.item({ price: 50_000, weightGrams: 1_500 })
  const orderId = await begin(shop, me, [item])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  expect(valueOf<ShippingChoice[]>(await shop.call('checkout.listShipping', { orderId }, me))).toMatchObject([
    { code: 'own:kurir-toko', courier: 'Kurir toko', service: '', cost: 13_000, daysMin: 1, daysMax: 3, cod: false },
    { code: 'own:kurir-toko-besok-sampai', service: 'Besok sampai', cost: 25_000 },
  ])
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...transfer }, me))
  expect(await checkout(shop, orderId, me)).toMatchObject({ shippingCode: 'own:kurir-toko', total: 63_000 })

  // A price that went up is shown before anything is placed.
  await change(shop, { shippingRates: [line] })
  expect(outcome(await shop.call('checkout.place', { orderId, acceptedTotal: 63_000 }, me))).toBe('price_changed')
  valueOf(await shop.call('checkout.place', { orderId, acceptedTotal: 65_000 }, me))

  const step = (words: object) => shop.admin('POST', `/orders/${orderId}`, words)
  for (const name of ['confirm-payment', 'process']) expect((await step({ step: name })).status).toBe(200)
  // Nobody fetches it, so shipping without a number is no step.
  expect((await step({ step: 'ship' })).status).toBe(409)
  expect((await step({ step: 'ship', receiptNumber: 'KT-0001' })).status).toBe(200)
  expect(await order(shop, orderId, me)).toMatchObject({ status: 'SHIPPING', receiptNumber: 'KT-0001' })
  const label = await fetchLabel(shop, orderId)
  expect(label).toContain('<h1>Kurir toko</h1>')
  expect(label).toContain('KT-0001')
  expect((await step({ step: 'deliver' })).status).toBe(200)
})

test('goods of the value that the table names are sent for nothing', async () => {
  const shop = await realShop()
  await change(shop, { shippingRates: [{ ...line, freeFrom: 200_000 }] })
  const orderId = await prepare(shop, me, [await shop.item({ price: 100_000 })], { quantity: 2, payment: transfer })
  expect(await checkout(shop, orderId, me)).toMatchObject({ shippingCode: 'own:kurir-toko', total: 200_000 })
})

test('cash on delivery is offered only where the shop’s rate says that it collects cash', async () => {
  const shop = await realShop()
  await change(shop, { payments: { methods: ['transfer', 'cod'] }, shippingRates: [line] })
  const item = await shop.item()
  const plain = await begin(shop, me, [item])
  valueOf(await shop.call('checkout.applyAddress', { orderId: plain, ...siti }, me))
  expect((await paymentChoices(shop, plain, me))['cod']).not.toBe(true)
  expect(
    outcome(await shop.call('checkout.applyPayment', { orderId: plain, vendor: 'cod', method: 'cod' }, me)),
  ).not.toBe('accepted')
  await change(shop, { shippingRates: [{ ...line, codFee: 5_000 }] })
  valueOf(await shop.call('checkout.applyShipping', { orderId: plain, code: 'own:kurir-toko' }, me))
  valueOf(await shop.call('checkout.applyPayment', { orderId: plain, vendor: 'cod', method: 'cod' }, me))
  await proveContact(shop, plain, me)
  valueOf(await shop.call('checkout.place', { orderId: plain, acceptedTotal: 70_000 }, me))
  expect(await order(shop, plain, me)).toMatchObject({ total: 70_000 })
})

test('couriers by contract are a way of shipping once they know where to fetch, and need no table', async () => {
  const shop = await openSellingShop({ demo: false, vendors: 'couriers' })
  await change(shop, { shippingRates: [] })
  const [lack, ...others] = await missing(shop)
  expect([lack?.what, others]).toEqual(['pickup', []])
  const line = await shop.cart(me, await shop.item())
  const create = async () => outcome(await shop.call('checkout.create', { lines: [{ id: line }] }, me))
  expect(await create()).toBe('shop_no_shipping')
  for (const words of commandsIn(lack?.how ?? '')) expect(await type(words)).toMatchObject({ code: 0 })
  expect(await missing(shop)).toEqual([])
  expect(await create()).toBe('accepted')
})

test('a shop leaves out a courier, and in a pause its promises move and every page says so', async () => {
  const shop = await openSellingShop({ demo: false })
  const rates = [
    { courier: 'Kurir toko', perOrder: 9_000, daysMin: 1, daysMax: 2 },
    { courier: 'Ekspedisi', perOrder: 20_000, daysMin: 3, daysMax: 5 },
  ]
  await shop.admin('PATCH', '/settings', { shippingRates: rates })
  const orderId = await prepare(shop, me, [await shop.item()], { payment: transfer })
  const offered = async () =>
    valueOf<{ code: string; daysMin: number }[]>(await shop.call('checkout.listShipping', { orderId }, me)).map(
      ({ code, daysMin }) => [code, daysMin],
    )
  expect(await offered()).toEqual([
    ['own:kurir-toko', 1],
    ['own:ekspedisi', 3],
  ])
  const day = (ahead: number) => new Date(Date.now() + ahead * dayMs + 7 * hourMs).toISOString().slice(0, 10)
  const wrong = await shop.admin('PATCH', '/settings', { shippingPause: { from: day(3), to: day(1) } })
  expect(wrong.status).toBe(422)
  const change = { couriersOff: ['own:ekspedisi'], shippingPause: { from: day(0), to: day(4) } }
  expect((await shop.admin('PATCH', '/settings', change)).status).toBe(200)
  expect(await offered()).toEqual([['own:kurir-toko', 5]])
  expect(await (await shop.fetch('/')).text()).toContain('Libur pengiriman')
  valueOf(await shop.call('checkout.place', { orderId }, me))
  await shop.admin('POST', `/orders/${orderId}`, { step: 'confirm-payment' })
  const { arrivesFrom } = valueOf<{ arrivesFrom: string }>(await shop.call('order.find', { orderId }, me))
  expect(arrivesFrom.slice(0, 10)).toBe(new Date(Date.now() + 6 * dayMs).toISOString().slice(0, 10))
  // Its invoice promises the same.
  expect(valueOf(await shop.call('order.findInvoice', { orderId }, me))).toMatchObject({ arrivesFrom })
  await shop.admin('PATCH', '/settings', { shippingPause: null })
  expect(valueOf(await shop.call('site.settings', {}))).toMatchObject({ notice: '' })
  const { arrivesFrom: usual } = valueOf<{ arrivesFrom: string }>(await shop.call('order.find', { orderId }, me))
  expect(usual.slice(0, 10)).toBe(new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10))
})

/** What the seller prints, as the text of a page. */
async function fetchLabel({ host }: SellingShop, orderId: string): Promise<string> {
  const { bindings } = await import('#tests/support/in-workerd/bindings.ts')
  const { send } = await import('#tests/support/in-workerd/shop.ts')
  const answer = await send(
    new Request(`https://commerce/admin/v1/shops/${host}/labels`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orders: orderId }),
    }),
  )
  return answer.text()
}
