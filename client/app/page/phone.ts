import { findCountry, homeCountry, withCountry } from '#shared/indonesia/countries.ts'
import { keepAllowed } from '#shared/indonesia/phone-characters.ts'
import { readChosenPhone } from '#shared/indonesia/phone.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { type ActionContext, ActionRefused } from './page.ts'

type Context = Pick<ActionContext<'register'>, 'form' | 'shop'>

/**
 * The number of a `PhoneField` with a country beside it, in the form the backend takes: an Indonesian number with the
 * digits that were typed and without the separators that the field puts between them, any other as E.164. What is wrong
 * with a number is the backend's to say, except that the shop does not take numbers of its country and that no field
 * holds a text so long.
 */
export function phoneOf({ form, shop }: Context, field = 'phone'): string {
  const [typed, iso2] = [String(form.get(field) ?? ''), String(form.get('country') ?? '') || homeCountry]
  const refuse = (code: 'phone_invalid' | 'phone_too_long' | 'phone_country') =>
    new ActionRefused(code, { [field]: messageOf(code) })
  if (!findCountry(iso2)) throw refuse('phone_invalid')
  if (typed.trim().length > limits.phoneInputMax) throw refuse('phone_too_long')
  const pattern = shop.phoneTyping?.pattern
  if (pattern && keepAllowed(typed, pattern) !== typed) throw refuse('phone_invalid')
  const value = readChosenPhone(typed, iso2, shop.phoneCountries)
  if (value.problem === 'INVALID_COUNTRY' && value.number !== '') throw refuse('phone_country')
  const usual = value.country === homeCountry && !typed.includes('+')
  if (usual) return typed.replace(/[\s().-]/g, '')
  return value.valid ? value.number : (withCountry(typed, iso2) ?? typed)
}
