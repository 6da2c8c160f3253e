/** What a phone field lets through, as the attribute `pattern` writes it. */
export const phoneCharacters = '[\\p{Nd} \\(\\)+\\-]*'
/** Leaves out the characters that `pattern` does not allow. */
export function keepAllowed(typed: string, pattern: string): string {
  const allowed = new RegExp(`^(?:${pattern})$`, 'u')
  return [...typed].filter((character) => allowed.test(character)).join('')
}
