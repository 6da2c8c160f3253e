import { dayMs, hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { readCsv } from '#shared/admin/csv.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin, send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { sellerStep, ship } from '#tests/support/in-workerd/seller.ts'
import { grow } from '../../growth/grow.ts'
import { fund } from '../../wallet/wallet-steps.ts'
import { bcaVa, order, place, prepare, press, transfer, valueOf } from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
interface Listed {
  orders: {
    id: string
    number: string
    goods: { sku: string; pieces: number }[]
    address: { phone: string } | null
    note: string
    buyer: string | null
    courier: string
    payment: string
    cameBack: boolean
  }[]
  total: number | null
}
const list = async (shop: SellingShop, query: string) => (await shop.admin('GET', `/orders?${query}`)).body as Listed
const ids = async (shop: SellingShop, query: string) => (await list(shop, query)).orders.map(({ id }) => id)
const tokenOf = async (shop: SellingShop, role: string) =>
  ((await shop.admin('POST', '/tokens', { name: role, role })).body as { token: string }).token
const sentences = async (shop: SellingShop, kind: string) =>
  (await shop.sql(`SELECT "values" FROM message WHERE kind = '${kind}'`)).map(
    (row) => JSON.parse(String(row['values'])) as Record<string, string>,
  )

/** A real shop with two goods and three orders, of which one is paid. */
async function opened() {
  const shop = await openSellingShop({ demo: false })
  await shop.admin('PATCH', '/settings', { npwp: '0123456789012345' })
  const [kopi, teh] = [await shop.item({ price: 40_000, stock: 9 }), await shop.item({ price: 25_000, stock: 9 })]
  await shop.sql(`UPDATE variant SET sku = 'KOPI-1' WHERE id = '${kopi}'`)
  await shop.sql(`UPDATE variant SET sku = 'TEH-1' WHERE id = '${teh}'`)
  const both = await place(shop, me, [kopi, teh], { payment: transfer, quantity: 2 })
  const one = await place(shop, guest('visitor-two'), [teh], { payment: transfer })
  await shop.sql(
    `UPDATE orders SET note = 'Bungkus kado', address = json_set(address, '$.phone', '+6281300000001') WHERE id = '${one}'`,
  )
  expect(await sellerStep(shop, both, { step: 'confirm-payment' })).toBe(200)
  return { shop, kopi, teh, both, one }
}

test('the goods of all orders to be packed are one list by SKU, without files and codes', async () => {
  const { shop, both, kopi, teh, one } = await opened()
  const packing = async () => ((await shop.admin('GET', '/packing')).body as { goods: object[] }).goods
  const of = (sku: string, pieces: number, orders: number) => expect.objectContaining({ sku, pieces, orders })
  expect(await packing()).toEqual([of('KOPI-1', 2, 1), of('TEH-1', 2, 1)])
  expect(await sellerStep(shop, one, { step: 'confirm-payment' })).toBe(200)
  const plain = await shop.item({ stock: 9 })
  await shop.sql(`UPDATE product SET digital = 1 WHERE id = 'p-${kopi}'`)
  const more = await place(shop, guest('visitor-three'), [plain], { payment: transfer, quantity: 3 })
  expect(await sellerStep(shop, more, { step: 'confirm-payment' })).toBe(200)
  // What has no SKU comes last.
  expect(await packing()).toEqual([of('TEH-1', 3, 2), of('', 3, 1)])
  // What is packed was taken already, and what somebody wants to cancel stays where it is.
  expect(await sellerStep(shop, both, { step: 'process' })).toBe(200)
  expect(await packing()).toEqual([of('TEH-1', 1, 1), of('', 3, 1)])
  valueOf(await shop.call('order.cancel', { orderId: one, reason: 'Berubah pikiran' }, guest('visitor-two')))
  expect(await packing()).toEqual([of('', 3, 1)])
  const { waiting } = (await shop.admin('GET', '/today')).body as { waiting: { what: string; count: number }[] }
  expect(waiting.find(({ what }) => what === 'pesanan yang belum dikemas')?.count).toBe(1)
  // Nobody says that an order paid on delivery is packed: it is there until it is sent.
  await shop.admin('PATCH', '/settings', { payments: { methods: ['transfer', 'cod'] } })
  const cod = await place(shop, guest('visitor-four'), [teh], { payment: { vendor: 'cod', method: 'cod' } })
  expect(await packing()).toEqual([of('TEH-1', 1, 1), of('', 3, 1)])
  for (const sent of [{ step: 'ship', receiptNumber: 'JP1234567' }, { step: 'came-back' }]) {
    expect(await sellerStep(shop, cod, sent)).toBe(200)
    expect(await packing()).toEqual([of('', 3, 1)])
  }
})

test('an order is found with its goods, by number, phone, SKU and day, whatever its tab', async () => {
  const { shop, both, one } = await opened()
  const { orders, total } = await list(shop, '')
  expect(total).toBe(2)
  const found = Object.fromEntries(orders.map((order) => [order.id, order]))
  expect(found[both]).toMatchObject({
    goods: [
      { sku: 'KOPI-1', pieces: 2 },
      { sku: 'TEH-1', pieces: 2 },
    ],
    courier: 'Kurir toko',
    payment: expect.stringMatching(/transfer/i),
  })
  expect(await ids(shop, `number=${found[both]?.number.toLowerCase()}`)).toEqual([both])
  expect(await ids(shop, 'phone=0813-0000-0001')).toEqual([one])
  expect((await ids(shop, 'sku=TEH-1')).toSorted()).toEqual([both, one].toSorted())
  expect(await ids(shop, 'sku=KOPI-1')).toEqual([both])
  expect(await ids(shop, 'sku=TEH-1&tab=dikemas')).toEqual([both])
  expect(await ids(shop, 'sku=TIDAK-ADA')).toEqual([])
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  expect((await list(shop, `from=${today}&to=${today}`)).orders).toHaveLength(2)
  expect(await ids(shop, `from=${today}&to=${today}&tab=belum-bayar`)).toEqual([one])
  expect(await ids(shop, 'from=2020-01-01&to=2020-01-31')).toEqual([])
  expect((await shop.admin('GET', '/orders?phone=halo')).status).toBe(422)
  const byNumber = await shop.admin('GET', `/orders/${found[one]?.number}`)
  expect(byNumber.body).toMatchObject({ id: one, note: 'Bungkus kado', history: [{ kind: 'PENDING' }] })
  expect((await shop.admin('GET', '/orders/tidak-ada')).status).toBe(404)
})

test('an order is found by what is known of it: the end of its number, digits of a phone, a part of a name', async () => {
  const { shop, both, one } = await opened()
  const numberOf = async (id: string) =>
    ((await shop.admin('GET', `/orders/${id}`)).body as { number: string }).number.toLowerCase()
  await shop.sql(`UPDATE orders SET address = json_set(address, '$.recipient', 'Made Wijaya%') WHERE id = '${one}'`)
  const by = (words: string) => ids(shop, `text=${encodeURIComponent(words)}`)
  expect(await by(await numberOf(both))).toEqual([both])
  expect(await by((await numberOf(one)).slice(-5))).toEqual([one])
  for (const words of ['wijaya', 'MADE W', 'ya%', '0813-0000-0001', '+62 813 0000', '000001']) {
    expect([words, await by(words)]).toEqual([words, [one]])
  }
  for (const words of ['ma%e', '0001 made', 'inv-2', 'siti']) {
    expect([words, (await by(words)).includes(one)]).toEqual([words, words === 'inv-2'])
  }
  expect(await ids(shop, 'text=wijaya&tab=dikemas')).toEqual([])
  expect((await shop.admin('GET', '/orders?text=ab')).status).toBe(422)
  const viewer = await tokenOf(shop, 'viewer')
  const asViewer = async (words: string) =>
    ((await admin('GET', `/shops/${shop.host}/orders?text=${words}`, undefined, viewer)).body as Listed).orders.length
  expect([await asViewer('wijaya'), await asViewer('081300000001'), await asViewer(await numberOf(one))]).toEqual([
    0, 0, 1,
  ])
})

test('who may not send parcels learns no name, phone or note, and cannot search by a phone', async () => {
  const { shop, one } = await opened()
  const viewer = await tokenOf(shop, 'viewer')
  const asViewer = (path: string) => admin('GET', `/shops/${shop.host}${path}`, undefined, viewer)
  const { status, body } = await asViewer(`/orders/${one}`)
  expect([status, body]).toMatchObject([200, { address: null, buyer: null, note: '', goods: [{ sku: 'TEH-1' }] }])
  expect(JSON.stringify((await asViewer('/orders')).body)).not.toMatch(/Siti|\+62|kado/)
  expect((await asViewer('/orders?phone=081300000001')).status).toBe(403)
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  expect((await asViewer(`/export/orders?from=${today}&to=${today}`)).status).toBe(403)
})

test('the export has a row for each line, each amount once, and no formula', async () => {
  const { shop, teh, both, one } = await opened()
  // Neither one that was not taken nor a registration that ended changes an invoice.
  await shop.admin('PATCH', '/settings', { payments: { methods: ['transfer', 'cod'] } })
  const cod = await place(shop, guest('visitor-four'), [teh], { payment: { vendor: 'cod', method: 'cod' } })
  expect(await sellerStep(shop, cod, { step: 'cancel', note: 'Tidak menjawab' })).toBe(200)
  await shop.admin('PATCH', '/settings', { npwp: null })
  await shop.sql(`UPDATE orders SET note = '=HYPERLINK("https://jahat.example")' WHERE id = '${both}'`)
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  const read = (days: string) =>
    send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/export/orders?${days}`, {
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}` },
      }),
    )
  const answer = await read(`from=${today}&to=${today}`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  const [head, ...rows] = readCsv(text).map(({ cells }) => cells)
  const cell = (row: string[] | undefined, name: string) => row?.[head?.indexOf(name) ?? -1]
  expect(rows.map((row) => [cell(row, 'sku'), cell(row, 'jumlah'), cell(row, 'subtotal'), cell(row, 'ppn')])).toEqual([
    ['KOPI-1', '2', '130000', '12882,88'],
    ['TEH-1', '2', '', ''],
    // Not paid: it has no invoice.
    ['TEH-1', '1', '25000', ''],
    ['TEH-1', '1', '25000', ''],
  ])
  expect(text).toContain(`'=HYPERLINK`)
  expect(text).toContain(`'+6281300000001`)
  expect([one, rows[2]?.length]).toEqual([one, head?.length])
  expect((await read('from=2026-01-01&to=2026-03-01')).status).toBe(422)
  // Two taxes are one amount in whole sen.
  await shop.sql(
    `UPDATE bill SET issued = json_set(issued, '$.tax.amount', 0.1, '$.tax.luxury', json('{"amount":0.2}')) WHERE order_id = '${both}'`,
  )
  expect(await (await read(`from=${today}&to=${today}`)).text()).toMatch(/;"0,3"\r?\n/)
})

