import type { ReactNode } from 'react'
import type { Estimates } from '#shared/api/order/shipment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'
import { Card } from '#client/kit/base/card.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'

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

/** `children`: the couriers for the lightest of them. */
export function ParcelEstimatesCard({ district, rows, children }: ParcelEstimates & { children: ReactNode }) {
  return (
    <Card title={`Ongkir ke ${district}`}>
      {children}
      {children ? <h3 className="mt-3 text-base">Menurut berat</h3> : null}
      <dl className="divide-y divide-sunk">
        {rows.map(({ label, cost, arrives }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2 text-base">
            <dt className="min-w-0">
              {withAmounts(label)}
              {arrives ? <span className="block text-sm text-muted">tiba {arrives}</span> : null}
            </dt>
            <dd className="price font-semibold whitespace-nowrap">
              {cost === null ? 'tampil saat checkout' : cost === 0 ? 'Gratis' : `mulai ${formatRupiah(cost)}`}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {children ? 'Ongkir pastinya tampil saat checkout.' : 'Semua kurir dan ongkir pastinya tampil saat checkout.'}
      </p>
    </Card>
  )
}
