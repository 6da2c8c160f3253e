import { expect, test } from 'vitest'
import { readCsv } from '#shared/admin/csv.ts'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, importFile } from '#shared/admin/import-file.ts'
import { sendTo } from '#tests/support/in-workerd/command.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { place, press } from '../order/checkout/checkout-steps.ts'

async function bring(shop: SellingShop, text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const digest = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (await importFile({ name: 'p.csv', text, digest }, sendTo(shop))).faults.map(faultText)
}
const head = 'slug;nama;kategori;opsi_1;nilai_1;sku;barcode;harga;stok\n'
const shirts = `${head}kaus;Kaus;barang;Warna;Merah;KM-1;8992761002015;50.000;5\nkaus;;;;Biru;KB-1;;50.000;7\n`
const variantsOf = (shop: SellingShop) =>
  shop.sql(
    "SELECT v.id, v.sku, v.barcode, v.name, v.stock, v.price FROM variant v JOIN product p ON p.id = v.product_id WHERE p.slug = 'kaus' ORDER BY v.position",
  )

test('a variant whose option is renamed keeps its id, its stock and its orders by its SKU', async () => {
  const shop = await openSellingShop()
  expect(await bring(shop, shirts)).toEqual([])
  const [red, blue] = await variantsOf(shop)
  const me = guest('visitor-one')
  const orderId = await place(shop, me, [String(red?.['id'])], { quantity: 2 })
  await press(shop, orderId, me, 'settlement')
  expect(await bring(shop, 'slug;opsi_1;nilai_1;sku;harga\nkaus;Warna;Merah Marun;KM-1;55.000\n')).toEqual([])
  expect(await variantsOf(shop)).toEqual([{ ...red, name: 'Merah Marun', stock: 3, price: 55_000 }, blue])
  expect((await shop.admin('GET', '/products/kaus')).body).toMatchObject({
    options: [{ name: 'Warna', values: [{ value: 'Merah Marun' }, { value: 'Biru' }] }],
  })
  // The new variant takes the name that another has left, and two change their codes.
  expect(
    await bring(shop, `${head}kaus;;;Warna;Merah Marun;KB-1;;;\nkaus;;;;Biru;KM-1;;;\nkaus;;;;Merah;KR-1;;9.000;1\n`),
  ).toEqual([])
  expect((await variantsOf(shop)).map(({ sku, name, stock }) => [sku, name, stock])).toEqual([
    ['KB-1', 'Merah Marun', 7],
    ['KM-1', 'Biru', 3],
    ['KR-1', 'Merah', 1],
  ])
})

test('a code belongs to one variant of the shop, a barcode is a GTIN, and both are kept through a file', async () => {
  const shop = await openSellingShop()
  await bring(shop, shirts)
  const tea = (sku: string, barcode: string) => bring(shop, `${head}teh;Teh;barang;;;${sku};${barcode};9.000;1\n`)
  expect(await tea('KM-1', '')).toEqual(['baris 2: sku: KM-1 sudah dipakai kaus'])
  expect(await tea('T-1', '8992761002015')).toEqual(['baris 2: barcode: 8992761002015 sudah dipakai kaus'])
  expect((await tea('T-1', '8.99276E+12'))[0]).toMatch(/^baris 2: barcode: bukan GTIN/)
  expect(await tea('8,99276E+12', '')).toEqual([expect.stringMatching(/^baris 2: sku: dipendekkan/)])
  expect((await tea(`${'x'.repeat(65)}`, ''))[0]).toMatch(/^baris 2: sku: /)
  expect(await bring(shop, `${head}satu;A;barang;;;S-9;;1;1\ndua;B;barang;;;S-9;;1;1\n`)).toEqual([
    'baris 3: sku: S-9 sudah ada di baris 2',
  ])
  const [columns = [], ...rows] = readCsv(await exportFile('csv', sendTo(shop))).map(({ cells }) => cells)
  const cell = (name: string) => rows.map((cells) => cells[columns.indexOf(name)])
  expect([cell('sku'), cell('barcode')]).toEqual([
    ['KM-1', 'KB-1'],
    ['8992761002015', ''],
  ])
  const found = async (text: string) =>
    ((await shop.admin('GET', `/products?text=${text}`)).body as { products: { slug: string }[] }).products
  expect([await found('KB-1'), await found('8992761002015'), await found('KB-2')]).toMatchObject([
    [{ slug: 'kaus', variants: [{ sku: 'KM-1' }, { sku: 'KB-1' }] }],
    [{ slug: 'kaus' }],
    [],
  ])
})

test('labels, the feed and search engines read the codes', async () => {
  const shop = await openSellingShop()
  await bring(shop, `${shirts}kopi-tubruk;Kopi;barang;;;KT-1;96385074;20.000;9\n`)
  await shop.sql(`UPDATE product SET images = '["/kopi.webp"]'`)
  const [red] = await variantsOf(shop)
  const orderId = await place(shop, guest('visitor-one'), [String(red?.['id'])])
  await press(shop, orderId, guest('visitor-one'), 'settlement')
  const headers = { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' }
  const asked = `https://commerce/admin/v1/shops/${shop.host}/labels`
  const body = JSON.stringify({ orders: orderId })
  expect(await (await send(new Request(asked, { method: 'POST', headers, body }))).text()).toContain(
    '<strong>KM-1</strong> Kaus (Merah)',
  )
  const feed = await (await shop.fetch('/fb-catalog/google.xml')).text()
  expect(feed).toContain('<g:gtin>8992761002015</g:gtin>\n<g:mpn>KM-1</g:mpn>')
  const html = await (await shop.fetch('/product/kopi-tubruk')).text()
  expect(html).toContain('"sku":"KT-1","gtin":"96385074"')
})
