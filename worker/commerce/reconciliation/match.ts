import { dayMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { bills, charges, orders } from '#commerce/order/core/tables.ts'
import { bookTransfer, ownerMustBook } from '#commerce/order/payment/charges/by-hand.ts'
import { lookAgain } from '#commerce/order/payment/charges/shown.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { addMovement, changeMovement, isDue, matchPayouts, paidOutOf } from './store.ts'
import { type Credit, readStatement, type StatementBank } from './statement.ts'
import { movements } from './tables.ts'

export interface Imported {
  /** Booked by this import. */
  booked: number
  /** They belong to orders that were paid already. */
  agreed: number
  /** No order fits: a person has to look. */
  open: number
  /** They were here before. */
  known: number
  faults: string[]
}

/**
 * A statement of the shop's own bank account. Each credit whose amount tells one transfer is booked as its payment; the
 * others wait for a person. The same lines in a second file change nothing.
 */
export function importStatement(tx: AdminTx, { bank, csv }: { bank: StatementBank; csv: string }): Result<Imported> {
  const { credits, faults, unreadable } = readStatement(bank, csv, dayIn(tx.now))
  if (unreadable) return refused('statement_unreadable', { bank })
  if (credits.length > limits.statementLines) return refused('statement_long', { max: limits.statementLines })
  const seen = new Map<string, number>()
  const transfers = transfersAround(tx.db, credits)
  const done = { booked: 0, agreed: 0, open: 0, known: 0 }
  // What the bank has entered meanwhile comes first, so that it is the pending line of the file before.
  for (const credit of credits.toSorted((a, b) => Number(a.pending) - Number(b.pending))) {
    const { day, amount, said, pending } = credit
    const whenPending = { pending: true, amount, said }
    const line = pending ? whenPending : { day, amount, said }
    // Two transfers of a day may be alike to the letter. Their position among equal ones distinguishes them.
    const alike = JSON.stringify(line)
    const nth = seen.get(alike) ?? 0
    seen.set(alike, nth + 1)
    const refOf = (words: object) => tx.keyedHash(`statement\n${bank}\n${JSON.stringify(words)}\n${nth}`)
    const refs = { ref: refOf(line), refPending: pending ? null : refOf(whenPending) }
    done[takeCredit(tx, { bank, credit, ...refs }, transfers.get(amount) ?? [])] += 1
  }
  return accepted({ ...done, faults: [...faults] })
}

interface Line {
  bank: StatementBank
  credit: Credit
  ref: string
  /** Its name while the bank had not entered it. */
  refPending: string | null
}

function takeCredit(
  tx: AdminTx,
  { bank, credit: { day, amount, said }, ref, refPending }: Line,
  transfers: Transfer[],
): 'booked' | 'agreed' | 'open' | 'known' {
  const at = noonOf(day)
  const row = { kind: 'bank', source: bank, ref, amount, at, said, seenOnlyBy: tx.who.helper ?? null } as const
  const named = (ref: string) => and(eq(movements.source, bank), eq(movements.ref, ref))
  if (findAgain(tx, named(ref))) return 'known'
  const lately = gt(movements.at, new Date(at.getTime() - limits.pendingLineDays * dayMs))
  const entered =
    refPending !== null &&
    tx.db
      .update(movements)
      .set({ ref, at })
      .where(and(named(refPending), lately))
      .returning({ id: movements.id })
      .get()
  if (entered) {
    findAgain(tx, named(ref))
    return 'known'
  }
  const found = transfers.filter((one) => !one.taken && isOfDay(one, at))
  const waiting = found.filter(({ paid }) => !paid)
  // Of several, the one that an order still waits for.
  const [one, ...more] = waiting.length > 1 ? waiting.filter(({ open }) => open) : waiting
  if (one && more.length === 0) {
    one.taken = true
    // A file is written as quickly as a click is made.
    if (ownerMustBook(tx, one.orderId, { attempt: null, reference: one.reference })) {
      addMovement(tx, { ...row, orderId: one.orderId, state: 'open', reason: 'owner_needed' })
      return 'open'
    }
    addMovement(tx, { ...row, orderId: one.orderId, reference: one.reference, state: 'matched' })
    bookTransfer(tx, one.orderId, one.reference)
    return 'booked'
  }
  const paid = waiting.length === 0 ? found[0] : undefined
  if (paid) {
    paid.taken = true
    addMovement(tx, { ...row, orderId: paid.orderId, reference: paid.reference, state: 'matched' })
    lookAgain(tx, paid.orderId)
    return 'agreed'
  }
  addMovement(tx, { ...row, state: 'open', reason: waiting.length > 0 ? 'many_orders' : 'no_order' })
  return 'open'
}

/** Whether this line is known. What a helper alone had brought is shown once it is in the owner's file too. */
function findAgain(tx: Tx, line: SQL | undefined): boolean {
  const known = tx.db.select().from(movements).where(line).get()
  if (known && known.seenOnlyBy !== null && tx.who.helper === undefined) {
    changeMovement(tx.db, known.id, { seenOnlyBy: null })
    if (known.orderId !== null) lookAgain(tx, known.orderId)
  }
  return known !== undefined
}

interface Transfer {
  orderId: string
  reference: string
  amount: number
  createdAt: Date
  paid: boolean
  /** The order waits for just this transfer. */
  open: boolean
  /** A line of the statement is this transfer. */
  taken: boolean
}
const noonOf = (day: string): Date => new Date(`${day}T12:00:00+07:00`)
const keptMs = limits.transferCodeKeptDays * dayMs
/** A transfer is made after it was requested; a code that has been free for long may be another order's by now. */
const isOfDay = ({ createdAt }: Transfer, at: Date): boolean =>
  createdAt.getTime() >= at.getTime() - keptMs && createdAt.getTime() <= at.getTime() + dayMs / 2

/** The transfers that the lines of a statement can be, by amount, without those whose line is known. One query. */
function transfersAround(db: Db, credits: readonly Credit[]): Map<number, Transfer[]> {
  const days = credits.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const [from, until] = [noonOf(first).getTime() - keptMs, noonOf(last).getTime() + dayMs / 2]
  const found = db
    .select({
      orderId: bills.orderId,
      reference: charges.reference,
      amount: charges.amount,
      createdAt: charges.createdAt,
      paid: sql<number>`${charges.state} IN ('paid', 'returned')`.mapWith(Boolean),
      open: sql<number>`${bills.status} IN ('UNPAID', 'FAILED') AND ${bills.attempt} = ${charges.attempt}`.mapWith(
        Boolean,
      ),
    })
    .from(charges)
    .innerJoin(bills, eq(bills.code, charges.billCode))
    .leftJoin(movements, eq(movements.reference, charges.reference))
    .where(
      and(isNotNull(charges.account), sql`${charges.createdAt} BETWEEN ${from} AND ${until}`, isNull(movements.id)),
    )
    .orderBy(desc(charges.createdAt))
    .limit(limits.statementLines)
    .all()
  return Map.groupBy(
    found.map((one) => ({ ...one, taken: false })),
    ({ amount }) => amount,
  )
}

interface Payout {
  courier: string
  /** Its number or its day. Two parts of a parcel's money may be equal, and then only that distinguishes them. */
  payout?: string | undefined
  parcels: readonly { receipt: string; amount: number }[]
}

/** What a courier paid out for parcels that were paid on delivery, by their receipt numbers. */
export function importPayout(tx: Tx, { courier, payout, parcels }: Payout): Result<Imported> {
  const done = { booked: 0, agreed: 0, open: 0, known: 0 }
  const source = courier.trim().toUpperCase()
  const seen = new Map<string, number>()
  for (const { receipt, amount } of parcels) {
    const [due, ...more] = dueOf(tx.db, receipt)
    const orderId = due && more.length === 0 ? due.orderId : null
    // A courier that has paid too little pays the rest later.
    const before = orderId === null ? 0 : paidOutOf(tx.db, orderId)
    const reason = !due ? 'no_order' : orderId === null ? 'many_orders' : null
    const differs = due && before + amount !== due.amount ? ('amount_differs' as const) : null
    const open = reason ?? differs
    const alike = [receipt, amount, ...(payout === undefined ? [] : [payout])].join(':')
    const nth = seen.get(alike) ?? 0
    seen.set(alike, nth + 1)
    const ref = nth === 0 ? alike : `${alike}#${nth}`
    const row = { kind: 'payout', source, ref, amount, at: tx.now, said: receipt } as const
    const seenOnlyBy = tx.who.helper ?? null
    const state = open === null ? 'matched' : 'open'
    const added = addMovement(tx, { ...row, orderId, state, reason: open, seenOnlyBy })
    if (!added) findAgain(tx, and(eq(movements.source, source), eq(movements.ref, ref)))
    if (added && orderId !== null && open === null && before > 0) matchPayouts(tx.db, orderId)
    if (added && orderId !== null && open === null) lookAgain(tx, orderId)
    done[added ? (open === null ? 'agreed' : 'open') : 'known'] += 1
  }
  return accepted({ ...done, faults: [] })
}

/** The orders that a courier collects, or has collected, the money of, by a receipt number, in capitals or not. */
const dueOf = (db: Db, receipt: string) =>
  db
    .select({ orderId: orders.id, amount: bills.amount, status: bills.status, vendor: bills.vendor })
    .from(orders)
    .innerJoin(bills, eq(bills.orderId, orders.id))
    .where(inArray(orders.receiptNumber, [...new Set([receipt, receipt.toUpperCase(), receipt.toLowerCase()])]))
    .limit(limits.pageSize)
    .all()
    .filter(isDue)
