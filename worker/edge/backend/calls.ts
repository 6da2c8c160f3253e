import { z } from 'zod'
import { batchedCallsMax } from '#shared/api/batch.ts'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { requestOf, type WireRequest } from '#shared/api/contract/exchange.ts'
import { messageOf } from '#shared/text/errors.ts'
import { note } from '#edge/request/log.ts'
import type { Call, EarlyContext } from '#edge/request/request-context.ts'
import { admit } from './admission.ts'
import { exchange } from './exchange.ts'
import { backendHeaders, type Credentials } from './transport.ts'
import { refuseTooSoon } from './waiting.ts'

export interface CallOptions extends Credentials {
  /** The Idempotency-Key of a call that must happen once. */
  key?: string | null
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
  { key = null, file, waitMs, ...who }: CallOptions = {},
): Promise<unknown> {
  const name = nameOf(endpoint)
  let sent: WireRequest
  try {
    sent = requestOf(endpoint, input, context.tenant)
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    note(context.log, `${name}: an input that is not the contract's`)
    throw new ApiFailure(name, 'refused', 422, messageOf('input_invalid'), 'input_invalid')
  }
  if (endpoint.beginsPurchase) refuseTooSoon(context, name)
  const together = !file && leavesTogether(context, endpoint)
  const head = Object.fromEntries(backendHeaders(context, who))
  const { promise, resolve: settle } = Promise.withResolvers<unknown>()
  const { outbound } = context
  if (together && !endpoint.reads) outbound.changes += 1
  if (outbound.queue.length === 0) queueMicrotask(() => leave(outbound.queue.splice(0)))
  outbound.queue.push({ context, endpoint, sent, key, file, head, waitMs, together, settle })
  return promise
}

/**
 * Whether a call leaves with the others of its tick. Only the embedded backend shares our code; another one is asked over
 * HTTP, call by call. A test's backend may be HTTP alone.
 */
export const leavesTogether = ({ env }: EarlyContext, { answeredBy }: Endpoint): boolean =>
  !env.BACKEND_URL && env.COMMERCE.batch !== undefined && answeredBy !== 'route'

/**
 * True if a read that is started now is queued after this tick's only change and sees what it did. Over HTTP no call is
 * queued after another. A change that the Worker takes part in may sign somebody in; the reads after it would have
 * another caller.
 */
export function isBehindChange({ outbound: { queue, changes } }: EarlyContext): boolean {
  const [first, ...more] = queue
  const one = first && more.length === 0 && changes === 1
  return one ? !first.endpoint.reads && first.endpoint.answeredBy === 'shop' && !first.endpoint.confirms : false
}

/** Calls of different callers cannot share a list: reads for shared content carry no caller, so they have one of their own. */
function leave(queue: readonly Call[]): void {
  const lists = Map.groupBy(queue, (call) => (call.together ? JSON.stringify(call.head) : call))
  for (const calls of lists.values())
    for (let from = 0; from < calls.length; from += batchedCallsMax) {
      const list = calls.slice(from, from + batchedCallsMax)
      admit(list, exchange).catch((error: unknown) => failAll(list, error))
    }
}

/** A bug of ours must not leave a page waiting. One that has its outcome keeps it. */
function failAll(list: readonly Call[], error: unknown): void {
  const failed = Promise.reject(error instanceof Error ? error : new Error(String(error)))
  failed.catch(() => undefined)
  for (const { settle } of list) settle(failed)
}
