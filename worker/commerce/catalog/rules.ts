import type { CatalogItem, Category, Flash, Product, ProductCard } from '#shared/api/catalog.ts'
import { ItemId, ProductId, rupiah } from '#shared/api/brands.ts'
import type { FlashSaleItem } from '#commerce/pricing/flash-sale-rules.ts'
import type { CategoryRow, PricedVariant, ProductRow, VariantRow } from './store.ts'

/**
 * Categories as shoppers see them: each counts the products of everything below it. A circle of parents counts nothing
 * twice.
 */
export function categoriesOf(rows: readonly (CategoryRow & { count: number })[]): (Category & { count: number })[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const counts = new Map<string, number>()
  for (const { slug, count } of rows) {
    const passed = new Set<string>()
    for (let at = bySlug.get(slug); at && !passed.has(at.slug); at = bySlug.get(at.parentSlug ?? '')) {
      passed.add(at.slug)
      counts.set(at.slug, (counts.get(at.slug) ?? 0) + count)
    }
  }
  return rows.map(({ slug, name, image, parentSlug }) => ({
    slug,
    name,
    image,
    count: counts.get(slug) ?? 0,
    parent: parentSlug,
  }))
}

/**
 * The card of a product. Its price is the lowest among the variants in stock, or among all when everything is sold out.
 */
export function cardOf(product: ProductRow, variants: readonly PricedVariant[]): ProductCard {
  const cheapest = cheapestOf(variants)
  const [only, ...others] = variants
  return {
    id: ProductId.parse(product.id),
    slug: product.slug,
    name: product.name,
    image: product.images[0] ?? '',
    price: rupiah(cheapest?.price ?? 0),
    fullPrice: struck(cheapest),
    available: (cheapest?.stock ?? 0) > 0,
    sold: product.sold,
    rating: product.rating,
    itemId: only && others.length === 0 ? ItemId.parse(only.id) : null,
    digital: product.digital,
    flash: cheapest ? flashOf(cheapest) : null,
  }
}

/** The variant whose price is shown for its product. */
export function cheapestOf<V extends { price: number; stock: number }>(variants: readonly V[]): V | undefined {
  const inStock = variants.filter(({ stock }) => stock > 0)
  return (inStock.length > 0 ? inStock : variants).toSorted((a, b) => a.price - b.price)[0]
}

/** What a flash sale says about a variant now. */
const flashOf = ({ flashItem, pricedAt }: PricedVariant): Flash | null => flashItem && flashView(flashItem, pricedAt)

const flashView = ({ price, endsAt, quota, sold, perCustomer }: FlashSaleItem, now: Date): Flash => ({
  price: rupiah(price),
  endsAt: endsAt.toISOString(),
  serverNow: now.toISOString(),
  quota,
  sold,
  perCustomer,
})

/**
 * The card of a product in a flash sale: its cheapest item represents it, while quota and pieces sold are those of all
 * its items. null: the flash sale has nothing of this product.
 */
export function flashCardOf(
  product: ProductRow,
  variants: readonly PricedVariant[],
  flashItems: readonly FlashSaleItem[],
): ProductCard | null {
  const own = flashItems.filter((flashItem) => variants.some(({ id }) => id === flashItem.variantId))
  const inStock = own.filter(({ variantId }) => variants.some(({ id, stock }) => id === variantId && stock > 0))
  const open = (inStock.length > 0 ? inStock : own).filter(({ quota, sold }) => sold < quota)
  const [best] = (open.length > 0 ? open : own).toSorted((a, b) => a.price - b.price)
  const variant = variants.find(({ id }) => id === best?.variantId)
  if (!best || !variant) return null
  const sum = (of: (flashItem: FlashSaleItem) => number) => own.reduce((all, flashItem) => all + of(flashItem), 0)
  return {
    ...cardOf(product, variants),
    price: rupiah(variant.price),
    fullPrice: struck(variant),
    available: inStock.length > 0,
    flash: { ...flashView(best, variant.pricedAt), quota: sum(({ quota }) => quota), sold: sum(({ sold }) => sold) },
  }
}

/** The price to strike through, only when it is really higher. */
const struck = (variant: PricedVariant | undefined) =>
  variant?.fullPrice && variant.fullPrice > variant.price ? rupiah(variant.fullPrice) : null

export const itemOf = ({ variant, product }: { variant: PricedVariant; product: ProductRow }): CatalogItem => ({
  itemId: ItemId.parse(variant.id),
  name: product.name,
  variant: variant.name,
  slug: product.slug,
  image: variant.image || (product.images[0] ?? ''),
  price: rupiah(variant.price),
  fullPrice: struck(variant),
  stock: variant.stock,
})

/** What a piece of this variant weighs and measures: its own facts, else its product's. */
export const parcelOf = (product: Parcel, variant: Pick<VariantRow, keyof Parcel>): Parcel => ({
  weightGrams: variant.weightGrams ?? product.weightGrams,
  dimensions: variant.dimensions ?? product.dimensions,
})
type Parcel = Pick<ProductRow, 'weightGrams' | 'dimensions'>

function packedOf({ dimensions }: Pick<ProductRow, 'dimensions'>): Product['packed'] {
  if (!dimensions) return null
  const [length, width, height] = dimensions
  return { length, width, height }
}

export function productOf(
  product: ProductRow,
  variants: readonly PricedVariant[],
  category: CategoryRow | null,
): Product {
  return {
    ...cardOf(product, variants),
    description: product.description,
    images: [...product.images],
    attributes: product.attributes.map(([name, value]) => ({ name, value })),
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ value, swatch }) => ({ value, swatch: swatch ?? null })),
    })),
    variants: variants.map((variant) => ({
      id: String(variant.position + 1),
      itemId: ItemId.parse(variant.id),
      name: variant.name,
      image: variant.image,
      price: rupiah(variant.price),
      fullPrice: struck(variant),
      stock: variant.stock,
      values: [...variant.values],
      flash: flashOf(variant),
      weightGrams: variant.weightGrams,
      packed: packedOf(variant),
    })),
    weightGrams: product.weightGrams,
    packed: packedOf(product),
    reviews: product.reviews,
    categorySlug: category?.slug ?? null,
    categoryName: category?.name ?? '',
  }
}
