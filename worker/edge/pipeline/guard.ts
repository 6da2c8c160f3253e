import { type RouteName, href, routes } from '#shared/web/routes.ts'
import { safeLink } from '#shared/web/links.ts'
import { loginFor } from '#edge/pages/sign-in-first.ts'
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
