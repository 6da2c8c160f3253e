/** A text between others, where `separators` stand between them: they and `%` are percent-encoded in it. */
export const escaped = (text: string, separators: string): string =>
  [...text].map((sign) => (sign === '%' || separators.includes(sign) ? percentOf(sign) : sign)).join('')
const percentOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** The text again; '' when it holds a broken escape sequence, which names nothing. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Several ids as one text. */
export const joinIds = (ids: readonly string[]): string => ids.map((id) => escaped(id, ',')).join(',')
/** Reads that text back. */
export const splitIds = (joined: string): string[] => (joined === '' ? [] : joined.split(',').map(unescaped))
