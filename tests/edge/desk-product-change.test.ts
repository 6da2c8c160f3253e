import { expect, test } from 'vitest'
import { hostileTexts, leak } from '#tests/hostile/values.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type Desk, openDesk } from '#tests/support/in-workerd/desk.ts'
import { addAt, fieldsOf, sendProduct as send, shirt, valueOf } from '#tests/support/in-workerd/desk-product.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const slug = 'kemeja'
const at = `/produk/${slug}`
const goods = {
  ...{ slug, name: 'Kemeja', categorySlug: 'barang', description: 'Baris satu\n\nBaris dua', weightGrams: 300 },
  ...{ images: ['/a.webp', '/b.webp', '/c.webp'], attributes: [['Bahan', 'Katun']], sold: 7 },
  options: [{ name: 'Ukuran', values: [{ value: 'S' }, { value: 'M' }] }],
  variants: [
    { values: ['S'], sku: 'KMJ-S', price: 90_000, fullPrice: 120_000, stock: 4, image: '/b.webp', weightGrams: 280 },
    { values: ['M'], sku: 'KMJ-M', price: 95_000, stock: 5, image: '/a.webp' },
  ],
}
async function withShirt() {
  const shop = await openSellingShop()
  await shop.admin('PUT', '/categories/pria', { slug: 'pria', name: 'Pria', parentSlug: 'barang' })
  expect((await shop.admin('PUT', `/products/${slug}`, goods)).status).toBe(200)
  return { shop, desk: await openDesk(shop, 'manager', 'Rina') }
}
const stored = async (shop: SellingShop, of = slug) =>
  (await shop.admin('GET', `/products/${of}`)).body as { images: string[]; name: string; published: boolean }

const pageOf = async (desk: Desk, of = at) => fieldsOf(await desk.read(of), 'changeProduct')

test('what is changed at the desk changes alone, and a page that changes nothing writes nothing', async () => {
  const { shop, desk } = await withShirt()
  const before = await stored(shop)
  // One that has the cover as its own keeps it when the cover becomes another.
  expect(before).toMatchObject({ variants: [{ image: '/b.webp' }, { image: '/a.webp' }] })
  expect(await desk.read(`/produk?q=${slug}`)).toContain('href="/kelola/produk/kemeja"')
  const same = await pageOf(desk)
  expect(same).toMatchObject({ name: 'Kemeja', weight: '300', category: 'barang', main: '/a.webp' })
  expect([(await send(desk, at, same)).status, await stored(shop)]).toEqual([303, before])
  const typed = { name: ' Kemeja  Linen ', category: 'pria', weight: '1.250', description: 'Baru\r\nsekali' }
  const done = await send(desk, at, { ...same, ...typed, main: '/c.webp', drop0: '1' }, { 'd.png': pngOf(70, 70) })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/kelola/produk/kemeja?ok=changeProduct#isi'])
  const after = await stored(shop)
  const fresh = after.images[2]
  expect(fresh).toMatch(/^\/media\/[0-9a-f]{32}-70x70-original\.png$/)
  expect(after).toEqual({
    ...before,
    ...{ name: 'Kemeja Linen', categorySlug: 'pria', weightGrams: 1250, description: 'Baru\nsekali' },
    images: ['/c.webp', '/b.webp', fresh],
  })
  const { lines } = (await shop.admin('GET', '/log')).body as {
    lines: { who: string; operation: string; changes: { field: string }[] }[]
  }
  const [line] = lines.filter(({ operation }) => operation === 'product.put')
  expect([line?.who, line?.changes.map(({ field }) => field.split('.')[0])]).toEqual([
    'Rina',
    ['name', 'categorySlug', 'description', 'images', 'weightGrams'],
  ])
})

