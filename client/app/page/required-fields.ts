import { normalisePhone } from '#shared/indonesia/phone.ts'
import { text } from '#shared/text/text.ts'
import { ActionRefused } from './page.ts'
import { phoneOf } from './phone.ts'

/** Names every empty field at once, not one per try. */
export function refuseMissing(form: FormData, needed: readonly string[]): void {
  // A password may consist of spaces, so it is taken as it was typed.
  const typed = (name: string) => String(form.get(name) ?? '')
  const missing = needed.filter((name) => (/password/i.test(name) ? typed(name) : typed(name).trim()) === '')
  if (missing.length > 0)
    throw new ActionRefused('input_invalid', Object.fromEntries(missing.map((name) => [name, text.required])))
}

type Context = Parameters<typeof phoneOf>[0]
type Check = <V>(step: () => V) => V | undefined

/**
 * Reads a form with a number by `read`. What all its checks refuse is said at once, not one fault per try; of two
 * faults of a field the first. A number is the backend's to judge, but beside other faults it is judged here.
 */
export function readAtOnce<T>(ctx: Context, read: (check: Check, sent: { phone?: string }) => T | undefined): T {
  const found: ActionRefused[] = []
  const check: Check = (step) => {
    try {
      return step()
    } catch (failure) {
      if (!(failure instanceof ActionRefused)) throw failure
      found.push(failure)
    }
  }
  const phone = check(() => phoneOf(ctx))
  const value = read(check, phone === undefined ? {} : { phone })
  if (found.length === 0 && value !== undefined) return value
  const number = normalisePhone(phone ?? '')
  const fields: Record<string, string> = number.ok ? {} : { ...number.fields }
  for (const one of found.toReversed()) Object.assign(fields, one.fields)
  throw new ActionRefused((Object.keys(fields).length === 1 ? found[0]?.code : null) ?? 'input_invalid', fields)
}
