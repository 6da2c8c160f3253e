import type { Bought } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { LinkedReviews } from './by-link.tsx'
import { wrongKind, wrongLength } from './sentences.ts'
import type { ReviewsData, ReviewData } from './page.tsx'
import { cards } from '#client/samples/catalogue.ts'

const [shirt] = cards
const line: Bought = {
  orderId: OrderId.parse('contoh'),
  position: 0,
  number: 'INV-20261112-8K3QF',
  name: shirt?.name ?? 'Kemeja',
  variant: 'Indigo, L',
  slug: shirt?.slug ?? null,
  image: shirt?.image ?? '',
  reviewed: false,
  sized: true,
  boughtAt: '2026-11-12T03:24:00.000Z',
}
const odd: Bought = {
  ...line,
  position: 1,
  name: 'Selendang tulis pewarna alam dengan nama yang panjang sekali sampai baris ketiga kartu ini',
  variant: '',
  sized: false,
  image: '',
  slug: null,
}

const said = {
  stars: 4,
  text: 'Bahannya adem dan jahitannya rapi, warnanya sesuai foto. Lengannya agak panjang untuk saya.',
  reply: 'Terima kasih, Kak Siti. Lengan dapat kami pendekkan tanpa biaya.',
  hidden: null,
  date: '2026-11-19T08:15:00.000Z',
}
const waiting = { tab: 'menunggu', orderId: null, tabs: true } as const
const page = { index: 0, size: 12 }

export const reviewsWaitingSamples: Readonly<Record<string, ReviewsData>> = {
  some: { ...waiting, list: { ...page, rows: [line, odd], total: 30 } },
  /** The backend does not tell what was said. */
  alone: { ...waiting, tabs: false, list: { ...page, rows: [{ ...line, boughtAt: null }], total: 1 } },
  none: { ...waiting, list: { ...page, rows: [], total: 0 } },
  written: {
    tab: 'ditulis',
    list: {
      ...page,
      rows: [
        { ...line, ...said, fit: 'LARGER', reviewed: true },
        { ...odd, ...said, stars: 5, fit: null, reply: null, hidden: 'ADVERTISING', date: null, reviewed: true },
      ],
      total: 2,
      more: { ofOrders: 20 },
    },
  },
  noneWritten: { tab: 'ditulis', list: { ...page, rows: [], total: 0, more: null } },
  noneOfNewest: { tab: 'ditulis', list: { ...page, rows: [], total: 0, more: { ofOrders: 20 } } },
  absent: null,
}
export const reviewSamples: Readonly<Record<string, ReviewData>> = {
  open: { line, stars: null },
  tapped: { line, stars: '4' },
  odd: { line: odd, stars: null },
  done: { line: { ...line, reviewed: true }, stars: null },
}

const refused = (fields: Record<string, string>, values: Record<string, string> = {}) => ({
  data: { line, stars: null },
  refusal: refusal('send', 'input_invalid', { fields, values }),
})
export const reviewRefusals: Refusals<ReviewData> = {
  empty: refused({ stars: text.required, text: wrongLength }),
  keptPhotos: refused({ text: wrongLength }, { stars: '4', text: 'Bagus', fileIds: 'satu,dua' }),
  photos: refused({ files: wrongKind }, { stars: '5', text: 'Bahannya adem dan jahitannya rapi.' }),
}

const linked = (lines: readonly Bought[] | null, chosen: Bought | null = null): LinkedReviews => ({
  ...{ lines, chosen, stars: null },
  token: 'contoh.kunci',
})
export const linkSamples: Readonly<Record<string, LinkedReviews>> = {
  closed: linked(null),
  some: linked([line, odd]),
  half: linked([{ ...line, reviewed: true }, odd]),
  open: linked([line], line),
  done: linked([{ ...line, reviewed: true }]),
}
export const linkRefusals: Refusals<LinkedReviews> = {
  empty: { ...refused({ stars: text.required, text: wrongLength }), data: linked([line], line) },
}
