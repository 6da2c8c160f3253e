import { ApiFailure, nameOf } from '#shared/api/index.ts'
import { complete, decodeLenient, type Endpoint, fieldNames, isPaged, oursByWireName } from '#shared/api/endpoint.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { deviceWords } from '#shared/web/device.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { z } from 'zod'
import { noteGeneration } from '#edge/cache/generation.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Who a call is made for, beyond the visit: a look-up has no key yet, a fresh login has a new token. */
export interface CallOptions {
  token?: string | null
  key?: string | null
  /** Travels as multipart instead of a JSON body. */
  file?: File
  /** How long the shopper waits, ms; the call itself is aborted by the specification's outer limit. */
  waitMs?: number
}

export const base = '/website/api/v1'

/** The one function that puts headers on a call to a backend. */
export function headersFor(
  context: EarlyContext,
  endpoint: Pick<Endpoint, 'once'>,
  { token, key }: CallOptions,
): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': 'en',
    referer: `${context.origin}/`,
    'request-id': context.requestId,
  })
  if (context.tenant.accessKey) headers.set('api-access', context.tenant.accessKey)
  if (context.visitorId) headers.set('visitor-id', context.visitorId)
  if (!context.env.BACKEND_URL) {
    headers.set('visitor-address', context.address)
    headers.set('visitor-device', deviceWords(context.request.headers.get('user-agent') ?? ''))
  }
  const bearer = token === undefined ? context.session?.token : token
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  if (endpoint.once && key) headers.set('idempotency-key', key)
  return headers
}

/** One hop to the commerce backend: our words in, the wire's words across, our words out. Throws `ApiFailure`. */
export async function callBackend(
  context: EarlyContext,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions = {},
): Promise<unknown> {
  const name = nameOf(endpoint)
  const request = requestOrNull(context, endpoint, input, options)
  if (!request) note(context.log, `${name}: an input that is not the contract's`)
  if (!request) throw new ApiFailure(name, 'refused', 422, messageOf('input_invalid'), 'input_invalid')
  context.log.backendCalls += 1
  let answer: Answer
  try {
    answer = await answerOf(context, endpoint, request, options.waitMs ?? waitMsOf(endpoint))
  } catch (error) {
    note(context.log, `${name}: ${error instanceof Error ? error.message : 'failed'}`)
    throw new ApiFailure(name, 'down', 503, text.networkError)
  }
  return read(context, endpoint, answer)
}

/**
 * Bytes instead of an envelope; null: there are none for this shopper. Nothing of the backend's own headers goes on.
 */
export async function fetchBytes(
  context: EarlyContext,
  endpoint: Endpoint,
  path: string,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const response = await fetchFile(context, endpoint, path, AbortSignal.timeout(limits.writeTimeoutMs))
  const bytes = response.status === 200 ? await readBounded(response, limits.videoBytes) : null
  return bytes && { bytes, type: response.headers.get('content-type') ?? '' }
}

/** A backend's answer as it comes, for a file that is passed on while it arrives: `signal` ends that, too. */
export function fetchFile(
  context: EarlyContext,
  endpoint: Endpoint,
  path: string,
  signal?: AbortSignal,
): Promise<Response> {
  const request = new Request(`${context.env.BACKEND_URL?.replace(/\/$/, '') ?? 'https://commerce'}${base}${path}`, {
    headers: headersFor(context, endpoint, {}),
    redirect: 'manual',
  })
  context.log.backendCalls += 1
  const init = signal ? { signal } : {}
  return context.env.BACKEND_URL ? fetch(request, init) : context.env.COMMERCE.fetch(request, init)
}

function requestFor(
  context: EarlyContext,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Request {
  const [method = 'GET', path = '/'] = endpoint.upstream.split(' ')
  const payload = { ...(z.encode(endpoint.input, complete(endpoint.input, input)) as Record<string, unknown>) }
  const filled = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(payload[field])
    delete payload[field]
    return encodeURIComponent(value)
  })
  const url = new URL(`${context.env.BACKEND_URL?.replace(/\/$/, '') ?? 'https://commerce'}${base}${filled}`)
  const headers = headersFor(context, endpoint, options)
  if (options.file) {
    const body = new FormData()
    body.append('FILE', options.file)
    return new Request(url, { method, headers, body, redirect: 'manual' })
  }
  if (method !== 'GET' && method !== 'DELETE') {
    headers.set('content-type', 'application/json')
    return new Request(url, { method, headers, body: JSON.stringify(payload), redirect: 'manual' })
  }
  for (const [field, value] of Object.entries(payload))
    if (value !== null && value !== undefined && value !== '') url.searchParams.set(field, String(value))
  return new Request(url, { method, headers, redirect: 'manual' })
}

/** null: what was asked for cannot even be said in the contract's words. */
function requestOrNull(...args: Parameters<typeof requestFor>): Request | null {
  try {
    return requestFor(...args)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return null
  }
}

