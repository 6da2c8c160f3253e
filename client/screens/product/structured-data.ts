import type { Product } from '#shared/api/goods/catalog.ts'
import type { ReviewSummary } from '#shared/api/goods/review.ts'
import { formatRating } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import type { Shop } from '#client/app/page/page.ts'
import { imageUrl } from '#client/app/image.tsx'
import { inStock } from '#client/kit/product/chosen-variant.ts'
import { galleryOf } from './gallery.tsx'
import { summaryOf } from '#client/kit/product/product-text.ts'

/** The product for search engines (schema.org): exactly what the page shows. */
export function productData(product: Product, reviews: ReviewSummary | null, { origin, title }: Shop): object {
  const brand = product.attributes.find(({ name }) => name.toLowerCase() === 'merek')?.value
  const [average, count] = reviews ? [reviews.average, reviews.total] : [product.rating, product.reviews]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: summaryOf(product.description),
    image: galleryOf([...product.images, product.image], null).map((image) => imageUrl(image, origin)),
    ...codesOf(product.variants),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    offers: offersOf(product, {
      url: origin + href('product', { slug: product.slug }),
      seller: { '@type': 'Organization', name: title },
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

/** The codes of a product that is one piece; the page does not show one variant of several. */
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
