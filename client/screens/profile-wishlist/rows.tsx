import type { ReactNode } from 'react'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { Image } from '#client/app/image.tsx'
import { Price, withAmounts } from '#client/kit/base/price.tsx'
import { isFlash } from '#client/kit/product/chosen-variant.ts'
import { momentOf } from '#client/kit/product/flash-clock.tsx'
import { RatingLine } from '#client/kit/product/product-card.tsx'
import { addressOfCard } from '#client/kit/product/product-address.ts'

interface WishlistRowsProps<T extends WishlistItem> {
  items: readonly T[]
  /** What can be done with one, at the foot of its card, where it stands level with its neighbour's. */
  children: (item: T) => ReactNode
  /** What takes it off the list, beside its name. */
  corner?: (item: T) => ReactNode
  /** Why it is on the list, below its name, in place of what has changed since. */
  reason?: (item: T) => ReactNode
  /** What a shopper waits for, beside what can be done. */
  news?: (item: T) => ReactNode
}
/** Saved products and what has changed since. */
export function WishlistRows<T extends WishlistItem>({ items, children, corner, reason, news }: WishlistRowsProps<T>) {
  return (
    <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
      {buyableFirst(items).map((item, place) => (
        <li key={place} className="card flex flex-col gap-2 p-3">
          <div className="flex flex-1 gap-3">
            <a
              href={addressOfCard(item.product)}
              tabIndex={-1}
              aria-hidden="true"
              className={`block aspect-square w-20 shrink-0 self-start overflow-hidden rounded-sm ${item.product.available ? '' : 'dimmed'}`}
            >
              <Image src={item.product.image} alt="" label={item.product.name} size={80} />
            </a>
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <div className="flex justify-between gap-2">
                <a href={addressOfCard(item.product)} className="-mb-6 block min-h-11 min-w-0 flex-1 pb-6">
                  <span className="line-clamp-2 text-base wrap-anywhere">{item.product.name}</span>
                  {item.variant ? <span className="block text-sm text-muted">{item.variant}</span> : null}
                </a>
                {corner?.(item)}
              </div>
              {reason?.(item)}
              <div className="grid gap-1">
                <Price
                  price={item.product.price}
                  fullPrice={item.product.fullPrice ?? item.savedPrice}
                  from={item.product.from && !item.variant}
                  flash={isFlash(item.product)}
                />
                <FlashEnd card={item.product} />
                <RatingLine card={item.product} />
                {reason ? null : <WhatChanged item={item} />}
              </div>
            </div>
          </div>
          <div className="flex items-center gap-3">
            {news ? <div className="min-w-0 flex-1">{news(item)}</div> : null}
            {children(item)}
          </div>
        </li>
      ))}
    </ul>
  )
}

const buyableFirst = <T extends WishlistItem>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => Number(b.product.available) - Number(a.product.available))

/** By how much goods cost less than when they were saved; 0: they do not. */
export const fallOf = ({ product, savedPrice }: WishlistItem): number =>
  savedPrice === null ? 0 : Math.max(0, savedPrice - product.price)

/** A red price is that of a flash sale, and ends with it. */
function FlashEnd({ card }: { card: ProductCard }) {
  if (!card.flash || !isFlash(card)) return null
  const { endsAt, serverNow } = card.flash
  return <p className="text-xs font-semibold text-danger">{`Flash Sale sampai ${momentOf(endsAt, serverNow)}`}</p>
}

function WhatChanged({ item }: { item: WishlistItem }) {
  const { product, savedAvailable } = item
  if (!product.available) return <p className="text-sm font-semibold text-danger">Stok habis</p>
  if (!savedAvailable) return <p className="text-sm font-medium text-ok">Kembali tersedia</p>
  const fall = fallOf(item)
  if (fall === 0) return null
  return (
    <p className="text-sm font-medium text-ok">
      {withAmounts(`Turun ${formatRupiah(fall)} dari ${formatRupiah(item.savedPrice)} saat disimpan`)}
    </p>
  )
}
