import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { CategoryChange, ProductChange } from './catalog.ts'
import { type ColumnMap, theirName } from './column-map.ts'
import { foreignPictures, type ImportedPictures, withOwnPictures } from './import-pictures.ts'
import { ImportNotes, noNotes } from './import.ts'
import { inIndonesian, sentenceOf } from './import-words.ts'
import { productsOfCsv } from './product-csv.ts'
import { faultAt } from './product-columns.ts'
import type { Fault, FileRow } from './file-row.ts'
import { skusOfCsv } from './sku-rows.ts'

/** How a request reaches the administration of one shop; the path begins below `/shops/{host}`. */
export type SendToShop = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>

export interface ImportedFile {
  /** Its ending says what it is. */
  name: string
  text: string
  /** SHA-256 of the text, in hex: by it the shop knows the file again. */
  digest: string
  /** An empty cell of a CSV empties what is there; otherwise it leaves it. */
  replace?: boolean
  /** How a CSV of another program is read; null: its columns are ours. */
  columns?: ColumnMap | null
  /** The stocks of the file were counted now: they are set. Otherwise only differences to an export change a stock. */
  counted?: boolean
}

export interface Imported {
  /** Rows of the file, and those that were in the shop before this run began. */
  rows: number
  skipped: number
  faults: Fault[]
  /** What this run did, summed. */
  notes: ImportNotes
}

type Others = [send: SendToShop, onProgress?: (done: number, all: number) => void, pictures?: ImportedPictures | null]

const Begun = z.object({ line: z.int() })
const Refusal = z.object({ message: z.string(), fields: z.record(z.string(), z.string()).default({}) })

/**
 * Imports a file: CSV with a row for each variant, or NDJSON with a `{"product": …}` or `{"category": …}` a line.
 * What a row does not name stays as it is in the shop. Nothing is written before every row is right: all faults are
 * reported at once, those that a row has by itself and those that the shop finds in the others. Then it goes in parts;
 * one that the shop refuses stops it, with nothing of that part kept, and the same file continues after its last part.
 * With `pictures`, those that rows name elsewhere come into the shop with their part.
 */
export async function importFile(asked: ImportedFile, ...others: Others): Promise<Imported> {
  const done = await importRows(asked, ...others)
  const map = asked.columns ?? null
  return map ? { ...done, faults: done.faults.map((one) => ({ ...one, field: theirName(map, one.field) })) } : done
}

async function importRows(
  { name, text, digest: file, replace = false, counted = false, columns = null }: ImportedFile,
  ...[send, onProgress = () => {}, pictures = null]: Others
): Promise<Imported> {
  const isCsv = /\.csv$/i.test(name)
  const skus = isCsv && columns === null ? skusOfCsv(text) : null
  const slugs = skus && (await findSlugs(skus, send))
  const { rows, faults } = isCsv ? productsOfCsv(text, { replace, columns, slugs }) : rowsOfJson(text)
  const kinds = rows.map((row) => ({ row, ...checked(row, pictures) }))
  const wrong = [
    ...faults,
    ...repeated(kinds),
    ...kinds.flatMap(({ row, faults: own }) => own.map(([path, message]) => faultAt(row, path, message))),
  ]
  const notes = { ...noNotes }
  if (wrong.length > 0) {
    // Of the other rows the shop says at once what it would refuse: a seller corrects a file once.
    const lines = new Set(wrong.map(({ line }) => line))
    const right = kinds.filter(
      ({ row, value }) => value !== null && ![row.line, ...row.lines].some((line) => lines.has(line)),
    )
    // Products of categories that come with the file: the shop does not know those before they are there.
    const known = kinds.every(({ row }) => row.kind !== 'categories')
    const refusedToo = known ? await checkParts(partsOf(right), { counted, file, least: 1 }, send) : []
    const all = [...wrong, ...refusedToo].toSorted((a, b) => a.line - b.line)
    return { rows: rows.length, skipped: 0, faults: all.slice(0, limits.importFaults), notes }
  }
  const begun = Begun.parse((await must(send('POST', '/import/begin', { file }))).body)
  const left = kinds.filter(({ row }) => row.end > begun.line)
  const skipped = kinds.length - left.length
  const parts = partsOf(left)
  const refusedRows = await checkParts(parts, { counted, file }, send)
  if (refusedRows.length > 0) return { rows: rows.length, skipped, faults: refusedRows, notes }
  let done = skipped
  onProgress(done, kinds.length)
  for (const part of parts) {
    const source = { file, line: part.at(-1)?.row.end ?? 1, ended: done + part.length === kinds.length }
    const own = await ownPart(part, pictures)
    const sent = own.faults.length > 0 ? own.faults : await sendPart(own.part, { counted, source }, send)
    if (Array.isArray(sent)) return { rows: rows.length, skipped, faults: sent, notes }
    for (const name of ['emptied', 'stockLeft', 'stockSet'] as const) notes[name] += sent[name]
    done += part.length
    onProgress(done, kinds.length)
  }
  return { rows: rows.length, skipped, faults: [], notes }
}

