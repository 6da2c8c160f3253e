import { type RouteName, href, routes } from '#shared/web/routes.ts'
import { externalRefused, safeLink } from '#shared/web/links.ts'
import { loginFor } from '#edge/pages/sign-in-first.ts'
import { note } from '#edge/request/log.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** Where the guard of a route sends this request; null: it may enter. */
export function guarded(context: RequestContext, name: RouteName): string | null {
  const { guard } = routes[name]
  const said = context.url.searchParams.get('next')
  const next = said ? safeLink(said, { origin: context.origin }) : null
  // Someone may have made this link to lead a shopper away after the sign-in.
  if (said && next === null) note(context.log, externalRefused)
  if (guard === 'customer' && !context.session) return loginFor(context)
  // A form that was sent twice, or a second tab: a customer who is signed in already goes to the same page as before.
  if (guard === 'guest' && context.session) return next ?? href('profile')
  return null
}
