import { pause } from '#shared/web/time.ts'
import { ApiFailure, type ApiClient } from '#shared/api/index.ts'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { arrivalOf, direct, missedWords, readVisit, saysMore, visitValue } from '#shared/web/arrival.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { Counts } from '#edge/cache/counts.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { warn } from '#edge/request/log.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { isMachine, isPrefetch } from '#edge/request/unseen.ts'
import { cookieLine, readCookies } from './cookies.ts'

/**
 * Counts a visitor's first page of the day, when its answer is complete, and by what they came then and later. The
 * cookie holds only that day and one word that many share, so the answer may be cached by the browser as before. The
 * call begins after the answer and nobody waits for it.
 */
export function countVisit(context: RequestContext, name: RouteName, shared: boolean, response: Response): Response {
  const arrival = isOpened(context.request) ? arrivalNow(context) : null
  if (!arrival || !mayCount(context.tenant.host) || (response.status !== 200 && response.status !== 304))
    return response
  response.headers.append('set-cookie', cookieLine('visitDay', visitValue(today(), arrival.by)))
  const path = shared ? context.url.pathname : routes[name].path
  // Only a backend with our extensions reads by what somebody came.
  if (!arrival.first && !context.tenant.extended) return response
  const send = () => sendCount(context, { path: arrival.first ? path.slice(0, pathChars) : '', arrival: arrival.by })
  // Of a page whose beginning has left the cookie is set before anybody knows whether there is such a page.
  context.waitUntil(context.rest ? context.rest.then((status) => (status === 200 ? send() : undefined)) : send())
  return response
}
const pathChars = 500

/** null: there is nothing new to count. */
function arrivalNow({ request, url }: RequestContext): { by: string; first: boolean } | null {
  const before = readVisit(readCookies(request).get('visitDay'))
  const by = arrivalOf({ query: url.searchParams, host: url.hostname, headers: request.headers })
  if (before.day !== today()) return { by: by ?? direct, first: true }
  return by !== null && saysMore(by) && by !== before.arrival ? { by, first: false } : null
}

/** By what this browser came today, for the order that it places. */
export function arrivalToday(request: Request): string | undefined {
  const { day, arrival } = readVisit(readCookies(request).get('visitDay'))
  return day === today() ? (arrival ?? undefined) : undefined
}

/** The searches of a moment that found nothing, by shop: they are counted in one call. */
const missed = new BoundedMap<{ since: number; words: string[] }>(limits.shopsKnown)

/** A person's search that found nothing, on a kept page too. */
export function countMissed(context: RequestContext, typed: string): void {
  const { host } = context.tenant
  const words = missedWords(typed)
  if (words === null || !context.tenant.extended || !isOpened(context.request) || !mayCount(host)) return
  const now = Date.now()
  const batch = missed.get(host)
  // A request that was cut off never sends its own.
  if (batch && Math.abs(now - batch.since) <= 2 * limits.missedBatchMs)
    return void (batch.words.length < limits.missedBatch && batch.words.push(words))
  const begun = { since: now, words: [words] }
  missed.set(host, begun)
  const send = () => {
    if (missed.get(host) === begun) missed.delete(host)
    return sendCount(context, { path: '', missed: begun.words })
  }
  context.waitUntil(pause(limits.missedBatchMs).then(send))
}

/** Counting is a change of the shop, and anybody may begin a day: in a crowd not every visit is counted. */
const counted = new Counts(limits.shopsKnown, 1_000)
const mayCount = (host: string): boolean => counted.take(host, limits.visitsPerSecond, Date.now())

const today = () => dayIn(new Date())

/**
 * A person's browser that opens a page says so. Who does not say it is not counted: it may be a machine, or keep no
 * cookies and be counted again with each page.
 */
const isOpened = (request: Request): boolean =>
  request.method === 'GET' &&
  request.headers.get('sec-fetch-dest') === 'document' &&
  !isPrefetch(request) &&
  !isMachine(request)

/** `path` names a shared page, or for a personal one its pattern: a personal address may hold a secret. */
async function sendCount(
  context: RequestContext,
  count: Parameters<ApiClient['tracking']['addView']>[0],
): Promise<void> {
  // The backend learns that a page was opened, not who opened it.
  const nobody = { ...context, session: null, visitorId: null, address: '', log: { ...context.log, notes: [] } }
  try {
    await createClient(nobody, { token: null }).api.tracking.addView(count)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    warn(context.log, `the visit was not counted: ${failure.kind}`)
  }
}