test('an old page changes what was typed in it, and nothing that somebody else has changed meanwhile', async () => {
  const { shop, desk } = await withShirt()
  const old = await pageOf(desk)
  await shop.admin('PUT', at.replace('/produk', '/products'), {
    slug,
    description: 'Dari kantor',
    images: ['/b.webp', '/z.webp'],
  })
  await shop.admin('PATCH', `/variants/${(await shop.sql("SELECT id FROM variant WHERE sku = 'KMJ-M'"))[0]?.['id']}`, {
    price: 1,
  })
  const before = await stored(shop)
  expect((await send(desk, at, { ...old, name: 'Kemeja Baru' })).status).toBe(303)
  expect(await stored(shop)).toEqual({ ...before, name: 'Kemeja Baru' })
  const typed = { ...old, name: 'Kemeja Baru', description: 'Dari gudang', drop1: '1' }
  const late = await send(desk, at, typed, { 'd.png': pngOf(70, 70) })
  const page = (await late.text()).replaceAll(/<!-- -->/g, '')
  expect([late.status, await stored(shop)]).toEqual([422, { ...before, name: 'Kemeja Baru' }])
  expect(page).toContain('Baru diubah orang lain: periksa, lalu simpan lagi. Isinya sekarang: Dari kantor')
  expect(page).toContain('>Dari gudang</textarea>')
  // The page has the pictures of now and the new one, and those that others have removed do not come back.
  const [fresh = ''] = /\/media\/[0-9a-f]{32}-70x70-original\.png/.exec(page) ?? []
  expect(valueOf(page, 'pictures')).toBe(`/b.webp\n/z.webp\n${fresh}`)
  expect(page).toMatch(/name="drop0" checked=""/)
  const again = { ...typed, wasDescription: 'Dari kantor', wasPictures: '/b.webp\r\n/z.webp', drop1: '' }
  const pictures = valueOf(page, 'pictures') ?? ''
  expect((await send(desk, at, { ...again, pictures, drop0: '1' })).status).toBe(303)
  expect(await stored(shop)).toMatchObject({ description: 'Dari gudang', images: ['/z.webp', fresh] })
})

/** No picture. */
const bad = { 'naskah.png': Uint8Array.from([1, 2, 3]) }
test('a refused page that is sent back as it stands undoes nothing of anybody else', async () => {
  const { shop, desk } = await withShirt()
  const old = await pageOf(desk)
  const others = { name: 'Kemeja Linen', categorySlug: 'pria', weightGrams: 310, images: ['/c.webp', '/a.webp'] }
  await shop.admin('PUT', `/products/${slug}`, { slug, ...others })
  const refused = await send(desk, at, { ...old, description: 'Dari gudang' }, bad)
  const html = await refused.text()
  expect([refused.status, html.includes('Isinya sekarang')]).toEqual([422, false])
  const back = fieldsOf(html, 'changeProduct')
  expect(back).toMatchObject({ name: 'Kemeja Linen', category: 'pria', weight: '310', main: '/c.webp' })
  expect((await send(desk, at, back)).status).toBe(303)
  expect(await stored(shop)).toMatchObject({ ...others, description: 'Dari gudang' })
})

test('whose words differ from what somebody else has written meanwhile sees both, whatever else is wrong', async () => {
  const { shop, desk } = await withShirt()
  const old = await pageOf(desk)
  await shop.admin('PUT', `/products/${slug}`, {
    slug,
    name: 'Kemeja Linen',
    images: ['/c.webp', '/a.webp', '/b.webp'],
  })
  const html = await (await send(desk, at, { ...old, name: 'Kemeja Flanel', main: '/b.webp' }, bad)).text()
  const said = html.replaceAll(/<!-- -->/g, '')
  expect(said).toContain('Baru diubah orang lain: periksa, lalu simpan lagi. Isinya sekarang: Kemeja Linen')
  expect(said).toMatch(/naskah\.png: [^<]* Baru diubah orang lain: periksa, lalu simpan lagi\.</)
  const back = fieldsOf(html, 'changeProduct')
  expect(back).toMatchObject({ name: 'Kemeja Flanel', wasName: 'Kemeja Linen', main: '/b.webp' })
  // Who sends it again has read it.
  expect((await send(desk, at, back)).status).toBe(303)
  expect(await stored(shop)).toMatchObject({ name: 'Kemeja Flanel', images: ['/b.webp', '/c.webp', '/a.webp'] })
})

