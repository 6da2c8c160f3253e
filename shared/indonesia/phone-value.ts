import {
  AsYouType,
  type CountryCode,
  type MetadataJson,
  ParseError,
  parsePhoneNumberWithError,
  type PhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core'
import { limits } from '#shared/limits.ts'
import { type CountryRule, countryOfNumber, everyCountry, findCountry, homeCountry, isAllowed } from './countries.ts'
import type { PhoneMode } from './phone-characters.ts'

type PhoneLength = 'IS_POSSIBLE' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_LENGTH'
type PhoneProblem = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY'

/** What was read in a phone field. */
export interface PhoneValue {
  /** ISO code. */
  country: string
  dialCode: string
  nationalNumber: string
  /** The number exists in its country, and the shop takes numbers of that country. */
  valid: boolean
  formatted: string
  /** E.164, '' when no number was read. */
  number: string
  /** Whether numbers of the country have this length; null: that is not known. */
  length: PhoneLength | null
  /** Why it is no number; null: it is one, though perhaps not a valid one. */
  problem: PhoneProblem | null
}

interface ReadOptions {
  /** ISO code of the country of a number without a plus. */
  country: string
  mode?: PhoneMode
  rule?: CountryRule
}

/** Reads a typed number. `metadata` may be a part of libphonenumber's: other countries are then INVALID_COUNTRY. */
export function readPhone(
  typed: string,
  { country, mode = 'auto', rule = everyCountry }: ReadOptions,
  metadata: MetadataJson,
): PhoneValue {
  const outside = textProblem(typed)
  const number = outside ?? parse(typed, country, metadata)
  const iso2 = countryOfNumber(typed)?.iso2 ?? country
  if (typeof number === 'string')
    return {
      country: iso2,
      dialCode: findCountry(iso2)?.dialCode ?? '',
      nationalNumber: '',
      valid: false,
      formatted: typed,
      number: '',
      length: null,
      problem: number,
    }
  const found = number.country ?? countryOfNumber(number.number)?.iso2 ?? iso2
  const allowed = isAllowed(found, rule)
  return {
    country: found,
    dialCode: number.countryCallingCode,
    nationalNumber: number.nationalNumber,
    valid: allowed && number.isValid(),
    formatted: show(number, mode === 'auto' && typed.trim().startsWith('+') ? 'international' : mode),
    number: number.number,
    length: homeMobileLength(number) ?? lengthOf(number, metadata),
    problem: allowed ? null : 'INVALID_COUNTRY',
  }
}

/**
 * The same for a shopper who may not have looked at the country: an Indonesian mobile number typed the usual way, 08…,
 * is Indonesian wherever it is not a number of the chosen country.
 */
export function readTypedPhone(typed: string, options: ReadOptions, metadata: MetadataJson): PhoneValue {
  const value = readPhone(typed, options, metadata)
  if (value.valid || options.country === homeCountry || !/^\D*08/.test(typed)) return value
  const atHome = readPhone(typed, { ...options, country: homeCountry }, metadata)
  return atHome.valid ? atHome : value
}

/** What was typed so far, in the groups of its country: '081234' → '0812-34'. */
export const formatAsTyped = (typed: string, country: string, metadata: MetadataJson): string =>
  new AsYouType(codeOf(country), metadata).input(typed)

/** The specification's bounds of what was typed, before anybody reads a number in it. */
function textProblem(typed: string): PhoneProblem | null {
  if (typed.length > limits.phoneTextMax) return 'TOO_LONG'
  const digits = typed.replace(/\P{Nd}/gu, '').length
  if (digits === 0) return 'NOT_A_NUMBER'
  return digits < limits.phoneDigitsMin ? 'TOO_SHORT' : null
}

function parse(typed: string, country: string, metadata: MetadataJson): PhoneNumber | PhoneProblem {
  try {
    return parsePhoneNumberWithError(typed, { defaultCountry: codeOf(country) }, metadata)
  } catch (failure) {
    // The library's own type names these four as a ParseError's messages.
    if (failure instanceof ParseError) return failure.message as PhoneProblem
    throw failure
  }
}

const show = (number: PhoneNumber, mode: PhoneMode): string =>
  mode === 'international' ? number.formatInternational() : number.formatNational()

function lengthOf(number: PhoneNumber, metadata: MetadataJson): PhoneLength | null {
  const wrong = validatePhoneNumberLength(number.number, metadata)
  if (wrong === undefined) return 'IS_POSSIBLE'
  return wrong === 'NOT_A_NUMBER' || wrong === 'INVALID_COUNTRY' ? null : wrong
}

/**
 * An Indonesian mobile number has 9 to 12 digits after the 0 (Google's libphonenumber metadata). The library itself
 * allows up to 17, because other kinds of Indonesian numbers are that long.
 */
function homeMobileLength({ countryCallingCode, nationalNumber }: PhoneNumber): PhoneLength | null {
  // Of a number that it does not know the library keeps the 0.
  const { length } = /^0?(8\d*)$/.exec(nationalNumber)?.[1] ?? ''
  if (countryCallingCode !== '62' || length === 0) return null
  if (length > 12) return 'TOO_LONG'
  return length < 9 ? 'TOO_SHORT' : null
}

/** Every ISO code of our list is one of libphonenumber's; countries.test.ts proves it. */
const codeOf = (iso2: string) => iso2 as CountryCode
