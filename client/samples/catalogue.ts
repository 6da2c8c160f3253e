import { rupiah } from '#shared/api/contract/brands.ts'
import type { ProductCard } from '#shared/api/goods/catalog.ts'
import { assert } from '#shared/assert.ts'
import { card } from './card.ts'
import { pricesWithVouchers } from './vouchers.ts'

/** What the sample shop sells: every list of goods is made of these, so a product is the same on all of them. */
export interface Good extends ProductCard {
  category: string
  about: Readonly<Record<'Bahan' | 'Teknik' | 'Ukuran', readonly string[]>>
}

interface More {
  full?: number
  sold?: number
  rating?: number
  image?: string
  /** Other sizes cost more. */
  from?: boolean
  cloth?: string
  technique?: string
  /** Of these one is chosen. */
  sizes?: string
}
const goodsOf = (category: string, rows: readonly (readonly [slug: string, name: string, price: number, More])[]) =>
  rows.map(([slug, name, price, { full, sold = 0, rating = null, image = slug, from = false, ...made }]): Good => {
    const { cloth = 'Katun primisima', technique = 'Batik cap', sizes = '' } = made
    const shown = {
      ...{ imageName: image, from, sold, rating },
      fullPrice: full === undefined ? null : rupiah(full),
      ...pricesWithVouchers(price),
    }
    return {
      ...card(slug, name, price, sizes ? { ...shown, itemId: null } : shown),
      category,
      about: { Bahan: [cloth], Teknik: [technique], Ukuran: sizes ? sizes.split(' ') : [] },
    }
  })

const men = goodsOf('kemeja-pria', [
  [
    'kemeja-kawung',
    'Kemeja Batik Kawung Lengan Panjang',
    289_000,
    { full: 349_000, sold: 1_240, rating: 47, image: 'kemeja-kawung-indigo', from: true, sizes: 'S M L XL' },
  ],
  [
    'kemeja-parang',
    'Kemeja Batik Parang Lengan Pendek',
    219_000,
    { full: 249_000, sold: 980, rating: 48, cloth: 'Katun prima', sizes: 'M L XL' },
  ],
  [
    'kemeja-batik-kawung',
    'Kemeja Batik Kawung Lengan Pendek',
    189_000,
    { full: 252_000, sold: 640, rating: 48, image: 'kemeja-kawung-sogan', sizes: 'M L XL' },
  ],
  [
    'kemeja-kawung-marun',
    'Kemeja Batik Kawung Marun Berfuring',
    319_000,
    { full: 369_000, sold: 186, rating: 49, sizes: 'M L XL XXL' },
  ],
  [
    'kemeja-lereng-hitam',
    'Kemeja Lereng Hitam Slim Fit',
    265_000,
    { full: 305_000, sold: 274, rating: 47, sizes: 'S M L XL' },
  ],
  [
    'kemeja-lereng-indigo',
    'Kemeja Lereng Indigo Slim Fit',
    265_000,
    { full: 305_000, sold: 231, rating: 48, sizes: 'S M L XL' },
  ],
  [
    'kemeja-lereng-pendek',
    'Kemeja Lereng Lengan Pendek',
    235_000,
    { full: 265_000, sold: 158, rating: 47, sizes: 'S M L XL' },
  ],
  [
    'kemeja-sidomukti',
    'Kemeja Batik Tulis Sidomukti',
    850_000,
    { full: 975_000, sold: 31, rating: 50, technique: 'Batik tulis', sizes: 'M L XL' },
  ],
  [
    'koko-truntum-hijau',
    'Koko Truntum Hijau Lengan Panjang',
    195_000,
    { full: 225_000, sold: 402, rating: 48, sizes: 'M L XL XXL' },
  ],
  ['koko-truntum-langit', 'Koko Truntum Langit Lengan Panjang', 195_000, { sold: 377, rating: 48, sizes: 'M L XL' }],
])
const women = goodsOf('busana-wanita', [
  [
    'gamis-truntum',
    'Gamis Truntum Ungu dengan Obi',
    425_000,
    { sold: 312, rating: 48, image: 'gamis-truntum-ungu', sizes: 'S M L XL' },
  ],
  [
    'blus-mega-mendung',
    'Blus Mega Mendung',
    235_000,
    { sold: 540, rating: 47, image: 'blus-mega-mendung-toska', cloth: 'Rayon', sizes: 'S M L XL' },
  ],
  ['outer-kimono', 'Outer Kimono Buketan Marun', 310_000, { sold: 205, rating: 49, cloth: 'Rayon', sizes: 'M L' }],
  [
    'kebaya-kutubaru',
    'Kebaya Kutubaru Brokat',
    349_000,
    { image: 'kebaya-kutubaru-jambon', cloth: 'Katun prima', sizes: 'S M L' },
  ],
  ['dress-buketan-langit', 'Dress Buketan Langit', 275_000, { sold: 96, rating: 47, cloth: 'Rayon', sizes: 'S M L' }],
  ['tunik-kawung-toska', 'Tunik Kawung Toska', 215_000, { sold: 221, rating: 48, cloth: 'Rayon', sizes: 'M L XL' }],
  ['daster-ceplok-kencana', 'Daster Ceplok Kencana', 85_000, { full: 95_000, sold: 1_105, rating: 47, cloth: 'Rayon' }],
  ['rok-lilit', 'Rok Lilit Parang', 165_000, { sold: 184, rating: 48, cloth: 'Katun prima' }],
  ['kulot-gringsing-marun', 'Kulot Gringsing Marun', 155_000, { sold: 133, rating: 46, cloth: 'Katun prima' }],
])
const cloths = goodsOf('kain', [
  ['selendang-sutra', 'Selendang Sutra Buketan Pekalongan', 189_000, { sold: 87, rating: 49, cloth: 'Sutra' }],
  [
    'kain-sekar-jagad',
    'Kain Batik Tulis Sekar Jagad 2,5\u00a0m',
    1_250_000,
    { full: 1_450_000, sold: 24, rating: 50, technique: 'Batik tulis' },
  ],
  ['kain-parang-sogan', 'Kain Cap Parang Sogan', 135_000, { sold: 268, rating: 48, cloth: 'Katun prima' }],
  ['selendang-lereng', 'Selendang Katun Lereng', 129_000, { sold: 143, rating: 47, cloth: 'Katun prima' }],
  ['pasmina-kawung-gading', 'Pasmina Kawung Gading', 99_000, { sold: 352, rating: 48, cloth: 'Sutra' }],
])
const children = goodsOf('anak', [
  [
    'setelan-anak',
    'Setelan Anak Truntum 2–8 Tahun',
    165_000,
    { sold: 412, rating: 49, cloth: 'Katun prima', sizes: 'S M L' },
  ],
  ['dress-anak-jambon', 'Dress Anak Jambon', 145_000, { sold: 198, rating: 48, cloth: 'Katun prima', sizes: 'S M L' }],
  ['gamis-anak', 'Gamis Anak Truntum', 175_000, { sold: 77, rating: 49, cloth: 'Katun prima', sizes: 'S M' }],
])
const accessories = goodsOf('aksesori', [
  ['tas-jinjing', 'Tas Jinjing Kanvas Parang', 87_500, { sold: 163, rating: 48, cloth: 'Kanvas' }],
  ['sarung-bantal', 'Sarung Bantal Perca Tambal, isi\u00a02', 98_000, { cloth: 'Perca katun' }],
  ['dompet-ceplok', 'Dompet Koin Ceplok', 45_000, { sold: 1_830, rating: 48, cloth: 'Kanvas' }],
  ['scrunchie-perca', 'Scrunchie Perca Batik', 15_000, { full: 20_000, sold: 3_420, rating: 49, cloth: 'Perca katun' }],
  [
    'dompet-panjang',
    'Dompet Panjang Kulit Kawung',
    159_000,
    { full: 185_000, sold: 92, rating: 48, cloth: 'Kulit sapi' },
  ],
  ['blangkon', 'Blangkon Solo Motif Wahyu Tumurun', 75_000, { sold: 118, rating: 47, cloth: 'Katun prima' }],
  ['kipas', 'Kipas Lipat Batik', 25_000, { sold: 760, rating: 48, cloth: 'Kanvas' }],
  ['taplak-ceplok-terakota', 'Taplak Ceplok Terakota', 189_000, { sold: 64, rating: 48, cloth: 'Katun prima' }],
])

