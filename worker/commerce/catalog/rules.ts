import type { CatalogItem, Product, ProductCard } from '#shared/api/catalog.ts'
import { ItemId, ProductId, rupiah } from '#shared/brands.ts'
import type { CategoryRow, ProductRow, VariantRow } from './store.ts'

/** The card of a product: its lowest price among what can be bought, or among all of it when everything is sold out. */
export function cardOf(product: ProductRow, variants: readonly VariantRow[]): ProductCard {
  const inStock = variants.filter(({ stock }) => stock > 0)
  const [cheapest] = (inStock.length > 0 ? inStock : variants).toSorted((a, b) => a.price - b.price)
  const [only, ...others] = variants
  return {
    id: ProductId.parse(product.id),
    slug: product.slug,
    name: product.name,
    image: product.images[0] ?? '',
    price: rupiah(cheapest?.price ?? 0),
    fullPrice: struck(cheapest),
    available: inStock.length > 0,
    sold: product.sold,
    rating: product.rating,
    itemId: only && others.length === 0 ? ItemId.parse(only.id) : null,
    digital: product.digital,
  }
}

/** The price to strike through: only one that is really higher. */
const struck = (variant: VariantRow | undefined) => (variant?.fullPrice && variant.fullPrice > variant.price ? rupiah(variant.fullPrice) : null)

export const itemOf = ({ variant, product }: { variant: VariantRow; product: ProductRow }): CatalogItem => ({
  itemId: ItemId.parse(variant.id),
  name: product.name,
  variant: variant.name,
  slug: product.slug,
  image: variant.image || (product.images[0] ?? ''),
  price: rupiah(variant.price),
  fullPrice: struck(variant),
  stock: variant.stock,
})

export function productOf(product: ProductRow, variants: readonly VariantRow[], category: CategoryRow | null): Product {
  return {
    ...cardOf(product, variants),
    description: product.description,
    images: [...product.images],
    attributes: product.attributes.map(([name, value]) => ({ name, value })),
    options: product.options.map(({ name, values }) => ({ name, values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })) })),
    variants: variants.map((variant) => ({
      id: String(variant.position + 1),
      itemId: ItemId.parse(variant.id),
      name: variant.name,
      image: variant.image,
      price: rupiah(variant.price),
      fullPrice: struck(variant),
      stock: variant.stock,
      values: [...variant.values],
    })),
    weightGrams: product.weightGrams,
    reviews: product.reviews,
    categorySlug: category?.slug ?? null,
    categoryName: category?.name ?? '',
  }
}
