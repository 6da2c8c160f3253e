import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { shipment } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { daysPaused } from '#shared/order/shipping-pause.ts'
import { cheapestOf } from '#commerce/catalog/rules.ts'
import { shippingSavingAt } from '#commerce/catalog/offered-vouchers.ts'
import { findProduct, findVariants } from '#commerce/catalog/store.ts'
import { findDistrict } from '#commerce/region/store.ts'
import { notSending } from '#commerce/site/readiness.ts'
import { choiceOf, type QuotedRate, ratesForPiece, takesCod } from './rates.ts'
import { bestOf, byValue, usualOf } from './rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { chargedGrams, parcelOf } from '#shared/order/charged-weight.ts'

/** What a product page says before shoppers buy: what a checkout would ask for sending one piece to a district. */
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
  const saved = shippingSavingAt(db, now).saved(variant.price)
  const { codMax: _, ...step } = stepOf(scope, rates, saved)
  return accepted({ product: product.name, district, ...step, services: servicesOf(scope, rates, saved) })
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
  const [values, vouchers] = [valuesOf(scope), shippingSavingAt(scope.db, scope.now)]
  const froms = [...new Set([...values.map(({ from }) => from), ...vouchers.from])]
    .toSorted((a, b) => a - b)
    .slice(0, limits.estimateValues + 1)
  const asked = [...new Set(kilos)]
    .toSorted((a, b) => a - b)
    .flatMap((one) => values.map((value) => ({ one, ...value })))
  const answers = await Promise.all(
    asked.map(async ({ one, from, worth }) => {
      const piece = { name: 'Barang', unitPrice: worth, quantity: 1, weightGrams: one * 1_000 }
      const rates = await ratesForPiece(scope, piece, code)
      // A voucher changes what is paid, not what the couriers ask.
      const own = froms.filter((one) => values.findLast((value) => value.from <= one)?.from === from)
      return { kilos: one, rates, own }
    }),
  )
  const steps = answers.flatMap(({ kilos: one, rates, own }) =>
    own.flatMap((value) => {
      if (!rates) return []
      const { service: _, ...step } = stepOf(scope, rates, vouchers.saved(value))
      return [{ kilos: one, from: rupiah(value), ...step }]
    }),
  )
  const services = servicesOf(scope, answers[0]?.rates ?? [], vouchers.saved(answers[0]?.own[0] ?? 0))
  return steps.length === 0 ? refused('couriers_silent') : accepted({ district, steps, services })
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

/** What the courier that a checkout chooses costs, when it brings the goods, and whether it takes cash for them. */
function stepOf(scope: Scope, rates: readonly QuotedRate[], saved: (cost: number) => number) {
  const collects = takesCod(scope)
  const best = bestOf(usualOf(rates), { collects, saved })
  const later = daysPaused(scope.shop.shippingPause, scope.now)
  return {
    cost: best ? rupiah(best.cost - saved(best.cost)) : null,
    service: best ? `${best.courier} ${best.service}`.trim() : '',
    daysMin: best ? best.daysMin + later : null,
    daysMax: best ? best.daysMax + later : null,
    codMax: collects && best !== null && best.codFee !== null ? rupiah(scope.vendors.codMax) : null,
  }
}

/** What a shopper could choose at a checkout, at the price after the vouchers of all, in the order of a checkout. */
const servicesOf = (scope: Scope, rates: readonly QuotedRate[], saved: (cost: number) => number) =>
  usualOf(rates)
    .toSorted(byValue({ collects: takesCod(scope), saved }))
    .map((rate) => choiceOf(scope, rate, saved(rate.cost)))
