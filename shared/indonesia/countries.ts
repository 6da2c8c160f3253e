import { countryRows } from './country-rows.ts'

/** A country that a shopper can choose beside a phone field. */
interface Country {
  /** In Indonesian. */
  name: string
  /** ISO 3166-1 alpha-2. */
  iso2: string
  /** ITU calling code, without the plus. */
  dialCode: string
  /** The place among the countries of one calling code; 0 is the one that a bare code means. */
  priority: number
  /** What the national number begins with, where countries share a calling code. */
  areaCodes: readonly string[]
}

/** Every country with a calling code: Indonesia first, the others by name. */
export const countries: readonly Country[] = countryRows.map(
  ([iso2, dialCode, name, priority = 0, areaCodes = '']) => ({
    name,
    iso2,
    dialCode,
    priority,
    areaCodes: areaCodes === '' ? [] : areaCodes.split(' '),
  }),
)
/** The preselected country; a number without a country code belongs to it. */
export const homeCountry = 'ID'

const byCode = new Map(countries.map((country) => [country.iso2, country]))
export const findCountry = (iso2: string): Country | null => byCode.get(iso2) ?? null

/** Whose numbers a shop takes, by ISO code: those of `only` (empty: of all countries), but none of `except`. */
export type CountryRule = { only: readonly string[]; except: readonly string[] }
export const everyCountry: CountryRule = { only: [], except: [] }
export const isAllowed = (iso2: string, { only, except }: CountryRule): boolean =>
  (only.length === 0 || only.includes(iso2)) && !except.includes(iso2)

/** The country of a number with its plus: `+1 204…` is Canada, because 204 is a Canadian area code. null: none. */
export function countryOfNumber(typed: string): Country | null {
  if (!/^\s*\+/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const fits = (country: Country) => {
    const national = digits.slice(country.dialCode.length)
    const lengths = country.areaCodes.map((code) => (national.startsWith(code) ? code.length : 0))
    return Math.max(0, ...lengths)
  }
  const sharing = countries.filter(({ dialCode }) => digits.startsWith(dialCode))
  return sharing.sort((a, b) => fits(b) - fits(a) || a.priority - b.priority)[0] ?? null
}

/** `+60123456789` → Malaysia and `123456789`. A number without a country code stays whole. */
export function splitPhone(phone: string): { iso2: string; national: string } {
  const country = countryOfNumber(phone)
  return country
    ? { iso2: country.iso2, national: phone.slice(country.dialCode.length + 1) }
    : { iso2: homeCountry, national: phone }
}