test('an export of many orders goes on where its part before ended, and has each order once', async () => {
  const shop = await openSellingShop()
  skipAudit(shop)
  await grow(shop, { products: 30, orders: 95 })
  // Of each the other variants, too: more lines in a part than a list of other things has.
  await shop.sql(`INSERT INTO order_line (order_id, position, variant_id, name, variant_name, slug, image, unit_price, added_price, quantity, weight_grams)
    SELECT l.order_id, row_number() OVER (PARTITION BY l.order_id), v.id, '', '', '', '', 1, 1, 1, 1 FROM order_line l CROSS JOIN variant v WHERE v.id <> l.variant_id`)
  const answer = await send(
    new Request(`https://commerce/admin/v1/shops/${shop.host}/export/orders?from=2023-11-14&to=2023-11-15`, {
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}` },
    }),
  )
  const numbers = readCsv(await answer.text()).map(({ cells }) => cells[0])
  expect([numbers.length, new Set(numbers).size]).toEqual([1 + 95 * 60, 96])
})

test('a label shows the whole phone where no courier was called, takes two sizes, and says that it is a reprint', async () => {
  const { shop, both } = await opened()
  const print = async (size?: string) => {
    const answer = await send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/labels`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ orders: both, ...(size ? { size } : {}) }),
      }),
    )
    return answer.text()
  }
  const first = await print()
  expect(first).toContain('+6281234567890')
  expect(first).toContain('105mm 148mm')
  expect(first).not.toContain('CETAK ULANG')
  const second = await print('100x150')
  expect(second).toContain('100mm 150mm')
  expect(second).toContain('CETAK ULANG')
  await shop.sql(
    `INSERT INTO shipment (reference, order_id, attempt, vendor, rate_code, asked, booking_id, state, created_at) VALUES ('r', '${both}', 1, 'biteship', 'jne:reg', 1, 'b', 'placed', 1)`,
  )
  expect(await print()).toMatch(/\+628\*\*\*\*890/)
  await shop.sql("DELETE FROM shipment WHERE reference = 'r'")
})

