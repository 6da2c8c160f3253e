import { expect, test } from 'vitest'
import { legalPages } from '#shared/web/legal-pages.ts'
import { order, place, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const page = async (shop: TestShop, slug: string): Promise<string> => {
  const { title, summary, body } = valueOf<Record<string, unknown>>(
    await shop.call('content.findInformation', { slug }),
  )
  return JSON.stringify([title, summary, body])
}
const named = {
  name: 'Kopi Rini',
  businessName: 'CV Rini Jaya',
  businessAddress: 'Jl. Braga 10, Bandung',
  businessEmail: 'halo@rini.example',
  customerCarePhone: '081234567890',
  openingHours: 'Senin–Jumat 09.00–17.00',
  returnDays: 7,
}

test('the pages of a shop that was opened by its host alone follow what its owner sets later', async () => {
  const shop = await openShop({ demo: false })
  expect(await page(shop, legalPages.terms)).toContain('Toko Baru')
  // In any order, and in several steps.
  for (const [field, value] of Object.entries(named))
    expect((await shop.admin('PATCH', '/settings', { [field]: value })).status).toBe(200)
  expect(await page(shop, legalPages.terms)).toContain('antara Anda dan CV Rini Jaya sebagai pengelola Kopi Rini')
  expect(await page(shop, legalPages.terms)).toContain('paling lambat 7 hari kerja')
  expect(await page(shop, legalPages.privacy)).toContain(
    'CV Rini Jaya, Jl. Braga 10, Bandung. Hubungi kami melalui email halo@rini.example atau WhatsApp 081234567890.',
  )
  expect(await page(shop, 'pengembalian')).toContain('Ajukan paling lambat 7 hari kerja setelah diterima')
  expect(await page(shop, 'hubungi-kami')).toContain('Jam layanan: Senin–Jumat 09.00–17.00')
  for (const slug of [legalPages.terms, legalPages.privacy, 'tentang-kami', 'hubungi-kami'])
    expect(await page(shop, slug), slug).not.toContain('Toko Baru')
})

test('a page that the owner has replaced stays as it is, and the others follow', async () => {
  const shop = await openShop({ demo: false })
  const own = { slug: legalPages.terms, title: 'Aturan', summary: 'Kami', body: [] }
  expect((await shop.admin('POST', '/information', own)).status).toBe(200)
  expect((await shop.admin('PATCH', '/settings', named)).status).toBe(200)
  expect(await page(shop, own.slug)).toBe(JSON.stringify(['Aturan', 'Kami', []]))
  expect(await page(shop, 'tentang-kami')).toContain('Kopi Rini')
})

test('a page that the owner has put in the words of the platform is the owner’s', async () => {
  const shop = await openShop({ demo: false })
  const [title, summary, body] = JSON.parse(await page(shop, legalPages.terms)) as unknown[]
  expect((await shop.admin('POST', '/information', { slug: legalPages.terms, title, summary, body })).status).toBe(200)
  expect((await shop.admin('PATCH', '/settings', named)).status).toBe(200)
  expect(await page(shop, legalPages.terms)).toBe(JSON.stringify([title, summary, body]))
})

test('a page of the platform follows in today’s words, whichever it was written in', async () => {
  const shop = await openSellingShop({ demo: false })
  await shop.sql(`UPDATE information SET body = '[]' WHERE slug = '${legalPages.terms}'`)
  expect((await shop.admin('PATCH', '/settings', named)).status).toBe(200)
  expect(await page(shop, legalPages.terms)).toContain('antara Anda dan CV Rini Jaya sebagai pengelola Kopi Rini')
})

test('an order keeps the terms under which it was placed, though the page follows', async () => {
  const shop = await openSellingShop({ demo: false })
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const before = await page(shop, legalPages.terms)
  expect((await shop.admin('POST', `/orders/${orderId}`, { step: 'confirm-payment', attempt: 1 })).status).toBe(200)
  expect((await shop.admin('PATCH', '/settings', { businessName: 'PT Lain' })).status).toBe(200)
  expect(await page(shop, legalPages.terms)).not.toBe(before)
  const { trackToken } = await order(shop, orderId, me)
  const { terms } = valueOf<{ terms: { body: unknown } | null }>(
    await shop.call('order.trackInvoice', { token: trackToken ?? '', pass: null }, me),
  )
  expect(before).toContain(JSON.stringify(terms?.body))
})
