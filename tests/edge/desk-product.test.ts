import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { roles } from '#shared/admin/roles.ts'
import { messageOf } from '#shared/text/errors.ts'
import { place, press as pay } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { addAt as at, sendProduct as send, shirt, valueOf } from '#tests/support/in-workerd/desk-product.ts'
import { jpegOf, mp4Of, pngOf } from '#tests/support/in-workerd/pictures.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { uploadPicture } from '#tests/support/in-workerd/upload.ts'

const stored = async (shop: SellingShop, slug: string) =>
  (await shop.admin('GET', `/products/${slug}`)).body as {
    name: string
    images: string[]
    published: boolean
    options: { name: string }[]
    variants: { values: string[]; price: number; stock: number; sku: string }[]
  }
const slugs = async (shop: SellingShop) =>
  (await shop.sql('SELECT slug FROM product ORDER BY position')).map(({ slug }) => String(slug))
const plain = (html: string) => html.replaceAll(/<!-- -->/g, '')
test('a product that is added at the desk is in the shop, with its pictures, and is bought', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager', 'Rina')
  expect(await desk.read('/produk')).toContain('href="/kelola/produk-baru"')
  const files = { 'a.jpg': jpegOf(800, 800), 'b.png': pngOf(640, 480) }
  const typed = { ...shirt, description: 'Adem.\r\n\r\nMudah dicuci.', option: 'Ukuran', values: 'S\r\n M \r\n\r\nL' }
  const added = await send(desk, at, typed, files)
  expect([added.status, added.headers.get('location')]).toEqual([303, '/kelola/produk/kaus-polos?ok=addProduct#isi'])
  const product = await stored(shop, 'kaus-polos')
  expect(product).toMatchObject({
    ...{ name: 'Kaus Polos', categorySlug: 'barang', weightGrams: 250, published: true },
    ...{ description: 'Adem.\n\nMudah dicuci.', options: [{ name: 'Ukuran' }] },
    variants: ['S', 'M', 'L'].map((size) => ({ values: [size], price: 85_000, stock: 12 })),
  })
  expect(product.images).toHaveLength(2)
  const page = await desk.read('/produk/kaus-polos?ok=addProduct')
  expect(page).toMatch(/role="status"[^]*Produk ditambahkan\.[^]*href="\/product\/kaus-polos"/)
  const seen = await (await desk.fetch('/product/kaus-polos')).text()
  for (const said of ['Kaus Polos', 'Mudah dicuci.', ...product.images]) expect(seen).toContain(said)
  const [first = ''] = product.images
  expect((await desk.fetch(first)).status).toBe(200)
  const [{ id } = {}] = await shop.sql("SELECT id FROM variant WHERE name = 'M'")
  const who = guest('pembeli-kaus')
  await pay(shop, await place(shop, who, [String(id)]), who, 'settlement')
  const { lines } = (await shop.admin('GET', '/log')).body as { lines: { who: string; operation: string }[] }
  const byRina = lines.filter((line) => line.who === 'Rina').map(({ operation }) => operation)
  expect(byRina.toSorted()).toEqual(['desk.enter', 'image.add', 'image.add', 'product.put'])
})

test('a product that is saved without being shown waits at the desk', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'owner')
  expect((await send(desk, at, { ...shirt, hidden: '1' })).status).toBe(303)
  expect((await stored(shop, 'kaus-polos')).published).toBe(false)
  expect((await desk.fetch('/product/kaus-polos')).status).toBe(404)
  const page = await desk.read('/produk/kaus-polos')
  expect([page.includes('belum tampil'), page.includes('Lihat di toko')]).toEqual([true, false])
})

test('two products of one name have two addresses, and neither changes the other', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const first = await send(desk, at, shirt)
  const second = await send(desk, at, { ...shirt, price: '90.000', stock: '3' })
  expect([first.status, second.status]).toEqual([303, 303])
  const [one = '', two = ''] = await slugs(shop)
  expect([one, two]).toEqual(['kaus-polos', expect.stringMatching(/^kaus-polos-[0-9a-f]{6}$/)])
  expect(second.headers.get('location')).toContain(`/produk/${two}?`)
  expect((await stored(shop, one)).variants).toMatchObject([{ price: 85_000, stock: 12 }])
  expect((await stored(shop, two)).variants).toMatchObject([{ price: 90_000, stock: 3 }])
  // An address that differs by the size of its letters is taken too.
  await shop.admin('PUT', '/products/Teh', {
    slug: 'Teh',
    name: 'Teh',
    categorySlug: 'barang',
    variants: [{ price: 1 }],
  })
  expect((await send(desk, at, { ...shirt, name: 'Teh' })).headers.get('location')).toMatch(
    /\/produk\/teh-[0-9a-f]{6}\?/,
  )
})

