import { permitNames } from '#shared/format/permits.ts'
import type { ProductChange, VariantChange } from './catalog.ts'
import type { Fault, FileRow } from './file-row.ts'

export const places = [1, 2, 3] as const
/** Columns of a product: each stands in one of its rows, or says the same in several. */
export const productColumns = [
  'slug',
  'nama',
  'kategori',
  'deskripsi',
  'atribut',
  'gambar',
  'video',
  'berat_gram',
  'ukuran_cm',
  'digital',
  'mewah',
  ...permitNames,
  'usia_21',
  'tampil',
  'terjual',
  ...places.flatMap((place) => [`opsi_${place}`, `pilihan_${place}`] as const),
] as const
const variantColumns = [
  ...places.map((place) => `nilai_${place}` as const),
  'sku',
  'barcode',
  'harga',
  'harga_coret',
  'stok',
  'stok_ekspor',
  'gambar_varian',
  'berat_varian_gram',
  'ukuran_varian_cm',
] as const
export const columns = [...productColumns, ...variantColumns] as const
type Column = (typeof columns)[number]
/** A column that a file does not have says nothing. */
export type Cells = Partial<Record<Column, string>>

type Field = Exclude<keyof ProductChange, 'variants'> | `variants.${keyof VariantChange}`
/**
 * Which column a field of the import format stands in, so that a fault names what the seller sees. A field without one
 * does not compile; the reader and the writer in product-csv.ts need it too.
 */
const columnOf: Readonly<Record<Field, Column>> = {
  slug: 'slug',
  name: 'nama',
  categorySlug: 'kategori',
  description: 'deskripsi',
  attributes: 'atribut',
  images: 'gambar',
  video: 'video',
  weightGrams: 'berat_gram',
  dimensions: 'ukuran_cm',
  digital: 'digital',
  luxury: 'mewah',
  halal: 'halal',
  bpom: 'bpom',
  pirt: 'pirt',
  sni: 'sni',
  adult: 'usia_21',
  published: 'tampil',
  sold: 'terjual',
  options: 'opsi_1',
  'variants.values': 'nilai_1',
  'variants.sku': 'sku',
  'variants.barcode': 'barcode',
  'variants.price': 'harga',
  'variants.fullPrice': 'harga_coret',
  'variants.stock': 'stok',
  'variants.exported': 'stok_ekspor',
  'variants.image': 'gambar_varian',
  'variants.weightGrams': 'berat_varian_gram',
  'variants.dimensions': 'ukuran_varian_cm',
}

const columnByName: ReadonlyMap<string, Column> = new Map(Object.entries(columnOf))

/** The line and the column of a fault that a schema or the shop found at `variants.2.price`. */
export function faultAt({ line, lines }: FileRow, path: string, message: string): Fault {
  const [first = '', place = '', field = ''] = path.split('.')
  const isVariant = first === 'variants' && place !== ''
  return {
    line: isVariant ? (lines[Number(place)] ?? line) : line,
    field: columnByName.get(isVariant ? `variants.${field || 'values'}` : first) ?? path,
    message,
  }
}
