import type { ReactNode } from 'react'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { cartLink } from '#shared/api/goods/cart-link.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'
import { ProductRow } from '#client/kit/product/product-card.tsx'
import { addressOfCard } from '#client/kit/product/product-address.ts'
import { canBuy } from './buy-box.tsx'
import { lowerFirst } from './variant-choice.tsx'
import type { ProductData } from './load.ts'

/** The field that names the others, as a link to a cart does. */
export const togetherField = 'bersama'

interface BoughtTogetherProps extends Pick<ProductData, 'open'> {
  cards: ProductData['related']
  product: Product
  chosen: Variant | null
  shop: Shop
}

/** Those that one press adds; where all of them leave a choice, they are cards, which ask. */
export function boughtWith(related: ProductData['related']): ProductData['related'] {
  const all = related.filter(({ boughtTogether }) => boughtTogether)
  const sure = all.filter(({ itemId }) => itemId !== null)
  return sure.length > 0 ? sure : all
}

/**
 * What others bought with this product, with one button for all of it. The button belongs to the form of the page, which
 * knows the chosen variant, or asks for one.
 */
export function BoughtTogether({ product, chosen, open, cards, shop }: BoughtTogetherProps) {
  const sure = cards.filter(({ itemId }) => itemId !== null)
  if (cards.length === 0) return null
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
        {sure.length === 0 ? (
          <ProductRow cards={cards} />
        ) : (
          <div className="card p-4">
            <ul className={`grid gap-4 ${sure.length === 2 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
              {offered ? (
                <Line image={chosen.image || product.image} name={product.name}>
                  <span className="block text-sm text-muted">
                    {['Produk ini', ...(asks ? [`pilih ${lowerFirst(option)} dulu`] : chosen.values)].join(', ')}
                  </span>{' '}
                  <OwnPrice price={own} open={asks} others={0} look="text-base" />
                </Line>
              ) : null}
              {sure.map((card) => (
                <Line key={card.id} image={card.image} name={card.name} to={addressOfCard(card)}>
                  <strong className="price text-base">{formatRupiah(card.price)}</strong>
                </Line>
              ))}
              {offered ? (
                <li className="grid content-start gap-2 lg:-col-end-1">
                  <input type="hidden" form={dom.buyFormId} name={togetherField} value={link} />
                  <p className="flex items-baseline justify-between gap-4">
                    <span className="text-base text-muted">{`Total ${count} produk`}</span>
                    <OwnPrice price={own} open={asks} others={others} look="text-md" />
                  </p>
                  <Button form={dom.buyFormId} name="then" value="all" variant="outline">
                    {asks ? `Pilih ${option} & Tambah ${count} Produk` : `Tambah ${count} Produk ke Keranjang`}
                  </Button>
                </li>
              ) : null}
            </ul>
          </div>
        )}
      </Section>
    </div>
  )
}

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
  children: ReactNode
}
const Line = ({ image, name, to, children }: LineProps) => (
  <li className="flex items-start gap-3">
    <Thumbnail src={image} name={name} large />
    <span className="min-w-0 flex-1">
      {to ? (
        <a href={to} className="-mb-6 block min-h-11 pb-6">
          <span className="line-clamp-2 text-base wrap-anywhere">{name}</span>
        </a>
      ) : (
        <span className="line-clamp-2 text-base wrap-anywhere">{name}</span>
      )}
      {children}
    </span>
  </li>
)
