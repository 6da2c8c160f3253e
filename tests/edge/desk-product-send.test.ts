import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { typedIn } from '#edge/desk/typed-words.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { type Desk, openDesk } from '#tests/support/in-workerd/desk.ts'
import { addAt as at, sendProduct as send, shirt, valueOf } from '#tests/support/in-workerd/desk-product.ts'
import { jpegOf } from '#tests/support/in-workerd/pictures.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const slugs = async (shop: SellingShop) =>
  (await shop.sql('SELECT slug FROM product ORDER BY position')).map(({ slug }) => String(slug))
const plain = (html: string) => html.replaceAll(/<!-- -->/g, '').replaceAll('&quot;', '"')
const five = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((name, place) => [`${name}.jpg`, jpegOf(800 + place, 800)]),
)
/** The fields of a page that holds a form, as one press sends them again. */
const heldIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  )
/** The same desk over a connection on which `fails` answers some calls of the edge itself. */
function over(shop: SellingShop, desk: Desk, fails: (path: string) => 'down' | 'unknown' | null): Desk {
  const { fetch } = browse(shop, fails)
  return {
    ...desk,
    fetch,
    form: (path, body, headers) => fetch(path, posted(body, headers)),
  }
}
const posted = (body: Record<string, string> | FormData, headers: Record<string, string>) => ({
  method: 'POST',
  headers: { 'sec-fetch-site': 'same-origin', ...headers },
  body: body instanceof FormData ? body : new URLSearchParams(body),
})
/** The shop does what it is asked at paths with `part`, and the answer to one call is lost. */
function losing(shop: SellingShop, desk: Desk, part: string, place = 1): Desk {
  let asked = 0
  const { fetch } = browse(shop, undefined, (path) => {
    if (path.includes(part) && (asked += 1) === place) throw new Error('connection lost')
  })
  return { ...desk, fetch, form: (path, body, headers) => fetch(path, posted(body, headers)) }
}
/** From the third picture on none is kept, and with `screen` the screen cannot be read either. */
function withoutThird(how: 'down' | 'unknown', screen = false) {
  let pictures = 0
  return (path: string) =>
    path.endsWith('/images') && (pictures += 1) >= 3 ? how : screen && path.endsWith('/categories') ? 'down' : null
}

test.each([
  ['no answer', 'down', 503],
  ['not found', 'unknown', 404],
] as const)('photos that were not sent are named, and those before stay: %s', async (_, how, status) => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const refused = await send(over(shop, desk, withoutThird(how)), at, shirt, five)
  const page = plain(await refused.text())
  expect(refused.status).toBe(status)
  expect(page).toContain('Foto mulai dari "c.jpg" belum terkirim. Pilih lagi.')
  expect([valueOf(page, 'pictures')?.split('\n').length, await slugs(shop)]).toEqual([2, []])
})

test('a page that holds the form without its screen says that photos are missing, and does not save without them', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const held = await (await send(over(shop, desk, withoutThird('down', true)), at, shirt, five)).text()
  expect(held).toContain('File yang belum terkirim Anda pilih lagi sesudah ini. Isian Anda masih tersimpan')
  const again = await desk.form(`/kelola${at}`, heldIn(held), { cookie: desk.cookie })
  const page = plain(await again.text())
  expect([again.status, await slugs(shop)]).toEqual([422, []])
  expect(page).toContain('Foto mulai dari "c.jpg" belum terkirim. Pilih lagi.')
  expect(valueOf(page, 'pictures')?.split('\n')).toHaveLength(2)
  // Who does without them saves it.
  const fields = { pictures: valueOf(page, 'pictures') ?? '', key: valueOf(page, 'key') ?? '' }
  expect([(await send(desk, at, { ...shirt, ...fields })).status, await slugs(shop)]).toEqual([303, ['kaus-polos']])
  // A form whose photos have all been kept has nothing to say of them.
  const last = over(shop, desk, (path) => (path.includes('/products/') || path.endsWith('/categories') ? 'down' : null))
  const kept = plain(await (await send(last, at, shirt, five)).text())
  expect([kept.includes('Isian Anda masih tersimpan'), kept.includes('File yang belum')]).toEqual([true, false])
})

test('the proof of a refund that was not sent can be chosen again', async () => {
  const shop = await openSellingShop()
  const owner = await openDesk(shop, 'owner')
  owner.breakBackend(true)
  const typed = { press: 'payByFile', id: 'x', proof: 'FT 2611 0001' }
  const page = await (await send(owner, '/dana', typed, { 'a.jpg': jpegOf(9, 9) })).text()
  for (const said of ['File yang belum terkirim Anda pilih lagi', 'value="FT 2611 0001"']) expect(page).toContain(said)
})

