import { findCountry, homeCountry } from '#shared/indonesia/countries.ts'
import { keepAllowed } from '#shared/indonesia/phone-characters.ts'
import { readChosenPhone, whyInvalid } from '#shared/indonesia/phone.ts'
import { limits } from '#shared/limits.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { type ActionContext, ActionRefused } from './page.ts'

type Context = Pick<ActionContext<'register'>, 'form' | 'shop'>

/**
 * The number of a `PhoneField` with a country beside it, in the form the backend takes: an Indonesian number as its
 * digits from the 0 on, however it was typed, so that one shopper has one; any other as E.164. What is no number of its
 * country is refused here, because a courier cannot call it and not every backend looks. An empty field stays empty.
 */
export function phoneOf({ form, shop }: Context, field = 'phone'): string {
  const [typed, iso2] = [String(form.get(field) ?? ''), String(form.get('country') ?? '') || homeCountry]
  const refuse = (code: 'phone_country' | ReturnType<typeof whyInvalid>) =>
    new ActionRefused(code, { [field]: messageOf(code) })
  if (!findCountry(iso2)) throw refuse('phone_invalid')
  if (typed.trim() === '') return ''
  if (typed.trim().length > limits.phoneInputMax) throw refuse('phone_too_long')
  const pattern = shop.phoneTyping?.pattern
  if (pattern && keepAllowed(typed, pattern) !== typed) throw refuse('phone_invalid')
  const value = readChosenPhone(typed, iso2, shop.phoneCountries)
  if (value.problem === 'INVALID_COUNTRY' && value.number !== '') throw refuse('phone_country')
  if (!value.valid) throw refuse(whyInvalid(value))
  return value.country === homeCountry ? digitsOf(value) : value.number
}

/** An Indonesian number as a backend gets it. */
const digitsOf = ({ number }: { number: string }): string => number.replace(/^\+62/, '0')

/** What somebody signs in with: a number in the form in which it was registered, anything else as it was typed. */
function loginOf({ form }: Pick<Context, 'form'>): string {
  const typed = String(form.get('login') ?? '')
  if (typed.length > limits.phoneInputMax || !/^[+\d\s().-]+$/.test(typed)) return typed
  const value = readChosenPhone(typed, homeCountry, { only: [], except: [] })
  if (!value.valid) return typed
  return value.country === homeCountry ? digitsOf(value) : value.number
}

/**
 * Asks for a login. Another backend that compares the text may know a number as it was typed when it was registered,
 * as +62 812…, so a refusal is asked about once more with that; when both are refused, the first is said. A backend with
 * our codes compares numbers, so nothing is gained there by a second guess, nor where an account is locked (423, 429).
 */
export async function byEitherSpelling<T>(
  { form }: Pick<Context, 'form'>,
  ask: (login: string) => Promise<T>,
): Promise<T> {
  const login = loginOf({ form })
  const typed = String(form.get('login') ?? '')
  const spelled = login === typed ? typed : typed.replace(/[\s().-]/g, '')
  try {
    return await ask(login)
  } catch (failure) {
    if (spelled === login || !isForeignRefusal(failure)) throw failure
    try {
      return await ask(spelled)
    } catch (second) {
      throw second instanceof ApiFailure ? failure : second
    }
  }
}

const isForeignRefusal = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  failure.kind === 'refused' &&
  failure.code === null &&
  [400, 401, 404, 422].includes(failure.status)
