import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { refused, type Refused } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/**
 * Why this caller may not call this endpoint; null when the call is allowed. A demo's endpoint does not exist
 * elsewhere.
 */
export function forbidden(name: EndpointName, { who, shop }: Scope): Refused | null {
  const endpoint = endpoints.get(name)
  if (!endpoint || (endpoint.access === 'demo' && !shop.demo)) return refused('not_found')
  if (endpoint.access === 'customer' && who.customerId === null) return refused('sign_in_needed')
  const writesForNobody =
    endpoint.access === 'visitor' && ownerOf(who) === null && !endpoint.upstream.startsWith('GET ')
  return writesForNobody ? refused('bad_request') : null
}
