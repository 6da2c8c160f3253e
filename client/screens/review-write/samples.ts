import type { Bought } from '#shared/api/goods/review.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { LinkedReviews } from './by-link.tsx'
import { wrongKind, wrongLength } from './sentences.ts'
import type { ReviewsWaitingData } from './page.tsx'
import { cards } from '#client/samples/goods.ts'

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
}
const odd: Bought = {
  ...line,
  position: 1,
  name: 'Selendang tulis pewarna alam dengan nama yang panjang sekali sampai baris ketiga kartu ini',
  variant: '',
  image: '',
  slug: null,
}

export const reviewsWaitingSamples: Readonly<Record<string, ReviewsWaitingData>> = {
  some: { list: { rows: [line, odd], index: 0, size: 12, total: 30 }, orderId: null },
  none: { list: { rows: [], index: 0, size: 12, total: 0 }, orderId: null },
  absent: null,
}
export const reviewSamples: Readonly<Record<string, Bought>> = { open: line, odd, done: { ...line, reviewed: true } }

const refused = (fields: Record<string, string>, values: Record<string, string> = {}) => ({
  data: line,
  refusal: refusal('send', 'input_invalid', { fields, values }),
})
export const reviewRefusals: Refusals<Bought> = {
  empty: refused({ stars: text.required, text: wrongLength }),
  keptPhotos: refused({ text: wrongLength }, { stars: '4', text: 'Bagus', fileIds: 'satu,dua' }),
  photos: refused({ files: wrongKind }, { stars: '5', text: 'Bahannya adem dan jahitannya rapi.' }),
}

const linked = (lines: readonly Bought[] | null, chosen: Bought | null = null): LinkedReviews => ({
  ...{ lines, chosen },
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
