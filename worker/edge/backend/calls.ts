import { z } from 'zod'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { isGet, requestOf, type WireRequest } from '#shared/api/exchange.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { backendHeaders, backendUrl, type Credentials, sendToBackend } from './transport.ts'

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
  context.log.backendCalls += 1
  let answer: Answer
  try {
    const request = requestFor(context, sent, options)
    answer = await answerOf(context, endpoint, request, options.waitMs ?? waitMsOf(endpoint))
  } catch (error) {
    note(context.log, `${name}: ${error instanceof Error ? error.message : 'failed'}`)
    throw new ApiFailure(name, 'down', 503, text.networkError)
  }
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

const outerMs = { access: limits.accessKeyTimeoutMs, cart: limits.cartTimeoutMs } as const
const waitMsOf = (endpoint: Endpoint) => (isGet(endpoint) ? limits.pageReadTimeoutMs : limits.writeTimeoutMs)

/** The whole body within `waitMs`; a read that failed at once is tried once more. */
async function answerOf(context: EarlyContext, endpoint: Endpoint, request: Request, waitMs: number): Promise<Answer> {
  const startedAt = Date.now()
  const again = isGet(endpoint) ? request.clone() : null
  try {
    return await within(waitMs, send(context, endpoint, request))
  } catch (error) {
    const spentMs = Date.now() - startedAt
    if (!again || spentMs > retryWithinMs) throw error
    return within(waitMs - spentMs, send(context, endpoint, again))
  }
}
const retryWithinMs = 1_000

async function send(context: EarlyContext, endpoint: Endpoint, request: Request): Promise<Answer> {
  const sentAt = Date.now()
  const signal = AbortSignal.timeout(endpoint.timeout ? outerMs[endpoint.timeout] : limits.requestTimeoutMs)
  const response = await sendToBackend(context, request, signal)
  const bytes = await readBounded(response, limits.answerBytes)
  if (bytes === null) throw new Error(`an answer above ${limits.answerBytes} bytes`)
  const { status, headers } = response
  return {
    status,
    body: parsed(new TextDecoder().decode(bytes)),
    generation: headers.get('generation'),
    validUntil: validUntil(sentAt, headers),
  }
}

/**
 * The backend says how far away a flash sale's start or end is. We count from when we asked, so that we are never late.
 */
function validUntil(sentAt: number, headers: Headers): number | null {
  const ms = Number(headers.get('steady-ms') ?? Number.NaN)
  return Number.isSafeInteger(ms) && ms >= 0 ? sentAt + ms : null
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON: a proxy's page or half an answer. `read` treats the backend as down and never shows the text.
    return undefined
  }
}
