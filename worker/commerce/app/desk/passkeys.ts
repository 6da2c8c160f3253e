import { minuteMs } from '#shared/format/units.ts'
import { eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Expected } from '#commerce/identity/passkeys/add.ts'
import { randomBytes32 } from '#commerce/identity/passkeys/challenges.ts'
import { counterAdvances, creationOptions, requestOptions, rpIdOf } from '#commerce/identity/passkeys/rules.ts'
import { addChallenge, countOpenChallenges, takeChallenge } from '#commerce/identity/passkeys/store.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { findToken } from '#commerce/platform/administration/sessions.ts'
import { adminTokens, deskPasskeys } from '#commerce/platform/administration/tables.ts'
import { networkKey, type RateLimit } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'

/*
 * The passkeys of the desk are made and checked as those of shoppers; they open the desk of a token and nothing else.
 */
type Purpose = 'desk-add' | 'desk-login'
interface Answered {
  challenge: string
  origin: string
}

/** How many challenges a network has open is counted in their own table. */
const asking: RateLimit = { rule: 'desk-passkey', minutes: limits.passkeyMinutes, bounds: [] }

interface Issued {
  origin: string
  /** null: anybody may answer it. It stands alone, so strangers who ask for more push it out of no list. */
  boundTo: string | null
  userHandle: string
}
function issue(tx: Tx, purpose: Purpose, asked: Issued): string {
  const { db, now } = tx
  const id = randomBytes32()
  const boundTo = asked.boundTo ?? id
  const expiresAt = new Date(now.getTime() + limits.passkeyMinutes * minuteMs)
  const network = purpose === 'desk-login' ? networkKey(tx, asking) : null
  addChallenge(db, { ...asked, id, boundTo, purpose, customerId: null, silent: false, network, expiresAt }, now)
  return id
}

/** Used up even when the answer is refused. */
function spend({ db, now }: Tx, { challenge, origin }: Answered, purpose: Purpose, boundTo: string | null) {
  const row = takeChallenge(db, challenge)
  const open = row?.purpose === purpose && row.origin === origin && row.expiresAt > now
  return open && (boundTo === null || row.boundTo === boundTo) ? accepted(row) : refused('passkey_expired')
}

const boundToSession = ({ keyedHash }: Pick<Scope, 'keyedHash'>, session: string): string =>
  keyedHash(`desk-add\n${session}`)

/** What a browser at the desk makes a passkey from. */
export function askForPasskey(tx: AdminTx, origin: string): Result<{ options: string }> {
  const { db, shop, administrator } = tx
  const token = findToken(db, administrator.name)
  if (!token || administrator.session === undefined) return refused('passkey_unavailable')
  const own = db
    .select()
    .from(deskPasskeys)
    .where(eq(deskPasskeys.tokenId, token.id))
    .limit(limits.deskPasskeys + 1)
    .all()
  if (own.length >= limits.deskPasskeys) return refused('passkey_full', { most: limits.deskPasskeys })
  const handle = own[0]?.userHandle ?? randomBytes32()
  const boundTo = boundToSession(tx, administrator.session)
  const challenge = issue(tx, 'desk-add', { origin, boundTo, userHandle: handle })
  const user = { handle, login: `Kelola: ${token.name}`, name: token.name }
  const asked = { challenge, rpId: rpIdOf(origin), shopName: shop.name, user, own, silent: false }
  return accepted({ options: creationOptions(asked) })
}

/** What the Worker must find in a passkey that was made in this session. */
export const spendDeskChallenge = (
  scope: Scope,
  { session, ...answered }: Answered & { session: string },
): Result<Expected> => inTransaction(scope, (tx) => spend(tx, answered, 'desk-add', boundToSession(tx, session)))

/** What a browser signs to open the desk. It says nothing of anybody. */
export const beginDeskPasskey = (scope: Scope, { origin }: { origin: string }): Result<{ options: string }> =>
  inTransaction(scope, (tx) => {
    const network = networkKey(tx, asking)
    if (network !== null && countOpenChallenges(tx.db, network, tx.now) >= limits.passkeyChallengesPerNetwork)
      return refused('too_many', { minutes: limits.passkeyMinutes })
    const challenge = issue(tx, 'desk-login', { origin, boundTo: null, userHandle: '' })
    return accepted({ options: requestOptions(challenge, rpIdOf(origin)) })
  })

/** The key that must have signed. */
export const findDeskPasskey = (
  scope: Scope,
  { credentialId, userHandle, ...answered }: Answered & { credentialId: string; userHandle: string },
) =>
  inTransaction(scope, (tx) => {
    const spent = spend(tx, answered, 'desk-login', null)
    if (!spent.ok) return spent
    const found = tx.db.select().from(deskPasskeys).where(eq(deskPasskeys.credentialId, credentialId)).get()
    const fits = found?.userHandle === userHandle && found.rpId === rpIdOf(answered.origin)
    return fits ? accepted(found) : refused('passkey_unknown')
  })

/** The token of a passkey that has signed, unless a copy did. */
export function usePasskey(
  { db, now }: Tx,
  credentialId: string,
  { counter, backedUp }: { counter: number; backedUp: boolean },
): Result<string> {
  const found = db
    .select({ passkey: deskPasskeys, expiresAt: adminTokens.expiresAt })
    .from(deskPasskeys)
    .innerJoin(adminTokens, eq(adminTokens.id, deskPasskeys.tokenId))
    .where(eq(deskPasskeys.credentialId, credentialId))
    .limit(1)
    .get()
  const over = !found || (found.expiresAt !== null && found.expiresAt <= now)
  if (over || !counterAdvances(found.passkey.counter, counter)) return refused('passkey_failed')
  db.update(deskPasskeys).set({ counter, backedUp }).where(eq(deskPasskeys.credentialId, credentialId)).run()
  return accepted(found.passkey.tokenId)
}
