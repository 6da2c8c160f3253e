import { and, eq, inArray, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { TxDb } from '#commerce/platform/transaction.ts'
import type { TagVendorName } from '#commerce/vendors/tags/registry.ts'
import { tagPurchases } from './tables.ts'

export type TagPurchaseRow = typeof tagPurchases.$inferSelect

/** Old rows are deleted, a few at a time. */
export function addTagPurchase(db: TxDb, row: typeof tagPurchases.$inferInsert): void {
  const old = row.createdAt.getTime() - limits.tagPurchasesKeptDays * 24 * 3_600_000
  db.delete(tagPurchases)
    .where(sql`rowid IN (SELECT rowid FROM ${tagPurchases} WHERE ${tagPurchases.createdAt} < ${old} LIMIT 20)`)
    .run()
  db.insert(tagPurchases).values(row).onConflictDoNothing().run()
}

const one = (orderId: string, vendor: TagVendorName) =>
  and(eq(tagPurchases.orderId, orderId), eq(tagPurchases.vendor, vendor))

export function findTagPurchase(db: Db, orderId: string, vendor: TagVendorName): TagPurchaseRow | null {
  return db.select().from(tagPurchases).where(one(orderId, vendor)).get() ?? null
}

export function changeTagPurchase(
  db: Db,
  { orderId, vendor }: Pick<TagPurchaseRow, 'orderId' | 'vendor'>,
  change: Partial<Pick<TagPurchaseRow, 'paidAt' | 'sentAt' | 'problem' | 'client' | 'userAgent'>>,
): void {
  db.update(tagPurchases).set(change).where(one(orderId, vendor)).run()
}

export function forgetTagPurchases(db: Db, orderIds: readonly string[]): void {
  db.delete(tagPurchases)
    .where(inArray(tagPurchases.orderId, [...orderIds]))
    .run()
}
