import type { Channel } from '#shared/api/account/message.ts'
import { countryOfNumber, homeCountry } from '#shared/indonesia/countries.ts'
import { type Contact, wayTo } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'

type Shop = Pick<Scope, 'shop'>

/**
 * The contact without a phone of a country that the shop sends no codes to: each costs the shop money, and anybody may
 * ask for one. A demo shop sends none at all.
 */
export function codeContact({ shop }: Shop, { email, phone }: Contact): Contact {
  const iso2 = phone === null ? null : (countryOfNumber(phone)?.iso2 ?? null)
  const chosen = shop.demo || iso2 === null || (shop.codeCountries ?? [homeCountry]).includes(iso2)
  return { email, phone: chosen ? phone : null }
}

/** By which way a code reaches this contact; null: by none. */
export const codeWay = (scope: Shop & Pick<Scope, 'vendors'>, contact: Contact, wanted?: Channel) =>
  wayTo(codeContact(scope, contact), scope.vendors.channels, wanted)