test('an order that was cancelled after the page was opened has no label any more, and its pile is not printed', async () => {
  const { shop, both, one } = await opened()
  const headers = { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const print = async (orders = both) => {
    const asked = { method: 'POST', headers, body: JSON.stringify({ orders }) }
    const answer = await send(new Request(`https://commerce/admin/v1/shops/${shop.host}/labels`, asked))
    await answer.text()
    return answer.status
  }
  expect(await sellerStep(shop, both, { step: 'process' })).toBe(200)
  expect(await sellerStep(shop, both, { step: 'cancel', note: 'Stok rusak' })).toBe(200)
  expect(await print()).toBe(422)
  expect(await shop.sql(`SELECT label_prints FROM orders WHERE id = '${both}'`)).toEqual([{ label_prints: 0 }])
  // Nor has one that is not paid yet, or has arrived.
  const prints = [await print(one)]
  for (const body of [{ step: 'confirm-payment' }, { step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }]) {
    expect(await sellerStep(shop, one, body)).toBe(200)
    prints.push(await print(one))
  }
  expect(await sellerStep(shop, one, { step: 'deliver' })).toBe(200)
  expect([...prints, await print(one)]).toEqual([422, 200, 200, 200, 422])
})

test('a receipt number that was typed wrong is corrected once, with its history and a message', async () => {
  const { shop, both } = await opened()
  expect(await sellerStep(shop, both, { step: 'correct-receipt', receiptNumber: 'JP1' })).toBe(422)
  expect(await sellerStep(shop, both, { step: 'correct-receipt', receiptNumber: 'JP1234567' })).toBe(409)
  await ship(shop, both, 'JP1234576')
  for (let press = 0; press < 2; press += 1)
    expect(await sellerStep(shop, both, { step: 'correct-receipt', receiptNumber: 'JP1234567' })).toBe(200)
  expect((await shop.admin('GET', `/orders/${both}`)).body).toMatchObject({
    receiptNumber: 'JP1234567',
    history: [{}, {}, {}, { kind: 'SHIPPING' }, { kind: 'receipt_corrected', note: 'JP1234576 → JP1234567' }],
  })
})

test('a parcel that came back is a state of its order and a sum of its courier, and can be sent again', async () => {
  const { shop, both } = await opened()
  const waiting = async () => (await shop.admin('GET', '/today')).body
  const age = async (days: number) => {
    for (const column of ['orders SET placed_at = placed_at', 'order_event SET at = at'])
      await shop.sql(`UPDATE ${column} - ${days * dayMs}`)
  }
  await age(20)
  await ship(shop, both)
  expect(await waiting()).toMatchObject({ waiting: [{ what: 'paket yang belum sampai', long: false }] })
  await age(15)
  expect(await waiting()).toMatchObject({ waiting: [{ what: 'paket yang belum sampai', long: true }] })
  expect(await sellerStep(shop, both, { step: 'came-back' })).toBe(200)
  // To be sent from the day on which it came back, however old its order is.
  expect(await waiting()).toMatchObject({ waiting: [{ what: 'pesanan yang belum diserahkan', long: false }] })
  expect(await sellerStep(shop, both, { step: 'came-back' })).toBe(409)
  expect((await shop.admin('GET', `/orders/${both}`)).body).toMatchObject({
    status: 'CHANGE_PROCESSING',
    cameBack: true,
  })
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  const couriers = async () => (await shop.admin('GET', `/couriers?from=${today}&to=${today}`)).body
  expect(await couriers()).toMatchObject({
    couriers: [{ courier: 'Kurir toko', returnedParcels: 1, returned: 130_000 }],
  })
  await age(5)
  expect(await waiting()).toMatchObject({ waiting: [{ long: true }] })
  // Nobody sends it while the shop rests.
  const tomorrow = new Date(Date.parse(today) + dayMs).toISOString().slice(0, 10)
  const shippingPause = { from: new Date(Date.parse(today) - 2 * dayMs).toISOString().slice(0, 10), to: today }
  expect((await shop.admin('PATCH', '/settings', { shippingPause })).status).toBe(200)
  expect(await waiting()).toMatchObject({ waiting: [{ long: false }] })
  // The days that are over still count when the pause ends, or another one is written down.
  for (const next of [null, { from: tomorrow, to: tomorrow }]) {
    expect((await shop.admin('PATCH', '/settings', { shippingPause: next })).status).toBe(200)
    expect(await waiting()).toMatchObject({ waiting: [{ long: false }] })
  }
  const desk = await openDesk(shop, 'owner')
  expect(await desk.read('/toko')).toContain('Hapus libur')
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.shippingPause.from', '2026-01-02', '$.shippingPause.to', '2026-01-03')`,
  )
  const over = await desk.read('/toko')
  expect([over.includes('Hapus libur'), over.includes('(terakhir 02 Jan 2026 sampai 03 Jan 2026)')]).toEqual([
    false,
    true,
  ])
  expect(await sellerStep(shop, both, { step: 'ship', receiptNumber: 'JP1234568' })).toBe(200)
  expect((await shop.admin('GET', `/orders/${both}`)).body).toMatchObject({ status: 'SHIPPING', cameBack: false })
})

