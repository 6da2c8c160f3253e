import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import type { Payable } from './rules.ts'
import { bankAccounts, withdrawals } from './tables.ts'

export type BankAccountRow = typeof bankAccounts.$inferSelect
export type WithdrawalRow = typeof withdrawals.$inferSelect

const kept = (customerId: string) => and(eq(bankAccounts.customerId, customerId), isNull(bankAccounts.removedAt))

export const listBankAccounts = (db: Db, customerId: string): BankAccountRow[] =>
  db
    .select()
    .from(bankAccounts)
    .where(kept(customerId))
    .orderBy(desc(bankAccounts.createdAt))
    .limit(limits.bankAccounts)
    .all()

export const findBankAccount = (db: Db, customerId: string, id: string): BankAccountRow | null =>
  db
    .select()
    .from(bankAccounts)
    .where(and(kept(customerId), eq(bankAccounts.id, id)))
    .get() ?? null

/** Also finds a bank account that was removed: money paid to it was paid. */
export const findAnyAccount = (db: Db, customerId: string, id: string): BankAccountRow | null =>
  db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.customerId, customerId), eq(bankAccounts.id, id)))
    .get() ?? null

export function addBankAccount(db: Db, row: typeof bankAccounts.$inferInsert): void {
  db.insert(bankAccounts).values(row).run()
}
/** True when it was there. The row stays, because past payments name its number. */
export const removeBankAccount = (db: Db, customerId: string, id: string, removedAt: Date): boolean =>
  db
    .update(bankAccounts)
    .set({ removedAt })
    .where(and(kept(customerId), eq(bankAccounts.id, id)))
    .returning({ id: bankAccounts.id })
    .all().length === 1

export function addWithdrawal(db: Db, row: Omit<typeof withdrawals.$inferInsert, 'status'>): void {
  db.insert(withdrawals)
    .values({ ...row, status: 'REQUESTED' })
    .run()
}
export const findWithdrawal = (db: Db, id: string): WithdrawalRow | null =>
  db.select().from(withdrawals).where(eq(withdrawals.id, id)).get() ?? null
export function changeWithdrawal(db: Db, id: string, change: Partial<WithdrawalRow>): void {
  db.update(withdrawals).set(change).where(eq(withdrawals.id, id)).run()
}

interface Which {
  customerId?: string
  source?: Payable
  status?: WithdrawalRow['status'] | null
  index: number
  size: number
}
/** A page of withdrawals, the newest first, and their total. */
export function listWithdrawals(
  db: Db,
  { customerId, source, status, index, size }: Which,
): { rows: WithdrawalRow[]; total: number } {
  const where = and(
    customerId === undefined ? undefined : eq(withdrawals.customerId, customerId),
    source === undefined ? undefined : eq(withdrawals.source, source),
    status ? eq(withdrawals.status, status) : undefined,
  )
  const rows = db
    .select()
    .from(withdrawals)
    .where(where)
    // What waits for the seller: the longest first.
    .orderBy(...(status ? [asc(withdrawals.at), asc(withdrawals.id)] : [desc(withdrawals.at), desc(withdrawals.id)]))
    .limit(size)
    .offset(index * size)
    .all()
  const total =
    customerId === undefined
      ? tallyOf(db, 'withdrawal', status ? [status] : null)
      : (db.select({ n: count() }).from(withdrawals).where(where).get()?.n ?? 0)
  return { rows, total }
}

interface Numbered {
  id: string
  number: string | null
}
/**
 * What entries of this customer's accounts are about, read at once: their own orders and returns, and withdrawals.
 * Orders stand on a floor above, so their tables are named. `+`: by their ids, and not by all that the customer has.
 */
export function findAbout(db: Db, customerId: string, ids: readonly string[]) {
  const among = sql`${isOneOf(sql`id`, ids)} AND +customer_id = ${customerId}`
  const rowsOf = (from: SQL): Numbered[] => (ids.length === 0 ? [] : db.all<Numbered>(from))
  const own = rowsOf(
    sql`SELECT id, number FROM orders WHERE placed_at IS NOT NULL AND ${among} LIMIT ${limits.listRows}`,
  )
  const returned = rowsOf(
    sql`SELECT id, (SELECT number FROM orders WHERE orders.id = order_id) AS number FROM order_return WHERE ${among} LIMIT ${limits.listRows}`,
  )
  const paidOut =
    ids.length === 0
      ? []
      : db
          .select({
            id: withdrawals.id,
            status: withdrawals.status,
            bankCode: withdrawals.bankCode,
            number: withdrawals.number,
          })
          .from(withdrawals)
          .where(among)
          .limit(limits.listRows)
          .all()
  return (id: string) => {
    const has = (one: { id: string }) => one.id === id
    return { order: own.find(has), back: returned.find(has), withdrawal: paidOut.find(has) }
  }
}
