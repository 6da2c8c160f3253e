import { basename, dirname } from 'node:path'
import { z } from 'zod'
import { ColumnMap } from '#shared/admin/column-map.ts'
import { exportFile } from '#shared/admin/export-file.ts'
import { faultText, importFile } from '#shared/admin/import-file.ts'
import type { ImportNotes } from '#shared/admin/import.ts'
import type { Fault } from '#shared/admin/file-row.ts'
import shopify from './columns/shopify.json' with { type: 'json' }
import { Misused } from './command.ts'
import type { Asked } from './commands.ts'
import { digestOf } from './digest.ts'
import { importedPictures } from './import-pictures.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'
import { sendTo } from './send.ts'

interface Goods extends Asked {
  file: string
}

/** Brings the goods of a file into a shop. */
export async function bringIn({ host, file, at, json, flags, columns }: Goods, world: World): Promise<number> {
  const text = world.readText(file)
  const map = columns === null ? null : mapNamed(columns, world)
  const asked = { replace: flags.has('replace'), counted: flags.has('counted'), columns: map }
  const digest = digestOf(text, asked)
  const named = { name: basename(file), text, digest, ...asked }
  const pictures = importedPictures(dirname(file), { host, at }, world)
  const { rows, skipped, faults, notes } = await importFile(
    named,
    sendTo(world, { host, at }),
    world.progress,
    pictures,
  )
  if (json) world.say(JSON.stringify({ rows, skipped, faults, notes }, null, 2))
  else if (faults.length === 0) world.say(printed({ rows, skipped }))
  else for (const line of faultLines(faults, columns)) world.complain(line)
  if (!json) for (const line of noteLines(notes)) world.say(line)
  return faults.length > 0 ? 1 : 0
}

/** Each fault, a line each; when the columns are those of another program, also how they are read. */
function faultLines(faults: readonly Fault[], columns: string | null): string[] {
  const lines = faults.map(faultText)
  const strange = new Set(faults.flatMap(({ line, field }) => (line === 1 ? [field] : [])))
  if (columns !== null || strange.size < strangeMin) return lines
  const [name] =
    Object.entries(shipped).find(([, map]) => {
      const theirs = Object.keys(ColumnMap.parse(map).columns).filter((one) => strange.has(one.toLowerCase()))
      return theirs.length >= strangeMin
    }) ?? []
  return [
    ...lines,
    name
      ? `File ini tampak seperti ekspor ${name}: impor lagi dengan --columns ${name}.`
      : 'Kolom program lain dibaca dengan --columns dan sebuah peta, seperti di docs/import-files.md.',
  ]
}
/** So many columns that are not ours are no slip of the pen. */
const strangeMin = 3

/** The maps that come with the program. */
const shipped: Readonly<Record<string, unknown>> = { shopify }

/** How the columns of another program are read: by a map that is shipped, or by a file. */
function mapNamed(name: string, world: World): ColumnMap {
  const read = ColumnMap.safeParse(shipped[name] ?? world.readJson(name))
  if (read.success) return read.data
  throw new Misused(`${name}: ${z.prettifyError(read.error)}`)
}

/** What the seller should know of an import, a line each. */
const noteLines = ({ emptied, stockLeft, stockSet }: ImportNotes): string[] => [
  ...(emptied > 0 ? [`${emptied} produk kehilangan isian yang sebelumnya ada.`] : []),
  ...(stockLeft > 0
    ? [
        `Stok ${stockLeft} varian tidak diubah, karena angkanya bisa sudah lama. Ubah stok di file hasil ekspor (kolom stok_ekspor), atau impor dengan --counted bila stoknya baru dihitung.`,
      ]
    : []),
  ...(stockSet > 0 ? [`Stok ${stockSet} varian diganti dengan hasil hitung di file.`] : []),
]

/** Writes what a shop sells to a file. */
export async function writeOut({ host, file, at, json }: Goods, world: World): Promise<number> {
  const text = await exportFile(/\.csv$/i.test(file) ? 'csv' : 'ndjson', sendTo(world, { host, at }))
  world.writeFile(file, new TextEncoder().encode(text))
  world.say(json ? JSON.stringify({ file }, null, 2) : printed({ file }))
  return 0
}
