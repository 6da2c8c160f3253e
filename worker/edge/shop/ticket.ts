import { limits } from '#shared/limits.ts'
import { isKeyedHash, keyedHash } from '#edge/request/keyed-hash.ts'
import type { EarlyContext, Ticket } from '#edge/request/request-context.ts'
import { setCookie } from './cookies.ts'
import { ensureVisitor } from './session.ts'

/** `<arrived>.<ask again>.<minutes>.<signature>` */
const pattern = /^(\d{1,15})\.(\d{1,15})\.(\d{1,6})\.([\w-]{43})$/
const wordsOf = ({ arrivedAt, askAgainAt, minutes }: Ticket): string => `${arrivedAt}.${askAgainAt}.${minutes}`

/** It holds for one visitor of one shop, so that an early place can be neither handed on nor made up. */
const signed = ({ visitorId }: Pick<EarlyContext, 'visitorId'>, ticket: Ticket) =>
  `waiting room\n${visitorId}\n${wordsOf(ticket)}`

/** The shopper's place in the order of arrival; null: they have none, or it is another's or too old. */
export function readTicket(context: EarlyContext, text: string | undefined): Ticket | null {
  const [whole, arrived, again, minutes, signature = ''] = pattern.exec(text ?? '') ?? []
  if (whole === undefined) return null
  const ticket = { arrivedAt: Number(arrived), askAgainAt: Number(again), minutes: Number(minutes) }
  const age = Date.now() - ticket.arrivedAt
  if (age < 0 || age >= limits.waitTicketSeconds * 1_000) return null
  return isKeyedHash(context.tenant, signed(context, ticket), signature) ? ticket : null
}

/** The browser sends it with each request from then on. */
export function keepTicket(context: EarlyContext, ticket: Ticket): void {
  ensureVisitor(context)
  setCookie(context, 'ticket', `${wordsOf(ticket)}.${keyedHash(context.tenant, signed(context, ticket))}`)
}
