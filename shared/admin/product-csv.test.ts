import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import { productsOfCsv } from './product-csv.ts'

test('cells with separators, quotes, line breaks and beginnings of formulas come back as they were', () => {
  const rows = [
    ['a;b', 'c"d', 'e\nf', ''],
    ['=1+1', '-5', "'=1", "'biasa", ' =1', "' =1", '＝1', ' ＋1'],
    ['@x', '+62', '\tx', 'akhir'],
  ]
  const file = writeCsv(rows)
  expect(readCsv(file).map(({ cells }) => cells)).toEqual(rows)
  expect(readCsv(file).map(({ line }) => line)).toEqual([1, 2, 3])
  expect(file).not.toMatch(/(^|;|\r\n)"?[=+@-]/)
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
})

test('the stock of an export stands beside its stamp; anything else is refused by the schema', () => {
  const file = (cell: string) => `slug;stok;stok_ekspor\nkaus;5;${cell}\n`
  expect(valuesOf(file('1.200 xmhxk2v9p-a1b2c3d4'))).toMatchObject([
    { variants: [{ stock: 5, exported: { stock: 1200, stamp: 'xmhxk2v9p-a1b2c3d4' } }] },
  ])
  expect(valuesOf(file('12'))).toMatchObject([{ variants: [{ exported: '12' }] }])
})
