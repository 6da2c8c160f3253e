import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'
import { outcome, stockOf } from '../checkout/checkout-steps.ts'
import { withNumber } from '../../wallet/wallet-steps.ts'

const recipient = {
  recipient: 'Rina Wijaya',
  phone: '0813-1111-2222',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 12 RT 01/02',
}
interface Made {
  orderId: string
  number: string
  total: number
  link: string
}
const make = async (shop: SellingShop, more: object) => {
  const { status, body } = await shop.admin('POST', '/orders', {
    recipient,
    shipping: { code: 'own:kurir-toko' },
    ...more,
  })
  return { status, body: body as Made & { code?: string; fields?: Record<string, string> } }
}
const drafts = (shop: SellingShop) => shop.sql("SELECT id FROM orders WHERE status = 'DRAFT'")

test('the seller makes an order of a chat: own price, own shipping, and a link that shows how to pay', async () => {
  const shop = await openSellingShop({ demo: false })
  const item = await shop.item({ price: 50_000, stock: 5 })
  await shop.sql(`UPDATE variant SET sku = 'KM-1' WHERE id = '${item}'`)
  const { status, body } = await make(shop, {
    lines: [{ sku: 'KM-1', pieces: 2, price: 42_000 }],
    shipping: { courier: 'Ojek Pak Budi', cost: 15_000 },
    note: 'Dari WhatsApp',
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^INV-/) } })
  const code = body.total - 99_000
  expect(code).toBeGreaterThanOrEqual(1)
  expect(code).toBeLessThanOrEqual(999)
  expect(await stockOf(shop, item)).toBe(3)
  expect((await shop.admin('GET', `/orders/${body.number}`)).body).toMatchObject({
    source: 'penjual',
    courier: 'Ojek Pak Budi',
    note: 'Dari WhatsApp',
    goods: [{ sku: 'KM-1', pieces: 2, unitPrice: 42_000 }],
    shippingCost: 15_000,
  })
  const { pathname, host } = new URL(body.link)
  expect(host).toBe(shop.host)
  const page = await (await browse(shop).fetch(pathname)).text()
  expect(page).toContain(body.number)
  expect(page).toContain('1234567890')
  expect((await shop.admin('POST', `/orders/${body.orderId}`, { step: 'confirm-payment' })).status).toBe(200)
})

test('its prices are those of now where none is given, and it takes no voucher and no flash price of the shop', async () => {
  const shop = await openSellingShop({ demo: false })
  const item = await shop.item({ price: 50_000, stock: 5 })
  const { body } = await make(shop, { lines: [{ itemId: item, pieces: 1 }] })
  expect((await shop.admin('GET', `/orders/${body.orderId}`)).body).toMatchObject({
    goods: [{ unitPrice: 50_000 }],
    discount: 0,
    shippingCost: 9_000,
  })
})

test('a refused order leaves nothing: short stock, unknown goods, service and way to pay, no address', async () => {
  const shop = await openSellingShop({ demo: false })
  const item = await shop.item({ price: 50_000, stock: 1 })
  const lines = [{ itemId: item, pieces: 1 }]
  const wrong: [object, number][] = [
    [{ lines: [{ itemId: item, pieces: 2 }] }, 409],
    [{ lines: [{ sku: 'TIDAK-ADA', pieces: 1 }] }, 404],
    [{ lines: [{ pieces: 1 }] }, 422],
    [{ lines: [...lines, ...lines] }, 422],
    [{ lines, shipping: { code: 'jne:reg' } }, 409],
    [{ lines, payment: { vendor: 'midtrans', method: 'qris' } }, 409],
    [{ lines, recipient: { recipient: 'Rina', phone: '081311112222' } }, 422],
    [{ lines, delivery: 'pickup' }, 409],
  ]
  const answered = []
  for (const [more, expected] of wrong) {
    const { status, body } = await make(shop, more)
    answered.push([JSON.stringify(more), status >= 400 && status < 500 ? 'refused' : status, body.code, expected > 0])
  }
  expect(answered.map(([, how]) => how)).toEqual(wrong.map(() => 'refused'))
  expect(await drafts(shop)).toEqual([])
  expect(await stockOf(shop, item)).toBe(1)
  expect((await make(shop, { lines })).status).toBe(200)
})

test('a vendor’s number is asked for at once, and only a manager makes prices', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ price: 50_000, stock: 5 })
  const asked = {
    lines: [{ itemId: item, pieces: 1 }],
    shipping: { code: 'jne:reg' },
    payment: { vendor: 'simulator', method: 'bca_va' },
  }
  const { status, body } = await make(shop, asked)
  expect([status, body.total]).toEqual([200, 59_000])
  const [charge] = await shop.sql(
    `SELECT number FROM charge JOIN bill ON bill.code = bill_code WHERE order_id = '${body.orderId}'`,
  )
  expect(String(charge?.['number'])).toMatch(/^\d{8,}$/)
  const { token } = (await shop.admin('POST', '/tokens', { name: 'Gudang', role: 'orders' })).body as { token: string }
  expect((await admin('POST', `/shops/${shop.host}/orders`, { recipient, ...asked }, token)).status).toBe(403)
  const log = JSON.stringify((await shop.admin('GET', '/log')).body)
  expect(log).toContain('order.create')
  expect(log).not.toContain('Rina Wijaya')
})

test('a present that was ordered in a chat is the buyer’s: their messages, their account, not the recipient’s', async () => {
  const shop = await openSellingShop()
  const asked = {
    lines: [{ itemId: await shop.item({ price: 300_000, stock: 5 }), pieces: 1 }],
    shipping: { code: 'jne:reg' },
  }
  expect(await make(shop, { ...asked, buyer: 'bukan nomor' })).toMatchObject({
    status: 422,
    body: { fields: { buyer: expect.any(String) } },
  })
  const { body } = await make(shop, { ...asked, buyer: '0813-9999-8888' })
  expect(await shop.sql(`SELECT DISTINCT target FROM message WHERE order_id = '${body.orderId}'`)).toEqual([
    { target: '+6281399998888' },
  ])
  const claim = async (name: string, phone: string) => {
    const { as } = await withNumber(shop, name, phone, true)
    return outcome(await shop.call('order.claim', { token: body.link.split('/').at(-1) }, as))
  }
  expect(await claim('visitor-recipient', '+6281311112222')).toBe('order_claim')
  expect(await claim('visitor-buyer', '+6281399998888')).toBe('accepted')
  expect(JSON.stringify((await shop.admin('GET', '/log')).body)).not.toContain('9999-8888')
})
