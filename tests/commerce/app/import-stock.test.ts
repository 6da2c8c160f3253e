import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { readCsv, writeCsv } from '#shared/admin/csv.ts'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, type ImportedFile, importFile } from '#shared/admin/import-file.ts'
import { numbersFrom } from '#demo/random.ts'
import { sendTo } from '#tests/support/in-workerd/command.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { outcome, place, press, stockOf } from '../order/checkout/checkout-steps.ts'
import { addFile, bought, readied } from '../order/fulfilment/digital-steps.ts'

const exported = (shop: SellingShop) => exportFile('csv', sendTo(shop))
async function bring(shop: SellingShop, text: string, more: Partial<ImportedFile> = {}) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const digest = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const { faults, notes } = await importFile({ name: 'p.csv', text, digest, ...more }, sendTo(shop))
  return faults.length > 0 ? faults.map(faultText) : notes
}
const nothing = { emptied: 0, stockLeft: 0, stockSet: 0 }

/** Changes a cell of the row of a product, as a seller does in a spreadsheet. */
function edited(file: string, itemId: string, column: string, change: (cell: string) => string): string {
  const [head, ...rows] = readCsv(file).map(({ cells }) => cells)
  assert(head, 'an export has a head')
  const at = head.indexOf(column)
  return writeCsv([
    head,
    ...rows.map((cells) => (cells[0] === `kopi-${itemId}` ? cells.with(at, change(cells[at] ?? '')) : cells)),
  ])
}
const plus = (pieces: number) => (cell: string) => String(Number(cell) + pieces)
/** A product that is sold without an address, and as often as its stock allows. */
async function ebook(shop: SellingShop, stock: number): Promise<string> {
  const item = await shop.item({ digital: true, stock })
  await addFile(shop, { itemId: item })
  return item
}

test('the morning’s export with another price, imported in the evening, puts nothing back that was sold', async () => {
  const shop = await openSellingShop()
  const item = await ebook(shop, 10)
  const morning = await exported(shop)
  await bought(shop, guest('visitor-one'), item, { quantity: 6 })
  const file = edited(morning, item, 'harga', () => '60.000')
  expect(await bring(shop, file)).toEqual(nothing)
  expect([await stockOf(shop, item), await bring(shop, file), await stockOf(shop, item)]).toEqual([4, nothing, 4])
  expect(await bring(shop, `slug;harga\nkopi-${item};65.000\n`)).toEqual(nothing)
  expect(await shop.sql(`SELECT price, stock FROM variant WHERE id = '${item}'`)).toEqual([{ price: 65_000, stock: 4 }])
})

test('pieces that came are added once: by the same file, by it with other changes, and with a corrected number', async () => {
  const shop = await openSellingShop()
  const item = await ebook(shop, 10)
  const file = edited(await exported(shop), item, 'stok', plus(5))
  await bought(shop, guest('visitor-one'), item, { quantity: 6 })
  for (const text of [file, file, edited(file, item, 'nama', () => 'Kopi Baru')]) await bring(shop, text)
  expect(await stockOf(shop, item)).toBe(9)
  await bring(shop, edited(file, item, 'stok', plus(2)))
  expect(await stockOf(shop, item)).toBe(11)
  // Another export, before or after, is another delivery.
  await bring(shop, edited(await exported(shop), item, 'stok', plus(1)))
  expect(await stockOf(shop, item)).toBe(12)
  await bring(shop, file)
  expect(await stockOf(shop, item)).toBe(10)
})

test('no more can be taken off than is left, and an export that is too old changes no stock; both are reported by their line', async () => {
  const shop = await openSellingShop()
  const item = await ebook(shop, 10)
  const file = edited(await exported(shop), item, 'stok', () => '0')
  await bought(shop, guest('visitor-one'), item, { quantity: 6 })
  expect(await bring(shop, file)).toEqual(['baris 2: stok: stok tinggal 4, jadi tidak bisa dikurangi 10: ekspor lagi'])
  expect(await stockOf(shop, item)).toBe(4)
  await shop.wait(31 * 24)
  expect(
    await bring(
      shop,
      edited(file, item, 'stok', () => '12'),
    ),
  ).toEqual(['baris 2: stok: ekspornya sudah terlalu lama: ekspor lagi, lalu ubah stoknya'])
  expect(
    await bring(
      shop,
      edited(file, item, 'stok', () => '10'),
    ),
  ).toEqual(nothing)
  expect(await bring(shop, `slug;stok;stok_ekspor\nkopi-${item};5;10\n`)).toEqual([
    'baris 2: stok_ekspor: salin dari ekspor apa adanya',
  ])
})

