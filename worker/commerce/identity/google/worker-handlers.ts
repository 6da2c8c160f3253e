import type { Api, Decoded, OutputOf } from '#shared/api/index.ts'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused } from '#shared/result.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { hashConfirmation } from '../re-authentication/hash-confirmation.ts'
import type { Reply } from '#commerce/platform/call.ts'
import type { PendingLoginRef } from './pending-login.ts'
import { googleClient, onPortOf } from './client.ts'
import { type GoogleState, readState, signState, visitorDigest } from './state.ts'

type Google = Api['google']
type Answer<V extends keyof Google> = Promise<Reply<OutputOf<Google[V]>>>

const no = (code: 'google_failed' | 'google_unavailable') => ({ result: refused(code), generation: 0 })

export const findGoogle = async (_: unknown, { env }: WorkerScope): Answer<'find'> => ({
  result: accepted({ offered: googleClient(env) !== null }),
  generation: 0,
})

export async function beginGoogle(
  { purpose, next }: Decoded<Google['begin']>,
  { env, caller, origin }: WorkerScope,
): Answer<'begin'> {
  const client = googleClient(env)
  if (!client || origin === null || caller.visitorId === null) return no('google_unavailable')
  const customerId = caller.session?.customerId ?? null
  if (purpose !== 'login' && customerId === null) return { result: refused('sign_in_needed'), generation: 0 }
  const state = await signState(secretsOf(env), {
    jti: crypto.randomUUID(),
    shop: caller.companyId,
    origin,
    purpose,
    next,
    visitor: visitorDigest(caller.visitorId),
    customerId,
  })
  return { result: accepted({ to: `${onPortOf(client.signIn, origin)}/google?state=${state}` }), generation: 0 }
}

export async function peekGoogle(input: Decoded<Google['peek']>, scope: WorkerScope): Answer<'peek'> {
  const ref = await pendingLoginOf(input, scope)
  return ref ? scope.shop.internalCall('peekPendingLogin', ref, scope.caller) : no('google_failed')
}

/** A new customer's number and consent are checked before the code is spent; a known customer gives neither. */
export async function enterByGoogle(
  { phone, terms, marketing, ...input }: Decoded<Google['login']>,
  scope: WorkerScope,
) {
  const ref = await pendingLoginOf(input, scope, 'login')
  if (!ref) return no('google_failed')
  if (phone === null) return scope.shop.internalCall('loginByGoogle', { ...ref, asked: null }, scope.caller)
  const number = normalisePhone(phone)
  if (!number.ok) return { result: number, generation: 0 }
  if (!terms) return { result: refused('terms_needed', {}, { terms: messageOf('terms_needed') }), generation: 0 }
  return scope.shop.internalCall('loginByGoogle', { ...ref, asked: { phone: number.value, marketing } }, scope.caller)
}

export async function linkByGoogle({ state, googleCode, ...given }: Decoded<Google['link']>, scope: WorkerScope) {
  const ref = await pendingLoginOf({ state, code: googleCode }, scope, 'link')
  if (!ref) return no('google_failed')
  const confirmation = await hashConfirmation(given, scope)
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  return scope.shop.internalCall('linkGoogle', { ...ref, confirmation: confirmation.value }, scope.caller)
}

export async function unlinkByGoogle(given: Decoded<Google['unlink']>, scope: WorkerScope) {
  const confirmation = await hashConfirmation(given, scope)
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  return scope.shop.internalCall('unlinkGoogle', confirmation.value, scope.caller)
}

export async function confirmAtGoogle(input: Decoded<Google['confirm']>, scope: WorkerScope): Answer<'confirm'> {
  const ref = await pendingLoginOf(input, scope, 'confirm')
  return ref ? scope.shop.internalCall('confirmByGoogle', ref, scope.caller) : no('google_failed')
}

/** The state must be signed by us, for this shop and this browser; to link an account, also for this customer. */
async function pendingLoginOf(
  { state, code }: { state: string; code: string },
  { env, caller }: WorkerScope,
  purpose?: GoogleState['purpose'],
): Promise<PendingLoginRef | null> {
  const known = await readState(secretsOf(env), state)
  if (!known || known.shop !== caller.companyId || caller.visitorId === null) return null
  const same =
    known.visitor === visitorDigest(caller.visitorId) && known.customerId === (caller.session?.customerId ?? null)
  return same && (purpose === undefined || known.purpose === purpose) ? { code, flowId: known.jti } : null
}
