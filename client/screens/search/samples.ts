import { cards, categories as sampleCategories } from '#client/samples/goods.ts'
import type { Listing } from '#client/screens/products/filters.ts'
import { filters as sampleFilters, listings } from '#client/screens/products/samples.ts'
import type { Found } from './page.tsx'

function found(q: string, listing: Listing): Found {
  const start =
    listing.total === 0 && listing !== listings.filteredToNothing
      ? { categories: sampleCategories, popular: cards.slice(0, 6) }
      : null
  return {
    q,
    answers: [],
    listing: { ...listing, filters: { ...sampleFilters, ...listing.filters, q } },
    start,
    below: listing === listings.one ? cards.slice(4, 10) : [],
  }
}

type Beginning = Pick<Found, 'q'> & { start: NonNullable<Found['start']> }
export const searchSamples: Readonly<Record<string, Found | Beginning>> = {
  start: { q: '', start: { categories: sampleCategories, popular: cards.slice(0, 6) } },
  startEmpty: { q: '', start: { categories: [], popular: [] } },
  noSearch: { q: 'teh', start: { categories: sampleCategories, popular: cards.slice(0, 6) } },
  many: found('batik', listings.many),
  one: found('selendang', listings.one),
  asked: {
    ...found('cara retur kemeja', { ...listings.many, loose: true }),
    answers: [{ title: 'Pengembalian Barang', summary: '', to: '/information/pengembalian' }],
  },
  priced: found('batik murah di bawah 200rb', {
    ...listings.many,
    prices: { min: null, max: 200_000 },
    cheap: true,
    fitting: 3,
  }),
  nearPrice: found('kemeja 2 jutaan', {
    ...listings.many,
    prices: { min: 1_800_000, max: 2_999_999 },
    nearPrice: true,
  }),
  otherBrands: found('samsung', { ...listings.many, absentBrand: 'samsung', fitting: 0 }),
  emptyBrand: found('samsung', { ...listings.empty, absentBrand: 'samsung' }),
  noPrice: found('di bawah 2000', { ...listings.empty, prices: { min: null, max: 2_000 } }),
  corrected: found('kemja batik', { ...listings.many, corrected: 'kemeja batik' }),
  empty: found('sepatu roda', listings.empty),
  emptyCorrected: found('kemja sutraa', { ...listings.empty, corrected: 'kemeja sutra' }),
  emptyWithoutStart: { ...found('sepatu', listings.empty), start: { categories: [], popular: [] } },
  longestQuery: found('kemeja'.repeat(16), listings.empty),
  hostileQuery: found('<script>alert(1)</script>', listings.empty),
  odd: found('perca', listings.odd),
  noCounts: found('batik', listings.noCounts),
  filtered: found('batik', listings.filtered),
  filteredToNothing: found('batik', listings.filteredToNothing),
  secondPage: found('batik', listings.secondPage),
  fifthPage: found('batik', listings.fifthPage),
}
