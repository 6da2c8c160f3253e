import { dayMs } from '#shared/format/units.ts'
import { and, lt } from 'drizzle-orm'
import { exportedAt, type VariantChange } from '#shared/admin/catalog.ts'
import { Stock } from '#shared/admin/fields.ts'
import type { ImportBatch } from '#shared/admin/import.ts'
import { limits } from '#shared/limits.ts'
import { ofOrders } from '#commerce/catalog/movements.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { importStocks } from './tables.ts'

/** What a file does to the stock of a variant. */
export interface StockStep {
  stock: number
  /** To be kept once the stock is written: by which file, and what of its difference is in the stock then. */
  kept: { stamp: string; applied: number } | null
  /** The file says otherwise than the stock is, and it stays. */
  left: boolean
  /** A count has overwritten another number. */
  set: boolean
}

/** The difference that was applied, by variant and stamp; undefined: none was. */
export type Applied = (variantId: string, stamp: string) => number | undefined

const stampOf = ({ exported }: VariantChange, { counted, source }: ImportBatch): string | null =>
  counted ? source && `file:${source.file}` : (exported?.stamp ?? null)

/** What the files that these rows come from have done to these variants before. */
export function listApplied(
  db: Db,
  given: readonly VariantChange[],
  ids: readonly string[],
  batch: ImportBatch,
): Applied {
  const stamps = [...new Set(given.flatMap((one) => (one.stock === undefined ? [] : (stampOf(one, batch) ?? []))))]
  const rows =
    stamps.length === 0
      ? []
      : db
          .select()
          .from(importStocks)
          .where(and(isOneOf(importStocks.stamp, stamps), isOneOf(importStocks.variantId, ids)))
          .all()
  const known = new Map(rows.map(({ stamp, variantId, applied }) => [`${variantId} ${stamp}`, applied]))
  return (variantId, stamp) => known.get(`${variantId} ${stamp}`)
}

/**
 * The stock of a variant that is there. A file is perhaps hours old, and its number with it: a file that was exported
 * says so, and the difference is added to the stock of now. The same export counts once: imported again with other
 * numbers, only what is new of its difference is added. Any other number is taken only as a count, once for each file:
 * what lies on the shelf, with the pieces of orders that have not left it.
 */
export function stepOf(
  given: VariantChange,
  variant: { id: string; stock: number; onHand: number },
  { batch, applied, at }: { batch: ImportBatch; applied: Applied; at: Date },
): StockStep | { problem: string } {
  const { id, stock: now } = variant
  const { stock, exported } = given
  const stays: StockStep = { stock: now, kept: null, left: false, set: false }
  if (stock === undefined) return stays
  const stamp = stampOf(given, batch)
  if (batch.counted) {
    const left = stock - ofOrders(variant)
    if (stamp !== null && applied(id, stamp) !== undefined) return { ...stays, left: left !== now }
    if (left < 0) return { problem: `${ofOrders(variant)} of them belong to orders: count again` }
    return { stock: left, kept: stamp === null ? null : { stamp, applied: 0 }, left: false, set: left !== now }
  }
  if (!exported) return { ...stays, left: stock !== now }
  const difference = stock - exported.stock
  const more = difference - (applied(id, exported.stamp) ?? 0)
  if (more === 0) return stays
  if (exportedAt(exported.stamp).getTime() < at.getTime() - limits.importRunKeptDays * dayMs)
    return { problem: 'the export is too old: export again' }
  if (!Stock.safeParse(now + more).success)
    return { problem: more < 0 ? `only ${now} are left: ${-more} cannot be taken off` : 'too many pieces' }
  return { ...stays, stock: now + more, kept: { stamp: exported.stamp, applied: difference } }
}

/** The same of a variant that the file brings: its stock is the file's, and nothing of it is added later. */
export function firstStep(given: VariantChange, batch: ImportBatch): StockStep {
  const { stock = 0, exported } = given
  const stamp = stampOf(given, batch)
  const applied = batch.counted || !exported ? 0 : stock - exported.stock
  const kept = stamp === null || (applied === 0 && !batch.counted) ? null : { stamp, applied }
  return { stock, kept, left: false, set: false }
}

export function keepApplied(
  { db, now: at }: Pick<Scope, 'db' | 'now'>,
  variantId: string,
  kept: StockStep['kept'],
): void {
  if (!kept) return
  const row = { ...kept, variantId, at }
  db.insert(importStocks)
    .values(row)
    .onConflictDoUpdate({ target: [importStocks.stamp, importStocks.variantId], set: row })
    .run()
}

/** What is forgotten belongs to exports that are too old to change a stock. */
export function forgetApplied({ db, now }: Pick<Scope, 'db' | 'now'>): void {
  db.delete(importStocks)
    .where(lt(importStocks.at, new Date(now.getTime() - limits.importRunKeptDays * dayMs)))
    .run()
}
