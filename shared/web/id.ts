import { limits } from '#shared/limits.ts'

// Written without the flag `u`, because a JSON schema cannot name one: no control character and no half of a pair.
const sign = '[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]'
const pair = '[\\ud800-\\udbff][\\udc00-\\udfff]'

/**
 * What an id may be: any text, because a backend may encode its ids, without control characters and halves of
 * characters, which no address can carry. `.` and `..` are none: a URL drops them even when they are escaped.
 */
export const idPattern = new RegExp(`^(?!\\.{1,2}$)(?:${sign}|${pair}){1,${limits.idChars}}$`)

/**
 * What a name in an address may be: what an id may be, without the comma, which stands between names in a list. A blank
 * or a slash is escaped there; `.` and `..` between slashes are none either.
 */
export const slugPattern = new RegExp(`^(?!(?:.*/)?\\.{1,2}(?:/|$))(?:(?!,)${sign}|${pair}){1,${limits.idChars}}$`)

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
