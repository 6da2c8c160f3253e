import { feedImage, hasImage, isLoadable } from '#client/app/image.tsx'
import { inStock, isFlash } from '#client/kit/product/chosen-variant.ts'
import { propertyOf } from '#client/kit/product/option-property.ts'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { statedIn } from '#shared/format/permits.ts'
import { plainLines } from '#shared/text/plain-lines.ts'
import { href } from '#shared/web/routes.ts'

/** One variant of a product as advertising platforms know it; amounts in whole rupiah, addresses absolute. */
export interface FeedRow {
  id: string
  group: string
  /** The product has other variants. */
  several: boolean
  title: string
  description: string
  inStock: boolean
  /** Pieces in stock; null: the backend does not say. */
  quantity: number | null
  price: number
  /** What it costs now, when that is less than `price`. */
  salePrice: number | null
  /** From when and until when it costs that, where this is known: in a flash sale. ISO 8601, UTC. */
  saleTime: readonly [from: string, until: string] | null
  link: string
  image: string
  moreImages: readonly string[]
  /** An MP4, the one kind that all of them take; '': there is none. */
  video: string
  brand: string
  category: string
  color: string
  size: string
  pattern: string
  material: string
  /** What else tells it from the other variants: 'Gilingan', 'Biji utuh'. */
  others: readonly (readonly [option: string, value: string])[]
  /** The GTIN on the goods and the seller's own code; '': there is none. */
  gtin: string
  mpn: string
  weightGrams: number | null
  /** What the product states, as shoppers read it: `Halal ID…`. */
  stated: readonly string[]
}
export interface FeedShop {
  name: string
  /** 'https://toko.id' */
  origin: string
}

/** The rows of a product, one for each variant. A product without an image or a price is not advertised, nor are
 * goods for adults: platforms refuse them. */
export function rowsOf(product: Product, shop: FeedShop): FeedRow[] {
  if (product.adult) return []
  const attributes = new Map(product.attributes.map(({ name, value }) => [name.toLowerCase(), value]))
  const said = plainLines(product.description).join(' ')
  return product.variants.flatMap((variant): FeedRow[] => {
    const cover = hasImage(variant.image) ? variant.image : product.image
    const [image, ...more] = [...new Set([cover, ...product.images])].filter(hasImage)
    if (image === undefined || variant.price === 0) return []
    const full = variant.fullPrice !== null && variant.fullPrice > variant.price ? variant.fullPrice : null
    const title = [product.name, variant.name].filter((part) => part !== '').join(' - ')
    return [
      {
        id: variant.itemId,
        group: product.id,
        several: product.variants.length > 1,
        title,
        description: said || title,
        inStock: product.available && inStock(variant),
        quantity: variant.stock,
        price: full ?? variant.price,
        salePrice: full === null ? null : variant.price,
        saleTime:
          full !== null && variant.flash && isFlash(variant) ? [variant.flash.serverNow, variant.flash.endsAt] : null,
        link: new URL(href('product', { slug: product.slug }, { varian: variant.itemId }), shop.origin).href,
        image: feedImage(image, shop.origin),
        moreImages: more.map((one) => feedImage(one, shop.origin)),
        video:
          isLoadable(product.video) && /\.mp4$/i.test(product.video) ? new URL(product.video, shop.origin).href : '',
        brand: attributes.get('merek') ?? shop.name,
        category: product.categoryName,
        color: valueOf(product, variant, 'color'),
        size: valueOf(product, variant, 'size'),
        pattern: valueOf(product, variant, 'pattern'),
        material: valueOf(product, variant, 'material') || (attributes.get('bahan') ?? ''),
        others: othersOf(product, variant),
        gtin: variant.barcode,
        mpn: variant.sku,
        weightGrams: variant.weightGrams ?? product.weightGrams,
        stated: statedIn(product).map(({ label, said, isNumber }) => (isNumber ? `${label} ${said}` : said)),
      },
    ]
  })
}

/** What was chosen of the first option that means this; '' when there is none. */
function valueOf({ options }: Product, { values }: Variant, property: ReturnType<typeof propertyOf>): string {
  return values[options.findIndex(({ name }) => propertyOf(name) === property)] ?? ''
}

/** What was chosen of the options that have no column of their own. */
function othersOf({ options }: Product, { values }: Variant): FeedRow['others'] {
  const named = options.map(({ name }) => propertyOf(name))
  return options.flatMap(({ name }, at) => {
    const [property, value] = [named[at], values[at] ?? '']
    return value === '' || (property && named.indexOf(property) === at) ? [] : [[name, value] as const]
  })
}
