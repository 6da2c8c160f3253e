import type { ProductCard } from '#shared/api/goods/catalog.ts'
import * as dom from '#client/app/dom-names.ts'
import type { ButtonLook } from '#client/kit/base/button-look.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { addressOfCard, pickAddressOf } from './product-address.ts'

/** Opens the sheet that asks which variant goes into the cart; without script it is a page. */
export const PickLink = ({
  product,
  ...look
}: ButtonLook & { product: Pick<ProductCard, 'slug' | 'shownItemId' | 'name'> }) => (
  <ButtonLink
    variant="outline"
    {...look}
    href={pickAddressOf(product)}
    {...dom.mark(dom.pickMark)}
    aria-label={`Pilih varian ${product.name}`}
  >
    Pilih Varian
  </ButtonLink>
)

/** Opens the product itself, where there is nothing else to do with it. */
export const ViewProduct = ({ product }: { product: Pick<ProductCard, 'slug' | 'shownItemId' | 'name'> }) => (
  <ButtonLink variant="outline" href={addressOfCard(product)} aria-label={`Lihat Produk ${product.name}`}>
    Lihat Produk
  </ButtonLink>
)
