import { expect } from '@playwright/test'
import { address } from './support/buy.ts'
import { foreignToken, test } from './support/fixture.ts'
import { expectWholePage } from './support/expect-whole-page.ts'

test('a guest buys without script from a backend with only the specification’s calls', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  const product = await visitor.get('/product/teh-melati-celup')
  expect(product.body).toContain('Rp 18.500')
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
  const cart = await visitor.get('/order/cart')
  expect(cart.body).toContain('Rp 37.000')
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const created = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = created.headers.location ?? ''

  const first = await visitor.get(checkout)
  expectWholePage(first, 'checkout')
  expect(first.body).toContain('Total Harga (2 barang)')
  const saved = await visitor.post(`${checkout}&_=address`, address)
  expect(saved.status, saved.body.slice(0, 400)).toBe(303)
  const addressed = await visitor.get(checkout)
  expect(addressed.body).toContain('Jl. Riau No. 10')
  expect(addressed.body).toContain('JNE REG')
  await visitor.post(`${checkout}&_=shipping`, { shipping: 'JNE-REG' })
  await visitor.post(`${checkout}&_=payment`, { payment: 'ACMEPAY|BCA' })
  const ready = await visitor.get(checkout)
  expect(ready.body).toContain('Rp 48.000')

  const placed = await visitor.post(`${checkout}&_=place`, {
    note: 'Titip satpam',
    acceptedTotal: '48000',
    _key: 'kunci-1',
  })
  expect(placed.status, placed.body.slice(0, 400)).toBe(303)
  expect(JSON.parse(shop.last('POST /sale/checkout-v3').body)).toEqual({
    SALE_ID: expect.anything() as unknown,
    SALE_SALE_LINE_REMARK: 'Titip satpam',
  })
  const success = await visitor.get(placed.headers.location ?? '')
  expect(success.body).toContain('8808123456789012')
  expect(success.body).toContain('Rp 48.000')
  expectWholePage(success, 'success')

  const id = new URL(checkout, visitor.origin).searchParams.get('SALE_ID')
  // This backend knows a bill by its code alone, which the link to the file of the QR code does not have.
  shop.change = (line, data) =>
    line === 'POST /sale/bill-detail'
      ? { ...(data as object), BILL_STATUS: 'UNPAID', PAYMENT_QR: '00020101021226620014COM.ACMEPAY.WWW' }
      : data
  expect((await visitor.get(placed.headers.location ?? '')).body).toContain('/order/qr?SALE_ID=')
  const file = await visitor.get(`/order/qr?SALE_ID=${id}`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png'])
  const askedBy = () => Object.keys(JSON.parse(shop.last('POST /sale/bill-detail').body) as object)
  expect(askedBy()).toEqual(['SALE_ID', 'SALE_BILL_CODE'])
  const before = shop.calls(/bill-detail/).length
  await visitor.get(`/order/success?SALE_ID=${id}`)
  expect([shop.calls(/bill-detail/).length - before, askedBy()]).toEqual([1, ['SALE_ID', 'SALE_BILL_CODE']])

  const invoice = await visitor.get(`/profile/order/${id}/invoice`)
  expect(invoice.status).toBe(200)
  expect(invoice.body).toContain('INV-')
  expect(invoice.body).toMatch(/Metode pembayaran: (<!-- -->)?BCA Virtual Account/)
  expect(invoice.body).toContain('Teh Melati Celup')
  expect(invoice.body).toContain('Rp 48.000')
  expectWholePage(invoice, 'invoice')
})

// Proves §3.35
test('a voucher stays applied when a backend says its code alone, and its checkout has no sum that may be wrong', async ({
  foreignWithCatalogue: shop,
  visit,
}) => {
  const visitor = visit(shop)
  await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const created = await visitor.post('/order/cart?_=create', { line: String(data[0]?.id) })
  const checkout = created.headers.location ?? ''
  expect((await visitor.get(checkout)).body).toContain('Total Harga (2 barang)')
  expect((await visitor.post(`${checkout}&_=voucher`, { code: 'HEMAT' })).status).toBe(303)
  await visitor.get('/')
  const { body } = await visitor.get(checkout)
  const card = body.slice(body.indexOf('Voucher/Kode Promo'), body.indexOf('Metode Pembayaran'))
  expect(card).toContain('>HEMAT<')
  expect(card).not.toContain('Pakai voucher atau masukkan kode')
  expect(body).not.toContain('Total Harga (2 barang)')
  expect(body).toContain('Dihitung toko')

  // The specification has no call that takes it off, which shows at the first press.
  expect(card).toContain('Lepas')
  const refused = await visitor.post(`${checkout}&_=voucher`, { code: 'HEMAT', active: '0' })
  expect(refused.body).toContain('Toko ini belum menyediakannya.')
  await expect(async () => {
    const after = await visitor.get(checkout)
    expect([after.body.includes('>HEMAT<'), after.body.includes('Lepas')]).toEqual([true, false])
  }).toPass({ timeout: 5_000 })
})
