import { and, eq, inArray, sum } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '../scope.ts'
import { tallies } from './tables.ts'

/** The tables whose rows the triggers count; see the end of the migration. */
type Tallied =
  | 'orders'
  | 'customer'
  | 'withdrawal'
  | 'order_return'
  | 'refund'
  | 'transfer_receipt'
  | 'media'
  | 'article'
  | 'one_time_code'
  | 'goods_alert'
/** The rows that belong to one customer, one product or one account of the ledger. */
type TalliedOf = `orders:${string}` | `review:${string}` | `ledger_entry:${string}`

/** How many rows of a table are in one of these states; without states, in any. Drafts are no orders. */
export function tallyOf(db: Db, table: Tallied | TalliedOf, states: readonly string[] | null = null): number {
  const counted = and(eq(tallies.of, table), states === null ? undefined : inArray(tallies.state, [...states]))
  return Number(
    db
      .select({ n: sum(tallies.count) })
      .from(tallies)
      .where(counted)
      .get()?.n ?? 0,
  )
}

/** How many of them are in each state; a state that none is in may be missing. */
export const tallyByState = (db: Db, table: Tallied | TalliedOf): ReadonlyMap<string, number> =>
  new Map(
    db
      .select({ state: tallies.state, count: tallies.count })
      .from(tallies)
      .where(eq(tallies.of, table))
      .limit(limits.listRows)
      .all()
      .map(({ state, count }) => [state, count]),
  )