test('cash on delivery is expected, collected and paid out, courier by courier', async () => {
  const shop = await openSellingShop({ demo: false })
  await shop.admin('PATCH', '/settings', { payments: { methods: ['transfer', 'cod'] } })
  const orderId = await place(shop, me, [await shop.item({ price: 50_000 })], {
    payment: { vendor: 'cod', method: 'cod' },
  })
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  const couriers = async () => (await shop.admin('GET', `/couriers?from=${today}&to=${today}`)).body
  const total = Number((await shop.sql(`SELECT total FROM orders WHERE id = '${orderId}'`))[0]?.['total'])
  expect(await couriers()).toMatchObject({ couriers: [{ expectedParcels: 1, expected: total, collected: 0 }] })
  // A program writes it in its own way, and the courier's list in another.
  for (const body of [{ step: 'ship', receiptNumber: 'jp1234567' }, { step: 'deliver' }])
    expect(await sellerStep(shop, orderId, body)).toBe(200)
  expect(await couriers()).toMatchObject({
    couriers: [{ expected: 0, collectedParcels: 1, collected: total, missing: total }],
  })
  await shop.admin('POST', '/money/payout', {
    courier: 'Kurir toko',
    parcels: [{ receipt: 'JP1234567', amount: total }],
  })
  expect(await couriers()).toMatchObject({ couriers: [{ collected: total, missing: 0 }] })
  // What the shop brings itself comes back with its own people.
  const own = { courier: 'Kurir toko', perOrder: 9_000, daysMin: 1, daysMax: 2, codFee: 4_480, driven: true }
  expect((await shop.admin('PATCH', '/settings', { shippingRates: [own] })).status).toBe(200)
  const brought = await place(shop, guest('visitor-two'), [await shop.item({ price: 50_000 })], {
    payment: { vendor: 'cod', method: 'cod' },
  })
  for (const body of [{ step: 'ship' }, { step: 'deliver' }]) expect(await sellerStep(shop, brought, body)).toBe(200)
  expect(await couriers()).toMatchObject({ couriers: [{ collectedParcels: 2, collected: 2 * total, missing: 0 }] })
  expect((await shop.admin('GET', '/money/unpaid')).body).toEqual({ parcels: [] })
  expect(JSON.stringify((await shop.admin('GET', '/today')).body)).not.toContain('COD')
  expect((await shop.admin('GET', '/money/received')).body).toMatchObject({
    received: [
      { by: 'courier', amount: total },
      { by: 'handover', source: 'cod', amount: total },
    ],
  })
})

