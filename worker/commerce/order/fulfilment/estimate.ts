import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { shipment } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { daysPaused } from '#shared/order/shipping-pause.ts'
import { cheapestOf, parcelOf } from '#commerce/catalog/rules.ts'
import { findProduct, findVariants } from '#commerce/catalog/store.ts'
import { findDistrict } from '#commerce/region/store.ts'
import { notSending } from '#commerce/site/readiness.ts'
import { ratesForPiece } from './rates.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { chargedGrams } from '#commerce/vendors/shipping/weight.ts'

/** What a product page says before shoppers buy: the cheapest price for sending one piece to a district. */
export async function estimate(
  { slug, district: code }: Decoded<typeof shipment.findEstimate>,
  scope: Scope,
): Promise<Result<OutputOf<typeof shipment.findEstimate>>> {
  const { db, now } = scope
  const closed = notSending(scope)
  if (closed) return closed
  const [product, district] = [findProduct(db, slug), findDistrict(code)]
  if (!product || !wayOfGoods(product).needsCourier) return refused('item_unknown')
  if (district === null) return refused('region_unknown')
  const variant = cheapestOf(findVariants(db, [product.id], now).get(product.id) ?? [])
  if (!variant) return refused('item_unknown')
  const weightGrams = chargedGrams(parcelOf(product, variant))
  const rates = await ratesForPiece(
    scope,
    { name: product.name, unitPrice: variant.price, quantity: 1, weightGrams },
    code,
  )
  if (!rates) return refused('couriers_silent')
  // Sorted by price, with couriers by the hour last.
  const best = rates.find(({ instant }) => !instant)
  const later = daysPaused(scope.shop.shippingPause, now)
  return accepted({
    product: product.name,
    district,
    cost: best ? rupiah(best.cost) : null,
    service: best ? `${best.courier} ${best.service}`.trim() : '',
    daysMin: best ? best.daysMin + later : null,
    daysMax: best ? best.daysMax + later : null,
  })
}
