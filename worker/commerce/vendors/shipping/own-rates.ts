import { type ShippingRate, serviceCode } from '#shared/admin/shipping.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Courier, RateQuery } from './courier.ts'
import { goodsValue } from './goods-value.ts'
import { lazy } from '#shared/lazy.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import { provinceCodeOf } from '#shared/indonesia/region-code.ts'

/** The name of the courier whose prices the shop says itself, and what the codes of its services begin with. */
export const ownRatesName = 'own'

/** Of a price that the seller has agreed on with the shopper. */
export const agreedCode = `${ownRatesName}:penjual`

/** Prices from the shop's own table. Nobody is asked and nobody fetches: the seller brings it or hands it over. */
export function ownRates(table: readonly ShippingRate[]): Courier {
  const services = lazy(() =>
    [...Map.groupBy(table, serviceCode)].map(([code, lines]) => ({
      code,
      to: byArea(lines),
      driven: lines.some((line) => line.driven),
    })),
  )
  const quote = ({ destination: { regency }, weightGrams, items }: RateQuery): Rate[] => {
    const [province, parcel] = [provinceCodeOf(regency), { kilos: chargedKilos(weightGrams), value: goodsValue(items) }]
    return services().flatMap(({ code, to, driven }) => {
      const line = to.get(regency) ?? to.get(province) ?? to.get(everywhere)
      return line ? [rateOf(code, { ...line, driven }, parcel)] : []
    })
  }
  return {
    name: ownRatesName,
    brands: [...new Set(table.map(({ courier }) => courier))],
    quote,
    rates: async (query) => quote(query),
  }
}

/** The lines of a service by where they lead: to a regency, to a province, or everywhere. The first one counts. */
const byArea = (lines: readonly ShippingRate[]): ReadonlyMap<string, ShippingRate> =>
  new Map(
    lines
      .toReversed()
      .flatMap((line) => (line.to.length === 0 ? [everywhere] : line.to).map((area) => [area, line] as const)),
  )
const everywhere = ''

function rateOf(
  code: string,
  { courier, service, perOrder, perKilo, freeFrom, daysMin, daysMax, codFee, driven }: ShippingRate,
  { kilos, value }: { kilos: number; value: number },
): Rate {
  const free = freeFrom !== null && value >= freeFrom
  return {
    code: `${ownRatesName}:${code}`,
    courier,
    service,
    cost: free ? 0 : perOrder + perKilo * kilos,
    daysMin,
    daysMax,
    codFee,
    insuranceFee: null,
    instant: false,
    driven,
  }
}
