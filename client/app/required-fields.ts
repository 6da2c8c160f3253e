import { text } from '#shared/text/text.ts'
import { ActionRefused } from './page.ts'

/** Tells everything that is empty at once, instead of one field a try. */
export function refuseMissing(form: FormData, needed: readonly string[]): void {
  // A password may be nothing but spaces; it is taken as it was typed.
  const typed = (name: string) => String(form.get(name) ?? '')
  const missing = needed.filter((name) => (/password/i.test(name) ? typed(name) : typed(name).trim()) === '')
  if (missing.length > 0)
    throw new ActionRefused('input_invalid', Object.fromEntries(missing.map((name) => [name, text.required])))
}
