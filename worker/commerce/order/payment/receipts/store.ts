import { and, count, desc, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { files } from '#commerce/files/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { bills, sales } from '../../core/tables.ts'
import { paymentProofs } from './tables.ts'

export type ProofRow = typeof paymentProofs.$inferSelect

export const addProof = (db: Db, row: typeof paymentProofs.$inferInsert): void =>
  void db.insert(paymentProofs).values(row).run()
export const findProof = (db: Db, id: string): ProofRow | null =>
  db.select().from(paymentProofs).where(eq(paymentProofs.id, id)).get() ?? null

/** The proofs of an order, the newest first; there are at most `limits.proofsPerOrder`. */
export const listOfSale = (db: Db, saleId: string): ProofRow[] =>
  db
    .select()
    .from(paymentProofs)
    .where(eq(paymentProofs.saleId, saleId))
    .orderBy(desc(paymentProofs.sentAt))
    .limit(limits.proofsPerOrder)
    .all()

export const findWaiting = (db: Db, saleId: string): ProofRow | null =>
  db
    .select()
    .from(paymentProofs)
    .where(and(eq(paymentProofs.saleId, saleId), eq(paymentProofs.state, 'waiting')))
    .get() ?? null

export function closeProof(
  db: Db,
  id: string,
  change: Pick<ProofRow, 'state' | 'reason'> & { answeredAt: Date },
): void {
  db.update(paymentProofs).set(change).where(eq(paymentProofs.id, id)).run()
}

/** Whether this caller sent the file, and for nothing else yet. */
export function isFreshFile({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): boolean {
  const owner = ownerOf(who)
  const file = db.select({ owner: files.owner, mime: files.mime }).from(files).where(eq(files.id, id)).get()
  const used = db.select({ id: paymentProofs.id }).from(paymentProofs).where(eq(paymentProofs.fileId, id)).get()
  return file !== undefined && file.owner === owner && !isVideo(file.mime) && used === undefined
}

/** A page of proofs for the seller, the oldest first: who has waited longest is answered first. */
export function listProofs(db: Db, { state, page }: { state: ProofRow['state']; page: number }) {
  const where = eq(paymentProofs.state, state)
  const total = db.select({ n: count() }).from(paymentProofs).where(where).get()?.n ?? 0
  const rows = db
    .select({
      proof: paymentProofs,
      number: sales.number,
      status: sales.status,
      due: bills.amount,
      mime: files.mime,
      bytes: files.bytes,
    })
    .from(paymentProofs)
    .innerJoin(sales, eq(sales.id, paymentProofs.saleId))
    .innerJoin(bills, eq(bills.saleId, paymentProofs.saleId))
    .innerJoin(files, eq(files.id, paymentProofs.fileId))
    .where(where)
    .orderBy(paymentProofs.sentAt, paymentProofs.id)
    .limit(limits.pageSize)
    .offset(page * limits.pageSize)
    .all()
  return { rows, total }
}

export const mimeOfFile = (db: Db, id: string): string | null =>
  db.select({ mime: files.mime }).from(files).where(eq(files.id, id)).get()?.mime ?? null