test('an unpaid order reminds its buyer once before it ends', async () => {
  const shop = await openSellingShop()
  const email = 'ani@contoh.id'
  const orderId = await place(shop, me, [await shop.item({ stock: 9 })], { payment: transfer, email })
  const statusOf = async (id: string) => (await shop.sql(`SELECT status FROM orders WHERE id = '${id}'`))[0]?.['status']
  const number = (await shop.sql(`SELECT number FROM orders WHERE id = '${orderId}'`))[0]?.['number']
  await shop.wait(20)
  await shop.runDue()
  expect(await sentences(shop, 'order_unpaid')).toEqual([])
  await shop.wait(1.5)
  await shop.runDue()
  await shop.runDue()
  expect(await sentences(shop, 'order_unpaid')).toMatchObject([{ number }])
  expect(await statusOf(orderId)).toBe('PENDING')
  await shop.wait(4)
  await shop.runDue()
  expect(await statusOf(orderId)).toBe('EXPIRED')
  expect(await sentences(shop, 'order_unpaid')).toHaveLength(1)
})

test('the report of a day says what was sold, by goods, source and way to pay', async () => {
  const { shop, both } = await opened()
  const today = new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)
  const report = async () => (await shop.admin('GET', `/report?from=${today}&to=${today}`)).body
  expect(await report()).toMatchObject({
    placed: 2,
    orders: 1,
    gross: 130_000,
    vouchers: 0,
    shipping: 9_000,
    refunded: 0,
    net: 130_000,
    tax: 12_882.88,
    sources: [{ source: 'toko', orders: 1 }],
    payments: [{ orders: 1 }],
    goods: [
      { sku: 'KOPI-1', pieces: 2, amount: 80_000 },
      { sku: 'TEH-1', pieces: 2, amount: 50_000 },
    ],
  })
  await shop.admin('PATCH', '/settings', { npwp: null })
  expect(await report()).toMatchObject({ tax: 12_882.88 })
  await sellerStep(shop, both, { step: 'cancel', note: 'Rusak' })
  expect(await report()).toMatchObject({ placed: 2, orders: 0, gross: 0, tax: null, goods: [] })
})

