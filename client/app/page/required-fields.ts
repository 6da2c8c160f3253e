import { text } from '#shared/text/text.ts'
import { ActionRefused } from './page.ts'

/** Names every empty field at once, not one per try. */
export function refuseMissing(form: FormData, needed: readonly string[]): void {
  // A password may consist of spaces, so it is taken as it was typed.
  const typed = (name: string) => String(form.get(name) ?? '')
  const missing = needed.filter((name) => (/password/i.test(name) ? typed(name) : typed(name).trim()) === '')
  if (missing.length > 0)
    throw new ActionRefused('input_invalid', Object.fromEntries(missing.map((name) => [name, text.required])))
}
