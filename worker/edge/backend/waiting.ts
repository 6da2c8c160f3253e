import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { CookieName } from '#shared/web/cookies.ts'
import { ticketPattern } from '#shared/web/ticket.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Anything else counts as none. */
export function readTicket(cookies: ReadonlyMap<CookieName, string>): string | null {
  const given = cookies.get('ticket') ?? ''
  return ticketPattern.test(given) ? given : null
}

/**
 * In a crowd the shop answers a call that begins a purchase with a ticket, which the shopper keeps. Who asks before the
 * ticket says so is refused here, so that those who wait take nothing from those who buy.
 */
export function refuseTooSoon(context: EarlyContext, name: string): void {
  const [, , , askAgainAt, minutes] = ticketPattern.exec(context.ticket ?? '') ?? []
  if (Date.now() < Number(askAgainAt)) throw waiting(name, Number(minutes), context.ticket ?? '')
}

const waiting = (name: string, minutes: number, ticket: string) =>
  new ApiFailure(name, 'refused', 429, messageOf('waiting_turn', { minutes }), 'waiting_turn', {}, { minutes, ticket })

export const isWaiting = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.code === 'waiting_turn' && ticketPattern.test(ticketIn(failure))
export const ticketIn = ({ values }: ApiFailure): string => String(values['ticket'] ?? '')

/** About how many minutes the shopper waits, and in how many seconds to ask again. */
export function untilTurn(failure: ApiFailure): { minutes: number; askAgainSeconds: number } {
  const [, , , askAgainAt, minutes] = ticketPattern.exec(ticketIn(failure)) ?? []
  return {
    minutes: Number(minutes),
    askAgainSeconds: Math.max(Math.ceil((Number(askAgainAt) - Date.now()) / 1_000), 1),
  }
}