test('a stock without an export is taken of a new product alone, or as a count: once for each file, and it says so', async () => {
  const shop = await openSellingShop()
  const item = await ebook(shop, 10)
  await bought(shop, guest('visitor-one'), item, { quantity: 6 })
  const file = `slug;nama;kategori;harga;stok\nkopi-${item};Kopi;barang;50.000;10\nbaru;Baru;barang;1000;3\n`
  expect(await bring(shop, file)).toEqual({ ...nothing, stockLeft: 1 })
  expect(await stockOf(shop, item)).toBe(4)
  expect((await shop.admin('GET', '/products/baru')).body).toMatchObject({ variants: [{ stock: 3 }] })
  expect(await bring(shop, file, { counted: true })).toEqual({ ...nothing, stockSet: 1 })
  expect(await stockOf(shop, item)).toBe(10)
  await bought(shop, guest('visitor-two'), item, { quantity: 2 })
  expect(await bring(shop, file, { counted: true })).toEqual({ ...nothing, stockLeft: 1 })
  expect(await stockOf(shop, item)).toBe(8)
  // An empty cell says nothing, of a stock not even where empty means empty.
  expect(await bring(shop, `slug;stok;deskripsi\nkopi-${item};;\n`, { replace: true })).toEqual(nothing)
  expect(await stockOf(shop, item)).toBe(8)
})

test('a file of counts means what lies on the shelf, and refuses less than orders have there', async () => {
  const shop = await openSellingShop()
  const [item, me] = [await shop.item({ stock: 10 }), guest('visitor-one')]
  await press(shop, await place(shop, me, [item], { quantity: 6 }), me, 'settlement')
  const counted = (pieces: number) => bring(shop, `slug;stok\nkopi-${item};${pieces}\n`, { counted: true })
  expect(await counted(10)).toEqual(nothing)
  expect(await stockOf(shop, item)).toBe(4)
  expect(await counted(5)).toEqual(['baris 2: stok: 6 di antaranya milik pesanan yang belum dikirim: hitung lagi'])
  expect(await counted(12)).toEqual({ ...nothing, stockSet: 1 })
  expect(await stockOf(shop, item)).toBe(6)
})

test('an export of another shop brings its stock once, and the list says what unpaid orders hold', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const item = await ebook(shop, 10)
  const file = edited(await exported(shop), item, 'stok', plus(2))
  for (let times = 0; times < 2; times += 1) expect(await bring(other, file)).toEqual(nothing)
  expect((await other.admin('GET', `/products/kopi-${item}`)).body).toMatchObject({ variants: [{ stock: 12 }] })
  await bought(shop, guest('visitor-one'), item, { quantity: 3, pay: false })
  expect((await shop.admin('GET', '/products')).body).toMatchObject({
    products: [{ variants: [{ stock: 7, held: 3 }] }],
  })
})

test('a file from before a change of address brings nothing a second time', async () => {
  const shop = await openSellingShop()
  const item = await shop.item({ stock: 10 })
  const morning = await exported(shop)
  const move = (kind: string, from: string, to: string) => shop.admin('POST', '/addresses', { kind, from, to })
  expect((await move('product', `kopi-${item}`, 'kopi-pindah')).status).toBe(200)
  const words = 'alamatnya sekarang kopi-pindah: ekspor lagi, atau tulis alamat itu'
  expect(await bring(shop, morning)).toEqual([expect.stringContaining(words)])
  expect(await shop.sql('SELECT slug, stock FROM product JOIN variant ON product_id = product.id')).toEqual([
    { slug: 'kopi-pindah', stock: 10 },
  ])
  // The address is free for other goods only by a move.
  expect((await move('product', 'kopi-pindah', `kopi-${item}`)).status).toBe(200)
  expect(await bring(shop, morning)).toEqual(nothing)
  // Where nothing is any more, a file brings it back.
  expect((await move('product', `kopi-${item}`, 'kopi-pindah')).status).toBe(200)
  expect((await shop.admin('DELETE', '/products/kopi-pindah')).body).toEqual({ product: 'removed' })
  expect(await bring(shop, morning)).toEqual(nothing)
})

test('a removed product takes what is remembered of its files with it', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  await bring(shop, edited(await exported(shop), item, 'stok', plus(2)))
  expect((await shop.admin('DELETE', `/products/kopi-${item}`)).body).toEqual({ product: 'removed' })
})

