import { type ShippingRate, serviceCode } from '#shared/admin/shipping.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Courier, RateQuery } from './courier.ts'
import { goodsValue } from './goods-value.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'

/** The name of the courier whose prices the shop says itself, and what the codes of its services begin with. */
export const ownRatesName = 'own'

/** Prices from the shop's own table. Nobody is asked and nobody fetches: the seller brings it or hands it over. */
export function ownRates(table: readonly ShippingRate[]): Courier {
  const services = Map.groupBy(table, serviceCode)
  return {
    name: ownRatesName,
    brands: [...new Set(table.map(({ courier }) => courier))],
    async rates(query) {
      return [...services].flatMap(([code, lines]) => {
        const line = lineFor(lines, query.destination.regency)
        return line ? [rateOf(code, line, query)] : []
      })
    },
  }
}

/** The most exact line of a service: for the regency, else for its province, else for everywhere. */
function lineFor(lines: readonly ShippingRate[], regency: string): ShippingRate | null {
  const to = (area: string) => lines.find((line) => line.to.includes(area))
  return to(regency) ?? to(regency.slice(0, 2)) ?? lines.find((line) => line.to.length === 0) ?? null
}

function rateOf(
  code: string,
  { courier, service, perOrder, perKilo, freeFrom, daysMin, daysMax, codFee }: ShippingRate,
  { weightGrams, items }: RateQuery,
): Rate {
  const free = freeFrom !== null && goodsValue(items) >= freeFrom
  return {
    code: `${ownRatesName}:${code}`,
    courier,
    service,
    cost: free ? 0 : perOrder + perKilo * chargedKilos(weightGrams),
    daysMin,
    daysMax,
    codFee,
    insuranceFee: null,
    instant: false,
  }
}
