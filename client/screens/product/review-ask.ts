import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import type { Review, ReviewSummary } from '#shared/api/review.ts'
import * as dom from '#client/app/dom-names.ts'

/** Which reviews an address asks for. Nonsense in it is as good as nothing. */
export interface ReviewAsk {
  stars: number | null
  withPhotos: boolean
  /** 0: the first few on the product's page; from 1 on a page of all of them. */
  page: number
}

export interface ReviewsShown {
  slug: string
  /** Kept in the links while a variant is chosen. */
  variant: string | null
  ask: ReviewAsk
  rows: readonly Review[]
  /** Of what was asked for. */
  total: number
  /** Of all reviews; null: this backend cannot say. */
  summary: ReviewSummary | null
}

export const anyReview: ReviewAsk = { stars: null, withPhotos: false, page: 0 }

export function readReviewAsk(query: URLSearchParams): ReviewAsk {
  const [stars, page] = [query.get('bintang') ?? '', query.get('ulasan') ?? '']
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    withPhotos: query.get('foto') === '1',
    page: /^[1-9]\d?$/.test(page) ? Number(page) : 0,
  }
}

/** The same, in the words of the contract. */
export const reviewInput = ({ stars, withPhotos, page }: ReviewAsk) => ({
  index: Math.max(0, page - 1),
  size: page === 0 ? limits.reviewsFirst : limits.reviewsPage,
  stars,
  withPhotos: withPhotos ? true : null,
})

/** Where these reviews stand in the page of their product. */
export function reviewAddress(
  { slug, variant }: Pick<ReviewsShown, 'slug' | 'variant'>,
  { stars, withPhotos, page }: ReviewAsk,
): string {
  const query = { bintang: stars, foto: withPhotos ? 1 : null, ulasan: page || null, varian: variant }
  return `${href('product', { slug }, query)}#${dom.reviewsId}`
}

/** Whether more follow after these. */
export const moreReviews = ({ ask: { page }, rows, total }: ReviewsShown): boolean =>
  page === 0 ? rows.length < total : page * limits.reviewsPage < total && page < limits.pageMax - 1
