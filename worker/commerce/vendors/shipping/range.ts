import type { ShippingEstimate } from '#shared/api/goods/shipping-estimate.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { daysPaused } from '#shared/order/shipping-pause.ts'
import { provinceCodeOf } from '#shared/indonesia/region-code.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { VendorDeps } from '../entry.ts'
import type { Courier, RateQuery, ShipmentItem } from './courier.ts'
import { isOffered } from './offered.ts'
import { isByTheHour } from './registry.ts'

/**
 * What sending a piece costs and takes at the least and at the most, wherever in the country it goes: to each regency by
 * the courier that costs least there, of those the soonest. null: some courier must be asked first, or nothing is sent.
 * `regencies`: every one that there is.
 */
export function rangeOf(
  couriers: readonly Courier[],
  { weightGrams, value }: Pick<ShipmentItem, 'weightGrams' | 'value'>,
  { settings, now }: Pick<VendorDeps, 'settings' | 'now'>,
  regencies: readonly string[],
): ShippingEstimate | null {
  const tables = couriers.filter(({ name }) => !isByTheHour(name))
  const { originRegency: origin = null } = settings
  if (origin === null || tables.some(({ quote }) => quote === undefined)) return null
  const from = { regency: origin, postcode: null, point: null }
  const items = [{ name: '', value, quantity: 1, weightGrams }]
  const offers = (rate: Rate) => isOffered(settings, now, rate)
  const best = placesToAsk(regencies, settings).flatMap((regency): Rate[] => {
    const query: RateQuery = { origin: from, destination: { ...from, regency }, weightGrams, items }
    const rates = tables.flatMap((courier) => courier.quote?.(query) ?? [])
    const first = rates.reduce<Rate | null>(
      (best, rate) => (!rate.instant && isBefore(rate, best) && offers(rate) ? rate : best),
      null,
    )
    return first ? [first] : []
  })
  if (best.length === 0) return null
  const [costs, later] = [best.map(({ cost }) => cost), daysPaused(settings.shippingPause, now)]
  return {
    costMin: rupiah(Math.min(...costs)),
    costMax: rupiah(Math.max(...costs)),
    daysMin: later + Math.min(...best.map(({ daysMin }) => daysMin)),
    daysMax: later + Math.max(...best.map(({ daysMax }) => daysMax)),
  }
}

/** A table may have hundreds of services to each of hundreds of places, so nothing is sorted, and little is asked. */
const isBefore = ({ cost, daysMax }: Rate, best: Rate | null): boolean =>
  best === null || cost < best.cost || (cost === best.cost && daysMax < best.daysMax)

/** Tables know provinces, and the regencies that they name: of all others of a province one stands for all. */
function placesToAsk(
  regencies: readonly string[],
  { originRegency, shippingRates = [] }: VendorDeps['settings'],
): readonly string[] {
  const named = new Set([originRegency, ...shippingRates.flatMap(({ to }) => to)])
  const others = regencies.filter((regency) => !named.has(regency))
  return [
    ...regencies.filter((regency) => named.has(regency)),
    ...new Map(others.map((regency) => [provinceCodeOf(regency), regency])).values(),
  ]
}
