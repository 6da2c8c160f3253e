import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { demoShops } from '#demo/index.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

test.each(['batik', 'kopi', 'gawai'] as const)(
  'the demo shop %s has a voucher of every kind over the whole range of its clock',
  async (sample) => {
    const shop = await openShop({ sample })
    const kindsNow = async () => {
      const listed = await shop.call('voucher.list', {})
      expect(listed.ok).toBe(true)
      return (listed.ok ? listed.value : []).map((one) =>
        one.cashback ? 'cashback' : one.forShipping ? 'shipping' : one.percentage ? 'percentage' : 'fixed',
      )
    }
    for (const days of [0, 366, -366]) {
      await shop.admin('POST', '/clock', { offsetMs: days * dayMs })
      expect(new Set(await kindsNow())).toEqual(new Set(['cashback', 'shipping', 'percentage', 'fixed']))
    }
    await shop.admin('POST', '/clock', { offsetMs: 0 })
    const listed = await kindsNow()
    expect(listed).toHaveLength(demoShops[sample].vouchers.filter(({ listed = true }) => listed).length)

    const token = await shop.signIn()
    const cards = await shop.call('catalog.list', { index: 0, size: 1, inStock: true })
    const found = await shop.call('catalog.find', { slug: (cards.ok && cards.value.rows[0]?.slug) as never })
    const itemId = found.ok && found.value.variants.find(({ stock }) => (stock ?? 0) > 0)?.itemId
    const added = await shop.call('cart.add', { itemId: itemId as never, quantity: 1 as never }, { token })
    const offers = await shop.call(
      'voucher.listForCart',
      { lines: [{ id: (added.ok && added.value.id) as never }] },
      { token },
    )
    const own = (offers.ok ? offers.value.offers : []).filter(({ claimed }) => claimed)
    const codes = own.map(({ voucher }) => voucher.code)
    expect([codes.includes('OKTOBERCERIA'), codes.includes('ONGKIRGRATIS')]).toEqual([false, true])
    expect(await shop.audit()).toEqual([])
  },
)

test('a shop is opened without vouchers for goods that it does not sell', async () => {
  const shop = await openShop({ sample: 'gawai', products: [{ slug: 'kabel-tenun-usb-c' }] })
  const found = await shop.call('voucher.find', { code: 'KASIRGRATIS' })
  const sold = await shop.call('catalog.find', { slug: 'lisensi-aplikasi-kasir' as never })
  expect(found.ok).toBe(sold.ok)
})
