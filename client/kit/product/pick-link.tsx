import type { ProductCard } from '#shared/api/goods/catalog.ts'
import * as dom from '#client/app/dom-names.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { pickAddressOf } from './product-address.ts'

/** Opens the sheet that asks which variant goes into the cart; without script it is a page. */
export const PickLink = ({ product }: { product: Pick<ProductCard, 'slug' | 'shownItemId' | 'name'> }) => (
  <ButtonLink
    variant="outline"
    href={pickAddressOf(product)}
    {...dom.mark(dom.pickMark)}
    aria-label={`Pilih varian ${product.name}`}
  >
    Pilih Varian
  </ButtonLink>
)