test('one form makes one product, also where its address was taken, the answer was lost and the name is another', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  expect((await send(desk, at, shirt)).status).toBe(303)
  const key = crypto.randomUUID()
  const lost = await send(losing(shop, desk, '/products/', 2), at, { ...shirt, key })
  const page = await lost.text()
  expect([lost.status, valueOf(page, 'key')]).toEqual([503, key])
  const made = ['kaus-polos', expect.stringMatching(/^kaus-polos-[0-9a-f]{6}$/)]
  expect(await slugs(shop)).toEqual(made)
  const other = await send(desk, at, { ...shirt, name: 'Kaus Lain', key })
  expect([other.status, await slugs(shop)]).toEqual([422, made])
  const same = await send(desk, at, { ...shirt, key })
  expect([same.status, same.headers.get('location'), await slugs(shop)]).toEqual([
    303,
    `/kelola/produk/${(await slugs(shop))[1]}?ok=addProduct#isi`,
    made,
  ])
})

test('a page that has made a product makes another one with the second press', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const key = crypto.randomUUID()
  expect((await send(desk, at, { ...shirt, key })).status).toBe(303)
  const next = { ...shirt, name: 'Topi', price: '40.000' }
  const refused = await send(desk, at, { ...next, key })
  const page = await refused.text()
  const fresh = valueOf(page, 'key') ?? ''
  expect([refused.status, fresh === key, await slugs(shop)]).toEqual([422, false, ['kaus-polos']])
  for (const said of ['Produk sebelumnya sudah tersimpan. Tekan lagi', 'value="Topi"']) expect(page).toContain(said)
  for (const time of [1, 2]) expect([time, (await send(desk, at, { ...next, key: fresh })).status]).toEqual([time, 303])
  expect(await slugs(shop)).toEqual(['kaus-polos', 'topi'])
})

test('a page without its screen has the fresh key too', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const key = crypto.randomUUID()
  expect((await send(desk, at, { ...shirt, key })).status).toBe(303)
  const blind = over(shop, desk, (path) => (path.endsWith('/categories') ? 'down' : null))
  const held = heldIn(await (await send(blind, at, { ...shirt, name: 'Topi', key })).text())
  expect((await desk.form(`/kelola${at}`, held, { cookie: desk.cookie })).status).toBe(303)
  expect(await slugs(shop)).toEqual(['kaus-polos', 'topi'])
})

test('who gets no answer reads what to do, also at the way in', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const added = await (await send(losing(shop, desk, '/products/'), at, shirt)).text()
  expect(added).toContain('Toko belum menjawab. Tekan lagi. Produk ini tidak akan tersimpan dua kali.')
  const fields = { press: 'stock', id: 'x', change: '1', key: crypto.randomUUID() }
  const silent = await losing(shop, desk, '/stock').form('/kelola/produk', fields, { cookie: desk.cookie })
  const changed = await silent.text()
  expect([changed.includes('Toko belum menjawab. Tekan lagi.'), changed.includes('dua kali')]).toEqual([true, false])
  const link = await desk.link()
  const { fetch } = browse(shop, (path) => (path.endsWith('/enter') ? 'down' : null))
  const shut = await fetch(link, posted({}, {}))
  expect([shut.status, (await shut.text()).includes(`action="${link}"`)]).toEqual([503, true])
  expect((await desk.form(link, {}, {})).status).toBe(303)
})

test('a photo of a full product is replaced in one press', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const images = Array.from({ length: limits.productImages }, (_, place) => `/${place}.webp`)
  const goods = { slug: 'kaus', name: 'Kaus', categorySlug: 'barang', weightGrams: 9, images, variants: [{ price: 1 }] }
  expect((await shop.admin('PUT', '/products/kaus', goods)).status).toBe(200)
  const same = { name: 'Kaus', wasName: 'Kaus', category: 'barang', wasCategory: 'barang' }
  const pictures = images.join('\r\n')
  const typed = { id: 'kaus', ...same, weight: '9', wasWeight: '9', pictures, wasPictures: pictures }
  const two = { 'a.jpg': jpegOf(70, 70), 'b.jpg': jpegOf(80, 80) }
  const refused = await send(desk, '/produk/kaus', { ...typed, drop3: '1' }, two)
  expect([refused.status, plain(await refused.text()).includes('Paling banyak 20 foto')]).toEqual([422, true])
  expect((await send(desk, '/produk/kaus', { ...typed, drop3: '1', drop4: '1' }, two)).status).toBe(303)
  const now = ((await shop.admin('GET', '/products/kaus')).body as { images: string[] }).images
  expect(now).toEqual([
    ...images.filter((_, place) => place !== 3 && place !== 4),
    expect.stringContaining('-70x70-'),
    expect.stringContaining('-80x80-'),
  ])
})

