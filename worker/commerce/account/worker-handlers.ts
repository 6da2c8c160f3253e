import type { Context } from 'hono'
import type { account } from '#shared/api/account/account.ts'
import type { Decoded } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused } from '#shared/result.ts'
import { hashInTurn } from '#commerce/identity/customers/hash-places.ts'
import { newCost } from '#commerce/identity/customers/password.ts'
import { passwordProblem, shopWords } from '#commerce/identity/customers/rules.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { refusal, refuse } from '#commerce/platform/http/envelope.ts'
import type { HttpEnv } from '#commerce/platform/http/caller.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'
import { hashConfirmation } from '#commerce/identity/re-authentication/hash-confirmation.ts'
import { privateKey } from '#commerce/platform/bucket.ts'
import type { Reply } from '#commerce/platform/call.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { type Session, signSession } from '#commerce/platform/tokens.ts'

/** The Worker's part of an account: it hashes passwords and serves the bytes of a photo. */
type Done = Promise<Reply<Record<never, never>>>

type Renewed = Promise<Reply<{ token: string | null }>>

/** The token of the session that a change has put in the place of the caller's. */
export async function renewed(
  scope: Pick<WorkerScope, 'env' | 'caller'>,
  { result, generation }: Reply<{ session: Session | null }>,
): Renewed {
  if (!result.ok) return { result, generation }
  return { result: accepted({ token: await tokenOf(scope, result.value.session) }), generation }
}
const tokenOf = async ({ env, caller }: Pick<WorkerScope, 'env' | 'caller'>, session: Session | null) =>
  session && signSession(secretsOf(env), caller.companyId, session, new Date())

export async function changeContact(
  { kind, value, ...given }: Decoded<typeof account.changeContact>,
  scope: WorkerScope,
): Promise<Reply<{ waits: boolean; token: string | null }>> {
  const confirmation = await hashConfirmation(given, scope)
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  const changed = await scope.shop.internalCall(
    'changeContact',
    { kind, value, confirmation: confirmation.value },
    scope.caller,
  )
  const { result, generation } = changed
  if (!result.ok) return { result, generation }
  const { waits, session } = result.value
  return { result: accepted({ waits, token: await tokenOf(scope, session) }), generation }
}

export const confirmContact = async (input: Decoded<typeof account.confirmContact>, scope: WorkerScope): Renewed =>
  renewed(scope, await scope.shop.internalCall('confirmContact', input, scope.caller))

export async function changePassword(
  { oldPassword, password, ...byCode }: Decoded<typeof account.changePassword>,
  { env, shop, caller, company }: WorkerScope,
): Renewed {
  const problem = passwordProblem(password, shopWords(company.hosts))
  if (problem) return { result: refused(problem, {}, { password: messageOf(problem) }), generation: 0 }
  const confirmation = await hashConfirmation({ ...byCode, password: oldPassword }, { env, shop, caller })
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  const hashed = await hashInTurn(password, newCost(), { env, caller, owner: caller.session?.customerId ?? null })
  if (!hashed.ok) return { result: hashed, generation: 0 }
  const changed = await shop.internalCall(
    'changeOwnPassword',
    { confirmation: confirmation.value, password: hashed.value },
    caller,
  )
  if (changed.result.ok) return renewed({ env, caller }, changed)
  return { ...changed, result: { ...changed.result, fields: atOldPassword(changed.result.fields) } }
}

/** The field `password` is the new one; what is wrong with the old one stands at its own field. */
const atOldPassword = ({ password, ...fields }: Readonly<Record<string, string>>) =>
  password === undefined ? fields : { ...fields, oldPassword: password }

export const setPhoto = ({ fileId }: Decoded<typeof account.setPhoto>, { shop, caller }: WorkerScope): Done =>
  shop.internalCall('setPhoto', { fileId }, caller)

export const removePhoto = (_: Record<never, never>, { shop, caller }: WorkerScope): Done =>
  shop.internalCall('setPhoto', { fileId: null }, caller)

export async function removeAccount(input: Decoded<typeof account.remove>, { env, shop, caller }: WorkerScope): Done {
  const confirmation = await hashConfirmation(input, { env, shop, caller })
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  return shop.internalCall('eraseAccount', confirmation.value, caller)
}

/** The bytes of the caller's own photo. */
export async function servePhoto(c: Context<HttpEnv>): Promise<Response> {
  const company = c.get('company')
  const { result } = await shopOf(c.env, company).internalCall('findPhoto', {}, c.get('caller'))
  if (!result.ok) return refusal(null, result)
  const stored = await c.env.MEDIA.get(privateKey(company.objectName, result.value.fileId))
  return stored ? new Response(stored.body, { headers: { 'content-type': result.value.mime } }) : refuse('not_found')
}
