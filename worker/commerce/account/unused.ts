import { dayMs } from '#shared/format/units.ts'
import { and, between, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { codeContacts } from '#commerce/identity/codes/contacts.ts'
import type { CustomerRow } from '#commerce/identity/customers/store.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { coinsOf } from '#commerce/ledger/coins.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import { messages } from '#commerce/notification/tables.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { eraseCustomer, givenUp, stillNeeded } from './remove.ts'

const yearMs = 365.25 * dayMs
const noticeMs = limits.unusedAccountNoticeDays * dayMs

/**
 * Some accounts after the row `after`, the oldest first: customers who have not signed in for years get a letter, and a
 * month later their accounts are closed as they could close them. One with money or an open order stays.
 * `last`: the row to go on after; null: the rest is too young.
 */
export function closeUnused(tx: Tx, after: number): { last: number | null; looked: number; changed: number } {
  const since = tx.now.getTime() - limits.unusedAccountYears * yearMs
  const next = tx.db.all<{ row: number; young: number }>(
    sql`SELECT rowid AS row, created_at >= ${since} AS young FROM customer WHERE rowid > ${after} ORDER BY rowid LIMIT ${limits.auditRows}`,
  )
  const young = next.findIndex((one) => one.young === 1)
  const old = young < 0 ? next : next.slice(0, young)
  const last = old.at(-1)?.row ?? null
  if (last === null) return { last, looked: 0, changed: 0 }
  const present = sql`customer.rowid > ${after} AND customer.rowid <= ${last} AND removed_at IS NULL`
  beginYears(tx, present)
  const changed = listUnused(tx, present, since).filter((customer) => warnOrClose(tx, customer)).length
  return { last: young < 0 && next.length === limits.auditRows ? last : null, looked: old.length, changed }
}

/** Nobody knows when some last signed in, before that was written down: their years begin now. */
const beginYears = ({ db, now }: Tx, present: SQL): void =>
  void db
    .update(customers)
    .set({ usedAt: now })
    .where(sql`${present} AND used_at IS NULL`)
    .run()

/** Those who have not signed in since, while a session lasts days, and have placed no order since. */
const listUnused = ({ db }: Tx, present: SQL, since: number): CustomerRow[] =>
  db
    .select()
    .from(customers)
    .where(
      sql`${present} AND used_at < ${since}
        AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = customer.id AND o.placed_at >= ${since})`,
    )
    .limit(limits.auditRows)
    .all()

/** Whether something was written. */
function warnOrClose(tx: Tx, customer: CustomerRow): boolean {
  const { db, now } = tx
  // Nobody can withdraw coins or a small commission, so only their owner gives them up.
  if (stillNeeded(tx, customer.id) || coinsOf(tx, customer.id) + givenUp(db, customer.id) > 0) return false
  const ageMs = customer.warnedAt === null ? null : now.getTime() - customer.warnedAt.getTime()
  if (ageMs !== null && ageMs < noticeMs) return false
  if (ageMs !== null && ageMs <= 2 * noticeMs) return eraseCustomer(tx, customer).ok
  // A letter of long ago was about another time: they have been here since.
  const known = letterTo(tx, customer)
  const letter = known ?? writeTo(tx, customer)
  if (!letter?.sentAt) return known === null && letter !== null
  db.update(customers).set({ warnedAt: letter.sentAt }).where(eq(customers.id, customer.id)).run()
  return true
}

/** null: no way leads to them. Without a letter the account stays. */
function writeTo(tx: Tx, customer: CustomerRow): Letter | null {
  const until = formatDate(tx.now.getTime() + noticeMs)
  const ref = `${customer.id} ${until}`
  const written = enqueue(tx, { kind: 'account_unused', ref, to: codeContacts(customer), values: { until } })
  return written ? letterTo(tx, customer) : null
}

type Letter = Pick<typeof messages.$inferSelect, 'sentAt'>

/**
 * The last letter of a month. The notice begins when it has left: after one that was refused or still waits nothing
 * follows, but another when it is forgotten.
 */
const letterTo = ({ db, now }: Tx, { id }: CustomerRow): Letter | null =>
  db
    .select({ sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        between(messages.event, `account_unused:${id} `, `account_unused:${id}!`),
        gt(messages.createdAt, new Date(now.getTime() - noticeMs)),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .get() ?? null
