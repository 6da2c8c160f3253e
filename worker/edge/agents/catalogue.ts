import type { PublicClient } from '#shared/api/index.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { ItemId, Slug } from '#shared/api/contract/brands.ts'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { can, type Shop } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { feedImage, hasImage, isLoadable } from '#client/app/image.tsx'
import { hasOptions, inStock } from '#client/kit/product/chosen-variant.ts'
import { withVariant } from '#client/screens/product/load.ts'
import { statedIn } from '#shared/format/permits.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { rulesOf } from './rules.ts'
import { type Filters, linksOf, minor, priceOf } from './ucp-shapes.ts'
import { plainWords } from './words.ts'

export interface Asked {
  api: PublicClient
  shop: Shop
  /** It lists all of its categories. */
  ownBackend: boolean
}

/** A product with those of its variants that were asked for, as the protocol knows it. */
export function productOf(product: Product, variants: readonly Variant[], shop: Shop) {
  const { origin } = shop
  const prices = product.variants.map(({ price }) => price)
  const images = [...new Set([product.image, ...product.images])].filter(hasImage)
  return {
    // By its name in addresses, because every backend finds a product by that.
    id: product.slug,
    handle: product.slug,
    title: plainWords(product.name, limits.twinLineChars),
    description: { plain: plainWords(product.description, limits.agentWords) },
    url: origin + href('product', { slug: product.slug }),
    ...(product.categorySlug
      ? { categories: [{ value: plainWords(product.categoryName, limits.nameChars), taxonomy: 'merchant' }] }
      : {}),
    price_range: { min: priceOf(Math.min(...prices)), max: priceOf(Math.max(...prices)) },
    media: [
      ...images.map((image) => ({ type: 'image', url: feedImage(image, origin) })),
      ...(isLoadable(product.video) ? [{ type: 'video', url: new URL(product.video, origin).href }] : []),
    ],
    ...(product.options.length > 0
      ? {
          options: product.options
            .filter(({ values }) => values.length > 0)
            .map(({ name, values }) => ({ name, values: values.map(({ value }) => ({ label: value })) })),
        }
      : {}),
    variants: variants.map((variant) => variantOf(product, variant, shop)),
    ...(product.rating && product.reviews > 0
      ? { rating: { value: product.rating / 10, scale_max: 5, count: product.reviews } }
      : {}),
    metadata: {
      attributes: product.attributes.map(({ name, value }) => ({
        name: plainWords(name, limits.nameChars),
        value: plainWords(value, limits.twinLineChars),
      })),
      // Their numbers have the form of their authority, or are none.
      stated: statedIn(product).map(({ name, label, said, isNumber, issuer, register }) => ({
        ...{ name, label, value: said },
        ...(isNumber ? { issuer, register } : {}),
      })),
      rules: rulesOf(product, shop),
    },
  }
}

function variantOf(product: Product, variant: Variant, shop: Shop) {
  const { itemId, name, sku, barcode, price, fullPrice, stock } = variant
  const available = product.available && inStock(variant)
  const title = plainWords(name || product.name, limits.twinLineChars)
  return {
    id: itemId,
    ...(sku ? { sku } : {}),
    ...(barcode ? { barcodes: [{ type: 'GTIN', value: barcode }] } : {}),
    title,
    description: { plain: title },
    url: shop.origin + href('product', { slug: product.slug }, { varian: itemId }),
    price: priceOf(price),
    ...(fullPrice !== null && fullPrice > price ? { list_price: priceOf(fullPrice) } : {}),
    availability: { available, status: available ? 'in_stock' : 'out_of_stock' },
    ...(hasOptions(product) ? { options: optionsOf(product, variant) } : {}),
    ...(hasImage(variant.image) ? { media: [{ type: 'image', url: feedImage(variant.image, shop.origin) }] } : {}),
    metadata: { stock },
    seller: { name: plainWords(shop.title, limits.nameChars), links: linksOf(shop) },
  }
}
export const optionsOf = ({ options }: Product, { values }: Variant) =>
  options.map(({ name }, place) => ({ name, label: values[place] ?? '' }))

/** Whether a price lies where it was asked for. */
export const isWithin = ({ price }: Variant, { price: asked }: Filters): boolean =>
  minor(price) >= (asked?.min ?? 0) && minor(price) <= (asked?.max ?? Infinity)

/** The products of these names, in one round; null for one that is not there. */
export const findAll = ({ api }: Asked, slugs: readonly string[]): Promise<(Product | null)[]> =>
  Promise.all(slugs.map((slug) => findOne(api, slug)))

/** Where it had this name before, the product of today's name. */
async function findOne(api: PublicClient, slug: unknown, moves = true): Promise<Product | null> {
  const read = Slug.safeParse(slug)
  if (!read.success) return null
  try {
    const product = withVariant(await api.catalog.find({ slug: read.data }))
    // Goods for adults are shown to people whose age was asked.
    return product.variants.length > 0 && !product.adult ? withPlainOptions(product) : null
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind !== 'refused') throw failure
    return moves ? findOne(api, failure.values['moved'], false) : null
  }
}

/** What is selected is compared with the same words as were answered. */
function withPlainOptions(product: Product): Product {
  const plain = (words: string) => plainWords(words, limits.nameChars)
  return {
    ...product,
    options: product.options.map(({ name, values }) => ({
      name: plain(name),
      values: values.map((one) => ({ ...one, value: plain(one.value) })),
    })),
    variants: product.variants.map((variant) => ({ ...variant, values: variant.values.map(plain) })),
  }
}

/** Which product each id is of: a variant's, or a product's own. */
export async function slugsOf({ api, shop }: Asked, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const items = ids.flatMap((id) => ItemId.safeParse(id).data ?? [])
  const found =
    items.length > 0 && can(shop, 'catalog.listByItems')
      ? await optional(api, 'catalog.listByItems', { items }, { otherwise: [] })
      : []
  const named = new Map(found.flatMap(({ itemId, slug }) => (slug === null ? [] : [[String(itemId), String(slug)]])))
  return new Map(ids.map((id) => [id, named.get(id) ?? id]))
}

/** What sending one piece costs at least, and when it comes, as the page of the cost says it; null: nobody knows. */
export async function fulfillmentOf({ api, shop }: Asked, product: Product, district: string): Promise<object | null> {
  if (!rulesOf(product, shop).sent || !can(shop, 'shipment.findEstimate')) return null
  const estimate = await optional(api, 'shipment.findEstimate', { slug: product.slug, district })
  if (estimate === null) return null
  const { cost, service, daysMin, daysMax } = estimate
  const option =
    cost === null
      ? []
      : [
          {
            id: 'cheapest',
            title: plainWords(service, limits.nameChars),
            description: { plain: `Ongkir mulai untuk satu barang ke ${estimate.district}` },
            totals: [{ type: 'fulfillment', amount: minor(cost) }],
            days_min: daysMin,
            days_max: daysMax,
          },
        ]
  return { methods: [{ type: 'shipping', location: district, options: option }] }
}