test('two who make the same change, and one whose words have other line ends, are not in each other’s way', async () => {
  const { shop, desk } = await withShirt()
  const old = await pageOf(desk)
  for (const time of [1, 2])
    expect([time, (await send(desk, at, { ...old, name: 'Kemeja Linen' })).status]).toEqual([time, 303])
  await shop.admin('PUT', `/products/${slug}`, { slug, description: 'satu\r\ndua', images: ['/a b.webp', '/a b.webp'] })
  const page = await pageOf(desk)
  expect((await send(desk, at, { ...page, name: 'Kemeja', description: 'tiga' })).status).toBe(303)
  expect(await stored(shop)).toMatchObject({ name: 'Kemeja', description: 'tiga', images: ['/a b.webp', '/a b.webp'] })
})

test('the form has the weight of a product where shipping is counted from it', async () => {
  const { shop, desk } = await withShirt()
  const page = await desk.read(at)
  expect(fieldsOf(page, 'changeProduct')['weight']).toBe('300')
  expect(page).toContain('Tidak berlaku untuk varian yang punya berat sendiri: S (280 g)<')
  const [small, middle] = goods.variants
  await shop.admin('PUT', `/products/${slug}`, { slug, variants: [small, { ...middle, weightGrams: 1_300 }] })
  const heavy = (await desk.read(at)).replaceAll(/<!-- -->/g, '')
  expect(heavy).toContain('Setiap varian punya berat sendiri: S (280 g), M (1.300 g). Ubah lewat file produk.')
  const { weight, ...back } = fieldsOf(heavy, 'changeProduct')
  expect([weight, (await send(desk, at, { ...back, name: 'Kemeja Linen' })).status]).toEqual([undefined, 303])
  expect(await stored(shop)).toMatchObject({ name: 'Kemeja Linen', weightGrams: 300 })
  await shop.admin('PUT', `/products/${slug}`, { slug, digital: true })
  expect(await desk.read(at)).not.toContain('Berat')
})

test('a product is hidden and shown on its own screen, and what its category demands is said there', async () => {
  const { shop, desk } = await withShirt()
  await shop.admin('PUT', '/categories/makanan', { slug: 'makanan', name: 'Makanan', needs: ['halal'] })
  const page = await pageOf(desk)
  const refused = await (await send(desk, at, { ...page, category: 'makanan' })).text()
  expect(refused).toContain('sebelum produk tampil. Isi dulu lewat file produk, atau sembunyikan produk ini.')
  const hidden = await desk.press(at, 'hide', { id: slug })
  expect([hidden.status, hidden.headers.get('location')]).toEqual([303, '/kelola/produk/kemeja?ok=hide#isi'])
  expect((await stored(shop)).published).toBe(false)
  expect((await send(desk, at, { ...page, category: 'makanan' })).status).toBe(303)
  const shown = await desk.press(at, 'show', { id: slug })
  expect([shown.status, (await shown.text()).includes('sebelum produk tampil. Isi dulu lewat file produk.')]).toEqual([
    422,
    true,
  ])
  await shop.admin('PUT', `/products/${slug}`, { slug, categorySlug: 'barang' })
  expect((await desk.press(at, 'show', { id: slug })).status).toBe(303)
  expect((await stored(shop)).published).toBe(true)
})

