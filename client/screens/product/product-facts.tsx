import type { ReactNode } from 'react'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { statedIn } from '#shared/format/permits.ts'
import { discountPercent, formatCount, formatRating, formatRupiah } from '#shared/format/money.ts'
import { maybeCod } from '#shared/order/cod.ts'
import { isHandoverMark } from '#shared/order/payment-way.ts'
import { returnWords } from '#shared/order/return-rules.ts'
import { text } from '#shared/text/text.ts'
import { href } from '#shared/web/routes.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { ProductFlash } from '#client/kit/product/flash-sale.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { BrandBadges } from '#client/kit/product/brand-badges.tsx'
import { unbroken } from '#client/kit/base/kept-whole.tsx'
import { From, WithVoucher } from '#client/kit/base/price.tsx'
import { freeShippingOf, ShippingCostPlace } from '#client/screens/shipping-cost/place.tsx'
import { WishlistButton } from './wishlist-button.tsx'
import { isFlash, isGone, mayCostMore } from '#client/kit/product/chosen-variant.ts'
import { descriptionLines, foldLines } from '#client/kit/product/product-text.ts'

const foldChars = 420

interface ProductHeadProps {
  product: Product
  chosen: Variant | null
  /** The places of the options that are still to be asked. */
  open: readonly number[]
  /** The full address to share, with the chosen variant. */
  address: string
  shop: Shop
}

/** Why nothing of it can be bought, on its picture and beside its price; null: it can. */
export function goneWords(product: Pick<Product, 'available' | 'variants'>, chosen: Variant | null): string | null {
  if (!isGone(product)) return null
  return product.available && chosen ? 'Stok habis' : text.productUnavailable
}

/** The block below the image: price, name and rating. */
export function ProductHead({ product, chosen, open, address, shop }: ProductHeadProps) {
  const price = chosen?.price ?? product.price
  const fullPrice = chosen ? chosen.fullPrice : product.fullPrice
  const percent = discountPercent(price, fullPrice)
  const gone = goneWords(product, chosen)
  return (
    <div id={dom.productHeadId} className="product-head">
      {chosen?.flash ? <ProductFlash flash={chosen.flash} price={chosen.price} stock={chosen.stock} /> : null}
      <p className="price flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {chosen && mayCostMore(product, chosen, open) ? <From /> : null}
        <strong className={`text-xl whitespace-nowrap md:text-2xl ${chosen && isFlash(chosen) ? 'text-danger' : ''}`}>
          {formatRupiah(price)}
        </strong>
        {percent === null ? null : (
          <span className="inline-flex items-center gap-1.5 text-base whitespace-nowrap">
            <s className="text-hint">
              <span className="sr-only">Harga semula </span>
              {formatRupiah(fullPrice)}
            </s>
            <span className="rounded-sm bg-danger-soft px-1.5 py-0.5 text-xs font-bold text-danger">{`−${percent}%`}</span>
          </span>
        )}
        {gone !== null ? (
          <span className="w-full text-base font-semibold text-danger">{gone}</span>
        ) : (
          <WithVoucher wide of={chosen ?? product} className="w-full text-base font-medium text-ok" />
        )}
        {percent === null || !chosen?.lowestPrice || chosen.lowestPrice === price ? null : (
          <small className="w-full text-sm text-muted">
            {`Harga terendah ${limits.lowestPriceDays} hari: ${formatRupiah(chosen.lowestPrice)}`}
          </small>
        )}
      </p>
      <h1 className="mt-2 text-md font-semibold text-pretty wrap-anywhere lg:order-first lg:mt-0 lg:mb-4 lg:text-xl">
        {product.name}
      </h1>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <RatingLine product={product} reviewed={can(shop, 'review.list')} />
        <WishlistButton product={product} shop={shop} className="ml-auto" />
        <button
          type="button"
          {...dom.mark(dom.shareMark, address)}
          {...dom.mark(dom.shareTitleMark, product.name)}
          className="scripted -mr-3 flex h-11 min-w-11 items-center justify-center gap-1.5 px-3 text-base text-muted"
        >
          <Icon name="share" size={22} />
          {/* A phone or half a tablet has no room for a word beside the rating, the number sold and the heart: the row
              would wrap until its font has loaded. */}
          <span className="sr-only lg:not-sr-only">Bagikan</span>
        </button>
      </div>
    </div>
  )
}

function RatingLine({ product: { rating, reviews, sold }, reviewed }: { product: Product; reviewed: boolean }) {
  const Rating = reviewed ? 'a' : 'span'
  const parts = [
    rating ? (
      <Rating
        key="rating"
        href={reviewed ? `#${dom.reviewsId}` : undefined}
        className="inline-flex min-h-11 items-center gap-1"
      >
        <Icon name="star" size={14} className="text-star" />
        <strong className="font-semibold">{formatRating(rating)}</strong>
        {reviews > 0 ? <span className="text-muted">({formatCount(reviews)} ulasan)</span> : null}
      </Rating>
    ) : null,
    sold > 0 ? <span key="sold">{formatCount(sold)} terjual</span> : null,
  ].filter((part) => part !== null)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-base">
      {parts.length > 0 ? parts : <span className="text-muted">Belum ada ulasan</span>}
    </p>
  )
}

