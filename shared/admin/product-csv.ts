import { type HalalWord, isHalalWord, permitNames } from '#shared/format/permits.ts'
import type { Option, Product } from './catalog.ts'
import { type ColumnMap, mappedRows } from './column-map.ts'
import { type CsvRow, readCsv, writeCsv } from './csv.ts'
import type { Fault, FileRow } from './file-row.ts'
import { type Cells, columns, places, productColumns } from './product-columns.ts'
import { withSlugs } from './sku-rows.ts'

/** `slugs`: of the SKUs of a file that has no slugs. */
interface Reading {
  replace?: boolean
  columns?: ColumnMap | null
  slugs?: ReadonlyMap<string, string> | null
}

/**
 * What a CSV file says of products, one row for each variant; rows of one product follow each other and share its slug.
 * A column that is not there says nothing, and neither does an empty cell, unless `replace`: then it empties what may be
 * empty.
 */
export function productsOfCsv(
  file: string,
  { replace = false, columns: map = null, slugs = null }: Reading = {},
): { rows: FileRow[]; faults: Fault[] } {
  const records = readCsv(file)
  const cut = records.find((row) => row.cut)
  if (cut) return { rows: [], faults: [{ line: cut.line, field: '', message: 'file terputus di baris ini' }] }
  const named = slugs ? withSlugs(records, slugs) : { rows: records, faults: [] }
  if (named.faults.length > 0) return { rows: [], faults: named.faults }
  const [head, ...rows] = map ? mappedRows(named.rows, map) : named.rows
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  // Spreadsheets write columns that have become empty.
  const isEmpty = (place: number) => [head, ...rows].every((row) => (row?.cells[place] ?? '').trim() === '')
  const faults = names
    .filter((name, place) => (!columns.some((one) => one === name) || names.indexOf(name) !== place) && !isEmpty(place))
    .map((name) => ({ line: 1, field: name, message: 'kolom tidak dikenal atau ada dua kali' }))
  if (!names.includes('slug')) faults.push({ line: 1, field: 'slug', message: 'kolom ini harus ada, atau kolom sku' })
  if (faults.length > 0) return { rows: [], faults }
  const read = ({ cells }: CsvRow): Cells =>
    Object.fromEntries(
      columns.flatMap((name) => (names.includes(name) ? [[name, (cells[names.indexOf(name)] ?? '').trim()]] : [])),
    )
  const products: CellRow[][] = []
  for (const row of rows) {
    const one = { line: row.line, cells: read(row) }
    const last = products.at(-1)
    if (last && last[0]?.cells.slug === one.cells.slug) last.push(one)
    else products.push([one])
  }
  return {
    rows: products.map((of) => productOfRows(of, replace)),
    // Of another program's file the first row counts: its columns may be of each variant.
    faults: map ? [] : products.flatMap((of) => contradictions(of)),
  }
}

interface CellRow {
  line: number
  cells: Cells
}

/** The row that says a product's own column: after a spreadsheet has sorted its rows, it is not the first. */
const sayingOf = (rows: readonly CellRow[], column: keyof Cells): CellRow | undefined =>
  rows.find(({ cells }) => (cells[column] ?? '') !== '')

const contradictions = (rows: readonly CellRow[]): Fault[] =>
  productColumns.flatMap((field) => {
    const said = sayingOf(rows, field)
    const other = rows.find(({ cells }) => (cells[field] ?? '') !== '' && cells[field] !== said?.cells[field])
    return said && other ? [{ line: other.line, field, message: `lain dari baris ${said.line}` }] : []
  })

function productOfRows(rows: readonly CellRow[], replace: boolean): FileRow {
  const [first] = rows
  const own = productColumns.flatMap((column) => {
    const said = sayingOf(rows, column)
    return said ? [[column, said.cells[column]]] : []
  })
  const cells: Cells = { ...first?.cells, ...Object.fromEntries(own) }
  const [line, end] = [first?.line ?? 0, rows.at(-1)?.line ?? 0]
  const used = places.filter((place) => (cells[`opsi_${place}`] ?? '') !== '')
  const say = sayer(replace)
  const variants = rows.flatMap((row) => {
    const variant = variantOf(row.cells, used, replace)
    return variant ? [{ line: row.line, variant }] : []
  })
  const value = named({
    slug: cells.slug,
    name: say(cells.nama, same),
    categorySlug: say(cells.kategori, same),
    description: say(cells.deskripsi, same, ''),
    attributes: say(cells.atribut, attributesOf, []),
    options: used.length === 0 ? undefined : used.map((place) => optionOf(cells, place)),
    images: say(cells.gambar, (typed) => listOf(typed, '|').map(plain), []),
    video: say(cells.video, same, ''),
    weightGrams: say(cells.berat_gram, numberOf, 0),
    dimensions: say(cells.ukuran_cm, sizeOf, null),
    digital: say(cells.digital, yesOf),
    luxury: say(cells.mewah, yesOf),
    halal: say(cells.halal, halalOf, ''),
    bpom: say(cells.bpom, same, ''),
    pirt: say(cells.pirt, same, ''),
    sni: say(cells.sni, same, ''),
    adult: say(cells.usia_21, yesOf),
    published: say(cells.tampil, yesOf),
    sold: say(cells.terjual, numberOf),
    variants: variants.length === 0 ? undefined : variants.map(({ variant }) => variant),
  })
  return { kind: 'products', line, lines: variants.map((one) => one.line), end, value }
}

