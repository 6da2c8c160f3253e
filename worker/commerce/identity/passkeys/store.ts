import { and, count, eq, gt, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { passkeyChallenges } from './tables.ts'

export type ChallengeRow = typeof passkeyChallenges.$inferSelect

/** Also deletes those that have expired, and of this visitor or session all but the newest. */
export function addChallenge(db: Db, row: ChallengeRow, now: Date): void {
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now)).run()
  db.insert(passkeyChallenges).values(row).run()
  const { boundTo, expiresAt } = passkeyChallenges
  db.delete(passkeyChallenges)
    .where(
      sql`rowid IN (SELECT rowid FROM ${passkeyChallenges} WHERE ${boundTo} = ${row.boundTo} ORDER BY ${expiresAt} DESC LIMIT -1 OFFSET ${limits.passkeyTabs})`,
    )
    .run()
}

/** Deletes a challenge and answers it: nothing can be answered twice. */
export const takeChallenge = (db: Db, id: string): ChallengeRow | null =>
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.id, id)).returning().get() ?? null

/** How many challenges a network has open. */
export const countOpenChallenges = (db: Db, network: string, now: Date): number =>
  db
    .select({ open: count() })
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.network, network), gt(passkeyChallenges.expiresAt, now)))
    .get()?.open ?? 0
