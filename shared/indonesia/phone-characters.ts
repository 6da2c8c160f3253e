/** What a phone field lets through, as the attribute `pattern` writes it. */
export const phoneCharacters = '[\\p{Nd} \\(\\)+\\-]*'
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
