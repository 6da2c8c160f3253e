import type { MetadataJson } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { type CountryRule, findCountry, homeCountry } from './countries.ts'
import { type PhoneValue, readPhone, readTypedPhone } from './phone-value.ts'

/**
 * Reads a typed number into E.164 (`+6281234567890`); without a country code it is Indonesian. A refusal names the
 * field `phone`.
 */
export function normalisePhone(typed: string): Result<string> {
  const value = readPhone(typed, { country: homeCountry }, metadata)
  if (value.valid) return accepted(value.number)
  const code = whyInvalid(value)
  return refused(code, {}, { phone: messageOf(code) })
}

/** What is said of a number that is not valid. */
export function whyInvalid({ problem, length }: PhoneValue): 'phone_too_short' | 'phone_too_long' | 'phone_invalid' {
  const why = problem ?? length
  return why === 'TOO_SHORT' ? 'phone_too_short' : why === 'TOO_LONG' ? 'phone_too_long' : 'phone_invalid'
}

/** What a shopper typed beside the country `iso2`, by the metadata of every country. */
export const readChosenPhone = (typed: string, iso2: string, rule: CountryRule): PhoneValue =>
  readTypedPhone(typed, { country: iso2, rule }, metadata)

/**
 * The part of the metadata that a browser needs to format numbers of one country and of Indonesia. A country that
 * shares a calling code is formatted by the rules of that code's first country. null: no such country.
 */
export function metadataFor(iso2: string): MetadataJson | null {
  const country = findCountry(iso2)
  if (!country) return null
  const [first] = metadata.country_calling_codes[country.dialCode] ?? []
  const wanted = new Set<string | undefined>([homeCountry, iso2, first])
  const codes = Object.entries(metadata.country_calling_codes)
    .map(([dialCode, sharing]) => [dialCode, sharing.filter((one) => wanted.has(one))] as const)
    .filter(([, sharing]) => sharing.length > 0)
  return {
    ...metadata,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(Object.entries(metadata.countries).filter(([one]) => wanted.has(one))),
  }
}