/** What a row says of its variant; null: nothing. */
function variantOf(cells: Cells, used: readonly (1 | 2 | 3)[], replace: boolean): object | null {
  const say = sayer(replace)
  const typed = (used.length > 0 ? used : places).map((place) => cells[`nilai_${place}`] ?? '')
  const last = used.length > 0 ? typed.length : typed.findLastIndex((value) => value !== '') + 1
  const values = typed.slice(0, last)
  const fields = named({
    sku: say(cells.sku, same, ''),
    barcode: say(cells.barcode, same, ''),
    price: say(cells.harga, numberOf),
    // Shopify writes 0.00 where nothing is struck through.
    fullPrice: say(cells.harga_coret, (typed) => numberOf(typed) || null, null),
    stock: say(cells.stok, numberOf),
    exported: say(cells.stok_ekspor, exportedOf),
    image: say(cells.gambar_varian, same, ''),
    weightGrams: say(cells.berat_varian_gram, numberOf, null),
    dimensions: say(cells.ukuran_varian_cm, sizeOf, null),
  })
  return values.every((value) => value === '') && Object.keys(fields).length === 0 ? null : { values, ...fields }
}

/** What a cell says; undefined: nothing. Without `empty` a cell cannot say that there is none. */
const sayer =
  (replace: boolean) =>
  <T, E = undefined>(cell: string | undefined, read: (typed: string) => T, empty?: E): T | E | undefined =>
    cell === undefined ? undefined : cell !== '' ? read(cell) : replace ? empty : undefined
const same = (typed: string): string => typed
const named = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const attributesOf = (typed: string): string[][] => listOf(typed, '|').map((one) => listOf(one, ':').map(plain))

/** Without a list the shop takes the values that it has and those of the rows. */
function optionOf(cells: Cells, place: 1 | 2 | 3): object {
  const [name, listed = ''] = [cells[`opsi_${place}`], cells[`pilihan_${place}`]]
  return listed === '' ? { name } : { name, values: valuesOf(listed) }
}

/** `12 xmh3k2f9a-1c2d3e4f`: the stock and the export. What is none stays as it is, and the schema says so. */
function exportedOf(typed: string): object | string {
  const [, stock = '', stamp = ''] = /^(\d[\d.]*) +(x\S+)$/.exec(typed) ?? []
  return stamp === '' ? typed : { stock: numberOf(stock), stamp }
}

/** `75000`, `75.000` and `Rp 75.000`. Whatever is no number stays as it is, and the schema says what is wrong. */
function numberOf(typed: string): number | string {
  const digits = /^(?:rp\.?\s*)?([1-9]\d{0,2}(?:\.\d{3})+|\d{1,15})$/i.exec(typed)?.[1]
  return digits === undefined ? typed : Number(digits.replaceAll('.', ''))
}

const yesOf = (typed: string): boolean | string =>
  /^(ya|y|1|true)$/i.test(typed) ? true : /^(tidak|t|0|false)$/i.test(typed) ? false : typed

/** What a seller writes where there is no certificate. */
const halalCells: Readonly<Record<HalalWord, string>> = { not_halal: 'tidak halal', not_obliged: 'tidak wajib' }
const halalOf = (typed: string): string =>
  Object.entries(halalCells).find(([, words]) => words === typed.toLowerCase())?.[0] ?? typed

/** `30 x 20 x 5`. */
const sizeOf = (typed: string): (number | string)[] => typed.split(/\s*[x×]\s*/i).map(numberOf)

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

/** The values of an option as `pilihan` lists them, with colours. */
const valuesOf = (listed: string): Option['values'] =>
  listOf(listed, '|').map((one) => {
    const [, value = '', swatch = ''] = /^(.*) \((#[0-9a-f]{6})\)$/is.exec(one) ?? []
    return swatch === '' ? { value: plain(one) } : { value: plain(value), swatch }
  })

/** A product with the export that it is read for. */
export interface Exported {
  product: Product
  stamp: string
}

/** Products as a CSV file that `productsOfCsv` reads to the same products. */
export const csvOfProducts = (products: readonly Exported[]): string =>
  writeCsv([columns, ...products.flatMap((one) => one.product.variants.map((_, place) => cellsOf(one, place)))])

function cellsOf({ product, stamp }: Exported, place: number): string[] {
  const variant = product.variants[place]
  const ofVariant: Partial<Cells> = variant
    ? {
        slug: product.slug,
        ...Object.fromEntries(variant.values.map((value, at) => [`nilai_${at + 1}`, value])),
        sku: variant.sku,
        barcode: variant.barcode,
        harga: String(variant.price),
        harga_coret: textOf(variant.fullPrice),
        stok: String(variant.stock),
        stok_ekspor: `${variant.stock} ${stamp}`,
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
  video: product.video,
  berat_gram: String(product.weightGrams),
  ukuran_cm: product.dimensions?.join(' x ') ?? '',
  digital: product.digital ? 'ya' : 'tidak',
  mewah: product.luxury ? 'ya' : 'tidak',
  ...Object.fromEntries(permitNames.map((name) => [name, product[name]])),
  ...(isHalalWord(product.halal) ? { halal: halalCells[product.halal] } : {}),
  usia_21: product.adult ? 'ya' : 'tidak',
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
