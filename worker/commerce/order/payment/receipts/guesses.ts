import { limits } from '#shared/limits.ts'
import type { Refused } from '#shared/result.ts'
import { countHit, networkKey, type RateLimit, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

/** Wrong pairs of order number and phone: by the number, whether or not there is such an order, and by the network. */
const guessLimit: RateLimit = {
  rule: 'order number',
  minutes: limits.loginWindowMinutes,
  bounds: [
    { by: 'subject', most: limits.orderGuessesPerNumber },
    { by: 'network', most: limits.orderGuessesPerAddress },
  ],
}
const callerOf = (scope: Scope, number: string) => ({
  subject: scope.keyedHash(`order-number\n${number}`),
  network: networkKey(scope, guessLimit),
})

export const guessedTooOften = (tx: Tx, number: string): Refused | null =>
  rateLimited(tx, guessLimit, callerOf(tx, number))

export function countGuess(scope: Scope, number: string): void {
  countHit(scope, guessLimit, callerOf(scope, number))
}