const Found = z.object({ slugs: z.record(z.string(), z.string()) })
/** The products that have these SKUs. */
async function findSlugs(skus: readonly string[], send: SendToShop): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>()
  const possible = skus.filter((sku) => sku.length <= limits.skuChars)
  for (let from = 0; from < possible.length; from += limits.skusAtOnce) {
    const part = possible.slice(from, from + limits.skusAtOnce)
    const { body } = await must(send('POST', '/skus', { skus: part }))
    for (const [sku, slug] of Object.entries(Found.parse(body).slugs)) slugs.set(sku, slug)
  }
  return slugs
}

/**
 * What the shop will refuse, asked before the first part is written. A single part is refused whole by itself; categories
 * of NDJSON must be there before the products under them.
 */
async function checkParts(
  parts: readonly (readonly Checked[])[],
  { counted, file, least = 2 }: { counted: boolean; file: string; least?: number },
  send: SendToShop,
): Promise<Fault[]> {
  if (parts.length < least || parts.some((part) => part.some(({ row }) => row.kind === 'categories'))) return []
  const faults: Fault[] = []
  for (const part of parts) {
    const source = { file, line: part.at(-1)?.row.end ?? 1, ended: false }
    const said = await sendPart(part, { counted, source }, send, '/import/check')
    if (Array.isArray(said)) faults.push(...said)
    if (faults.length >= limits.importFaults) break
  }
  return faults.slice(0, limits.importFaults)
}

/** Names that stand for two rows of a file: which of them counts would be luck. */
function repeated(rows: readonly Checked[]): Fault[] {
  const seen = new Map<string, number>()
  const note = (row: FileRow, path: string, value: string): Fault[] => {
    const [at, before] = [faultAt(row, path, ''), seen.get(`${path.split('.').at(-1)} ${value}`)]
    seen.set(`${path.split('.').at(-1)} ${value}`, before ?? at.line)
    return before === undefined ? [] : [{ ...at, message: `${value} sudah ada di baris ${before}` }]
  }
  return rows.flatMap(({ row, value }) => {
    if (value === null || row.kind === 'categories') return []
    const variants = 'variants' in value ? (value.variants ?? []) : []
    return [
      ...note(row, 'slug', value.slug),
      ...variants.flatMap(({ sku = '', barcode = '' }, place) => [
        ...(sku === '' ? [] : note(row, `variants.${place}.sku`, sku)),
        ...(barcode === '' ? [] : note(row, `variants.${place}.barcode`, barcode)),
      ]),
    ]
  })
}

type Checked = { row: FileRow; value: CategoryChange | ProductChange | null }

/** A part whose pictures are in the shop, or what is wrong with them. */
async function ownPart(
  part: readonly Checked[],
  pictures: ImportedPictures | null,
): Promise<{ part: readonly Checked[]; faults: Fault[] }> {
  if (!pictures) return { part, faults: [] }
  const own: Checked[] = []
  const faults: Fault[] = []
  for (const one of part) {
    const done = one.value && (await withOwnPictures(one.value, pictures))
    own.push(done ? { ...one, value: done.row } : one)
    for (const [path, message] of done?.faults ?? []) faults.push(faultAt(one.row, path, message))
  }
  return { part: own, faults }
}

