import { and, count, eq, gt, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { networkOf } from '#commerce/platform/network.ts'
import { minutesToWait } from '#commerce/identity/customers/rules.ts'
import { addFailure, listFailures } from '#commerce/identity/customers/store.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { returnPhotos } from '#commerce/order/after/returns/tables.ts'
import { reviewPhotos } from '#commerce/review/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { affiliateClicks, files, trafficCounts } from './tables.ts'

export interface FileFacts {
  id: string
  mime: string
  bytes: number
}

/** Notes whose file is about to arrive in the bucket. */
export function addFile(scope: Scope, { id, mime, bytes }: FileFacts): Result<Record<never, never>> {
  const { db, who, now } = scope
  const owner = ownerOf(who)
  if (owner === null) return refused('bad_request')
  const wait = sentTooMuch(scope)
  if (wait) return wait
  db.insert(files).values({ id, owner, mime, bytes, at: now }).run()
  scope.scheduler.begin('forget-uploads', new Date(now.getTime() + dayMs))
  return accepted({})
}
const dayMs = 86_400_000

/**
 * Removes the rows of files that arrived before a moment and that nothing refers to, so many at once; answers which.
 * What is referred to by a table that is not named here cannot be removed, and stops this.
 */
export function forgetUnused(db: Db, before: Date, limit: number): string[] {
  const used = [
    db.select({ id: transferReceipts.fileId }).from(transferReceipts),
    db.select({ id: returnPhotos.fileId }).from(returnPhotos),
    db.select({ id: reviewPhotos.fileId }).from(reviewPhotos),
    db.select({ id: customers.photoFileId }).from(customers).where(isNotNull(customers.photoFileId)),
  ]
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.at, before), ...used.map((ids) => notInArray(files.id, ids))))
    .limit(limit)
  return db
    .delete(files)
    .where(sql`${files.id} IN ${unused}`)
    .returning({ id: files.id })
    .all()
    .map(({ id }) => id)
}

/** A bucket is filled by whoever invents visitors; a network is not so easily invented. Counts this file, too. */
function sentTooMuch({ db, who, now, newId, keyedHash }: Scope): Refused | null {
  if (who.address === '') return null
  const address = keyedHash(`upload\n${networkOf(who.address)}`)
  const since = new Date(now.getTime() - limits.loginWindowMinutes * 60_000)
  const minutes = minutesToWait(
    listFailures(db, { by: 'address', value: address, since, limit: limits.uploadsPerAddress, pending: true }),
    limits.uploadsPerAddress,
    now,
  )
  if (minutes !== null) return refused('too_many', { minutes })
  addFailure(db, { id: newId(), account: address, address, at: now })
  return null
}

/** The caller's own file; another's is as if it were not there. */
export function findOwnFile({ db, who }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const owner = ownerOf(who)
  const file = db.select().from(files).where(eq(files.id, id)).get()
  return file && owner !== null && file.owner === owner ? accepted({ mime: file.mime }) : refused('not_found')
}

/** A picture of a return, for the seller who decides on it. */
export function findReturnFile({ db }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const file = db
    .select({ mime: files.mime })
    .from(files)
    .innerJoin(returnPhotos, eq(returnPhotos.fileId, files.id))
    .where(eq(files.id, id))
    .get()
  return file ? accepted({ mime: file.mime }) : refused('not_found')
}

/**
 * One click per code and half hour for a visitor and for a network: visitors are easily invented. Without a known
 * address there is a bound.
 */
export function addClick(db: Db, click: typeof affiliateClicks.$inferInsert): void {
  const { code, visitor, address, network, at, id } = affiliateClicks
  const recent = new Date(click.at.getTime() - limits.clickDedupeMinutes * 60_000)
  const known = db
    .select({ id })
    .from(affiliateClicks)
    .where(
      and(
        eq(code, click.code),
        or(eq(visitor, click.visitor), click.network ? eq(network, click.network) : undefined),
        gt(at, recent),
      ),
    )
    .limit(1)
    .get()
  if (known) return
  const [same] = db
    .select({ clicks: count() })
    .from(affiliateClicks)
    .where(and(eq(code, click.code), eq(address, click.address), gt(at, recent)))
    .all()
  if ((same?.clicks ?? 0) < clicksPerNetwork) db.insert(affiliateClicks).values(click).run()
}

const clicksPerNetwork = 100

/** A day has room for as many paths as a shop may have pages; invented ones beyond that are not counted. */
export function countView(db: Db, day: string, path: string): void {
  const [today] = db.select({ paths: count() }).from(trafficCounts).where(eq(trafficCounts.day, day)).all()
  const known = db
    .select({ path: trafficCounts.path })
    .from(trafficCounts)
    .where(and(eq(trafficCounts.day, day), eq(trafficCounts.path, path)))
    .get()
  if (!known && (today?.paths ?? 0) >= limits.listRows) return
  const again = { views: sql`${trafficCounts.views} + 1` }
  db.insert(trafficCounts)
    .values({ day, path, views: 1 })
    .onConflictDoUpdate({ target: [trafficCounts.day, trafficCounts.path], set: again })
    .run()
}
