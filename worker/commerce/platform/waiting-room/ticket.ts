import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import { ticketOf, ticketPattern } from '#shared/web/ticket.ts'

type Signer = Pick<Scope, 'keyedHash' | 'who'>

/** It holds for one visitor, so that an early place cannot be handed on. */
export function issueTicket(scope: Signer, arrivedAt: number, askAgainAt: number, minutes: number): string {
  const words = `${arrivedAt}.${askAgainAt}.${minutes}`
  return ticketOf(words, signatureOf(scope, words))
}

/** When its holder arrived, ms since the epoch; null: it is none, another visitor's or too old. */
export function readTicket(scope: Signer, ticket: string | null, now: number): number | null {
  const [, words, arrived, , , signature] = ticketPattern.exec(ticket ?? '') ?? []
  if (!words || !signature || !sameSecret(signature, signatureOf(scope, words))) return null
  const arrivedAt = Number(arrived)
  return arrivedAt <= now && now - arrivedAt < limits.waitTicketSeconds * 1_000 ? arrivedAt : null
}

const signatureOf = ({ keyedHash, who }: Signer, words: string): string =>
  keyedHash(`waiting room\n${who.visitorId ?? who.customerId}\n${words}`)
