import { expect, test } from 'vitest'
import {
  begin,
  order,
  place,
  press,
  proveContact,
  siti,
  valueOf,
} from '#tests/commerce/order/checkout/checkout-steps.ts'
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
  expect(html).not.toContain('yang disetujui')
  expect(html).toContain(`belum ada invoicenya: ${(await order(shop, unpaid, me)).number}.`)
  const labels = await desk.form('/kelola/label', { orders: `${one.orderId},${unpaid}` }, { cookie: desk.cookie })
  const { number: late } = await order(shop, unpaid, me)
  expect(await labels.text()).toContain(`Tidak perlu dikirim lagi: ${late}. Muat ulang halaman, lalu cetak lagi.`)
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

test('nothing ticked is no invoice of the day; one that is fetched has a tick, and no label', async () => {
  const shop = await openSellingShop()
  const counter = { address: 'Jl. Braga No. 10, Bandung', hours: '09–20', readyHours: 4, keptDays: 3 }
  expect((await shop.admin('PATCH', '/settings', { counter })).status).toBe(200)
  const orderId = await begin(shop, me, [await shop.item()])
  const { recipient, phone } = siti
  for (const [name, more] of [
    ['checkout.applyDelivery', { delivery: 'pickup' }],
    ['checkout.applyAddress', { recipient, phone, email: 'siti@contoh.id' }],
    ['checkout.applyPayment', { vendor: 'counter', method: 'counter' }],
  ] as const)
    valueOf(await shop.call(name, { orderId, ...more }, me))
  await proveContact(shop, orderId, me)
  valueOf(await shop.call('checkout.place', { orderId }, me))
  const desk = await openDesk(shop, 'orders')
  const screen = await desk.read('/serahkan')
  expect(screen).toMatch(new RegExp(`form="papers"[^>]*name="unlabelled"[^>]*value="${orderId}"`))
  expect([screen.includes('Cetak invoice'), screen.includes('Cetak label')]).toEqual([true, false])
  expect(sheets(await desk.read(`/invoice?centang=1&unlabelled=${orderId}`))).toBe(1)
  const parcel = await paid(shop)
  expect(await desk.read('/kemas')).toContain('Cetak label')
  const both = await desk.read(`/invoice?centang=1&size=A6&unlabelled=${orderId}&orders=${parcel.orderId}`)
  expect(sheets(both)).toBe(2)
  const none = await desk.open('/invoice?size=A6&centang=1')
  expect(none.status).toBe(422)
  const said = await none.text()
  expect([said.includes('Centang dulu pesanan yang invoicenya dicetak'), sheets(said)]).toEqual([true, 0])
})

test('an order has a label while its parcel is still to be sent or under way', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'orders')
  const hasLabel = async (orderId: string) => (await desk.read(`/pesanan?id=${orderId}`)).includes('Cetak label')
  const unpaid = await place(shop, me, [await shop.item()])
  expect(await hasLabel(unpaid)).toBe(false)
  valueOf(await shop.call('order.cancel', { orderId: unpaid, reason: 'Salah ukuran' }, me))
  expect(await hasLabel(unpaid)).toBe(false)
  const { orderId } = await paid(shop)
  const has = [await hasLabel(orderId)]
  for (const step of [{ step: 'process' }, { step: 'ship', receiptNumber: 'JP1234567' }, { step: 'deliver' }]) {
    expect((await shop.admin('POST', `/orders/${orderId}`, step)).status).toBe(200)
    has.push(await hasLabel(orderId))
  }
  expect(has).toEqual([true, true, true, false])
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

test('the page of an order is there when its messages cannot be read', async () => {
  const shop = await openSellingShop()
  const { orderId, number } = await paid(shop)
  const desk = await openDesk(shop, 'orders')
  await shop.sql('ALTER TABLE message RENAME TO message_away')
  const page = await desk.open(`/pesanan?id=${orderId}`)
  await shop.sql('ALTER TABLE message_away RENAME TO message')
  expect(page.status).toBe(200)
  const html = await page.text()
  for (const words of [number, 'Riwayat', 'Daftar pesan sedang tidak dapat dibaca']) expect(html).toContain(words)
})
