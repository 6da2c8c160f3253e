import { and, asc, count, desc, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { noteMoved } from '#commerce/catalog/movements.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { addStock, paidBackText } from '../../core/stock.ts'
import { bills, orderLines, orders } from '../../core/tables.ts'
import { stockHolds } from '../tables.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx, TxDb } from '#commerce/platform/transaction.ts'
import { digitalDownloads, digitalFiles, licences } from './tables.ts'

/**
 * The digital goods of an order that was paid, with or without a shipment; of one that was cancelled, only those that
 * were opened before and stayed sold.
 */
const handed = and(
  eq(products.digital, true),
  eq(bills.status, 'PAID'),
  or(inArray(orders.status, statusesWhere('paid')), and(eq(orders.status, 'CANCEL'), gt(stockHolds.kept, 0))),
)
/** Of one whose payment a bank or the vendor has taken back as a whole, nothing is handed over any more. */
const unpaidAgain = sql`EXISTS (SELECT 1 FROM charge g WHERE g.bill_code = ${bills.code} AND g.attempt = ${bills.attempt} AND g.state = 'returned')`
/** How many pieces of a line the seller has paid back; a line of which all were hands nothing over any more. */
const paidBack = sql<number>`${sql.raw(paidBackText('"order_line"."order_id"', '"order_line"."variant_id"'))}`
const owed = sql`${orderLines.quantity} > ${paidBack}`
const holdOfLine = and(eq(stockHolds.orderId, orderLines.orderId), eq(stockHolds.variantId, orderLines.variantId))

const lines = (db: Db) =>
  db
    .select({ line: orderLines, order: orders, productId: variants.productId, kept: stockHolds.kept, paidBack })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(bills, eq(bills.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockHolds, holdOfLine)
export type DigitalLineRow = ReturnType<ReturnType<typeof lines>['all']>[number]

/** A customer's digital lines that were paid, the newest first. */
export function listDigitalLines(db: Db, customerId: string, { index, size }: { index: number; size: number }) {
  const where = and(eq(orders.customerId, customerId), sql`${orders.withDigital} = 1`, handed, owed, not(unpaidAgain))
  const counted = db
    .select({ n: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(bills, eq(bills.orderId, orders.id))
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockHolds, holdOfLine)
    .where(where)
    .get()
  const rows = lines(db)
    .where(where)
    .orderBy(desc(orders.placedAt), desc(orders.id), asc(orderLines.position))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: counted?.n ?? 0 }
}

/** The digital lines of one order that its shopper can open. */
export const listDigitalOf = (db: Db, orderId: string): DigitalLineRow[] =>
  listDigitalKept(db, orderId, not(unpaidAgain))

/** The digital lines of one order that were handed over and not paid back, whatever became of its payment since. */
export const listDigitalKept = (db: Db, orderId: string, which?: SQL): DigitalLineRow[] =>
  lines(db)
    .where(and(eq(orderLines.orderId, orderId), handed, owed, which))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()

const codesOf = (db: Db, orderId: string, variantId: string) =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.orderId, orderId), eq(licences.variantId, variantId)))
    .orderBy(asc(licences.id))
    .limit(limits.cartQuantityMax)
    .all()

/** The pieces of a line whose code was revealed; all of them when one of its files was downloaded. */
export function countOpened(
  db: Db,
  { orderId, variantId, quantity }: { orderId: string; variantId: string; quantity: number },
): number {
  const taken = db
    .select({ fileId: digitalDownloads.fileId })
    .from(digitalDownloads)
    .where(and(eq(digitalDownloads.orderId, orderId), eq(digitalDownloads.variantId, variantId)))
    .limit(1)
    .get()
  return taken ? quantity : codesOf(db, orderId, variantId).length
}

/** The codes of a line: those it has, and as many free ones as it still lacks. */
export function takeCodes(
  db: TxDb,
  { orderId, variantId, quantity }: { orderId: string; variantId: string; quantity: number },
): string[] {
  const lacking = quantity - codesOf(db, orderId, variantId).length
  const free =
    lacking <= 0
      ? []
      : db
          .select({ id: licences.id })
          .from(licences)
          .where(and(eq(licences.variantId, variantId), isNull(licences.orderId)))
          .orderBy(asc(licences.id))
          .limit(lacking)
          .all()
  for (const { id } of free) db.update(licences).set({ orderId }).where(eq(licences.id, id)).run()
  return codesOf(db, orderId, variantId).map(({ code }) => code)
}