/** Bytes that a part may have: JSON in UTF-8 may need more than its letters. */
const partChars = limits.importBytes / 3

function partsOf(rows: readonly Checked[]): Checked[][] {
  const parts: Checked[][] = []
  let chars = 0
  for (const row of rows) {
    const size = JSON.stringify(row.value).length
    const last = parts.at(-1)
    if (last && last.length < limits.importRows && chars + size < partChars) last.push(row)
    else parts.push([row])
    chars = parts.at(-1)?.length === 1 ? size : chars + size
  }
  return parts
}

/** What the shop did, or what it refused. */
async function sendPart(
  part: readonly Checked[],
  more: object,
  send: SendToShop,
  path = '/import',
): Promise<ImportNotes | Fault[]> {
  const of = (kind: FileRow['kind']) => part.filter(({ row }) => row.kind === kind)
  const valuesOf = (kind: FileRow['kind']) => of(kind).map(({ value }) => value)
  const rows = { categories: valuesOf('categories'), products: valuesOf('products') }
  const answer = await send('POST', path, { ...rows, ...more })
  if (answer.status === 200) return ImportNotes.parse(answer.body)
  const refusal = Refusal.safeParse(answer.body)
  if (answer.status !== 422 || !refusal.success)
    throw new Error(`the shop answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  const faults = Object.entries(refusal.data.fields).map(([path, message]) => {
    const [, kind = '', place = '', rest = ''] = /^(categories|products)\.(\d+)\.?(.*)$/.exec(path) ?? []
    const found = kind === 'categories' || kind === 'products' ? of(kind)[Number(place)] : undefined
    return found ? faultAt(found.row, rest, inIndonesian(message)) : { line: 0, field: path, message }
  })
  return faults.length > 0 ? faults : [{ line: 0, field: '', message: refusal.data.message }]
}

const { localeError } = z.locales.id()

/** A row, read by its schema, and every fault in it by its path. */
function checked(
  row: FileRow,
  pictures: ImportedPictures | null,
): Omit<Checked, 'row'> & { faults: [string, string][] } {
  const schema: z.ZodType<CategoryChange | ProductChange> = row.kind === 'categories' ? CategoryChange : ProductChange
  const read = schema.safeParse(row.value, { error: localeError })
  if (read.success) {
    const missing = foreignPictures(read.data).flatMap(({ path, named }): [string, string][] => {
      const fault = pictures?.faultOf(named) ?? null
      return fault === null ? [] : [[path, fault]]
    })
    return { value: read.data, faults: missing }
  }
  const faults = read.error.issues.map((issue): [string, string] => [issue.path.join('.'), sentenceOf(issue)])
  return { value: null, faults }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function rowsOfJson(text: string): { rows: FileRow[]; faults: Fault[] } {
  const rows: FileRow[] = []
  const faults: Fault[] = []
  for (const [place, one] of text.split('\n').entries()) {
    const line = place + 1
    if (one.trim() === '') continue
    try {
      const value: unknown = JSON.parse(one)
      const [kind, inside] = insideOf(value)
      rows.push({ kind, line, lines: [], end: line, value: inside })
    } catch {
      // Each line is one whole value: half of one is reported by its line.
      faults.push({ line, field: '', message: 'bukan JSON' })
    }
  }
  return { rows, faults }
}

/** What a line of JSON holds: what its one field says, or a product by its variants. */
function insideOf(value: unknown): [FileRow['kind'], unknown] {
  if (isObject(value) && 'product' in value) return ['products', value.product]
  if (isObject(value) && 'category' in value) return ['categories', value.category]
  return [isObject(value) && 'slug' in value && !('variants' in value) ? 'categories' : 'products', value]
}

async function must(answer: ReturnType<SendToShop>): ReturnType<SendToShop> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the shop answered ${status}: ${JSON.stringify(body)}`)
  return { status, body }
}

/** `baris 17: harga: …` */
export const faultText = ({ line, field, message }: Fault): string =>
  [...(line > 0 ? [`baris ${line}`] : []), ...(field ? [field] : []), message].join(': ')
