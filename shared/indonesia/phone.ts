import { parsePhoneNumberFromString, type PhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'

/**
 * Reads a typed number into E.164 (`+6281234567890`); without a country code it is Indonesian. A refusal names the
 * field `phone`.
 */
export function normalisePhone(typed: string): Result<string> {
  const outside = textLength(typed)
  const number = outside ? undefined : parsePhoneNumberFromString(typed, 'ID')
  if (number?.isValid()) return accepted(number.number)
  const length = outside ?? mobileLength(number) ?? validatePhoneNumberLength(typed, 'ID')
  const code = length === 'TOO_SHORT' ? 'phone_too_short' : length === 'TOO_LONG' ? 'phone_too_long' : 'phone_invalid'
  return refused(code, {}, { phone: messageOf(code) })
}

/** The specification's bounds of what was typed, before anybody reads a number in it. */
function textLength(typed: string) {
  if (typed.length > limits.phoneTextMax) return 'TOO_LONG'
  const digits = typed.replace(/\D/g, '').length
  return digits > 0 && digits < limits.phoneDigitsMin ? 'TOO_SHORT' : null
}

/**
 * An Indonesian mobile number has 9 to 12 digits after the 0 (Google's libphonenumber metadata). The library itself
 * allows up to 17, because other kinds of Indonesian numbers are that long.
 */
function mobileLength(number: PhoneNumber | undefined) {
  if (number?.countryCallingCode !== '62' || !number.nationalNumber.startsWith('8')) return null
  if (number.nationalNumber.length > 12) return 'TOO_LONG'
  return number.nationalNumber.length < 9 ? 'TOO_SHORT' : null
}
