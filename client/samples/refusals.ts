import type { Refusal } from '#client/app/page/page.ts'
import { type ErrorCode, errors, messageOf } from '#shared/text/errors.ts'
import type { Values } from '#shared/text/fill.ts'

interface More extends Partial<Refusal> {
  /** The field at which the sentence stands too. */
  at?: string
  /** The numbers and names in the sentence. */
  details?: Values
}
/** The states of a screen in which an action was refused. */
export type Refusals<D> = Readonly<Record<string, { data: D; refusal: Refusal }>>

/** An action that was refused with the sentence of a code. */
export function refusal(action: string, code: ErrorCode, { at, details, ...more }: More = {}): Refusal {
  const message = messageOf(code, details)
  return {
    action,
    status: errors[code].status,
    message,
    fields: at === undefined ? {} : { [at]: message },
    values: {},
    ...more,
  }
}
