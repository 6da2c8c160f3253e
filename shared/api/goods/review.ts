import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  withDefault,
  OrderId,
  lenient,
  lenientOrNull,
  Slug,
  text,
  typed,
  wholeNumber,
  Count,
  TrackPass,
  TrackToken,
  Moment,
  word,
  textOrNumber,
  StarTenths,
} from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, list, paged, pagedWith, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { lazy } from '#shared/lazy.ts'

const Stars = wholeNumber(z.int().min(1).max(5))
/** How a size turned out: smaller than expected, as expected, larger. */
export const sizeFits = ['SMALLER', 'EXPECTED', 'LARGER'] as const
export type SizeFit = (typeof sizeFits)[number]

/** Why a seller may hide what a review says: somebody's personal data, abuse, advertising, against the law. */
export const hiddenReasons = ['PERSONAL_DATA', 'ABUSE', 'ADVERTISING', 'UNLAWFUL'] as const
export type HiddenReason = (typeof hiddenReasons)[number]
/** null: it is not hidden. */
const Hidden = lazy(() => lenientOrNull(word(hiddenReasons)))

/** What one customer says about one product. */
export const Review = record(() => ({
  id: ['REVIEW_ID', textOrNumber(text(limits.idChars))],
  stars: ['REVIEW_RATING', Stars],
  /** Already masked by the backend: 'S***i R.'. */
  author: ['CUSTOMER_NAME', lenient(text(limits.nameChars), '')],
  variant: ['ITEM_VARIANT_NAME', lenient(text(200), '')],
  text: ['REVIEW_TEXT', lenient(text(limits.reviewChars), '')],
  photos: ['REVIEW_PHOTO_LIST', list(Url)],
  /** null: nobody said. */
  fit: ['REVIEW_FIT', lenientOrNull(word(sizeFits))],
  /** The shop's answer. */
  reply: ['REVIEW_REPLY', lenientOrNull(text(limits.reviewChars))],
  /** Its words and photos are hidden, and so left out; the stars count. */
  hidden: ['REVIEW_HIDDEN', Hidden()],
  /** The shop knows the order it was bought with. */
  verified: ['REVIEW_ISVERIFIED', lenient(Flag, false)],
  date: ['REVIEW_DATE', lenientOrNull(Moment)],
}))
export type Review = z.output<ReturnType<typeof Review>>

/** All reviews of a product in numbers, whatever the list is narrowed to. */
export const ReviewSummary = record(() => ({
  /** Ten times the average of the stars: 49 is 4,9; null without reviews. */
  average: ['RATING_AVERAGE', lenientOrNull(StarTenths())],
  total: ['TOTAL_REVIEW', Count],
  withPhotos: ['TOTAL_WITH_PHOTO', lenient(Count, 0)],
  /** Five stars first; a number of stars nobody gave may be missing. */
  stars: ['STAR_LIST', list(wire({ stars: ['STAR', Stars], count: ['TOTAL', Count] }))],
  /** How the size turned out for those who said it. */
  fits: ['FIT_LIST', lenient(list(wire({ fit: ['FIT', word(sizeFits)], count: ['TOTAL', Count] })), [])],
}))
export type ReviewSummary = z.output<ReturnType<typeof ReviewSummary>>

/** Names a line of an order. */
const ofLine = lazy(() => ({
  orderId: ['SALE_ID', OrderId],
  position: ['SALE_LINE_POSITION', wholeNumber(z.int().min(0).max(limits.orderLines))],
}))

/** Something a customer has bought and received, about which they may say something once. */
const bought = lazy(() => ({
  ...ofLine(),
  number: ['SALE_CODE', text(40)],
  name: ['ITEM_NAME', text(200)],
  variant: ['ITEM_VARIANT_NAME', withDefault(text(200), '')],
  slug: ['PRODUCT_SLUG', nullable(Slug)],
  image: ['ITEM_IMAGE_URL', withDefault(Url, '')],
  reviewed: ['REVIEW_EXIST', withDefault(Flag, false)],
  /** When it was bought; null: this backend does not say. */
  boughtAt: ['SALE_DATE', lenientOrNull(Moment)],
}))
export const Bought = record(() => ({
  ...bought(),
  /** It has one of the sizes that the shop's size table knows: a review may say how it turned out. */
  sized: ['ITEM_ISSIZED', withDefault(Flag, false)],
}))
export type Bought = z.output<ReturnType<typeof Bought>>

