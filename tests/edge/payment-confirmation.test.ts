import { hourMs } from '#shared/format/units.ts'
import { text } from '#shared/text/text.ts'
import { expect, test } from 'vitest'
import { bill, order, place, transfer } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { jpegOf, pngOf } from '#tests/support/in-workerd/pictures.ts'

const me = { visitor: 'visitor-one-0000000000' }
/** Another browser than the one that placed the order, without a session. */
const cookie = { cookie: '__Host-VISITOR=visitor-two-0000000000' }
const jpeg = (bytes = 100) => new File([jpegOf(), new Uint8Array(bytes)], 'bukti <b>.jpg', { type: 'image/jpeg' })
const start = '/konfirmasi-pembayaran'
const today = () => new Date(Date.now() + 7 * hourMs).toISOString().slice(0, 10)

async function transferOrder(shop: SellingShop) {
  const orderId = await place(shop, me, [await shop.item()], { payment: transfer })
  const { number, trackToken } = await order(shop, orderId, me)
  return { orderId, number, at: `${start}?kode=${trackToken}`, amount: (await bill(shop, orderId, me)).amount }
}
const post = (
  shop: SellingShop,
  path: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = cookie,
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return shop.fetch(path, { method: 'POST', headers: { ...headers, origin: shop.origin }, body })
}
const html = async (shop: SellingShop, path: string) => (await shop.fetch(path, { headers: cookie })).text()
const filled = (amount: number) => ({
  bank: 'BCA',
  payer: 'Siti Aminah',
  amount: amount.toLocaleString('id-ID'),
  day: today(),
  note: '',
  fileId: '',
  fileName: '',
})

// Proves §2.16
test('a shopper confirms a transfer without login and without script, from the order number to the answer', async () => {
  const shop = await openSellingShop({ demo: false })
  const { orderId, number, at: link, amount } = await transferOrder(shop)
  expect(await html(shop, start)).toContain('No. Pesanan')
  const found = await post(shop, `${start}?_=find`, { number: number.toLowerCase(), phone: '0812 3456 7890' })
  const at = found.headers.get('location') ?? ''
  expect([found.status, at.startsWith(`${start}?kode=`)]).toEqual([303, true])
  // Number and phone stand on the parcel: what they lead to opens no page of the order.
  expect(at).not.toBe(link)
  for (const path of ['', '/invoice'])
    expect((await shop.fetch(`/order/track/${at.split('=')[1]}${path}`, { headers: cookie })).status).toBe(404)

  const form = await html(shop, at)
  expect(form).toContain('encType="multipart/form-data"')
  expect(form).toContain(`value="Rp ${amount.toLocaleString('id-ID')}"`)
  expect(form).toContain('1234567890')
  expect(form).not.toMatch(/Siti|Melawai/)

  const sent = await post(shop, `${at}&_=send`, { ...filled(amount), file: jpeg() })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, at])
  expect(await html(shop, at)).toContain('Bukti transfer sedang diperiksa')
  const mine = await (
    await shop.fetch(`/order/success?SALE_ID=${orderId}`, { headers: { cookie: `__Host-VISITOR=${me.visitor}` } })
  ).text()
  expect(mine).toContain('Bukti transfer Anda kami periksa maksimal 1×24 jam.')
  expect((await post(shop, `${at}&_=send`, { ...filled(amount), file: jpeg() })).status).toBe(303)
  // Without `replaces` it was the same one again; another one takes its place.
  expect(await html(shop, at)).toContain('name="replaces"')
  const other = { ...filled(amount), file: jpeg(), payer: 'Siti A.', replaces: '1' }
  expect((await post(shop, `${at}&_=send`, { ...other, day: '' })).status).toBe(422)
  expect((await post(shop, `${at}&_=send`, other)).status).toBe(303)

  const { receipts } = (await shop.admin('GET', '/receipts')).body as {
    receipts: { id: string; amount: number; due: number }[]
  }
  expect(receipts).toMatchObject([{ amount, due: amount, payer: 'Siti A.' }])
  await shop.admin('POST', `/receipts/${receipts[0]?.id}`, { answer: 'refuse', note: 'Gambar <kabur>' })
  expect(await html(shop, at)).toContain('Alasan: Gambar &lt;kabur&gt;')
  await post(shop, `${at}&_=send`, { ...filled(amount), file: jpeg() })
  const [again] = ((await shop.admin('GET', '/receipts')).body as { receipts: { id: string }[] }).receipts
  await shop.admin('POST', `/receipts/${again?.id}`, { answer: 'confirm' })
  const paid = await html(shop, at)
  expect([paid.includes('Pembayaran berhasil'), paid.includes('/order/track/')]).toEqual([true, false])
  expect(await html(shop, link)).toContain('/order/track/')
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})

