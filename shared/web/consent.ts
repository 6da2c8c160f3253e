import { limits } from '#shared/limits.ts'

/**
 * The value of the consent cookie: the version of the wording, the choice, and when it was made in seconds. It proves
 * what the shopper agreed to, and holds nothing else of them.
 */
export const consentValue = (granted: boolean, now: Date): string =>
  `${limits.consentVersion}.${granted ? 'yes' : 'no'}.${Math.floor(now.getTime() / 1_000)}`

/** A choice about tags, and when it was made. */
export interface TagChoice {
  allowed: boolean
  at: string
}
export function choiceIn(value: string | null | undefined): TagChoice | null {
  const allowed = readConsent(value)
  return allowed === null ? null : { allowed, at: new Date(Number(value?.split('.')[2]) * 1_000).toISOString() }
}

/** null: not asked yet, or about another wording. */
export function readConsent(value: string | null | undefined): boolean | null {
  const [, version, choice] = /^(\d{1,4})\.(yes|no)\.\d{10,11}$/.exec(value ?? '') ?? []
  return version === String(limits.consentVersion) ? choice === 'yes' : null
}
