import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import type { ReviewSummary } from '#shared/api/goods/review.ts'
import { statedIn } from '#shared/format/permits.ts'
import { formatRating } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import type { Shop } from '#client/app/page/page.ts'
import { hasImage, imageUrl } from '#client/app/image.tsx'
import { inStock } from '#client/kit/product/chosen-variant.ts'
import { propertyOf } from '#client/kit/product/option-property.ts'
import { galleryOf } from './gallery.tsx'
import { summaryOf } from '#client/kit/product/product-text.ts'

/** The product for search engines (schema.org): exactly what the page shows. */
export function productData(product: Product, reviews: ReviewSummary | null, { origin, title }: Shop): object {
  const brand = product.attributes.find(({ name }) => name.toLowerCase() === 'merek')?.value
  const [average, count] = reviews ? [reviews.average, reviews.total] : [product.rating, product.reviews]
  return {
    '@context': 'https://schema.org',
    ...(isGroup(product)
      ? { '@type': 'ProductGroup', productGroupID: product.id, variesBy: product.options.flatMap(variesBy) }
      : { '@type': 'Product' }),
    name: product.name,
    description: summaryOf(product.description),
    image: galleryOf([...product.images, product.image], null).map((image) => imageUrl(image, origin)),
    ...codesOf(product.variants),
    ...certificationsOf(product),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(isGroup(product)
      ? { hasVariant: product.variants.map((variant) => variantData(product, variant, origin)) }
      : {
          offers: offersOf(product, {
            url: origin + href('product', { slug: product.slug }),
            seller: { '@type': 'Organization', name: title },
          }),
        }),
    ...(average && count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: formatRating(average).replace(',', '.'),
            reviewCount: count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

/** Certificates and permits with their numbers; of what is not halal it is said so. */
function certificationsOf(product: Product): object {
  const stated = statedIn(product)
  const held = stated.filter(({ isNumber }) => isNumber)
  const [word] = stated.filter(({ isNumber }) => !isNumber)
  return {
    ...(held.length > 0
      ? {
          hasCertification: held.map(({ label, said, issuer, register }) => ({
            '@type': 'Certification',
            name: label,
            certificationIdentification: said,
            issuedBy: { '@type': 'Organization', name: issuer, url: register },
          })),
        }
      : {}),
    ...(word ? { additionalProperty: { '@type': 'PropertyValue', name: word.label, value: word.said } } : {}),
  }
}

/** Each variant is named where there are several, as the feed does; another backend's hundreds only as a range. */
const isGroup = ({ variants }: Product): boolean => variants.length > 1 && variants.length <= limits.productVariants

/** What of an option schema.org has a name for. */
function variesBy({ name }: Product['options'][number]): string[] {
  const known = propertyOf(name)
  return known ? [`https://schema.org/${known}`] : []
}

/** One variant as the feed has it: its own address, codes, price and stock. */
function variantData(product: Product, variant: Variant, origin: string): object {
  return {
    '@type': 'Product',
    name: [product.name, variant.name].filter(Boolean).join(' - '),
    ...codesOf([variant]),
    ...(hasImage(variant.image) ? { image: imageUrl(variant.image, origin) } : {}),
    offers: {
      '@type': 'Offer',
      url: origin + href('product', { slug: product.slug }, { varian: variant.itemId }),
      priceCurrency: 'IDR',
      price: variant.price,
      availability: `https://schema.org/${product.available && inStock(variant) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

/** The codes of a product that is one piece; those of several belong to each variant. */
function codesOf([only, ...others]: Product['variants']): object {
  if (!only || others.length > 0) return {}
  return { ...(only.sku ? { sku: only.sku } : {}), ...(only.barcode ? { gtin: only.barcode } : {}) }
}

/** One price, or the price range of what can be bought; of all variants when nothing can. */
function offersOf(product: Product, common: object): object {
  const buyable = product.available ? product.variants.filter(inStock) : []
  const prices = (buyable.length > 0 ? buyable : product.variants).map(({ price }) => price)
  const [low, high] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [product.price, product.price]
  const offer = {
    ...common,
    priceCurrency: 'IDR',
    availability: `https://schema.org/${buyable.length > 0 ? 'InStock' : 'OutOfStock'}`,
  }
  return low === high
    ? { '@type': 'Offer', ...offer, price: low }
    : { '@type': 'AggregateOffer', ...offer, lowPrice: low, highPrice: high, offerCount: prices.length }
}
