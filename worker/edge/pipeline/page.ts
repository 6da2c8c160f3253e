import type { Context } from 'hono'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { pages } from '#client/screens/index.ts'
import { type Params, type RouteName, routes } from '#shared/web/routes.ts'
import { failurePage, notFoundPage, showSystem } from '#edge/pages/error-pages.tsx'
import { answerError } from './errors.ts'
import { hasTwin, showTwin, wantsMarkdown } from '#edge/agents/agents.ts'
import { guarded } from './guard.ts'
import { byScript, goTo, json, redirectTo, toScript } from '#edge/request/answer.ts'
import { messageOf } from '#shared/text/errors.ts'
import { pageNotFoundAt, text } from '#shared/text/text.ts'
import { pathOfRoute } from '#edge/request/log-path.ts'
import { isTooOften } from '#edge/request/rate.ts'
import { runAction } from '#edge/pages/actions.ts'
import { leaveBeforeData } from '#edge/pages/early-page.tsx'
import { keepUntilSignedIn } from '#edge/pages/sign-in-first.ts'
import { showPage, type Target } from '#edge/pages/show-page.tsx'
import { showSample } from '#edge/pages/show-sample.tsx'
import { countVisit } from '#edge/shop/visit.ts'
import { validParams } from './router.ts'

/** A page of the route table: its guard, then its action or its screen. */
export const page =
  (name: RouteName) =>
  async (c: Context<EdgeEnv>): Promise<Response> => {
    const context = c.get('context')
    context.log.route = name
    context.hasBegun = routes[name].paying || routes[name].work === 'buying'
    context.log.path = pathOfRoute(name, context.url.pathname)
    const params = c.req.param() as Record<string, string>
    if (!validParams(params)) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
    const elsewhere = guarded(context, name)
    const target = { name, page: pages[name], params: params as Params<RouteName> }
    const kept = elsewhere && c.req.method === 'POST' ? await keepUntilSignedIn(context, target) : null
    if (kept) return kept
    if (elsewhere) return byScript(context) ? json(context, goTo(elsewhere)) : redirectTo(context, elsewhere)
    if (routes[name].demoOnly && !context.shop.demo) return notFoundPage(context, text.pageNotFound)
    if (name === 'forbidden') return showSystem(context, 'forbidden', 403)
    if (name === 'screens' && context.url.searchParams.has('layar'))
      return (await showSample(context)) ?? notFoundPage(context, text.pageNotFound)
    if (c.req.method !== 'POST' && target.page.cache === 'never' && (await isTooOften(context, 'reads')))
      return failurePage(context, 429)
    if (c.req.method !== 'POST') return countVisit(context, name, target.page.cache !== 'never', await show(c, target))
    return (await runAction(context, target)) ?? noSuchAction(context)
  }

/** The page, or its beginning when its data takes long; for a program that asks so, its twin in Markdown. */
async function show(c: Context<EdgeEnv>, target: Target): Promise<Response> {
  const context = c.get('context')
  if (!hasTwin(target.name)) return showHtml(c, target)
  const shown = wantsMarkdown(c.req.raw) ? await showTwin(context, target) : await showHtml(c, target)
  shown.headers.append('vary', 'accept')
  return shown
}

function showHtml(c: Context<EdgeEnv>, target: Target): Promise<Response> {
  const context = c.get('context')
  const whole = () => showPage(context, target)
  return leaveBeforeData(context, target, { whole, failed: (error) => answerError(error, c) })
}

/** A page of an older build may ask for what this one does not have; its script reads only JSON. */
function noSuchAction(context: RequestContext): Promise<Response> {
  return byScript(context) ? toScript(context, 405, messageOf('bad_request')) : failurePage(context, 405)
}
