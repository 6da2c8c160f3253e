import { expect, test } from 'vitest'
import type { Invoice } from '#shared/api/order/invoice.ts'
import type { Invoices } from '#shared/admin/invoices.ts'
import { roles } from '#shared/admin/roles.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { order, place, press, valueOf } from '../checkout/checkout-steps.ts'

const me = guest('visitor-one')
const listOf = async (shop: SellingShop, query: string): Promise<{ status: number; body: Invoices }> => {
  const { status, body } = await shop.admin('GET', `/invoices${query}`)
  return { status, body: body as Invoices }
}
const numbersOf = ({ body }: { body: Invoices }) => body.invoices.map(({ invoice }) => invoice.number)

async function paid(shop: SellingShop, as = me) {
  const orderId = await place(shop, as, [await shop.item({ price: 50_000 })], { quantity: 2 })
  await press(shop, orderId, as, 'settlement')
  return { orderId, number: (await order(shop, orderId, as)).number }
}

test('the seller reads an invoice as the shopper does, by id or number, and nothing that opens the order', async () => {
  const shop = await openSellingShop()
  const { orderId, number } = await paid(shop)
  const unpaid = await place(shop, me, [await shop.item()])
  const { status, body } = await listOf(shop, `?orders=${orderId},${number.toLowerCase()},${unpaid}`)
  expect(status).toBe(200)
  expect(numbersOf({ body })).toEqual([number, number])
  expect(body).toMatchObject({ without: [(await order(shop, unpaid, me)).number], next: null })
  const own = await order(shop, orderId, me)
  const [first] = body.invoices
  const read = valueOf(await shop.call<Invoice>('order.findInvoice', { orderId }, me))
  // The terms are for the screen: fifty sheets would have them fifty times.
  expect(read.terms).not.toBeNull()
  expect(first?.invoice).toEqual({ ...read, terms: null })
  const { lines, summary, total, value, paidWith, address, shippingName, placedAt } = own
  expect(first?.order).toMatchObject({ lines, summary, total, value, paidWith, address, shippingName, placedAt })
  const said = JSON.stringify(body)
  for (const secret of [own.trackToken, own.bill?.shareToken]) expect(said).not.toContain(secret ?? 'nothing')
  expect((await listOf(shop, `?orders=${orderId},INV-20200101-AAAAA`)).status).toBe(422)
})

test('all of a day, page by page, without those that were never paid', async () => {
  const shop = await openSellingShop()
  const first = await paid(shop)
  await place(shop, me, [await shop.item()])
  const second = await paid(shop)
  expect(numbersOf(await listOf(shop, ''))).toEqual([second.number, first.number])
  expect((await listOf(shop, '')).body).toMatchObject({ without: [], next: null })
  expect(numbersOf(await listOf(shop, `?after=${second.orderId}`))).toEqual([first.number])
  expect(numbersOf(await listOf(shop, '?day=2020-01-01'))).toEqual([])
  expect((await listOf(shop, '?day=besok')).status).toBe(422)
  // One that was ordered yesterday is not among those of today.
  await shop.wait(24)
  expect(numbersOf(await listOf(shop, ''))).toEqual([])
})

// Proves ASVS 8.2.1
test('who sends no parcels gets no invoice, and each reading of them is a line of the log', async () => {
  const shop = await openSellingShop()
  const { orderId } = await paid(shop)
  for (const role of roles) {
    const issued = (await shop.admin('POST', '/tokens', { name: `Meja ${role}`, role })).body as { token: string }
    const { status } = await admin('GET', `/shops/${shop.host}/invoices?orders=${orderId}`, undefined, issued.token)
    expect([role, status]).toEqual([role, role === 'viewer' ? 403 : 200])
  }
  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { operation: string }[] }
  expect(lines.filter(({ operation }) => operation === 'order.listInvoices')).toHaveLength(roles.length - 1)
})
