import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { codeOf, prepare, siti, transfer, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

test('a guest is asked for a contact by a flash sale, proves it on a page and buys, without an account', async () => {
  const shop = await openSellingShop()
  const { fetch } = browse(shop)
  const item = await shop.item({ stock: 50 })
  const [startsAt, endsAt] = [-hourMs, hourMs].map((ms) => new Date(Date.now() + ms).toISOString())
  await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items: [{ itemId: item, price: 40_000, quota: 24 }] })
  const ready = async (n: number) => {
    const as = { visitor: `visitor-${n}-`.padEnd(22, '0'), headers: { 'visitor-address': `198.51.100.${n}` } }
    const orderId = await prepare(shop, as, [item], { payment: transfer })
    const to = { ...siti, phone: `08130000${1_000 + n}`, street: `Jl. Melawai Raya No. ${n}` }
    valueOf(await shop.call('checkout.applyAddress', { orderId, ...to }, as))
    return { as, orderId }
  }
  for (let n = 0; n < 12; n += 1) {
    const { as, orderId } = await ready(n)
    valueOf(await shop.call('checkout.place', { orderId }, as))
  }

  const { as, orderId } = await ready(12)
  const send = (path: string, fields: Record<string, string>) =>
    fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${shop.host}`,
        cookie: `__Host-VISITOR=${as.visitor}`,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const look = async (path: string) =>
    (await fetch(path, { headers: { cookie: `__Host-VISITOR=${as.visitor}` } })).text()
  const checkout = `/order/checkout?SALE_ID=${orderId}`
  const total = /name="acceptedTotal" value="(\d+)"/.exec(await look(checkout))?.[1] ?? ''
  const placed = await send(`${checkout}&_=place`, { acceptedTotal: total, _key: 'press-1' })
  const proof = placed.headers.get('location') ?? ''
  expect([placed.status, proof]).toEqual([303, `/order/verifikasi-kontak?SALE_ID=${orderId}`])
  const asking = await look(proof)
  expect(asking).toContain('Stok terbatas, jadi kami pastikan dulu pesanan ini dari Anda.')
  expect(asking).toMatch(/Kami kirim kode 6 angka ke (<!-- -->)?<strong[^>]*>08••••••1012<\/strong>/)
  expect(asking).not.toContain('Dibayar saat')
  // Who has mistyped the number is not at an end.
  expect(asking).toContain(`href="${checkout}#alamat"`)

  const asked = (await send(`${proof}&_=ask`, { channel: 'whatsapp' })).headers.get('location') ?? ''
  const entering = await look(asked)
  const tooSoon = await send(`${asked}&_=again`, { channel: 'whatsapp' })
  expect([tooSoon.status, await tooSoon.text()]).toEqual([429, expect.stringMatching(/Kirim ulang setelah \d+ detik/)])
  expect(entering).toMatch(/Kode dikirim lewat WhatsApp ke (<!-- -->)?<strong[^>]*>08••••••1012<\/strong>/)
  const hidden = Object.fromEntries(
    [...entering.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>
  expect(hidden).toMatchObject({ vendor: 'manual', method: 'transfer', placing: '1' })
  const ticket = new URL(asked, shop.origin).searchParams.get('tiket') ?? ''
  const done = await send(`${asked}&_=enter`, { ...hidden, code: await codeOf(shop, ticket) })
  expect(done.headers.get('location')).toMatch(`/order/success?SALE_ID=${orderId}`)
  expect(await shop.sql(`SELECT status FROM orders WHERE id = '${orderId}'`)).toEqual([{ status: 'PENDING' }])
})
