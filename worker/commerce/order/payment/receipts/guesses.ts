import { limits } from '#shared/limits.ts'
import type { AttemptLimit } from '#commerce/platform/rate-limit/guesses.ts'

/** Wrong pairs of order number and phone, counted whether or not there is such an order. */
export const numberGuessing: AttemptLimit = {
  limit: {
    rule: 'order number',
    minutes: limits.triesWindowMinutes,
    bounds: [
      { by: 'pair', most: limits.orderGuessesPerNumber },
      { by: 'network', most: limits.orderGuessesPerNetwork },
    ],
  },
  most: limits.orderGuesses,
}
