import { eq, or } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import { simulatedPayments, simulatorAccounts } from './tables.ts'

export type SimulatedRow = typeof simulatedPayments.$inferSelect

/** The key that this shop and its simulated service share; made on first use. */
export function serverKeyOf(db: Db, newId: () => string): string {
  const known = db.select().from(simulatorAccounts).get()
  if (known) return known.serverKey
  const serverKey = `SB-simulator-${newId()}`
  db.insert(simulatorAccounts).values({ id: 1, serverKey, fault: 'none' }).run()
  return serverKey
}

export const isDown = (db: Db): boolean => faultOf(db) === 'down'
/** The service holds every payment for a person to check, as it does when it suspects fraud. */
export const isInDoubt = (db: Db): boolean => faultOf(db) === 'challenge'
const faultOf = (db: Db) => db.select().from(simulatorAccounts).get()?.fault

/** Finds by the service's own id or by the shop's order_id, as Midtrans does. */
export function findPayment(db: Db, id: string): SimulatedRow | null {
  const { transactionId, reference } = simulatedPayments
  const rows = db
    .select()
    .from(simulatedPayments)
    .where(or(eq(transactionId, id), eq(reference, id)))
    .limit(2)
    .all()
  return rows.find((row) => row.transactionId === id) ?? rows[0] ?? null
}

/** What was asked for before: with this key, or else for this order_id. */
export function findAsked(db: Db, orderId: string, key: string | null): SimulatedRow | null {
  const { idempotencyKey, reference } = simulatedPayments
  const asked = or(eq(reference, orderId), key === null ? undefined : eq(idempotencyKey, key))
  const rows = db.select().from(simulatedPayments).where(asked).limit(2).all()
  return rows.find((row) => key !== null && row.idempotencyKey === key) ?? rows[0] ?? null
}

export function addPayment(db: Db, row: SimulatedRow): SimulatedRow {
  return db.insert(simulatedPayments).values(row).returning().get()
}

export function addRefund(
  db: Db,
  { transactionId }: SimulatedRow,
  refunds: SimulatedRow['refunds'],
  whole: boolean,
): void {
  db.update(simulatedPayments)
    .set({ refunds, status: whole ? 'refund' : 'partial_refund' })
    .where(eq(simulatedPayments.transactionId, transactionId))
    .run()
}

export function movePayment(db: Db, transactionId: string, status: SimulatedRow['status'], now: Date): void {
  const settledAt = status === 'settlement' ? now : null
  db.update(simulatedPayments)
    .set({ status, settledAt })
    .where(eq(simulatedPayments.transactionId, transactionId))
    .run()
}
