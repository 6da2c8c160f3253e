import { expect, test, vi } from 'vitest'
import type { Licence } from '#shared/api/order/digital.ts'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { addCodes as add, addFile, bought, findCodes as find, openCodes as open } from './digital-steps.ts'
import { begin, bcaVa, order, outcome, press, siti, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

/** A paid order with a shipped book and a digital code. */
async function mixed(shop: SellingShop, shopper: Caller): Promise<{ orderId: string; code: string; book: string }> {
  const [code, book] = [await shop.item({ digital: true, stock: 10, weightGrams: 0 }), await shop.item()]
  const orderId = await begin(shop, shopper, [code, book])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, shopper))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, shopper))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...bcaVa }, shopper))
  valueOf(await shop.call('checkout.place', { orderId }, shopper))
  await press(shop, orderId, shopper, 'settlement')
  return { orderId, code, book }
}
const bytesOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer())
const cookie = ({ token, headers }: Caller) => ({
  headers: { cookie: `__Host-ACCESS_WEB=${token}; __Host-DEVICE=${headers?.['device-key'] ?? ''}` },
})
/** The download links of a page. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="(\/order\/berkas\?[^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

// Proves §2.32
test('a paid digital line always shows the same codes, and no code is given to two customers', async () => {
  const shop = await openSellingShop()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const item = await shop.item({ digital: true, stock: 10 })
  const [hers, his] = [await bought(shop, ani, item), await bought(shop, budi, item)]
  expect(await add(shop, item, ['A-1', 'A-2', 'A-2', 'A-3'])).toEqual({ added: 3 })
  const [a, b] = [valueOf(await open(shop, ani, hers, item)).pass, valueOf(await open(shop, budi, his, item)).pass]
  const [first, second] = await Promise.all([find(shop, ani, hers, item, a), find(shop, budi, his, item, b)])
  const [codes, others] = [valueOf(first), valueOf(second)]
  expect(new Set([...codes.codes, ...others.codes]).size).toBe(3)
  expect(codes.missing + others.missing).toBe(1)
  expect(valueOf(await find(shop, ani, hers, item, a))).toEqual(codes)
  await add(shop, item, ['A-4'])
  expect([
    valueOf(await find(shop, ani, hers, item, a)).missing,
    valueOf(await find(shop, budi, his, item, b)).missing,
  ]).toEqual([0, 0])
  expect(valueOf<{ total: number }>(await shop.call('digital.list', { index: 0, size: 12 }, ani))).toMatchObject({
    total: 1,
    rows: [{ orderId: hers }],
  })
})

// Proves §2.32
test('a link to codes works for one customer and one line for 15 minutes; an unpaid order has none', async () => {
  const shop = await openSellingShop()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const item = await shop.item({ digital: true, stock: 10 })
  await add(
    shop,
    item,
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `A-${at}`),
  )
  const unpaid = await bought(shop, ani, item, { pay: false })
  expect(outcome(await open(shop, ani, unpaid, item))).toBe('order_unknown')
  const orderId = await bought(shop, ani, item)
  const { pass } = valueOf(await open(shop, ani, orderId, item))
  expect(outcome(await open(shop, budi, orderId, item))).toBe('order_unknown')
  expect(outcome(await find(shop, budi, orderId, item, pass))).toBe('licence_link_over')
  expect(outcome(await find(shop, ani, unpaid, item, pass))).toBe('licence_link_over')
  expect(outcome(await find(shop, ani, orderId, item, `${pass}x`))).toBe('licence_link_over')
  expect(await shop.sql('SELECT code FROM licence WHERE order_id IS NOT NULL')).toEqual([])
  const edge = browse(shop)
  const opened = await edge.fetch('/profile/order/product-digital?_=open', {
    method: 'POST',
    body: new URLSearchParams({ orderId, itemId: item }),
    headers: { 'sec-fetch-site': 'same-origin', ...cookie(ani).headers },
  })
  const at = opened.headers.get('location') ?? ''
  expect(opened.status).toBe(303)
  expect(await (await edge.fetch(at, cookie(ani))).text()).toContain('A-2')
  expect((await edge.fetch(at, cookie(budi))).status).toBe(404)
  expect((await edge.fetch(at)).status).toBe(302)
  await shop.wait(0.3)
  expect(outcome(await find(shop, ani, orderId, item, pass))).toBe('licence_link_over')
  const over = await (await edge.fetch(at, cookie(ani))).text()
  expect(over).toContain('Tautan kode sudah kedaluwarsa. Buka lagi dari daftar.')
  expect([over.includes('Lihat Kode Lisensi'), over.includes('A-2')]).toEqual([true, false])
})

test('in a mixed order the digital line is available after the payment and cannot be returned', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(guest('visitor-ani'))
  const { orderId, code, book } = await mixed(shop, ani)
  await add(shop, code, ['A-1'])
  expect(await order(shop, orderId, ani)).toMatchObject({
    status: 'PAYMENT_CONFIRMED',
    digital: false,
    handedOver: true,
  })
  expect(valueOf<{ total: number }>(await shop.call('digital.list', { index: 0, size: 12 }, ani))).toMatchObject({
    total: 1,
    rows: [{ line: { itemId: code } }],
  })
  const { pass } = valueOf(await open(shop, ani, orderId, code))
  expect(valueOf(await find(shop, ani, orderId, code, pass))).toMatchObject({ codes: ['A-1'], missing: 0, files: [] })
  expect(outcome(await open(shop, ani, orderId, book))).toBe('order_unknown')
  await shipAndDeliver(shop, orderId)
  expect(valueOf(await shop.call('return.findReturnable', { orderId }, ani))).toMatchObject({
    lines: [{ itemId: book }],
  })
  const asked = {
    orderId,
    lines: [{ itemId: code, quantity: 1 }],
    reason: 'Paket tidak sampai',
    description: 'x'.repeat(30),
    solution: 'refund',
    photos: [],
  }
  expect(outcome(await shop.call('return.request', asked, ani))).toBe('return_too_much')
})

test('a cancelled order gives no codes any more', async () => {
  const shop = await openSellingShop()
  const ani = await shop.customer(guest('visitor-ani'))
  const { orderId, code } = await mixed(shop, ani)
  const { pass } = valueOf(await open(shop, ani, orderId, code))
  await sellerStep(shop, orderId, { step: 'cancel', note: 'Stok rusak' })
  expect(outcome(await find(shop, ani, orderId, code, pass))).toBe('licence_link_over')
  expect(valueOf(await shop.call('digital.list', { index: 0, size: 12 }, ani))).toMatchObject({ total: 0 })
})

// Proves §2.32, ASVS 3.2.1, ASVS 5.4.2, ASVS 14.3.2
test('files belong to a product or a variant; only the customer can download them, a limited number of times', async () => {
  const shop = await openSellingShop()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const [item, other] = [await shop.item({ digital: true, stock: 10 }), await shop.item({ digital: true, stock: 10 })]
  const fileId = String(await addFile(shop, { slug: `kopi-${item}` }))
  const own = String(await addFile(shop, { itemId: item }, new File(['b'], '../etc/.pas: swd?.txt')))
  await addFile(shop, { itemId: other })
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  const [row] = valueOf<{ rows: object[] }>(await shop.call('digital.list', { index: 0, size: 12 }, ani)).rows
  expect(row).toMatchObject({ byCode: false, byFile: true })
  const { pass } = valueOf(await open(shop, ani, orderId, item))
  const licence = valueOf(await find(shop, ani, orderId, item, pass))
  expect(licence).toMatchObject({ codes: [], missing: 0 })
  expect(licence.files).toEqual([
    { id: fileId, name: 'Panduan É.pdf', size: 10, left: limits.digitalDownloads },
    { id: own, name: 'pas swd .txt', size: 1, left: limits.digitalDownloads },
  ])

  const edge = browse(shop)
  const page = `/profile/order/product-digital?${new URLSearchParams({ pesanan: orderId, produk: item, izin: pass })}`
  const [to = ''] = linksOf(await (await edge.fetch(page, cookie(ani))).text())
  const saved = await edge.fetch(to, cookie(ani))
  expect(await bytesOf(saved)).toBe('isi berkas')
  const headers = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'].map((name) =>
    saved.headers.get(name),
  )
  expect(headers).toEqual([
    'application/octet-stream',
    `attachment; filename="Panduan -.pdf"; filename*=UTF-8''Panduan%20%C3%89.pdf`,
    'private, no-store',
    'nosniff',
  ])
  expect(saved.headers.get('content-security-policy')).toContain('sandbox')
  // The list says that the right is over.
  expect((await edge.fetch(to, cookie(budi))).status).toBe(302)
  // Without a session the sign-in comes first.
  const stranger = await edge.fetch(to)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/auth\/login\?/)])
  expect((await edge.fetch(to.replace(fileId, 'tidak-ada'), cookie(ani))).status).toBe(302)
  const elsewhere = await openSellingShop()
  expect((await browse(elsewhere).fetch(to, cookie(await elsewhere.customer()))).status).toBe(302)

  // A bucket that does not answer costs no download, and the page says to try again.
  const down = vi.spyOn(bindings.MEDIA, 'get').mockRejectedValue(new Error('R2 is down'))
  const failed = await edge.fetch(to, cookie(ani))
  down.mockRestore()
  expect([failed.status, (await failed.text()).endsWith('</html>')]).toEqual([503, true])
  expect(valueOf(await find(shop, ani, orderId, item, pass)).files[0]).toMatchObject({
    left: limits.digitalDownloads - 1,
  })

  await shop.sql(`UPDATE digital_download SET taken = ${limits.digitalDownloads} WHERE file_id = '${fileId}'`)
  const full = await edge.fetch(to, cookie(ani))
  expect([full.status, full.headers.get('location')]).toEqual([302, page])
  expect(valueOf(await find(shop, ani, orderId, item, pass)).files[0]).toMatchObject({ left: 0 })
  await shop.wait(0.3)
  expect((await edge.fetch(to, cookie(ani))).status).toBe(302)
})

test('a copied session opens no code and no file; the owner in their own browser is not asked, not even a day later', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ digital: true, stock: 10 })
  await addFile(shop, { itemId: item })
  const ani = await shop.customer(guest('visitor-ani'))
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  const opens = async (who: Caller) => {
    const answer = await open(shop, who, orderId, item)
    return answer.ok ? 'open' : answer.code
  }
  const copy = { ...guest('visitor-pencuri'), token: ani.token ?? null }
  const guessed = { ...copy, headers: { 'device-key': 'AAAAAAAAAAAAAAAAAAAAAA' } }
  for (const hours of [0, 24]) {
    await shop.wait(hours)
    expect([await opens(ani), await opens(copy), await opens(guessed)]).toEqual([
      'open',
      'licence_owner_needed',
      'licence_owner_needed',
    ])
  }
})

test('the seller’s files have a maximum size and number, and a removed file cannot be downloaded', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ digital: true })
  expect(await addFile(shop, { itemId: 'tidak-ada' })).toBe(404)
  expect(await addFile(shop, { itemId: item, slug: 'x' })).toBe(422)
  expect(await addFile(shop, { itemId: item }, null)).toBe(400)
  expect(
    await addFile(shop, { itemId: item }, new File([new Uint8Array(limits.digitalFileBytes + 1)], 'besar.zip')),
  ).toBe(413)
  const ids = []
  // The files of a new product come before it is shown.
  await shop.sql('UPDATE product SET published = 0')
  ids.push(await addFile(shop, { slug: `kopi-${item}` }, new File(['x'], '..')))
  await shop.sql('UPDATE product SET published = 1')
  while (ids.length < limits.digitalFiles) ids.push(await addFile(shop, { itemId: item }, new File(['x'], '..')))
  expect(await addFile(shop, { itemId: item })).toBe(409)
  const ani = await shop.customer()
  const orderId = await bought(shop, ani, item, { quantity: 1 })
  const { pass } = valueOf(await open(shop, ani, orderId, item))
  const edge = browse(shop)
  const to = `/order/berkas?${new URLSearchParams({ pesanan: orderId, produk: item, berkas: String(ids[0]), izin: pass })}`
  expect((await edge.fetch(to, cookie(ani))).status).toBe(200)
  expect((await shop.admin('DELETE', `/digital-files/${ids[0]}`)).status).toBe(200)
  expect((await shop.admin('DELETE', `/digital-files/${ids[0]}`)).status).toBe(404)
  const gone = await edge.fetch(to, cookie(ani))
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/profile/order/product-digital'])
  expect(gone.headers.get('set-cookie')).toContain('licence_link_over')
  expect(valueOf(await find(shop, ani, orderId, item, pass)).files).toHaveLength(limits.digitalFiles - 1)
  // A shop that is set back sells it again, so its bytes go last.
  const key = `${(await shop.object()).name}/goods/${ids[0]}`
  const left = []
  for (const days of [limits.mediaKeptDays - 1, 1]) {
    await shop.wait(days * 24)
    await shop.runDue()
    left.push((await bindings.MEDIA.head(key))?.size)
  }
  expect(left).toEqual([1, undefined])
})

// Proves §2.32
test('a guest gets codes and files by the order’s link and the last digits of the phone; a customer’s order needs the account', async () => {
  const shop = await openSellingShop()
  const [me, ani] = [guest('visitor-one'), await shop.customer(guest('visitor-ani'))]
  const item = await shop.item({ digital: true, stock: 10 })
  await add(shop, item, ['KODE-BENAR-1', 'KODE-BENAR-2'])
  await addFile(shop, { itemId: item })
  const orderId = await bought(shop, me, item, { quantity: 1 })
  const token = (await order(shop, orderId, me)).trackToken ?? ''
  const byLink = (pass: string | null, link = token) =>
    shop.call<Licence[]>('digital.findByLink', { token: link, pass })
  const issuePass = async (link: string) =>
    valueOf<{ pass: string }>(await shop.call('order.openTrack', { token: link, digits: '7890' })).pass
  expect(outcome(await byLink(null))).toBe('order_link_invalid')
  expect(outcome(await byLink('1.x'))).toBe('order_link_invalid')
  // Nor for the next person at the browser that ordered.
  expect(outcome(await shop.call('digital.findByLink', { token, pass: null }, me))).toBe('order_link_invalid')
  expect(valueOf(await shop.call('order.track', { token, pass: null }, me))).toMatchObject({ address: null })
  expect(await shop.sql('SELECT code FROM licence WHERE order_id IS NOT NULL')).toEqual([])
  expect(valueOf(await byLink(await issuePass(token)))).toMatchObject([
    { codes: ['KODE-BENAR-1'], missing: 0, files: [{ name: 'Panduan É.pdf' }] },
  ])

  const edge = browse(shop)
  const closed = await (await edge.fetch(`/order/track/${token}`)).text()
  expect(closed).not.toContain('KODE-BENAR-1')
  expect(linksOf(closed)).toEqual([])
  const opened = { headers: { cookie: `__Host-ORDER_PASS=${await issuePass(token)}` } }
  const html = await (await edge.fetch(`/order/track/${token}`, opened)).text()
  expect(html).toContain('KODE-BENAR-1')
  const [to = ''] = linksOf(html)
  expect(await bytesOf(await edge.fetch(to, opened))).toBe('isi berkas')
  expect((await edge.fetch(to)).status).toBe(404)
  expect((await edge.fetch(to, { headers: { cookie: '__Host-ORDER_PASS=1.x' } })).status).toBe(404)

  const hers = await bought(shop, ani, item, { quantity: 1 })
  const link = (await order(shop, hers, ani)).trackToken ?? ''
  expect(valueOf(await byLink(await issuePass(link), link))).toEqual([])
  const herPage = await (
    await edge.fetch(`/order/track/${link}`, { headers: { cookie: `__Host-ORDER_PASS=${await issuePass(link)}` } })
  ).text()
  expect(herPage).not.toContain('KODE-BENAR-2')
  await shop.wait(1.1)
  expect((await edge.fetch(to, opened)).status).toBe(404)
})

test.each([
  ['gawai', true],
  ['kopi', false],
] as const)('the demo customer of %s has a digital order and can open it', async (sample, byCode) => {
  const shop = await openShop({ sample })
  const edge = browse(shop)
  const headers = { cookie: await edge.signIn() }
  const list = await (await edge.fetch('/profile/order/product-digital', { headers })).text()
  // The fields as the form of the page names them: a form that the contract does not understand opens nothing.
  const [form = ''] = /<form[^>]*_=open"[^]*?<\/form>/.exec(list) ?? []
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]+)"/g)]
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  const opened = await edge.fetch('/profile/order/product-digital?_=open', {
    method: 'POST',
    body,
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
  })
  const html = await (await edge.fetch(opened.headers.get('location') ?? '', { headers })).text()
  expect(/LARIS(-[0-9A-F]{4}){3}/.test(html)).toBe(byCode)
  const [to = ''] = linksOf(html)
  expect(await bytesOf(await edge.fetch(to, { headers }))).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
})
