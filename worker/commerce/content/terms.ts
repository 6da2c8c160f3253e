import { desc, eq, lte } from 'drizzle-orm'
import type { Block } from '#shared/admin/content.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { termsVersions } from './tables.ts'

type Terms = typeof termsVersions.$inferSelect

/** The terms that stood at a moment; null: the shop was not open yet. */
export const termsAt = (db: Db, at: Date): Terms | null =>
  db
    .select()
    .from(termsVersions)
    .where(lte(termsVersions.since, at))
    .orderBy(desc(termsVersions.since))
    .limit(1)
    .get() ?? null

/** Keeps a wording of the terms from now on. `lastPlaced`: when the newest order was placed, under the wording before. */
export function keepTerms({ db, now }: { db: Db; now: Date }, body: readonly Block[], lastPlaced: Date | null): void {
  const newest = db.select().from(termsVersions).orderBy(desc(termsVersions.since)).limit(1).get()
  if (newest && JSON.stringify(newest.body) === JSON.stringify(body)) return
  if (newest && (lastPlaced === null || lastPlaced < newest.since))
    db.delete(termsVersions).where(eq(termsVersions.since, newest.since)).run()
  const since = new Date(Math.max(now.getTime(), lastPlaced === null ? 0 : lastPlaced.getTime() + 1))
  db.insert(termsVersions).values({ since, body }).run()
}
