import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { breakerOf, type Side } from '#edge/cache/breaker.ts'
import { enoughMs, paceOf, pageWaitMs } from '#edge/cache/pace.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

export const sideOf = (endpoint: Endpoint): Side =>
  nameOf(endpoint) === 'access.find' ? 'lookup' : endpoint.access === 'public' ? 'catalogue' : 'sale'

/** Certainly not done, because it never left. */
export function notSent(context: EarlyContext, endpoint: Endpoint, why: string): ApiFailure {
  note(context.log, `${nameOf(endpoint)}: ${why}`)
  return new ApiFailure(nameOf(endpoint), 'down', 503, messageOf('unavailable'))
}

/**
 * What became of a call that was sent, alone or in a batch: its shop's breaker hears of it, and a change that may have
 * been done is in doubt. Calls of one batch share `sent`. Before a backend of its own pace, a call
 * that used up a short `waitMs` says nothing about it.
 */
export async function outcomeOf(
  context: EarlyContext,
  endpoint: Endpoint,
  call: () => Promise<unknown>,
  { sent = breakerOf(context, sideOf(endpoint)).sent(Date.now()), waitMs = Infinity } = {},
): Promise<unknown> {
  const breaker = breakerOf(context, sideOf(endpoint))
  const startedAt = Date.now()
  try {
    const value = await call()
    breaker.answered(sent)
    if (!endpoint.reads) context.outbound.readsUntil = Date.now() + pageWaitMs(context)
    return value
  } catch (failure) {
    const starved = waitMs < enoughMs(context) && Date.now() - startedAt >= waitMs
    if (!isSilence(failure)) breaker.answered(sent)
    else if (endpoint.reads && starved) breaker.starved(sent)
    else breaker.failed(sent, Date.now(), { slow: paceOf(context) !== null })
    throw isInDoubt(endpoint, failure) ? new ApiFailure(nameOf(endpoint), 'unknown', 504, unanswered) : failure
  }
}
const unanswered = messageOf('result_unknown')

/** No whole answer came; the log says why. */
export function noAnswer(context: EarlyContext, endpoint: Endpoint, error: unknown): never {
  note(context.log, `${nameOf(endpoint)}: ${error instanceof Error ? error.message : 'failed'}`)
  throw new ApiFailure(nameOf(endpoint), 'down', 503, endpoint.reads ? text.networkError : unanswered)
}

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
export function waitOf(context: EarlyContext, endpoint: Endpoint, waitMs?: number): number {
  if (waitMs !== undefined) return waitMs
  if (!endpoint.reads) return limits.writeTimeoutMs
  return Math.min(pageWaitMs(context), context.outbound.readsUntil - Date.now())
}
