import { limits } from '#shared/limits.ts'
import { type Tags, tagVendorWords, vendorsIn } from './tags.ts'

/**
 * The value of the consent cookie: the version of the wording, the choice, when it was made in seconds, and a letter for
 * each vendor that was named. It proves what the shopper agreed to, and holds nothing else of them.
 */
export const consentValue = (granted: boolean, now: Date, tags: Tags): string =>
  `${limits.consentVersion}.${granted ? 'yes' : 'no'}.${Math.floor(now.getTime() / 1_000)}.${lettersOf(tags)}`

const lettersOf = (tags: Tags): string =>
  vendorsIn(tags)
    .map((vendor) => tagVendorWords[vendor].letter)
    .join('')

/** A choice about tags, and when it was made. */
export interface TagChoice {
  allowed: boolean
  at: string
}
export function choiceIn(value: string | null | undefined, tags: Tags): TagChoice | null {
  const allowed = readConsent(value, tags)
  return allowed === null ? null : { allowed, at: new Date(Number(value?.split('.')[2]) * 1_000).toISOString() }
}

/**
 * null: not asked yet, or about another wording, or by a shop that had not all of these vendors: a yes is for those that
 * were named, a no is for all.
 */
export function readConsent(value: string | null | undefined, tags: Tags): boolean | null {
  // Before the vendors were written into it there were two.
  const [, version, choice, named = 'gm'] =
    /^(\d{1,4})\.(yes|no)\.\d{10,11}(?:\.([a-z]{0,8}))?$/.exec(value ?? '') ?? []
  if (version !== String(limits.consentVersion)) return null
  if (choice === 'no') return false
  return [...lettersOf(tags)].every((letter) => named.includes(letter)) ? true : null
}
