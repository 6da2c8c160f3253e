import * as dom from '#client/app/dom-names.ts'
import { page, type SharedContext } from '#client/app/page/page.ts'
import { isAbsent, optional } from '#client/app/page/optional.ts'
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
  unfiltered,
} from '#client/screens/products/filters.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { areFew } from '#client/kit/product/product-card.tsx'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { type InformationLink } from '#client/kit/product/information-list.tsx'
import { listBelow, rowSize } from '#client/screens/products/below.ts'
import { answersTo } from './answers.ts'
import { ShopLink } from '#client/kit/base/shop-link.tsx'
import { ListingHead, ListingPart, ProductListing } from '#client/screens/products/listing.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { Section } from '#client/kit/base/section.tsx'
import { priceWords } from '#client/screens/products/filter-panel.tsx'
import { StartWords, WordLink } from './start-words.tsx'
import { Suggestions } from './suggestions.tsx'
import type { Category, ProductCard, Suggestion } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

/** Where to go when there is nothing to show. */
interface StartingPoints {
  categories: readonly Category[]
  popular: readonly ProductCard[]
}
/** Without a search, or where the backend has none: where to begin. With one: what was found. */
type SearchData = { q: string; start: StartingPoints } | Found
export interface Found {
  q: string
  listing: Listing
  /** When nothing was found. */
  start: StartingPoints | null
  /** Below a few. */
  below: readonly ProductCard[]
  /** Pages that answer what was typed as a question. */
  answers: readonly InformationLink[]
}

export const search = page({
  route: 'search',
  cache: 'catalog',
  async load({ api, query, ownBackend, shop }): Promise<SearchData> {
    const filters = readFilters(query)
    if (filters.q === '') return { q: '', start: await findStartingPoints(api) }
    const askedAt = Date.now()
    const [listing, answers] = await Promise.all([
      listUpToPage(filters, { ownBackend, ask: api.catalog.search, at: address }).catch(nullIfAbsent),
      answersTo(filters.q, { api, shop }),
    ])
    if (!listing) return { q: filters.q, start: await findStartingPoints(api) }
    return {
      q: filters.q,
      listing,
      answers,
      start: listing.total === 0 && !isFiltered(filters) ? await findStartingPoints(api) : null,
      below: await listBelow(api, listing, askedAt, areFew(listing.total) ? rowSize.across : rowSize.besideFilters),
    }
  },
  head: (data) => ({
    title: data.q ? titleOf(data) : 'Cari Produk',
    noindex: true,
    ...('listing' in data ? { searched: searchedFor(data.q, data.listing) } : {}),
    missed: 'listing' in data && data.start !== null,
  }),
  view: (data, { shop }) => (
    <div className="wrap py-4 md:py-6">
      {'listing' in data ? <Results {...data} origin={shop.origin} /> : <Start {...data} />}
    </div>
  ),
  fragments: {
    [dom.cardsPart]: {
      async make({ api, query }) {
        const filters = readFilters(query)
        if (filters.q === '') return null
        return <ListingPart listing={await appendedPage(filters, api.catalog.search)} at={address} />
      },
    },
    /** Suggestions while the shopper types, and what sells best before; nothing when the backend has none. */
    [dom.suggestionsPart]: {
      async make({ api, query, shop }) {
        const { q } = readFilters(query)
        const [suggested, answers] = await Promise.all([
          q === '' ? bestSellers(api) : optional(api, 'catalog.suggest', { text: q }, { otherwise: [] }),
          answersTo(q, { api, shop }),
        ])
        return suggested.length + answers.length > 0 ? <Suggestions suggestions={suggested} answers={answers} /> : null
      },
    },
  },
  samples: async () => (await import('./samples.ts')).searchSamples,
})

/** What a shopper sees before a letter is typed. */
async function bestSellers(api: SharedContext<'search'>['api']): Promise<Suggestion[]> {
  const best = await optional(api, 'catalog.list', {
    index: 0,
    size: bestShown,
    sort: 'terlaris',
    inStock: true,
  })
  return (best?.rows ?? [])
    .slice(0, bestShown)
    .map(({ slug, name, image, price, from }) => ({ kind: 'product', label: name, slug, image, price, from }))
}
const bestShown = 5

function nullIfAbsent(failure: unknown): null {
  if (isAbsent(failure)) return null
  throw failure
}

const address = (filters: Filters) => href('search', {}, queryOf(filters))

async function findStartingPoints(api: SharedContext<'search'>['api']): Promise<StartingPoints> {
  const [categories, popular] = await Promise.all([
    optional(api, 'catalog.categories', {}, { otherwise: [] }),
    listBestSellers(api),
  ])
  return { categories, popular }
}

/** The words whose results are shown: without a typing error, where something was found so. */
const searchedFor = (q: string, { corrected, total }: Listing): string => (total > 0 ? corrected : null) ?? q
const titleOf = ({ q, listing }: { q: string; listing?: Listing }): string =>
  `${listing?.total === 0 && !isFiltered(listing.filters) ? 'Tidak ada hasil' : 'Hasil'} untuk “${listing ? searchedFor(q, listing) : q}”`