export const onlineWords = 'Produk digital, tanpa ongkos kirim'

/** One row on a phone; the foot of the page has them all. */
const marksShown = 3

interface DeliveryLinesProps {
  product: Product
  chosen: Variant | null
  shop: Shop
  costed: boolean
}
/**
 * How the product reaches the shopper, using only facts from the shop. A desktop has it in the box of the buttons.
 */
export function DeliveryLines({ product, chosen, shop, costed }: DeliveryLinesProps) {
  const { atOnce, returnable } = wayOfGoods(product)
  const gone = isGone(product)
  const place = costed ? <ShippingCostPlace product={product} chosen={chosen} /> : 'Ongkir tampil saat checkout'
  const cod = maybeCod({ ...product, ...chosen }, shop)
  const payments = shop.payments.filter((mark) => cod || !isHandoverMark(mark))
  const lines: (readonly [IconName, ReactNode])[] = [
    atOnce
      ? ['package', onlineWords]
      : [
          'truck',
          <>
            {chosen?.shipping && costed && !gone ? place : null}
            {shop.city ? (
              <span className="block">
                Dikirim dari <strong className="font-semibold">{shop.city}</strong>
              </span>
            ) : null}
            {gone ? null : <strong className="block font-medium text-ok">{freeShippingOf(product)}</strong>}
            {gone || (chosen?.shipping && costed) ? null : place}
            <div className="pt-1">
              <BrandBadges label="Jasa Pengiriman" marks={shop.couriers} most={marksShown} />
            </div>
          </>,
        ],
    ...(returnable && !gone ? [['shield', returnWords(shop.returnDays)] as const] : []),
    ...(payments.length > 0 && !gone
      ? [['card', <BrandBadges key="bayar" label="Metode Pembayaran" marks={payments} most={marksShown} />] as const]
      : []),
  ]
  return (
    <ul className="grid gap-2 text-base text-muted">
      {lines.map(([icon, words]) => (
        <li key={icon} className="flex gap-3">
          <Icon name={icon} size={20} className="text-brand-text" />
          <div className="min-w-0 flex-1">{words}</div>
        </li>
      ))}
    </ul>
  )
}

function specificationsOf(product: Product, chosen: Variant | null): [string, ReactNode][] {
  const grams = chosen?.weightGrams ?? product.weightGrams
  const packed = chosen?.packed ?? product.packed
  return [
    ...(product.categorySlug && product.categoryName
      ? [
          [
            'Kategori',
            <a
              key="k"
              href={href('products', { category: product.categorySlug })}
              className="-my-2.5 inline-flex min-h-11 items-center font-medium text-brand-text"
            >
              {product.categoryName}
            </a>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(grams ? [['Berat', weight(grams)] satisfies [string, ReactNode]] : []),
    ...(packed ? [['Ukuran Paket', sides(packed)] satisfies [string, ReactNode]] : []),
    ...product.attributes.map(({ name, value }): [string, ReactNode] => [name, value]),
    ...statedRows(product),
  ]
}

/** Whether there is anything to say of it beyond what is shown beside the button. */
export const isDescribed = (product: Product, chosen: Variant | null): boolean =>
  specificationsOf(product, chosen).length > 0 || descriptionLines(product.description).length > 0

/** Facts of the product. What it weighs and measures is that of the chosen variant, so a script replaces this as well. */
export function Specifications({ product, chosen }: { product: Product; chosen: Variant | null }) {
  const rows = specificationsOf(product, chosen)
  if (rows.length === 0) return null
  return (
    <section id={dom.specificationsId}>
      <h2 className="text-md">Spesifikasi</h2>
      <table className="mt-2 w-full text-base">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="w-2/5 py-2.5 pr-6 text-left align-baseline font-normal text-muted">
                {name}
              </th>
              <td className="py-2.5 align-baseline wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the product states, each with the register in which anybody can check its number. */
const statedRows = (product: Product): [string, ReactNode][] =>
  statedIn(product).map(({ label, said, isNumber, register }): [string, ReactNode] => [
    label,
    isNumber ? (
      <>
        {said}{' '}
        <a
          href={register}
          target="_blank"
          rel="noopener"
          className="-my-2.5 inline-flex min-h-11 items-center font-medium whitespace-nowrap text-brand-text"
        >
          Cek Nomor<span className="sr-only"> {label}</span>
        </a>
      </>
    ) : (
      said
    ),
  ])

const sides = ({ length, width, height }: NonNullable<Product['packed']>): string =>
  `${length} × ${width} × ${height} cm`
const weight = (grams: number): string =>
  grams < 1_000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', ',')} kg`

export function Description({ product }: { product: Product }) {
  const { shown, folded } = foldLines(descriptionLines(product.description), foldChars)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="text-md">Deskripsi</h2>
      <div className="article mt-2">
        <Lines lines={shown} />
        {folded.length > 0 ? (
          <details>
            <summary className="flex min-h-11 items-center gap-1 font-semibold text-brand-text">
              Selengkapnya
              <Icon name="chevron-down" size={16} className="turn" />
            </summary>
            <Lines lines={folded} />
          </details>
        ) : null}
      </div>
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, place) => <p key={`${place}${line}`}>{unbroken(line)}</p>)
