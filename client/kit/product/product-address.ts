import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'

/** The page of a product with the variant whose price its card shows. */
export const addressOfCard = ({ slug, shownItemId }: Pick<ProductCard, 'slug' | 'shownItemId'>): string =>
  href('product', { slug }, { varian: shownItemId })

/** The sheet that asks which variant of it goes into the cart. */
export const pickAddressOf = ({ slug, shownItemId }: Pick<ProductCard, 'slug' | 'shownItemId'>): string =>
  href('product', { slug }, { varian: shownItemId, pilih: 'cart' })
