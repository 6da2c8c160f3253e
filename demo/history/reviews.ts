import { maskedName } from '#commerce/review/rules.ts'
import { batikReviews } from '#demo/batik/reviews.ts'
import { gawaiReviews } from '#demo/gawai/reviews.ts'
import { kopiReviews } from '#demo/kopi/reviews.ts'
import type { SampleShop } from '#demo/types.ts'

interface SampleReview {
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  photo?: true
  reply?: string
}
export interface ReviewPool {
  /** Found in the slug or category of what it speaks of; null: of how the shop serves, so of anything that is sent. */
  about: RegExp | null
  digital?: true
  texts: readonly SampleReview[]
}
interface Reviewed {
  slug: string
  category: string
  digital: boolean
  sold: number
}
export interface ChosenReview extends SampleReview {
  author: string
  hoursAgo: number
  /** Which of the product's forms: from 0, the first, to 1. */
  form: number
}

const pools: Record<SampleShop['id'], readonly ReviewPool[]> = {
  batik: batikReviews,
  kopi: kopiReviews,
  gawai: gawaiReviews,
}

/**
 * The reviews of a sample's product, the newest first: the same at every opening, no text twice on a page, more where
 * more was sold.
 */
export function sampleReviews(shop: SampleShop['id'], product: Reviewed): ChosenReview[] {
  const random = numbersFrom(product.slug)
  const [own, general] = [
    poolsOf(shop, product),
    product.digital ? [] : pools[shop].filter(({ about }) => about === null),
  ]
  const texts = [...shuffled(textsOf(own), random, weightOf), ...shuffled(textsOf(general), random, weightOf)]
  const chosen = shuffled(texts.slice(0, countFor(product.sold)), random)
  const authors = shuffled(names, random)
  let hoursAgo = 0
  return chosen.map((review, place) => {
    hoursAgo += 9 + Math.floor(random() * 170)
    return { ...review, author: maskedName(authors[place % authors.length] ?? ''), hoursAgo, form: random() }
  })
}

/** Hardly anybody writes: 34 sold have three reviews, 12.000 have eighteen. */
export const countFor = (sold: number): number => Math.max(0, Math.floor((Math.log10(Math.max(sold, 1)) - 1) * 6))

/** What speaks of this product itself; at most one pool should. */
export const poolsOf = (shop: SampleShop['id'], product: Omit<Reviewed, 'sold'>) => poolsFor(pools[shop], product)
const poolsFor = (all: readonly ReviewPool[], { slug, category, digital }: Omit<Reviewed, 'sold'>) =>
  all.filter(({ about, digital: only = false }) => only === digital && about?.test(`${category} ${slug}`) === true)
const textsOf = (chosen: readonly ReviewPool[]) => chosen.flatMap(({ texts }) => texts)

/** Numbers from 0 to 1 that a word decides. */
function numbersFrom(word: string): () => number {
  let state = [...word].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** A good shop hears more praise than complaints, and photos come with praise. */
const weightOf = ({ stars, photo }: SampleReview): number => (stars < 4 ? 0.3 : photo ? 2 : 1)

function shuffled<T>(things: readonly T[], random: () => number, weight: (thing: T) => number = () => 1): T[] {
  return things
    .map((thing) => [random() ** (1 / weight(thing)), thing] as const)
    .toSorted(([a], [b]) => b - a)
    .map(([, thing]) => thing)
}

const names = [
  ...[
    'Siti Aminah',
    'Budi Santoso',
    'Ni Luh Ayu Pratiwi',
    'Agus Setiawan',
    'Maria Goreti',
    'Rizky Ramadhan',
    'Dewi Anggraini',
    'Yohanes Manurung',
  ],
  ...[
    'Fitri Handayani',
    'Andi Baso',
    'Teuku Iskandar',
    'Lestari Wulandari',
    'Hendra Gunawan',
    'Rina Marlina',
    'Made Sudarma',
    'Novi Kurniasih',
  ],
  ...[
    'Bambang Hartono',
    'Putri Maharani',
    'Ahmad Fauzi',
    'Yuliana Tandiono',
    'Dian Permatasari',
    'Samuel Sitorus',
    'Nurhayati',
    'Eko Prasetyo',
  ],
  ...[
    'Ratna Sari',
    'Joko Susilo',
    'Melati',
    'Arif Hidayat',
    'Cut Nyak Meutia',
    'Wayan Suarta',
    'Sri Wahyuni',
    'Dimas Anggara',
  ],
] as const
