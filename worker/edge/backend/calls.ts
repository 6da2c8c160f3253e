import { z } from 'zod'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { requestOf, type WireRequest } from '#shared/api/contract/exchange.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { breakerOf, mayAsk } from '#edge/cache/breaker.ts'
import { backendCalls, renders } from '#edge/cache/ceiling.ts'
import { besideMs } from '#edge/cache/pace.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { inBatch, travelsInBatch } from './batch.ts'
import { answerOf } from './exchange.ts'
import { noAnswer, notSent, outcomeOf, sideOf, waitOf } from './outcome.ts'
import { inTurn } from './outbound.ts'
import { readAnswer } from './read-answer.ts'
import { refuseTooSoon } from './waiting.ts'
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
  if (endpoint.beginsPurchase) refuseTooSoon(context, name)
  if (!travelsInBatch(context, endpoint) || options.file)
    return withinLimits(context, endpoint, () => send(context, endpoint, sent, options))
  const waitMs = waitOf(context, endpoint, options.waitMs)
  return inBatch(context, endpoint, sent, options, () => alone(context, endpoint, sent, { ...options, waitMs }))
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

async function send(
  context: EarlyContext,
  endpoint: Endpoint,
  sent: WireRequest,
  options: CallOptions,
): Promise<unknown> {
  const side = sideOf(endpoint)
  const restMs = waitOf(context, endpoint, options.waitMs)
  if (restMs <= 0) throw notSent(context, endpoint, 'no time is left to ask')
  const leastMs = limits.probeWaitMs
  const probeMs = Math.max(leastMs, Math.min(restMs, besideMs(context, { leastMs, reads: 1.5 })))
  // A host that is not known has nothing to fall back on, so its look-up is always tried.
  if (side !== 'lookup' && !(await mayAsk(breakerOf(context, side), probeMs)))
    throw notSent(context, endpoint, 'not asked, because the backend does not answer')
  const waitMs = waitOf(context, endpoint, options.waitMs)
  if (waitMs <= 0) throw notSent(context, endpoint, 'no time is left to ask')
  context.log.backendCalls += 1
  return outcomeOf(context, endpoint, () => alone(context, endpoint, sent, { ...options, waitMs }), { waitMs })
}

/** One call with a request of its own. */
async function alone(
  context: EarlyContext,
  endpoint: Endpoint,
  sent: WireRequest,
  options: CallOptions & { waitMs: number },
): Promise<unknown> {
  const request = requestFor(context, sent, options)
  const answer = await answerOf(context, endpoint, request, options.waitMs).catch((error: unknown) =>
    noAnswer(context, endpoint, error),
  )
  return readAnswer(context, endpoint, answer, sent.payload)
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
