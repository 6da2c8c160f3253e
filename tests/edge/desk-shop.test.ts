import { expect, test } from 'vitest'
import { order, place, press } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('the desk says what was sold today and in some days, what is left of it, and by which goods', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'viewer')
  const words = async (path: string) => (await desk.read(path)).replaceAll(/<!-- -->/g, '').replaceAll(/<[^>]+>/g, ' ')
  expect(await words('')).toMatch(/Terjual hari ini:\s+0\s+pesanan,\s+Rp\s0/)
  expect(await words('/penjualan')).toContain('Belum ada penjualan')
  const who = guest('visitor-sales')
  const item = await shop.item({ price: 75_000 })
  const paid = await place(shop, who, [item, item])
  await press(shop, paid, who, 'settlement')
  // What nobody has paid is not sold.
  await place(shop, who, [await shop.item()])
  const [row] = await shop.sql(`SELECT amount FROM bill WHERE order_id = '${paid}'`)
  const total = Number(row?.['amount']).toLocaleString('id-ID')
  expect(await words('')).toMatch(new RegExp(`Terjual hari ini:\\s+1\\s+pesanan,\\s+Rp\\s${total}`))
  for (const days of [1, 7, 30]) {
    const page = await words(`/penjualan?hari=${days}`)
    for (const said of [`1 pesanan, nilai seluruhnya\\s+Rp\\s${total}`, 'Kopi', '2 terjual', 'Rp\\s150.000'])
      expect([days, said, new RegExp(said).test(page)]).toEqual([days, said, true])
  }
  expect(await words('/penjualan?hari=9')).toContain('Hasil barang')
  const owner = await openDesk(shop, 'owner')
  const long = await owner.press('/toko', 'pause', { from: '2027-01-01', to: '2027-03-02' })
  expect(await long.text()).toContain('Paling lama 60 hari.')
})

test('a product is hidden and shown again from the desk, by who may change goods, and stays in the orders it is in', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const helper = await openDesk(shop, 'orders')
  const item = await shop.item()
  const [slug, at] = [`kopi-${item}`, `/produk?q=kopi-${item}`]
  const who = guest('visitor-hidden')
  const paid = await place(shop, who, [item])
  const seen = async () => (await shop.fetch(`/product/${slug}?t=${crypto.randomUUID()}`)).status
  expect(await seen()).toBe(200)
  expect(await helper.read(at)).not.toContain('Sembunyikan')
  expect((await helper.press('/produk', 'hide', { id: slug })).status).toBe(403)
  expect(await desk.read(at)).toContain('Sembunyikan dari toko')
  expect([(await desk.press(at, 'hide', { id: slug })).status, await seen()]).toEqual([303, 404])
  const hidden = await desk.read(at)
  expect([hidden.includes('(disembunyikan)'), hidden.includes('Tampilkan di toko')]).toEqual([true, true])
  await press(shop, paid, who, 'settlement')
  expect([(await desk.press(at, 'show', { id: slug })).status, await seen()]).toEqual([303, 200])
})

test('a customer is found at the desk, becomes one of a type, is signed out everywhere and removed unless an order runs', async () => {
  const shop = await openSellingShop()
  await shop.admin('POST', '/customer-types', { code: 'GROSIR', name: 'Grosir' })
  const who = await shop.customer(guest('visitor-customer'))
  const bought = await place(shop, who, [await shop.item()])
  const [{ code = '', phone = '' } = {}] = (await shop.sql('SELECT code, phone FROM customer')) as Record<
    string,
    string
  >[]
  const desk = await openDesk(shop, 'owner')
  const [helper, viewer] = [await openDesk(shop, 'orders'), await openDesk(shop, 'viewer')]
  const at = `/pelanggan?q=${code}`
  // From its order.
  expect(await helper.read(`/pesanan?id=${bought}`)).toContain(`href="/kelola${at}"`)
  const seen = (await helper.read(at)).replaceAll('<!-- -->', '')
  for (const words of ['Ani Lestari', `tel:${phone}`, 'Belum diverifikasi', '1 pesanan, terakhir '])
    expect([words, seen.includes(words)]).toEqual([words, true])
  const { number } = await order(shop, bought, who)
  // Nobody has verified the phone, so the way to the orders is the account.
  expect(seen).toContain(`href="/kelola/pesanan?q=${code}"`)
  expect(await helper.read(`/pesanan?q=${code}`)).toContain(String(number))
  expect(seen).not.toContain('Hapus akun')
  const masked = await viewer.read(at)
  expect([masked.includes(code), masked.includes('Ani'), masked.includes(phone)]).toEqual([true, false, false])

  expect(await (await desk.press(at, 'assignType', { id: code, type: '' })).text()).toContain('Pilih tipenya.')
  expect((await desk.press(at, 'assignType', { id: code, type: 'GROSIR' })).status).toBe(303)
  expect(await desk.read(at)).toMatch(/Grosir<\/span>[^]*<option value="REGULAR"[^>]*>Biasa/)
  expect((await desk.press(at, 'signOutCustomer', { id: code })).status).toBe(303)
  expect(await shop.call('customer.me', {}, who)).toMatchObject({ ok: false })
  const refused = await desk.press(at, 'removeCustomer', { id: code })
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Masih ada 1 pesanan')])
  await shop.admin('POST', `/orders/${bought}`, { step: 'cancel', note: 'Stok rusak' })
  expect((await desk.press(at, 'removeCustomer', { id: code })).status).toBe(303)
  expect(await desk.read(at)).toContain('Pelanggan tidak ditemukan')
  expect(await desk.read(`/pesanan?id=${bought}`)).not.toContain(at)
})
