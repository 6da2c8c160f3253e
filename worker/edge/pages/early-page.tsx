import { partParam } from '#client/app/dom-names.ts'
import { renderHtml } from '#client/app/page/edge-renderer.ts'
import { limits } from '#shared/limits.ts'
import { waitParam } from '#shared/web/routes.ts'
import { within } from '#shared/web/time.ts'
import { answer } from '#edge/request/answer.ts'
import { lightHtml } from '#edge/request/lite.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { isMachine, isPrefetch } from '#edge/request/unseen.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { beginningOf, behind } from './beginning.tsx'
import { inTwo } from './render.tsx'
import type { Target } from './show-page.tsx'

interface Making {
  /** The whole page, as everybody else gets it. */
  whole: () => Promise<Response>
  /** What a page that cannot be made becomes. */
  failed: (error: unknown) => Response | Promise<Response>
}
/**
 * A page whose data has not arrived soon after it got its place: its first elements are sent, and the rest follows in
 * the same response. The status was sent as 200 by then; `context.rest` has the true one.
 */
export async function leaveBeforeData(
  context: RequestContext,
  target: Target,
  { whole, failed }: Making,
): Promise<Response> {
  if (!mayLeaveBeforeData(context, target)) return whole()
  const { promise: placed, resolve } = Promise.withResolvers<void>()
  context.placed = resolve
  const page = whole()
  const first = await Promise.race([page, placed.then(() => within(limits.earlyPageMs, page, () => null))])
  if (first) return first
  const sent = new Map(context.setCookies)
  const made = page.catch(failed)
  context.rest = made.then(
    ({ status }) => status,
    () => 500,
  )
  const rest = made.then(async (late) => [utf8.encode(await restOf(context, late, sent))])
  const { html } = beginningOf(context.shop)
  return answer(context, inTwo([utf8.encode(context.lite ? lightHtml(html) : html)], rest), {
    kind: 'shared',
    // As of a whole page, but without a validator. The second is the usual word to servers on the way that they pass on
    // what they have.
    headers: { 'cache-control': 'private, no-cache', 'x-accel-buffering': 'no' },
    route: target.name,
  })
}
const utf8 = new TextEncoder()

/**
 * Only a person who comes from outside to a shared page: within the shop the page before stays on the screen meanwhile,
 * and machines must read the true status.
 */
function mayLeaveBeforeData({ request, url }: RequestContext, { page }: Target): boolean {
  const { headers, method } = request
  const site = headers.get('sec-fetch-site')
  return (
    method === 'GET' &&
    page.cache !== 'never' &&
    headers.get('sec-fetch-dest') === 'document' &&
    site !== null &&
    site !== 'same-origin' &&
    !isPrefetch(request) &&
    !isMachine(request) &&
    // The browser has the page: a 304 may be the answer.
    !headers.has('if-none-match') &&
    !url.searchParams.has(partParam) &&
    !url.searchParams.has(waitParam) &&
    // The message is taken out of its cookie with the headers, and a page that leads elsewhere shows none.
    !readCookies(request).has('flash')
  )
}

/**
 * What follows the beginning. The browser adds what stands in the tag of the body to the body that it has opened, and
 * takes a title from there, too.
 */
async function restOf(context: RequestContext, late: Response, sent: ReadonlyMap<string, string>): Promise<string> {
  // Cookies cannot be sent any more, so the browser asks again for an answer that leaves whole.
  const hasNewCookies = [...context.setCookies].some(([name, line]) => sent.get(name) !== line)
  const to = hasNewCookies ? wholeAddress(context.url) : late.headers.get('location')
  return to === null ? behind(beginningOf(context.shop), await late.text()) : onwardTo(to)
}

function wholeAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.set(waitParam, '1')
  return `${pathname}?${query}`
}

/** A redirect whose headers have left. */
const onwardTo = (to: string): string =>
  renderHtml(
    <>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <main className="wrap py-8 text-center">
        <a href={to}>Lanjutkan</a>
      </main>
    </>,
  ) + '</body></html>'
