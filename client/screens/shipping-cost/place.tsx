import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import type { Estimates } from '#shared/api/order/shipment.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { chargedGrams, chargedKilos } from '#shared/order/charged-weight.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { leadsToCost } from '#client/app/page/knows-places.ts'
import type { Shop } from '#client/app/page/page.ts'
import { arrivalDays, arrivalOf } from '#client/screens/checkout/data/arrival.ts'

/**
 * The place on a product's page. It already has the height of its answer, so nothing moves when that arrives. Without
 * script it links to the page of the cost.
 */
export function ShippingCostPlace({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const range = rangeOf(chosen)
  return (
    <span
      id={dom.shippingCostId}
      {...dom.mark(dom.kilosMark, kilosOf(product, chosen))}
      {...dom.mark(dom.valueMark, (chosen ?? product).price)}
      className="flex h-11 items-center gap-3"
    >
      {range ? (
        <span className="ship line-clamp-2 min-w-0 flex-1">
          <strong className="block font-semibold text-ink">{range.cost}</strong>
          {`Tiba ${range.days}`}
        </span>
      ) : null}
      <a
        href={href('shippingCost', {}, { produk: product.slug })}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center font-semibold text-brand-text"
      >
        Cek Ongkir{range ? <span className="sr-only"> ke Kecamatan Anda</span> : ' ke Kecamatan Anda'}
      </a>
    </span>
  )
}

/** The same beside the buttons, in one line. */
export function ShippingLine({ product, chosen, shop }: { product: Product; chosen: Variant; shop: Shop }) {
  if (!wayOfGoods(product).needsCourier) return null
  const range = rangeOf(chosen)
  const free = freeShippingOf(product)
  return (
    <p
      {...dom.mark(dom.kilosMark, kilosOf(product, chosen))}
      {...dom.mark(dom.valueMark, chosen.price)}
      className="flex items-center justify-between gap-2"
    >
      <span className="ship line-clamp-1 min-w-0">
        {range ? `${range.cost}, tiba ${range.days}` : (free ?? 'Ongkir sesuai kecamatan Anda')}
      </span>
      {leadsToCost(shop) ? (
        <a
          href={href('shippingCost', {}, { produk: product.slug })}
          className="-my-2.5 flex min-h-11 shrink-0 items-center font-semibold text-brand-text"
        >
          Cek Ongkir
        </a>
      ) : null}
    </p>
  )
}

/** Until a place is named: what it costs at the least, and how soon it comes; null: nobody knows. */
function rangeOf(chosen: Variant | null): { cost: string; days: string } | null {
  if (!chosen?.shipping) return null
  const { costMin: least, costMax, daysMin, daysMax } = chosen.shipping
  const free = `Gratis ongkir${costMax > 0 ? ' ke sebagian daerah' : ''}`
  const cost = least === 0 ? free : `Ongkir ${least < costMax ? 'mulai ' : ''}${formatRupiah(least)}`
  return { cost, days: arrivalDays(daysMin, daysMax) }
}

/** null: no voucher pays it. */
export const freeShippingOf = ({ freeShipping: most }: Product): string | null =>
  most === null
    ? null
    : `Gratis ongkir${most < limits.shippingCostMost ? ` s.d. ${formatRupiah(most)}` : ''} dengan voucher`

function kilosOf(product: Product, chosen: Variant | null): number {
  const weightGrams = chosen?.weightGrams ?? product.weightGrams
  const { length, width, height } = chosen?.packed ?? product.packed ?? { length: 0, width: 0, height: 0 }
  return weightGrams === null ? 0 : chargedKilos(chargedGrams({ weightGrams, dimensions: [length, width, height] }))
}

/** What the script takes apart: the place, and a line for each weight and value. */
export const ShippingCosts = ({
  estimates: { district, steps, services },
  now,
}: {
  estimates: Estimates
  now: number
}) => {
  // Only some couriers may collect. None for the lightest parcel is none for a heavier one, unless its cheapest does.
  const isUnpaid = services.length > 0 && !services.some(({ cod }) => cod)
  return (
    <>
      <b>{district}</b>
      {steps.map(({ kilos, from, cost, daysMin, daysMax, codMax }) => (
        <i
          key={`${kilos} ${from}`}
          {...dom.mark(dom.kilosMark, kilos)}
          {...dom.mark(dom.fromMark, from)}
          {...dom.mark(dom.codMark, codMax ?? 0)}
          {...(isUnpaid && codMax === null ? dom.mark(dom.unpaidMark) : {})}
        >
          {wordsOf(cost, arrivalOf(daysMin, daysMax, now))}
        </i>
      ))}
    </>
  )
}

function wordsOf(cost: number | null, arrives: string | null): string {
  if (cost === null) return 'Ongkir tampil saat checkout'
  return `${cost === 0 ? 'Gratis ongkir' : `Ongkir mulai ${formatRupiah(cost)}`}${arrives === null ? '' : `, tiba ${arrives}`}`
}
