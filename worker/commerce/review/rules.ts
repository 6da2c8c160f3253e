import type { Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { resources } from '#shared/web/resources.ts'
import type { ReviewRow } from './store.ts'

export interface StarCount {
  stars: number
  count: number
  withPhotos: number
}

/** Ten times the average, rounded down: only five stars from everybody are 5,0. The audit's SQL computes the same. */
export function averageOf(counts: readonly Pick<StarCount, 'stars' | 'count'>[]): {
  average: number | null
  total: number
} {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const stars = counts.reduce((sum, { stars, count }) => sum + stars * count, 0)
  return { average: total === 0 ? null : Math.floor((stars * 10) / total), total }
}

export function summaryOf({
  stars: counts,
  fits,
}: Pick<ReviewSummary, 'fits'> & { stars: readonly StarCount[] }): ReviewSummary {
  const countOf = (stars: number) => counts.find((one) => one.stars === stars)?.count ?? 0
  return {
    ...averageOf(counts),
    withPhotos: counts.reduce((sum, { withPhotos }) => sum + withPhotos, 0),
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(stars) })),
    fits,
  }
}

export const reviewOf = ({
  id,
  stars,
  author,
  variantName,
  text,
  photos,
  fit,
  reply,
  hidden,
  orderId,
  createdAt,
}: ReviewRow): Review => ({
  id,
  stars,
  author,
  variant: variantName,
  text: hidden ? '' : text,
  photos: [...photos],
  fit,
  reply: hidden ? null : reply,
  hidden,
  verified: orderId !== null,
  date: createdAt.toISOString(),
})

/** 'Siti Rahmawati' → 'S***i R.': only the author recognises it. */
export function maskedName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', ...others] = words
  const letters = Array.from(first)
  const masked = letters.length > 2 ? `${letters[0]}***${letters.at(-1)}` : `${letters[0] ?? ''}***`
  const last = Array.from(others.at(-1) ?? '')[0]
  return last ? `${masked} ${last.toUpperCase()}.` : masked
}

/** Where the photo of a review is shown. */
export const photoPath = (fileId: string): string => `${resources.reviewPhoto}/${fileId}`
