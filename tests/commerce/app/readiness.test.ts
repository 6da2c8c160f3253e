import { expect, test } from 'vitest'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const me = guest('pembeli')

test('a shop that lacks what money or law depends on says so, and its checkout refuses until it has it', async () => {
  const shop = await openSellingShop({ demo: false })
  const lacks = async () => {
    const { body } = await shop.admin('GET', '/readiness')
    return (body as { missing: { what: string }[] }).missing.map(({ what }) => what)
  }
  const line = await shop.cart(me, await shop.item())
  const begin = () => shop.call<{ orderId: string }>('checkout.create', { lines: [{ id: line }] }, me)
  expect(await lacks()).toEqual([])
  for (const [field, value, what] of [
    ['bankAccount', null, 'payment'],
    ['businessName', '', 'business'],
    ['businessEmail', '', 'contact'],
    ['termsConfirmed', false, 'terms'],
  ] as const) {
    const before = ((await shop.admin('GET', '/settings')).body as Record<string, unknown>)[field]
    await shop.admin('PATCH', '/settings', { [field]: value })
    expect(await lacks()).toEqual([what])
    expect(await begin()).toMatchObject({
      code: 'shop_not_ready',
      message: 'Toko ini belum siap menerima pesanan. Anda tetap bisa melihat-lihat, silakan kembali lagi nanti.',
    })
    expect(await shop.call('catalog.list', { index: 0, size: 12 })).toMatchObject({ ok: true })
    await shop.admin('PATCH', '/settings', { [field]: before })
  }
  const begun = await begin()
  expect(begun).toMatchObject({ ok: true })
  // What was begun before does not slip through.
  await shop.admin('PATCH', '/settings', { termsConfirmed: false })
  const orderId = begun.ok ? begun.value.orderId : ''
  expect(await shop.call('checkout.place', { orderId, acceptedTotal: 1 }, me)).toMatchObject({ code: 'shop_not_ready' })
})

test('readiness names a missing NIB or PSE number too, and no checkout waits for it', async () => {
  const shop = await openSellingShop({ demo: false })
  const asked = async () => (await shop.admin('GET', '/readiness')).body as { ready: boolean; advised: unknown[] }
  const registers = { what: 'registers', how: expect.stringMatching(/settings\.change .* nib=\d{13} pse=/) }
  expect(await asked()).toMatchObject({ ready: true, advised: [registers] })
  await shop.admin('PATCH', '/settings', { nib: '1234567890123' })
  expect(await asked()).toMatchObject({ ready: true, advised: [registers] })
  await shop.admin('PATCH', '/settings', { pse: '001234.01/DJAI.PSE/01/2026' })
  expect(await asked()).toMatchObject({ ready: true, advised: [] })
})

test('a real shop with the demo’s goods has no bank account, contact, terms, origin and couriers of anybody', async () => {
  const shop = await openShop({ sample: 'kopi', demo: false })
  expect((await shop.admin('GET', '/readiness')).body).toMatchObject({
    ready: false,
    missing: ['business', 'contact', 'payment', 'terms', 'origin', 'shipping'].map((what) => ({ what })),
  })
  expect((await shop.admin('GET', '/settings')).body).toMatchObject({
    bankAccount: null,
    businessName: '',
    npwp: null,
    originRegency: null,
  })
})
