import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { countHit, networkKey, rateLimited, type RateLimit } from '../rate-limit/rate-limit.ts'
import { sameSecret } from '../same-secret.ts'
import type { Db, Scope } from '../scope.ts'
import type { Tx } from '../transaction.ts'
import type { Role } from '#shared/admin/roles.ts'
import type { Administrator } from './operation.ts'
import { adminTokens, deskLinks, deskPasskeys, deskSessions } from './tables.ts'

/** Wrong tokens from one network. A right one is never counted, so nobody can lock out the owner. */
const wrongTokens: RateLimit = {
  rule: 'admin-token',
  minutes: 15,
  bounds: [{ by: 'network', most: limits.wrongTokensPerNetwork }],
}

const form = /^etalase_([0-9a-f]{16})_[\w-]{43}$/
const digestOf = (token: string, hash: Scope['keyedHash']): string => hash(`admin-token\n${token}`)

/** Makes a token. It is answered here and never again: the shop keeps only its digest. */
export function issueToken(
  { db, now, keyedHash }: Tx,
  { name, role, expiresAt, createdBy }: { name: string; role: Role; expiresAt: Date | null; createdBy: string },
): { id: string; token: string } {
  const id = randomBytes(8).toString('hex')
  const token = `etalase_${id}_${randomBytes(32).toString('base64url')}`
  db.insert(adminTokens)
    .values({ id, name, role, digest: digestOf(token, keyedHash), createdAt: now, createdBy, expiresAt })
    .run()
  return { id, token }
}

/** When a token ends it opens nothing any more, and what it has opened ends. */
export const isValid = ({ expiresAt }: Pick<TokenRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt === null || expiresAt > now

/**
 * Who holds this token. `hashes`: by the present secret first, then by those that are still accepted; a token that is
 * used during a change of secrets gets its digest by the present one.
 */
export function findHolder(scope: Scope, token: string, hashes: readonly Scope['keyedHash'][]): Result<Administrator> {
  const { db, now } = scope
  const id = form.exec(token)?.[1]
  const row = id === undefined ? undefined : db.select().from(adminTokens).where(eq(adminTokens.id, id)).get()
  // Without a row something is compared too, so that the time does not reveal which ids exist.
  const right = hashes.find((hash) => sameSecret(digestOf(token, hash), row?.digest ?? 'none'))
  if (!row || !right || !isValid(row, now)) return refuseWrong(scope)
  noteUsed(db, row, now, digestOf(token, hashes[0] ?? right))
  return accepted({ name: row.name, access: row.role, token: row.id })
}

/** The day on which a token was used last, and the digest by the present secret. */
export function noteUsed(db: Db, row: TokenRow, now: Date, digest = row.digest): void {
  const lastUsedDay = dayIn(now)
  if (row.lastUsedDay !== lastUsedDay || row.digest !== digest)
    db.update(adminTokens).set({ lastUsedDay, digest }).where(eq(adminTokens.id, row.id)).run()
}

/** Nothing that opens anything; too many from one network have to wait. */
export function refuseWrong(scope: Scope): Result<never> {
  const caller = { subject: null, network: networkKey(scope, wrongTokens) }
  const limited = rateLimited(scope, wrongTokens, caller)
  if (limited) return limited
  countHit(scope, wrongTokens, caller)
  return refused('access_denied')
}

export const listTokens = (db: Db) =>
  db.select().from(adminTokens).orderBy(asc(adminTokens.createdAt)).limit(limits.adminTokens).all()

type TokenRow = typeof adminTokens.$inferSelect

/**
 * A token and what it has issued, and they in turn. An issuer is known by its name, which a later token may have again;
 * that one has issued nothing older than itself. Without the branch of `spared`, a name.
 */
export function branchOf(db: Db, id: string, spared: string): TokenRow[] {
  const held = listTokens(db)
  const branch = held.filter((token) => token.id === id)
  // It grows while it is walked.
  for (const issuer of branch)
    for (const token of held)
      if (
        token.createdBy === issuer.name &&
        token.createdAt >= issuer.createdAt &&
        token.name !== spared &&
        !branch.includes(token)
      )
        branch.push(token)
  return branch
}

/**
 * Ends these tokens, the first with all that follow from it, and everything that opens the desk with them. What the
 * branch of `spared` belonged to is over: it follows from the issuer of the first.
 */
export function revokeTokens(db: Db, branch: readonly TokenRow[], spared: string): void {
  const [first] = branch
  if (!first) return
  const names = branch.map(({ name }) => name)
  db.update(adminTokens)
    .set({ createdBy: first.createdBy })
    .where(and(eq(adminTokens.name, spared), inArray(adminTokens.createdBy, names)))
    .run()
  for (const { id } of branch) {
    for (const table of [deskLinks, deskSessions, deskPasskeys]) db.delete(table).where(eq(table.tokenId, id)).run()
    db.delete(adminTokens).where(eq(adminTokens.id, id)).run()
  }
}