test('whatever is sold, exported, edited and imported again in any order, nothing is sold twice', async () => {
  const shop = await openSellingShop()
  const random = numbersFrom('berkas')
  const items = [await ebook(shop, 20), await ebook(shop, 20)]
  // What lies on the shelf: what was there and what sellers say in their files came or went, without what was sold.
  const shelf = new Map(items.map((item) => [item, 20]))
  const files: { text: string; came: Map<string, number>; counts: Map<string, number> }[] = []
  const upTo = (count: number) => Math.floor(random() * count)
  for (let step = 0; step < 80; step += 1) {
    const item = items[upTo(2)] ?? ''
    const [kind, file] = [upTo(6), files[upTo(files.length)]]
    if (kind <= 1) {
      const [left, who] = [shelf.get(item) ?? 0, guest(`visitor-${step}`)]
      if (left > 0) {
        const quantity = 1 + upTo(Math.min(3, left))
        const orderId = await readied(shop, who, item, quantity)
        expect(outcome(await shop.call('checkout.place', { orderId }, who))).toBe('accepted')
        await press(shop, orderId, who, 'settlement')
        shelf.set(item, left - quantity)
      }
    } else if (kind === 2 || !file) files.push({ text: await exported(shop), came: new Map(), counts: new Map() })
    else if (kind === 3) {
      const came = upTo(12) - 5
      const before = file.came.get(item) ?? 0
      file.text = edited(file.text, item, 'stok', (cell) => String(Math.max(0, Number(cell) + came - before)))
      const row = readCsv(file.text).find(({ cells }) => cells[0] === `kopi-${item}`)?.cells ?? []
      const [stok = '', at = ''] = [row[columnOf(file.text, 'stok')], row[columnOf(file.text, 'stok_ekspor')]]
      file.came.set(item, Number(stok) - Number.parseInt(at, 10))
    } else {
      if (kind === 5) file.text = edited(file.text, item, 'harga', () => String(50_000 + step))
      const change = new Map(items.map((one) => [one, (file.came.get(one) ?? 0) - (file.counts.get(one) ?? 0)]))
      const possible = items.every((one) => (shelf.get(one) ?? 0) + (change.get(one) ?? 0) >= 0)
      const answer = await bring(shop, file.text)
      expect([step, Array.isArray(answer)]).toEqual([step, !possible])
      if (possible)
        for (const one of items) {
          shelf.set(one, (shelf.get(one) ?? 0) + (change.get(one) ?? 0))
          file.counts.set(one, file.came.get(one) ?? 0)
        }
    }
    expect([step, await Promise.all(items.map((one) => stockOf(shop, one)))]).toEqual([
      step,
      items.map((one) => shelf.get(one)),
    ])
  }
  expect(files.length).toBeGreaterThan(3)
})

const columnOf = (file: string, name: string): number => readCsv(file)[0]?.cells.indexOf(name) ?? -1

test('a file with SKUs alone changes those variants, whichever products they are of', async () => {
  const shop = await openSellingShop()
  const [coffee, tea] = [await ebook(shop, 10), await ebook(shop, 10)]
  await bring(
    shop,
    `slug;nama;kategori;opsi_1;nilai_1;harga;stok;sku\nkaus;Kaus;barang;Ukuran;S;50000;5;KS-S\nkaus;;;;M;50000;5;KS-M\n`,
  )
  for (const [id, sku] of [
    [coffee, 'KP-1'],
    [tea, 'TH-1'],
  ])
    await shop.sql(`UPDATE variant SET sku = '${sku}' WHERE id = '${id}'`)
  const prices = async () =>
    Object.fromEntries(
      (await shop.sql("SELECT sku, price FROM variant WHERE sku <> '' ORDER BY sku")).map(({ sku, price }) => [
        sku,
        price,
      ]),
    )
  // Rows of one product stand apart, as a warehouse sorts them.
  expect(await bring(shop, 'SKU;harga\nKS-M;61.000\nKP-1;62.000\nKS-S;63.000\n')).toEqual(nothing)
  expect(await prices()).toEqual({ 'KP-1': 62_000, 'KS-M': 61_000, 'KS-S': 63_000, 'TH-1': 50_000 })
  expect(await bring(shop, 'sku;stok\nKS-M;9\nTH-1;3\n', { counted: true })).toMatchObject({ stockSet: 2 })
  expect([await stockOf(shop, tea), (await shop.sql("SELECT stock FROM variant WHERE sku = 'KS-M'"))[0]]).toEqual([
    3,
    { stock: 9 },
  ])
  expect(await bring(shop, 'sku;harga\nKS-M;1\nTIDAK-ADA;2\n;3\n')).toEqual([
    expect.stringMatching(/baris 3.*sku.*tidak ada di toko ini/),
    expect.stringMatching(/baris 4.*sku.*harus ada/),
  ])
  expect((await prices())['KS-M']).toBe(61_000)
  expect(await bring(shop, 'harga\n1\n')).toEqual([expect.stringContaining('atau kolom sku')])
})
