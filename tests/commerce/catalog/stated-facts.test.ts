import { expect, test } from 'vitest'
import { permits } from '#shared/format/permits.ts'
import { importFile, type SendToShop } from '#shared/admin/import-file.ts'
import { accepted } from '#shared/result.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

interface Listed {
  total: number
  more: { facets: { attributes: readonly object[] } }
}

const paged = { index: 0, size: 12 }
const halal = permits.halal.example
const food = { name: 'Keripik', categorySlug: 'camilan', variants: [{ price: 15_000, stock: 3 }] }

async function openFoodShop() {
  const shop = await openSellingShop()
  const put = async (path: string, body: object) => (await shop.admin('PUT', path, body)).body
  const category = (more: object = {}) => put('/categories/camilan', { slug: 'camilan', name: 'Camilan', ...more })
  const product = (slug: string, more: object = {}) => put(`/products/${slug}`, { slug, ...food, ...more })
  const listed = async () => {
    const found = await shop.call<Listed>('catalog.list', { category: 'camilan', ...paged })
    return found.ok ? found.value : null
  }
  return { shop, category, product, listed }
}

test('a number that is written otherwise than by its authority is refused at its field', async () => {
  const { category, product } = await openFoodShop()
  await category()
  expect(await product('keripik', { halal: 'halal', bpom: '123', pirt: '2063', sni: '7617' })).toMatchObject({
    fields: { halal: expect.any(String), bpom: expect.any(String), pirt: expect.any(String), sni: expect.any(String) },
  })
})

test('what a category demands is there before goods are shown, also from the category above', async () => {
  const { shop, category, product, listed } = await openFoodShop()
  await category({ needs: ['halal', 'pirt'] })
  const demanded = { fields: { halal: expect.stringContaining('demands'), pirt: expect.stringContaining('demands') } }
  expect(await product('keripik')).toMatchObject(demanded)
  expect(await product('keripik', { published: false })).toMatchObject({ stockLeft: 0 })
  expect(await product('keripik', { published: true })).toMatchObject(demanded)
  await shop.admin('PUT', '/categories/pisang', { slug: 'pisang', name: 'Pisang', parentSlug: 'camilan' })
  expect(await product('sale', { categorySlug: 'pisang' })).toMatchObject(demanded)
  expect(await product('keripik', { published: true, halal, pirt: permits.pirt.example })).toMatchObject({
    stockLeft: 0,
  })
  expect((await listed())?.total).toBe(1)
})

test('a category cannot demand what goods lack that are shown', async () => {
  const { category, product } = await openFoodShop()
  await category()
  await product('keripik', { halal: 'not_halal' })
  expect(await category({ needs: ['bpom'] })).toMatchObject({
    fields: { needs: 'keripik is shown and does not state bpom' },
  })
  expect(await category({ needs: ['halal'] })).toEqual({})
})

test('nor by a file that brings the goods as they are, nor by coming under a category that demands', async () => {
  const { shop, category, product } = await openFoodShop()
  await category()
  await product('keripik')
  const demanding = { slug: 'camilan', name: 'Camilan', needs: ['halal'] }
  const batch = { categories: [demanding], products: [{ slug: 'keripik', ...food }] }
  expect((await shop.admin('POST', '/import', batch)).body).toMatchObject({
    fields: { 'products.0.halal': expect.stringContaining('demands') },
  })
  await shop.admin('PUT', '/categories/halal', { slug: 'halal', name: 'Halal', needs: ['halal'] })
  expect(await category({ parentSlug: 'halal' })).toMatchObject({
    fields: { parentSlug: 'keripik is shown and does not state halal' },
  })
  await product('keripik', { halal })
  expect(await category({ parentSlug: 'halal' })).toEqual({})
})

test('what is stated is shown to shoppers, found by search and a filter of its lists', async () => {
  const { shop, category, product, listed } = await openFoodShop()
  await category()
  await product('keripik', { halal, bpom: permits.bpom.example })
  await product('babi-panggang', { name: 'Babi panggang', halal: 'not_halal' })
  await product('garam', { name: 'Garam', halal: 'not_obliged', sni: permits.sni.example })
  expect(await shop.call('catalog.find', { slug: 'keripik' })).toMatchObject(
    accepted({ halal, bpom: permits.bpom.example, pirt: '', sni: '', adult: false }),
  )
  const facets = (await listed())?.more.facets.attributes
  expect(facets).toEqual(
    expect.arrayContaining([
      {
        name: 'Halal',
        values: expect.arrayContaining([
          { value: 'Bersertifikat halal', count: 1, swatch: null },
          { value: 'Tidak halal', count: 1, swatch: null },
        ]),
      },
      {
        name: 'Izin dan standar',
        values: expect.arrayContaining([
          { value: 'BPOM', count: 1, swatch: null },
          { value: 'SNI', count: 1, swatch: null },
        ]),
      },
    ]),
  )
  const choice = { ...paged, category: 'camilan', attributes: [{ name: 'Halal', value: 'Bersertifikat halal' }] }
  expect(await shop.call('catalog.list', choice)).toMatchObject({ value: { rows: [{ slug: 'keripik' }] } })
  expect(await shop.call('catalog.search', { ...paged, text: 'bpom' })).toMatchObject({
    value: { rows: [{ slug: 'keripik' }] },
  })
  await product('keripik', { halal: '' })
  expect(await shop.call('catalog.list', choice)).toMatchObject({ value: { rows: [] } })
})

test('an import names each line and what is wrong with it, in the words of a seller', async () => {
  const { shop, category } = await openFoodShop()
  await category({ needs: ['halal'] })
  const send: SendToShop = async (method, path, body) => {
    const { status, body: said } = await shop.admin(method, path, body)
    return { status, body: said }
  }
  const file = (text: string) => importFile({ name: 'barang.csv', text, digest: '0'.repeat(64) }, send)
  const head = 'slug;nama;kategori;halal;bpom;usia_21;harga\n'
  const wrong = await file(`${head}a;A;camilan;halal;;tidak;100\nb;B;camilan;tidak halal;MD 1;mungkin;100\n`)
  expect(wrong.faults.map(({ line, field }) => [line, field])).toEqual([
    [2, 'halal'],
    [3, 'bpom'],
    [3, 'usia_21'],
  ])
  expect(wrong.faults[0]?.message).toContain('tidak halal')
  const lacking = await file(`${head}a;A;camilan;;;tidak;100\nb;B;camilan;tidak wajib;;ya;100\n`)
  expect(lacking.faults).toEqual([
    { line: 2, field: 'halal', message: 'wajib di kategori ini sebelum produk tampil: isi, atau tulis tampil = tidak' },
  ])
  const done = await file(`${head}a;A;camilan;${halal};;tidak;100\nb;B;camilan;tidak wajib;;ya;100\n`)
  expect(done.faults).toEqual([])
  expect(await shop.call('catalog.find', { slug: 'b' })).toMatchObject(accepted({ halal: 'not_obliged', adult: true }))
})
