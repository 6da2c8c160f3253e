import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { shipment } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { daysPaused } from '#shared/order/shipping-pause.ts'
import { cheapestOf } from '#commerce/catalog/rules.ts'
import { findProduct, findVariants } from '#commerce/catalog/store.ts'
import { findDistrict } from '#commerce/region/store.ts'
import { notSending } from '#commerce/site/readiness.ts'
import { type QuotedRate, ratesForPiece, takesCod } from './rates.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { chargedGrams, parcelOf } from '#shared/order/charged-weight.ts'

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

/** The same by charged weight and value, for every product at once. */
export async function estimates(
  { district: code, kilos }: Decoded<typeof shipment.listEstimates>,
  scope: Scope,
): Promise<Result<OutputOf<typeof shipment.listEstimates>>> {
  const closed = notSending(scope)
  if (closed) return closed
  const district = findDistrict(code)
  if (district === null) return refused('region_unknown')
  const values = valuesOf(scope)
  const asked = [...new Set(kilos)]
    .toSorted((a, b) => a - b)
    .flatMap((one) => values.map((value) => ({ one, ...value })))
  const steps = await Promise.all(
    asked.map(async ({ one, from, worth }) => {
      const piece = { name: 'Barang', unitPrice: worth, quantity: 1, weightGrams: one * 1_000 }
      const rates = await ratesForPiece(scope, piece, code)
      return rates && { kilos: one, from: rupiah(from), ...stepOf(scope, rates) }
    }),
  )
  const known = steps.filter((step) => step !== null)
  return known.length === 0 ? refused('couriers_silent') : accepted({ district, steps: known })
}

/** The values from which the shop's own rates are free, and what goods below them are taken to be worth. */
function valuesOf({ shop }: Scope): { from: number; worth: number }[] {
  const free = [...new Set((shop.shippingRates ?? []).flatMap(({ freeFrom }) => freeFrom ?? []))]
    .toSorted((a, b) => a - b)
    .slice(0, limits.estimateValues)
  const [least = Infinity] = free
  const below = least > 0 ? [{ from: 0, worth: Math.min(limits.estimateRupiah, least - 1) }] : []
  return [...below, ...free.map((from) => ({ from, worth: from }))]
}

function stepOf(scope: Scope, rates: readonly QuotedRate[]) {
  const usual = rates.filter(({ instant }) => !instant)
  const [best] = usual
  const later = daysPaused(scope.shop.shippingPause, scope.now)
  const collected = takesCod(scope) && usual.some(({ codFee }) => codFee !== null)
  return {
    cost: best ? rupiah(best.cost) : null,
    daysMin: best ? best.daysMin + later : null,
    daysMax: best ? best.daysMax + later : null,
    codMax: collected ? rupiah(scope.vendors.codMax) : null,
  }
}
