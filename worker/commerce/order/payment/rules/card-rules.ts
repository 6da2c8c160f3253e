import { minuteMs } from '#shared/format/units.ts'
import { refused, type Refused } from '#shared/result.ts'

/** Minutes to wait after so many tries that brought no money: a typing mistake or two cost nothing. */
const waits = [0, 0, 0, 1, 5, 15] as const

/** Whether another try must wait, or `most` tries are used up; null: it may begin now. */
export function cardWait(
  { tries, last }: { tries: number; last: Date | null },
  most: number,
  now: Date,
): Refused | null {
  if (tries >= most) return refused('card_blocked')
  const wait = waits[Math.min(tries, waits.length - 1)] ?? 0
  const left = last === null ? 0 : Math.ceil((last.getTime() + wait * minuteMs - now.getTime()) / minuteMs)
  return left > 0 ? refused('card_wait', { minutes: left }) : null
}
