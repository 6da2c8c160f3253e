import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { checkSigned, readSigned } from '#commerce/identity/passkeys/credential.ts'
import { writeLog } from '#commerce/platform/administration/log.ts'
import { openSession, spendLink } from '#commerce/platform/administration/sessions.ts'
import { adminTokens } from '#commerce/platform/administration/tables.ts'
import type { Caller } from '#commerce/platform/call.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refusal } from '#commerce/platform/http/envelope.ts'
import { readBody } from '#commerce/platform/http/payload.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { usePasskey } from './passkeys.ts'

interface Entered {
  session: string
  endsAt: string
}
/** By a link or a passkey that nobody else has; the log says whose token it was. */
type Way =
  | { by: 'link'; pass: string }
  | { by: 'passkey'; credentialId: string; verified: { counter: number; backedUp: boolean } }

/** Opens a session at the desk. */
export const enterDesk = (scope: Scope, way: Way): Result<Entered> =>
  inTransaction(scope, (tx) => {
    const spent = way.by === 'link' ? spendLink(tx, way.pass) : usePasskey(tx, way.credentialId, way.verified)
    return spent.ok ? enter(tx, spent.value, way.by) : spent
  })

function enter(tx: Tx, tokenId: string, by: Way['by']): Result<Entered> {
  const token = tx.db.select().from(adminTokens).where(eq(adminTokens.id, tokenId)).get()
  if (!token || (token.expiresAt && token.expiresAt <= tx.now)) return refused('desk_link_over')
  const { session, endsAt } = openSession(tx, tokenId)
  const who = { name: token.name, access: token.role }
  writeLog(tx, { who, operation: 'desk.enter', subject: by, changes: [] })
  return accepted({ session, endsAt: endsAt.toISOString() })
}

const Asked = z.union([
  z.strictObject({ pass: z.string().min(1).max(limits.tokenChars) }),
  z.strictObject({ origin: z.url({ protocol: /^https?$/ }).max(limits.idChars) }),
  z.strictObject({
    origin: z.url({ protocol: /^https?$/ }).max(limits.idChars),
    credential: z.string().max(limits.passkeyJsonChars),
  }),
])

/**
 * The way in, without any token: a link is used up, a passkey is asked for, or has signed. It is no operation, because
 * who asks is nobody yet.
 */
export async function answerEntry(env: Env, company: Company, request: Request, address: string): Promise<Response> {
  const body = await readBody(request, 4 * limits.passkeyJsonChars)
  const asked = Asked.safeParse(body.ok ? body.value : null)
  if (!asked.success) return refusal(null, refused('bad_request'))
  const caller = { ...asNobody(company), address }
  const { data } = asked
  const result =
    'pass' in data
      ? await answerLink(env, company, caller, data.pass)
      : 'credential' in data
        ? await answerPasskey(env, company, caller, data)
        : (await shopOf(env, company).internalCall('beginDeskPasskey', data, caller)).result
  if (!result.ok) return refusal(null, result)
  return Response.json(result.value, { headers: { 'cache-control': 'no-store' } })
}

const answerLink = async (env: Env, company: Company, caller: Caller, pass: string) =>
  (await shopOf(env, company).internalCall('enterDesk', { by: 'link', pass }, caller)).result

async function answerPasskey(
  env: Env,
  company: Company,
  caller: Caller,
  { credential, origin }: { credential: string; origin: string },
): Promise<Result<Entered>> {
  const given = readSigned(credential)
  const userHandle = given?.signed.response.userHandle
  if (!given || !userHandle) return refused('passkey_failed')
  const { signed, challenge } = given
  const asked = { challenge, origin, credentialId: signed.id, userHandle }
  const { result: passkey } = await shopOf(env, company).internalCall('findDeskPasskey', asked, caller)
  if (!passkey.ok) return passkey
  const verified = await checkSigned(signed, { passkey: passkey.value, challenge, origin }).catch(() => null)
  if (!verified) return refused('passkey_failed')
  const way = { by: 'passkey', credentialId: signed.id, verified } as const
  return (await shopOf(env, company).internalCall('enterDesk', way, caller)).result
}
