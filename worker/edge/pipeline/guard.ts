import { type RouteName, href, routes } from '#shared/web/routes.ts'
import { safeLink } from '#shared/web/links.ts'
import { actionParam } from '#client/app/dom-names.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** Where the guard of a route sends this visit; null: let it in. */
export function guarded(context: RequestContext, name: RouteName): string | null {
  const { guard } = routes[name]
  if (guard === 'customer' && !context.session) return loginFor(context)
  // A form that was sent twice, or a second tab: who is in already goes where the first one went.
  if (guard === 'guest' && context.session)
    return safeLink(context.url.searchParams.get('next') ?? '', { origin: context.origin }) ?? href('profile')
  return null
}

/** The login that leads back here; a form's target is not a place to come back to. */
export function loginFor(context: RequestContext): string {
  const url = new URL(context.url)
  url.searchParams.delete(actionParam)
  return href('login', {}, { next: url.pathname + url.search })
}
