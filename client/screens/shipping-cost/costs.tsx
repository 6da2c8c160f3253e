import type { Estimate } from '#shared/api/order/shipment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { Card } from '#client/kit/base/card.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Mark } from '#client/kit/base/mark.tsx'
import { CourierPrice } from '#client/screens/checkout/cards/couriers.tsx'
import { districtScript } from './first-script.ts'
import type { ShippingCostData } from './page.tsx'
import { ParcelEstimatesCard } from './parcel-estimates.tsx'

/** What sending to the district costs. */
export function Costs({
  where,
  district,
  own,
  regency,
  estimate,
  arrives,
  weights,
  services,
  product,
}: ShippingCostData) {
  // A script remembers what was chosen, and the address's until then.
  const chosen = dom.mark(own ? dom.districtHereMark : dom.districtMark, district)
  const begins = where !== null && 'found' in where && where.found === null && where.asked === '' && district === ''
  return (
    <>
      {begins || (!own && (estimate || weights)) ? (
        <script dangerouslySetInnerHTML={{ __html: districtScript }} />
      ) : null}
      {weights ? (
        <div {...chosen}>
          <ParcelEstimatesCard {...weights} district={placeOf(weights, regency)}>
            {services.length > 0 ? (
              <>
                <h3 className="text-base">Paket 1 kg</h3>
                <Services services={services} />
              </>
            ) : null}
          </ParcelEstimatesCard>
        </div>
      ) : null}
      {estimate ? (
        <div {...chosen}>
          <PieceCard
            estimate={estimate}
            arrives={arrives}
            services={services}
            place={placeOf(estimate, regency)}
            named={product !== null}
          />
        </div>
      ) : null}
    </>
  )
}

/** 'Coblong, Kota Bandung': several places have one name. */
const placeOf = ({ district }: { district: string }, regency: string): string =>
  regency === '' ? district : `${district}, ${regency}`

interface PieceCardProps extends Pick<ShippingCostData, 'arrives' | 'services'> {
  estimate: Estimate
  place: string
  /** The page has named the product. */
  named: boolean
}
function PieceCard({ estimate: { product, cost, service }, arrives, services, place, named }: PieceCardProps) {
  const saves = services.some((offer) => offer.left < offer.cost)
  const of = `1 ${named || product === '' ? 'barang' : product}${saves ? ', dengan voucher' : ''}`
  const free = cost === 0 && services.every((offer) => offer.left === 0)
  return (
    <Card
      title={`${free ? 'Gratis ongkir' : 'Ongkir'} ke ${place}`}
      aside={
        cost === null || free ? null : (
          <span className="whitespace-nowrap">
            {cost > 0 || services.some(({ left }) => left > 0) ? <From /> : null}{' '}
            <strong className={`text-md ${cost > 0 ? '' : 'text-ok'}`}>
              {cost > 0 ? formatRupiah(cost) : 'Gratis'}
            </strong>
          </span>
        )
      }
    >
      {cost === null ? (
        <p className="text-base">
          Kurir toko ini menghitung ongkir dari alamat lengkap, jadi ongkir tampil saat checkout.
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            {services.length > 0 ? `${services.length} layanan` : `${service}${arrives ? ` · tiba ${arrives}` : ''},`}
            {` untuk ${of}`}
          </p>
          <Services services={services} />
        </>
      )}
    </Card>
  )
}

/** Every courier with its price, when it comes, and whether it takes cash. */
const Services = ({ services }: Pick<ShippingCostData, 'services'>) => (
  <ul className="divide-y divide-sunk">
    {services.map((offer) => (
      <li key={offer.code} className="flex min-h-14 items-center gap-2 py-2">
        <Mark name={offer.name} />
        <span className="min-w-0 flex-1 text-base font-medium">
          {offer.name}
          <span className="block text-sm font-normal text-muted">{offer.detail}</span>
        </span>
        <span className="price text-right text-base font-semibold whitespace-nowrap">
          <CourierPrice offer={offer} />
        </span>
      </li>
    ))}
  </ul>
)
