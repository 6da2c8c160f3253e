import type { ErrorCode } from '#shared/text/errors.ts'

export type Values = Readonly<Record<string, string | number>>
export interface Accepted<T> {
  ok: true
  value: T
}
/**
 * An expected failure: which, with what numbers in its sentence, and which field it stands at (our field name →
 * sentence).
 */
export interface Refused {
  ok: false
  code: ErrorCode
  values: Values
  fields: Readonly<Record<string, string>>
}
export type Result<T> = Accepted<T> | Refused

export const accepted = <T>(value: T): Accepted<T> => ({ ok: true, value })
export const refused = (
  code: ErrorCode,
  values: Values = {},
  fields: Readonly<Record<string, string>> = {},
): Refused => ({ ok: false, code, values, fields })
