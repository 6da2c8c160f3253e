import { ApiFailure } from '#shared/api/index.ts'
import type { Context } from 'hono'
import type { EarlyContext, EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { PageExit } from '#client/app/page/page.ts'
import { TooManyPages } from '#edge/cache/in-place.ts'
import { endSession } from '#edge/shop/session.ts'
import { busyPage, failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { href } from '#shared/web/routes.ts'
import { isSafe } from '#edge/request/security.ts'
import { byScript, goTo, json, redirectTo, toScript } from '#edge/request/answer.ts'
import { loginFor, loginOfOrder } from '#edge/pages/sign-in-first.ts'
import { messageOf } from '#shared/text/errors.ts'
import { note } from '#edge/request/log.ts'
import { pageNotFoundAt, text } from '#shared/text/text.ts'
import { setFlash } from '#edge/pages/flash.ts'

/**
 * What a page could not do becomes a whole answer with a next step. Where the shop's own frame is what cannot be drawn,
 * the answer has none of the shop.
 */
export async function answerError(error: unknown, c: Context<EdgeEnv>): Promise<Response> {
  try {
    return await answerFor(error, c)
  } catch (worse) {
    const early = c.get('early')
    noteBug(early, worse)
    return failurePage({ ...early, shop: undefined } as EarlyContext, 500)
  }
}

const noteBug = ({ log }: EarlyContext, error: unknown): void =>
  note(log, `bug: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)

async function answerFor(error: unknown, c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context') ?? c.get('early')
  const script = byScript(context) || context.url.pathname.startsWith('/api/')
  if (error instanceof PageExit) return halted(context, error.answer, script)
  if (!(error instanceof ApiFailure)) {
    noteBug(context, error)
    return script ? toScript(context, 500, text.error) : failurePage(context, 500)
  }
  if (error.kind === 'signedOut' || error.kind === 'denied')
    return sendAway(context as RequestContext, error.kind, script)
  if (script) return toScript(context, error.status, error.shown, { fields: error.fields })
  if (error.kind === 'absent' || error.status === 404) return missing(context)
  if (error instanceof TooManyPages && 'shop' in context) return busyPage(context)
  return failurePage(context, error.kind === 'refused' ? error.status : 503)
}

function halted(context: EarlyContext, stop: PageExit['answer'], script: boolean): Promise<Response> {
  if (stop.kind === 'redirect') return script ? json(context, goTo(stop.to)) : redirectTo(context, stop.to, stop.status)
  return script ? toScript(context, 404, messageOf('not_found')) : missing(context)
}

function missing(context: EarlyContext): Promise<Response> {
  // It may be there for the customer whose session has ended.
  return notFoundPage(context, pageNotFoundAt(context.url.pathname), loginOfOrder(context))
}

/**
 * 401: this session is over, the cart stays. 403: this visitor is signed out and sees why; other visitors are not
 * touched.
 */
async function sendAway(context: RequestContext, kind: 'signedOut' | 'denied', script: boolean): Promise<Response> {
  endSession(context)
  const [status, to, message] =
    kind === 'denied'
      ? ([403, href('forbidden'), text.accessDenied] as const)
      : ([401, loginFor(context), text.signInAgain] as const)
  const callsApi = context.url.pathname.startsWith('/api/')
  if (kind === 'signedOut' && !callsApi) setFlash(context, 'session_ended')
  if (script) return callsApi ? toScript(context, status, message) : json(context, goTo(to), status)
  return redirectTo(context, to, isSafe(context.request.method) ? 302 : 303)
}