test('a wrong pair of order number and phone keeps the typed text and reveals nothing', async () => {
  const shop = await openSellingShop()
  const { number } = await transferOrder(shop)
  const refused = await post(shop, `${start}?_=find`, { number, phone: '081200000000' })
  const page = await refused.text()
  expect(refused.status).toBe(422)
  expect(page).toContain('Nomor pesanan dan nomor HP tidak cocok. Periksa kembali keduanya.')
  expect(page).toContain(`value="${number}"`)
  expect(page).toContain('value="081200000000"')
  const empty = await (await post(shop, `${start}?_=find`, { number: '', phone: '' })).text()
  expect(empty.match(/Wajib diisi/g)).toHaveLength(2)
})

test('each error is shown at its field, the typed text stays, and a valid file is chosen only once', async () => {
  const shop = await openSellingShop({ demo: false })
  const { at, amount } = await transferOrder(shop)
  const nothing = await post(shop, `${at}&_=send`, { bank: '', payer: '', amount: '', day: '', fileId: '' })
  expect(nothing.status).toBe(422)
  expect((await nothing.text()).match(/Wajib diisi/g)).toHaveLength(5)

  const large = await post(shop, `${at}&_=send`, {
    ...filled(amount),
    note: 'dari rekening kakak',
    file: jpeg(5 * 1024 * 1024),
  })
  const words = await large.text()
  expect([large.status, words.includes('Ukuran file terlalu besar. Maksimal 5 MB.')]).toEqual([422, true])
  expect(words).toContain('dari rekening kakak')
  expect(words).toContain('value="Siti Aminah"')

  const page = await post(shop, `${at}&_=send`, {
    ...filled(amount),
    file: new File(['<svg onload="alert(1)">'], 'bukti.png', { type: 'image/png' }),
  })
  expect(await page.text()).toContain('Format file tidak didukung. Gunakan JPG, PNG, WebP, atau PDF.')

  const bomb = new File([pngOf(30_000, 30_000)], 'bukti.png', { type: 'image/png' })
  expect(await (await post(shop, `${at}&_=send`, { ...filled(amount), file: bomb })).text()).toContain(
    'Dimensi foto terlalu besar, maksimal 50 megapiksel.',
  )

  const odd = await (
    await post(shop, `${at}&_=send`, { ...filled(amount), amount: 'seratus ribu', day: '31/02/2026', file: jpeg() })
  ).text()
  expect(odd).toContain('Isi jumlah transfer dengan angka')
  expect(odd).toContain('Tersimpan: bukti &lt;b&gt;.jpg')
  const fileId = /name="fileId" value="([\w-]{36})"/.exec(odd)?.[1] ?? ''
  expect((await post(shop, `${at}&_=send`, { ...filled(amount), day: '01/01/2026', fileId })).status).toBe(422)
  expect((await post(shop, `${at}&_=send`, { ...filled(amount), fileId })).status).toBe(303)
  expect(await shop.sql('SELECT state, file_id FROM transfer_receipt')).toEqual([{ state: 'waiting', file_id: fileId }])
})

// Proves ASVS 5.2.1
test('a form that is too large and a forged link are refused', async () => {
  const shop = await openSellingShop()
  const { at, amount } = await transferOrder(shop)
  const length = 27 * 1024 * 1024
  const large = await post(
    shop,
    `${at}&_=send`,
    { ...filled(amount), file: jpeg(length) },
    { ...cookie, 'content-length': String(length + 2000) },
  )
  const page = await large.text()
  expect([large.status, page.includes(`terlalu besar. ${text.filesUnsent}`)]).toEqual([413, true])
  expect(page).toContain('value="Siti Aminah"')
  for (const kode of ['x', 'a.b', '%00', '../../etc'])
    expect((await shop.fetch(`${start}?kode=${kode}`, { headers: cookie })).status).toBe(404)
  expect((await post(shop, `${start}?kode=a.b&_=send`, { ...filled(amount), file: jpeg() })).status).toBe(404)
  expect(await shop.sql('SELECT id FROM file')).toEqual([])
})

test('with a backend without receipts the page says where to send them', async () => {
  const shop = await openSellingShop()
  const foreign = browse(shop, (path) => (path.includes('/payment-confirmation/') ? 'absent' : null))
  const { number } = await transferOrder(shop)
  const body = new URLSearchParams({ number, phone: '081234567890' })
  await foreign.fetch(`${start}?_=find`, {
    method: 'POST',
    headers: { ...cookie, origin: `http://${shop.host}` },
    body,
  })
  const page = await foreign.fetch(start, { headers: cookie })
  expect([page.status, (await page.text()).includes('Kirim bukti ke toko')]).toEqual([200, true])
})

test('the order page of a transfer links to the form with the order already filled in', async () => {
  const shop = await openSellingShop()
  const { orderId, at } = await transferOrder(shop)
  const page = await (
    await shop.fetch(`/order/success?SALE_ID=${orderId}`, { headers: { cookie: `__Host-VISITOR=${me.visitor}` } })
  ).text()
  expect(page).toContain(`href="${at}"`)
})
