import { expect, test } from 'vitest'
import type { Invoice } from '#shared/api/order/invoice.ts'
import { outcome, place, press, valueOf } from '../checkout/checkout-steps.ts'
import { bought } from '../fulfilment/digital-steps.ts'
import { ask, returnStep } from './return-steps.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { guest, openSellingShop, type Caller, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const npwp = '0123456789012345'
const before = { npwp, businessName: 'CV Lama', businessAddress: 'Jl. Lama 1', businessEmail: 'lama@contoh.id' }
const after = { npwp: null, businessName: 'PT Baru', businessAddress: 'Jl. Baru 2', businessEmail: 'baru@contoh.id' }
const termsOf = (text: string) => ({
  slug: 'syarat-ketentuan',
  title: 'Syarat & Ketentuan',
  summary: 'Aturan',
  body: [{ kind: 'paragraph', text }],
})

const change = async (shop: SellingShop, settings: object, terms: string): Promise<void> => {
  expect((await shop.admin('PATCH', '/settings', settings)).status).toBe(200)
  expect((await shop.admin('POST', '/information', termsOf(terms))).status).toBe(200)
}
const invoiceOf = async (shop: SellingShop, orderId: string, as: Caller): Promise<Invoice> =>
  valueOf(await shop.call('order.findInvoice', { orderId }, as))

// Proves §2.30
test('an invoice says what it was issued with, whatever becomes of the shop', async () => {
  const shop = await openSellingShop()
  const as = await shop.customer(me)
  const item = await shop.item({ stock: 10, price: 50_000 })
  await change(shop, before, 'Kata-kata lama')
  const orderId = await place(shop, as, [item])
  // The terms are those of the order, the rest is that of the payment.
  await change(shop, { ...before, businessName: 'CV Lama Sekali' }, 'Kata-kata baru')
  await press(shop, orderId, as, 'settlement')
  const issued = await invoiceOf(shop, orderId, as)
  expect(issued).toMatchObject({
    seller: { name: 'CV Lama Sekali', address: 'Jl. Lama 1', email: 'lama@contoh.id' },
    tax: { npwp, percent: 12, part: '11/12', price: 45_045.05, base: 41_291.29, amount: 4_954.95 },
    terms: { body: [{ kind: 'paragraph', text: 'Kata-kata lama' }] },
    credits: [],
  })
  expect(issued.arrivesFrom).not.toBeNull()
  const page = () => sheetOf(shop, orderId, as)
  const sheet = await page()
  // A doubled word is kept whole by an element of its own.
  const read = sheet.replaceAll(/<[^>]*>/g, '')
  for (const words of ['CV Lama Sekali', npwp, 'PPN 12%', 'Kata-kata lama', 'Dijanjikan tiba'])
    expect(read).toContain(words)
  await change(shop, after, 'Kata-kata terbaru')
  expect(JSON.stringify(await invoiceOf(shop, orderId, as))).toBe(JSON.stringify(issued))
  expect(await page()).toBe(sheet)
  // The next order is under what stands now.
  const next = await place(shop, as, [item], { payment: { vendor: 'cod', method: 'cod' } })
  const onDelivery = await invoiceOf(shop, next, as)
  expect(onDelivery).toMatchObject({
    seller: { name: 'PT Baru' },
    tax: null,
    terms: { body: [{ text: 'Kata-kata terbaru' }] },
  })
  await shop.admin('PATCH', '/settings', before)
  for (const body of [{ step: 'ship', receiptNumber: 'JP1234567' }, { step: 'deliver' }])
    expect(await sellerStep(shop, next, body)).toBe(200)
  expect(await invoiceOf(shop, next, as)).toEqual(onDelivery)
})

test('luxury goods are taxed by their whole price, also when they go back, and as they were when they were paid', async () => {
  const shop = await openSellingShop()
  const as = await shop.customer(me)
  await shop.admin('PATCH', '/settings', before)
  const [usual, ring] = [await shop.item({ price: 111_000 }), await shop.item({ price: 1_120_000 })]
  await shop.sql(`UPDATE product SET luxury = 1 WHERE id = 'p-${ring}'`)
  const orderId = await place(shop, as, [usual, ring], { quantity: 2 })
  await press(shop, orderId, as, 'settlement')
  const luxury = { percent: 12, part: '1/1', price: 2_000_000, base: 2_000_000, amount: 240_000 }
  const issued = await invoiceOf(shop, orderId, as)
  expect(issued.tax).toEqual({
    ...{ npwp, percent: 12, part: '11/12', price: 200_000, base: 183_333.33, amount: 22_000 },
    luxury,
  })
  await shop.sql('UPDATE product SET luxury = 0')
  expect(await invoiceOf(shop, orderId, as)).toEqual(issued)
  await shipAndDeliver(shop, orderId)
  const credited = []
  for (const item of [ring, usual, ring, usual]) {
    const returnId = await ask(shop, as, orderId, item, { solution: 'refund' })
    for (const step of ['approve', 'refund']) expect(await returnStep(shop, returnId, { step })).toBe(200)
    const { tax, luxuryTax } = (await invoiceOf(shop, orderId, as)).credits.at(-1) ?? {}
    credited.push([tax?.amount, luxuryTax?.amount])
  }
  expect(credited).toEqual([
    [0, 120_000],
    [11_000, 0],
    [0, 120_000],
    [11_000, 0],
  ])
  expect(await sheetOf(shop, orderId, as)).toContain('Harga Jual (barang mewah, belum termasuk PPN)')
})

