import type { Facets } from '#shared/api/goods/facets.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Listing } from './filters.ts'
import { listingOf, noFilters } from './list-samples.ts'
import type { ProductsData } from './page.tsx'
import { bestSellers, cardOf, cards, catalogue, goodNamed } from '#client/samples/catalogue.ts'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { categories as sampleCategories, categoryTree, oddCards } from '#client/samples/goods.ts'

const counted = (name: string, ...values: readonly (readonly [string, number])[]) => ({
  name,
  values: values.map(([value, count]) => ({ value, count, swatch: null })),
})
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
const inCategory = (slug: string) => catalogue.filter(({ category }) => category === slug)
const whole = listingOf(catalogue)
const none = { rows: [], total: 0 }
/** All that a shopper can narrow a list by, at once. */
export const narrowed = {
  sort: 'harga-terendah',
  min: 150_000,
  max: 1_500_000,
  inStock: true,
  discounted: true,
  choices: [
    { name: 'Bahan', value: 'Katun primisima' },
    { name: 'Ukuran', value: 'M' },
  ],
} as const
const tooDear = { min: 99_000_000 }
const cheap = listingOf(catalogue, { max: 500_000 })

/** The same lists for all goods and for a search. */
export const listings = {
  many: whole,
  one: listingOf([goodNamed('selendang-sutra')]),
  flashSale: {
    ...whole,
    rows: [
      ...runningFlashSale.products,
      ...cards.filter(({ id }) => !runningFlashSale.products.some((one) => one.id === id)),
    ],
  },
  empty: { ...whole, ...none, facets: null },
  odd: { ...whole, rows: [...oddCards, ...cards.slice(0, 2)], total: 8, facets: oddFacets },
  noCounts: { ...whole, total: cards.length, facets: null },
  filteredToNothing: listingOf(catalogue, tooDear),
  secondPage: listingOf(catalogue, { page: 2 }),
  fifthPage: { ...whole, firstPage: 5, total: 90, filters: { ...noFilters, page: 5 } },
  notCounted: {
    ...cheap,
    total: 13,
    least: true,
    facets: cheap.facets && {
      ...cheap.facets,
      inStock: null,
      discounted: null,
      attributes: cheap.facets.attributes.map(({ name, values }) => ({
        name,
        values: values.map((one) => ({ ...one, count: null })),
      })),
    },
  },
  pastTheEnd: { ...whole, rows: [], filters: { ...noFilters, page: 9 } },
} satisfies Record<string, Listing>

/** What sells best, below a short list and where filters leave nothing. */
export const belowSample = ({ total, filters: { min } }: Listing): ProductsData['below'] =>
  total === 1 ? bestSellers.slice(0, 6) : total === 0 && min !== null ? bestSellers : []
const sample = (slug: string, name: string, listing: Listing, more: Partial<ProductsData> = {}): ProductsData => ({
  slug,
  name,
  categories: sampleCategories,
  listing,
  below: belowSample(listing),
  ...more,
})
const all = (listing: Listing) => sample('semua', 'Semua Produk', listing)
const men = (listing: Listing) => sample('kemeja-pria', 'Kemeja Pria', listing)
const cloths = (listing: Listing, more: Partial<ProductsData> = {}) => sample('kain', 'Kain & Selendang', listing, more)

export const productsSamples: Readonly<Record<string, ProductsData>> = {
  many: men(listingOf(inCategory('kemeja-pria'))),
  one: cloths(listings.one),
  flashSale: all(listings.flashSale),
  empty: men(listings.empty),
  odd: all(listings.odd),
  noCounts: all(listings.noCounts),
  filtered: men(listingOf(inCategory('kemeja-pria'), narrowed)),
  filteredToNothing: {
    ...men(listingOf(inCategory('kemeja-pria'), tooDear)),
    below: [
      ...inCategory('kemeja-pria')
        .toSorted((a, b) => b.sold - a.sold)
        .map(cardOf),
      ...bestSellers.slice(0, 2),
    ],
  },
  secondPage: all(listings.secondPage),
  fifthPage: all(listings.fifthPage),
  pastTheEnd: all(listings.pastTheEnd),
  all: all(listings.many),
  parent: sample('wanita', 'Wanita', listingOf(inCategory('busana-wanita')), { categories: categoryTree }),
  branch: sample('gamis', 'Gamis & Terusan', listingOf([goodNamed('gamis-truntum')]), {
    categories: categoryTree,
    below: [],
  }),
  notCounted: all(listings.notCounted),
  noCategories: cloths(listings.one, { categories: [], below: [] }),
}
