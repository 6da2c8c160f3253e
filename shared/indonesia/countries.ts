/** A country that a shopper can choose beside a phone field. */
interface Country {
  /** In Indonesian. */
  name: string
  /** ISO 3166-1 alpha-2. */
  iso2: string
  /** ITU calling code, without the plus. */
  dialCode: string
}

const of = (iso2: string, dialCode: string, name: string): Country => ({ name, iso2, dialCode })

/** Indonesia first, then, by name, the countries where many Indonesians live. Any other number is typed with a plus. */
export const countries: readonly Country[] = [
  of('ID', '62', 'Indonesia'),
  of('US', '1', 'Amerika Serikat'),
  of('SA', '966', 'Arab Saudi'),
  of('AU', '61', 'Australia'),
  of('NL', '31', 'Belanda'),
  of('BN', '673', 'Brunei'),
  of('PH', '63', 'Filipina'),
  of('HK', '852', 'Hong Kong'),
  of('IN', '91', 'India'),
  of('GB', '44', 'Inggris'),
  of('JP', '81', 'Jepang'),
  of('DE', '49', 'Jerman'),
  of('KR', '82', 'Korea Selatan'),
  of('KW', '965', 'Kuwait'),
  of('MY', '60', 'Malaysia'),
  of('QA', '974', 'Qatar'),
  of('NZ', '64', 'Selandia Baru'),
  of('SG', '65', 'Singapura'),
  of('TW', '886', 'Taiwan'),
  of('TH', '66', 'Thailand'),
  of('TL', '670', 'Timor-Leste'),
  of('CN', '86', 'Tiongkok'),
  of('AE', '971', 'Uni Emirat Arab'),
  of('VN', '84', 'Vietnam'),
]
/** The preselected country; a number without a country code belongs to it. */
export const homeCountry = 'ID'

/**
 * Joins a phone field and the country beside it into what the backend accepts: an Indonesian number as it was typed,
 * any other with its calling code in front. A typed plus wins over the chosen country; '' means no choice. null: the
 * country is not on the list.
 */
export function withCountry(typed: string, iso2: string): string | null {
  const country = countries.find((one) => one.iso2 === (iso2 || homeCountry))
  if (!country) return null
  return country.iso2 === homeCountry || /^\s*(\+|$)/.test(typed)
    ? typed
    : `+${country.dialCode}${typed.replace(/\D/g, '')}`
}

/**
 * The opposite: `+60123456789` → Malaysia and `123456789`. A number from a country that is not on the list stays whole.
 */
export function splitPhone(phone: string): { iso2: string; national: string } {
  const country = countries
    .filter(({ dialCode }) => phone.startsWith(`+${dialCode}`))
    .toSorted((a, b) => b.dialCode.length - a.dialCode.length)[0]
  return country
    ? { iso2: country.iso2, national: phone.slice(country.dialCode.length + 1) }
    : { iso2: homeCountry, national: phone }
}
