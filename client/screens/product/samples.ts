import type { ProductData } from './load.ts'
import { openOptions } from '#client/kit/product/chosen-variant.ts'
import { flashOf, runningFlashSale } from '#client/samples/flash-sale.ts'
import { imageOf } from '#client/samples/card.ts'
import { cardNamed, cardOf, catalogue } from '#client/samples/catalogue.ts'
import { priced, shippingEverywhere, shirt } from '#client/samples/goods.ts'
import { pricesWithVouchers, sampleVouchers } from '#client/samples/vouchers.ts'
import { reviewSamples } from './review-samples.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { assert } from '#shared/assert.ts'
import { permits } from '#shared/format/permits.ts'

const single: Variant = {
  id: '1',
  itemId: ItemId.parse('SS-1'),
  name: '',
  image: '',
  ...priced(189_000),
  fullPrice: null,
  lowestPrice: null,
  stock: 24,
  values: [],
  flash: null,
  weightGrams: null,
  packed: null,
  shipping: shippingEverywhere,
  sku: '',
  barcode: '',
}
const scarf: Product = {
  ...shirt,
  ...cardNamed('selendang-sutra'),
  images: ['selendang-sutra', 'selendang-sutra-dekat'].map(imageOf),
  description: 'Sutra ATBM dengan buketan pesisiran, rumbai dipilin tangan. Ukuran 200 × 55 cm.',
  attributes: [{ name: 'Bahan', value: 'Sutra ATBM' }],
  options: [],
  sizes: null,
  variants: [single],
  weightGrams: 120,
  packed: null,
  reviews: reviewSamples.some.total,
  categorySlug: 'kain',
  categoryName: 'Kain & Selendang',
  categoriesAbove: [],
}
const named = (place: number, name: string, more: Partial<Variant> = {}): Variant => ({
  ...single,
  id: String(place),
  itemId: ItemId.parse(`V-${place}`),
  name,
  ...more,
})
const long =
  'Kemeja Batik Tulis Halus Motif Parang Barong Seno Lengan Panjang Pewarna Alam Soga Tingi Jelawe Ukuran XXXL Edisi Keraton Terbatas dengan Sertifikat'

const phoneForms = ['hitam 8 128', 'hitam 8 256', 'hitam 12 128', 'hitam 12 256', 'biru 8 128', 'biru 12 256'] as const
/** Three options; some combinations do not exist, and one is sold out. */
const phone: Product = {
  ...scarf,
  name: 'Ponsel Nusa X3 5G',
  options: [
    {
      name: 'Warna',
      values: [
        { value: 'hitam', swatch: '#1f2024' },
        { value: 'biru', swatch: '#41688f' },
      ],
    },
    { name: 'RAM (GB)', values: ['8', '12'].map((value) => ({ value, swatch: null })) },
    { name: 'Penyimpanan (GB)', values: ['128', '256'].map((value) => ({ value, swatch: null })) },
  ],
  variants: phoneForms.map((form, place) =>
    named(place, form.replaceAll(' ', ', '), {
      itemId: ItemId.parse(`P-${form.replaceAll(' ', '-')}`),
      values: form.split(' '),
      stock: form === 'hitam 12 256' ? 2 : place === 1 ? 0 : 20,
    }),
  ),
}

/** Those of its category, then others; never the product itself. */
const similarTo = ({ slug, categorySlug }: Product) =>
  catalogue
    .filter((one) => one.slug !== slug)
    .toSorted((a, b) => Number(b.category === categorySlug) - Number(a.category === categorySlug))
    .slice(0, 8)
    .map((one) => ({ ...cardOf(one), boughtTogether: false }))
const together = (...slugs: string[]) => slugs.map((slug) => ({ ...cardNamed(slug), boughtTogether: true }))
/** The product says the lowest price of its variants. */
function withVariants(product: Product, variants: Variant[]): Product {
  const prices = variants.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const fullPrice = variants.find(({ price }) => price === least)?.fullPrice ?? null
  return { ...product, ...pricesWithVouchers(least), price: rupiah(least), fullPrice, from: most > least, variants }
}
const dear = { ...priced(99_999_999), fullPrice: rupiah(199_999_999), lowestPrice: null }
const plain = (product: Product, more: Partial<ProductData> = {}): ProductData => ({
  product,
  asked: null,
  open: openOptions(product, more.asked ?? null, null),
  picking: null,
  costed: true,
  related: similarTo(product),
  vouchers: sampleVouchers,
  reviews: product.sizes ? reviewSamples.ofSizes : reviewSamples.some,
  ...more,
})

