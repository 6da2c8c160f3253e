import { expect, test } from 'vitest'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, importFile as importText, type SendToShop } from '#shared/admin/import-file.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { sendTo, type } from '#tests/support/in-workerd/command.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const shops = lazily(async () => ({
  full: await openShop({ sample: 'batik', demo: false }),
  empty: await openShop({ demo: false }),
}))
async function importFile(name: string, text: string, send: SendToShop) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return importText({ name, text, digest: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') }, send)
}
const logged = async (shop: TestShop, path: string) => (await shop.admin('GET', path)).body

test('what is exported is imported elsewhere and exported again to the same bytes', async () => {
  const { full, empty } = await shops()
  const [ndjson, csv] = [await exportFile('ndjson', sendTo(full)), await exportFile('csv', sendTo(full))]
  const imported = await importFile('toko.ndjson', ndjson, sendTo(empty))
  expect(imported.faults).toEqual([])
  expect(imported.rows).toBeGreaterThan(40)
  expect(await exportFile('ndjson', sendTo(empty))).toBe(ndjson)
  // Each export has its own stamp.
  const plain = (file: string) => file.replaceAll(/ x[0-9a-z]+-[0-9a-z]+/g, '')
  expect(plain(await exportFile('csv', sendTo(empty)))).toBe(plain(csv))
  // The CSV says the same: bringing it in again changes nothing.
  expect((await importFile('produk.csv', csv, sendTo(empty))).faults).toEqual([])
  expect(await exportFile('ndjson', sendTo(empty))).toBe(ndjson)
})

const head = 'slug;nama;kategori;harga;stok;opsi_1;nilai_1'

test('every fault is reported with its line, and a file with one brings nothing in', async () => {
  const { full } = await shops()
  const wrong = `${head}\nsatu;Satu;tidak-ada;murah;5;;\ndua;Dua;kain;1000;-1;;\ntiga;"Tiga\nbaris";kain;1.000;x;Warna;Merah\n`
  const { faults } = await importFile('p.csv', wrong, sendTo(full))
  expect(faults.map(faultText).map((text) => text.split(': ').slice(0, 2).join(': '))).toEqual([
    'baris 2: harga',
    'baris 3: stok',
    'baris 4: stok',
  ])
  const unknown = `${head}\nsatu;Satu;tidak-ada;75.000;5;;\n\ndua;Dua;juga-tidak;Rp 1.000;1;;\n`
  const refused = await importFile('p.csv', unknown, sendTo(full))
  expect(refused.faults.map(faultText)).toEqual([
    'baris 2: kategori: kategori ini belum ada',
    'baris 4: kategori: kategori ini belum ada',
  ])
  // Once, so that a file is corrected once: what only the shop knows of one row, beside what cannot be read of another.
  const both = `${head}\nsatu;Satu;tidak-ada;75.000;5;;\ndua;Dua;kain;murah;1;;\n`
  expect((await importFile('p.csv', both, sendTo(full))).faults.map(faultText)).toEqual([
    'baris 2: kategori: kategori ini belum ada',
    expect.stringMatching(/^baris 3: harga: /),
  ])
  expect((await full.admin('GET', '/products/satu')).status).toBe(404)
  expect((await importFile('p.csv', 'slug;warna\na;b\n', sendTo(full))).faults.map(faultText)).toEqual([
    'baris 1: warna: kolom tidak dikenal atau ada dua kali',
  ])
  expect((await importFile('p.csv', 'nama;harga\na;1\n', sendTo(full))).faults.map(faultText)).toEqual([
    'baris 1: slug: kolom ini harus ada, atau kolom sku',
  ])
  const half = await importFile('p.csv', 'slug;nama;stok\nbaru-sekali;Baru;2\n', sendTo(full))
  expect(half.faults.map(faultText)).toEqual([
    'baris 2: kategori: isi kolom ini untuk produk atau varian baru',
    'baris 2: harga: isi kolom ini untuk produk atau varian baru',
  ])
})

test('a file of another program is refused with the way to read it', async () => {
  const shop = await openShop()
  const said = async (text: string) => {
    const done = await type(`import ${shop.host} p.csv`, { files: { 'p.csv': text } })
    return [done.code, done.said.split('\n').at(-1)]
  }
  expect(await said('Handle,Title,Body (HTML),Type,Variant Price\na,A,,kain,1000.00\n')).toEqual([
    1,
    'File ini tampak seperti ekspor shopify: impor lagi dengan --columns shopify.',
  ])
  expect(await said('Kode;Nama Barang;Harga Jual\na;A;1000\n')).toEqual([
    1,
    'Kolom program lain dibaca dengan --columns dan sebuah peta, seperti di docs/import-files.md.',
  ])
  expect(await said('slug;warna\na;b\n')).toEqual([1, 'baris 1: warna: kolom tidak dikenal atau ada dua kali'])
})

test('a file that was written once more by hand brings no variant and no product a second time', async () => {
  const shop = await openShop()
  await shop.admin('PUT', '/categories/baju', { slug: 'baju', name: 'Baju' })
  const stock = async () =>
    ((await logged(shop, '/products')) as { products: { slug: string; variants: { stock: number }[] }[] }).products.map(
      ({ slug, variants }) => [slug, variants.map((one) => one.stock)],
    )
  const top = 'slug;nama;kategori;opsi_1;opsi_2;nilai_1;nilai_2;harga;stok'
  const bring = async (rows: string) =>
    (await importFile('p.csv', `${top}\n${rows}`, sendTo(shop))).faults.map(faultText)
  expect(await bring('kaus;Kaus;baju;Warna;Ukuran;Merah;M;9000;5\nkaus;;;;;Biru Tua;M;9000;5\n')).toEqual([])
  for (const again of [
    'kaus;Kaus;baju;warna;ukuran;merah;m;9000;5\nkaus;;;;;BIRU  TUA;M;9000;5\n',
    'kaus;Kaus;baju;Ukuran;Warna;M;Merah;9000;5\nkaus;;;;;M;Biru Tua;9000;5\n',
    'kaus;Kaus;baju;Warna;Ukuran;Merah ;M;9000;5\nkaus;;;;;Biru\u00a0Tua;M;9000;5\n',
  ]) {
    expect([again, await bring(again)]).toEqual([again, []])
    expect([again, await stock()]).toEqual([again, [['kaus', [5, 5]]]])
  }
  const words = 'alamat kaus sudah ada: tulis persis begitu, atau pilih alamat lain'
  expect(await bring('Kaus;Kaus;baju;;;;;9000;5\n')).toEqual([`baris 2: slug: ${words}`])
  expect(await bring('topi;Topi;baju;;;;;9000;5\nTopi;Topi;baju;;;;;9000;5\n')).toEqual([
    `baris 3: slug: ${words.replace('kaus', 'topi')}`,
  ])
  expect(await bring('TOPI;Topi;baju;;;;;9000;5\nTopi;Topi;baju;;;;;9000;5\n')).toEqual([
    `baris 3: slug: ${words.replace('kaus', 'TOPI')}`,
  ])
  expect(await bring('Tas;Tas;baju;;;;;9000;5\n')).toEqual([])
  expect(await bring('tas;Tas;baju;;;;;9000;5\nTAS;Tas;baju;;;;;9000;5\nTas;;;;;;;9500;\n')).toEqual([
    `baris 2: slug: ${words.replace('kaus', 'Tas')}`,
    `baris 3: slug: ${words.replace('kaus', 'Tas')}`,
  ])
  expect(await bring('Tas;;;;;;;9500;\n')).toEqual([])
  expect((await stock()).toSorted()).toEqual([
    ['Tas', [5]],
    ['kaus', [5, 5]],
  ])
})

test('what only the shop finds is reported for all parts at once, in sentences, before the first is written', async () => {
  const { empty } = await shops()
  await empty.admin('PUT', '/categories/uji', { slug: 'uji', name: 'Uji' })
  const file = `slug,nama,kategori,harga,stok\nawal,A,salah,1,1\n${goods(210, 'bagian')}akhir,A,keliru,1,1\n`
  expect((await importFile('p.csv', file, sendTo(empty))).faults.map(faultText)).toEqual([
    'baris 2: kategori: kategori ini belum ada',
    'baris 213: kategori: kategori ini belum ada',
  ])
  expect((await empty.admin('GET', '/products/bagian-0')).status).toBe(404)
  const strange =
    'slug;nama;harga;tampil;ukuran_cm;sku\nkaos polos;;;;;\na;;seribu;mungkin;30;S 1\na2;;1,5;;;S 1\nb;;;;;\na;;;;;\n'
  expect((await importFile('p.csv', strange, sendTo(empty))).faults.map(faultText).toSorted()).toEqual([
    'baris 2: slug: hanya huruf, angka, dan tanda hubung, tanpa spasi, misalnya kaus-polos',
    'baris 3: harga: tulis angka bulat, misalnya 75000 atau 75.000',
    'baris 3: tampil: tulis ya atau tidak',
    'baris 3: ukuran_cm: tulis panjang x lebar x tinggi dalam cm, misalnya 30 x 20 x 5',
    'baris 4: harga: tulis angka bulat, misalnya 75000 atau 75.000',
    ...[5, 6].flatMap((line) =>
      ['harga', 'kategori', 'nama'].map(
        (cell) => `baris ${line}: ${cell}: isi kolom ini untuk produk atau varian baru`,
      ),
    ),
  ])
  const twice = 'slug;sku;harga\na;S-1;1\nb;S-1;1\na;;2\n'
  expect((await importFile('p.csv', twice, sendTo(empty))).faults.map(faultText)).toEqual([
    'baris 2: nama: isi kolom ini untuk produk atau varian baru',
    'baris 2: kategori: isi kolom ini untuk produk atau varian baru',
    'baris 3: sku: S-1 sudah ada di baris 2',
    'baris 4: slug: a sudah ada di baris 2',
  ])
})

test('an import that was cut off continues after its last part, and a part sent again is done once', async () => {
  const { empty } = await shops()
  await empty.admin('PUT', '/categories/uji', { slug: 'uji', name: 'Uji' })
  const text = `slug,nama,kategori,harga,stok\n${goods(450, 'potong')}`
  const send = sendTo(empty)
  let parts = 0
  const cut: SendToShop = async (method, path, body) => {
    if (path === '/import' && (parts += 1) === 2) {
      await send(method, path, body)
      throw new Error('the answer was lost')
    }
    return send(method, path, body)
  }
  await expect(importFile('p.csv', text, cut)).rejects.toThrow('lost')
  const seen: string[] = []
  const again = await importFile('p.csv', text, (method, path, body) => {
    seen.push(path)
    return send(method, path, body)
  })
  expect([again.skipped, seen.filter((path) => path === '/import').length]).toEqual([400, 1])
  const lists = (await logged(empty, '/products?text=potong-449')) as { products: { slug: string }[] }
  expect(lists.products.map(({ slug }) => slug)).toEqual(['potong-449'])
  // The same part again, after somebody changed a price by hand: the change stays.
  const [first] = lists.products as unknown as { variants: { itemId: string }[] }[]
  const itemId = first?.variants[0]?.itemId ?? ''
  const source = { file: 'a'.repeat(64), line: 9, ended: false }
  const product = { slug: 'potong-449', name: 'Lagi', categorySlug: 'uji', variants: [{ price: 1, stock: 1 }] }
  expect((await empty.admin('POST', '/import', { products: [product], source })).status).toBe(200)
  expect((await empty.admin('PATCH', `/variants/${itemId}`, { price: 777 })).status).toBe(200)
  expect((await empty.admin('POST', '/import', { products: [product], source })).status).toBe(200)
  expect((await empty.admin('GET', '/products/potong-449')).body).toMatchObject({ variants: [{ price: 777 }] })
})

const goods = (count: number, name: string): string =>
  Array.from({ length: count }, (_, n) => `${name}-${n},"Barang ${n} ""baik""",uji,${1000 + n},5\n`).join('')

test('many products are in the shop within a minute', { timeout: 120_000 }, async () => {
  const { empty } = await shops()
  await empty.admin('PUT', '/categories/uji', { slug: 'uji', name: 'Uji' })
  const count = bindings.NIGHTLY ? 10_000 : 500
  const began = Date.now()
  const { faults } = await importFile(
    'p.csv',
    `slug,nama,kategori,harga,stok\n${goods(count, 'banyak')}`,
    sendTo(empty),
  )
  const ms = Date.now() - began
  console.log(`${count} products in ${ms} ms, ${Math.round((count * 1000) / ms)} a second`)
  expect(faults).toEqual([])
  expect(ms).toBeLessThan(60_000)
})
