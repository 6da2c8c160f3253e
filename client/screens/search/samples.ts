import { bestSellers, catalogue, type Good } from '#client/samples/catalogue.ts'
import { categories as sampleCategories } from '#client/samples/goods.ts'
import type { Listing } from '#client/screens/products/filters.ts'
import { foundOf } from '#client/screens/products/list-samples.ts'
import { belowSample, listings, narrowed } from '#client/screens/products/samples.ts'
import type { Found } from './page.tsx'

function found(q: string, listing: Listing): Found {
  const start =
    listing.total === 0 && listing !== listings.filteredToNothing
      ? { categories: sampleCategories, popular: bestSellers.slice(0, 6) }
      : null
  return {
    q,
    answers: [],
    listing: { ...listing, filters: { ...listing.filters, q } },
    start,
    below: belowSample(listing),
  }
}

const naming = (word: string): Good[] => catalogue.filter(({ name }) => name.toLowerCase().includes(word))
const shirts = naming('kemeja')
const wantedPrice = { min: 1_800_000, max: 2_999_999 }
const off = ({ price }: Good) => Math.max(wantedPrice.min - price, price - wantedPrice.max, 0)
/** Of all goods, since they are all batik: those that say so first, each the cheapest first. */
const cheap = naming('batik')
const cheapRows = catalogue
  .filter(({ price }) => price <= 200_000)
  .toSorted((a, b) => Number(cheap.includes(b)) - Number(cheap.includes(a)) || a.price - b.price)

type Beginning = Pick<Found, 'q'> & { start: NonNullable<Found['start']> }
export const searchSamples: Readonly<Record<string, Found | Beginning>> = {
  start: { q: '', start: { categories: sampleCategories, popular: bestSellers.slice(0, 6) } },
  startEmpty: { q: '', start: { categories: [], popular: [] } },
  noSearch: { q: 'teh', start: { categories: sampleCategories, popular: bestSellers.slice(0, 6) } },
  many: found('batik', foundOf(catalogue)),
  one: found('selendang sutra', listings.one),
  asked: {
    ...found('cara retur kemeja', { ...foundOf(shirts), loose: true }),
    answers: [{ title: 'Pengembalian Barang', summary: '', to: '/information/pengembalian' }],
  },
  priced: found('batik murah di bawah 200rb', {
    ...foundOf(cheapRows),
    prices: { min: null, max: 200_000 },
    cheap: true,
    fitting: cheapRows.filter((one) => cheap.includes(one)).length,
  }),
  nearPrice: found('kemeja 2 jutaan', {
    ...foundOf(shirts.toSorted((a, b) => off(a) - off(b))),
    prices: wantedPrice,
    nearPrice: true,
  }),
  otherBrands: found('samsung', { ...listings.many, absentBrand: 'samsung', fitting: 0 }),
  emptyBrand: found('samsung', { ...listings.empty, absentBrand: 'samsung' }),
  noPrice: found('di bawah 2000', { ...listings.empty, prices: { min: null, max: 2_000 } }),
  corrected: found('kawng', { ...foundOf(naming('kawung')), corrected: 'kawung' }),
  empty: found('sepatu roda', listings.empty),
  emptyCorrected: found('kemja sutraa', { ...listings.empty, corrected: 'kemeja sutra' }),
  emptyWithoutStart: { ...found('sepatu', listings.empty), start: { categories: [], popular: [] } },
  longestQuery: found('kemeja'.repeat(16), listings.empty),
  hostileQuery: found('<script>alert(1)</script>', listings.empty),
  odd: found('perca', listings.odd),
  noCounts: found('batik', listings.noCounts),
  filtered: found(
    'batik',
    foundOf(catalogue, { ...narrowed, choices: [{ name: 'Kategori', value: 'Kemeja Pria' }, ...narrowed.choices] }),
  ),
  filteredToNothing: found('batik', listings.filteredToNothing),
  secondPage: found('batik', foundOf(catalogue, { page: 2 })),
  fifthPage: found('batik', listings.fifthPage),
}