const flash = runningFlashSale.products.find(({ slug }) => slug === scarf.slug)?.flash
assert(flash, 'the running flash sale of the samples needs the scarf')

export const productSamples: Readonly<Record<string, ProductData>> = {
  manyChoices: plain(shirt),
  pickSize: plain(shirt, { picking: 'buy' }),
  pickThree: plain(phone, { picking: 'cart' }),
  pickByName: plain(
    { ...scarf, variants: [named(1, 'Kuning kencana dengan pinggiran emas tenun'), named(2, 'Hitam', { stock: 0 })] },
    { picking: 'cart' },
  ),
  variantChosen: plain(shirt, {
    asked: 'KK-21',
    related: [...together('tas-jinjing', 'dompet-ceplok'), ...similarTo(shirt).slice(0, 6)],
  }),
  variantSoldOut: plain(shirt, { asked: 'KK-20' }),
  almostSoldOut: plain(shirt, { asked: 'KK-02' }),
  oneVariant: plain(scarf),
  video: plain({ ...scarf, video: `/media/${'0'.repeat(32)}-video.mp4` }),
  flashSale: plain(
    withVariants({ ...scarf, flash }, [{ ...single, ...priced(flash.price), fullPrice: single.price, flash }]),
  ),
  flashSaleAlmostSoldOut: plain(
    withVariants(
      shirt,
      shirt.variants.map((v) => ({ ...v, ...dear, flash: flashOf(99_999_999, { quota: 1_000, sold: 999 }) })),
    ),
  ),
  flashSaleSoldOut: plain({ ...scarf, variants: [{ ...single, flash: flashOf(flash.price, { sold: 40 }) }] }),
  soldOut: plain({ ...scarf, variants: [{ ...single, stock: 0 }] }),
  notSold: plain({ ...scarf, available: false }),
  noVariants: plain({ ...scarf, variants: [] }),
  noOptions: plain({
    ...scarf,
    variants: [
      named(1, 'Kuning kencana', { image: imageOf('selendang-sutra') }),
      named(2, 'Jambon', { image: 'https://cdn.toko.id/notfound.webp' }),
      named(3, 'Hijau lumut dengan pinggiran emas', { image: '', stock: null }),
      named(4, 'Hitam', { stock: 0 }),
    ],
  }),
  thirtyVariants: plain(
    withVariants(
      scarf,
      Array.from({ length: 30 }, (_, i) =>
        named(i + 1, `Nomor ${i + 1}`, { ...priced(150_000 + i * 1_000), stock: i % 7 === 3 ? 0 : 8 }),
      ),
    ),
  ),
  longest: plain(
    withVariants(
      { ...shirt, name: long, description: `${'Batiktulis'.repeat(40)}\n${shirt.description}` },
      shirt.variants.map((v) => ({ ...v, ...dear, stock: 999 })),
    ),
  ),
  noImages: plain(
    { ...scarf, image: '', images: [], rating: null, reviews: 0, sold: 0 },
    { reviews: reviewSamples.none },
  ),
  threeOptions: plain(phone, { asked: 'P-hitam-12-256' }),
  twoOfThreeChosen: plain(phone, { asked: 'P-hitam-12-128', open: [2] }),
  oneReview: plain({ ...scarf, rating: 40, reviews: 1 }, { reviews: reviewSamples.one }),
  reviewsWithPhotos: plain(shirt, { reviews: reviewSamples.withPhotos }),
  noMatchingReviews: plain(shirt, { reviews: reviewSamples.nothingFits }),
  oddReviews: plain(shirt, { reviews: reviewSamples.odd }),
  stated: plain({
    ...scarf,
    halal: permits.halal.example,
    bpom: permits.bpom.example,
    pirt: permits.pirt.example,
    sni: permits.sni.example,
  }),
  notHalal: plain({ ...scarf, halal: 'not_halal' }),
  digital: plain({
    ...withVariants(scarf, [{ ...single, ...priced(45_000), shipping: null }]),
    name: 'Pola Jahit Kemeja Batik (PDF)',
    digital: true,
    weightGrams: null,
    image: imageOf('kemeja-kawung-lipat'),
    images: [],
  }),
  plain: plain(
    {
      ...scarf,
      description: '',
      attributes: [],
      weightGrams: null,
      categorySlug: null,
      categoryName: '',
      rating: null,
      reviews: 0,
      sold: 0,
      variants: [{ ...single, stock: null, shipping: null }],
    },
    { related: [], reviews: null, vouchers: [] },
  ),
}
