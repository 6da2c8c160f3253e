import { type CsvRow, readCsv } from './csv.ts'
import type { Fault } from './file-row.ts'

const namesOf = (head: CsvRow | undefined): string[] => (head?.cells ?? []).map((name) => name.trim().toLowerCase())

/** The SKUs of a file that names its goods by nothing else, as a warehouse writes it; null: it has slugs, or neither. */
export function skusOfCsv(file: string): string[] | null {
  const [head, ...rows] = readCsv(file)
  const at = namesOf(head).indexOf('sku')
  if (at === -1 || namesOf(head).includes('slug')) return null
  return [...new Set(rows.map(({ cells }) => (cells[at] ?? '').trim()).filter((sku) => sku !== ''))]
}

/**
 * Such a file with the slugs of its SKUs. Rows of one product come together, wherever they stood, and products in the
 * order of their last lines, which say how far an import is.
 */
export function withSlugs(
  [head, ...rows]: readonly CsvRow[],
  slugs: ReadonlyMap<string, string>,
): { rows: CsvRow[]; faults: Fault[] } {
  const at = namesOf(head).indexOf('sku')
  const known = rows.map((row) => {
    const sku = (row.cells[at] ?? '').trim()
    return { ...row, sku, slug: slugs.get(sku) }
  })
  const faults = known
    .filter(({ slug }) => slug === undefined)
    .map(({ line, sku }) => {
      return { line, field: 'sku', message: sku === '' ? 'harus ada di file tanpa slug' : 'tidak ada di toko ini' }
    })
  const products = [...Map.groupBy(known, ({ slug }) => slug).values()]
  const ordered = products.toSorted((a, b) => (a.at(-1)?.line ?? 0) - (b.at(-1)?.line ?? 0)).flat()
  const named = ordered.map(({ line, cells, slug = '' }) => ({ line, cells: [...cells, slug] }))
  return { rows: head ? [{ ...head, cells: [...head.cells, 'slug'] }, ...named] : [], faults }
}
