import { z } from 'zod'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { requestOf, type WireRequest } from '#shared/api/exchange.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { breakerOf, mayAsk, type Side } from '#edge/cache/breaker.ts'
import { backendCalls, renders } from '#edge/cache/ceiling.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { answerOf } from './exchange.ts'
import { inTurn } from './outbound.ts'
import { readAnswer } from './read-answer.ts'
import { backendHeaders, backendUrl, type Credentials } from './transport.ts'

export interface CallOptions extends Credentials {
  /** Travels as multipart instead of a JSON body. */
  file?: File
  /** How long the shopper waits, ms; the call itself is aborted by the specification's outer limit. */
  waitMs?: number
}

/** One call to the backend. It takes and returns our names and sends the names of the wire. Throws `ApiFailure`. */
export async function callBackend(
  context: EarlyContext,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<unknown> {
  const name = nameOf(endpoint)
  const sent = wireRequestOrNull(context, endpoint, input)
  if (!sent) note(context.log, `${name}: an input that is not the contract's`)
  if (!sent) throw new ApiFailure(name, 'refused', 422, messageOf('input_invalid'), 'input_invalid')
  return withinLimits(context, endpoint, () => send(context, endpoint, sent, options))
}

/** Not more at once than a request and a shop may have. */
async function withinLimits(context: EarlyContext, endpoint: Endpoint, call: () => Promise<unknown>): Promise<unknown> {
  return inTurn(context.outbound, async () => {
    if (endpoint.reads) await renders.letOthersGoFirst(context.tenant.host)
    const leave = await backendCalls.enter(context.tenant.host, limits.placeWaitMs)
    if (!leave) throw notSent(context, endpoint, 'too many calls at once')
    try {
      return await call()
    } finally {
      leave()
    }
  })
}

const sideOf = (endpoint: Endpoint): Side =>
  nameOf(endpoint) === 'access.find' ? 'lookup' : endpoint.access === 'public' ? 'catalogue' : 'sale'

/** Certainly not done, because it never left. */
function notSent(context: EarlyContext, endpoint: Endpoint, why: string): ApiFailure {
  note(context.log, `${nameOf(endpoint)}: ${why}`)
  return new ApiFailure(nameOf(endpoint), 'down', 503, messageOf('unavailable'))
}

async function send(
  context: EarlyContext,
  endpoint: Endpoint,
  sent: WireRequest,
  options: CallOptions,
): Promise<unknown> {
  const [side, waitMs] = [sideOf(endpoint), waitOf(context, endpoint, options)]
  const breaker = breakerOf(context, side)
  if (waitMs <= 0) throw notSent(context, endpoint, 'no time is left to ask')
  // A host that is not known has nothing to fall back on, so its look-up is always tried.
  if (side !== 'lookup' && !(await mayAsk(breaker)))
    throw notSent(context, endpoint, 'not asked, because the backend does not answer')
  const call = breaker.sent(Date.now())
  context.log.backendCalls += 1
  try {
    const request = requestFor(context, sent, options)
    const answer = await answerOf(context, endpoint, request, waitMs).catch((error: unknown) => {
      note(context.log, `${nameOf(endpoint)}: ${error instanceof Error ? error.message : 'failed'}`)
      throw new ApiFailure(nameOf(endpoint), 'down', 503, endpoint.reads ? text.networkError : unanswered)
    })
    const value = readAnswer(context, endpoint, answer, sent.payload)
    breaker.answered(call)
    if (!endpoint.reads) context.outbound.readsUntil = Date.now() + limits.pageReadTimeoutMs
    return value
  } catch (failure) {
    if (isSilence(failure)) breaker.failed(call, Date.now())
    else breaker.answered(call)
    throw isInDoubt(endpoint, failure) ? new ApiFailure(nameOf(endpoint), 'unknown', 504, unanswered) : failure
  }
}
const unanswered = messageOf('result_unknown')

/** A refusal with its reason is an answer, even when a courier or a bank is silent; only a busy shop needs rest. */
const isSilence = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.kind === 'down' && (failure.code === null || failure.code === 'unavailable')

/**
 * A change that was sent and got no clear answer may have been done. Where it must happen once, the shopper has to hear
 * that, and asking with the same key finds out.
 */
const isInDoubt = ({ once }: Endpoint, failure: unknown): boolean =>
  once === true && failure instanceof ApiFailure && failure.kind === 'down' && failure.code === null

/** A page waits for all its reads together; a change has its own time. */
function waitOf({ outbound }: EarlyContext, endpoint: Endpoint, { waitMs }: CallOptions): number {
  if (waitMs !== undefined) return waitMs
  if (!endpoint.reads) return limits.writeTimeoutMs
  return Math.min(limits.pageReadTimeoutMs, outbound.readsUntil - Date.now())
}

function requestFor(context: EarlyContext, sent: WireRequest, options: CallOptions): Request {
  const { method, path, query, body } = sent
  const url = new URL(backendUrl(context, path))
  const headers = backendHeaders(context, options)
  if (options.file) {
    const form = new FormData()
    form.append('FILE', options.file)
    return new Request(url, { method, headers, body: form, redirect: 'manual' })
  }
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value)
  if (!body) return new Request(url, { method, headers, redirect: 'manual' })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(body), redirect: 'manual' })
}

/** null: the input does not fit the contract. */
function wireRequestOrNull(
  { tenant }: EarlyContext,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
): WireRequest | null {
  try {
    return requestOf(endpoint, input, tenant)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return null
  }
}
