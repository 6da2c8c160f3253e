import { limits } from '#shared/limits.ts'
import type { RateLimit } from '#commerce/platform/rate-limit/rate-limit.ts'

const minutes = limits.loginWindowMinutes

/**
 * Failed sign-ins are counted by account and by network. Many people may stand behind one address, so only what has
 * failed counts there up to the lower bound; a hundred tries at once are a hundred for the account all the same.
 */
export const loginLimit: RateLimit = {
  rule: 'sign-in',
  minutes,
  bounds: [
    { by: 'subject', most: limits.loginFailuresPerAccount },
    { by: 'network', most: limits.loginFailuresPerAddress, settledOnly: true },
    { by: 'network', most: limits.loginTriesPerAddress },
  ],
}

/** Wrong passwords of a signed-in customer who confirms something with it. */
export const confirmationLimit: RateLimit = {
  rule: 'confirmation',
  minutes,
  bounds: [{ by: 'subject', most: limits.loginFailuresPerAccount }],
}

/** E-mails and numbers of other accounts that a customer asks for. */
export const contactLimit: RateLimit = {
  rule: 'contact change',
  minutes,
  bounds: [{ by: 'subject', most: limits.loginFailuresPerAccount }],
}
