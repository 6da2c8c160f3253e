import { and, desc, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { files } from '#commerce/files/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { bills, charges, orders } from '../../core/tables.ts'
import { transferReceipts } from './tables.ts'

export type ReceiptRow = typeof transferReceipts.$inferSelect

export const addReceipt = (db: Db, row: typeof transferReceipts.$inferInsert): void =>
  void db.insert(transferReceipts).values(row).run()
export const findReceipt = (db: Db, id: string): ReceiptRow | null =>
  db.select().from(transferReceipts).where(eq(transferReceipts.id, id)).get() ?? null

/** The receipts of an order, the newest first; there are at most `limits.receiptsPerOrder`. */
export const listOfOrder = (db: Db, orderId: string): ReceiptRow[] =>
  db
    .select()
    .from(transferReceipts)
    .where(eq(transferReceipts.orderId, orderId))
    .orderBy(desc(transferReceipts.sentAt))
    .limit(limits.receiptsPerOrder)
    .all()

export const findWaiting = (db: Db, orderId: string): ReceiptRow | null =>
  db
    .select()
    .from(transferReceipts)
    .where(and(eq(transferReceipts.orderId, orderId), eq(transferReceipts.state, 'waiting')))
    .get() ?? null

/** Those of the orders whose receipt waits for the seller. */
export const listChecked = (db: Db, orderIds: readonly string[]): ReadonlySet<string> =>
  new Set(
    orderIds.length === 0
      ? []
      : db
          .select({ orderId: transferReceipts.orderId })
          .from(transferReceipts)
          .where(and(isOneOf(transferReceipts.orderId, orderIds), eq(transferReceipts.state, 'waiting')))
          .limit(limits.listRows)
          .all()
          .map(({ orderId }) => orderId),
  )

export function closeReceipt(
  db: Db,
  id: string,
  change: Pick<ReceiptRow, 'state' | 'reason'> & { answeredAt: Date },
): void {
  db.update(transferReceipts).set(change).where(eq(transferReceipts.id, id)).run()
}

/** Whether this caller sent the file, and no receipt has it yet. */
export function isFreshFile({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): boolean {
  const owner = ownerOf(who)
  const file = db.select({ owner: files.owner, mime: files.mime }).from(files).where(eq(files.id, id)).get()
  const used = db
    .select({ id: transferReceipts.id })
    .from(transferReceipts)
    .where(eq(transferReceipts.fileId, id))
    .get()
  return file !== undefined && file.owner === owner && !isVideo(file.mime) && used === undefined
}

/** A page of receipts for the seller, the oldest first, so that the shopper who has waited longest is answered first. */
export function listReceipts(db: Db, { state, page }: { state: ReceiptRow['state']; page: number }) {
  const where = eq(transferReceipts.state, state)
  const total = tallyOf(db, 'transfer_receipt', [state])
  const rows = db
    .select({
      receipt: transferReceipts,
      order: orders,
      bill: bills,
      /** What its attempt asks for: the shopper may have chosen another way to pay since. */
      due: charges.amount,
      mime: files.mime,
      bytes: files.bytes,
    })
    .from(transferReceipts)
    .innerJoin(orders, eq(orders.id, transferReceipts.orderId))
    .innerJoin(charges, eq(charges.reference, transferReceipts.reference))
    .innerJoin(bills, eq(bills.code, charges.billCode))
    .innerJoin(files, eq(files.id, transferReceipts.fileId))
    .where(where)
    .orderBy(transferReceipts.sentAt, transferReceipts.id)
    .limit(limits.pageSize)
    .offset(page * limits.pageSize)
    .all()
  return { rows, total }
}

export const mimeOfFile = (db: Db, id: string): string | null =>
  db.select({ mime: files.mime }).from(files).where(eq(files.id, id)).get()?.mime ?? null
