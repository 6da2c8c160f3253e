import type { CountryChoice } from '#client/app/page/page.ts'
import { findCountry, homeCountry, isAllowed } from '#shared/indonesia/countries.ts'
import { text } from '#shared/text/text.ts'
import { note } from '#edge/request/log.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/**
 * The countries of the shop's phone fields, beginning with the visitor's own. The platform knows it from the address,
 * so nobody else is asked. A country that the shop takes no numbers of is not offered.
 */
export function countryChoice({ request, shop: { phoneCountries, phoneTyping }, log }: RequestContext): CountryChoice {
  const here = findCountry(String(request.cf?.['country'] ?? ''))
  if (here === null) note(log, text.countryFailed)
  const wanted = [here?.iso2 ?? homeCountry, homeCountry, ...phoneCountries.only]
  const home = wanted.find((iso2) => isAllowed(iso2, phoneCountries)) ?? homeCountry
  return { ...phoneCountries, home, ...(phoneTyping && { typing: phoneTyping }) }
}
