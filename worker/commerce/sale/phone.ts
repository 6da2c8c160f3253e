import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/max'
import { messageOf } from '#shared/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'

/** E.164 (`+6281234567890`) of what a person typed, an Indonesian number when no country is given; refusals stand at the field `phone`. */
export function normalisePhone(typed: string): Result<string> {
  const number = parsePhoneNumberFromString(typed, 'ID')
  if (number?.isValid()) return accepted(number.number)
  const length = validatePhoneNumberLength(typed, 'ID')
  const code = length === 'TOO_SHORT' ? 'phone_too_short' : length === 'TOO_LONG' ? 'phone_too_long' : 'phone_invalid'
  return refused(code, {}, { phone: messageOf(code) })
}
