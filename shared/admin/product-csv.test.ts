import { expect, test } from 'vitest'
import { Product } from './catalog.ts'
import { readCsv, writeCsv } from './csv.ts'
import { csvOfProducts, productsOfCsv } from './product-csv.ts'

test('cells with separators, quotes, line breaks and beginnings of formulas come back as they were', () => {
  const rows = [
    ['a;b', 'c"d', 'e\nf', ''],
    ['=1+1', '-5', "'=1", "'biasa"],
    ['@x', '+62', '\tx', 'akhir'],
  ]
  const file = writeCsv(rows)
  expect(readCsv(file).map(({ cells }) => cells)).toEqual(rows)
  expect(readCsv(file).map(({ line }) => line)).toEqual([1, 3, 4])
  expect(file).not.toMatch(/(^|;|\r\n)"?[=+@-]/)
})

test.each([';', ',', '\t'])('a file with %j between its cells is read', (mark) => {
  expect(readCsv(`a${mark}b\n1${mark}2\r\n\n3${mark}"4"`)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 4, cells: ['3', '4'] },
  ])
})

test('a product with everything comes back from its CSV', () => {
  const product = Product.parse({
    slug: 'kaus',
    name: '=Kaus | "Polos"',
    categorySlug: 'baju',
    description: 'Satu.\n\nDua; tiga.',
    attributes: [
      ['Bahan: luar', 'Katun | 30s: halus'],
      ['Asal', 'Solo'],
    ],
    options: [
      { name: 'Warna', values: [{ value: 'Merah', swatch: '#ff0000' }, { value: 'Biru | Tua' }] },
      { name: 'Ukuran', values: [{ value: 'M' }] },
    ],
    images: ['/media/a.webp', 'https://contoh.id/b|c.jpg'],
    weightGrams: 200,
    dimensions: [30, 20, 5],
    published: false,
    sold: 3,
    variants: [
      {
        values: ['Biru | Tua', 'M'],
        price: 75_000,
        fullPrice: 90_000,
        stock: 4,
        weightGrams: 250,
        dimensions: [1, 2, 3],
      },
      { values: ['Merah', 'M'], price: 70_000, stock: 0, image: '/media/d.webp' },
    ],
  })
  const { rows, faults } = productsOfCsv(csvOfProducts([product]))
  expect(faults).toEqual([])
  expect(rows.map(({ value }) => Product.parse(value))).toEqual([product])
})
