import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { Load } from '#commerce/platform/load.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { arrivalOf, issueTicket } from './ticket.ts'
import type { WaitingRoom } from './waiting-room.ts'

/**
 * null: the caller may go on. Otherwise the refusal says about how many minutes they wait, and its ticket keeps their
 * place. It counts by the real clock, like the crowd.
 */
export function askToWait(room: WaitingRoom, scope: Pick<Scope, 'keyedHash' | 'who'>, load: Load): Refused | null {
  const now = Date.now()
  const arrivedAt = arrivalOf(scope, now) ?? now
  const waitMs = room.waitMs(arrivedAt, now, load)
  if (waitMs === null) return null
  const againMs = Math.min(Math.max(waitMs, limits.waitAskAgainMinMs), limits.waitAskAgainMaxMs)
  const minutes = Math.min(Math.max(Math.ceil(waitMs / 60_000), 1), minutesMax)
  const ticket = issueTicket(scope, { arrivedAt, askAgainAt: now + Math.ceil(againMs), minutes })
  return refused('waiting_turn', { minutes, ticket })
}
/** The pace changes all the time; a longer wait is not worth saying. */
const minutesMax = 60