const all = [...men, ...women, ...cloths, ...children, ...accessories]
/** In this order a shop shows them first. */
const first = [
  'kemeja-kawung',
  'gamis-truntum',
  'selendang-sutra',
  'kain-sekar-jagad',
  'blus-mega-mendung',
  'tas-jinjing',
  'kemeja-parang',
  'sarung-bantal',
  'outer-kimono',
  'setelan-anak',
  'dompet-ceplok',
  'scrunchie-perca',
].map(goodNamed)
export const catalogue: readonly Good[] = [...first, ...all.filter((one) => !first.includes(one))]
export const countIn = (category: string): number => catalogue.filter((one) => one.category === category).length

export function goodNamed(slug: string): Good {
  const found = all.find((one) => one.slug === slug)
  assert(found, `the sample shop sells no ${slug}: write it into its catalogue`)
  return found
}

/** A card without what only the lists need to know. */
export const cardOf = ({ category: _category, about: _about, ...shown }: Good): ProductCard => shown
export const cardNamed = (slug: string): ProductCard => cardOf(goodNamed(slug))
/** The first page of all goods. */
export const cards: readonly ProductCard[] = first.map(cardOf)
/** What the sample shop sells most. */
export const bestSellers: readonly ProductCard[] = catalogue
  .toSorted((a, b) => b.sold - a.sold)
  .slice(0, 12)
  .map(cardOf)
/** What a shop sends free that has no other voucher; a product that nobody has bought yet stands first. */
export const sentFree: readonly ProductCard[] = catalogue
  .filter(({ freeShipping }) => freeShipping !== null)
  .toSorted((a, b) => Number(a.sold > 0) - Number(b.sold > 0))
  .map((good) => ({ ...cardOf(good), voucherPrice: null, firstVoucherPrice: null }))
