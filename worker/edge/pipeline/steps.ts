import type { Context, MiddlewareHandler } from 'hono'
import { PageExit } from '#client/app/page.ts'
import { pages } from '#client/screens/index.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { href, type Params, type RouteName, routes } from '#shared/web/routes.ts'
import { pageNotFoundAt, text } from '#shared/text/text.ts'
import { runAction } from '#edge/pages/actions.ts'
import { readAffiliate } from '#edge/shop/affiliate.ts'
import { answer, json, redirectTo } from '#edge/request/answer.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import type { Env } from '#edge/request/env.ts'
import { failurePage, frameOf, notFoundPage, systemPage } from '#edge/pages/error-pages.tsx'
import { setFlash } from '#edge/pages/flash.ts'
import { guarded, loginFor } from './guard.ts'
import { note, writeLog } from '#edge/request/log.ts'
import { canonicalPath, showPage, showSample, toCanonical } from '#edge/pages/show-page.tsx'
import { validParams } from './router.ts'
import { isSafe, isSameOrigin } from '#edge/request/security.ts'
import { endSession, readSession, readVisitor } from '#edge/shop/session.ts'
import { readSite } from '#edge/shop/site.ts'
import { findTenant, hostOf, originOf } from '#edge/backend/tenant.ts'
import type { EarlyContext, RequestContext } from '#edge/request/request-context.ts'

/** Hono's view of a request: `early` until the shop is known, `visit` from then on. */
export interface EdgeEnv {
  Bindings: Env
  Variables: { early: EarlyContext; context: RequestContext }
}
type Step = MiddlewareHandler<EdgeEnv>

/** The address the platform saw. The serving side overwrites whatever a client claims. */
export const clientAddress = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

/** The signed link of an order is a key: it stays out of the log. */
const loggable = (path: string) => path.replace(/^(\/order\/track\/).+/, '$1…').slice(0, 200)

/** Opens the visit: an id and one log line, whatever happens to it. */
export const begin: Step = async (c, next) => {
  const startedAt = Date.now()
  const { raw } = c.req
  const url = new URL(raw.url)
  const host = hostOf(url) ?? ''
  const requestId = crypto.randomUUID()
  const log = { requestId, host, method: raw.method, path: loggable(url.pathname), backendCalls: 0, notes: [] }
  const early: EarlyContext = {
    env: c.env,
    request: raw,
    url,
    origin: originOf(url, host),
    requestId,
    address: clientAddress(raw),
    tenant: {
      companyId: 0,
      accessKey: '',
      affiliateDays: limits.affiliateDefaultDays,
      primaryHost: null,
      host,
      readAt: 0,
    },
    session: null,
    visitorId: null,
    affiliateCode: null,
    setCookies: new Map(),
    steady: { until: null },
    log,
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  }
  c.set('early', early)
  await next()
  writeLog(Object.assign(early.log, { status: c.res.status, ms: Date.now() - startedAt }))
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }
const methods = new Set(['GET', 'HEAD', 'POST'])

/** What no page could ever need is refused before anything is looked up. */
export const bound: Step = async (c, next) => {
  const early = c.get('early')
  if (early.tenant.host === '') return answer(early, text.requestFailed, { kind: 'data', status: 400, headers: plain })
  if (early.url.href.length > limits.urlBytes) return failurePage(early, 414)
  if (!methods.has(c.req.method))
    return answer(early, null, { kind: 'system', status: 405, headers: { allow: 'GET, HEAD, POST' } })
  return next()
}

/** Whose shop is it? */
export const tenant: Step = async (c, next) => {
  const early = c.get('early')
  const found = await findTenant(early)
  if (found.kind === 'unavailable') return failurePage(early, 503)
  const path = early.url.pathname
  if (found.kind === 'unregistered')
    return path === href('domainNotRegistered')
      ? showSystem(early, 'domainNotRegistered', 404)
      : redirectTo(early, href('domainNotRegistered'))
  early.tenant = found.tenant
  early.log.companyId = found.tenant.companyId
  const { primaryHost, host } = found.tenant
  if (primaryHost && primaryHost !== host && isSafe(c.req.method))
    return redirectTo(early, originOf(early.url, primaryHost) + path + early.url.search, 301)
  return next()
}

async function showSystem(
  early: EarlyContext,
  name: 'domainNotRegistered' | 'maintenance' | 'forbidden',
  status: number,
): Promise<Response> {
  const page = pages[name]
  const frame = frameOf(early)
  const data = Object.values(page.samples)[0]
  return systemPage(early, {
    head: page.head(data as never, frame.shop),
    view: page.view(data as never, frame),
    route: name,
    layout: routes[name].layout,
    status,
    ...(status === 503 ? { retryAfterSeconds: 300 } : {}),
  })
}

