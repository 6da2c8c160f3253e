import type { MiddlewareHandler } from 'hono'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { resources } from '#shared/web/resources.ts'
import { href } from '#shared/web/routes.ts'
import { readTicket } from '#edge/shop/ticket.ts'
import { messageOf } from '#shared/text/errors.ts'
import { inMaintenance, text } from '#shared/text/text.ts'
import { readAffiliate } from '#edge/shop/affiliate.ts'
import { answer, byScript, json, redirectTo, toScript } from '#edge/request/answer.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { failurePage, notFoundPage, showSystem } from '#edge/pages/error-pages.tsx'
import { writeLog } from '#edge/request/log.ts'
import { measureRequest } from '#edge/request/measures.ts'
import { maskedPath } from '#edge/request/log-path.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import { canonicalPath, toCanonical } from '#edge/request/canonical-path.ts'
import { pageWaitMs } from '#edge/cache/pace.ts'
import { wantsLite } from '#edge/request/lite.ts'
import { isSafe, isSameOrigin } from '#edge/request/security.ts'
import { readSession, readDevice, readVisitor } from '#edge/shop/session.ts'
import { readSite } from '#edge/shop/site.ts'
import { findTenant, knownTenant } from '#edge/backend/tenant.ts'
import { hostOf, isLocal, originOf } from '#edge/request/host.ts'
import type { EarlyContext, RequestContext, EdgeEnv } from '#edge/request/request-context.ts'

type Step = MiddlewareHandler<EdgeEnv>

/** The client's address as the platform saw it; it overwrites what a client claims. */
const clientAddress = (request: Request): string => request.headers.get('cf-connecting-ip') ?? ''

/** Until the host is looked up. */
const unknownTenant = {
  companyId: 0,
  accessKey: '',
  affiliateDays: limits.affiliateDefaultDays,
  primaryHost: null,
  extended: false,
  readAt: 0,
}

/** Starts the request: it gets an id and one log line, whatever happens. */
export const begin: Step = async (c, next) => {
  const startedAt = Date.now()
  const { raw } = c.req
  const url = new URL(raw.url)
  const host = hostOf(url) ?? ''
  const requestId = crypto.randomUUID()
  const log = { requestId, host, method: raw.method, path: maskedPath(url.pathname), backendCalls: 0, notes: [] }
  const early: EarlyContext = {
    env: c.env,
    hono: c,
    request: raw,
    url,
    origin: originOf(url, host),
    requestId,
    address: clientAddress(raw),
    tenant: { ...unknownTenant, host },
    line: knownTenant(host) ? host : 'unknown',
    work: 'own',
    hasBegun: false,
    session: null,
    visitorId: null,
    nextVisitorId: null,
    deviceKey: null,
    affiliateCode: null,
    lite: false,
    ticket: null,
    setCookies: new Map(),
    forgets: false,
    validity: { until: null, lost: false },
    log,
    outbound: {
      hasPlace: false,
      underWay: 0,
      waiting: [],
      since: 0,
      spentMs: 0,
      readsUntil: startedAt + limits.pageReadTimeoutMs,
      queue: [],
      changes: 0,
      mayLeaveEarly: false,
      sentBefore: false,
    },
    readAhead: new Map(),
    behindPage: [],
    lateParts: null,
    placed: () => undefined,
    rest: null,
    // The platform cancels everything of a request that lasts longer than this, finished or not.
    waitUntil: (promise) => c.executionCtx.waitUntil(within(limits.afterAnswerMs, promise, () => undefined)),
  }
  c.set('early', early)
  await next()
  for (const ask of early.behindPage) early.waitUntil(ask().catch(() => undefined))
  const leftAfterMs = Date.now() - startedAt
  Object.assign(early.log, { status: c.res.status, ms: leftAfterMs })
  const end = () => {
    writeLog(early.log)
    measureRequest(early)
  }
  // What comes late still makes calls and notes, and they belong to this line.
  if (early.lateParts) early.waitUntil(early.lateParts.then(end))
  else if (early.rest)
    early.waitUntil(
      early.rest.then((status) => {
        Object.assign(early.log, { status, ms: Date.now() - startedAt, beginningMs: leftAfterMs })
        end()
      }),
    )
  else end()
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }
const methods = new Set(['GET', 'HEAD', 'POST'])
/** Where programs ask, who read JSON. */
const isForPrograms = (path: string): boolean => /^\/(api|ucp)\//.test(path)

/** What no page could ever need is refused before anything is looked up. */
export const bound: Step = async (c, next) => {
  const early = c.get('early')
  if (early.tenant.host === '') return answer(early, text.requestFailed, { kind: 'data', status: 400, headers: plain })
  if (early.url.href.length > limits.urlBytes) return failurePage(early, 414)
  if (isInTheOpen(early)) return toHttps(early)
  if (!methods.has(c.req.method) && !(c.req.method === 'PUT' && early.url.pathname.startsWith(`${resources.ucpRest}/`)))
    return answer(early, null, { kind: 'system', status: 405, headers: { allow: 'GET, HEAD, POST' } })
  return next()
}

