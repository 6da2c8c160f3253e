import type { Decoded } from '#shared/api/index.ts'
import type { customer } from '#shared/api/account/customer.ts'
import { messageOf, type ErrorCode } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { isCommonPassword, isContextPassword } from './common-passwords.ts'

export interface NewCustomer {
  name: string
  /** E.164. */
  phone: string
  /** Lower case; null when none was given. */
  email: string | null
  marketing: boolean
}

/** Checks a registration without looking at any account. All wrong fields are reported at once. */
export function checkRegistration(
  asked: Decoded<typeof customer.register>,
  hosts: readonly string[],
): Result<NewCustomer> {
  const phone = normalisePhone(asked.phone)
  const email = asked.email?.toLowerCase() ?? null
  const context = [...shopWords(hosts), ...ownWords(asked.name, email, phone.ok ? phone.value : asked.phone)]
  const wrong: [field: string, code: ErrorCode | null][] = [
    ['phone', phone.ok ? null : phone.code],
    ['email', email === null || isEmail(email) ? null : 'email_invalid'],
    ['password', passwordProblem(asked.password, context)],
    ['terms', asked.terms ? null : 'terms_needed'],
  ]
  const [first, ...more] = wrong.flatMap(([field, code]) => (code ? [{ field, code }] : []))
  const fields = Object.fromEntries([first, ...more].flatMap((one) => (one ? [[one.field, messageOf(one.code)]] : [])))
  if (first) return refused(more.length > 0 ? 'input_invalid' : first.code, {}, fields)
  if (!phone.ok) return phone
  return accepted({ name: asked.name, phone: phone.value, email, marketing: asked.marketing })
}

export const isEmail = (text: string) => /^[^\s@<>"(),;:\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)

/**
 * Only the length, the list of common passwords and the names in `context` count, there are no rules of composition (NIST
 * 800-63B). Characters are counted, not bytes.
 */
export function passwordProblem(password: string, context: readonly string[]): ErrorCode | null {
  const characters = [...password].length
  if (characters < limits.passwordMin) return 'password_short'
  if (characters > limits.passwordMax) return 'password_long'
  return isCommonPassword(password) || isContextPassword(password, context) ? 'password_common' : null
}

/** The words of a shop's own hosts: `toko-batik.id` is called Toko Batik. */
export const shopWords = (hosts: readonly string[]): string[] =>
  hosts.flatMap((host) => host.split('.').flatMap((label) => [label, ...label.split('-')]))

/** How a customer is called and reached; a number counts without its country and its first zero. */
const ownWords = (name: string, email: string | null, phone: string): string[] => [
  name,
  ...name.split(/\s+/),
  ...(email?.split('@', 1) ?? []),
  phone.replace(/^\+62/, ''),
]
