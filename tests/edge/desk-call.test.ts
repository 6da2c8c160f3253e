import { expect, test } from 'vitest'
import { begin, place, siti, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

test('the desk offers no call of a courier where nobody can be called', async () => {
  const shop = await openSellingShop({ demo: false })
  expect((await shop.admin('PATCH', '/settings', { payments: { methods: ['transfer', 'cod'] } })).status).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const order = async () =>
    place(shop, guest('visitor-one'), [await shop.item()], { payment: { vendor: 'cod', method: 'cod' } })
  const orderId = await order()
  expect((await shop.admin('GET', `/orders/${orderId}`)).body).toMatchObject({ courier: 'Kurir toko', callable: false })
  const screen = await desk.read('/serahkan')
  expect([screen.includes('Serahkan ke kurir'), screen.includes('Panggil kurir')]).toEqual([true, false])
  expect(screen).toContain('Batalkan pesanan')
  // Before a parcel goes out unpaid, its recipient can be asked.
  expect(screen).toMatch(/href="https:\/\/wa\.me\/628\d+\?text=Halo[^"]+COD[^"]*"/)
  // A dropshipper's customer does not learn where the goods come from.
  await shop.sql(`UPDATE orders SET dropship_name = 'Rahma Collection', dropship_phone = '+6281298765432'`)
  expect(await desk.read('/serahkan')).not.toContain('wa.me/628')
  await shop.sql(`UPDATE orders SET dropship_name = NULL, dropship_phone = NULL`)
  const sent = { step: 'ship', receiptNumber: 'JP1234567' }
  expect(await sellerStep(shop, orderId, sent)).toBe(200)
  expect(await desk.read(`/pesanan?id=${orderId}`)).toMatch(/hitung barangnya saat paket kembali.*COD ditolak pembeli/s)
  const away = await desk.read('/serahkan')
  expect([away.includes('Sudah dikirim'), away.includes('wa.me/628')]).toEqual([true, false])
  expect(await sellerStep(shop, orderId, { step: 'cod-refused' })).toBe(200)
  await order()
  expect(await desk.read('/serahkan')).toContain('Pernah menolak 1 paket COD')
})

test('what the shop brings itself is sent by one press, without a number and perhaps with a name', async () => {
  const shop = await openSellingShop()
  const line = { courier: 'Kurir toko', perOrder: 9_000, daysMin: 0, daysMax: 1, driven: true }
  expect((await shop.admin('PATCH', '/settings', { shippingRates: [line] })).status).toBe(200)
  const desk = await openDesk(shop, 'orders')
  const ordered = async () => {
    const [as, payment] = [guest('visitor-one'), { vendor: 'manual', method: 'transfer' }]
    const orderId = await begin(shop, as, [await shop.item()])
    for (const [name, more] of [
      ['checkout.applyAddress', siti],
      ['checkout.applyShipping', { code: 'own:kurir-toko' }],
      ['checkout.applyPayment', payment],
      ['checkout.place', {}],
    ] as const)
      valueOf(await shop.call(name, { orderId, ...more }, as))
    for (const step of ['confirm-payment', 'process']) await sellerStep(shop, orderId, { step })
    return orderId
  }
  const orderId = await ordered()
  const screen = await desk.read('/serahkan')
  const [before = '', behind = ''] = screen.split('Pakai ekspedisi, atau batalkan')
  expect(before).toContain('Nama pengantar')
  expect([before.includes('Nomor resi'), behind.includes('Nomor resi')]).toEqual([false, true])
  expect((await desk.press('/serahkan', 'drive', { id: orderId, driver: 'Pak Budi' })).status).toBe(303)
  const driven = await desk.read(`/pesanan?id=${orderId}`)
  expect(driven).toMatch(/Pesanan diantar oleh toko.*Pengantar: Pak Budi/s)
  // It was paid before.
  expect([driven.includes('Paket kembali ke toko'), driven.includes('COD ditolak')]).toEqual([true, false])
  const other = await ordered()
  expect((await desk.press('/serahkan', 'send', { id: other, receiptNumber: 'JP1234567' })).status).toBe(303)
  const long = await desk.press('/serahkan', 'drive', { id: await ordered(), driver: 'x'.repeat(300) })
  expect(long.status).toBe(422)
})

test('a refused number unfolds the other ways only where it stands among them', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'orders')
  const orderId = await place(shop, guest('visitor-one'), [await shop.item()], { payment: transfer })
  for (const step of ['confirm-payment', 'process']) await sellerStep(shop, orderId, { step })
  const refused = await (await desk.press('/serahkan', 'send', { id: orderId, receiptNumber: 'salah resi' })).text()
  expect(refused).toContain('Isi 4–60 huruf atau angka')
  expect(refused).not.toContain('<details class="desk-more" open="">')
})
