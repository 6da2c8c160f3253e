import { minuteMs } from '#shared/format/units.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { PurchaseStart } from '#client/app/page/page.ts'
import { pressure } from '#edge/cache/pressure.ts'
import type { EarlyContext, Ticket } from '#edge/request/request-context.ts'

/**
 * In a crowd a shopper keeps their place. A request that comes too early is refused here and costs those who buy
 * nothing.
 */
export function refuseTooSoon({ ticket }: EarlyContext, name: string): void {
  if (ticket === null || Date.now() >= ticket.askAgainAt) return
  const message = messageOf('waiting_turn', { minutes: ticket.minutes })
  throw new ApiFailure(name, 'refused', 429, message, 'waiting_turn', {}, { ...ticket })
}

/**
 * What begins a purchase waits while those of its shop wait too long for a place, before anything is read or sent. null: it goes
 * on.
 */
export function waitForTurn({ ticket, line }: EarlyContext, begins: PurchaseStart): Wait | null {
  const now = Date.now()
  if (ticket && now < ticket.askAgainAt) return waitOf(ticket)
  const arrivedAt = ticket?.arrivedAt ?? now
  const waitMs = pressure.waitMs(line, begins, ticket !== null)
  if (waitMs === null) return null
  return waitOf({ arrivedAt, askAgainAt: now + Math.ceil(waitMs), minutes: Math.ceil(waitMs / minuteMs) })
}

/** null: something else has failed. */
export function waitIn(failure: unknown): Wait | null {
  if (!(failure instanceof ApiFailure) || failure.code !== 'waiting_turn') return null
  const { arrivedAt, askAgainAt, minutes } = failure.values
  // Another company's backend has its own ways to let people wait.
  if (!arrivedAt || !askAgainAt || !minutes) return null
  return waitOf({ arrivedAt: Number(arrivedAt), askAgainAt: Number(askAgainAt), minutes: Number(minutes) })
}

const waitOf = (ticket: Ticket): Wait => ({
  ticket,
  minutes: ticket.minutes,
  askAgainSeconds: Math.max(Math.ceil((ticket.askAgainAt - Date.now()) / 1_000), 1),
})

/** The answer to a script, which sends the same again by itself. */
export const bodyOfWait = ({ minutes, askAgainSeconds }: Pick<Wait, 'minutes' | 'askAgainSeconds'>): string =>
  JSON.stringify({
    ok: false,
    status: 429,
    message: messageOf('waiting_turn', { minutes }),
    fields: {},
    again: askAgainSeconds,
  })

interface Wait {
  /** The shopper's place. */
  ticket: Ticket
  /** About how long. */
  minutes: number
  askAgainSeconds: number
}
