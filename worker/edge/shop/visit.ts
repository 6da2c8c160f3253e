import { ApiFailure } from '#shared/api/index.ts'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { warn } from '#edge/request/log.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { isMachine, isPrefetch } from './affiliate.ts'
import { cookieLine, readCookies } from './cookies.ts'

/**
 * Counts a visitor's first page of the day, when its answer is complete. The cookie holds only the day, which is the
 * same for every visitor, so the answer may be cached by the browser as before. The call begins after the answer and
 * nobody waits for it.
 */
export function countVisit(context: RequestContext, name: RouteName, shared: boolean, response: Response): Response {
  if (
    !isFirstOfDay(context) ||
    !mayCount(context.tenant.host, Date.now()) ||
    (response.status !== 200 && response.status !== 304)
  )
    return response
  response.headers.append('set-cookie', cookieLine('visitDay', today()))
  const send = () => sendVisit(context, shared ? context.url.pathname : routes[name].path)
  // Of a page whose beginning has left the cookie is set before anybody knows whether there is such a page.
  context.waitUntil(context.rest ? context.rest.then((status) => (status === 200 ? send() : undefined)) : send())
  return response
}

/** Counting is a change of the shop, and anybody may begin a day: in a crowd not every visit is counted. */
const counted = new BoundedMap<{ since: number; visits: number }>(limits.shopsKnown)
function mayCount(host: string, now: number): boolean {
  const kept = counted.get(host)
  const window = kept && now - kept.since < 1_000 ? kept : { since: now, visits: 0 }
  window.visits += 1
  counted.set(host, window)
  return window.visits <= limits.visitsPerSecond
}

const today = () => dayIn(new Date())

/**
 * A person's browser that opens a page says so. Who does not say it is not counted: it may be a machine, or keep no
 * cookies and be counted again with each page.
 */
function isFirstOfDay({ request }: RequestContext): boolean {
  const { headers, method } = request
  if (method !== 'GET' || headers.get('sec-fetch-dest') !== 'document') return false
  if (isPrefetch(request) || isMachine(request)) return false
  return readCookies(request).get('visitDay') !== today()
}

/** `path` names a shared page, or for a personal one its pattern: a personal address may hold a secret. */
async function sendVisit(context: RequestContext, path: string): Promise<void> {
  // The backend learns that a page was opened, not who opened it.
  const nobody = { ...context, session: null, visitorId: null, address: '', log: { ...context.log, notes: [] } }
  try {
    await createClient(nobody, { token: null }).api.tracking.addView({ path: path.slice(0, pathChars) })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    warn(context.log, `the visit was not counted: ${failure.kind}`)
  }
}
const pathChars = 500
