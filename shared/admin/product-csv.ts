import type { Option, Product } from './catalog.ts'
import { type CsvRow, readCsv, writeCsv } from './csv.ts'

/** What is wrong in which line of a file. */
export interface Fault {
  line: number
  /** The column, or where in a row of JSON. */
  field: string
  message: string
}

/** A row as it stands in a file, unchecked. `lines`: the line of each variant. */
export interface FileRow {
  line: number
  lines: readonly number[]
  /** The last line of the row. */
  end: number
  value: unknown
}

const places = [1, 2, 3] as const
/** Columns of a product: they stand in its first row and may be empty in the others. */
const productColumns = [
  'slug',
  'nama',
  'kategori',
  'deskripsi',
  'atribut',
  'gambar',
  'berat_gram',
  'ukuran_cm',
  'digital',
  'tampil',
  'terjual',
  ...places.flatMap((place) => [`opsi_${place}`, `pilihan_${place}`] as const),
] as const
const variantColumns = [
  ...places.map((place) => `nilai_${place}` as const),
  'harga',
  'harga_coret',
  'stok',
  'gambar_varian',
  'berat_varian_gram',
  'ukuran_varian_cm',
] as const
const columns = [...productColumns, ...variantColumns] as const
type Column = (typeof columns)[number]
type Cells = Record<Column, string>

type Field = Exclude<keyof Product, 'variants'> | `variants.${keyof Product['variants'][number]}`
/**
 * Which column a field of the import format stands in, so that a fault names what the seller sees. A field without one
 * does not compile; the reader and the writer below need it too.
 */
const columnOf: Readonly<Record<Field, Column>> = {
  slug: 'slug',
  name: 'nama',
  categorySlug: 'kategori',
  description: 'deskripsi',
  attributes: 'atribut',
  images: 'gambar',
  weightGrams: 'berat_gram',
  dimensions: 'ukuran_cm',
  digital: 'digital',
  published: 'tampil',
  sold: 'terjual',
  options: 'opsi_1',
  'variants.values': 'nilai_1',
  'variants.price': 'harga',
  'variants.fullPrice': 'harga_coret',
  'variants.stock': 'stok',
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

/** Products of a CSV file, one row for each variant; rows of one product follow each other and share its slug. */
export function productsOfCsv(file: string): { rows: FileRow[]; faults: Fault[] } {
  const [head, ...rows] = readCsv(file)
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const faults = names
    .filter((name, place) => !columns.some((one) => one === name) || names.indexOf(name) !== place)
    .map((name) => ({ line: 1, field: name, message: 'kolom tidak dikenal atau ada dua kali' }))
  for (const needed of ['slug', 'harga', 'stok'] as const)
    if (!names.includes(needed)) faults.push({ line: 1, field: needed, message: 'kolom ini harus ada' })
  if (faults.length > 0) return { rows: [], faults }
  const read = ({ cells }: CsvRow): Cells => {
    const of = Object.fromEntries(columns.map((name) => [name, (cells[names.indexOf(name)] ?? '').trim()]))
    return of as Cells
  }
  const products: { line: number; cells: Cells }[][] = []
  for (const row of rows) {
    const one = { line: row.line, cells: read(row) }
    const last = products.at(-1)
    if (last && last[0]?.cells.slug === one.cells.slug) last.push(one)
    else products.push([one])
  }
  return { rows: products.map(productOfRows), faults }
}

function productOfRows(rows: readonly { line: number; cells: Cells }[]): FileRow {
  const cells = rows[0]?.cells
  const [line, lines] = [rows[0]?.line ?? 0, rows.map((row) => row.line)]
  if (!cells) return { line, lines, end: line, value: null }
  const used = places.filter((place) => cells[`opsi_${place}`] !== '')
  const value = {
    slug: cells.slug,
    name: cells.nama,
    categorySlug: cells.kategori,
    description: cells.deskripsi,
    attributes: listOf(cells.atribut, '|').map((one) => listOf(one, ':')),
    options: used.map((place) => ({
      name: cells[`opsi_${place}`],
      values: valuesOf(
        cells[`pilihan_${place}`],
        rows.map((row) => row.cells[`nilai_${place}`]),
      ),
    })),
    images: listOf(cells.gambar, '|').map(plain),
    weightGrams: numberOf(cells.berat_gram, 0),
    dimensions: sizeOf(cells.ukuran_cm),
    digital: yesOf(cells.digital, false),
    published: yesOf(cells.tampil, true),
    sold: numberOf(cells.terjual, 0),
    variants: rows.map((row) => ({
      values: used.map((place) => row.cells[`nilai_${place}`]),
      price: numberOf(row.cells.harga, ''),
      fullPrice: numberOf(row.cells.harga_coret, null),
      stock: numberOf(row.cells.stok, ''),
      image: row.cells.gambar_varian,
      weightGrams: numberOf(row.cells.berat_varian_gram, null),
      dimensions: sizeOf(row.cells.ukuran_varian_cm),
    })),
  }
  return {
    line,
    lines,
    end: lines.at(-1) ?? line,
    value: { ...value, attributes: value.attributes.map((pair) => pair.map(plain)) },
  }
}

/** `75000`, `75.000` and `Rp 75.000`. Whatever is no number stays as it is, and the schema says what is wrong. */
function numberOf<T>(typed: string, empty: T): number | string | T {
  if (typed === '') return empty
  const digits = /^(?:rp\.?\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,15})$/i.exec(typed)?.[1]
  return digits === undefined ? typed : Number(digits.replaceAll('.', ''))
}