test('a product that is gone is not made again, and one is changed whatever it is called', async () => {
  const { shop, desk } = await withShirt()
  const old = await pageOf(desk)
  await shop.admin('DELETE', `/products/${slug}`)
  const gone = await send(desk, at, { ...old, name: 'Lagi', description: 'Lama ditulis' })
  const said = /Data tidak ditemukan\. · Anda mengetik: Nama produk “Lagi” · .*Deskripsi “Lama ditulis”/
  expect([gone.status, said.test(await gone.text())]).toEqual([404, true])
  expect((await desk.open(at)).status).toBe(404)
  for (const name of ['Baru', 'Produk Baru']) {
    const added = await send(desk, addAt, { ...shirt, name })
    const { pathname } = new URL(added.headers.get('location') ?? '', 'http://x')
    const [, path = ''] = /^\/kelola(\/produk\/[a-z-]+)$/.exec(pathname) ?? []
    expect(await desk.read(`/produk?q=${encodeURIComponent(name)}`)).toContain(`href="${pathname}"`)
    expect((await pageOf(desk, path))['name']).toBe(name)
  }
  expect(await desk.read(addAt)).toContain('value="addProduct"')
  const foreign = await send(desk, addAt, { ...shirt, name: '衣服' })
  const path = new URL(foreign.headers.get('location') ?? '', 'http://x').pathname.replace('/kelola', '')
  expect((await pageOf(desk, path))['name']).toBe('衣服')
})

test('no nonsense in any field of a product breaks a page, is lost, or is stored', { timeout: 120_000 }, async () => {
  const { shop, desk } = await withShirt()
  const page = await pageOf(desk)
  const long = 'x'.repeat(10_000)
  const texts = [...hostileTexts.map((text) => text.toWellFormed()), long, '-5', '1.5', '1,5', '🙂'.repeat(90), 'Rp -1']
  const fields = ['name', 'category', 'newCategory', 'price', 'stock', 'weight', 'description', 'option', 'values']
  const more = ['pictures', 'wasPictures', 'main', 'hidden', 'drop0', 'wasName', 'wasDescription', 'key']
  const wrong: string[] = []
  const look = async (what: string, response: Response, text: string) => {
    const body = await response.text()
    const rest = body.replaceAll(text.length > 3 ? text : '\0\0', '')
    if (response.status >= 500 || leak.test(rest)) wrong.push(`${what}: ${response.status} ${leak.exec(rest)?.[0]}`)
    if (/<svg onload|<img src=x|<script>alert/.test(body)) wrong.push(`${what}: markup`)
    if (response.status === 422 && !body.endsWith('</html>')) wrong.push(`${what}: half a page`)
  }
  for (const [place, text] of texts.entries()) {
    const some = [...fields, ...more].filter((_, n) => bindings.NIGHTLY || (n + place) % 6 === 0)
    for (const name of some) {
      const typed = { ...shirt, name: `Barang ${place}`, [name]: text }
      await look(`new ${name} ${text.slice(0, 20)}`, await send(desk, addAt, typed), text)
      await look(`old ${name} ${text.slice(0, 20)}`, await send(desk, at, { ...page, [name]: text }), text)
    }
    const all = Object.fromEntries([...fields, ...more].map((name) => [name, text]))
    await look(`all ${text.slice(0, 20)}`, await send(desk, addAt, all), text)
    await look(`path ${text.slice(0, 20)}`, await desk.open(`/produk/${encodeURIComponent(text)}`), text)
  }
  for (const name of ['name', 'price', 'stock', 'weight', 'option', 'values']) {
    const [typed, digits] = [`${long}`, name === 'option' ? { values: 'S' } : name === 'values' ? { option: 'U' } : {}]
    const refused = await send(desk, addAt, { ...shirt, ...digits, [name]: typed })
    const kept = (await refused.text()).includes(name === 'values' ? `>${typed}</textarea>` : `value="${typed}"`)
    expect([name, refused.status, kept]).toEqual([name, 422, true])
  }
  for (const [name, typed] of Object.entries({ price: '-1', stock: '-1', weight: '0' }))
    expect([name, (await send(desk, addAt, { ...shirt, [name]: typed })).status]).toEqual([name, 422])
  expect(wrong).toEqual([])
  const rows = await shop.sql('SELECT min(price) AS price, min(stock) AS stock FROM variant')
  expect(rows).toEqual([{ price: expect.any(Number), stock: 0 }])
  expect(Number(rows[0]?.['price'])).toBeGreaterThan(0)
})
