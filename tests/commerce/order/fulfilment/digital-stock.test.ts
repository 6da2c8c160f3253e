import { expect, test } from 'vitest'
import trimming from '../../../../migrations/shop/0022_trimmed_codes.sql?raw'
import { numbersFrom } from '#demo/random.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { expectSound, order, outcome, press, stockOf, valueOf } from '../checkout/checkout-steps.ts'
import { addCodes, addFile, bought, readied, reveal } from './digital-steps.ts'

const codes = (count: number, prefix = 'A') => Array.from({ length: count }, (_, at) => `${prefix}-${at}`)
const findings = async (shop: SellingShop) =>
  ((await shop.admin('GET', '/doctor')).body as { findings: { id: string }[] }).findings.map(({ id }) => id)

test('of ten pieces and two codes two can be bought: on the page, in the cart, by two at once, and when an order is paid late', async () => {
  const shop = await openSellingShop()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const item = await shop.item({ digital: true, stock: 10 })
  await addCodes(shop, item, codes(2))
  expect(valueOf(await shop.call('catalog.find', { slug: `kopi-${item}` }))).toMatchObject({ variants: [{ stock: 2 }] })
  expect(await shop.call('cart.add', { itemId: item, quantity: 3 }, ani)).toMatchObject({
    code: 'stock_short',
    message: 'Stok tidak mencukupi, tersisa 2.',
  })
  const [hers, his] = [await readied(shop, ani, item, 2), await readied(shop, budi, item, 2)]
  const placed = await Promise.all([
    shop.call('checkout.place', { orderId: hers }, ani),
    shop.call('checkout.place', { orderId: his }, budi),
  ])
  expect(placed.map(outcome).toSorted()).toEqual(['accepted', 'stock_out'])
  expect(await stockOf(shop, item)).toBe(0)
  await expectSound(shop)

  // The first order runs out, the other one takes the codes, and the money for the first comes late.
  const [first, who, second, other] = placed[0]?.ok ? [hers, ani, his, budi] : [his, budi, hers, ani]
  await shop.wait(25)
  await shop.runDue()
  expect(await stockOf(shop, item)).toBe(2)
  valueOf(await shop.call('checkout.place', { orderId: second }, other))
  await press(shop, second, other, 'settlement')
  await shop.sql(
    `UPDATE charge SET state = 'pending' WHERE bill_code = (SELECT code FROM bill WHERE order_id = '${first}')`,
  )
  await shop.admin('POST', `/orders/${first}`, { step: 'confirm-payment', attempt: 1 })
  expect((await order(shop, first, who)).status).toBe('EXPIRED')
  expect(await reveal(shop, other, second, item)).toMatchObject({ codes: ['A-0', 'A-1'], missing: 0 })
})

test('what the seller counts, adds and imports never sells more than the codes that are left', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const item = await shop.item({ digital: true, stock: 10 })
  await addCodes(shop, item, codes(4))
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  expect((await shop.admin('POST', '/stock', { itemId: item, stock: 9 })).body).toEqual({
    changed: 0,
    codesShort: 1,
    missing: 0,
  })
  const desk = await openDesk(shop, 'manager')
  const pressed = await desk.press('/produk', 'stock', { id: item, change: '6', reason: 'received' })
  const said = (pressed.headers.get('location') ?? '').replace('/kelola', '')
  expect(await desk.read(said)).toContain('Varian ini dijual dengan kode: tambahkan kodenya dulu.')
  expect(await stockOf(shop, item)).toBe(3)
  expect((await shop.admin('POST', '/stock', { itemId: item, stock: 1 })).body).toEqual({
    changed: 1,
    codesShort: 0,
    missing: 0,
  })
  // A new code is a new piece, and a code that is read changes nothing.
  await addCodes(shop, item, ['B-1', 'A-1'])
  expect(await stockOf(shop, item)).toBe(2)
  await reveal(shop, ani, orderId, item)
  expect(await stockOf(shop, item)).toBe(2)
  const counted = { counted: true, products: [{ slug: `kopi-${item}`, variants: [{ stock: 50 }] }] }
  expect((await shop.admin('POST', '/import', counted)).status).toBe(200)
  expect(await stockOf(shop, item)).toBe(4)
})

test('a code is one code, whatever stands around it in the list that it was copied from', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ digital: true, stock: 0 })
  const added = async (...codes: string[]) =>
    (await shop.admin('POST', '/licences', { itemId: item, codes })).body as object
  expect(await added('KODE-1', 'KODE-1 ', '\tKODE-1', 'KODE-1\r', 'KODE-1\n')).toEqual({ added: 1 })
  expect(await added(' KODE-1', 'KODE 2\r')).toEqual({ added: 1 })
  const licences = [{ productSlug: `kopi-${item}`, codes: ['KODE-1\r\n', 'KODE 2 '] }]
  expect((await shop.admin('POST', '/import', { licences })).status).toBe(200)
  expect(await shop.sql('SELECT code FROM licence ORDER BY code')).toEqual([{ code: 'KODE 2' }, { code: 'KODE-1' }])
  expect(await stockOf(shop, item)).toBe(2)
  expect((await shop.admin('POST', '/licences', { itemId: item, codes: [' \r\n'] })).status).toBe(422)
})