test('the same form makes one product, pressed twice, after an unknown result, and with something else typed', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const files = { 'a.jpg': jpegOf(800, 800) }
  for (const expected of [['kaus-polos'], ['kaus-polos', expect.stringContaining('kaus-polos-')]]) {
    const key = crypto.randomUUID()
    const twice = await Promise.all([
      send(desk, at, { ...shirt, key }, files),
      send(desk, at, { ...shirt, key }, files),
    ])
    const later = await send(desk, at, { ...shirt, key }, files)
    expect(new Set([...twice, later].map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1)
    expect([later.status, await slugs(shop)]).toEqual([303, expected])
    const other = await send(desk, at, { ...shirt, key, price: '99.000' })
    expect([other.status, await slugs(shop)]).toEqual([422, expected])
    const page = await other.text()
    expect(page).toContain('Produk sebelumnya sudah tersimpan. Tekan lagi untuk menyimpan ini sebagai produk lain.')
    expect(page).toContain('value="99.000"')
  }
})

test('while the shop does not answer nothing typed is lost, and the same form makes one product later', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const key = crypto.randomUUID()
  desk.breakBackend(true)
  const down = await send(desk, at, { ...shirt, key })
  const page = await down.text()
  expect(down.status).toBe(503)
  for (const kept of ['value="Kaus Polos"', 'value="Rp 85.000"', `value="${key}"`]) expect(page).toContain(kept)
  desk.breakBackend(false)
  for (const time of [1, 2]) expect([time, (await send(desk, at, { ...shirt, key })).status]).toEqual([time, 303])
  expect(await slugs(shop)).toEqual(['kaus-polos'])
})

test('whatever is wrong, what was typed and the good pictures stay, and the form keeps its key', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const key = crypto.randomUUID()
  const large = new Uint8Array(limits.uploadBytes + 1)
  large.set(jpegOf(900, 900))
  const typed = {
    ...shirt,
    key,
    weight: '1,5',
    option: 'Ukuran',
    values: 'S\r\nm\r\nM',
    description: 'Kata <b>penjual</b>',
  }
  const files = {
    'baik.jpg': jpegOf(800, 800),
    'besar.jpg': large,
    'naskah.jpg': bytesOf('<script>'),
    'f.jpg': mp4Of(),
  }
  const refused = await send(desk, at, typed, files)
  const page = plain(await refused.text())
  expect(refused.status).toBe(422)
  for (const said of [
    'Belum tersimpan. Periksa isian yang ditandai.',
    `besar.jpg: ${messageOf('file_too_large')}`,
    `naskah.jpg: ${messageOf('image_kind')}`,
    `f.jpg: ${messageOf('image_kind')}`,
    'Isi berat satu buah dengan kemasannya dalam gram: 250.',
    '“M” tertulis dua kali.',
    'value="Kaus Polos"',
    '>S\r\nm\r\nM</textarea>',
    'Kata &lt;b&gt;penjual&lt;/b&gt;',
    `name="key" value="${key}"`,
  ])
    expect(page).toContain(said)
  const pictures = valueOf(page, 'pictures') ?? ''
  expect(pictures).toMatch(/^\/media\/[0-9a-f]{32}-800x800-original\.jpg$/)
  expect(await slugs(shop)).toEqual([])
  const saved = await send(desk, at, { ...typed, weight: '250', values: 'S\r\nM', pictures })
  expect([saved.status, (await stored(shop, 'kaus-polos')).images]).toEqual([303, [pictures]])
})

test('a value of a variant may have a comma, and a list on one line is asked about', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const bottle = { ...shirt, option: 'Isi' }
  for (const values of ['1,5 L, 600 ml', '1,5 L; 600 ml']) {
    const refused = await send(desk, at, { ...bottle, values })
    const page = await refused.text()
    expect([values, refused.status, page.includes('Tulis satu nilai per baris.')]).toEqual([values, 422, true])
    expect(page).toContain(`>${values}</textarea>`)
  }
  expect((await send(desk, at, { ...bottle, values: '1,5 L\r\n600 ml' })).status).toBe(303)
  expect((await stored(shop, 'kaus-polos')).variants).toMatchObject([{ values: ['1,5 L'] }, { values: ['600 ml'] }])
})

test('pictures that are too large together are refused at the field, and what stands before them is kept', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const large = new Uint8Array(limits.uploadBytes)
  const files = Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`${place}.jpg`, large]))
  const refused = await send(desk, at, { ...shirt, hidden: '1' }, files, true)
  const page = await refused.text()
  expect([refused.status, page.includes('terlalu besar untuk dikirim bersama')]).toEqual([413, true])
  for (const said of ['value="Kaus Polos"', 'value="Rp 85.000"', 'checked=""']) expect(page).toContain(said)
  expect((await shop.sql('SELECT id FROM media')).length).toBe(0)
  // So it is with the proof of a refund, of one file.
  const owner = await openDesk(shop, 'owner')
  const proof = await send(owner, '/dana', { press: 'payByFile', id: 'x', proof: 'FT 2611 0001' }, files, true)
  const said = await proof.text()
  expect([
    proof.status,
    said.includes(`${messageOf('file_too_large')} · Anda mengetik: Nomor atau berita transfer “FT 2611 0001”`),
  ]).toEqual([413, true])
})

