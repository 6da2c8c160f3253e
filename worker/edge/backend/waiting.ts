import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { parseTicket, wordsOfTicket } from '#shared/web/ticket.ts'
import type { PurchaseStart } from '#client/app/page/page.ts'
import { pressure } from '#edge/cache/pressure.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/**
 * In a crowd the shop answers a call that begins a purchase with a ticket, which the shopper keeps. Who asks before the
 * ticket says so is refused here, so that those who wait take nothing from those who buy.
 */
export function refuseTooSoon({ ticket }: EarlyContext, name: string): void {
  const { askAgainAt = 0, minutes = 0 } = parseTicket(ticket) ?? {}
  if (ticket === null || Date.now() >= askAgainAt) return
  const message = messageOf('waiting_turn', { minutes })
  throw new ApiFailure(name, 'refused', 429, message, 'waiting_turn', {}, { minutes, ticket })
}

/**
 * What begins a purchase waits while this isolate has too much under way, before anything is read or sent. null: it goes
 * on. The place that is kept is a hint: the shop's object verifies its own tickets.
 */
export function waitForTurn({ ticket, tenant }: EarlyContext, begins: PurchaseStart): Wait | null {
  const now = Date.now()
  const known = parseTicket(ticket)
  const soonMs = known ? known.askAgainAt - now : 0
  const waitMs = soonMs > 0 ? soonMs : pressure.waitMs(tenant.host, begins, known !== null)
  if (waitMs === null) return null
  const again = { askAgainAt: now + Math.ceil(waitMs), minutes: Math.ceil(waitMs / 60_000) }
  // A place that the shop has signed is worth more than ours.
  const keeps = ticket !== null && (soonMs > 0 || known?.signature !== unsigned)
  return {
    ticket: keeps ? ticket : `${wordsOfTicket({ arrivedAt: known?.arrivedAt ?? now, ...again })}.${unsigned}`,
    minutes: again.minutes,
    askAgainSeconds: Math.max(Math.ceil(waitMs / 1_000), 1),
  }
}
const unsigned = '-'.repeat(43)

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
  ticket: string
  /** About how long. */
  minutes: number
  askAgainSeconds: number
}
/** null: something else has failed. */
export function waitIn(failure: unknown): Wait | null {
  if (!(failure instanceof ApiFailure) || failure.code !== 'waiting_turn') return null
  const ticket = String(failure.values['ticket'])
  const known = parseTicket(ticket)
  if (!known) return null
  const askAgainSeconds = Math.max(Math.ceil((known.askAgainAt - Date.now()) / 1_000), 1)
  return { ticket, minutes: known.minutes, askAgainSeconds }
}
