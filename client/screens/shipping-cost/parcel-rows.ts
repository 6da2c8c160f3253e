import type { Estimates } from '#shared/api/order/shipment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'

/** What somebody asks about who has no product in mind yet, in kilograms. */
export const usualKilos = [1, 2, 3, 5]

/** What sending parcels of some weights costs, for a shopper who asks before choosing goods. */
interface ParcelEstimates {
  district: string
  rows: { label: string; cost: number | null; arrives: string | null }[]
}

export const parcelEstimates = ({ district, steps }: Estimates, now: number): ParcelEstimates => ({
  district,
  rows: steps.map(({ kilos, from, cost, daysMin, daysMax }) => ({
    label: `${kilos} kg${from > 0 ? `, belanja mulai ${formatRupiah(from)}` : ''}`,
    cost,
    arrives: arrivalOf(daysMin, daysMax, now),
  })),
})
