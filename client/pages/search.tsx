import { page, settle } from '../page.ts'
import { CategoryRow } from '../ui/category-row.tsx'
import { type Filters, inputOf, type Listing, queryOf, readFilters } from '../ui/filters.ts'
import { ListingHead, ListingPart, ProductListing } from '../ui/listing.tsx'
import { ProductGrid } from '../ui/product-card.tsx'
import { Section } from '../ui/section.tsx'
import { cards, categories as sampleCategories } from './samples/goods.ts'
import { filters as sampleFilters, listings } from './samples/listing.ts'
import type { Category, ProductCard } from '#shared/api/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/routes.ts'

/** Before anything was searched for: where to begin. After: what was found. */
type SearchData = { q: ''; categories: readonly Category[]; popular: readonly ProductCard[] } | { q: string; listing: Listing }

export const search = page({
  route: 'search',
  cache: 'catalog',
  async load({ api, query }): Promise<SearchData> {
    const filters = readFilters(query)
    if (filters.q !== '') {
      const found = await api.catalog.search(inputOf(filters))
      return { q: filters.q, listing: { rows: found.rows, total: found.total, filters } }
    }
    const [categories, popular] = await Promise.all([
      settle(api.catalog.categories()),
      settle(api.catalog.list({ index: 0, size: limits.pageSize, sort: 'terlaris' })),
    ])
    return { q: '', categories: categories.ok ? categories.value : [], popular: popular.ok ? popular.value.rows : [] }
  },
  head: ({ q }) => ({ title: q ? `Hasil untuk “${q}”` : 'Cari Produk', noindex: true }),
  view: (data) => <div className="wrap py-4 md:py-6">{'listing' in data ? <Found {...data} /> : <Beginning {...data} />}</div>,
  fragments: { kartu: { view: (data) => ('listing' in data ? <ListingPart listing={data.listing} at={address} /> : null) } },
  samples: {
    awal: { q: '', categories: sampleCategories, popular: cards.slice(0, 6) },
    awalKosong: { q: '', categories: [], popular: [] },
    banyak: found('batik', listings.banyak),
    satu: found('selendang', listings.satu),
    kosong: found('sepatu roda', listings.kosong),
    kataTerpanjang: found('kemeja'.repeat(16), listings.kosong),
    kataTajam: found('<script>alert(1)</script>', listings.kosong),
    janggal: found('perca', listings.janggal),
    disaring: found('batik', listings.disaring),
    saringanKosong: found('batik', listings.saringanKosong),
  },
})

function found(q: string, listing: Listing): SearchData {
  return { q, listing: { ...listing, filters: { ...sampleFilters, ...listing.filters, q } } }
}
const address = (filters: Filters) => href('search', {}, queryOf(filters))

function Found({ q, listing }: { q: string; listing: Listing }) {
  return (
    <>
      <ListingHead title={`Hasil untuk “${q}”`} total={listing.total} />
      <ProductListing listing={listing} at={address} />
    </>
  )
}

function Beginning({ categories, popular }: { categories: readonly Category[]; popular: readonly ProductCard[] }) {
  return (
    <>
      <h1 className="text-lg">Mau cari apa hari ini?</h1>
      <p className="mt-1 mb-4 text-base text-neutral-600">Ketik nama produk, bahan, atau motif di kolom pencarian.</p>
      {categories.length > 0 ? <CategoryRow categories={categories} /> : null}
      {popular.length > 0 ? (
        <Section title="Sedang Laris">
          <ProductGrid cards={popular} />
        </Section>
      ) : null}
    </>
  )
}
