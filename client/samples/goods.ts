import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import type { Category, Product, ProductCard, Variant } from '#shared/api/goods/catalog.ts'
import { card, imageOf } from './card.ts'
import { cardNamed, countIn } from './catalogue.ts'
import { pricesWithVouchers } from './vouchers.ts'

const longName =
  'Kemeja Batik Tulis Halus Motif Parang Barong Seno Lengan Panjang Pewarna Alam Soga Tingi Jelawe Ukuran XXXL Edisi Keraton Terbatas'
/** Everything odd that a shop may put on a card. */
export const oddCards: readonly ProductCard[] = [
  card('terpanjang', longName, 99_999_999, {
    imageName: 'kemeja-parang',
    fullPrice: rupiah(199_999_999),
    sold: 12_345_678,
    rating: 50,
  }),
  card('tanpa-gambar', 'Paket Kejutan Perca', 75_000, { image: '' }),
  card('gambar-hilang', 'Voucher Kelas Membatik', 150_000, {
    image: 'https://cdn.toko.id/img/notfound.webp',
    digital: true,
  }),
  card('habis', 'Sarung Cap Sidomukti', 185_000, { imageName: 'sarung-cap', available: false, sold: 64, rating: 47 }),
  card('gratis', 'Sampel Kain', 0, { imageName: 'kemeja-kawung-dekat' }),
  card('tanpaspasi', 'Batiktulismegamendungcirebonanterbaikselaluuntukkeluarga', 120_000, {
    imageName: 'blus-mega-mendung-dekat',
  }),
]

const category = (
  slug: string,
  name: string,
  imageName: string,
  { count = countIn(slug), parent = null }: Partial<Pick<Category, 'count' | 'parent'>> = {},
): Category => ({
  slug,
  name,
  image: imageName ? imageOf(imageName) : '',
  count,
  parent,
  description: '',
})
export const categories: readonly Category[] = [
  category('kemeja-pria', 'Kemeja Pria', 'kategori-kemeja'),
  category('busana-wanita', 'Busana Wanita', 'kategori-wanita'),
  category('kain', 'Kain & Selendang', 'kategori-kain'),
  category('anak', 'Anak', 'kategori-anak'),
  category('aksesori', 'Aksesori & Rumah', 'kategori-aksesori'),
]

/** The same shop with categories below categories. */
export const categoryTree: readonly Category[] = [
  category('pria', 'Pria', 'kategori-kemeja', { count: countIn('kemeja-pria') + 2 }),
  category('kemeja-pria', 'Kemeja', 'kategori-kemeja', { parent: 'pria' }),
  category('celana-pria', 'Celana & Sarung', 'kategori-kemeja', { count: 2, parent: 'pria' }),
  category('wanita', 'Wanita', 'kategori-wanita', { count: countIn('busana-wanita') }),
  category('gamis', 'Gamis & Terusan', 'kategori-wanita', { count: 3, parent: 'wanita' }),
  category('kebaya', 'Kebaya Kutubaru dan Atasan Brokat Berfuring', 'kategori-wanita', { count: 2, parent: 'wanita' }),
  category('outer', 'Outer', 'kategori-wanita', { count: 4, parent: 'wanita' }),
  category('kain', 'Kain & Selendang', 'kategori-kain'),
]

const colours = [
  ['Indigo', '#26406f'],
  ['Sogan', '#7a4a21'],
  ['Marun', '#7b1e2c'],
] as const
const shirtSizes = ['S', 'M', 'L', 'XL'] as const
const stocks: Readonly<Record<string, number>> = { 'Marun S': 0, 'Indigo L': 3 }

export const shippingEverywhere = { costMin: rupiah(9_000), costMax: rupiah(92_000), daysMin: 1, daysMax: 9 }

/** A variant's price, and what vouchers make of it: how it is sent is said of its product. */
export function priced(price: number): Pick<Variant, 'price' | 'voucherPrice' | 'firstVoucherPrice'> {
  const { voucherPrice, firstVoucherPrice } = pricesWithVouchers(price)
  return { price: rupiah(price), voucherPrice, firstVoucherPrice }
}

/** Three colours in four sizes: sogan XL does not exist, marun S is sold out, indigo L nearly so. */
const shirtVariants = colours.flatMap(([colour], c) =>
  shirtSizes.flatMap((size, s): Variant[] => {
    if (colour === 'Sogan' && size === 'XL') return []
    const [price, fullPrice] = size === 'XL' ? [309_000, null] : [289_000, rupiah(349_000)]
    const image = imageOf(`kemeja-kawung-${colour.toLowerCase()}`)
    return [
      {
        id: `${c}${s}`,
        itemId: ItemId.parse(`KK-${c}${s}`),
        name: `${colour}, ${size}`,
        image,
        ...priced(price),
        fullPrice,
        lowestPrice: fullPrice && rupiah(size === 'M' ? price : 279_000),
        stock: stocks[`${colour} ${size}`] ?? 42,
        values: [colour, size],
        flash: null,
        weightGrams: null,
        packed: null,
        shipping: shippingEverywhere,
        sku: '',
        barcode: '',
      },
    ]
  }),
)

export const shirt: Product = {
  sizes: {
    columns: ['Lebar dada', 'Panjang'],
    rows: [
      { size: 'S', cm: ['50', '70'] },
      { size: 'M', cm: ['52', '72'] },
      { size: 'L', cm: ['54', '74'] },
      { size: 'XL', cm: ['57', '76'] },
    ],
  },
  ...cardNamed('kemeja-kawung'),
  description: [
    'Kemeja kawung ini dicap dengan tangan di Trusmi, lalu dicelup dua kali agar birunya dalam dan tidak mudah pudar.',
    'Katun primisima 40s: adem dipakai seharian, jatuhnya rapi, dan makin lembut setelah beberapa kali cuci.',
    'Potongan reguler dengan kancing tempurung dan saku dada. Motif di saku dan kancing depan disambung, jadi kawungnya tidak terputus.',
    'Cara merawat: cuci dengan tangan memakai lerak atau deterjen lembut, jemur di tempat teduh, setrika dari bagian dalam.',
    'Warna di layar dapat sedikit berbeda dari kain aslinya karena setiap lembar dicelup sendiri-sendiri.',
  ].join('\n'),
  images: ['kemeja-kawung-indigo', 'kemeja-kawung-lipat', 'kemeja-kawung-dekat'].map(imageOf),
  video: '',
  attributes: [
    { name: 'Bahan', value: 'Katun primisima 40s' },
    { name: 'Teknik', value: 'Batik cap, celup dua kali' },
    { name: 'Asal', value: 'Trusmi, Cirebon' },
    { name: 'Lingkar dada', value: 'S 96 · M 102 · L 108 · XL 116 cm' },
  ],
  halal: '',
  bpom: '',
  pirt: '',
  sni: '',
  adult: false,
  options: [
    { name: 'Warna', values: colours.map(([value, swatch]) => ({ value, swatch })) },
    { name: 'Ukuran', values: shirtSizes.map((value) => ({ value, swatch: null })) },
  ],
  variants: shirtVariants,
  weightGrams: 320,
  packed: { length: 32, width: 24, height: 4 },
  reviews: 218,
  categorySlug: 'kemeja-pria',
  categoryName: 'Kemeja Pria',
  categoriesAbove: [{ slug: 'pria', name: 'Pria' }],
}