test('a code that was kept with its line end is trimmed by a migration and not added again, sold or not', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer()
  const item = await shop.item({ digital: true, stock: 0 })
  await addCodes(shop, item, codes(3, 'KODE'))
  await shop.sql(`UPDATE licence SET code = code || char(13) WHERE code <> 'KODE-1'`)
  await shop.sql(`UPDATE licence SET code = char(65279) || code WHERE code LIKE 'KODE-2%'`)
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  expect(await reveal(shop, ani, orderId, item)).toMatchObject({ codes: ['KODE-0\r'] })
  await shop.sql(trimming.split('--> statement-breakpoint')[0] ?? '')
  expect(await reveal(shop, ani, orderId, item)).toMatchObject({ codes: ['KODE-0'] })
  expect(await addCodes(shop, item, codes(3, 'KODE'))).toEqual({ added: 0 })
  const licences = [{ productSlug: `kopi-${item}`, codes: codes(4, 'KODE').map((code) => `${code}\r`) }]
  expect((await shop.admin('POST', '/import', { licences })).status).toBe(200)
  expect(await stockOf(shop, item)).toBe(3)
  // The same words are a code of its own for another variant.
  expect(await addCodes(shop, await shop.item({ digital: true, stock: 0 }), ['KODE-0'])).toEqual({ added: 1 })
})

test('a product that comes as a file sells what is in stock', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ digital: true, stock: 10 })
  expect(await findings(shop)).toContain('nothing-to-hand-over')
  await addFile(shop, { itemId: item })
  expect(await stockOf(shop, item)).toBe(10)
  expect(await findings(shop)).not.toContain('nothing-to-hand-over')
  await bought(shop, await shop.customer(), item, { quantity: 3 })
  expect((await shop.admin('POST', '/stock', { itemId: item, stock: 90 })).body).toEqual({
    changed: 1,
    codesShort: 0,
    missing: 0,
  })
})

test('sold, added, counted, read, cancelled and paid back in any order: nobody can buy a piece without a code', async () => {
  const shop = await openSellingShop()
  const random = numbersFrom('codes')
  const item = await shop.item({ digital: true, stock: 6 })
  const shoppers = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const orders: { orderId: string; quantity: number; who: (typeof shoppers)[number]; paid: boolean; back: number }[] =
    []
  const any = <T>(rows: readonly T[]): T | undefined => rows[Math.floor(random() * rows.length)]
  for (let step = 0; step < 60; step += 1) {
    const at = Math.floor(random() * 7)
    const one = any(orders)
    const who = any(shoppers)
    const left = await stockOf(shop, item)
    if (at <= 1 && who && left > 0) {
      const quantity = 1 + Math.floor(random() * Math.min(3, left))
      const orderId = await readied(shop, who, item, quantity)
      // The shop may refuse who holds too many pieces unpaid.
      const placed = await shop.call('checkout.place', { orderId }, who)
      if (placed.ok) {
        const paid = random() < 0.7 && (await press(shop, orderId, who, 'settlement')).ok
        orders.push({ orderId, quantity, who, paid, back: 0 })
      } else await shop.sql('DELETE FROM cart_line')
    } else if (at === 2) await addCodes(shop, item, codes(1 + Math.floor(random() * 3), `S${step}`))
    else if (at === 3) await shop.admin('POST', '/stock', { itemId: item, stock: Math.floor(random() * 12) })
    else if (at === 4 && one?.paid && one.back < one.quantity) await reveal(shop, one.who, one.orderId, item)
    else if (at === 5 && one && !one.paid) {
      if (random() < 0.5) one.paid = (await press(shop, one.orderId, one.who, 'settlement')).ok
      else if ((await shop.call('order.cancel', { orderId: one.orderId, reason: 'Berubah' }, one.who)).ok)
        orders.splice(orders.indexOf(one), 1)
    } else if (at === 6 && one?.paid && one.back < one.quantity) {
      one.back += 1
      const body = { step: 'refund', itemId: item, pieces: one.back, note: 'Kode habis' }
      expect((await shop.admin('POST', `/orders/${one.orderId}`, body)).status).toBe(200)
    }
    expect([step, await shop.audit()]).toEqual([step, []])
  }
  // Everybody who has paid and was not paid back gets a code, once those that were missing at the start are there.
  await addCodes(shop, item, codes(12, 'Z'))
  for (const { orderId, who, quantity, back, paid } of orders)
    if (paid && back < quantity) expect((await reveal(shop, who, orderId, item)).missing).toBe(0)
})
