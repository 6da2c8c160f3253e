import { limits } from '#shared/limits.ts'

/**
 * The value of the consent cookie: the version of the wording, the choice, and when it was made in seconds. It proves
 * what the shopper agreed to, and holds nothing else of them.
 */
export const consentValue = (granted: boolean, now: Date): string =>
  `${limits.consentVersion}.${granted ? 'yes' : 'no'}.${Math.floor(now.getTime() / 1_000)}`

/** null: not asked yet, or about another wording. */
export function readConsent(value: string | null | undefined): boolean | null {
  const [, version, choice] = /^(\d{1,4})\.(yes|no)\.\d{10,11}$/.exec(value ?? '') ?? []
  return version === String(limits.consentVersion) ? choice === 'yes' : null
}
