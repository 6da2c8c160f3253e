import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { limits } from '#shared/limits.ts'
import { breakerOf } from '#edge/cache/breaker.ts'
import { paceOf } from '#edge/cache/pace.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { sideOf } from './outcome.ts'
import type { Answer } from './read-answer.ts'
import { sendToBackend } from './transport.ts'

const outerMs = { access: limits.accessKeyTimeoutMs, cart: limits.cartTimeoutMs } as const
/** A read that failed so soon is tried once more. */
export const retryWithinMs = 1_000

/**
 * The backend's whole answer, body included, within `waitMs`. A read is given up then, except one from which we learn. A
 * change goes on after the shopper's page, because cutting it off would not undo it.
 */
export async function answerOf(
  context: EarlyContext,
  endpoint: Endpoint,
  request: Request,
  waitMs: number,
): Promise<Answer> {
  if (!endpoint.reads) {
    const change = exchange(context, endpoint, request)
    context.waitUntil(change.catch(() => undefined))
    return within(waitMs, change)
  }
  const startedAt = Date.now()
  const givenUp = new AbortController()
  const again = request.clone()
  let asked = exchange(context, endpoint, request, givenUp.signal)
  let goesOn = false
  const answered = (ms: number) =>
    within(ms, asked).catch((error: unknown) => {
      goesOn = Date.now() - startedAt >= waitMs && learnFrom(context, endpoint, asked)
      throw error
    })
  try {
    return await answered(waitMs)
  } catch (error) {
    const spentMs = Date.now() - startedAt
    if (spentMs > retryWithinMs || spentMs >= waitMs) throw error
    asked = exchange(context, endpoint, again, givenUp.signal)
    return await answered(waitMs - spentMs)
  } finally {
    if (!goesOn) givenUp.abort()
  }
}

/**
 * One read of a shop goes on when its page waits no more: only its answer tells a slow backend from a silent one. It
 * teaches the pace, and closes the breaker that its page's failures have opened. false: another one does that already.
 */
function learnFrom(context: EarlyContext, endpoint: Endpoint, asked: Promise<Answer>): boolean {
  const pace = paceOf(context)
  if (!pace?.learn(Date.now())) return false
  const heard = ({ status }: Answer) => {
    if (status < 500) breakerOf(context, sideOf(endpoint)).heard(Date.now())
  }
  context.waitUntil(asked.then(heard, () => undefined).finally(() => pace.learnt()))
  return true
}

async function exchange(
  context: EarlyContext,
  endpoint: Endpoint,
  request: Request,
  givenUp?: AbortSignal,
): Promise<Answer> {
  const sentAt = Date.now()
  const outer = AbortSignal.timeout(endpoint.timeout ? outerMs[endpoint.timeout] : limits.requestTimeoutMs)
  const response = await sendToBackend(context, request, givenUp ? AbortSignal.any([outer, givenUp]) : outer)
  const bytes = await readBounded(response, limits.answerBytes)
  if (bytes === null) throw new Error(`an answer above ${limits.answerBytes} bytes`)
  const { status, headers } = response
  // A courier's or a bank's time is not the backend's.
  if (endpoint.reads && !endpoint.asksVendor && status < 500) paceOf(context)?.note(Date.now() - sentAt)
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

/** Rejects when the promise is not settled in time. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    // Not JSON: a proxy's page or half an answer. `readAnswer` treats the backend as down and never shows the text.
    return undefined
  }
}
