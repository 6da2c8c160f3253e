import type { Context } from 'hono'
import { limits } from '#shared/limits.ts'
import { type ErrorCode, errors, messageOf } from '#shared/text/errors.ts'
import { readSent } from '#shared/web/bytes.ts'
import { within } from '#shared/web/time.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'
import { answer } from '#edge/request/answer.ts'
import { withIdleTimeout, reporting } from './idle-timeout.ts'
import { countRefused, isShutOut } from './refused-callers.ts'
import { eraseTenants, findTenant, forgetTenants } from './tenant.ts'
import { note } from '#edge/request/log.ts'
import { logSecurity, type SecurityEvent } from '#edge/request/security-log.ts'
import { originOf } from '#edge/request/host.ts'
import { noteGeneration } from '#edge/cache/generation.ts'
import { enterFor } from '#edge/cache/in-place.ts'

/** What only the edge may say to commerce, and what belongs to a shopper or to this connection. */
const ownHeader =
  /^(cookie|referer|host|api-access|visitor-.*|request-id|administered-at|desk-.*|cf-.*|content-length|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|accept-encoding|proxy-.*)$/

/**
 * Webhooks and administration enter here and are answered by commerce, which checks their signature or bearer token. A
 * vendor may prove itself by any header, so all are passed on but those that only the edge may set. Neither carries a
 * shopper's cookie, and the same-origin rule does not apply to them.
 */
export async function forward(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  if (isShutOut(early)) return sayNo(early, 'too_many', 429)
  const headers = new Headers(c.req.raw.headers)
  for (const name of [...headers.keys()]) if (ownHeader.test(name)) headers.delete(name)
  // A program has a change of the administration happen once; a vendor says that in a way of its own.
  if (!early.url.pathname.startsWith('/admin/')) headers.delete('idempotency-key')
  headers.set('request-id', early.requestId)
  headers.set('visitor-address', early.address)
  // A shop's token is worth nothing through the host of another shop.
  headers.set('administered-at', early.tenant.host)
  const url = new URL(early.url.pathname + early.url.search, 'https://commerce')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const sent = isRead ? null : await readShort(c.req.raw, url.pathname)
  if (typeof sent === 'string') return sayNo(early, sent, errors[sent].status)
  early.log.backendCalls += 1
  const leave = await enterFor(early, limits.ownPlaceWaitMs)
  if (!leave) return unanswered(early, 'unavailable')
  const response = await withIdleTimeout(limits.requestTimeoutMs, (onProgress) =>
    c.env.COMMERCE.fetch(
      new Request(url, {
        method: c.req.method,
        headers,
        redirect: 'manual',
        body: sent ?? (isRead ? null : reporting(c.req.raw.body, onProgress)),
      }),
    ),
  )
    .catch((error: unknown) => note(early.log, error instanceof Error ? error.message : 'no answer'))
    .finally(leave)
  if (!response && isRead) return unanswered(early, 'unavailable')
  if (!response) return unanswered(early, 'result_unknown', headers.get('idempotency-key'))
  const refused = eventOf(early.url.pathname, response.status)
  if (refused) logSecurity(early, refused)
  // What is signed rightly may still not fit (400).
  if (refused && response.status !== 400) await countRefused(early)
  const host = /^\/admin\/v1\/shops\/([^/]+)/.exec(c.req.path)?.[1]
  await learn(c, response, host ?? '')
  const answered = await answer(early, response.body, {
    kind: 'data',
    status: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...saidBy(response.headers) },
  })
  // A page to print has styles in it, and its own policy lets nothing else load or run.
  const policy = response.headers.get('content-security-policy')
  if (policy) answered.headers.set('content-security-policy', `${policy}; frame-ancestors 'none'`)
  return answered
}

/**
 * A body that is short, read whole before the request takes a place: who sends it slowly would hold the place, and
 * anybody may send a report. null: it passes as it comes, for commerce to read when it knows the token.
 */
async function readShort(request: Request, path: string) {
  const declared = request.headers.get('content-length')
  const isShort = path.startsWith('/webhooks/') || (declared !== null && Number(declared) <= limits.bodyBytes)
  if (!isShort) return null
  const ms = limits.requestTimeoutMs
  return within(ms, readSent(request, limits.bodyBytes), () => 'cut_off' as const)
}

/** What a file or a page of the administration says about itself; of plain JSON we say the charset too. */
const saidBy = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'content-disposition', 'x-robots-tag'].flatMap((name) => {
      const value = headers.get(name)
      return value === null || value === 'application/json' ? [] : [[name, value]]
    }),
  )

/** A read failed; a change may have been done. Vendors send their notification again after either. */
function unanswered(
  early: EarlyContext,
  code: 'unavailable' | 'result_unknown',
  key: string | null = null,
): Promise<Response> {
  // The key is echoed so that the command knows that it counts, and sends the change once more.
  return sayNo(early, code, code === 'unavailable' ? 503 : 504, key === null ? {} : { 'idempotency-key': key })
}

function sayNo(
  early: EarlyContext,
  code: ErrorCode,
  status: number,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = { statusCode: status, message: messageOf(code, { minutes: 1 }), errorCode: code }
  return answer(early, JSON.stringify(body), { kind: 'data', status, headers: { 'retry-after': '60', ...more } })
}

const refusals = new Set([400, 401, 403])

function eventOf(path: string, status: number): SecurityEvent | null {
  if (!refusals.has(status)) return null
  return path.startsWith('/webhooks/') ? 'webhook_refused' : status === 400 ? null : 'administration_refused'
}

/** Administration changes what shoppers see: the shop's new generation is known here at once. */
export async function learn(c: Context<EdgeEnv>, response: Response, host: string): Promise<void> {
  const moved = response.headers.get('changed-hosts')
  if (moved) forgetTenants(c.get('early'), moved.split(' '))
  const gone = response.headers.get('erased-hosts')
  if (gone) eraseTenants(c.get('early'), gone.split(' '))
  const generation = Number(response.headers.get('generation') ?? 0)
  if (!generation || host === '') return
  const early = c.get('early')
  // Commerce finds a shop by the Referer, so it must be the origin of that shop and not of the host that was called.
  const other = { ...early, origin: originOf(early.url, host), tenant: { ...early.tenant, host } }
  const found = await findTenant(other)
  if (found.kind === 'shop') noteGeneration({ ...other, tenant: found.tenant }, generation, 'change')
}
