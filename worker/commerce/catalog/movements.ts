import { dayMs } from '#shared/format/units.ts'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type StockMovementKind, stockMovements } from './tables.ts'

interface Moved {
  variantId: string
  /** Below zero: so many left the shelf. */
  quantity: number
}

/** Writes what came to the shelf or left it, in the transaction that changes the stock or moves the order. */
export function noteMoved(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  kind: StockMovementKind,
  pieces: readonly Moved[],
  ref = '',
): void {
  const moved = pieces.filter(({ quantity }) => quantity !== 0)
  if (moved.length === 0) return
  const rows = JSON.stringify(moved.map(({ variantId, quantity }) => ({ variantId, quantity })))
  db.run(sql`
    INSERT INTO ${stockMovements} (variant_id, kind, quantity, ref, at)
    SELECT j.value ->> 'variantId', ${kind}, j.value ->> 'quantity', ${ref}, ${now.getTime()} FROM json_each(${rows}) AS j`)
}

/** The pieces on the shelf that belong to orders, paid or not. */
export const ofOrders = ({ onHand, stock }: { onHand: number; stock: number }): number => onHand - stock

/** The movements of a variant, the newest first. */
export const listMoved = (db: Db, variantId: string, { before, size }: { before: number | null; size: number }) =>
  db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.variantId, variantId), before === null ? undefined : lt(stockMovements.id, before)))
    .orderBy(desc(stockMovements.id))
    .limit(size)
    .all()

/**
 * A job of the night: old movements become one row for each variant, so that a shop is not larger for its age. What a
 * night leaves, the next second does.
 */
export function carryOldMovements(ref: string, tx: Tx): void {
  const { db, now, scheduler } = tx
  const rows = db
    .select()
    .from(stockMovements)
    .where(
      and(
        // As the index has it.
        sql`${stockMovements.kind} <> 'carried'`,
        lt(stockMovements.at, new Date(now.getTime() - limits.stockMovementsKeptDays * dayMs)),
      ),
    )
    .orderBy(asc(stockMovements.at))
    .limit(limits.auditRows)
    .all()
  const last = rows.at(-1)
  if (!last) return
  const ids = rows.map(({ id }) => id)
  const carried = new Map<string, number>()
  for (const { variantId, quantity } of rows) carried.set(variantId, (carried.get(variantId) ?? 0) + quantity)
  const before = db
    .delete(stockMovements)
    .where(and(isOneOf(stockMovements.variantId, [...carried.keys()]), eq(stockMovements.kind, 'carried')))
    .returning({ variantId: stockMovements.variantId, quantity: stockMovements.quantity })
    .all()
  for (const { variantId, quantity } of before) carried.set(variantId, (carried.get(variantId) ?? 0) + quantity)
  db.delete(stockMovements).where(isOneOf(stockMovements.id, ids)).run()
  db.run(sql`
    INSERT INTO ${stockMovements} (variant_id, kind, quantity, ref, at)
    SELECT j.key, 'carried', j.value, '', ${last.at.getTime()} FROM json_each(${JSON.stringify(Object.fromEntries(carried))}) AS j`)
  if (rows.length === limits.auditRows) scheduler.plan('carry-stock', ref, new Date(now.getTime() + 1_000))
}
