import { dayMs } from '#shared/format/units.ts'
import { and, eq, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { TxDb } from '#commerce/platform/transaction.ts'
import type { TagVendorName } from '#commerce/vendors/tags/registry.ts'
import type { TagBrowser } from '#commerce/vendors/tags/tag-vendor.ts'
import { tagPurchases } from './tables.ts'

type Stored = typeof tagPurchases.$inferSelect

export type TagPurchaseRow = Omit<Stored, 'client'> & { browser: TagBrowser }

// The column has the browser's id, and after a blank its click; cookies hold no blanks.
const clientOf = ({ id, click }: TagBrowser): string => `${id} ${click}`.trimEnd()
function browserOf(client: string): TagBrowser {
  const [id = '', click = ''] = client.split(' ')
  return { id, click }
}

/** Old rows are deleted, a few at a time. */
export function addTagPurchase(
  db: TxDb,
  { browser, ...row }: Omit<typeof tagPurchases.$inferInsert, 'client'> & { browser: TagBrowser },
): void {
  const old = row.createdAt.getTime() - limits.tagPurchasesKeptDays * dayMs
  db.delete(tagPurchases)
    .where(sql`rowid IN (SELECT rowid FROM ${tagPurchases} WHERE ${tagPurchases.createdAt} < ${old} LIMIT 20)`)
    .run()
  db.insert(tagPurchases)
    .values({ ...row, client: clientOf(browser) })
    .onConflictDoNothing()
    .run()
}

const one = (orderId: string, vendor: TagVendorName) =>
  and(eq(tagPurchases.orderId, orderId), eq(tagPurchases.vendor, vendor))

export function findTagPurchase(db: Db, orderId: string, vendor: TagVendorName): TagPurchaseRow | null {
  const stored = db.select().from(tagPurchases).where(one(orderId, vendor)).get()
  if (!stored) return null
  const { client, ...row } = stored
  return { ...row, browser: browserOf(client) }
}

export function changeTagPurchase(
  db: Db,
  { orderId, vendor }: Pick<TagPurchaseRow, 'orderId' | 'vendor'>,
  { browser, ...change }: Partial<Pick<Stored, 'paidAt' | 'sentAt' | 'problem' | 'userAgent'>> & { browser?: null },
): void {
  db.update(tagPurchases)
    .set({ ...change, ...(browser === null ? { client: '' } : {}) })
    .where(one(orderId, vendor))
    .run()
}

export function forgetTagPurchases(db: Db, orderIds: readonly string[]): void {
  db.delete(tagPurchases).where(isOneOf(tagPurchases.orderId, orderIds)).run()
}