test('codes that the seller pays back are a credit note of their part, a guest’s too', async () => {
  const shop = await openSellingShop()
  await shop.admin('PATCH', '/settings', before)
  const item = await shop.item({ digital: true, stock: 10, price: 111_000 })
  const orderId = await bought(shop, me, item, { quantity: 3 })
  for (const pieces of [1, 3])
    expect(await sellerStep(shop, orderId, { step: 'refund', itemId: item, pieces, note: 'Kode habis' })).toBe(200)
  const { tax, credits } = await invoiceOf(shop, orderId, me)
  expect(tax).toMatchObject({ amount: 33_000, luxury: null })
  expect(credits.map(({ amount, tax: part, lines }) => [amount, part?.amount, lines[0]?.quantity])).toEqual([
    [111_000, 11_000, 1],
    [222_000, 22_000, 2],
  ])
})

const sheetOf = async (shop: SellingShop, orderId: string, { token }: Caller): Promise<string> => {
  const headers = { cookie: `__Host-ACCESS_WEB=${token}` }
  const html = await (await browse(shop).fetch(`/profile/order/${orderId}/invoice`, { headers })).text()
  return html.slice(html.indexOf('<article'), html.indexOf('</article>'))
}

test('wordings of the terms that nobody bought under make room for the next', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 10, price: 50_000 })
  const kept = () => shop.sql(`SELECT body ->> '$[0].text' AS text FROM terms_version ORDER BY since`)
  await change(shop, {}, 'satu')
  await change(shop, {}, 'dua')
  await change(shop, {}, 'dua')
  expect(await kept()).toEqual([{ text: 'dua' }])
  await place(shop, me, [item])
  await change(shop, {}, 'tiga')
  await change(shop, {}, 'empat')
  expect(await kept()).toEqual([{ text: 'dua' }, { text: 'empat' }])
})

test('what goes back is on a credit note, whose taxes add up to that of the invoice', async () => {
  const shop = await openSellingShop()
  await change(shop, before, 'Kata-kata')
  const as = await shop.customer(me)
  const item = await shop.item({ stock: 10, price: 33_333 })
  const cancelled = await place(shop, as, [item], { quantity: 3 })
  expect(outcome(await shop.call('order.findInvoice', { orderId: cancelled }, as))).toBe('invoice_unavailable')
  await press(shop, cancelled, as, 'settlement')
  const { tax } = await invoiceOf(shop, cancelled, as)
  expect(await sellerStep(shop, cancelled, { step: 'cancel', note: 'Habis' })).toBe(200)
  const [whole] = (await invoiceOf(shop, cancelled, as)).credits
  expect(whole).toMatchObject({
    tax: { price: tax?.price, base: tax?.base, amount: tax?.amount },
    lines: [{ quantity: 3 }],
  })
  const returned = await place(shop, as, [item], { quantity: 3 })
  await press(shop, returned, as, 'settlement')
  await shipAndDeliver(shop, returned)
  for (const quantity of [1, 2]) {
    const lines = [{ itemId: item, quantity }]
    const id = await ask(shop, as, returned, item, { solution: 'refund', lines })
    for (const step of ['review', 'approve', 'refund']) await returnStep(shop, id, { step })
  }
  const { credits } = await invoiceOf(shop, returned, as)
  expect(credits.map(({ amount, lines: [line] }) => [amount, line?.quantity])).toEqual([
    [33_333, 1],
    [66_666, 2],
  ])
  for (const of of ['price', 'base', 'amount'] as const)
    expect(credits.reduce((sum, credit) => sum + (credit.tax?.[of] ?? 0), 0)).toBeCloseTo(tax?.[of] ?? 0, 6)
  expect(await sheetOf(shop, returned, as)).toContain('Nota Kredit')
})
