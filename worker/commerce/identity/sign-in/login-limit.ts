import { limits } from '#shared/limits.ts'
import type { Caller, RateLimit } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { knownBrowser } from '../sessions/known-browser.ts'

const minutes = limits.triesWindowMinutes

/**
 * Failed sign-ins are counted by account and network together, so that nobody elsewhere keeps an owner out, and by
 * network. Many people may share one address, so under its lower bound only settled failures count there; the account
 * counts every try, or a hundred at once would be none.
 */
export const loginLimit: RateLimit = {
  rule: 'sign-in',
  minutes,
  bounds: [
    { by: 'pair', most: limits.loginFailuresPerAccount },
    { by: 'network', most: limits.loginFailuresPerNetwork, settledOnly: true },
    { by: 'network', most: limits.loginTriesPerNetwork },
  ],
}

/** Failures of one account from all networks together, and how many more there may be from networks that hardly tried. */
export const guessLimit: RateLimit = {
  rule: 'sign-in guesses',
  minutes: limits.loginGuessHours * 60,
  bounds: [{ by: 'subject', most: limits.loginGuesses }],
}
export const guessReserve: RateLimit = {
  ...guessLimit,
  bounds: [{ by: 'subject', most: limits.loginGuesses + limits.loginGuessReserve }],
}

/**
 * Wrong passwords of a signed-in customer who confirms something with the password: each browser of the owner apart, and
 * all others together, so that a copied session keeps nobody from confirming at home.
 */
export const confirmationLimit: RateLimit = {
  rule: 'confirmation',
  minutes,
  bounds: [{ by: 'pair', most: limits.loginFailuresPerAccount }],
}
/** How a confirmation is counted: by the browser in place of the network. */
export const confirmingCaller = (scope: Pick<Scope, 'db' | 'who' | 'keyedHash'>, customerId: string): Caller => ({
  subject: customerId,
  network: knownBrowser(scope, customerId),
})

/** E-mails and numbers of other accounts that a customer tried to take over. */
export const contactLimit: RateLimit = {
  rule: 'contact change',
  minutes,
  bounds: [{ by: 'subject', most: limits.loginFailuresPerAccount }],
}
