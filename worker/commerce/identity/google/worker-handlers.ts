import type { Api, Decoded, OutputOf } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused } from '#shared/result.ts'
import type { WorkerScope } from '#commerce/app/http/worker-handlers.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import type { Reply } from '#commerce/app/shop.ts'
import type { Carried } from './pending-login.ts'
import { googleClient, onPortOf } from './client.ts'
import { type Journey, readState, signState, visitorDigest } from './state.ts'

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
  if (purpose === 'link' && customerId === null) return { result: refused('sign_in_needed'), generation: 0 }
  const journey = {
    jti: crypto.randomUUID(),
    shop: caller.companyId,
    origin,
    purpose,
    next,
    visitor: visitorDigest(caller.visitorId),
    customerId,
  }
  const state = await signState(env.TOKEN_SECRET, journey)
  return { result: accepted({ to: `${onPortOf(client.signIn, origin)}/google?state=${state}` }), generation: 0 }
}

export async function peekGoogle(input: Decoded<Google['peek']>, scope: WorkerScope): Answer<'peek'> {
  const carried = await carriedBy(input, scope)
  return carried ? scope.shop.step('peekArrival', carried, scope.caller) : no('google_failed')
}

/** What a new customer gives is checked before the code is spent; who is known gives nothing. */
export async function enterByGoogle(
  { phone, terms, marketing, ...input }: Decoded<Google['login']>,
  scope: WorkerScope,
) {
  const carried = await carriedBy(input, scope, 'login')
  if (!carried) return no('google_failed')
  if (phone === null) return scope.shop.step('loginByGoogle', { ...carried, asked: null }, scope.caller)
  const number = normalisePhone(phone)
  if (!number.ok) return { result: number, generation: 0 }
  if (!terms) return { result: refused('terms_needed', {}, { terms: messageOf('terms_needed') }), generation: 0 }
  return scope.shop.step('loginByGoogle', { ...carried, asked: { phone: number.value, marketing } }, scope.caller)
}

export async function linkByGoogle(input: Decoded<Google['link']>, scope: WorkerScope): Answer<'link'> {
  const carried = await carriedBy(input, scope, 'link')
  return carried ? scope.shop.step('linkGoogle', carried, scope.caller) : no('google_failed')
}

/** The state must be ours, this shop's, and this very browser's; to link, also this very customer's. */
async function carriedBy(
  { state, code }: { state: string; code: string },
  { env, caller }: WorkerScope,
  purpose?: Journey['purpose'],
): Promise<Carried | null> {
  const journey = await readState(env.TOKEN_SECRET, state)
  if (!journey || journey.shop !== caller.companyId || caller.visitorId === null) return null
  const same =
    journey.visitor === visitorDigest(caller.visitorId) && journey.customerId === (caller.session?.customerId ?? null)
  return same && (purpose === undefined || journey.purpose === purpose) ? { code, journey: journey.jti } : null
}
