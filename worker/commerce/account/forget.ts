import { getTableName, sql, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { namesSomebody } from '#commerce/order/core/buyer.ts'
import { orders } from '#commerce/order/core/tables.ts'
import { shipments } from '#commerce/order/fulfilment/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { refunds } from '#commerce/order/payment/refunds/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { movements } from '#commerce/reconciliation/tables.ts'
import { withdrawals } from '#commerce/wallet/tables.ts'
import { anonymiseOrders } from './anonymise.ts'
import { booksBegin, kept, type Term } from '#commerce/privacy/kept.ts'
import { removedName, stillNeeded } from './personal-data.ts'
import { closeUnused } from './unused.ts'

/** One slice of a table: where the next one begins; null: the table is done. How many rows it has read and forgotten. */
interface Slice {
  next: string | null
  looked: number
  gone: number
}
interface Step {
  name: string
  slice(tx: Tx, after: string): Slice
}

const steps: readonly Step[] = [
  ...kept.flatMap(({ table, until }): Step[] => {
    if (typeof until === 'string' || until.at === null) return []
    const name = getTableName(table)
    return [
      { name, slice: (tx, after) => (until.unsorted ? lookThrough : deleteOldest)(tx, sql`${table}`, until, after) },
    ]
  }),
  { name: 'orders', slice: closeBooks },
  {
    name: 'withdrawal',
    slice: (tx) => blank(tx, withdrawals, oldWithdrawals(tx), sql`holder = ${removedName}, number = '', note = ''`),
  },
  {
    name: 'customer',
    slice: (tx, after) => {
      const { last, looked, changed } = closeUnused(tx, Number(after))
      return { next: last === null ? null : String(last), looked, gone: changed }
    },
  },
  { name: 'movement', slice: (tx) => blank(tx, movements, oldMovements(tx), sql`said = '', note = ''`) },
]

/**
 * A job of the night: what `kept` says has come to its end is deleted, or names nobody any more. It takes one slice and
 * plans the next, which its ref names, so that calls of shoppers come in between. Answers whether anything was there.
 */
export function forgetPeople(ref: string, tx: Tx): boolean {
  const [from = '', ...rest] = ref.split(' ')
  const first = Math.max(
    0,
    steps.findIndex(({ name }) => name === from),
  )
  for (const [place, { name, slice }] of steps.slice(first).entries()) {
    const { next, looked, gone } = slice(tx, place === 0 ? rest.join(' ') : '')
    const following = next === null ? steps[first + place + 1]?.name : `${name} ${next}`
    // Tables where nothing is due take no slice of their own.
    if (looked === 0 && following !== undefined) continue
    if (following !== undefined) tx.scheduler.plan('forget-people', following, new Date(tx.now.getTime() + 1_000))
    return gone > 0
  }
  return false
}

const endOf = ({ now }: Tx, { ms, ends }: Term): number => now.getTime() - (ends ? 0 : ms)
const isDue = (tx: Tx, age: Term): SQL =>
  sql`${age.at} < ${endOf(tx, age)}${age.which ? sql` AND ${age.which}` : sql``}`
const most = limits.auditRows

/** By the index of its time: the oldest are next, so a slice needs no mark. */
function deleteOldest(tx: Tx, table: SQL, age: Term): Slice {
  const gone = tx.db.all(
    sql`DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${isDue(tx, age)} LIMIT ${most}) RETURNING rowid`,
  )
  return { next: gone.length === most ? '' : null, looked: gone.length, gone: gone.length }
}

/** Row by row, from the mark. */
function lookThrough(tx: Tx, table: SQL, age: Term, after: string): Slice {
  const from = Number(after)
  const { last } = tx.db.get<{ last: number | null }>(
    sql`SELECT max(id) AS last FROM (SELECT rowid AS id FROM ${table} WHERE rowid > ${from} ORDER BY rowid LIMIT ${most})`,
  )
  if (last === null) return { next: null, looked: 0, gone: 0 }
  const gone = tx.db.all(
    sql`DELETE FROM ${table} WHERE rowid > ${from} AND rowid <= ${last} AND ${isDue(tx, age)} RETURNING rowid`,
  )
  return { next: String(last), looked: 1, gone: gone.length }
}

/** The rows stay for the sums of the past and name nobody. */
function blank(tx: Tx, table: typeof withdrawals | typeof movements, which: SQL, change: SQL): Slice {
  const done = tx.db.all(
    sql`UPDATE ${table} SET ${change} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${which} LIMIT ${most}) RETURNING rowid`,
  )
  return { next: done.length === most ? '' : null, looked: done.length, gone: done.length }
}
const oldWithdrawals = ({ now }: Tx): SQL =>
  sql`${withdrawals.at} < ${booksBegin(now).getTime()} AND ${withdrawals.number} <> '' AND ${withdrawals.status} IN ('PAID', 'REFUSED')`
const oldMovements = ({ now }: Tx): SQL =>
  sql`${movements.state} IN ('matched', 'closed') AND ${movements.at} < ${booksBegin(now).getTime()} AND (${movements.said} <> '' OR ${movements.note} <> '')`

/** Orders whose books need not be kept any more: they name nobody, and the files that were sent for them go. */
function closeBooks(tx: Tx, after: string): Slice {
  const { db, now } = tx
  const [at = '0', id = ''] = after.split(' ')
  const found = db
    .select()
    .from(orders)
    .where(
      sql`${orders.placedAt} < ${booksBegin(now).getTime()} AND (${orders.placedAt}, ${orders.id}) > (${Number(at)}, ${id})`,
    )
    .orderBy(orders.placedAt, orders.id)
    .limit(booksAtOnce)
    .all()
  const ids = found.filter((order) => namesSomebody(order) && stillNeeded(tx, order) === null).map((order) => order.id)
  if (ids.length > 0) forgetBooks(tx, ids)
  const last = found.length === booksAtOnce ? found.at(-1) : undefined
  return {
    next: last?.placedAt ? `${last.placedAt.getTime()} ${last.id}` : null,
    looked: found.length,
    gone: ids.length,
  }
}
const booksAtOnce = 50

function forgetBooks(tx: Tx, ids: string[]): void {
  const { db, now, scheduler } = tx
  anonymiseOrders(tx, ids, removedName)
  const nobody = { driverName: null, driverPhone: null, driverPlate: null }
  db.update(shipments).set(nobody).where(isOneOf(shipments.orderId, ids)).run()
  db.delete(transferReceipts).where(isOneOf(transferReceipts.orderId, ids)).run()
  const proofs = db.select({ key: refunds.proofKey }).from(refunds).where(isOneOf(refunds.orderId, ids)).all()
  db.update(refunds).set({ proofKey: null }).where(isOneOf(refunds.orderId, ids)).run()
  for (const { key } of proofs) if (key !== null) scheduler.plan('remove-file', key, now)
  // Now nothing uses the files of receipts and photos.
  scheduler.begin('forget-uploads', now)
}
