import { ItemId, ProductId, rupiah } from '#shared/api/contract/brands.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'

/** The pictures of the demo batik shop. */
export const imageOf = (name: string): string => `/assets/contoh-1/batik/${name}.webp`

export function card(
  slug: string,
  name: string,
  price: number,
  { imageName = slug, ...more }: Partial<ProductCard> & { imageName?: string } = {},
): ProductCard {
  const known = {
    fullPrice: null,
    ...{ voucherPrice: null, firstVoucherPrice: null, freeShipping: null },
    from: false,
    shownItemId: null,
    available: true,
    sold: 0,
    rating: null,
    itemId: ItemId.parse(`${slug}-1`),
    digital: false,
    kilos: 1,
    flash: null,
  }
  return { id: ProductId.parse(slug), slug, name, image: imageOf(imageName), price: rupiah(price), ...known, ...more }
}
