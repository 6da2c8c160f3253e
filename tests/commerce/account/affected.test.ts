import { expect, test } from 'vitest'
import type { Customers } from '#shared/admin/customers.ts'
import { limits } from '#shared/limits.ts'
import { place, siti, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { send, skipAudit } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { addTestCustomers, phoneOf } from '#tests/support/in-workerd/test-customers.ts'

const breach = {
  found: '2026-11-26T02:00:00.000Z',
  data: 'Nama, nomor HP, dan alamat pesanan bulan November',
  how: 'Token seorang pegawai dipakai orang lain pada 25 November 2026',
  done: 'Token dicabut, semua sesi diakhiri, dan pembukaan data diperiksa di log',
}

test('after a breach everybody is listed once for each account and order, and the letters say what the law asks', async () => {
  const shop = await openSellingShop({ demo: false, name: 'Toko Kenanga' })
  const [me, shopper] = [guest('visitor-one'), await shop.customer(guest('visitor-two'))]
  // More accounts than a part has, bare rows that agreed to nothing.
  skipAudit(shop)
  const many = limits.peopleRows + 5
  await shop.sql(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${many - 1})
    INSERT INTO customer (id, code, name, phone, password, type, created_at)
    SELECT 'banyak-' || i, 'PLG-B' || i, 'Warga ' || i, '+62813000000' || i, '{}', 'REGULAR', 1 FROM n`)
  await shop.sql("UPDATE customer SET removed_at = 1, name = '', phone = 'dihapus:banyak-3' WHERE id = 'banyak-3'")
  await place(shop, me, [await shop.item()], { buyer: 'pembeli@contoh.id', payment: transfer })
  await place(shop, shopper, [await shop.item()], { payment: transfer })
  await shop.sql("UPDATE orders SET placed_at = unixepoch('2026-11-20T17:30:00Z') * 1000 WHERE buyer IS NOT NULL")
  const csv = String((await shop.admin('GET', '/privacy/affected')).body)
  const lines = csv.trim().split(/\r?\n/)
  expect(lines[0]).toMatch(/data[;,]nomor[;,]nama[;,]telepon[;,]email[;,]sejak/)
  const of = (kind: string) => lines.filter((line) => line.startsWith(kind))
  expect([of('akun').length, of('pesanan').length, of('penerima').length]).toEqual([many, 1, 2])
  expect(of('pesanan')[0]).toMatch(/pembeli@contoh\.id.*2026-11-21/)
  for (const line of of('penerima')) expect(line).toContain(siti.recipient)
  expect(csv).not.toContain('dihapus:banyak-3')
  const { lines: log } = (await shop.admin('GET', '/log')).body as { lines: { operation: string }[] }
  expect(log.filter(({ operation }) => operation === 'privacy.affected')).toHaveLength(1)

  const { status, body } = await shop.admin('POST', '/privacy/breach', breach)
  expect(status).toBe(200)
  const letters = body as { until: string; toPeople: string; toAuthority: string }
  expect(letters.until).toBe('2026-11-29T02:00:00.000Z')
  for (const letter of [letters.toPeople, letters.toAuthority])
    for (const words of [
      'Pasal 46',
      '26 Nov 2026 09:00 WIB',
      breach.data,
      breach.how,
      breach.done,
      'PT Toko Contoh',
      'halo@contoh.id',
    ])
      expect(letter).toContain(words)
  expect((await shop.admin('POST', '/privacy/breach', { ...breach, done: '' })).status).toBe(422)
})

test('the seller lists customers by page and finds one by code, phone, e-mail or name; a viewer by the code alone', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  await addTestCustomers(shop, limits.pageSize + 3)
  await addTestCustomers(other, 1)
  await shop.sql("UPDATE customer SET code = printf('PLG-%06d', substr(code, 5))")
  await other.sql("UPDATE customer SET code = 'PLG-000099', name = 'Bukan Milik Kita'")
  await shop.sql("UPDATE customer SET name = 'Dewi Kartika', email_verified_at = 1 WHERE id = 'warga-2'")
  expect((await shop.admin('DELETE', '/customers/PLG-000007')).status).toBe(200)
  const { token } = (await shop.admin('POST', '/tokens', { name: 'lihat', role: 'viewer' })).body as { token: string }
  const list = async (asked: Record<string, string>, as?: string) => {
    const query = new URLSearchParams(asked)
    const url = `https://commerce/admin/v1/shops/${shop.host}/customers?${query}`
    const { body } = as
      ? { body: await (await send(new Request(url, { headers: { authorization: `Bearer ${as}` } }))).json() }
      : await shop.admin('GET', `/customers?${query}`)
    return body as Customers
  }
  const codes = async (asked: Record<string, string>, as?: string) =>
    (await list(asked, as)).customers.map(({ code }) => code)
  const [first, last] = [await list({}), await list({ after: 'PLG-000002' })]
  expect(first.customers.map(({ code }) => Number(code.slice(4)))).toEqual([14, 13, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2])
  expect([first.next, last.next, last.customers.length]).toEqual(['PLG-000002', null, 2])
  const dewi = ['PLG-000002']
  for (const text of ['plg-000002', phoneOf(2), phoneOf(2).replace('+62', '0'), 'Warga2@contoh.id', 'KARTI'])
    expect([text, await codes({ text }), await codes({ text }, token)]).toEqual([
      ...[text, dewi, text.startsWith('plg') ? dewi : []],
    ])
  for (const text of ['PLG-000007', 'PLG-000099', 'Bukan Milik', 'dihapus', phoneOf(7)])
    expect([text, await codes({ text })]).toEqual([text, []])
  expect(await list({ text: 'PLG-000002' }, token)).toMatchObject({
    customers: [{ code: 'PLG-000002', name: '', phone: '', email: '', emailVerified: true, phoneVerified: false }],
    types: [{ type: 'REGULAR', typeName: '' }],
  })
  expect((await shop.admin('GET', '/customers?text=ab')).status).toBe(422)
})

test('a customer sees what was agreed to and when, and withdraws it', async () => {
  const shop = await openSellingShop()
  const me = await shop.customer(guest('visitor-one'))
  const seen = async () => valueOf(await shop.call<{ marketing: boolean; consents: object[] }>('account.find', {}, me))
  const terms = { purpose: 'terms', version: '1', granted: true, at: expect.any(String) }
  expect(await seen()).toMatchObject({ marketing: false, consents: [terms] })
  for (const granted of [true, false]) {
    valueOf(await shop.call('account.setMarketing', { granted }, me))
    expect(await seen()).toMatchObject({ marketing: granted, consents: [{ purpose: 'marketing', granted }, terms] })
  }
  const html = await (
    await shop.fetch('/profile/edit', { headers: { cookie: `__Host-ACCESS_WEB=${me.token}` } })
  ).text()
  for (const words of [
    'Syarat &amp; Ketentuan dan Kebijakan Privasi',
    'Disetujui',
    'Tidak disetujui',
    'Terima Info Promo',
  ])
    expect(html).toContain(words)
})
