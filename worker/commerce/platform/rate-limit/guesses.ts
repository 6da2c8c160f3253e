import { limits } from '#shared/limits.ts'
import type { Refused } from '#shared/result.ts'
import type { Tx } from '../transaction.ts'
import { type Caller, countHit, countHits, networkKey, type RateLimit, rateLimited } from './rate-limit.ts'

/** How often something may be guessed: from one network within its minutes, and from all together within a day. */
export interface AttemptLimit {
  /** By pair, so that guessers elsewhere do not shut its owner out, and by network. */
  limit: RateLimit
  /** The tries of a day from everywhere. */
  most: number
}

/** The wrong guesses at one thing as they come from this caller. */
export const guesserOf = (tx: Tx, { limit }: AttemptLimit, subject: string): Caller => ({
  subject,
  network: networkKey(tx, limit),
})

const overall = ({ limit }: AttemptLimit, most: number): RateLimit => ({
  rule: `${limit.rule}, all`,
  minutes: 24 * 60,
  bounds: [{ by: 'subject', most }],
})

/**
 * The refusal after too many wrong guesses. `owner`: a caller who cannot be guessing, such as the browser that ordered. A
 * network that has hardly tried keeps a reserve of half as many again.
 */
export function guessedTooOften(tx: Tx, guessing: AttemptLimit, caller: Caller, owner = false): Refused | null {
  const seen = countHits(tx, guessing.limit, caller) >= limits.loginTriesUnseen
  const most = seen ? guessing.most : Math.ceil(guessing.most * 1.5)
  return rateLimited(tx, guessing.limit, caller) ?? (owner ? null : rateLimited(tx, overall(guessing, most), caller))
}

export function countGuess(tx: Tx, guessing: AttemptLimit, caller: Caller): void {
  countHit(tx, guessing.limit, caller)
  countHit(tx, overall(guessing, guessing.most), caller)
}
