import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { From } from '#client/kit/base/price.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'

type Shown = Pick<ProductCard, 'slug' | 'name' | 'image' | 'from'> & { price: number | null }

/** A product as one line that leads to it. */
export function ProductLine({ product: { slug, name, image, price, from } }: { product: Shown }) {
  return (
    <a href={href('product', { slug })} className="product-line">
      <Thumbnail src={image} name={name} large />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-base wrap-anywhere">{name}</span>
        {price === null ? null : (
          <span className="price">
            {from ? <From /> : null} <strong className="text-base">{formatRupiah(price)}</strong>
          </span>
        )}
      </span>
      <Icon name="chevron-right" className="text-hint" />
    </a>
  )
}
