import { and, eq, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type MovedKind, movedSlugs } from './tables.ts'

/** There is none of this slug; where it had the slug before, the refusal names the one of today. */
export function missing(db: Db, kind: MovedKind, slug: string): Refused {
  const moved = db
    .select({ slug: movedSlugs.slug })
    .from(movedSlugs)
    .where(and(eq(movedSlugs.kind, kind), eq(movedSlugs.former, slug)))
    .get()
  return refused(kind === 'product' ? 'item_unknown' : 'not_found', moved ? { moved: moved.slug } : {})
}

/** Where each of these slugs leads to, for those that have led to another. */
export function movedTo(db: Db, kind: MovedKind, slugs: readonly string[]): Map<string, string> {
  if (slugs.length === 0) return new Map()
  const { former, slug } = movedSlugs
  const rows = db
    .select({ former, slug })
    .from(movedSlugs)
    .where(and(eq(movedSlugs.kind, kind), isOneOf(former, slugs)))
    .all()
  return new Map(rows.map((row) => [row.former, row.slug]))
}

/** A former slug leads to another from now on, and so does what has led to it. */
export function noteFormer({ db, now }: Tx, kind: MovedKind, former: string, slug: string): void {
  db.update(movedSlugs)
    .set({ slug })
    .where(and(eq(movedSlugs.kind, kind), eq(movedSlugs.slug, former)))
    .run()
  db.insert(movedSlugs)
    .values({ kind, former, slug, at: now })
    .onConflictDoUpdate({ target: [movedSlugs.kind, movedSlugs.former], set: { slug, at: now } })
    .run()
  // One that has its old slug back leads nowhere.
  db.delete(movedSlugs)
    .where(and(eq(movedSlugs.kind, kind), eq(movedSlugs.former, slug)))
    .run()
  db.run(
    sql`DELETE FROM moved_slug WHERE rowid IN (SELECT rowid FROM moved_slug ORDER BY at DESC LIMIT 1000 OFFSET ${limits.movedSlugs})`,
  )
}
