import { limits } from '#shared/limits.ts'
import type { Refused, Result } from '#shared/result.ts'
import type { HumanAction } from '#shared/web/human-check.ts'
import {
  type Caller,
  countHit,
  findHit,
  networkKey,
  type RateLimit,
  rateLimited,
  renameHit,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { HumanVerdict } from '#commerce/vendors/human-check/human-check.ts'

/**
 * Whether a person is there. A shop without such a check takes everybody as one. It asks the vendor, so it comes before
 * the transaction.
 */
export async function checkHuman(
  { vendors: { humanCheck } }: Scope,
  action: HumanAction,
  token: string | undefined,
): Promise<HumanVerdict> {
  if (humanCheck === null) return 'passed'
  return token ? humanCheck.verify(token, action) : 'failed'
}

/** Codes and registrations send a message, and messages cost money. */
const codes: RateLimit = {
  rule: 'unchecked code',
  minutes: 60,
  bounds: [
    { by: 'network', most: limits.uncheckedCodesPerNetwork },
    { by: 'subject', most: limits.uncheckedCodesPerShop },
  ],
}
const logins: RateLimit = {
  rule: 'unchecked sign-in',
  minutes: limits.triesWindowMinutes,
  bounds: [{ by: 'network', most: limits.uncheckedLoginsPerNetwork }],
}
const limitOf = (action: HumanAction): RateLimit => (action === 'login' ? logins : codes)

/** The refusal of a shopper who did not pass while too many like that have come; null: they may go on. */
export function uncheckedLimited(tx: Tx, verdict: HumanVerdict, action: HumanAction): Refused | null {
  return verdict === 'passed' ? null : rateLimited(tx, limitOf(action), callerOf(tx, verdict, action))
}

/**
 * Counts a try of a shopper who did not pass and answers its id; null: there is nothing to count. `ticket`: by which
 * `verdictOf` finds it again.
 */
export function countUnchecked(tx: Tx, verdict: HumanVerdict, action: HumanAction, ticket?: string): string | null {
  if (verdict === 'passed') return null
  const named = ticket === undefined ? {} : { id: hitOf(ticket) }
  return countHit(tx, limitOf(action), callerOf(tx, verdict, action), { pending: false, ...named })
}
const hitOf = (ticket: string): string => `unchecked ${ticket}`

/** Sends a code, and counts it for a shopper who did not pass. */
export function sendUnchecked<T extends { ticket: string }>(
  tx: Tx,
  verdict: HumanVerdict,
  action: HumanAction,
  send: () => Result<T>,
): Result<T> {
  const tooMany = uncheckedLimited(tx, verdict, action)
  if (tooMany) return tooMany
  const sent = send()
  if (sent.ok) countUnchecked(tx, verdict, action, sent.value.ticket)
  return sent
}

/** How the check of this ticket came out: a code that is sent again counts as the first. */
export function verdictOf({ db, vendors }: Scope, ticket: string): HumanVerdict {
  const hit = vendors.humanCheck === null ? null : findHit(db, hitOf(ticket))
  return hit === null ? 'passed' : hit.subject === null ? 'unknown' : 'failed'
}

/** What was counted for a try goes on with the ticket that it got. */
export function passUnchecked({ db, vendors }: Tx, from: string, ticket: string): void {
  if (vendors.humanCheck !== null) renameHit(db, hitOf(from), hitOf(ticket))
}

/** While the vendor is silent nobody can pass, so those shoppers are counted by their network alone. */
function callerOf(tx: Tx, verdict: HumanVerdict, action: HumanAction): Caller {
  const network = networkKey(tx, limitOf(action)) ?? ''
  return { subject: verdict === 'failed' && action !== 'login' ? 'shop' : null, network }
}