test('a new category is another one unless its name is there, and one below another is chosen from the list', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const add = (newCategory: string, key: string = crypto.randomUUID()) =>
    send(desk, at, { ...shirt, category: '', newCategory, key })
  const names = async () =>
    Object.fromEntries((await shop.sql('SELECT slug, name FROM category')).map(({ slug, name }) => [name, slug]))
  const before = Object.keys(await names())
  for (const name of ['C++', 'C#', 'c++', '!!!', '???']) expect([name, (await add(name)).status]).toEqual([name, 303])
  expect(Object.keys(await names()).toSorted()).toEqual([...before, 'C++', 'C#', '!!!', '???'].toSorted())
  expect(new Set(Object.values(await names())).size).toBe(before.length + 4)
  // The page of flash sales has that address.
  expect((await add('Flash Sale')).status).toBe(303)
  expect((await names())['Flash Sale']).toMatch(/^flash-sale-[0-9a-f]{6}$/)
  // One that was renamed keeps its address and its goods.
  await shop.admin('PUT', '/categories/topi', { slug: 'topi', name: 'Penutup Kepala' })
  const key = crypto.randomUUID()
  const twice = await Promise.all([add('Topi', key), add('Topi', key)])
  expect(twice.map(({ status }) => status)).toEqual([303, 303])
  expect((await names())['Topi']).toMatch(/^topi-[0-9a-f]{6}$/)
  expect((await names())['Penutup Kepala']).toBe('topi')
  await shop.admin('PUT', '/categories/sepatu', { slug: 'sepatu', name: 'Sepatu' })
  await shop.admin('PUT', '/categories/pria', { slug: 'pria', name: 'Pria', parentSlug: 'sepatu' })
  const refused = await add('pria')
  const page = plain(await refused.text())
  expect([refused.status, page.includes('Sudah ada: Sepatu › Pria. Pilih dari daftar.')]).toEqual([422, true])
  expect(page).toContain('Belum tersimpan. Periksa isian yang ditandai.')
})

test('a product that is refused after its category was added says so', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const typed = { ...shirt, category: '', newCategory: 'Topi', key: crypto.randomUUID() }
  const silent = await send(losing(shop, desk, '/products/'), at, typed)
  expect(plain(await silent.text())).toContain('Kategori "Topi" sudah ditambahkan.')
  const again = await send(desk, at, typed)
  expect([again.status, await slugs(shop)]).toEqual([303, ['kaus-polos']])
  const other = plain(await (await send(desk, at, { ...typed, name: 'Lain', newCategory: 'Tas' })).text())
  expect(other).toContain('sebagai produk lain. Kategori "Tas" sudah ditambahkan.')
})

test('what was typed is said where the session has ended, also with photos that were too large', async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  const typed = { ...shirt, description: 'Lama ditulis', hidden: '1' }
  const forgotten = { ...desk, cookie: '' }
  await shop.admin('DELETE', `/tokens/${desk.tokenId}`)
  const large = new Uint8Array(limits.uploadBytes)
  const six = Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`${place}.jpg`, large]))
  for (const [own, files] of [
    [desk, {}],
    [desk, six],
    [forgotten, {}],
    [forgotten, six],
  ] as const) {
    const left = await send(own, at, typed, files, true)
    const page = plain(await left.text())
    expect(left.status).toBe(401)
    for (const said of ['Nama produk “Kaus Polos”', 'Kategori “barang”', 'Harga “Rp 85.000”', 'Stok “12”'])
      expect(page).toContain(said)
    for (const said of ['Berat (gram) “250”', 'Deskripsi “Lama ditulis”', 'Simpan tanpa menampilkan di toko “ya”'])
      expect(page).toContain(said)
  }
})

test('a field of a product is said by the name that its form has', async () => {
  const desk = await openDesk(await openSellingShop(), 'manager')
  const page = await desk.read(at)
  const fields = (page.match(/<(input|textarea|select)[^>]*>/g) ?? []).filter(
    (one) => !/type="(hidden|file)"/.test(one),
  )
  const names = fields.map((field) => /name="([^"]*)"/.exec(field)?.[1] ?? '')
  expect(names).toEqual(expect.arrayContaining(['weight', 'newCategory', 'hidden']))
  for (const name of names) {
    const [, label = ''] = /^(.*) “/.exec(typedIn({ [name]: 'x' })[0] ?? '') ?? []
    expect([name, label !== '', page.toLowerCase().includes(label.toLowerCase())]).toEqual([name, true, true])
  }
})
