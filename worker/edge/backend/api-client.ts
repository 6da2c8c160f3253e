import { createHash } from 'node:crypto'
import type { ApiClient, PublicClient } from '#shared/api/index.ts'
import { api, ApiFailure, nameOf } from '#shared/api/index.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { text } from '#shared/text/text.ts'
import { callBackend, type CallOptions } from './calls.ts'
import { AbsentFailure, isPresent, noteAbsent } from './capabilities.ts'
import { AnswerFailure, RequestFailure } from './read-answer.ts'
import { sendOnce } from './sent-once.ts'
import { refreshKey } from './tenant.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

export interface Client {
  api: ApiClient
  cartChanged: boolean
  /** What is in the cart, once it was read. */
  cartLines: readonly CartItem[] | null
}

/** Gateways answer 401 to a key that they do not know; our own backend never does. */
const mayMeanKey = ({ env }: RequestContext, failure: unknown): failure is ApiFailure =>
  (failure instanceof ApiFailure && failure.kind === 'denied') ||
  (isSignedOut(failure) && env.BACKEND_URL !== undefined)
const isSignedOut = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.kind === 'signedOut'

/**
 * What a 401 or 403 means where the key is right: no session ends by a call of another company's backend that everybody
 * may make, nor by what its firewall refuses.
 */
function meantBy(failure: unknown, { env }: RequestContext, endpoint: Endpoint): unknown {
  const name = nameOf(endpoint)
  if (failure instanceof RequestFailure) return new ApiFailure(name, 'refused', failure.status, text.requestFailed)
  const isOfAll = isSignedOut(failure) && endpoint.access === 'public' && env.BACKEND_URL !== undefined
  return isOfAll ? new AnswerFailure(name) : failure
}

/**
 * One shopper's answer must not take a call from the others: where it may mean who called, a read is made again by
 * nobody, and only what that answers counts. The page does not wait for it.
 */
async function noteIfMissingForAll(
  context: RequestContext,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  // A list of what is the caller's own would be missing for nobody.
  if (!endpoint.reads || Object.values(input).some(Array.isArray)) return
  const nobody = { ...context, session: null, visitorId: null }
  const failure = await callBackend(nobody, endpoint, input, { token: null }).catch((error: unknown) => error)
  if (failure instanceof AbsentFailure && failure.says === true) noteAbsent(context, nameOf(endpoint))
}

/** Short, because a key has 64 characters at most and an item's id may be any text. */
const itemIn = ({ itemId }: Readonly<Record<string, unknown>>): string =>
  typeof itemId === 'string' ? `.${createHash('sha256').update(itemId).digest('base64url').slice(0, 12)}` : ''

/** The client of nobody: what it reads is the same for everybody. */
export const guestClient = (context: RequestContext): PublicClient =>
  createClient({ ...context, session: null, visitorId: null }, { token: null }).api as PublicClient

/** The typed client of one request, derived from the contract. `key` makes the calls that move money happen once. */
export function createClient(context: RequestContext, options: CallOptions = {}): Client {
  const client: Client = { api: {} as ApiClient, cartChanged: false, cartLines: null }
  const made = new Map<string, number>()
  // A form that makes the same call several times gets a key for each, and the same ones when it is sent again. Sent
  // again it leaves out what is in the cart by then, so a call about an item is named by that and not by its place.
  const nextKey = (name: string): string => {
    const times = (made.get(name) ?? 0) + 1
    made.set(name, times)
    return `${options.key ?? crypto.randomUUID()}.${name}${times === 1 ? '' : `.${times}`}`
  }
  const call = async (endpoint: Endpoint, input: Readonly<Record<string, unknown>> = {}) => {
    const name = nameOf(endpoint)
    // This backend answered before that it has no such call; it is asked again after a while.
    if (context.shop.absent.includes(name) && !isPresent(context, name)) throw new AbsentFailure(endpoint)
    const key = endpoint.once ? nextKey(`${name}${itemIn(input)}`) : null
    if (endpoint.changesCart) client.cartChanged = true
    const send = () => callBackend(context, endpoint, input, { ...options, key })
    const ask = () => (key === null ? send() : sendOnce(context, name, key, send))
    const { accessKey } = context.tenant
    const asked = ask()
      .catch(async (failure: unknown) => {
        // It may only mean that the shop's key was replaced, which is requested again, rarely.
        if (!mayMeanKey(context, failure) || !(await refreshKey(context, accessKey, failure.status))) throw failure
        return ask()
      })
      .catch(async (answered: unknown) => {
        const failure = meantBy(answered, context, endpoint)
        if (!(failure instanceof ApiFailure)) throw failure
        if (failure instanceof AbsentFailure && failure.says === true) noteAbsent(context, name)
        if (failure instanceof AbsentFailure && failure.says === 'named')
          context.waitUntil(noteIfMissingForAll(context, endpoint, input))
        if (failure.kind === 'down' && endpoint.reads) context.validity.lost = true
        throw failure
      })
    if (endpoint !== api.cart.list) return asked
    return asked.then((lines) => (client.cartLines = lines as Client['cartLines']))
  }
  const nouns = Object.entries(api).map(([noun, verbs]) => [
    noun,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, endpoint]) => [
        verb,
        (input?: Readonly<Record<string, unknown>>) => call(endpoint, input),
      ]),
    ),
  ])
  // The one place where the table becomes the type that was derived from the same table.
  client.api = Object.fromEntries(nouns) as ApiClient
  return client
}
