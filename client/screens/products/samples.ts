import type { Facets } from '#shared/api/goods/facets.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Filters, Listing } from './filters.ts'
import type { ProductsData } from './page.tsx'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { cards, categories as sampleCategories, categoryTree, oddCards } from '#client/samples/goods.ts'

export const filters: Filters = {
  q: '',
  sort: null,
  min: null,
  max: null,
  inStock: false,
  exact: false,
  discounted: false,
  choices: [],
  page: 1,
}

const counted = (name: string, ...values: readonly (readonly [string, number])[]) => ({
  name,
  values: values.map(([value, count]) => ({ value, count, swatch: null })),
})
const facets: Facets = {
  priceMin: rupiah(15_000),
  priceMax: rupiah(1_250_000),
  inStock: 29,
  discounted: 8,
  attributes: [
    counted(
      'Bahan',
      ['Katun primisima', 11],
      ['Katun prima', 6],
      ['Rayon', 5],
      ['Sutra', 3],
      ['Kanvas', 3],
      ['Perca katun', 2],
      ['Kulit sapi', 1],
    ),
    counted('Ukuran', ['M', 9], ['L', 9], ['S', 8], ['XL', 7], ['XXL', 3]),
    counted('Teknik', ['Batik cap', 18], ['Batik tulis', 4], ['Kombinasi cap dan tulis', 2]),
  ],
}
/** The longest names, a chosen value that matches nothing, and prices at their limits. */
const oddFacets: Facets = {
  priceMin: rupiah(0),
  priceMax: rupiah(99_999_999),
  inStock: 1_234,
  discounted: 0,
  attributes: [
    counted(
      'Kompatibilitas Perangkat dan Aksesori Resmi',
      ['Laptop 14 inci dengan USB-C Power Delivery', 1_204],
      ['Tanpaspasiyangpanjangsekalisampaihabisbaris', 3],
      ['Tidak ada lagi', 0],
    ),
  ],
}
const whole = {
  firstPage: 1,
  size: 12,
  least: false,
  filters,
  facets,
  corrected: null,
  loose: false,
  prices: { min: null, max: null },
  nearPrice: false,
  absentBrand: null,
  cheap: false,
  fitting: null,
}
const chosen = [
  { name: 'Bahan', value: 'Katun primisima' },
  { name: 'Bahan', value: 'Kulit sapi' },
]

/** The same lists for a category and for a search. */
export const listings = {
  many: { ...whole, rows: cards, total: 31 },
  one: { ...whole, rows: cards.slice(2, 3), total: 1 },
  flashSale: { ...whole, rows: [...runningFlashSale.products, ...cards.slice(8)], total: 11 },
  empty: { ...whole, rows: [], total: 0, facets: null },
  odd: { ...whole, rows: [...oddCards, ...cards.slice(0, 2)], total: 8, facets: oddFacets },
  noCounts: { ...whole, rows: cards, total: 12, facets: null },
  filtered: {
    ...whole,
    rows: cards.slice(2, 7),
    total: 5,
    filters: {
      ...filters,
      sort: 'harga-terendah',
      min: 150_000,
      max: 1_500_000,
      inStock: true,
      discounted: true,
      choices: chosen,
    },
  },
  filteredToNothing: { ...whole, rows: [], total: 0, filters: { ...filters, min: 99_000_000 } },
  secondPage: {
    ...whole,
    rows: [...cards, ...cards.map((card) => ({ ...card, id: `${card.id}-2` as typeof card.id }))],
    total: 31,
    filters: { ...filters, page: 2 },
  },
  fifthPage: { ...whole, firstPage: 5, rows: cards, total: 90, filters: { ...filters, page: 5 } },
  notCounted: {
    ...whole,
    rows: cards,
    total: 13,
    least: true,
    filters: { ...filters, max: 500_000 },
    facets: {
      ...facets,
      inStock: null,
      discounted: null,
      attributes: facets.attributes.map(({ name, values }) => ({
        name,
        values: values.map((one) => ({ ...one, count: null })),
      })),
    },
  },
  pastTheEnd: { ...whole, rows: [], total: 31, filters: { ...filters, page: 9 } },
} as const satisfies Record<string, Listing>

function samplesOf(slug: string, name: string): Record<keyof typeof listings, ProductsData> {
  const sample = (listing: Listing): ProductsData => ({
    slug,
    name,
    categories: sampleCategories,
    listing,
    below: listing === listings.one ? cards.slice(4, 10) : [],
  })
  const names = Object.keys(listings) as (keyof typeof listings)[]
  return Object.fromEntries(names.map((state) => [state, sample(listings[state])])) as Record<
    keyof typeof listings,
    ProductsData
  >
}

export const productsSamples: Readonly<Record<string, ProductsData>> = {
  ...samplesOf('kemeja-pria', 'Kemeja Pria'),
  all: { slug: 'semua', name: 'Semua Produk', categories: sampleCategories, listing: listings.many, below: [] },
  parent: { slug: 'wanita', name: 'Wanita', categories: categoryTree, listing: listings.many, below: [] },
  branch: { slug: 'gamis', name: 'Gamis & Terusan', categories: categoryTree, listing: listings.one, below: [] },
  notCounted: { slug: 'kain', name: 'Kain', categories: [], listing: listings.notCounted, below: [] },
  noCategories: { slug: 'kain', name: 'Kain', categories: [], listing: listings.one, below: [] },
}
