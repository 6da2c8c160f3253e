import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import { productsOfCsv } from './product-csv.ts'

test('cells with separators, quotes, line breaks and what a spreadsheet would change come back as they were', () => {
  const rows = [
    ['a;b', 'c"d', 'e\nf', ''],
    ['=1+1', '-5', "'=1", "'biasa", ' =1', "' =1", '＝1', ' ＋1'],
    ['@x', '+62', '\tx', 'akhir'],
    ['0012', '8991234567891', "'0012", '12E5', '3-6', '06/12', '1:64', '1-2-2026'],
    ['0', '75000', '2026-11-26 14:03', '0.5', '12 xmhxk2v9p-a1b2c3d4', '3-6 bulan', '12345678901', '5E'],
  ]
  const file = writeCsv(rows)
  expect(readCsv(file).map(({ cells }) => cells)).toEqual(rows)
  expect(readCsv(file).map(({ line }) => line)).toEqual([1, 2, 3, 4, 5])
  expect(file).not.toMatch(/(^|;|\r\n)"?[=+@-]/)
  const [changed, left] = file.split('\r\n').slice(-3)
  expect(changed?.split(';')).toEqual(rows[3]?.map((cell) => `'${cell}`))
  expect(left?.split(';')).toEqual(rows[4])
})

test.each([';', ',', '\t'])('a file with %j between its cells is read', (mark) => {
  expect(readCsv(`a${mark}b\n1${mark}2\r\n\n3${mark}"4"`)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['3', '4'] },
  ])
})

const valuesOf = (file: string, replace = false) => productsOfCsv(file, { replace }).rows.map(({ value }) => value)

test('a column that is not there and an empty cell say nothing', () => {
  expect(valuesOf('slug;harga\nkaus;75.000\n')).toEqual([{ slug: 'kaus', variants: [{ values: [], price: 75_000 }] }])
  expect(valuesOf('slug;tampil;harga;stok\nkaus;tidak;;\n')).toEqual([{ slug: 'kaus', published: false }])
  const rows = productsOfCsv('slug;deskripsi;nilai_1;nilai_2;harga\nkaus;;Merah;;1\nkaus;;Biru;M;\ntopi;Baru;;;\n').rows
  expect(rows.map(({ value, lines, line, end }) => [value, lines, line, end])).toEqual([
    [{ slug: 'kaus', variants: [{ values: ['Merah'], price: 1 }, { values: ['Biru', 'M'] }] }, [2, 3], 2, 3],
    [{ slug: 'topi', description: 'Baru' }, [], 4, 4],
  ])
})

test('where empty means empty, it empties what can be empty and nothing else', () => {
  const head = 'slug;nama;kategori;deskripsi;atribut;gambar;berat_gram;ukuran_cm;digital;tampil;harga;harga_coret;stok'
  expect(valuesOf(`${head}\nkaus;;;;;;;;;;;;\n`, true)).toEqual([
    {
      slug: 'kaus',
      description: '',
      attributes: [],
      images: [],
      weightGrams: 0,
      dimensions: null,
      variants: [{ values: [], fullPrice: null }],
    },
  ])
  expect(valuesOf(`${head}\nkaus;;;;;;;;;;;;\n`)).toEqual([{ slug: 'kaus' }])
  // As Shopify says that nothing is struck through.
  expect(valuesOf(`${head}\nkaus;;;;;;;;;;9000;0;\n`)).toMatchObject([
    { variants: [{ price: 9_000, fullPrice: null }] },
  ])
})

test('the stock of an export stands beside its stamp; anything else is refused by the schema', () => {
  const file = (cell: string) => `slug;stok;stok_ekspor\nkaus;5;${cell}\n`
  expect(valuesOf(file('1.200 xmhxk2v9p-a1b2c3d4'))).toMatchObject([
    { variants: [{ stock: 5, exported: { stock: 1200, stamp: 'xmhxk2v9p-a1b2c3d4' } }] },
  ])
  expect(valuesOf(file('12'))).toMatchObject([{ variants: [{ exported: '12' }] }])
})

const faultsOf = (file: string) => productsOfCsv(file).faults

test('a file that stops half way brings nothing, and a whole one without its last line break does', () => {
  const whole = 'slug;nama;kategori;harga;stok;deskripsi\r\nsatu;"Teh ""Satu""";teh;75000;5;"Dua baris\r\ndi sini"\r\n'
  expect(faultsOf(whole)).toEqual([])
  const cuts = Array.from({ length: whole.length - whole.indexOf('satu') - 3 }, (_, less) => whole.slice(0, -3 - less))
  // One that ends before its last cell, as if that were empty, may have been written so.
  for (const cut of cuts.filter((one) => !one.endsWith('5;')))
    expect([cut, faultsOf(cut)]).toEqual([cut, [{ line: 2, field: '', message: expect.any(String) }]])
  expect(faultsOf(whole.slice(0, -2))).toEqual([])
  expect(faultsOf('slug;harga;nama\nsatu;5\ndua;7;Dua')).toEqual([])
})

test('a product’s own columns are read from whichever of its rows has them, and two that differ are named', () => {
  const head = 'slug;nama;deskripsi;gambar;opsi_1;nilai_1;harga'
  const first = 'kaus;Kaus;Adem;/a.webp;Warna;Merah;2'
  const value = {
    slug: 'kaus',
    name: 'Kaus',
    description: 'Adem',
    images: ['/a.webp'],
    options: [{ name: 'Warna' }],
    variants: [
      { values: ['Biru'], price: 1 },
      { values: ['Merah'], price: 2 },
    ],
  }
  for (const replace of [false, true])
    expect(productsOfCsv(`${head}\nkaus;;;;;Biru;1\n${first}\n`, { replace }).rows[0]?.value).toEqual(value)
  expect(faultsOf(`${head}\n${first}\nkaus;Kaus;;;Warna;Biru;1\n`)).toEqual([])
  expect(faultsOf(`${head}\n${first}\nkaus;Kaos;;;;Biru;1\n`)).toEqual([
    { line: 3, field: 'nama', message: 'lain dari baris 2' },
  ])
})

test('columns that a spreadsheet has left empty are none, and a price that begins with 0 is no price', () => {
  expect(faultsOf('slug;harga;;\nkaus;1;;\n')).toEqual([])
  expect(faultsOf('slug;harga;;\nkaus;1;;x\n')).toHaveLength(1)
  expect(valuesOf('slug;harga;berat_gram\nkaus;0.500;1.250\nteh;0;0\n')).toEqual([
    { slug: 'kaus', weightGrams: 1250, variants: [{ values: [], price: '0.500' }] },
    { slug: 'teh', weightGrams: 0, variants: [{ values: [], price: 0 }] },
  ])
})