const yesOf = (typed: string, empty: boolean): boolean | string =>
  typed === '' ? empty : /^(ya|y|1|true)$/i.test(typed) ? true : /^(tidak|t|0|false)$/i.test(typed) ? false : typed

/** `30 x 20 x 5`. */
const sizeOf = (typed: string): (number | string)[] | null =>
  typed === '' ? null : typed.split(/\s*[x×]\s*/i).map((side) => numberOf(side, ''))

/** The parts between bars or colons; a backslash before one makes it a letter. */
const listOf = (typed: string, mark: '|' | ':'): string[] => {
  if (typed === '') return []
  const parts = ['']
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed[at] ?? ''
    const last = parts.length - 1
    if (letter === '\\') parts[last] += letter + (typed[(at += 1)] ?? '')
    else if (letter === mark && !(mark === ':' && parts.length === 2)) parts.push('')
    else parts[last] += letter
  }
  return parts.map((part) => part.trim())
}
const plain = (part: string): string => part.replaceAll(/\\(.)/gs, '$1')
const escaped = (part: string): string => part.replaceAll(/[\\|:]/g, String.raw`\$&`)
const barred = (part: string): string => part.replaceAll(/[\\|]/g, String.raw`\$&`)

/** The values of an option: as `pilihan` lists them, with colours, else as the rows have them. */
function valuesOf(listed: string, used: readonly string[]): Option['values'] {
  if (listed === '') return [...new Set(used)].map((value) => ({ value }))
  return listOf(listed, '|').map((one) => {
    const [, value = '', swatch = ''] = /^(.*) \((#[0-9a-f]{6})\)$/is.exec(one) ?? []
    return swatch === '' ? { value: plain(one) } : { value: plain(value), swatch }
  })
}

/** Products as a CSV file that `productsOfCsv` reads to the same products. */
export const csvOfProducts = (products: readonly Product[]): string =>
  writeCsv([columns, ...products.flatMap((product) => product.variants.map((_, place) => cellsOf(product, place)))])

function cellsOf(product: Product, place: number): string[] {
  const variant = product.variants[place]
  const ofVariant: Partial<Cells> = variant
    ? {
        slug: product.slug,
        ...Object.fromEntries(variant.values.map((value, at) => [`nilai_${at + 1}`, value])),
        harga: String(variant.price),
        harga_coret: textOf(variant.fullPrice),
        stok: String(variant.stock),
        gambar_varian: variant.image,
        berat_varian_gram: textOf(variant.weightGrams),
        ukuran_varian_cm: variant.dimensions?.join(' x ') ?? '',
      }
    : {}
  const all: Partial<Cells> = place === 0 ? { ...ofProduct(product), ...ofVariant } : ofVariant
  return columns.map((column) => all[column] ?? '')
}

const ofProduct = (product: Product): Partial<Cells> => ({
  nama: product.name,
  kategori: product.categorySlug,
  deskripsi: product.description,
  atribut: product.attributes.map(([name, value]) => `${escaped(name)}: ${barred(value)}`).join(' | '),
  gambar: product.images.map(barred).join(' | '),
  berat_gram: String(product.weightGrams),
  ukuran_cm: product.dimensions?.join(' x ') ?? '',
  digital: product.digital ? 'ya' : 'tidak',
  tampil: product.published ? 'ya' : 'tidak',
  terjual: String(product.sold),
  ...Object.fromEntries(
    product.options.flatMap((option, at) => [
      [`opsi_${at + 1}`, option.name],
      [`pilihan_${at + 1}`, listedValues(option, product, at)],
    ]),
  ),
})

/** Empty where the rows themselves say it. */
function listedValues({ values }: Option, { variants }: Product, at: number): string {
  const used = [...new Set(variants.map((variant) => variant.values[at] ?? ''))]
  const said = values.every(({ value, swatch }, place) => swatch === undefined && used[place] === value)
  if (said && used.length === values.length) return ''
  return values
    .map(({ value, swatch }) => (swatch === undefined ? barred(value) : `${barred(value)} (${swatch})`))
    .join(' | ')
}

const textOf = (value: number | null): string => (value === null ? '' : String(value))
