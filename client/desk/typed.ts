/** What a form of the desk has sent, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>
/** The hidden field that says what a field was made with. */
export const wasOf = (name: string): string => `was${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
/** The body of an operation, or what is wrong with which field. */
export type Read = { body: object; product?: ProductRead } | { fields: Fields }

/** What else a product needs before it is put. */
export interface ProductRead {
  slug: string
  /** A category that the shop may not have yet. */
  category: { slug: string; name: string } | null
}

/** Whole rupiah or pieces as people type them: `12.500`, `Rp 12.500`, `-3`. null: no number. */
export function wholeOf(typed: string): number | null {
  const digits = typed
    .trim()
    .replace(/^rp\s*/i, '')
    .replace(/^([+-]?)\s+/, '$1')
  return /^[+-]?(\d{1,9}|\d{1,3}(\.\d{3}){1,2})$/.test(digits) ? Number(digits.replaceAll('.', '')) : null
}
