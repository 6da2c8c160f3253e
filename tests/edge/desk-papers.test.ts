import { expect, test } from 'vitest'
import { order, place, press } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { hostileTexts, leak } from '#tests/hostile/values.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('pembeli-kertas')
async function paid(shop: SellingShop) {
  const orderId = await place(shop, me, [await shop.item()])
  await press(shop, orderId, me, 'settlement')
  return { orderId, number: (await order(shop, orderId, me)).number }
}
const sheets = (html: string): number => html.split('class="desk-sheet"').length - 1

test('invoices of the ticked orders or of today are one page to print, a sheet for each', async () => {
  const shop = await openSellingShop()
  const [one, two] = [await paid(shop), await paid(shop)]
  const unpaid = await place(shop, me, [await shop.item()])
  const desk = await openDesk(shop, 'orders')
  const html = await desk.read(`/invoice?size=A6&orders=${one.orderId}&orders=${two.orderId}&orders=${unpaid}`)
  expect(sheets(html)).toBe(2)
  for (const words of [one.number, two.number, 'Siti Aminah', 'Lunas', 'Cetak / Simpan PDF'])
    expect(html).toContain(words)
  expect(html).toContain(`belum ada invoicenya: ${(await order(shop, unpaid, me)).number}.`)
  expect(sheets(await desk.read('/invoice'))).toBe(2)
  expect(await desk.read('/invoice?hari=2020-01-01')).toContain('Belum ada invoice')
  const page = await desk.open('/invoice')
  expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex',
  ])
  // Each screen with parcels leads there, and the page of an order.
  for (const path of ['/kemas', `/pesanan?id=${one.number}`])
    expect(await desk.read(path)).toContain('formAction="/kelola/invoice"')
  expect(await desk.read('')).toContain('href="/kelola/invoice"')
})

test('who sends no parcels sees no way to an invoice and gets none; nor does who is not signed in', async () => {
  const shop = await openSellingShop()
  const { orderId, number } = await paid(shop)
  const viewer = await openDesk(shop, 'viewer')
  for (const path of ['', '/kemas', `/pesanan?id=${number}`])
    expect(await viewer.read(path)).not.toContain('/kelola/invoice')
  const refused = await viewer.open(`/invoice?orders=${orderId}`)
  expect(refused.status).toBe(403)
  expect(await refused.text()).not.toContain('Siti Aminah')
  expect((await viewer.open('/invoice', '')).headers.get('location')).toBe('/kelola/masuk')
})

test('whatever stands in its address, the page answers and lets nothing out', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'orders')
  for (const text of hostileTexts)
    for (const name of ['orders', 'hari', 'sesudah']) {
      const page = await desk.open(`/invoice?${new URLSearchParams({ [name]: text })}`)
      expect([name, text, page.status < 500]).toEqual([name, text, true])
      expect(await page.text()).not.toMatch(leak)
    }
})

test('the page of an order lists what was written to the buyer, with why something did not go out', async () => {
  const shop = await openSellingShop()
  const { orderId, number } = await paid(shop)
  await shop.sql(
    `UPDATE message SET sent_at = NULL, problem = 'HTTP 422 <b>nomor salah</b>' WHERE order_id = '${orderId}' AND kind = 'order_paid'`,
  )
  const html = await (await openDesk(shop, 'orders')).read(`/pesanan?id=${number}`)
  for (const words of ['Pesan ke pembeli', '1 gagal', 'Gagal: ', 'ditolak layanan WhatsApp', 'HTTP 422 &lt;b&gt;'])
    expect(html).toContain(words)
  expect(html).toContain('ke +6281234567890')
  const masked = await (await openDesk(shop, 'viewer')).read(`/pesanan?id=${number}`)
  expect(masked).toContain('Pesan ke pembeli')
  for (const words of ['81234567890', 'HTTP 422']) expect(masked).not.toContain(words)
})