const isInTheOpen = ({ url, tenant: { host } }: EarlyContext): boolean => url.protocol === 'http:' && !isLocal(host)

/** A program that sends its key in the open must learn of it, so it is not led on as a reader is. */
export const encrypted: Step = async (c, next) =>
  isInTheOpen(c.get('early')) ? failurePage(c.get('early'), 403) : next()

/** Every shop is on https; what was sent in the open is not acted on. */
const toHttps = (early: EarlyContext): Promise<Response> =>
  isSafe(early.request.method) && !early.url.pathname.startsWith('/api/')
    ? redirectTo(early, early.origin + early.url.pathname + early.url.search, 301)
    : failurePage(early, 403)

/** Whose shop is it? */
export const tenant: Step = async (c, next) => {
  const early = c.get('early')
  const found = await findTenant(early)
  if (found.kind === 'unavailable')
    return byScript(early) ? toScript(early, 503, messageOf('unavailable')) : failurePage(early, 503)
  const path = early.url.pathname
  if (found.kind === 'unregistered')
    return path === href('domainNotRegistered')
      ? showSystem(early, 'domainNotRegistered', 404)
      : redirectTo(early, href('domainNotRegistered'))
  early.tenant = found.tenant
  early.log.companyId = found.tenant.companyId
  const { primaryHost, host } = found.tenant
  if (!primaryHost || primaryHost === host || !isSafe(c.req.method)) return next()
  // toko.id, which only leads to www.toko.id, speaks for the whole domain: it must carry the owner's choice too.
  const speaks = primaryHost.endsWith(`.${host}`) ? { ...early, shop: (await readSite(early)).shop } : early
  return redirectTo(speaks, originOf(early.url, primaryHost) + path + early.url.search, 301)
}

/** Who is asking, through which link, and is the shop open? */
export const shopper: Step = async (c, next) => {
  const early = c.get('early')
  const cookies = readCookies(c.req.raw)
  early.session = readSession(early, cookies)
  early.visitorId = readVisitor(cookies)
  early.deviceKey = readDevice(cookies)
  early.lite = wantsLite(c.req.raw, cookies.get('lite'))
  early.ticket = readTicket(early, cookies.get('ticket'))
  const { shop, maintenance } = await readSite(early)
  // Before another company's backend the page's time begins when its shop is known: the frame had its own.
  if (early.env.BACKEND_URL) early.outbound.readsUntil = Date.now() + pageWaitMs(early)
  const context: RequestContext = Object.assign(early, { shop })
  c.set('context', context)
  context.affiliateCode = await readAffiliate(context, cookies)
  const atClosed = context.url.pathname === href('maintenance')
  // Who waited there reloads that address, and comes to the shop once it is open.
  if (!maintenance && atClosed && isSafe(c.req.method)) return redirectTo(context, href('home'))
  if (!maintenance || followsOrder(context)) return next()
  if (atClosed) return showSystem(context, 'maintenance', 503)
  if (isForPrograms(context.url.pathname))
    return json(context, { status: 503, message: text.requestFailed, fields: {} }, 503)
  if (byScript(context)) return toScript(context, 503, `${inMaintenance}.`)
  return isSafe(c.req.method) ? redirectTo(context, href('maintenance')) : showSystem(context, 'maintenance', 503)
}

/** A closed shop still says how an order is. Reading changes nothing, so its data stays as it is. */
const followsOrder = ({ request, url, session }: EarlyContext): boolean =>
  isSafe(request.method) &&
  (url.pathname.startsWith(orderLinks) || (session !== null && url.pathname.startsWith(href('orders'))))
const orderLinks = href('track', { token: '' })

/** Only this origin's own pages may change anything. */
export const sameOrigin: Step = async (c, next) => {
  const context = c.get('context')
  if (isSafe(c.req.method) || isSameOrigin(c.req.raw, context.url.origin)) return next()
  logSecurity(context, 'origin_refused')
  if (isForPrograms(context.url.pathname))
    return json(context, { status: 403, message: text.accessDenied, fields: {} }, 403)
  return byScript(context) ? toScript(context, 403, text.accessDenied) : failurePage(context, 403)
}

/** One spelling per page. */
export const canonical: Step = async (c, next) => {
  const context = c.get('context')
  const path = canonicalPath(context.url.pathname)
  if (path === null) return notFoundPage(context, text.pageNotFound)
  return path === context.url.pathname || !isSafe(c.req.method) ? next() : toCanonical(context, path)
}