/** What a customer has said about a line. */
export const OwnReview = record(() => ({
  ...bought(),
  stars: ['REVIEW_RATING', Stars],
  text: ['REVIEW_TEXT', lenient(text(limits.reviewChars), '')],
  /** How the size turned out; null: not said. */
  fit: ['REVIEW_FIT', lenientOrNull(word(sizeFits))],
  /** The shop's answer. */
  reply: ['REVIEW_REPLY', lenientOrNull(text(limits.reviewChars))],
  /** Nobody but its author reads it any more. */
  hidden: ['REVIEW_HIDDEN', Hidden()],
  date: ['REVIEW_DATE', lenientOrNull(Moment)],
}))
export type OwnReview = z.output<ReturnType<typeof OwnReview>>
/** What a list of them leaves out; a backend that lists all of them says nothing. */
const OwnReviews = record(() => ({
  /** Of so many orders, the newest that were completed. */
  ofOrders: ['REVIEW_ORDER_LIMIT', lenientOrNull(Count)],
}))

/** What somebody says about a line. */
const said = lazy(() => ({
  stars: ['REVIEW_RATING', Stars],
  text: ['REVIEW_TEXT', typed(limits.reviewTypedMin, limits.reviewTypedMax)],
  photos: ['FILE_ID_LIST', withDefault(z.array(Code).max(limits.reviewPhotos), [])],
  fit: ['REVIEW_FIT', nullable(z.enum(sizeFits))],
}))
/** A link that was opened with the phone's last digits. */
const opened = { token: ['TRACK_TOKEN', TrackToken], pass: ['TRACK_PASS', TrackPass] } as const

export const review = {
  /** What the caller can review now, of one order or of all, the newest first. */
  listWaiting: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /review/waiting-list',
    input: () => wire({ ...pagingQuery(), orderId: ['SALE_ID', nullable(OrderId)] }),
    output: () => paged(Bought()),
  }),
  /** What the caller has said about the newest orders, the newest first. */
  listOwn: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /review/own-list',
    input: () => wire(pagingQuery()),
    output: () => pagedWith(OwnReview(), OwnReviews()),
  }),
  findLine: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /review/line/:SALE_ID/:SALE_LINE_POSITION',
    input: () => wire(ofLine()),
    output: Bought,
  }),
  /**
   * Of a completed order of the caller's own, once for each of its lines. The photos were sent by the same customer
   * before (`files.upload`).
   */
  add: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /review/insert',
    input: () => wire({ ...ofLine(), ...said() }),
    output: () => wire({ slug: ['PRODUCT_SLUG', nullable(Slug)] }),
  }),
  /** What was bought with the completed order of a link, without an account. */
  listByLink: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /review/link/:TRACK_TOKEN',
    input: () => wire(opened),
    output: () => list(Bought()),
  }),
  /** The photos were sent by the same visitor. */
  addByLink: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /review/insert-by-link',
    input: () => wire({ ...opened, position: ofLine().position, ...said() }),
  }),

  /** A page of the reviews of a published product: first those with photos, each the newest first. */
  list: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/review/:PRODUCT_SLUG',
    input: record(() => ({
      slug: ['PRODUCT_SLUG', Slug],
      index: ['PAGE_INDEX', withDefault(wholeNumber(z.int().min(0).max(limits.pageMax)), 0)],
      size: ['DATA_PER_PAGE', withDefault(wholeNumber(z.int().min(1).max(limits.pageRowsMax)), limits.reviewsFirst)],
      stars: ['STAR', nullable(Stars)],
      withPhotos: ['WITH_PHOTO', nullable(Flag)],
    })),
    output: () => pagedWith(Review(), ReviewSummary()),
  }),
}
