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

/** Whose wrong guesses at one thing count together. */
interface Guesser extends Caller {
  /** Who cannot be guessing, such as the browser that ordered: counted apart, in no network. */
  owner: boolean
}

export const guesserOf = (tx: Tx, { limit }: AttemptLimit, subject: string, owner: boolean): Guesser => ({
  subject,
  network: owner ? null : networkKey(tx, limit),
  owner,
})

const overall = ({ limit }: AttemptLimit, most: number): RateLimit => ({
  rule: `${limit.rule}, all`,
  minutes: 24 * 60,
  bounds: [{ by: 'subject', most }],
})

/** What the owner may try: as often as one network, but strangers in the same network use up none of it. */
const ofOwner = ({ limit }: AttemptLimit): RateLimit => ({
  rule: `${limit.rule}, owner`,
  minutes: limit.minutes,
  bounds: limit.bounds.filter(({ by }) => by === 'pair'),
})

/** The refusal after too many wrong guesses. A network that has hardly tried keeps a reserve of half as many again. */
export function guessedTooOften(tx: Tx, guessing: AttemptLimit, guesser: Guesser): Refused | null {
  if (guesser.owner) return rateLimited(tx, ofOwner(guessing), guesser)
  const seen = countHits(tx, guessing.limit, guesser) >= limits.loginTriesUnseen
  const most = seen ? guessing.most : Math.ceil(guessing.most * 1.5)
  return rateLimited(tx, guessing.limit, guesser) ?? rateLimited(tx, overall(guessing, most), guesser)
}

export function countGuess(tx: Tx, guessing: AttemptLimit, { owner, ...caller }: Guesser): void {
  if (owner) {
    countHit(tx, ofOwner(guessing), caller)
    return
  }
  countHit(tx, guessing.limit, caller)
  countHit(tx, overall(guessing, guessing.most), caller)
}
