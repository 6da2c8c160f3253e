import { expect, test } from 'vitest'
import { Product, ProductChange } from '#shared/admin/catalog.ts'
import { csvOfProducts, productsOfCsv } from '#shared/admin/product-csv.ts'
import { mergeProduct } from './merge.ts'

const stamp = 'xmhxk2v9p-a1b2c3d4'
const kaus = Product.parse({
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
const polos = Product.parse({ slug: 'polos', name: 'Polos', categorySlug: 'baju', variants: [{ price: 5, stock: 2 }] })

/** What a CSV makes of a product. */
function read(file: string, before: Product | null, replace = false) {
  const { rows, faults } = productsOfCsv(file, { replace })
  expect([faults, rows.length]).toEqual([[], 1])
  return mergeProduct(ProductChange.parse(rows[0]?.value), before)
}
const productOf = (...given: Parameters<typeof read>) => {
  const merged = read(...given)
  return 'product' in merged ? merged.product : merged.problems
}
const problemsOf = (...given: Parameters<typeof read>) => {
  const merged = read(...given)
  return 'problems' in merged ? merged.problems : null
}

test('a product with everything comes back from its CSV, into an empty shop and over itself', () => {
  const file = csvOfProducts([{ product: kaus, stamp }])
  expect(productOf(file, null)).toEqual(kaus)
  expect(read(file, kaus)).toMatchObject({ product: kaus, emptied: false })
})

test.each<[string, string, object]>([
  [
    'a price alone',
    'slug;nilai_1;nilai_2;harga\nkaus;Merah;M;71.000\n',
    { variants: [kaus.variants[0], { ...kaus.variants[1], price: 71_000 }] },
  ],
  ['a text alone', 'slug;deskripsi\nkaus;Baru\n', { description: 'Baru' }],
  ['an empty cell', 'slug;deskripsi;atribut;gambar;berat_gram\nkaus;;;;\n', {}],
  [
    'a new variant, its colours and the others as they were',
    'slug;opsi_1;opsi_2;nilai_1;nilai_2;harga\nkaus;Warna;Ukuran;Hijau;M;1\n',
    {
      options: [{ name: 'Warna', values: [...(kaus.options[0]?.values ?? []), { value: 'Hijau' }] }, kaus.options[1]],
      variants: [...kaus.variants, { ...kaus.variants[1], values: ['Hijau', 'M'], price: 1, stock: 0, image: '' }],
    },
  ],
])('%s changes nothing else', (_, file, change) => {
  expect(productOf(file, kaus)).toEqual({ ...kaus, ...change })
})

test('a row that names a variant by its SKU renames it in its place; the name it leaves is free', () => {
  const coded = {
    ...kaus,
    variants: kaus.variants.map((variant, place) => ({ ...variant, sku: `K-${place + 1}` })),
  }
  const renamed = productOf('slug;nilai_1;nilai_2;sku\nkaus;Merah Marun;M;K-2\n', coded)
  expect(renamed).toEqual({
    ...coded,
    options: [
      { name: 'Warna', values: [{ value: 'Merah Marun', swatch: '#ff0000' }, { value: 'Biru | Tua' }] },
      kaus.options[1],
    ],
    variants: [coded.variants[0], { ...coded.variants[1], values: ['Merah Marun', 'M'] }],
  })
  const both =
    'slug;opsi_1;opsi_2;nilai_1;nilai_2;sku;harga\nkaus;Warna;Ukuran;Merah Marun;M;K-2;\nkaus;;;Merah;M;K-3;9\n'
  expect(productOf(both, coded)).toMatchObject({
    variants: [
      { sku: 'K-1' },
      { sku: 'K-2', values: ['Merah Marun', 'M'], price: 70_000 },
      { sku: 'K-3', price: 9, stock: 0 },
    ],
  })
})

test('the only variant needs no name, one of several does', () => {
  expect(productOf('slug;harga\npolos;7\n', polos)).toMatchObject({ variants: [{ values: [], price: 7, stock: 2 }] })
  expect(problemsOf('slug;harga\nkaus;7\n', kaus)).toEqual({
    'variants.0.values': 'it has several variants: give the values of one',
  })
  expect(problemsOf('slug;nilai_1;nilai_2;harga\nkaus;Merha;M;7\n', kaus)).toEqual({
    'variants.0.values': 'no such variant',
  })
  expect(
    problemsOf(
      `slug;opsi_1;opsi_2;nilai_1;nilai_2;harga;stok;stok_ekspor\nkaus;Warna;Ukuran;Marun;M;7;4;4 ${stamp}\n`,
      kaus,
    ),
  ).toEqual({
    'variants.0.values': 'no such variant',
  })
  expect(problemsOf('slug;nilai_1;nilai_2;harga\nkaus;Merah;M;7\nkaus;Merah;M;8\n', kaus)).toEqual({
    'variants.1.values': 'this combination is given twice',
  })
})

test('a new product needs its name, its category and a price, and nothing else', () => {
  expect(problemsOf('slug;stok\nbaru;3\n', null)).toEqual({
    name: 'a new product needs it',
    categorySlug: 'a new product needs it',
    'variants.0.price': 'a new product needs it',
  })
  expect(productOf('slug;nama;kategori;harga\nbaru;Baru;baju;3\n', null)).toMatchObject({
    options: [],
    published: true,
    variants: [{ stock: 0 }],
  })
})

test('what is emptied on purpose is empty, and counts as lost', () => {
  const merged = read('slug;deskripsi;nilai_1;nilai_2;harga_coret\nkaus;;"Biru | Tua";M;\n', kaus, true)
  expect(merged).toMatchObject({
    emptied: true,
    product: {
      description: '',
      attributes: kaus.attributes,
      variants: [{ fullPrice: null, price: 75_000 }, kaus.variants[1]],
    },
  })
})

test('what a variant loses counts as lost, also when the file writes its values in other letters', () => {
  const options = kaus.options.map((one) => ({
    ...one,
    values: one.values.map(({ value }) => ({ value: value.toLowerCase() })),
  }))
  const mergedWith = (change: object) => {
    const variants = [{ values: ['biru | tua', 'm'], ...change }]
    return mergeProduct(ProductChange.parse({ slug: 'kaus', options, variants }), kaus)
  }
  expect(mergedWith({ weightGrams: null })).toMatchObject({
    emptied: true,
    product: { variants: [{ values: ['biru | tua', 'm'], weightGrams: null }, { values: ['merah', 'm'] }] },
  })
  expect(mergedWith({ weightGrams: 300 })).toMatchObject({ emptied: false })
})

test('an option that fits no variant is reported at the variant', () => {
  const options = [{ name: 'Warna', values: [{ value: 'Merah' }] }]
  const change = ProductChange.parse({ slug: 'kaus', options, variants: [{ values: ['Merah'], price: 1 }] })
  expect(mergeProduct(change, kaus)).toEqual({
    problems: { variants: 'a variant needs one value of each option, in their order' },
  })
})

const variantsOf = (...given: Parameters<typeof read>) => {
  const merged = read(...given)
  return 'problems' in merged
    ? merged.problems
    : merged.variants.map(({ variant: { values, price }, was }) => [was, values.join(' / '), price])
}
test.each([
  ['merah', 'm'],
  ['MERAH', 'M'],
  [' Merah ', 'Ｍ'],
])('values in other letters, %j and %j, are those that are there', (colour, size) => {
  const file = `slug;opsi_1;opsi_2;nilai_1;nilai_2;harga\nkaus;Warna;Ukuran;${colour};${size};1\n`
  expect(variantsOf(file, kaus)).toEqual([
    ['Biru | Tua / M', 'Biru | Tua / M', 75_000],
    ['Merah / M', 'Merah / M', 1],
  ])
  expect(productOf(file, kaus)).toMatchObject({ options: kaus.options })
})

test('a file that lists the values in other letters corrects their spelling, also of variants that it does not name', () => {
  const top = 'slug;opsi_1;opsi_2;pilihan_1;pilihan_2;nilai_1;nilai_2;harga\n'
  for (const colour of ['merah', 'Merah', 'MERAH']) {
    const file = `${top}kaus;Warna;Ukuran;merah (#ff0000)|BIRU \\| TUA;m;${colour};m;1\n`
    expect([colour, variantsOf(file, kaus)]).toEqual([
      colour,
      [
        ['Biru | Tua / M', 'BIRU | TUA / m', 75_000],
        ['Merah / M', 'merah / m', 1],
      ],
    ])
    expect(productOf(file, kaus)).toMatchObject({
      options: [
        { name: 'Warna', values: [{ value: 'merah', swatch: '#ff0000' }, { value: 'BIRU | TUA' }] },
        { name: 'Ukuran', values: [{ value: 'm' }] },
      ],
    })
  }
})

test('of two values that differ by their letters alone each is known by its own', () => {
  const both = Product.parse({
    ...polos,
    options: [{ name: 'Ukuran', values: [{ value: 'M' }, { value: 'm' }] }],
    variants: [
      { values: ['M'], price: 1 },
      { values: ['m'], price: 2 },
    ],
  })
  expect(variantsOf('slug;nilai_1;harga\npolos;m;9\n', both)).toEqual([
    ['M', 'M', 1],
    ['m', 'm', 9],
  ])
  expect(variantsOf('slug;opsi_1;pilihan_1;nilai_1;harga\npolos;Ukuran;M;M;9\n', both)).toEqual([
    ['M', 'M', 9],
    ['m', 'm', 2],
  ])
  expect(problemsOf('slug;nilai_1;harga\npolos;ｍ;9\n', both)).toEqual({ 'variants.0.values': 'no such variant' })
})

test('a file that names the options in another order means the same variants, and the order is the file’s', () => {
  const file = 'slug;opsi_1;opsi_2;nilai_1;nilai_2;harga\nkaus;ukuran;warna;M;Merah;1\n'
  expect(variantsOf(file, kaus)).toEqual([
    ['Biru | Tua / M', 'M / Biru | Tua', 75_000],
    ['Merah / M', 'M / Merah', 1],
  ])
  const [colour, size] = kaus.options
  expect(productOf(file, kaus)).toMatchObject({
    options: [
      { name: 'ukuran', values: size?.values },
      { name: 'warna', values: colour?.values },
    ],
  })
})
