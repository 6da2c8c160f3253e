import type { ErrorCode } from '#shared/text/errors.ts'
import type { Values } from '#shared/text/fill.ts'

export interface Accepted<T> {
  ok: true
  value: T
}
/**
 * An expected failure: its code, the values for its sentence, and the sentences at single fields (field name →
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
