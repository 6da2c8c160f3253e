import { type RouteName, href, routes } from '#shared/web/routes.ts'
import { safeLink } from '#shared/web/links.ts'
import type { Visit } from '#edge/request/request-context.ts'

/** Where the guard of a route sends this visit; null: let it in. */
export function guarded(visit: Visit, name: RouteName): string | null {
  const { guard } = routes[name]
  if (guard === 'customer' && !visit.session) return loginFor(visit)
  // A form that was sent twice, or a second tab: who is in already goes where the first one went.
  if (guard === 'guest' && visit.session)
    return safeLink(visit.url.searchParams.get('next') ?? '', { origin: visit.origin }) ?? href('profile')
  return null
}

/** The login that leads back here; a form's target is not a place to come back to. */
export function loginFor(visit: Visit): string {
  const url = new URL(visit.url)
  url.searchParams.delete('_')
  return href('login', {}, { next: url.pathname + url.search })
}
