import * as dom from '#client/app/dom-names.ts'
import { page, type SharedContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { CategoryRow } from '#client/screens/home/category-row.tsx'
import {
  appendedPage,
  type Filters,
  isFiltered,
  type Listing,
  listUpToPage,
  queryOf,
  readFilters,
} from '#client/screens/products/filters.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { ListingHead, ListingPart, ProductListing } from '#client/screens/products/listing.tsx'
import { ProductGrid } from '#client/kit/product/product-card.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { Suggestions } from './suggestions.tsx'
import { cards, categories as sampleCategories } from '#client/samples/goods.ts'
import { filters as sampleFilters, listings } from '#client/screens/products/samples.ts'
import type { Category, ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

/** Where to go when there is nothing to show. */
interface StartingPoints {
  categories: readonly Category[]
  popular: readonly ProductCard[]
}
/** Without a search: where to begin. With one: what was found, and `start` when that is nothing. */
type SearchData = { q: ''; start: StartingPoints } | { q: string; listing: Listing; start: StartingPoints | null }

export const search = page({
  route: 'search',
  cache: 'catalog',
  async load({ api, query, extended }): Promise<SearchData> {
    const filters = readFilters(query)
    if (filters.q === '') return { q: '', start: await findStartingPoints(api) }
    const listing = await listUpToPage(filters, { extended, ask: api.catalog.search, at: address })
    return {
      q: filters.q,
      listing,
      start: listing.total === 0 && !isFiltered(filters) ? await findStartingPoints(api) : null,
    }
  },
  head: ({ q }) => ({ title: q ? `Hasil untuk “${q}”` : 'Cari Produk', noindex: true }),
  view: (data) => (
    <div className="wrap py-4 md:py-6">{'listing' in data ? <Results {...data} /> : <Start start={data.start} />}</div>
  ),
  fragments: {
    [dom.cardsPart]: {
      async make({ api, query }) {
        const filters = readFilters(query)
        if (filters.q === '') return null
        return <ListingPart listing={await appendedPage(filters, api.catalog.search)} at={address} />
      },
    },
    /** Suggestions while the shopper types; nothing when the backend has none. */
    [dom.suggestionsPart]: {
      async make({ api, query }) {
        const { q } = readFilters(query)
        const suggested = q === '' ? null : await optional(api, 'catalog.suggest', { text: q })
        return suggested && <Suggestions suggestions={suggested} />
      },
    },
  },
  samples: {
    start: { q: '', start: { categories: sampleCategories, popular: cards.slice(0, 6) } },
    startEmpty: { q: '', start: { categories: [], popular: [] } },
    many: found('batik', listings.many),
    one: found('selendang', listings.one),
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
  },
})

function found(q: string, listing: Listing): SearchData {
  const start =
    listing.total === 0 && !isFiltered(listing.filters)
      ? { categories: sampleCategories, popular: cards.slice(0, 6) }
      : null
  return { q, listing: { ...listing, filters: { ...sampleFilters, ...listing.filters, q } }, start }
}
const address = (filters: Filters) => href('search', {}, queryOf(filters))

async function findStartingPoints(api: SharedContext<'search'>['api']): Promise<StartingPoints> {
  const [categories, popular] = await Promise.all([
    optional(api, 'catalog.categories', {}, { otherwise: [] }),
    optional(api, 'catalog.list', { index: 0, size: limits.pageSize, sort: 'terlaris', inStock: true }),
  ])
  return { categories, popular: popular?.rows ?? [] }
}

function Results({ q, listing, start }: { q: string; listing: Listing; start: StartingPoints | null }) {
  const none = start ? <NoResults q={listing.corrected ?? q} start={start} /> : null
  return (
    <>
      <ListingHead
        title={`Hasil untuk “${q}”`}
        total={listing.total}
        least={listing.least}
        corrected={listing.corrected}
      />
      <ProductListing listing={listing} at={address} none={none} />
    </>
  )
}

/** Nothing was found: offers each word alone, then other ways into the shop. */
function NoResults({ q, start }: { q: string; start: StartingPoints }) {
  const words = [...new Set(q.split(/\s+/))].filter((word) => word.length > 2).slice(0, limits.searchWords)
  return (
    <>
      <EmptyState
        drawing="search"
        title="Produk tidak ditemukan"
        text={
          words.length > 1
            ? 'Tidak ada produk yang cocok dengan semua kata. Coba salah satunya:'
            : 'Periksa ejaannya, atau coba kata yang lebih umum.'
        }
        {...(words.length > 1
          ? {}
          : { action: { href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' } })}
      />
      {words.length > 1 ? (
        <ul aria-label="Cari salah satu kata" className="-mt-4 mb-6 flex flex-wrap justify-center gap-2">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <a href={href('search', {}, { q: word })} className="chip">
                <span className="truncate">{word}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <StartingPointLists start={start} />
    </>
  )
}

function Start({ start }: { start: StartingPoints }) {
  return (
    <>
      <h1 className="mb-4 text-lg">Mau cari apa hari ini?</h1>
      <StartingPointLists start={start} />
      <div className="mt-6 flex justify-center">
        <ButtonLink href={href('products', { category: 'semua' })} variant="outline">
          Lihat Semua Produk
        </ButtonLink>
      </div>
    </>
  )
}

function StartingPointLists({ start: { categories, popular } }: { start: StartingPoints }) {
  return (
    <>
      {categories.length > 0 ? <CategoryRow categories={categories} /> : null}
      {popular.length > 0 ? (
        <Section title="Sedang Laris">
          <ProductGrid cards={popular} />
        </Section>
      ) : null}
    </>
  )
}
