import type { PurchaseStart } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { cookieLine, readCookies } from '#edge/shop/cookies.ts'
import { bodyOfWait, waitForTurn } from '#edge/backend/waiting.ts'

/** An address of a crowded shop whose last script was asked to come again. */
interface Kept {
  host: string
  begins: PurchaseStart
  headers: Headers
  until: number
  /** How many have been answered by it. */
  answered: number
}
const kept = new BoundedMap<Kept | { until: number }>(limits.waitPages)

/**
 * Keeps the answer by which a script is asked to come again. For a moment the next scripts at this address get it before
 * anything else is done for them: a crowd that asks and asks again must leave the thread to those who buy.
 */
export function keepRefusal({ request, tenant, log }: EarlyContext, begins: PurchaseStart, answer: Response): Response {
  if (request.headers.get('accept') !== 'application/json') return answer
  const now = Date.now()
  const known = kept.get(request.url)
  if (known && 'answered' in known) log.refusedAgain = known.answered
  if (known && !('answered' in known) && now < known.until) return answer
  const headers = new Headers(answer.headers)
  for (const own of ['set-cookie', 'server-timing']) headers.delete(own)
  kept.set(request.url, { host: tenant.host, begins, headers, until: now + limits.refusedAgainMs, answered: 0 })
  return answer
}

/** Who wants something at this address may have to learn that it is sold out, and is asked what it is. */
export const askNext = ({ request }: EarlyContext): void =>
  void kept.set(request.url, { until: Date.now() + limits.soldOutKnownMs })

/** The kept answer with a place of its own; null: the request goes on. */
export function refusedAgain(request: Request): Response | null {
  if (kept.size === 0 || request.method !== 'POST' || request.headers.get('accept') !== 'application/json') return null
  const known = kept.get(request.url)
  if (!known || !('answered' in known) || Date.now() >= known.until) return null
  const ticket = readCookies(request).get('ticket') ?? null
  const wait = waitForTurn({ ticket, host: known.host }, known.begins)
  if (!wait) return null
  known.answered += 1
  const headers = new Headers(known.headers)
  headers.set('request-id', crypto.randomUUID())
  headers.set('retry-after', String(wait.askAgainSeconds))
  headers.append('set-cookie', cookieLine('ticket', wait.ticket))
  return new Response(bodyOfWait(wait), { status: 429, headers })
}
