import { type RouteName, href, routes, waitParam } from '#shared/web/routes.ts'
import { safeLink } from '#shared/web/links.ts'
import { actionParam } from '#client/app/dom-names.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** Where the guard of a route sends this request; null: it may enter. */
export function guarded(context: RequestContext, name: RouteName): string | null {
  const { guard } = routes[name]
  if (guard === 'customer' && !context.session) return loginFor(context)
  // A form that was sent twice, or a second tab: a customer who is signed in already goes to the same page as before.
  if (guard === 'guest' && context.session)
    return safeLink(context.url.searchParams.get('next') ?? '', { origin: context.origin }) ?? href('profile')
  return null
}

/** The login page that leads back to this page, without the name of an action or a wish to wait for everything. */
export function loginFor(context: RequestContext): string {
  const url = new URL(context.url)
  url.searchParams.delete(actionParam)
  url.searchParams.delete(waitParam)
  return href('login', {}, { next: url.pathname + url.search })
}
