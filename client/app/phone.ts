import { withCountry } from '#shared/indonesia/countries.ts'
import { messageOf } from '#shared/text/errors.ts'
import { ActionRefused } from './page.ts'

/** The number of a `PhoneField` with a country beside it, in the form the backend takes. */
export function phoneOf(form: FormData, field = 'phone'): string {
  const sent = withCountry(String(form.get(field) ?? ''), String(form.get('country') ?? ''))
  if (sent === null) throw new ActionRefused('phone_invalid', { [field]: messageOf('phone_invalid') })
  return sent
}
