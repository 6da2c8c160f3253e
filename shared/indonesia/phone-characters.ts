/** What a phone field lets through, as the attribute `pattern` writes it. */
export const phoneCharacters = '[\\p{Nd} \\(\\)+\\-]*'

/** How a number is shown: auto keeps the way it was typed, with or without a plus. */
export const phoneModes = ['auto', 'national', 'international'] as const
export type PhoneMode = (typeof phoneModes)[number]
/** How a shop wants phone numbers typed. `pattern` takes the place of `phoneCharacters`; null: it does not. */
export type PhoneForm = { mode: PhoneMode; pattern: string | null }

/**
 * Whether a pattern is one class of characters, repeated, that lets every digit through: a number can be typed, and no
 * text takes long to check.
 */
export const isPhonePattern = (pattern: string): boolean =>
  oneClass.test(pattern) && isReadable(pattern) && keepAllowed(allDigits, pattern) === allDigits
const oneClass = /^\[(?:\\p\{Nd\}|\\[d()\-/.]|[0-9A-Za-z]-[0-9A-Za-z]|[0-9A-Za-z +.,#*])+\]\*$/
const allDigits = '0123456789'
function isReadable(pattern: string): boolean {
  try {
    // As a browser reads the attribute.
    void new RegExp(pattern, 'v')
    return true
  } catch {
    return false
  }
}

/** Leaves out the characters that `pattern` does not allow. */
export function keepAllowed(typed: string, pattern: string): string {
  const allowed = new RegExp(`^(?:${pattern})$`, 'u')
  return [...typed].filter((character) => allowed.test(character)).join('')
}

/**
 * An Indonesian mobile number as it is typed at home, in the groups in which it is read aloud: '081234567' →
 * '0812-3456-7'. null: it is none. So most shoppers never need the rules of every country.
 */
export function groupHomeMobile(typed: string): string | null {
  const digits = /^[\d\s-]*$/.test(typed) ? typed.replace(/[\s-]/g, '') : ''
  return /^08\d{0,11}$/.test(digits) ? digits.replace(/^(\d{4})(?=\d)(\d{4})?(?=\d)/, grouped) : null
}
const grouped = (_: string, first: string, second: string | undefined) => `${first}-${second ? `${second}-` : ''}`
