import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { refused, type Refused } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { hasDraft } from '#commerce/order/core/store.ts'
import type { Load } from '#commerce/platform/load.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { askToWait } from '#commerce/platform/waiting-room/ask-to-wait.ts'
import type { WaitingRoom } from '#commerce/platform/waiting-room/waiting-room.ts'

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

/**
 * In a crowd purchases begin in the order of arrival: the refusal of those who are not due. Who has begun one goes on, so
 * nobody who pays waits.
 */
export function outOfTurn(name: EndpointName, scope: Scope, room: WaitingRoom, load: () => Load): Refused | null {
  if (!endpoints.get(name)?.beginsPurchase) return null
  const wait = askToWait(room, scope, load())
  return wait && !hasDraft(scope) ? wait : null
}
