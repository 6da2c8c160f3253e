import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import type { Review, ReviewSummary } from '#shared/api/goods/review.ts'
import * as dom from '#client/app/dom-names.ts'

/** Which reviews an address asks for. Invalid values are ignored. */
export interface ReviewQuery {
  stars: number | null
  withPhotos: boolean
  /** 0: the first few, on the product's page; from 1 on a page of all reviews. */
  page: number
}

export interface ReviewsShown {
  slug: string
  /** The chosen variant, which the links keep. */
  variant: string | null
  ask: ReviewQuery
  rows: readonly Review[]
  /** How many there are of the kind that was requested. */
  total: number
  /** About all reviews; null when this backend does not say. */
  summary: ReviewSummary | null
}

/** An address names no later page. */
const lastPage = 99

export const anyReview: ReviewQuery = { stars: null, withPhotos: false, page: 0 }

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const [stars, page] = [query.get('bintang') ?? '', query.get('ulasan') ?? '']
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    withPhotos: query.get('foto') === '1',
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 0,
  }
}

/** The same as input of the contract. */
export const reviewInput = ({ stars, withPhotos, page }: ReviewQuery) => ({
  index: Math.max(0, page - 1),
  size: page === 0 ? limits.reviewsFirst : limits.reviewsPage,
  stars,
  withPhotos: withPhotos ? true : null,
})

/** The address of these reviews on their product's page. */
export function reviewAddress(
  { slug, variant }: Pick<ReviewsShown, 'slug' | 'variant'>,
  { stars, withPhotos, page }: ReviewQuery,
): string {
  const query = { bintang: stars, foto: withPhotos ? 1 : null, ulasan: page || null, varian: variant }
  return `${href('product', { slug }, query)}#${dom.reviewsId}`
}

/** So many reviews have a page. */
export const reviewsReached = (total: number): number => Math.min(total, lastPage * limits.reviewsPage)

/** Whether there are more after these. */
export const moreReviews = ({ ask: { page }, rows, total }: ReviewsShown): boolean =>
  page === 0 ? rows.length < total : page * limits.reviewsPage < reviewsReached(total)
