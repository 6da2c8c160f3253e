import { districtCodeOf } from '#shared/indonesia/region-code.ts'
import type { PersonalContext } from './page.ts'
import { optional } from './optional.ts'

/** The kecamatan of the address that checkout takes by itself; null: nobody is signed in, or there is none. */
export async function findOwnPlace({
  api,
  session,
}: Pick<PersonalContext<'shippingCost'>, 'api' | 'session'>): Promise<string | null> {
  if (session === null) return null
  const [first, ...others] = await optional(api, 'address.list', {}, { otherwise: [] })
  const usual = first && !first.elsewhere && (first.main || others.length === 0) ? first : null
  return usual?.villageCode ? districtCodeOf(usual.villageCode) : null
}
