import type { Estimate } from '#shared/api/order/shipment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'

const link = 'inline-flex min-h-11 min-w-11 shrink-0 items-center font-semibold text-brand-text'

/**
 * The place on a product's page. It already has the height of its answer, so nothing moves when that arrives. Without
 * script it links to the page of the cost.
 */
export function ShippingCostPlace({ slug }: { slug: string }) {
  const at = href('shippingCost', {}, { produk: slug })
  return (
    <span {...dom.mark(dom.shippingCostMark, at)} className="flex h-11 items-center gap-3">
      <a href={at} className={link}>
        Cek ongkir ke kecamatan Anda
      </a>
    </span>
  )
}

/** One line: the lowest cost, the arrival, and a link to another district. */
export function ShippingCostLine({
  estimate: { cost, district },
  arrives,
  slug,
}: {
  estimate: Estimate
  arrives: string | null
  slug: string
}) {
  const costLine =
    cost !== null && `Ongkir mulai ${formatRupiah(cost)} ke ${district}${arrives ? ` · tiba ${arrives}` : ''}`
  return (
    <>
      <span className="line-clamp-2 min-w-0">{costLine || `Ongkir ke ${district} tampil saat checkout`}</span>
      <a href={href('shippingCost', {}, { produk: slug })} className={link}>
        Ubah
      </a>
    </>
  )
}
