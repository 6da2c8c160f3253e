import { limits } from '#shared/limits.ts'
import { parseTicket, type Ticket, wordsOfTicket } from '#shared/web/ticket.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import type { Scope } from '#commerce/platform/scope.ts'

type Signer = Pick<Scope, 'keyedHash' | 'who'>

/** It holds for one visitor, so that an early place cannot be handed on. */
export function issueTicket(scope: Signer, ticket: Ticket): string {
  const words = wordsOfTicket(ticket)
  return `${words}.${signatureOf(scope, words)}`
}

/** When the caller arrived, ms since the epoch; null: their ticket is none, another visitor's or too old. */
export function arrivalOf(scope: Signer, now: number): number | null {
  const ticket = parseTicket(scope.who.ticket)
  if (!ticket || !sameSecret(ticket.signature, signatureOf(scope, ticket.words))) return null
  const age = now - ticket.arrivedAt
  return age >= 0 && age < limits.waitTicketSeconds * 1_000 ? ticket.arrivedAt : null
}

const signatureOf = ({ keyedHash, who }: Signer, words: string): string =>
  keyedHash(`waiting room\n${who.visitorId ?? who.customerId}\n${words}`)
