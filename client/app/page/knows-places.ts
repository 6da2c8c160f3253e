import { can, type SharedContext, type Shop } from './page.ts'
import { isAbsent, optional } from './optional.ts'

/**
 * Whether a district can be named here. What nobody has asked another backend for is not known to be missing, so it is
 * asked before a shopper is led to a page that could not answer.
 */
export async function knowsPlaces({
  api,
  shop,
  ownBackend,
}: Pick<SharedContext<'product'>, 'api' | 'shop' | 'ownBackend'>): Promise<boolean> {
  if (!can(shop, 'region.list')) return false
  if (ownBackend) return true
  const asked = await optional(api, 'region.list', {}, { otherwise: (failure) => (isAbsent(failure) ? null : []) })
  return asked !== null
}

/**
 * Whether every page may lead to 'Cek Ongkir'. No call is made for a link, so only a backend that names its couriers
 * counts as knowing what they cost.
 */
export const leadsToCost = (shop: Shop): boolean =>
  shop.couriers.length > 0 && can(shop, 'shipment.listEstimates') && can(shop, 'region.list')
