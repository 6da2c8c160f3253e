import { Fragment } from 'react'
import type { ProductCard as Card } from '#shared/api/goods/catalog.ts'
import { discountPercent, formatCount, formatRating, formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { isFlash } from './chosen-variant.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { unbroken } from '#client/kit/base/kept-whole.tsx'
import { From, WithVoucher } from '#client/kit/base/price.tsx'
import { AddForm } from './add-or-pick.tsx'
import { carriedAs } from './carried-as.ts'
import { addressOfCard } from './product-address.ts'

/**
 * How wide an image of the grid is shown; see .product-grid. On a phone it is said a little narrower than it is: the
 * step of widths below is then chosen, and the difference is less than one pixel in ten.
 */
const gridSizes = '(min-width:1200px) 182px,(min-width:900px) 24vw,(min-width:640px) 32vw,44vw'

interface CardImageProps {
  src: string
  label: string
  priority: boolean
  className?: string
}
/** A picture of a card; its name stands below it. */
export const CardImage = (props: CardImageProps) => (
  <Image {...props} alt="" size={320} sizes={gridSizes} widest={480} />
)

interface CardProps {
  card: Card
  /** Whether its neighbours have stars or orders: then one without says so, else nobody. */
  rated: boolean
}
/** Whether anything is known of how these sell. */
export const areRated = (cards: readonly Card[]): boolean => cards.some(({ rating, sold }) => rating || sold > 0)

/**
 * One product in a grid or a row. Forty of them are a page: what differs between two stands last in its tag, and near
 * what is like it, so that less is sent. `priority` is for the card that is seen first.
 */
function ProductCard({
  card,
  rated,
  priority = false,
  id,
}: CardProps & { priority?: boolean; id?: string | undefined }) {
  const address = addressOfCard(card)
  return (
    <li className="product-card" id={id} {...carriedAs(card)}>
      <a className="product-link" href={address}>
        <span className="product-image">
          <CardImage src={card.image} label={card.name} priority={priority} />
          {card.available ? null : <span className="product-gone">{text.productUnavailable}</span>}
        </span>
        <span className="product-name">{unbroken(card.name)}</span>
        <span className="product-price">
          <RatingLine card={card} rated={rated} />
          {card.from ? <From /> : null}
          <strong className={isFlash(card) ? 'text-danger' : undefined}>{formatRupiah(card.price)}</strong>
          {discountPercent(card.price, card.fullPrice) === null ? null : (
            <>
              <span className="sr-only">Harga semula </span>
              <s>{formatRupiah(card.fullPrice)}</s>
            </>
          )}
          <Off card={card} />
          <Promised card={card} />
        </span>
      </a>
      {card.available ? <QuickAdd card={card} address={address} /> : null}
    </li>
  )
}

/** In a corner of the picture. */
function Off({ card }: { card: Card }) {
  const percent = discountPercent(card.price, card.fullPrice)
  const words = [...(isFlash(card) ? ['Flash Sale'] : []), ...(percent === null ? [] : [`−${percent}%`])]
  return card.available && words.length > 0 ? <span className="product-off">{words.join(' ')}</span> : null
}

/**
 * What everybody's voucher makes of the price, else what shipping may cost less; the product's page has both. Once a
 * place is named, a line of its own says what shipping there costs in place of that. A voucher of first orders alone
 * does not hide it: who is signed in would read nothing.
 */
function Promised({ card }: { card: Card }) {
  const { available, voucherPrice, freeShipping } = card
  if (voucherPrice !== null || freeShipping === null || !available) return <WithVoucher of={card} />
  return <em>{`Gratis ongkir${freeShipping < limits.shippingCostMost ? ` s.d. ${formatCount(freeShipping)}` : ''}`}</em>
}

/** Stars and how many were sold; while neither is known what the product's page says then. */
export function RatingLine({ card, rated = false }: Pick<CardProps, 'card'> & Partial<CardProps>) {
  const { rating, sold } = card
  const without = wayOfGoods(card).atOnce ? 'Produk digital' : rated ? 'Belum ada ulasan' : null
  if (!rating && sold === 0 && without === null) return null
  return (
    <span className="product-rating">
      {rating ? (
        <>
          <Icon name="star" size={12} className="text-star" />
          <span className="sr-only">Nilai </span>
        </>
      ) : null}
      {[...(rating ? [formatRating(rating)] : []), ...(sold > 0 ? [`${formatCount(sold)} terjual`] : [])].join(' · ') ||
        without}
    </span>
  )
}

/** Nothing to choose: adds at once. Something to choose: opens the sheet, without script the product, which asks. */
export function QuickAdd({ card, address }: { card: Card; address: string }) {
  if (card.itemId === null)
    return (
      <a aria-label={`Pilih varian ${card.name}`} href={address} {...dom.mark(dom.pickMark)} className="add">
        <Icon name="plus" />
      </a>
    )
  return (
    <AddForm address={address} itemId={card.itemId}>
      <button type="submit" className="add" aria-label={`Tambah ${card.name} ke keranjang`}>
        <Icon name="plus" />
      </button>
    </AddForm>
  )
}

/**
 * Whether so many products are seen at a glance: beside its filters a list has four in a row of a desktop. They need no
 * filter, and no heading divides them; what is like them may be wanted, too.
 */
export const areFew = (products: number): boolean => products <= 4

/** Two columns on a phone, six on a desktop. */
export function ProductGrid({
  cards,
  priority = false,
  id,
  pages,
  related = null,
}: {
  cards: readonly Card[]
  priority?: boolean
  id?: string
  pages?: { first: number; size: number }
  /**
   * From this place on the products are only related, as a heading says. Among a few only a screen reader has
   * it: it would leave a row of a desktop nearly empty, and the list's head counts them apart.
   */
  related?: number | null
}) {
  // The first card of each later page has an id, so that an address can lead to it.
  const anchorOf = (place: number) => {
    const page = pages && pages.first + place / pages.size
    return page && page > 1 && Number.isInteger(page) ? dom.listPageId(page) : undefined
  }
  const rated = areRated(cards)
  return (
    <ul className="product-grid" id={id}>
      {cards.map((card, place) => (
        <Fragment key={card.id}>
          {place === related ? (
            <li className={areFew(cards.length) ? 'sr-only' : 'col-span-full mt-3'}>
              <h2 className="text-md">Terkait, tidak persis sama</h2>
            </li>
          ) : null}
          <ProductCard card={card} rated={rated} priority={priority && place === 0} id={anchorOf(place)} />
        </Fragment>
      ))}
    </ul>
  )
}

/** One row that scrolls sideways. */
export function ProductRow({ cards }: { cards: readonly Card[] }) {
  const rated = areRated(cards)
  return (
    <ul className="product-row">
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} rated={rated} />
      ))}
    </ul>
  )
}
