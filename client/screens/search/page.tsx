import * as dom from '#client/app/dom-names.ts'
import { page, settle, type SharedContext } from '#client/app/page.ts'
import { ButtonLink } from '#client/kit/button.tsx'
import { CategoryRow } from '#client/screens/home/category-row.tsx'
import {
  type Filters,
  inputOf,
  isFiltered,
  type Listing,
  listingOf,
  onePage,
  pagesUpTo,
  queryOf,
  readFilters,
} from '#client/screens/products/filters.ts'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { ListingHead, ListingPart, ProductListing } from '#client/screens/products/listing.tsx'
import { ProductGrid } from '#client/kit/product-card.tsx'
import { Section } from '#client/kit/section.tsx'
import { Suggestions } from './suggestions.tsx'
import { cards, categories as sampleCategories } from '#client/samples/goods.ts'
import { filters as sampleFilters, listings } from '#client/screens/products/samples.ts'
import type { Category, ProductCard } from '#shared/api/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

/** Where to go on when there is nothing to show. */
interface Ways {
  categories: readonly Category[]
  popular: readonly ProductCard[]
}
/** Before anything was searched for: where to begin. After: what was found; `ways` when that was nothing. */
type SearchData = { q: ''; ways: Ways } | { q: string; listing: Listing; ways: Ways | null }

export const search = page({
  route: 'search',
  cache: 'catalog',
  async load({ api, query }): Promise<SearchData> {
    const filters = readFilters(query)
    if (filters.q === '') return { q: '', ways: await findWays(api) }
    const cut = pagesUpTo(filters.page)
    const listing = listingOf(await api.catalog.search(inputOf(filters, cut)), filters, cut)
    return { q: filters.q, listing, ways: listing.total === 0 && !isFiltered(filters) ? await findWays(api) : null }
  },
  head: ({ q }) => ({ title: q ? `Hasil untuk “${q}”` : 'Cari Produk', noindex: true }),
  view: (data) => (
    <div className="wrap py-4 md:py-6">{'listing' in data ? <Found {...data} /> : <Beginning ways={data.ways} />}</div>
  ),
  fragments: {
    [dom.cardsPart]: {
      async make({ api, query }) {
        const filters = readFilters(query)
        const cut = onePage(filters.page)
        if (filters.q === '') return null
        return (
          <ListingPart
            listing={listingOf(await api.catalog.search(inputOf(filters, cut)), filters, cut)}
            at={address}
          />
        )
      },
    },
    /** What is suggested while the shopper types; a backend that suggests nothing has nothing to say. */
    [dom.suggestionsPart]: {
      async make({ api, query }) {
        const { q } = readFilters(query)
        const suggested = q === '' ? null : await settle(api.catalog.suggest({ text: q }))
        return suggested?.ok ? <Suggestions suggestions={suggested.value} /> : null
      },
    },
  },
  samples: {
    awal: { q: '', ways: { categories: sampleCategories, popular: cards.slice(0, 6) } },
    awalKosong: { q: '', ways: { categories: [], popular: [] } },
    banyak: found('batik', listings.banyak),
    satu: found('selendang', listings.satu),
    dibetulkan: found('kemja batik', { ...listings.banyak, corrected: 'kemeja batik' }),
    kosong: found('sepatu roda', listings.kosong),
    kosongDibetulkan: found('kemja sutraa', { ...listings.kosong, corrected: 'kemeja sutra' }),
    kosongTanpaJalan: { ...found('sepatu', listings.kosong), ways: { categories: [], popular: [] } },
    kataTerpanjang: found('kemeja'.repeat(16), listings.kosong),
    kataTajam: found('<script>alert(1)</script>', listings.kosong),
    janggal: found('perca', listings.janggal),
    tanpaHitungan: found('batik', listings.tanpaHitungan),
    disaring: found('batik', listings.disaring),
    saringanKosong: found('batik', listings.saringanKosong),
    halamanDua: found('batik', listings.halamanDua),
    halamanLima: found('batik', listings.halamanLima),
  },
})

function found(q: string, listing: Listing): SearchData {
  const ways =
    listing.total === 0 && !isFiltered(listing.filters)
      ? { categories: sampleCategories, popular: cards.slice(0, 6) }
      : null
  return { q, listing: { ...listing, filters: { ...sampleFilters, ...listing.filters, q } }, ways }
}
const address = (filters: Filters) => href('search', {}, queryOf(filters))

async function findWays(api: SharedContext<'search'>['api']): Promise<Ways> {
  const [categories, popular] = await Promise.all([
    settle(api.catalog.categories()),
    settle(api.catalog.list({ index: 0, size: limits.pageSize, sort: 'terlaris', inStock: true })),
  ])
  return { categories: categories.ok ? categories.value : [], popular: popular.ok ? popular.value.rows : [] }
}

function Found({ q, listing, ways }: { q: string; listing: Listing; ways: Ways | null }) {
  const none = ways ? <Nothing q={listing.corrected ?? q} ways={ways} /> : null
  return (
    <>
      <ListingHead title={`Hasil untuk “${q}”`} total={listing.total} corrected={listing.corrected} />
      <ProductListing listing={listing} at={address} none={none} />
    </>
  )
}

/** Nothing was found: each word by itself, then the shop's own ways. */
function Nothing({ q, ways }: { q: string; ways: Ways }) {
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
      <WaysOn ways={ways} />
    </>
  )
}

function Beginning({ ways }: { ways: Ways }) {
  return (
    <>
      <h1 className="text-lg">Mau cari apa hari ini?</h1>
      <p className="mt-1 mb-4 text-base text-neutral-600">Ketik nama produk, bahan, atau motif di kolom pencarian.</p>
      <WaysOn ways={ways} />
      <div className="mt-6 flex justify-center">
        <ButtonLink href={href('products', { category: 'semua' })} variant="outline">
          Lihat Semua Produk
        </ButtonLink>
      </div>
    </>
  )
}

function WaysOn({ ways: { categories, popular } }: { ways: Ways }) {
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
