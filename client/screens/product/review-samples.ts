import type { Review, ReviewSummary } from '#shared/api/goods/review.ts'
import { anyReview, type ReviewsShown } from './review-query.ts'
import { imageOf } from '#client/samples/goods.ts'

const review = (id: number, stars: number, author: string, text: string, more: Partial<Review> = {}): Review => ({
  id: String(id),
  stars,
  author,
  variant: 'Indigo, L',
  text,
  photos: [],
  fit: null,
  reply: null,
  hidden: null,
  verified: false,
  date: `2026-11-${String(20 - id).padStart(2, '0')}T03:00:00.000Z`,
  ...more,
})

const rows: readonly Review[] = [
  review(1, 5, 'S***i R.', 'Jahitannya rapi sekali, motif di saku nyambung dengan badan.', {
    photos: ['kemeja-kawung-indigo', 'kemeja-kawung-lipat'].map(imageOf),
    fit: 'EXPECTED',
    verified: true,
  }),
  review(2, 3, 'B***i S.', 'Bahannya bagus tapi ukuran di saya agak kecil.', {
    fit: 'SMALLER',
    reply: 'Ukuran dapat ditukar selama label masih terpasang, silakan hubungi kami.',
  }),
  review(3, 5, 'N***h', 'Adem.', { variant: '' }),
  review(6, 1, 'K***i', '', { hidden: 'PERSONAL_DATA' }),
  review(4, 4, 'A***n B.', 'Warna aslinya sedikit lebih tua dari foto, tapi malah lebih saya suka.'),
  review(5, 5, 'M***a G.', '', { photos: [imageOf('kemeja-kawung-dekat')] }),
]

const summary = {
  average: 48,
  total: 218,
  withPhotos: 31,
  stars: [
    { stars: 5, count: 179 },
    { stars: 4, count: 30 },
    { stars: 3, count: 8 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ],
  fits: [],
} satisfies ReviewSummary
const fits: ReviewSummary['fits'] = [
  { fit: 'SMALLER', count: 9 },
  { fit: 'EXPECTED', count: 71 },
  { fit: 'LARGER', count: 3 },
]

const some: ReviewsShown = { slug: 'kemeja-kawung', variant: null, ask: anyReview, rows, total: 218, summary }
const long = 'Kemejabatikterbaikyangpernahsayabeliselamaini '.repeat(12)

export const reviewSamples = {
  some,
  ofSizes: { ...some, summary: { ...summary, fits } },
  none: { ...some, rows: [], total: 0, summary: { average: null, total: 0, withPhotos: 0, stars: [], fits: [] } },
  one: {
    ...some,
    rows: rows.slice(3, 4),
    total: 1,
    summary: { average: 40, total: 1, withPhotos: 0, stars: [{ stars: 4, count: 1 }], fits: [] },
  },
  withPhotos: {
    ...some,
    ask: { ...anyReview, withPhotos: true, page: 2 },
    rows: rows.filter(({ photos }) => photos.length > 0),
    total: 31,
  },
  nothingFits: { ...some, ask: { ...anyReview, stars: 2 }, rows: [], total: 0 },
  /** A backend that lists reviews without counting them, and anything people may write. */
  odd: {
    ...some,
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
