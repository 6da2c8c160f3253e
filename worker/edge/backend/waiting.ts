import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { parseTicket } from '#shared/web/ticket.ts'
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
