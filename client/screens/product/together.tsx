import type { ReactNode } from 'react'
import type { Product, ProductCard, Variant } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { cartLink } from '#shared/api/goods/cart-link.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { PickLink } from '#client/kit/product/pick-link.tsx'
import { addressOfCard } from '#client/kit/product/product-address.ts'
import { canBuy } from './buy-box.tsx'
import { lowerFirst } from './variant-choice.tsx'
import type { ProductData } from './load.ts'

/** The field that names the others, as a link to a cart does. */
export const togetherField = 'bersama'

interface BoughtTogetherProps extends Pick<ProductData, 'related' | 'open'> {
  product: Product
  chosen: Variant | null
  shop: Shop
}

/**
 * What others bought with this product, with one button for all of it. The button belongs to the form of the page, which
 * knows the chosen variant, or asks for one. What it adds stands with it; below, under their own heading, come goods that
 * leave a choice, each with a button that asks.
 */
export function BoughtTogether({ product, chosen, open, related, shop }: BoughtTogetherProps) {
  const cards = related.filter(({ boughtTogether }) => boughtTogether)
  if (cards.length === 0) return null
  const sure = cards.filter(({ itemId }) => itemId !== null)
  const left = cards.filter(({ itemId }) => itemId === null)
  const link = cartLink(sure.map(({ itemId }) => ({ itemId, quantity: 1 })))
  // The press reads what is left of the others.
  const adds = can(shop, 'catalog.listByItems') && link !== null && link !== 'too_long'
  const offered = adds && canBuy(product, chosen)
  const others = sure.reduce((sum, { price }) => sum + price, 0)
  const own = chosen?.price ?? product.price
  const count = sure.length + 1
  const asks = open.length > 0
  const option = product.options[open[0] ?? -1]?.name ?? 'Varian'
  return (
    <div id={dom.togetherId} className="wrap lg:px-0">
      <Section title="Sering Dibeli Bersama">
        <div className="card grid grid-cols-1 gap-6 p-4">
          {sure.length === 0 ? null : (
            <ul className={sure.length === 2 ? 'grid gap-4 lg:grid-cols-4' : rows}>
              {offered ? (
                <Line image={chosen.image || product.image} name={product.name}>
                  <span className="block text-sm text-muted">
                    {['Produk ini', ...(asks ? [`pilih ${lowerFirst(option)} dulu`] : chosen.values)].join(', ')}
                  </span>{' '}
                  <OwnPrice price={own} open={asks} others={0} look="text-base" />
                </Line>
              ) : null}
              <Others cards={sure} />
              {offered ? (
                <li className="grid content-start gap-2 lg:-col-end-1">
                  <input type="hidden" form={dom.buyFormId} name={togetherField} value={link} />
                  <p className="flex items-baseline justify-between gap-4">
                    <span className="text-base text-muted">{`Total ${count} produk`}</span>
                    <OwnPrice price={own} open={asks} others={others} look="text-md" />
                  </p>
                  <Button form={dom.buyFormId} name="then" value="all" variant="outline">
                    {asks
                      ? `Pilih ${option} & Tambah ${count} Produk`
                      : count > cards.length
                        ? 'Tambah Semua ke Keranjang'
                        : `Tambah ${count} Produk ke Keranjang`}
                  </Button>
                </li>
              ) : null}
            </ul>
          )}
          <Asking cards={left} />
        </div>
      </Section>
    </div>
  )
}

const rows = 'grid gap-4 lg:grid-cols-3'

const Others = ({ cards }: { cards: readonly ProductCard[] }) =>
  cards.map((card) => <Line key={card.id} image={card.image} name={card.name} to={addressOfCard(card)} card={card} />)

/** Goods that leave a choice. */
const Asking = ({ cards }: { cards: readonly ProductCard[] }) =>
  cards.length === 0 ? null : (
    <div>
      <h3 className="mb-3 text-base font-semibold">Pilih varian dulu</h3>
      <ul className={cards.length > 2 ? rows : `grid gap-4 ${cards.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        <Others cards={cards} />
      </ul>
    </div>
  )

/** What depends on the chosen variant, and with the script on the typed quantity; with `others` it is the sum. */
const OwnPrice = ({ price, open, others, look }: { price: number; open: boolean; others: number; look: string }) => (
  <span className="price">
    {open ? <From /> : null}{' '}
    <strong className={look} {...dom.mark(dom.subtotalMark, `${price} ${others}`)}>
      {formatRupiah(price + others)}
    </strong>
  </span>
)

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
    <li className="flex items-start gap-3">
      <Thumbnail src={image} name={name} large />
      <span className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-4">
        <span className="block min-w-0">
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
        {card && card.itemId === null ? (
          <span className="mt-2 ml-auto block shrink-0 lg:mt-0">
            <PickLink product={card} />
          </span>
        ) : null}
      </span>
    </li>
  )
}
