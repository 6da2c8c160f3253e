import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import type { Estimates } from '#shared/api/order/shipment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { chargedGrams, chargedKilos } from '#shared/order/charged-weight.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'

/**
 * The place on a product's page. It already has the height of its answer, so nothing moves when that arrives. Without
 * script it links to the page of the cost.
 */
export function ShippingCostPlace({ product, chosen }: { product: Product; chosen: Variant | null }) {
  return (
    <span
      id={dom.shippingCostId}
      {...dom.mark(dom.kilosMark, kilosOf(product, chosen))}
      {...dom.mark(dom.valueMark, (chosen ?? product).price)}
      className="flex h-11 items-center gap-3"
    >
      <a
        href={href('shippingCost', {}, { produk: product.slug })}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center font-semibold text-brand-text"
      >
        Cek ongkir ke kecamatan Anda
      </a>
    </span>
  )
}

function kilosOf(product: Product, chosen: Variant | null): number {
  const weightGrams = chosen?.weightGrams ?? product.weightGrams
  const { length, width, height } = chosen?.packed ?? product.packed ?? { length: 0, width: 0, height: 0 }
  return weightGrams === null ? 0 : chargedKilos(chargedGrams({ weightGrams, dimensions: [length, width, height] }))
}

/** What the script takes apart: the place, and a line for each weight and value. */
export const ShippingCosts = ({ estimates: { district, steps }, now }: { estimates: Estimates; now: number }) => (
  <>
    <b>{district}</b>
    {steps.map(({ kilos, from, cost, daysMin, daysMax, codMax }) => (
      <i
        key={`${kilos} ${from}`}
        {...dom.mark(dom.kilosMark, kilos)}
        {...dom.mark(dom.fromMark, from)}
        {...dom.mark(dom.codMark, codMax ?? 0)}
      >
        {wordsOf(cost, arrivalOf(daysMin, daysMax, now))}
      </i>
    ))}
  </>
)

function wordsOf(cost: number | null, arrives: string | null): string {
  if (cost === null) return 'Ongkir tampil saat checkout'
  return `${cost === 0 ? 'Gratis ongkir' : `Ongkir mulai ${formatRupiah(cost)}`}${arrives === null ? '' : ` · tiba ${arrives}`}`
}