const outerMs = { access: limits.accessKeyTimeoutMs, cart: limits.cartTimeoutMs } as const
const isRead = (endpoint: Endpoint) => endpoint.upstream.startsWith('GET ')
const waitMsOf = (endpoint: Endpoint) => (isRead(endpoint) ? limits.pageReadTimeoutMs : limits.writeTimeoutMs)

interface Answer {
  status: number
  body: unknown
  generation: string | null
  validUntil: number | null
}

/** The whole body within `waitMs`; a read that failed at once is tried once more. */
async function answerOf(context: EarlyContext, endpoint: Endpoint, request: Request, waitMs: number): Promise<Answer> {
  const startedAt = Date.now()
  const again = isRead(endpoint) ? request.clone() : null
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
  const response = context.env.BACKEND_URL
    ? await fetch(request, { signal })
    : await context.env.COMMERCE.fetch(request, { signal })
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

/** A flash sale's start or end is so far away as the backend says; from when we asked, so that we are never late. */
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
    // Not JSON: a proxy's page or half an answer. `read` calls it down and never shows it.
    return undefined
  }
}

const Envelope = z.object({
  statusCode: z.coerce.number().optional(),
  message: z.unknown().optional(),
  errorCode: z.string().max(60).nullish(),
  fields: z.record(z.string(), z.string()).nullish(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
  more: z.unknown().optional(),
})
type Envelope = z.output<typeof Envelope>

function read(context: EarlyContext, endpoint: Endpoint, { status, body, generation, validUntil }: Answer): unknown {
  const name = nameOf(endpoint)
  const envelope = Envelope.safeParse(body).data ?? null
  if (generation) noteGeneration(context, Number(generation))
  if (validUntil !== null) context.steady.until = Math.min(context.steady.until ?? validUntil, validUntil)
  const code = status >= 200 && status < 300 ? (envelope?.statusCode ?? 200) : status
  if (code === 401) throw new ApiFailure(name, 'signedOut', 401, text.signInAgain)
  if (code === 403) throw new ApiFailure(name, 'denied', 403, text.accessDenied)
  if (isAbsent(endpoint, code, envelope)) throw new ApiFailure(name, 'absent', 501, text.requestFailed)
  if (code >= 400 && code < 500 && envelope)
    throw new ApiFailure(
      name,
      'refused',
      code,
      shownMessage(envelope.message),
      envelope.errorCode ?? null,
      oursFields(endpoint, envelope),
      envelope.values ?? {},
    )
  if (code < 200 || code >= 300 || !envelope) {
    note(context.log, `${name}: ${envelope ? `status ${code}` : `status ${code}, no envelope`}`)
    throw new ApiFailure(name, 'down', 502, text.requestFailed)
  }
  const value = isPaged(endpoint.output)
    ? { data: envelope.data, meta: envelope.meta, more: envelope.more }
    : (envelope.data ?? null)
  return decoded(context, endpoint, value)
}

function decoded(context: EarlyContext, endpoint: Endpoint, value: unknown): unknown {
  const name = nameOf(endpoint)
  const first = decodeLenient(endpoint.output, value)
  // An endpoint without an answer of its own may say `data: null`.
  const result = !first.ok && value === null ? decodeLenient(endpoint.output, {}) : first
  if (!result.ok) {
    note(
      context.log,
      `${name}: an answer that is not the contract's (${result.issues
        .slice(0, 3)
        .map((i) => i.path)
        .join(', ')})`,
    )
    throw new ApiFailure(name, 'down', 502, text.requestFailed)
  }
  if (result.dropped > 0) note(context.log, `${name}: ${result.dropped} bad rows left out`)
  return result.value
}

/** 405 and 501, and a 404 that speaks of the route rather than of an object. */
function isAbsent(endpoint: Endpoint, code: number, envelope: Envelope | null): boolean {
  if (code === 405 || code === 501) return true
  if (code !== 404 || envelope?.errorCode) return code === 404 && envelope?.errorCode === 'route_unknown'
  const ofRoute =
    typeof envelope?.message === 'string' && /^cannot (get|post|put|patch|delete) /i.test(envelope.message)
  // Where nothing is asked for by name, nothing but the call itself can be missing.
  return !envelope || ofRoute || (isRead(endpoint) && fieldNames(endpoint.input).length === 0)
}

/** Plain text of the backend, bounded; anything else is the default. */
function shownMessage(message: unknown): string {
  if (typeof message !== 'string') return text.requestFailed
  const plain = message.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
  return plain === '' || /[<>]/.test(plain) ? text.requestFailed : plain.slice(0, limits.messageChars)
}

function oursFields(endpoint: Endpoint, envelope: Envelope): Record<string, string> {
  const byWireName = oursByWireName(endpoint.input)
  return Object.fromEntries(
    Object.entries(envelope.fields ?? {}).map(([name, sentence]) => [
      byWireName.get(name) ?? name,
      shownMessage(sentence),
    ]),
  )
}
