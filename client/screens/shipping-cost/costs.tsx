import { formatRupiah } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { Card } from '#client/kit/base/card.tsx'
import { Mark } from '#client/kit/base/mark.tsx'
import { Summary } from '#client/kit/order/summary.tsx'
import { districtScript } from './first-script.ts'
import type { ShippingCostData } from './page.tsx'
import { ParcelEstimatesCard } from './parcel-estimates.tsx'

/** What the chosen district costs. A script remembers it for the product pages. */
export function Costs({ district, estimate, arrives, weights, services }: ShippingCostData) {
  return (
    <>
      {estimate || weights ? <script dangerouslySetInnerHTML={{ __html: districtScript }} /> : null}
      {weights ? (
        <div {...dom.mark(dom.districtMark, district)}>
          <ParcelEstimatesCard {...weights}>
            {services.length > 0 ? <Services title="Paket 1 kg" services={services} /> : null}
          </ParcelEstimatesCard>
        </div>
      ) : null}
      {estimate ? (
        <Card title={estimate.product}>
          <div {...dom.mark(dom.districtMark, district)}>
            {estimate.cost === null ? (
              <p className="text-base">
                Kurir toko ini menghitung ongkir dari alamat lengkap. Ongkir ke {estimate.district} tampil saat
                checkout.
              </p>
            ) : (
              <>
                <Summary
                  lines={[]}
                  total={estimate.cost}
                  label={
                    estimate.cost === 0
                      ? `Gratis ongkir ke ${estimate.district}`
                      : `Ongkir ke ${estimate.district} mulai`
                  }
                />
                {services.length > 0 ? (
                  <Services title="Untuk satu barang" services={services} />
                ) : (
                  <p className="mt-3 text-base text-muted">
                    {estimate.service}
                    {arrives ? ` · tiba ${arrives}` : ''}, untuk satu barang.
                  </p>
                )}
              </>
            )}
          </div>
        </Card>
      ) : null}
    </>
  )
}

/** Every courier with its price, when it comes, and whether it takes cash. */
const Services = ({ title, services }: Pick<ShippingCostData, 'services'> & { title: string }) => (
  <>
    <h3 className="mt-3 text-base">{title}</h3>
    <ul className="divide-y divide-sunk">
      {services.map(({ code, name, cost, detail }) => (
        <li key={code} className="flex min-h-14 items-center gap-3 py-2">
          <Mark name={name} />
          <span className="min-w-0 flex-1">
            {/* Beside the name, so that the day and COD have the whole line. */}
            <span className="flex justify-between gap-3 text-base">
              <span className="font-medium">{name}</span>
              <span className="price font-semibold whitespace-nowrap">
                {cost === 0 ? 'Gratis' : formatRupiah(cost)}
              </span>
            </span>
            <span className="block text-sm text-muted">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  </>
)
