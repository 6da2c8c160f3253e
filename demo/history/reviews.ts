import type { Product } from '#shared/admin/catalog.ts'
import type { DemoReview } from '#shared/admin/demo.ts'
import { isSized } from '#shared/format/sizes.ts'
import { numbersFrom } from '#demo/random.ts'
import type { DemoShop, ReviewPool, WrittenReview } from '#demo/types.ts'

/**
 * What invented customers say of a product, the newest first: the same at every opening, no text twice on a page, more
 * where more was sold. Their photos show it as the shop's own pictures do: there are no others.
 */
export function reviewsOf(shop: DemoShop, product: Product): DemoReview[] {
  const { slug, variants, images } = product
  const sizes = shop.categories.find(({ slug }) => slug === product.categorySlug)?.sizes ?? null
  return chosenFor(shop, product).map(({ stars, text, author, photo, reply, hoursAgo, place }) => {
    const variant = variants[Math.floor(place * variants.length)]
    return {
      productSlug: slug,
      variantName: variant?.values.join(', ') ?? '',
      author,
      stars,
      text,
      photos: photo ? [...new Set([variant?.image ?? '', images.at(-1) ?? ''])].filter(Boolean) : [],
      fit: variant && isSized(variant.values, sizes) ? fitOf(text, place) : null,
      reply: reply ?? null,
      hoursAgo,
    }
  })
}

/** As the text says, or as most sizes turn out; some say nothing. */
function fitOf(text: string, place: number): DemoReview['fit'] {
  if (/agak kecil|kekecilan|sempit/i.test(text)) return 'SMALLER'
  if (/kepanjangan|kebesaran/i.test(text)) return 'LARGER'
  // Another number than the one that chose the variant.
  return (place * 997) % 1 < 0.8 ? 'EXPECTED' : null
}

type Reviewed = Pick<Product, 'slug' | 'categorySlug' | 'digital' | 'sold'>
interface ChosenReview extends WrittenReview {
  author: string
  hoursAgo: number
  /** Which of the product's variants: from 0, the first, to 1. */
  place: number
}

function chosenFor(shop: DemoShop, product: Reviewed): ChosenReview[] {
  const random = numbersFrom(product.slug)
  const [own, general] = [
    poolsOf(shop, product),
    product.digital ? [] : shop.reviews.filter(({ about }) => about === null),
  ]
  const texts = [...shuffled(textsOf(own), random, weightOf), ...shuffled(textsOf(general), random, weightOf)]
  const chosen = shuffled(texts.slice(0, countFor(product.sold)), random)
  const authors = shuffled(names, random)
  let hoursAgo = 0
  return chosen.map((review, at) => {
    hoursAgo += 9 + Math.floor(random() * 170)
    return { ...review, author: authors[at % authors.length] ?? '', hoursAgo, place: random() }
  })
}

/** Hardly anybody writes: 34 sold have three reviews, 12.000 have eighteen. */
export const countFor = (sold: number): number => Math.max(0, Math.floor((Math.log10(Math.max(sold, 1)) - 1) * 6))

/** What speaks of this product itself; at most one pool should. */
export const poolsOf = ({ reviews }: DemoShop, { slug, categorySlug, digital }: Omit<Reviewed, 'sold'>): ReviewPool[] =>
  reviews.filter(
    ({ about, digital: only = false }) => only === digital && about?.test(`${categorySlug} ${slug}`) === true,
  )
const textsOf = (chosen: readonly ReviewPool[]) => chosen.flatMap(({ texts }) => texts)

/** A good shop gets more praise than complaints, and photos come with praise. */
const weightOf = ({ stars, photo }: WrittenReview): number => (stars < 4 ? 0.3 : photo ? 2 : 1)

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
