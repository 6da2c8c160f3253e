import { text } from '#shared/text.ts'
import { ActionRefused } from '../page.ts'

/** Tells everything that is empty at once, instead of one field a try. */
export function refuseMissing(form: FormData, needed: readonly string[]): void {
  const missing = needed.filter((name) => String(form.get(name) ?? '').trim() === '')
  if (missing.length > 0) throw new ActionRefused('input_invalid', Object.fromEntries(missing.map((name) => [name, text.required])))
}
