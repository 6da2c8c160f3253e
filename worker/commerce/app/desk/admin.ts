import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { DateTime } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { CheckedPasskey } from '#commerce/identity/passkeys/add.ts'
import { checkMade, readMade } from '#commerce/identity/passkeys/credential.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { mayDo, roles } from '#shared/admin/roles.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { endSessions, findToken, issueLink } from '#commerce/platform/administration/sessions.ts'
import { deskPasskeys } from '#commerce/platform/administration/tables.ts'
import { branchOf } from '#commerce/platform/administration/tokens.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { askForPasskey } from './passkeys.ts'

const Origin = z.url({ protocol: /^https?$/ }).max(limits.idChars)
const Name = text(limits.tokenNameChars).min(1).nullable().default(null)

/** The token that is named, or the caller's own. Only the owner opens and ends the desks of others. */
function tokenOf({ db, administrator }: AdminTx, name: string | null): Result<{ id: string }> {
  const own = name === null || name === administrator.name
  if (!own && !mayDo(administrator.access, 'owner')) return refused('role_missing', { role: 'owner' })
  const token = findToken(db, name ?? administrator.name)
  return token ? accepted({ id: token.id }) : refused('input_invalid', {}, { name: 'no such token' })
}

/**
 * Whether the desk of this token may be opened by who asks: a session or a passkey there would outlive a token that is
 * revoked, unless it goes with it.
 */
function mayOpen({ db, administrator }: AdminTx, id: string): boolean {
  if (administrator.access === 'platform') return true
  // It may have been revoked since it was checked.
  const own = findToken(db, administrator.name)
  return own !== null && branchOf(db, own.id, '').some((token) => token.id === id)
}

/** How the desk at `/kelola` is opened and left. What is done there are the other operations. */
export const deskOperations = {
  link: operation({
    method: 'POST',
    path: '/shops/:host/desk/link',
    role: 'viewer',
    summary: 'Opens the desk of this token, or of a named one that it has issued, once, within a quarter of an hour',
    input: z.strictObject({ name: Name }),
    unkept: true,
    output: z.object({ path: z.string(), until: DateTime }),
    run: (tx, { name }) => {
      const token = tokenOf(tx, name)
      if (!token.ok) return token
      if (!mayOpen(tx, token.value.id)) return refused('input_invalid', {}, { name: 'is not issued by your token' })
      const { pass, until } = issueLink(tx, token.value.id)
      return accepted({ path: `/kelola/masuk/${pass}`, until })
    },
  }),
  find: operation({
    method: 'GET',
    path: '/shops/:host/desk',
    role: 'viewer',
    summary: 'Who asks: the name and role of the token, and how many passkeys open its desk',
    output: z.object({ name: z.string(), role: z.enum([...roles, 'platform']), passkeys: z.int() }),
    run: ({ db, administrator: { name, access } }) => {
      const token = findToken(db, name)
      const own = token && db.select({ n: count() }).from(deskPasskeys).where(eq(deskPasskeys.tokenId, token.id)).get()
      return accepted({ name, role: access, passkeys: own?.n ?? 0 })
    },
  }),
  leave: operation({
    method: 'POST',
    path: '/shops/:host/desk/leave',
    role: 'viewer',
    summary: 'Ends this session at the desk; by a program, all sessions of the token',
    input: z.strictObject({ name: Name }),
    output: z.object({ ended: z.int() }),
    run: (tx, { name }) => {
      const token = tokenOf(tx, name)
      if (!token.ok) return token
      const one = name === null ? (tx.administrator.session ?? null) : null
      return accepted({ ended: endSessions(tx.db, token.value.id, one) })
    },
  }),
  beginPasskey: operation({
    method: 'POST',
    path: '/shops/:host/desk/passkeys/begin',
    role: 'viewer',
    summary: 'What a browser at the desk makes a passkey from',
    input: z.strictObject({ origin: Origin }),
    unkept: true,
    output: z.object({ options: z.string() }),
    run: (tx, { origin }) => askForPasskey(tx, origin),
  }),
  addPasskey: operation({
    method: 'POST',
    path: '/shops/:host/desk/passkeys',
    role: 'viewer',
    summary: 'Keeps the passkey that a browser at the desk has made',
    input: z.strictObject({ origin: Origin, credential: z.string().max(limits.passkeyJsonChars) }),
    maxBytes: 4 * limits.passkeyJsonChars,
    secret: ['credential'],
    run: ({ db, administrator }, _, made: CheckedPasskey) => {
      const token = findToken(db, administrator.name)
      if (!token) return refused('passkey_unavailable')
      const own = db.select({ n: count() }).from(deskPasskeys).where(eq(deskPasskeys.tokenId, token.id)).get()?.n ?? 0
      if (own >= limits.deskPasskeys) return refused('passkey_full', { most: limits.deskPasskeys })
      db.insert(deskPasskeys)
        .values({ ...made, tokenId: token.id })
        .onConflictDoNothing()
        .run()
      return accepted({})
    },
    async atWorker({ env, company, who, inShop }, { credential, origin }) {
      const given = readMade(credential)
      if (!given || !who.session) return refused('passkey_failed')
      const asked = { challenge: given.challenge, origin, session: who.session }
      const { result: spent } = await shopOf(env, company).internalCall('spendDeskChallenge', asked, asNobody(company))
      if (!spent.ok) return spent
      const made = await checkMade(given.made, spent.value).catch(() => null)
      return made ? inShop(made) : refused('passkey_failed')
    },
  }),
  removePasskeys: operation({
    method: 'DELETE',
    path: '/shops/:host/desk/passkeys',
    role: 'viewer',
    summary: 'Removes all passkeys that open the desk of this token',
    output: z.object({ removed: z.int() }),
    run: ({ db, administrator }) => {
      const token = findToken(db, administrator.name)
      const gone = token
        ? db
            .delete(deskPasskeys)
            .where(and(eq(deskPasskeys.tokenId, token.id)))
            .returning({ id: deskPasskeys.credentialId })
            .all()
        : []
      return accepted({ removed: gone.length })
    },
  }),
}
