import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { Category, Product } from './catalog.ts'
import { foreignPictures, type ImportedPictures, withOwnPictures } from './import-pictures.ts'
import { type Fault, faultAt, type FileRow, productsOfCsv } from './product-csv.ts'

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
}

export interface Imported {
  /** Rows of the file, and those that were in the shop before this run began. */
  rows: number
  skipped: number
  faults: Fault[]
}

const Begun = z.object({ line: z.int() })
const Refusal = z.object({ message: z.string(), fields: z.record(z.string(), z.string()).default({}) })

/**
 * Imports a file: CSV with a row for each variant, or NDJSON with a `{"product": …}` or `{"category": …}` a line.
 * Nothing is sent before every row is right by itself, so that all those faults are told at once. Then it goes in parts;
 * one that the shop refuses stops it, with nothing of that part kept, and the same file continues after its last part.
 * With `pictures`, those that rows name elsewhere come into the shop with their part.
 */
export async function importFile(
  { name, text, digest: file }: ImportedFile,
  send: SendToShop,
  onProgress: (done: number, all: number) => void = () => {},
  pictures: ImportedPictures | null = null,
): Promise<Imported> {
  const { rows, faults } = /\.csv$/i.test(name) ? productsOfCsv(text) : rowsOfJson(text)
  const kinds = rows.map((row) => ({ row, ...kindOf(row, pictures) }))
  const wrong = [
    ...faults,
    ...kinds.flatMap(({ row, faults: own }) => own.map(([path, message]) => faultAt(row, path, message))),
  ]
  if (wrong.length > 0) return { rows: rows.length, skipped: 0, faults: wrong.slice(0, limits.importFaults) }
  const begun = Begun.parse((await must(send('POST', '/import/begin', { file }))).body)
  const left = kinds.filter(({ row }) => row.end > begun.line)
  const skipped = kinds.length - left.length
  let done = skipped
  onProgress(done, kinds.length)
  for (const part of partsOf(left)) {
    const source = { file, line: part.at(-1)?.row.end ?? 1, ended: done + part.length === kinds.length }
    const own = await ownPart(part, pictures)
    const refused = own.faults.length > 0 ? own.faults : await sendPart(own.part, source, send)
    if (refused.length > 0) return { rows: rows.length, skipped, faults: refused }
    done += part.length
    onProgress(done, kinds.length)
  }
  return { rows: rows.length, skipped, faults: [] }
}

type Checked = { row: FileRow; kind: 'products' | 'categories'; value: Category | Product | null }

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

async function sendPart(part: readonly Checked[], source: object, send: SendToShop): Promise<Fault[]> {
  const of = (kind: Checked['kind']) => part.filter((one) => one.kind === kind)
  const valuesOf = (kind: Checked['kind']) => of(kind).map(({ value }) => value)
  const batch = { categories: valuesOf('categories'), products: valuesOf('products'), source }
  const answer = await send('POST', '/import', batch satisfies Record<keyof typeof batch, unknown>)
  if (answer.status === 200) return []
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

/** What the shop says to programs, in the words of its seller. */
function inIndonesian(message: string): string {
  const sold = /^"(.*)" is sold here: keep it, with stock 0$/s.exec(message)?.[1]
  if (sold !== undefined) return `varian "${sold}" sudah dijual di sini: biarkan ada, dengan stok 0`
  const twice = /^(.*) is given twice$/s.exec(message)?.[1]
  if (twice !== undefined) return `${twice} ada dua kali`
  return message === 'no such category' ? 'kategori ini belum ada' : message
}

const { localeError } = z.locales.id()

/** What a row is, read by its schema, and every fault in it by its path. */
function kindOf(
  row: FileRow,
  pictures: ImportedPictures | null,
): Omit<Checked, 'row'> & { faults: [string, string][] } {
  const isCategory = isObject(row.value) && 'slug' in row.value && !('variants' in row.value)
  const schema: z.ZodType<Category | Product> = isCategory ? Category : Product
  const read = schema.safeParse(row.value, { error: localeError })
  const kind = isCategory ? 'categories' : 'products'
  if (read.success) {
    const missing = foreignPictures(read.data).flatMap(({ path, named }): [string, string][] => {
      const fault = pictures?.faultOf(named) ?? null
      return fault === null ? [] : [[path, fault]]
    })
    return { kind, value: read.data, faults: missing }
  }
  const faults = read.error.issues.map(({ path, message }): [string, string] => [path.join('.'), message])
  return { kind, value: null, faults }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function rowsOfJson(text: string): { rows: FileRow[]; faults: Fault[] } {
  const rows: FileRow[] = []
  const faults: Fault[] = []
  for (const [place, one] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const line = place + 1
    if (one.trim() === '') continue
    try {
      const value: unknown = JSON.parse(one)
      const inside =
        isObject(value) && 'product' in value
          ? value.product
          : isObject(value) && 'category' in value
            ? value.category
            : value
      rows.push({ line, lines: [], end: line, value: inside })
    } catch {
      // Each line is one whole value: half of one is told by its line.
      faults.push({ line, field: '', message: 'bukan JSON' })
    }
  }
  return { rows, faults }
}

async function must(answer: ReturnType<SendToShop>): ReturnType<SendToShop> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the shop answered ${status}: ${JSON.stringify(body)}`)
  return { status, body }
}

/** `baris 17: harga: …` */
export const faultText = ({ line, field, message }: Fault): string =>
  [...(line > 0 ? [`baris ${line}`] : []), ...(field ? [field] : []), message].join(': ')
