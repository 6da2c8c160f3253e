import { dayMs } from '#shared/format/units.ts'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { countHit, networkKey, type RateLimit, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { files } from './tables.ts'
import { fileUses } from './uses.ts'

export interface FileFacts {
  id: string
  mime: string
  bytes: number
}

/** Writes down whose file is about to arrive in the bucket. */
export function addFile(scope: Scope, { id, mime, bytes }: FileFacts): Result<Record<never, never>> {
  const { db, who, now } = scope
  const owner = ownerOf(who)
  if (owner === null) return refused('bad_request')
  const wait = sentTooMuch(scope, owner)
  if (wait) return wait
  db.insert(files).values({ id, owner, mime, bytes, at: now }).run()
  scope.scheduler.begin('forget-uploads', new Date(now.getTime() + dayMs))
  return accepted({})
}

/**
 * Removes the rows of files that arrived before a moment and that nothing uses, at most so many; returns which. A use
 * that is missing in `fileUses` stops this, because the row it refers to cannot be removed.
 */
export function forgetUnused(db: Db, before: Date, limit: number): string[] {
  const used = fileUses.map((column) => db.select({ id: column }).from(column.table).where(eq(column, files.id)))
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.at, before), ...used.map((ids) => notExists(ids))))
    .limit(limit)
  return db
    .delete(files)
    .where(sql`${files.id} IN ${unused}`)
    .returning({ id: files.id })
    .all()
    .map(({ id }) => id)
}

/**
 * Limits uploads by shopper, and by network, because visitors are easily invented and networks are not. Counts this
 * file.
 */
function sentTooMuch(scope: Scope, owner: string): Refused | null {
  const caller = { subject: scope.keyedHash(`upload-owner\n${owner}`), network: networkKey(scope, uploadLimit) }
  const wait = rateLimited(scope, uploadLimit, caller)
  if (wait) return wait
  countHit(scope, uploadLimit, caller)
  return null
}
const uploadLimit: RateLimit = {
  rule: 'upload',
  minutes: limits.triesWindowMinutes,
  bounds: [
    { by: 'subject', most: limits.uploadsPerOwner },
    { by: 'network', most: limits.uploadsPerNetwork },
  ],
}

/** The caller's own file. Somebody else's file does not exist for the caller. */
export function findOwnFile({ db, who }: Scope, { id }: { id: string }): Result<{ mime: string }> {
  const owner = ownerOf(who)
  const file = db.select().from(files).where(eq(files.id, id)).get()
  return file && owner !== null && file.owner === owner ? accepted({ mime: file.mime }) : refused('not_found')
}

/** Whether something shows or keeps this file already. */
export const isUsed = (db: Db, id: string): boolean =>
  fileUses.some((column) => db.select({ id: column }).from(column.table).where(eq(column, id)).get() !== undefined)

/** The row of a file, no matter who sent it. */
export const findFile = (db: Db, id: string) => db.select().from(files).where(eq(files.id, id)).get() ?? null

export function removeFile(db: Db, id: string): void {
  db.delete(files).where(eq(files.id, id)).run()
}
