import type { Product } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { Image } from '#client/app/image.tsx'
import { inStock } from '#client/kit/product/chosen-variant.ts'
import { formAction } from '#client/kit/form/form.tsx'

/** As many columns as variants, six at most; a narrow dialog has fewer. */
const columns = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-3 sm:grid-cols-4',
  'grid-cols-3 sm:grid-cols-5',
  'grid-cols-3 sm:grid-cols-6',
] as const

/** The content of the dialog 'Pilih Produk': one tile per variant, which adds one piece. */
export function VariantPicker({ product }: { product: Product }) {
  const across = columns[Math.min(product.variants.length, limits.variantColumnsMax)] ?? ''
  const dear = new Set(product.variants.map(({ price }) => price)).size > 1
  if (product.variants.length === 0 || !product.available)
    return <p className="py-6 text-center text-base text-muted">{text.productUnavailable}</p>
  return (
    <>
      <p className="mb-3 line-clamp-2 text-base text-muted">{product.name}</p>
      <ul className={`grid gap-2 ${across}`}>
        {product.variants.map((variant) => (
          <li key={variant.itemId}>
            <form
              method="post"
              action={formAction(href('product', { slug: product.slug }), 'add')}
              {...dom.mark(dom.inPlaceMark)}
            >
              <input type="hidden" name="itemId" value={variant.itemId} />
              <input type="hidden" name="quantity" value="1" />
              <button type="submit" className="tile" disabled={!inStock(variant)}>
                <span className="relative mx-auto block aspect-square w-full max-w-40 overflow-hidden rounded-sm">
                  <Image src={variant.image} alt="" label={variant.name} size={160} />
                  {inStock(variant) ? null : <span className="product-gone text-xs">Stok habis</span>}
                </span>
                <span className="mt-1.5 line-clamp-2 text-sm wrap-anywhere">{keptTogether(variant.name)}</span>
                {dear ? (
                  <span className="numbers text-xs whitespace-nowrap text-muted">{formatRupiah(variant.price)}</span>
                ) : null}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Keeps the number and its unit together: '8 GB'. */
const keptTogether = (name: string): string => name.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
