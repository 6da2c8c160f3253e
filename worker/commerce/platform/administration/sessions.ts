import { minuteMs } from '#shared/format/units.ts'
import { randomBytes } from 'node:crypto'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { sameSecret } from '../same-secret.ts'
import type { Db, Scope } from '../scope.ts'
import type { Tx } from '../transaction.ts'
import type { Administrator } from './operation.ts'
import { adminTokens, deskLinks, deskSessions } from './tables.ts'
import { isValid, noteUsed, refuseWrong } from './tokens.ts'

type Hash = Scope['keyedHash']
/** How exactly it is known when a session was last used: a page of the desk writes nothing twice within it. */
const usedMs = 5 * minuteMs
const idleMs = limits.deskIdleHours * 60 * minuteMs
const form = /^meja_([0-9a-f]{16})_[\w-]{43}$/

const random = () => randomBytes(32).toString('base64url')
const linkDigest = (pass: string, hash: Hash): string => hash(`desk-link\n${pass}`)
const sessionDigest = (session: string, hash: Hash): string => hash(`desk-session\n${session}`)

/** The token of this name. A name belongs to one token of a shop. */
export const findToken = (db: Db, name: string) =>
  db.select().from(adminTokens).where(eq(adminTokens.name, name)).limit(1).get() ?? null

/** Makes a link that opens the desk once. It is answered here and never again. */
export function issueLink({ db, now, keyedHash }: Tx, tokenId: string): { pass: string; until: Date } {
  const pass = random()
  const until = new Date(now.getTime() + limits.deskLinkMinutes * minuteMs)
  db.delete(deskLinks).where(lt(deskLinks.endsAt, now)).run()
  // The newest link of a token is the one that was meant.
  db.delete(deskLinks).where(eq(deskLinks.tokenId, tokenId)).run()
  db.insert(deskLinks)
    .values({ digest: linkDigest(pass, keyedHash), tokenId, endsAt: until })
    .run()
  return { pass, until }
}

/** Uses a link up, and answers the token that it was made for. */
export function spendLink(tx: Tx, pass: string): Result<string> {
  const { db, now, keyedHash } = tx
  const link = db
    .delete(deskLinks)
    .where(eq(deskLinks.digest, linkDigest(pass, keyedHash)))
    .returning()
    .get()
  if (link && link.endsAt > now) return accepted(link.tokenId)
  const wrong = refuseWrong(tx)
  return !wrong.ok && wrong.code === 'too_many' ? wrong : refused('desk_link_over')
}

/** Opens a session with the role of a token; the longest unused one makes room. */
export function openSession({ db, now, keyedHash }: Tx, tokenId: string): { session: string; endsAt: Date } {
  const id = randomBytes(8).toString('hex')
  const session = `meja_${id}_${random()}`
  const endsAt = new Date(now.getTime() + limits.deskSessionDays * 24 * 60 * minuteMs)
  db.insert(deskSessions)
    .values({ id, tokenId, digest: sessionDigest(session, keyedHash), usedAt: now, endsAt })
    .run()
  const kept = db
    .select({ id: deskSessions.id })
    .from(deskSessions)
    .where(eq(deskSessions.tokenId, tokenId))
    .orderBy(desc(deskSessions.usedAt))
    .limit(limits.deskSessions)
  db.delete(deskSessions)
    .where(and(eq(deskSessions.tokenId, tokenId), sql`${deskSessions.id} NOT IN ${kept}`))
    .run()
  return { session, endsAt }
}

/** Who sits at the desk in this session. `hashes`: by the present secret first, then by those that are still accepted. */
export function findAtDesk({ db, now }: Scope, session: string, hashes: readonly Hash[]): Result<Administrator> {
  const id = form.exec(session)?.[1]
  const row =
    id === undefined
      ? undefined
      : db
          .select({ session: deskSessions, token: adminTokens })
          .from(deskSessions)
          .innerJoin(adminTokens, eq(adminTokens.id, deskSessions.tokenId))
          .where(eq(deskSessions.id, id))
          .limit(1)
          .get()
  const right = hashes.some((hash) => sameSecret(sessionDigest(session, hash), row?.session.digest ?? 'none'))
  if (!row || !right || !isOpen(row.session, now) || !isValid(row.token, now)) return refused('sign_in_needed')
  if (now.getTime() - row.session.usedAt.getTime() > usedMs)
    db.update(deskSessions).set({ usedAt: now }).where(eq(deskSessions.id, row.session.id)).run()
  // Who works here alone holds a token that is used, too.
  noteUsed(db, row.token, now)
  return accepted({ name: row.token.name, access: row.token.role, token: row.token.id, session: row.session.id })
}

const isOpen = ({ usedAt, endsAt }: Pick<typeof deskSessions.$inferSelect, 'usedAt' | 'endsAt'>, now: Date): boolean =>
  endsAt > now && now.getTime() - usedAt.getTime() <= idleMs

/**
 * Whether the token, and the session at the desk, are still good. A body may come slowly and others may be asked first,
 * so what was found right at the beginning may have ended.
 */
export function isStillGood({ db, now }: Scope, { access, name, token, session }: Administrator): boolean {
  if (access === 'platform') return true
  // A Worker of the release before names the token alone.
  const same = token === undefined ? eq(adminTokens.name, name) : eq(adminTokens.id, token)
  const row = db.select().from(adminTokens).where(same).limit(1).get()
  if (!row || !isValid(row, now)) return false
  if (session === undefined) return true
  const seat = db.select().from(deskSessions).where(eq(deskSessions.id, session)).limit(1).get()
  return seat !== undefined && isOpen(seat, now)
}

/** Ends one session of a token; null: all of them. */
export const endSessions = (db: Db, tokenId: string, id: string | null): number =>
  db
    .delete(deskSessions)
    .where(and(eq(deskSessions.tokenId, tokenId), id === null ? undefined : eq(deskSessions.id, id)))
    .returning({ id: deskSessions.id })
    .all().length
