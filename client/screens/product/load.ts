import type { SharedContext } from '#client/app/page/page.ts'
import { can, redirect } from '#client/app/page/page.ts'
import { found } from '#client/app/page/found.ts'
import { optional } from '#client/app/page/optional.ts'
import type { Product, ProductCard } from '#shared/api/goods/catalog.ts'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import { href } from '#shared/web/routes.ts'
import { knowsPlaces } from '#client/app/page/knows-places.ts'
import { readReviewQuery, reviewInput, type ReviewsShown } from './review-query.ts'
import { openOptions } from '#client/kit/product/chosen-variant.ts'
import { hasEnded } from '#client/kit/product/voucher-text.ts'
import type { PickStep } from './variant-picker.tsx'

export interface ProductData {
  product: Product
  /** The variant that the address names; null when it names none, or one that does not exist. */
  asked: string | null
  /** The places of the options that are still to be asked. The picture shows the first of several, a colour. */
  open: readonly number[]
  /** What follows the choice of a variant, where the page is the sheet that asks for one. */
  picking: PickStep | null
  related: readonly (ProductCard & { boughtTogether: boolean })[]
  /** Empty: no voucher applies, or this backend has no such call. */
  vouchers: readonly Voucher[]
  /** null: this backend has none, or they could not be loaded. */
  reviews: ReviewsShown | null
  /** The shipping cost to a district can be looked up. */
  costed: boolean
}

/** `ofAge`: on the page that has asked. */
export type ProductContext = Pick<SharedContext<'product'>, 'api' | 'params' | 'query'> & { ofAge?: boolean }

export async function loadProduct(
  ctx: ProductContext & Pick<SharedContext<'product'>, 'shop' | 'ownBackend'>,
): Promise<ProductData> {
  const { slug } = ctx.params
  const costed = can(ctx.shop, 'shipment.findEstimate') && knowsPlaces(ctx)
  const related = findRelated(ctx)
  const vouchers = optional(ctx.api, 'voucher.list', { slug }, { otherwise: [] })
  const reviews = findReviews(ctx)
  const asked = await findAsked(ctx)
  // A variant that is not there is no page of its own.
  if (asked.asked === null && ctx.query.has('varian')) redirect(withoutVariant(ctx))
  return {
    ...asked,
    picking: pickingOf(ctx),
    related: await related,
    vouchers: (await vouchers).filter((one) => !hasEnded(one)),
    reviews: await reviews,
    costed: await costed,
  }
}

/** What every page about a product reads; goods for adults lead to the page that asks for the age first. */
export async function findAsked({
  api,
  params,
  query,
  ofAge = false,
}: ProductContext): Promise<Pick<ProductData, 'product' | 'asked' | 'open'>> {
  const product = withVariant(
    await found(api.catalog.find(params), (slug) => href('product', { slug }, Object.fromEntries(query))),
  )
  if (product.adult && !ofAge) redirect(href('adultProduct', params, Object.fromEntries(query)))
  const named = query.get('varian')
  const asked = product.variants.some(({ itemId }) => itemId === named) ? named : null
  return { product, asked, open: openOptions(product, asked, query.get('pilih')) }
}

/** Where a backend lists no variants of a product with a code of its own, that code is what is bought. */
export function withVariant(product: Product): Product {
  const { itemId, price, fullPrice, voucherPrice, firstVoucherPrice, variants } = product
  if (variants.length > 0 || itemId === null) return product
  const { flash } = product
  const only = {
    id: '',
    itemId,
    name: '',
    image: '',
    price,
    fullPrice,
    voucherPrice,
    firstVoucherPrice,
    stock: null,
    values: [],
    flash,
    lowestPrice: null,
  }
  return { ...product, variants: [{ ...only, sku: '', barcode: '', weightGrams: null, packed: null, shipping: null }] }
}

const withoutVariant = ({ params, query }: ProductContext): string => {
  const { varian: _, ...kept } = Object.fromEntries(query)
  return href('product', params, kept)
}

/** What is like it and what is bought with it. */
export const findRelated = ({ api, params }: ProductContext) =>
  optional(api, 'catalog.related', { slug: params.slug }, { otherwise: [] })

export async function findReviews({ api, params: { slug }, query }: ProductContext): Promise<ReviewsShown | null> {
  const ask = readReviewQuery(query)
  const listed = await optional(api, 'review.list', { slug, ...reviewInput(ask) })
  if (listed === null) return null
  const { rows, total, more: summary } = listed
  return { slug, variant: query.get('varian'), ask, rows, total, summary }
}

export const pickingOf = ({ query }: ProductContext): PickStep | null => {
  const then = query.get('pilih')
  return then === 'buy' || then === 'cart' ? then : null
}
