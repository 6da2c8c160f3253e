import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '../scope.ts'
import { tallies } from './tables.ts'

/** The tables whose rows the triggers count; see the end of the migration. */
type Tallied = 'orders' | 'customer' | 'withdrawal' | 'order_return' | 'refund' | 'transfer_receipt' | 'media'

/** How many rows of a table are in one of these states; without states, in any. Drafts are no orders. */
export function tallyOf(db: Db, table: Tallied, states: readonly string[] | null = null): number {
  const counted = and(eq(tallies.of, table), states === null ? undefined : inArray(tallies.state, [...states]))
  return Number(
    db
      .select({ n: sum(tallies.count) })
      .from(tallies)
      .where(counted)
      .get()?.n ?? 0,
  )
}
