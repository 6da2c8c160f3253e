import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { Load } from '#commerce/platform/load.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { WaitingRoom } from './waiting-room.ts'

/**
 * null: the caller may go on. Otherwise the refusal says when they arrived, when to ask again, and about how many
 * minutes that is. It counts by the real clock, like the crowd.
 */
export function askToWait(room: WaitingRoom, { who }: Pick<Scope, 'who'>, load: Load): Refused | null {
  const now = Date.now()
  const arrivedAt = who.arrivedAt ?? now
  const waitMs = room.waitMs(arrivedAt, now, load)
  if (waitMs === null) return null
  const againMs = Math.min(Math.max(waitMs, limits.waitAskAgainMinMs), limits.waitAskAgainMaxMs)
  const minutes = Math.min(Math.max(Math.ceil(waitMs / minuteMs), 1), minutesMax)
  return refused('waiting_turn', { arrivedAt, askAgainAt: now + Math.ceil(againMs), minutes })
}
/** The pace changes all the time; a longer wait is not worth saying. */
const minutesMax = 60
