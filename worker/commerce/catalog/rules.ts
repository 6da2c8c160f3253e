import type { CatalogItem, Category, Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { Flash } from '#shared/api/goods/flash.ts'
import { ItemId, ProductId, rupiah } from '#shared/api/contract/brands.ts'
import { chargedGrams, chargedKilos, parcelOf } from '#shared/order/charged-weight.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { lowestPrice } from '#commerce/pricing/past-prices.ts'
import type { FlashSaleItem } from '#commerce/pricing/flash-sale-rules.ts'
import type { Vendors } from '#commerce/vendors/vendors.ts'
import { noVoucherPrices, type VoucherPrice } from './voucher-price.ts'
import type { CategoryRow, PricedVariant, ProductRow, VariantRow } from './store.ts'

/** Categories as shoppers see them. */
export const categoriesOf = (rows: readonly (CategoryRow & { count: number })[]): (Category & { count: number })[] =>
  rows.map(({ slug, name, image, parentSlug, description, count }) => ({
    slug,
    name,
    image,
    count,
    parent: parentSlug,
    description,
  }))

/**
 * The card of a product. Its price is the lowest among the variants in stock, or among all when everything is sold out.
 */
export function cardOf(
  product: ProductRow,
  variants: readonly PricedVariant[],
  voucherPrice: VoucherPrice = unknown,
): ProductCard {
  const cheapest = cheapestOf(variants)
  const [only, ...others] = variants
  return {
    id: ProductId.parse(product.id),
    slug: product.slug,
    name: product.name,
    image: product.images[0] ?? '',
    price: rupiah(cheapest?.price ?? 0),
    from: cheapest !== undefined && isStarting(cheapest, variants),
    shownItemId: null,
    fullPrice: struck(cheapest),
    ...(cheapest ? withVoucher(product, cheapest, voucherPrice) : noVoucherPrices),
    available: (cheapest?.stock ?? 0) > 0,
    sold: product.sold,
    rating: product.rating,
    // Goods for adults are opened first: their page asks for the age.
    itemId: only && others.length === 0 && !product.adult ? ItemId.parse(only.id) : null,
    digital: product.digital,
    kilos: kilosOf(product, cheapest),
    flash: cheapest ? flashOf(cheapest) : null,
  }
}

/** A variant without a picture of its own has the cover. */
const imageOf = ({ images }: ProductRow, { image }: VariantRow): string => image || (images[0] ?? '')

/** The card of a product at the price of one variant, with its picture; its link then names it. */
export const cardAt = (
  product: ProductRow,
  variants: readonly PricedVariant[],
  variant: PricedVariant,
  voucherPrice: VoucherPrice = unknown,
): ProductCard => ({
  ...cardOf(product, variants),
  image: imageOf(product, variant),
  price: rupiah(variant.price),
  from: false,
  shownItemId: variant === cheapestOf(variants) ? null : ItemId.parse(variant.id),
  fullPrice: struck(variant),
  kilos: kilosOf(product, variant),
  ...withVoucher(product, variant, voucherPrice),
  available: variant.stock > 0,
  flash: flashOf(variant),
})

/** The card of a product of which a search or a filter means some variants: the cheapest of them is shown. */
export function cardAmong(
  product: ProductRow,
  variants: readonly PricedVariant[],
  asked: readonly PricedVariant[],
  voucherPrice: VoucherPrice,
): ProductCard {
  const variant = cheapestOf(asked)
  if (!variant || asked.length === variants.length) return cardOf(product, variants, voucherPrice)
  return { ...cardAt(product, variants, variant, voucherPrice), from: isStarting(variant, asked) }
}

/** Where nobody asks what vouchers take off. */
const unknown: VoucherPrice = () => noVoucherPrices
/** What cannot be bought has no price to come down to. */
const withVoucher = (product: ProductRow, { price, stock }: Sold, voucherPrice: VoucherPrice) =>
  stock > 0 ? voucherPrice(product, price) : noVoucherPrices

interface Sold {
  price: number
  stock: number
}
/** The variants whose prices count: those in stock, or all when everything is sold out. */
function offered<V extends Sold>(variants: readonly V[]): readonly V[] {
  const inStock = variants.filter(({ stock }) => stock > 0)
  return inStock.length > 0 ? inStock : variants
}

/** The variant whose price is shown for its product, and which its page chooses: of equal prices the first. */
export const cheapestOf = <V extends Sold>(variants: readonly V[]): V | undefined =>
  offered(variants).toSorted((a, b) => a.price - b.price)[0]

/** Whether others cost more and none costs less. */
const isStarting = ({ price }: Sold, variants: readonly Sold[]): boolean =>
  offered(variants).some((one) => one.price > price) && offered(variants).every((one) => one.price >= price)

/** What a flash sale says about a variant now. */
const flashOf = (variant: PricedVariant): Flash | null => variant.flashItem && flashView(variant.flashItem, variant)

/** What is left of a quota is never more than there is to sell, so that every page says one number. */
const flashView = (
  { price, endsAt, quota, sold, perCustomer }: FlashSaleItem,
  { pricedAt, stock }: PricedVariant,
): Flash => ({
  price: rupiah(price),
  endsAt: endsAt.toISOString(),
  serverNow: pricedAt.toISOString(),
  quota: Math.min(quota, sold + stock),
  sold,
  perCustomer,
})

/**
 * The card of a product in a flash sale: its cheapest variant represents it, which its link names, with what is left of
 * that one. null: the flash sale has nothing of this product.
 */
export function flashCardOf(
  product: ProductRow,
  variants: readonly PricedVariant[],
  flashItems: readonly FlashSaleItem[],
  voucherPrice: VoucherPrice = unknown,
): ProductCard | null {
  const own = flashItems.filter((flashItem) => variants.some((variant) => isOffer(flashItem, variant)))
  const inStock = own.filter(({ variantId }) => variants.some(({ id, stock }) => id === variantId && stock > 0))
  const open = (inStock.length > 0 ? inStock : own).filter(({ quota, sold }) => sold < quota)
  const [best] = (open.length > 0 ? open : own).toSorted((a, b) => a.price - b.price)
  const variant = variants.find(({ id }) => id === best?.variantId)
  if (!best || !variant) return null
  return {
    ...cardAt(product, variants, variant, voucherPrice),
    from: isStarting(variant, variants),
    available: inStock.length > 0,
    flash: flashView(best, variant),
  }
}

/**
 * Whether it lowers the price: one that is to come, the price without any flash sale; one that runs, the price of now,
 * which another one may have made lower.
 */
function isOffer(flashItem: FlashSaleItem, { id, price, usual, flashItem: given, pricedAt }: PricedVariant): boolean {
  if (flashItem.variantId !== id) return false
  if (flashItem.startsAt > pricedAt) return flashItem.price < usual
  return flashItem.price < price || flashItem.flashSaleId === given?.flashSaleId
}

/** The price to strike through, only when it is really higher. */
export const struck = (variant: PricedVariant | undefined) =>
  variant?.fullPrice && variant.fullPrice > variant.price ? rupiah(variant.fullPrice) : null

/** The lowest price of the last days, which only a struck one needs beside it. */
function lowestOf(variant: PricedVariant) {
  const lowest = struck(variant) && lowestPrice(variant, variant.flashItem?.price ?? null, variant.pricedAt)
  return lowest === null ? null : rupiah(lowest)
}

export const itemOf = ({ variant, product }: { variant: PricedVariant; product: ProductRow }): CatalogItem => ({
  itemId: ItemId.parse(variant.id),
  name: product.name,
  variant: variant.name,
  slug: product.slug,
  image: imageOf(product, variant),
  price: rupiah(variant.price),
  fullPrice: struck(variant),
  stock: variant.stock,
})

const kilosOf = (product: ProductRow, variant: VariantRow | undefined): number =>
  wayOfGoods(product).needsCourier ? chargedKilos(chargedGrams(parcelOf(product, variant ?? product))) : 0

function packedOf({ dimensions }: Pick<ProductRow, 'dimensions'>): Product['packed'] {
  if (!dimensions) return null
  const [length, width, height] = dimensions
  return { length, width, height }
}

/**
 * A product as its page shows it. A field that the row has under the same name needs no line here; what the contract
 * does not name never leaves (`ownFields`). `path` leads from the top of the tree to the product's category.
 */
export function productOf(
  product: ProductRow,
  variants: readonly PricedVariant[],
  path: readonly CategoryRow[],
  voucherPrice: VoucherPrice = unknown,
  shippingRange: Vendors['shippingRange'] = () => null,
): Product {
  const category = path.at(-1)
  return {
    ...product,
    ...cardOf(product, variants, voucherPrice),
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
      sku: variant.sku,
      barcode: variant.barcode,
      image: imageOf(product, variant),
      price: rupiah(variant.price),
      fullPrice: struck(variant),
      lowestPrice: lowestOf(variant),
      ...withVoucher(product, variant, voucherPrice),
      stock: variant.stock,
      values: [...variant.values],
      flash: flashOf(variant),
      weightGrams: variant.weightGrams || null,
      packed: packedOf(variant),
      shipping: wayOfGoods(product).needsCourier
        ? shippingRange({ weightGrams: chargedGrams(parcelOf(product, variant)), value: variant.price })
        : null,
    })),
    packed: packedOf(product),
    categorySlug: category?.slug ?? null,
    categoryName: category?.name ?? '',
    categoriesAbove: path.slice(0, -1).map(({ slug, name }) => ({ slug, name })),
    sizes: category?.sizes ?? null,
  }
}