test('a product has at most so many pictures, and those that fit are taken', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, place) => [`${place}.png`, pngOf(10 + place, 10)]))
  const refused = await send(desk, at, shirt, many(limits.productImages + 2))
  const page = plain(await refused.text())
  expect([refused.status, page.includes(`Paling banyak ${limits.productImages} foto`)]).toEqual([422, true])
  const pictures = valueOf(page, 'pictures') ?? ''
  expect(pictures.split('\n')).toHaveLength(limits.productImages)
  expect((await send(desk, at, { ...shirt, pictures })).status).toBe(303)
  expect((await stored(shop, 'kaus-polos')).images).toHaveLength(limits.productImages)
})

test('a form names the pictures that a manager may give, in one call, and another shop’s is seen nowhere', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const desk = await openDesk(shop, 'manager')
  const theirs = (await uploadPicture(other.host, [pngOf(300, 300)])).body.address
  const foreign = [theirs, 'https://jahat.example/x.png', 'javascript:alert(1)', '/media/x']
  const before = desk.backendCalls()
  expect((await send(desk, at, { ...shirt, pictures: foreign.join('\n') }, {}, true)).status).toBe(303)
  expect([desk.backendCalls() - before, (await stored(shop, 'kaus-polos')).images]).toEqual([1, foreign])
  expect((await desk.fetch(theirs)).status).toBe(404)
  const seen = await desk.fetch('/product/kaus-polos')
  expect([seen.status, (await seen.text()).includes('javascript:')]).toEqual([200, false])
  expect(seen.headers.get('content-security-policy')).toMatch(/img-src 'self' data:(;|$)/)
  const none = await send(desk, at, { ...shirt, name: 'Topi', pictures: 'http://[' })
  expect([none.status, await slugs(shop)]).toEqual([422, ['kaus-polos']])
})

test('a shop without categories gets one with its first product, and the same name is the same category', async () => {
  const shop = await openSellingShop()
  await shop.sql('DELETE FROM category')
  const desk = await openDesk(shop, 'manager')
  const { category: _, ...typed } = shirt
  const page = await desk.read(at)
  expect([page.includes('name="newCategory"'), page.includes('name="category"')]).toEqual([true, false])
  expect(await (await send(desk, at, typed)).text()).toContain('Isi kategorinya.')
  const long = await send(desk, at, { ...typed, newCategory: 'x'.repeat(200) })
  expect([long.status, (await long.text()).includes(`value="${'x'.repeat(200)}"`)]).toEqual([422, true])
  for (const newCategory of ['Pakaian Pria', 'pakaian  pria'])
    expect((await send(desk, at, { ...typed, category: '', newCategory })).status).toBe(303)
  const { categories } = (await shop.admin('GET', '/categories')).body as { categories: object[] }
  expect(categories).toMatchObject([{ slug: 'pakaian-pria', name: 'Pakaian Pria' }])
})

test('a category that demands a statement says so, and takes the product without showing it', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  await shop.admin('PUT', '/categories/makanan', { slug: 'makanan', name: 'Makanan', needs: ['halal'] })
  const refused = await send(desk, at, { ...shirt, category: 'makanan' })
  expect([refused.status, (await refused.text()).includes('meminta Halal sebelum produk tampil')]).toEqual([422, true])
  expect((await send(desk, at, { ...shirt, category: 'makanan', hidden: '1' })).status).toBe(303)
})

test('only who may change goods adds and changes a product', async () => {
  const shop = await openSellingShop()
  expect((await send(await openDesk(shop, 'manager', 'Gudang'), at, shirt)).status).toBe(303)
  for (const role of roles.filter((one) => one === 'viewer' || one === 'orders')) {
    const desk = await openDesk(shop, role)
    const list = await desk.read('/produk?q=kaus')
    expect([role, list.includes('Kaus Polos'), /Tambah produk|Ubah nama/.test(list)]).toEqual([role, true, false])
    for (const path of [at, '/produk/kaus-polos'])
      expect([path, /name="press"/.test(await desk.read(path))]).toEqual([path, false])
    for (const files of [{}, { 'a.png': pngOf(9, 9) }]) {
      const refused = await send(desk, at, shirt, files)
      expect([role, refused.status, (await refused.text()).includes('Peran Anda tidak boleh')]).toEqual([
        role,
        403,
        true,
      ])
    }
    const change = { id: 'kaus-polos', name: 'Lain', wasName: 'Kaus Polos', category: 'barang', wasCategory: 'barang' }
    expect((await send(desk, '/produk/kaus-polos', change)).status).toBe(403)
  }
  expect([await slugs(shop), (await stored(shop, 'kaus-polos')).name]).toEqual([['kaus-polos'], 'Kaus Polos'])
  expect((await shop.sql('SELECT id FROM media')).length).toBe(0)
})
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))
