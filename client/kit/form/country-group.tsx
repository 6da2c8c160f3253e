import { countries, isAllowed } from '#shared/indonesia/countries.ts'
import type { CountryChoice } from '#client/app/page/page.ts'

interface CountryGroupProps {
  choice: CountryChoice
  chosen: string
}
/**
 * The countries of a phone field's own list. The edge writes their HTML itself, letter for letter what React would
 * render:
 * they are a quarter of the elements of a checkout, and never change.
 */
export function CountryGroup({ choice, chosen }: CountryGroupProps) {
  const offered = countries.filter(({ iso2 }) => iso2 === chosen || isAllowed(iso2, choice))
  if (import.meta.env.SSR)
    return <optgroup label="Negara" dangerouslySetInnerHTML={{ __html: writeOptions(offered, chosen) }} />
  return (
    <optgroup label="Negara">
      {offered.map((country) => (
        <option key={country.iso2} value={country.iso2}>
          {wordsOf(country)}
        </option>
      ))}
    </optgroup>
  )
}
type Country = (typeof countries)[number]

/** The name starts so far behind the code that the closed box does not reach it. No flag: not every system has one. */
const wordsOf = ({ dialCode, name }: Country) => `${`+${dialCode}`.padEnd(4, '\u2007')}\u2003\u2003${name}`

/** What stands around `selected` in an option, by country. */
const written = new Map<Country, readonly [start: string, end: string]>()

function writeOptions(offered: readonly Country[], chosen: string): string {
  let html = ''
  for (const country of offered) {
    const parts = written.get(country) ?? [`<option value="${country.iso2}"`, `>${wordsOf(country)}</option>`]
    written.set(country, parts)
    html += country.iso2 === chosen ? parts.join(' selected=""') : parts[0] + parts[1]
  }
  return html
}