/** Who is asking, through which link, and is the shop open? */
export const shopper: Step = async (c, next) => {
  const early = c.get('early')
  const cookies = readCookies(c.req.raw)
  early.session = readSession(early, cookies)
  early.visitorId = readVisitor(cookies)
  const { shop, maintenance } = await readSite(early)
  const context: RequestContext = Object.assign(early, { shop })
  c.set('context', context)
  context.affiliateCode = readAffiliate(context, cookies)
  if (!maintenance) return next()
  if (context.url.pathname === href('maintenance')) return showSystem(context, 'maintenance', 503)
  if (isSafe(c.req.method) && !context.url.pathname.startsWith('/api/')) return redirectTo(context, href('maintenance'))
  return context.url.pathname.startsWith('/api/')
    ? json(context, { status: 503, message: text.requestFailed, fields: {} }, 503)
    : showSystem(context, 'maintenance', 503)
}

/** Only this origin's own pages may change anything. */
export const sameOrigin: Step = async (c, next) => {
  const context = c.get('context')
  if (isSafe(c.req.method) || isSameOrigin(c.req.raw, context.url.origin)) return next()
  note(context.log, 'a request from another origin was refused')
  return context.url.pathname.startsWith('/api/')
    ? json(context, { status: 403, message: text.accessDenied, fields: {} }, 403)
    : failurePage(context, 403)
}

/** One spelling per page. */
export const canonical: Step = async (c, next) => {
  const context = c.get('context')
  const path = canonicalPath(context.url.pathname)
  if (path === null) return notFoundPage(context, text.pageNotFound)
  return path === context.url.pathname || !isSafe(c.req.method) ? next() : toCanonical(context, path)
}

/** A page of the table: its guard, then its action or its screen. */
export const page =
  (name: RouteName) =>
  async (c: Context<EdgeEnv>): Promise<Response> => {
    const context = c.get('context')
    context.log.route = name
    const params = c.req.param() as Record<string, string>
    if (!validParams(params)) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
    const elsewhere = guarded(context, name)
    if (elsewhere)
      return c.req.header('accept') === 'application/json'
        ? json(context, goTo(elsewhere))
        : redirectTo(context, elsewhere)
    if ((name === 'screens' || name === 'simulator' || name === 'outbox') && !context.shop.demo)
      return notFoundPage(context, text.pageNotFound)
    if (name === 'forbidden') return showSystem(context, 'forbidden', 403)
    if (name === 'screens' && context.url.searchParams.has('layar'))
      return (await showSample(context)) ?? notFoundPage(context, text.pageNotFound)
    const target = { name, page: pages[name], params: params as Params<RouteName> }
    if (c.req.method !== 'POST') return showPage(context, target)
    return (await runAction(context, target)) ?? failurePage(context, 405)
  }

/** What a page could not do becomes a whole answer with a next step. */
export async function recover(error: unknown, c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context') ?? c.get('early')
  const script = c.req.header('accept') === 'application/json' || context.url.pathname.startsWith('/api/')
  if (error instanceof PageExit) return halted(context, error.answer, script)
  if (!(error instanceof ApiFailure)) {
    note(context.log, `bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    return script
      ? json(context, { ok: false, status: 500, message: text.error, fields: {} }, 500)
      : failurePage(context, 500)
  }
  if (error.kind === 'signedOut' || error.kind === 'denied')
    return sendAway(context as RequestContext, error.kind, script)
  if (script)
    return json(context, { ok: false, status: error.status, message: error.shown, fields: error.fields }, error.status)
  if (error.kind === 'absent' || error.status === 404) return missing(context)
  return failurePage(context, error.kind === 'refused' ? error.status : 503)
}

function halted(context: EarlyContext, stop: PageExit['answer'], script: boolean): Promise<Response> {
  if (stop.kind === 'redirect') return script ? json(context, goTo(stop.to)) : redirectTo(context, stop.to, stop.status)
  return script
    ? json(context, { ok: false, status: 404, message: messageOf('not_found'), fields: {} }, 404)
    : missing(context)
}

const missing = (context: EarlyContext) => notFoundPage(context, pageNotFoundAt(safePath(context.url.pathname)))
function safePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Shown as it came.
    return path
  }
}

/** What an action answers to a script that must go elsewhere. */
const goTo = (to: string) => ({ ok: true, data: null, to, message: null })

/**
 * 401: this session is over, the cart stays. 403: this visitor is signed out and told so; other visitors are not
 * touched.
 */
async function sendAway(context: RequestContext, kind: 'signedOut' | 'denied', script: boolean): Promise<Response> {
  endSession(context)
  const [status, to, message] =
    kind === 'denied'
      ? ([403, href('forbidden'), text.accessDenied] as const)
      : ([401, loginFor(context), text.signInAgain] as const)
  const fromDoor = context.url.pathname.startsWith('/api/')
  if (kind === 'signedOut' && !fromDoor) setFlash(context, 'session_ended')
  if (script) return json(context, fromDoor ? { ok: false, status, message, fields: {} } : goTo(to), status)
  return redirectTo(context, to, isSafe(context.request.method) ? 302 : 303)
}