function Results({ q, listing, start, below, answers, origin }: Found & { origin: string }) {
  const why = whyNone(listing, answers)
  const words = wordsIn(listing.corrected ?? q)
  // Of what has only some of the words, each word alone finds nothing more.
  const others =
    why === 'words' && !listing.cheap && !listing.loose && isShort(listing) && words.length > 1 ? (
      <>
        <p className="mt-6 mb-2 text-center text-base">Belum ketemu? Cari salah satu kata:</p>
        <SingleWords words={words} />
      </>
    ) : null
  const none = start ? <NoResults why={why} start={start} /> : null
  return (
    <>
      <ListingHead
        title={titleOf({ q, listing })}
        total={listing.total}
        least={listing.least}
        fitting={listing.fitting}
        corrected={
          listing.corrected === null
            ? null
            : {
                typed: q,
                into: listing.corrected,
                uncorrected: listing.filters.exact ? null : address({ ...unfiltered(listing.filters), exact: true }),
              }
        }
        notes={notesOn(q, listing)}
      />
      {answers.length > 0 ? (
        <nav aria-label="Jawaban" className="mb-3">
          <ul className="flex flex-wrap gap-2">
            {answers.map(({ title, to }) => (
              <li key={to} className="max-w-full">
                <ShopLink to={to} origin={origin} className="chip">
                  <Icon name="info" size={18} />
                  <span className="truncate">{title}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <ProductListing
        listing={listing}
        at={address}
        none={none}
        after={
          <>
            {others}
            <BestSellers cards={below} />
          </>
        }
      />
    </>
  )
}

const isShort = ({ total, filters }: Listing): boolean => total > 0 && areFew(total) && !isFiltered(filters)

/** Each word of a search alone. */
const wordsIn = (q: string): string[] =>
  [...new Set(q.split(/\s+/))].filter((word) => word.length > 2).slice(0, limits.searchWords)

const SingleWords = ({ words }: { words: readonly string[] }) => (
  <ul aria-label="Cari salah satu kata" className="mb-6 flex flex-wrap justify-center gap-2">
    {words.map((word) => (
      <WordLink key={word} word={word} />
    ))}
  </ul>
)

const whyNone = ({ prices, absentBrand }: Listing, answers: Found['answers']): keyof typeof noneTexts =>
  hasPrices(prices) ? 'price' : answers.length > 0 ? 'answered' : absentBrand === null ? 'words' : 'brand'

/** How the words of a search were understood. */
function notesOn(q: string, listing: Listing): string[] {
  const { loose, prices, nearPrice, absentBrand, fitting, rows } = listing
  return [
    ...(loose && absentBrand === null && rows.length > 0
      ? ['Tidak ada produk yang cocok dengan semua kata. Ini yang cocok dengan sebagian.']
      : []),
    ...(hasPrices(prices) ? [`Harga: ${priceWords(prices.min, prices.max)}`] : []),
    ...(nearPrice ? ['Tidak ada di harga ini. Ini yang harganya paling dekat.'] : []),
    ...(absentBrand !== null && rows.length > 0
      ? [`Belum ada merek “${absentBrand}” di toko ini. Ini barang sejenis dari merek lain.`]
      : []),
    ...(fitting === 0 && absentBrand === null && !loose && rows.length > 0
      ? [`Belum ada “${searchedFor(q, listing)}” di toko ini. Ini yang menyebutnya di keterangan.`]
      : []),
  ]
}
const hasPrices = ({ min, max }: Listing['prices']): boolean => min !== null || max !== null

const noneTexts = {
  price: 'Tidak ada di harga ini. Coba batas harga lain, atau cari tanpa harga.',
  answered: 'Mungkin ada di halaman di atas. Atau coba nama produknya.',
  brand: 'Merek ini belum ada di toko. Coba cari nama barangnya, atau lihat merek lain.',
  words: 'Periksa ejaannya, atau coba kata lain.',
} as const

/** Nothing was found, by any of the words: other ways into the shop. */
const NoResults = ({ why, start }: { why: keyof typeof noneTexts; start: StartingPoints }) => (
  <>
    <p className="mb-6 text-base text-muted">{noneTexts[why]}</p>
    <StartWords cards={start.popular} />
    <StartingPointLists start={start} />
  </>
)

function Start({ q, start }: { q: string; start: StartingPoints }) {
  if (q === '' && start.categories.length + start.popular.length === 0)
    return (
      <EmptyState
        drawing="search"
        level={1}
        title="Mau cari apa hari ini?"
        text="Ketik namanya di kolom pencarian, atau lihat semuanya."
        action={{ href: href('products', { category: 'semua' }), label: 'Lihat Semua Produk' }}
      />
    )
  return (
    <>
      <h1 className={q ? 'mb-3 text-lg lg:mb-6 lg:text-xl' : 'sr-only'}>
        {q ? 'Toko ini belum punya pencarian' : 'Mau cari apa hari ini?'}
      </h1>
      {q ? (
        <p className="mb-4">Produknya bisa ditemukan di daftar semua produk.</p>
      ) : (
        <StartWords cards={start.popular} />
      )}
      <StartingPointLists start={start} />
    </>
  )
}

const StartingPointLists = ({ start: { categories, popular } }: { start: StartingPoints }) => (
  <>
    {categories.length > 0 ? (
      <Section title="Kategori">
        <CategoryRow categories={categories} />
      </Section>
    ) : null}
    <BestSellers cards={popular} />
    <div className="mt-6 flex justify-center">
      <ButtonLink href={href('products', { category: 'semua' })} variant="outline">
        Lihat Semua Produk
      </ButtonLink>
    </div>
  </>
)
