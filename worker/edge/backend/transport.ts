import { nameOf } from '#shared/api/index.ts'
import { isDoneWithoutBody, parseAnswer, withSlash } from '#shared/api/contract/answer-text.ts'
import { base, rootOf } from '#shared/api/contract/exchange.ts'
import { takeTogether } from '#shared/api/contract/together.ts'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { deviceWords } from '#shared/web/device.ts'
import { paceOf } from '#edge/cache/pace.ts'
import type { Call, EarlyContext } from '#edge/request/request-context.ts'
import { noteNumbers, withNumbers } from './number-ids.ts'
import { type Answer, isBusy } from './read-answer.ts'

/** The address of a path of the contract, at the embedded backend or at the one BACKEND_URL names. */
export const backendUrl = ({ env: { BACKEND_URL: other } }: EarlyContext, path: string): string =>
  `${other ? rootOf(other) : 'https://commerce'}${base}${path}`

/** Sends one request to the backend; `signal` aborts it. */
export function sendToBackend(context: EarlyContext, request: Request, signal?: AbortSignal): Promise<Response> {
  const init = signal ? { signal } : {}
  return context.env.BACKEND_URL ? fetch(request, init) : context.env.COMMERCE.fetch(request, init)
}

/** Who a call is made for, when the request alone does not say: a look-up has no key yet, a fresh login a new token. */
export interface Credentials {
  token?: string | null
}

/** The only function that puts headers on a call to a backend. */
export function backendHeaders(context: EarlyContext, { token }: Credentials = {}): Headers {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': 'en',
    referer: `${context.origin}/`,
    'request-id': context.requestId,
  })
  if (context.tenant.accessKey) headers.set('api-access', context.tenant.accessKey)
  if (context.visitorId) headers.set('visitor-id', context.visitorId)
  // Personal data stays inside: another company's backend does not get it.
  if (!context.env.BACKEND_URL) {
    headers.set('visitor-address', context.address)
    headers.set('visitor-device', deviceWords(context.request.headers.get('user-agent') ?? ''))
    if (context.nextVisitorId) headers.set('next-visitor-id', context.nextVisitorId)
    if (context.deviceKey) headers.set('device-key', context.deviceKey)
    // A page that everyone gets is requested without a caller.
    if (context.ticket) headers.set('arrived-at', String(context.ticket.arrivedAt))
  }
  const bearer = token === undefined ? context.session?.token : token
  if (bearer) headers.set('authorization', `Bearer ${bearer}`)
  return headers
}

/** A call, and how long it may take once it begins, ms. */
export interface Outgoing {
  call: Call
  ownMs: number
}
/**
 * Brings a list of calls of one caller to the backend: an answer for each, or the promise of one. It rejects when none
 * has an answer. `givenUp`: nobody waits for any of them.
 */
type Transport = (
  context: EarlyContext,
  list: readonly Outgoing[],
  givenUp: AbortSignal,
) => Promise<readonly (Answer | Promise<Answer>)[]>

/** All of them together, to the embedded backend. One of an earlier build knows no lists. */
export const byRpc: Transport = async (context, list, givenUp) => {
  const asked = list.map(({ call: { endpoint, sent, key }, ownMs }) => ({
    name: nameOf(endpoint),
    payload: sent.fields,
    key,
    withinMs: Math.max(ownMs - returnMs, 1),
    mayFollow: context.outbound.mayLeaveEarly && endpoint.asksVendor === true,
  }))
  try {
    const together = await context.env.COMMERCE.batch?.(list[0]?.call.head ?? {}, asked)
    return together ? takeTogether(together) : []
  } catch (error) {
    const isOlder = error instanceof TypeError && error.message.includes('does not implement')
    if (isOlder) return overHttp(context, list, givenUp)
    throw error
  }
}
/** Commerce gives up this much earlier than we do, so that the other answers still arrive. */
const returnMs = 150

/** One by one, each with a request of its own; what follows a change waits for it. */
export const overHttp: Transport = async (context, list, givenUp) => {
  let before: Promise<unknown> = Promise.resolve()
  const answers = list.map(({ call }) => {
    const answer = before.then(() => askOne(context, call, givenUp))
    const over = answer.catch(() => undefined)
    if (!call.endpoint.reads) before = over
    return answer
  })
  // One that is alone fails as its list.
  return answers.length === 1 ? Promise.all(answers) : answers
}

async function askOne(context: EarlyContext, call: Call, givenUp: AbortSignal): Promise<Answer> {
  const { endpoint } = call
  const sentAt = Date.now()
  const outer = AbortSignal.timeout(endpoint.timeout ? outerMs[endpoint.timeout] : limits.requestTimeoutMs)
  const signal = AbortSignal.any([outer, givenUp])
  const body = bodyOf(call, await withNumbers(context, call))
  const first = await sendToBackend(context, requestFor(context, call, { body }), signal)
  const moved = withSlash(backendUrl(context, call.sent.path), first.status, first.headers.get('location'))
  const response = moved
    ? await sendToBackend(context, requestFor(context, call, { body, address: moved }), signal)
    : first
  const bytes = await readBounded(response, limits.answerBytes)
  if (bytes === null) throw new Error(`an answer above ${limits.answerBytes} bytes`)
  const { status, headers } = response
  // A courier's or a bank's time is not the backend's.
  if (endpoint.reads && !endpoint.asksVendor && status < 500 && !isBusy(status))
    paceOf(context)?.note(Date.now() - sentAt, nameOf(endpoint))
  // A server before the backend, or the backend for a moment: a read is tried once more. A 408 or 429 says that too much
  // was asked: twice as much would be no help.
  if (endpoint.reads && context.env.BACKEND_URL && status >= 500 && isBusy(status)) throw new Error(`status ${status}`)
  const long = new Set<string>()
  const answered = isDoneWithoutBody(status, bytes) ? {} : parseAnswer(bytes, (name) => long.add(name))
  if (long.size > 0) noteNumbers(context, long)
  // How far away a flash sale's start or end is.
  const steadyMs = Number(headers.get('steady-ms') ?? Number.NaN)
  const validForMs = Number.isSafeInteger(steadyMs) && steadyMs >= 0 ? steadyMs : null
  return { kind: 'envelope', status, body: answered, generation: Number(headers.get('generation')) || 0, validForMs }
}
const outerMs = { access: limits.accessKeyTimeoutMs, cart: limits.cartTimeoutMs } as const

function requestFor(
  context: EarlyContext,
  { sent: { method, path, query }, head, key }: Call,
  { body, address = backendUrl(context, path) }: { body: FormData | string | null; address?: string },
): Request {
  const url = new URL(address)
  const headers = new Headers(head)
  if (key) headers.set('idempotency-key', key)
  for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body, redirect: 'manual' })
}

function bodyOf({ file }: Call, payload: unknown): FormData | string | null {
  if (!file) return payload === null ? null : JSON.stringify(payload)
  const form = new FormData()
  form.append('FILE', file)
  return form
}
