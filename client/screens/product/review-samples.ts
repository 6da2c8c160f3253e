import type { Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { limits } from '#shared/limits.ts'
import { anyReview, type ReviewsShown } from './review-query.ts'
import { imageOf } from '#client/samples/card.ts'
import { inDays } from '#client/samples/clock.ts'

const review = (daysAgo: number, stars: number, author: string, text: string, more: Partial<Review> = {}): Review => ({
  id: String(daysAgo),
  stars,
  author,
  variant: '',
  text,
  photos: [],
  fit: null,
  reply: null,
  hidden: null,
  verified: false,
  date: inDays(-daysAgo),
  ...more,
})

/** First those with photos, then the others, each the newest first, as a shop lists them. */
const rows: readonly Review[] = [
  review(2, 5, 'S***i R.', 'Sutranya jatuh sekali, rumbainya rapi.', {
    photos: ['selendang-sutra', 'selendang-sutra-dekat'].map(imageOf),
    verified: true,
  }),
  review(9, 5, 'M***a G.', '', { photos: [imageOf('selendang-sutra-dekat')] }),
  review(1, 5, 'N***h', 'Adem.'),
  review(4, 4, 'A***n B.', 'Warna aslinya sedikit lebih tua dari foto, tapi malah lebih saya suka.', {
    reply: 'Terima kasih! Tiap helai dicelup sendiri, jadi warnanya bisa sedikit berbeda.',
  }),
  review(6, 5, 'K***i', '', { hidden: 'PERSONAL_DATA' }),
]
const summary = {
  average: 49,
  total: 23,
  withPhotos: 2,
  stars: [
    { stars: 5, count: 22 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ],
  fits: [],
} satisfies ReviewSummary

const summaryOfSizes = {
  average: 47,
  total: 218,
  withPhotos: 31,
  stars: [
    { stars: 5, count: 179 },
    { stars: 4, count: 30 },
    { stars: 3, count: 8 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ],
  fits: [
    { fit: 'SMALLER', count: 9 },
    { fit: 'EXPECTED', count: 71 },
    { fit: 'LARGER', count: 3 },
  ],
} satisfies ReviewSummary
/** What its buyers say, each with a photo. */
const said: readonly [stars: number, text: string, more: Partial<Review>][] = [
  [
    5,
    'Jahitannya rapi sekali, motif di saku nyambung dengan badan.',
    { fit: 'EXPECTED', verified: true, photos: ['kemeja-kawung-indigo', 'kemeja-kawung-lipat'] },
  ],
  [
    3,
    'Bahannya bagus tapi ukuran di saya agak kecil.',
    { fit: 'SMALLER', reply: 'Ukuran dapat ditukar selama label masih terpasang, silakan hubungi kami.' },
  ],
  [5, 'Adem dipakai seharian di kantor.', { fit: 'EXPECTED' }],
  [4, 'Warna aslinya sedikit lebih tua dari foto, tapi malah lebih saya suka.', {}],
  [5, '', { fit: 'EXPECTED' }],
  [5, 'Sudah beli tiga kali, tidak luntur.', { verified: true }],
  [4, 'Pengirimannya cepat, kancingnya agak kencang di awal.', {}],
]
const authors = ['S***i R.', 'B***i S.', 'N***h', 'A***n B.', 'M***a G.', 'D***i', 'R***a P.', 'Y***o', 'T***k W.']
const bought = ['Indigo, L', 'Sogan, M', 'Marun, L', 'Indigo, XL']
const turn = <T>(all: readonly T[], place: number): T | undefined => all[place % all.length]
const ofSizes = Array.from({ length: summaryOfSizes.withPhotos }, (_, place) => {
  const [stars, text, { photos = ['kemeja-kawung-dekat'], ...more }] = turn(said, place) ?? [5, '', {}]
  const variant = turn(bought, place) ?? ''
  return review(1 + place * 3, stars, turn(authors, place) ?? '', text, {
    ...more,
    variant,
    photos: photos.map(imageOf),
  })
})

const some: ReviewsShown = {
  slug: 'selendang-sutra',
  variant: null,
  ask: anyReview,
  rows,
  total: summary.total,
  summary,
}
const sized: ReviewsShown = {
  ...some,
  slug: 'kemeja-kawung',
  rows: ofSizes.slice(0, limits.reviewsFirst),
  total: summaryOfSizes.total,
  summary: summaryOfSizes,
}
const long = 'Kemejabatikterbaikyangpernahsayabeliselamaini '.repeat(12)

export const reviewSamples = {
  some,
  ofSizes: sized,
  none: { ...some, rows: [], total: 0, summary: { average: null, total: 0, withPhotos: 0, stars: [], fits: [] } },
  one: {
    ...some,
    rows: rows.slice(3, 4),
    total: 1,
    summary: { average: 40, total: 1, withPhotos: 0, stars: [{ stars: 4, count: 1 }], fits: [] },
  },
  /** The second page is the last. */
  withPhotos: {
    ...sized,
    ask: { ...anyReview, withPhotos: true, page: 2 },
    rows: ofSizes.slice(limits.reviewsPage),
    total: summaryOfSizes.withPhotos,
  },
  nothingFits: { ...sized, ask: { ...anyReview, stars: 2 }, rows: [], total: 0 },
  /** A backend that lists reviews without counting them, and anything people may write. */
  odd: {
    ...sized,
    summary: null,
    total: 2,
    rows: [
      review(6, 1, '', long, {
        variant: long.slice(0, 190),
        photos: ['https://cdn.toko.id/notfound.webp', ...rows.flatMap(({ photos }) => photos)],
        reply: long,
        date: null,
      }),
      review(7, 5, 'Ö***ß', '<b>tebal</b> & "kutip" 🦋', { verified: true }),
    ],
  },
} satisfies Record<string, ReviewsShown>
