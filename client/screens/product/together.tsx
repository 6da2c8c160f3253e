import type { ReactNode } from 'react'
import type { Product, ProductCard, Variant } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { cartLink } from '#shared/web/cart-link.ts'
import * as dom from '#client/app/dom-names.ts'
import { Button } from '#client/kit/base/button.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { PickLink } from '#client/kit/product/pick-link.tsx'
import { addressOfCard } from '#client/kit/product/product-address.ts'
import { canBuy } from './buy-box.tsx'

/** The field that names the others, as a link to a cart does. */
export const togetherField = 'bersama'

interface BoughtTogetherProps {
  product: Product
  chosen: Variant | null
  /** The places of the options that nobody has chosen yet. */
  open: readonly number[]
  cards: readonly ProductCard[]
}

/**
 * What others bought with this product, with one button for all of it. The button belongs to the form of the page, which
 * knows the chosen variant, or asks for one. Goods that leave a choice have a button of their own, which asks.
 */
export function BoughtTogether({ product, chosen, open, cards }: BoughtTogetherProps) {
  if (cards.length === 0) return null
  const sure = cards.filter(({ itemId }) => itemId !== null)
  const link = cartLink(sure.map(({ itemId }) => ({ itemId, quantity: 1 })))
  const offered = canBuy(product, chosen) && link !== null && link !== 'too_long'
  const others = sure.reduce((sum, { price }) => sum + price, 0)
  const own = chosen?.price ?? product.price
  const count = sure.length + 1
  return (
    <div className="wrap lg:px-0">
      <Section title="Sering Dibeli Bersama">
        <div className="card grid gap-4 p-4 lg:flex lg:items-center">
          <ul className="grid min-w-0 flex-1 gap-3 lg:grid-cols-2">
            {offered ? (
              <Line image={product.image} name={product.name}>
                <span className="text-sm text-muted">Produk ini</span>
              </Line>
            ) : null}
            {/* What is in the sum stands first. */}
            {[...sure, ...cards.filter((card) => !sure.includes(card))].map((card) => (
              <Line key={card.id} image={card.image} name={card.name} to={addressOfCard(card)} card={card} />
            ))}
          </ul>
          {offered ? (
            <div className="grid gap-2">
              <input type="hidden" form={dom.buyFormId} name={togetherField} value={link} />
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-base text-muted">{`Total ${count} barang`}</span>
                <span className="price">
                  {open.length > 0 ? <From /> : null}{' '}
                  <strong className="text-md" {...dom.mark(dom.togetherMark, others)}>
                    {formatRupiah(own + others)}
                  </strong>
                </span>
              </p>
              <Button form={dom.buyFormId} name="then" value="all" variant="outline">
                {count > cards.length ? 'Tambah Semua ke Keranjang' : `Tambah ${count} Barang ke Keranjang`}
              </Button>
            </div>
          ) : null}
        </div>
      </Section>
    </div>
  )
}

interface LineProps {
  image: string
  name: string
  to?: string
  /** Of another product: what it costs, and where it leaves a choice what asks for it. */
  card?: ProductCard
  children?: ReactNode
}
function Line({ image, name, to, card, children }: LineProps) {
  const shown = <span className="line-clamp-2 text-base wrap-anywhere">{name}</span>
  return (
    <li className="flex items-center gap-3">
      <Thumbnail src={image} name={name} large />
      <span className="min-w-0 flex-1">
        {to ? (
          <a href={to} className="flex min-h-11 items-center">
            {shown}
          </a>
        ) : (
          shown
        )}
        {children}
        {card ? (
          <span className="price">
            {card.from ? <From /> : null} <strong className="text-base">{formatRupiah(card.price)}</strong>
          </span>
        ) : null}
      </span>
      {card && card.itemId === null ? <PickLink product={card} /> : null}
    </li>
  )
}
