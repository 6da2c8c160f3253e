import { findCode, type ShippingRate } from '#shared/admin/shipping.ts'
import { refused, type Refused } from '#shared/result.ts'
import { findArea } from '#commerce/region/store.ts'
import type { ShopSettings } from './tables.ts'

interface Places {
  originRegency?: string | null | undefined
  shippingRates?: readonly ShippingRate[] | undefined
}

/**
 * The first code of a province or regency that is not in the list of regions; null: all are. `inside` is where the
 * settings are in what was asked.
 */
export function placeProblem({ originRegency, shippingRates = [] }: Places, inside = ''): Refused | null {
  const asked = [
    { field: 'originRegency', codes: originRegency ? [originRegency] : [] },
    ...shippingRates.map(({ to }, place) => ({ field: `shippingRates.${place}.to`, codes: to })),
  ]
  for (const { field, codes } of asked) {
    const unknown = codes.find((code) => findArea(code) === null)
    if (unknown !== undefined)
      return refused('input_invalid', {}, { [`${inside}${field}`]: `no place has the code ${unknown}; ${findCode}` })
  }
  return null
}

type Origin = Pick<ShopSettings, 'city' | 'originRegency'>

/** The regency or city that shipments leave from; null: the owner has not said it, or there is none of this code. */
export const originName = ({ originRegency }: Pick<Origin, 'originRegency'>): string | null =>
  originRegency === null ? null : findArea(originRegency)

/** Where shoppers read that the shop sells from; '' when nobody has said it. */
export const cityOf = (shop: Origin): string => shop.city || (originName(shop) ?? '')
