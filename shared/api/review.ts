import { z } from 'zod'
import { Flag, maybe, orElse, shown, shownOrNull, Slug, text, whole } from '../brands.ts'
import { limits } from '../limits.ts'
import { endpoint, list, pagedWith, wire } from './endpoint.ts'

const Count = whole(z.int().min(0))
export const Stars = whole(z.int().min(1).max(5))

/** What one buyer says about one product. */
export const Review = wire({
  id: ['REVIEW_ID', z.codec(z.union([z.string(), z.number()]), text(limits.idChars), { decode: String, encode: (id) => id })],
  stars: ['REVIEW_RATING', Stars],
  /** Already masked by whoever keeps it: 'S***i R.'. */
  author: ['CUSTOMER_NAME', shown(text(limits.nameChars), '')],
  variant: ['ITEM_VARIANT_NAME', shown(text(200), '')],
  text: ['REVIEW_TEXT', shown(text(limits.reviewChars), '')],
  photos: ['REVIEW_PHOTO_LIST', list(z.string().max(2048))],
  /** The shop's answer. */
  reply: ['REVIEW_REPLY', shownOrNull(text(limits.reviewChars))],
  /** The shop knows the order it was bought with. */
  verified: ['REVIEW_ISVERIFIED', shown(Flag, false)],
  date: ['REVIEW_DATE', shownOrNull(z.iso.datetime())],
})
export type Review = z.output<typeof Review>

/** All reviews of a product in numbers, whatever the list is narrowed to. */
export const ReviewSummary = wire({
  /** Ten times the average of the stars: 49 is 4,9; null without reviews. */
  average: ['RATING_AVERAGE', shownOrNull(whole(z.int().min(10).max(50)))],
  total: ['TOTAL_REVIEW', Count],
  withPhotos: ['TOTAL_WITH_PHOTO', shown(Count, 0)],
  /** Five stars first; a number of stars nobody gave may be missing. */
  stars: ['STAR_LIST', list(wire({ stars: ['STAR', Stars], count: ['TOTAL', Count] }))],
})
export type ReviewSummary = z.output<typeof ReviewSummary>

export const review = {
  /** A page of the reviews of a published product, the newest first. */
  list: endpoint({
    upstream: 'GET /product/review/:PRODUCT_SLUG',
    access: 'public',
    door: 'closed',
    input: wire({
      slug: ['PRODUCT_SLUG', Slug],
      index: ['PAGE_INDEX', orElse(whole(z.int().min(0).max(limits.pageMax)), 0)],
      size: ['DATA_PER_PAGE', orElse(whole(z.int().min(1).max(limits.pageMax)), limits.reviewsFirst)],
      stars: ['STAR', maybe(Stars)],
      withPhotos: ['WITH_PHOTO', maybe(Flag)],
    }),
    output: pagedWith(Review, ReviewSummary),
  }),
}
