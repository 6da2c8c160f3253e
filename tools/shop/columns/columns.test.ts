import { expect, test } from 'vitest'
import shopify from './shopify.json' with { type: 'json' }
import { ProductChange } from '#shared/admin/catalog.ts'
import { ColumnMap } from '#shared/admin/column-map.ts'
import { productsOfCsv } from '#shared/admin/product-csv.ts'

const columns = ColumnMap.parse(shopify)
const file = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,Status',
  `kaos-polos,Kaos Polos,"<p>Adem &amp; halus.</p>\n<ul><li>Katun</li></ul>",Griya | Co,Kaos Pria,baru,true,Ukuran,M,KP-M,200,5,75000.00,90000.00,'8992761002015,https://contoh.id/1.jpg,1,,active`,
  'kaos-polos,,,,,,,,L,KP-L,220,0,75000.00,,,https://contoh.id/2.jpg,2,https://contoh.id/2.jpg,',
  'kaos-polos,,,,,,,,,,,,,,,https://contoh.id/3.jpg,3,,',
  'topi,Topi,,,Topi,,true,Title,Default Title,,80,3,50000.00,,,,,,draft',
].join('\n')

test('an export of Shopify is read as goods: options, codes, prices, pictures of all rows, and texts without tags', () => {
  const { rows, faults } = productsOfCsv(file, { columns })
  expect(faults).toEqual([])
  expect(rows.map(({ value }) => ProductChange.parse(value))).toEqual([
    {
      slug: 'kaos-polos',
      name: 'Kaos Polos',
      categorySlug: 'kaos-pria',
      description: 'Adem & halus.\n\nKatun',
      attributes: [['Merek', 'Griya | Co']],
      options: [{ name: 'Ukuran' }],
      images: ['https://contoh.id/1.jpg', 'https://contoh.id/2.jpg', 'https://contoh.id/3.jpg'],
      published: true,
      variants: [
        {
          values: ['M'],
          sku: 'KP-M',
          barcode: '8992761002015',
          price: 75_000,
          fullPrice: 90_000,
          stock: 5,
          weightGrams: 200,
        },
        { values: ['L'], sku: 'KP-L', price: 75_000, stock: 0, weightGrams: 220, image: 'https://contoh.id/2.jpg' },
      ],
    },
    {
      slug: 'topi',
      name: 'Topi',
      categorySlug: 'topi',
      published: false,
      variants: [{ values: [], price: 50_000, stock: 3, weightGrams: 80 }],
    },
  ])
  // A row of a spreadsheet, whatever lines its cells have.
  expect(rows.map(({ line }) => line)).toEqual([2, 5])
})

test('a map may say what the other file does not have, and names no column that we do not know', () => {
  const map = (more: object) => ColumnMap.parse({ columns: { Kode: 'slug', Harga: 'harga' }, ...more })
  const [row] = productsOfCsv('Kode;Harga;Gudang\nteh;9.000;A\n', {
    columns: map({ always: { kategori: 'teh' } }),
  }).rows
  expect(row?.value).toMatchObject({ slug: 'teh', categorySlug: 'teh', variants: [{ price: 9_000 }] })
  const { faults } = productsOfCsv('Kode;Harga\nteh;1\n', {
    columns: ColumnMap.parse({ columns: { Kode: 'slug', Harga: 'hrg' } }),
  })
  expect(faults).toMatchObject([{ field: 'hrg' }])
})