test('the simulated shop still answers a press: paying by a vendor is named in the list', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  await press(shop, orderId, me, 'settlement')
  expect((await list(shop, '')).orders[0]?.payment).toMatch(/BCA/)
})

test('the report names the ways to pay as the list does, each once', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(guest('visitor-ani'))
  await fund(shop, ani, { wallet: 70_000 })
  // The balance pays for one as a whole, and a part of the next; the bank pays its rest, and the guest's.
  for (const who of [ani, ani, me]) {
    const orderId = await prepare(shop, who, [await shop.item()])
    if (who === ani) valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
    valueOf(await shop.call('checkout.place', { orderId }, who))
    if ((await order(shop, orderId, who)).status === 'PENDING') await press(shop, orderId, who, 'settlement')
  }
  const listed = new Set((await list(shop, '')).orders.map(({ payment }) => payment))
  expect(listed.size).toBe(3)
  const { payments } = (await shop.admin('GET', '/report')).body as { payments: { payment: string; orders: number }[] }
  expect(payments.map(({ payment }) => payment).toSorted()).toEqual([...listed].toSorted())
  expect(payments.find(({ payment }) => /BCA/.test(payment))).toMatchObject({ orders: 2, value: 118_000 })
})

test('an order that the balance has paid as a whole names no way to pay that was chosen before', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(guest('visitor-ani'))
  const cod = { vendor: 'cod', method: 'cod' }
  for (const payment of [bcaVa, cod]) {
    // Her balance is the money of an order of the same price that was cancelled.
    const cancelled = await place(shop, ani, [await shop.item()], { payment: { ...bcaVa, method: 'bni_va' } })
    await press(shop, cancelled, ani, 'settlement')
    await sellerStep(shop, cancelled, { step: 'cancel', note: 'Habis' })
    const orderId = await prepare(shop, ani, [await shop.item()], { payment })
    valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, ani))
    valueOf(await shop.call('checkout.place', { orderId }, ani))
    expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ total: 0, payment: 'Saldo Toko' })
  }
  expect((await shop.admin('GET', '/report')).body).toMatchObject({
    payments: [{ payment: 'Saldo Toko', orders: 2, value: 118_000 }],
  })
  expect((await shop.admin('GET', '/export/orders')).body).not.toContain('BCA Virtual Account')
})
