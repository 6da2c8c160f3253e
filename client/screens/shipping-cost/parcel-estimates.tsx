import type { ReactNode } from 'react'
import { formatRupiah } from '#shared/format/money.ts'
import { Card } from '#client/kit/base/card.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import type { parcelEstimates } from './parcel-rows.ts'

/** `children`: the couriers for the lightest of them. */
export function ParcelEstimatesCard({
  district,
  rows,
  children,
}: ReturnType<typeof parcelEstimates> & { children: ReactNode }) {
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
            <dd className={`price font-semibold whitespace-nowrap ${cost === 0 ? 'text-ok' : ''}`}>
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