/** Whether this variant has ever been given codes; one that comes as files alone has none. */
export const hasCodes = (db: Db, variantId: string): boolean =>
  db.select({ id: licences.id }).from(licences).where(eq(licences.variantId, variantId)).limit(1).get() !== undefined

/**
 * Adds codes; one that is there already stays as it is. Each is one more piece in stock, unless somebody who has paid
 * waits for it.
 */
export function addCodes(tx: Pick<Tx, 'db' | 'now'>, variantId: string, codes: readonly string[]): number {
  const { db, now: addedAt } = tx
  const added = codes.filter(
    (code) =>
      db.insert(licences).values({ variantId, code, addedAt }).onConflictDoNothing().returning().all().length > 0,
  ).length
  if (added > 0 && findVariant(db, variantId)?.digital) {
    noteMoved(tx, 'received', [{ variantId, quantity: added }])
    addStock(tx, variantId, added)
  }
  return added
}

export const findVariant = (db: Db, id: string) =>
  db
    .select({ id: variants.id, productId: variants.productId, stock: variants.stock, digital: products.digital })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, id))
    .get() ?? null

type Bought = Pick<DigitalLineRow, 'productId' | 'line'>
const ofLine = ({ productId, line }: Bought): SQL | undefined =>
  and(
    eq(digitalFiles.productId, productId),
    isNull(digitalFiles.removedAt),
    or(isNull(digitalFiles.variantId), eq(digitalFiles.variantId, line.variantId)),
  )

/** The files of a bought line, each with its number of downloads. */
export const listFiles = (db: Db, bought: Bought) =>
  db
    .select({ file: digitalFiles, taken: sql<number>`coalesce(${digitalDownloads.taken}, 0)` })
    .from(digitalFiles)
    .leftJoin(
      digitalDownloads,
      and(
        eq(digitalDownloads.fileId, digitalFiles.id),
        eq(digitalDownloads.orderId, bought.line.orderId),
        eq(digitalDownloads.variantId, bought.line.variantId),
      ),
    )
    .where(ofLine(bought))
    .orderBy(asc(digitalFiles.addedAt), asc(digitalFiles.id))
    .limit(limits.digitalFiles)
    .all()

export const countFiles = (db: Db, productId: string): number =>
  db
    .select({ n: count() })
    .from(digitalFiles)
    .where(and(eq(digitalFiles.productId, productId), isNull(digitalFiles.removedAt)))
    .get()?.n ?? 0

export function addFile(db: Db, file: typeof digitalFiles.$inferInsert): void {
  db.insert(digitalFiles).values(file).run()
}

/** True when there was one. Its shoppers cannot fetch it any more; what they have had of it stays sold. */
export function removeFile({ db, now }: Pick<Tx, 'db' | 'now'>, id: string): boolean {
  const file = db
    .select({ taken: digitalDownloads.fileId })
    .from(digitalFiles)
    .leftJoin(digitalDownloads, eq(digitalDownloads.fileId, digitalFiles.id))
    .where(and(eq(digitalFiles.id, id), isNull(digitalFiles.removedAt)))
    .limit(1)
    .get()
  if (file?.taken) db.update(digitalFiles).set({ removedAt: now }).where(eq(digitalFiles.id, id)).run()
  else if (file) db.delete(digitalFiles).where(eq(digitalFiles.id, id)).run()
  return file !== undefined
}

/** Counts one more download of a bought line's file. */
export function countDownload(db: Db, { orderId, variantId }: Bought['line'], fileId: string): void {
  db.insert(digitalDownloads)
    .values({ orderId, variantId, fileId, taken: 1 })
    .onConflictDoUpdate({
      target: [digitalDownloads.orderId, digitalDownloads.variantId, digitalDownloads.fileId],
      set: { taken: sql`${digitalDownloads.taken} + 1` },
    })
    .run()
}
