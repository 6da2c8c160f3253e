import * as dom from '#client/app/dom-names.ts'
import { type Head, notFound, page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { pathTo, topOf } from '#client/kit/product/categories.ts'
import { CategoryMenu } from './category-menu.tsx'
import { CategoryTree } from './category-tree.tsx'
import {
  type Filters,
  inputOf,
  isFiltered,
  type Listing,
  listedOrLast,
  listingOf,
  onePage,
  pagesUpTo,
  queryOf,
  readFilters,
} from './filters.ts'
import { hasFilters, ListingHead, ListingPart, ProductListing } from './listing.tsx'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { categories as sampleCategories, categoryTree } from '#client/samples/goods.ts'
import { listings } from './samples.ts'
import type { Category } from '#shared/api/goods/catalog.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

/** The slug for all products; no category may have it. */
const everything = 'semua'

interface ProductsData {
  slug: string
  name: string
  categories: readonly Category[]
  listing: Listing
}

export const products = page({
  route: 'products',
  cache: 'catalog',
  async load({ api, params: { category }, query }): Promise<ProductsData> {
    const filters = readFilters(query)
    const slice = pagesUpTo(filters.page)
    const [known, found] = await Promise.all([
      optional(api, 'catalog.categories'),
      api.catalog.list({ ...inputOf(filters, slice), category: categoryOf(category) }).catch(missing),
    ])
    const categories = known ?? []
    const name = category === everything ? 'Semua Produk' : categories.find(({ slug }) => slug === category)?.name
    // Without the whole list of categories we cannot know that this one does not exist, so its slug is its name.
    if (name === undefined && known !== null && categories.length < limits.categories) notFound()
    return {
      slug: category,
      name: name ?? inWords(category),
      categories,
      listing: listedOrLast(found, filters, slice, addressIn(category)),
    }
  },
  head: ({ slug, name, categories, listing: { filters } }, shop) => ({
    title: filters.page > 1 ? `${name} – Halaman ${filters.page}` : name,
    heading: name,
    description: `${name} di ${shop.title}. ${shop.description}`.trim(),
    canonical: href('products', { category: slug }, { page: filters.page > 1 ? filters.page : null }),
    noindex: isFiltered(filters),
    ...(slug === everything ? {} : { crumbs: crumbsTo(pathTo(categories, slug).slice(0, -1)) }),
  }),
  view: (data) => <ProductsScreen {...data} />,
  fragments: {
    /**
     * The menu that the header drops down. It is the same on every list, so it is fetched from the list of all
     * products.
     */
    [dom.categoriesPart]: {
      async make({ api }) {
        return <CategoryMenu categories={await api.catalog.categories()} />
      },
    },
    [dom.cardsPart]: {
      async make({ api, params: { category }, query }) {
        const filters = readFilters(query)
        const slice = onePage(filters.page)
        const found = await api.catalog
          .list({ ...inputOf(filters, slice), category: categoryOf(category) })
          .catch(missing)
        return <ListingPart listing={listingOf(found, filters, slice)} at={addressIn(category)} />
      },
    },
  },
  samples: {
    ...samplesOf('kemeja-pria', 'Kemeja Pria'),
    all: { slug: everything, name: 'Semua Produk', categories: sampleCategories, listing: listings.many },
    parent: { slug: 'wanita', name: 'Wanita', categories: categoryTree, listing: listings.many },
    branch: { slug: 'gamis', name: 'Gamis & Terusan', categories: categoryTree, listing: listings.one },
    notCounted: { slug: 'kain', name: 'Kain', categories: [], listing: listings.notCounted },
    noCategories: { slug: 'kain', name: 'Kain', categories: [], listing: listings.one },
  },
})

function ProductsScreen({ slug, name, categories, listing }: ProductsData) {
  const tree =
    topOf(categories).length < categories.length && hasFilters(listing) ? (
      <CategoryTree categories={categories} current={slug} />
    ) : null
  return (
    <div className="wrap py-4 md:py-6">
      <ListingHead
        title={name}
        total={listing.total}
        least={listing.least}
        categories={categories}
        current={slug}
        beside={tree !== null}
      />
      <ProductListing listing={listing} at={addressIn(slug)} beside={tree} />
    </div>
  )
}

const categoryOf = (slug: string): string | null => (slug === everything ? null : slug)
const addressIn = (category: string) => (filters: Filters) =>
  href('products', { category }, { ...queryOf(filters), q: null })

const crumbsTo = (above: readonly Category[]): NonNullable<Head['crumbs']> => [
  homeCrumb,
  ...above.map(({ slug, name }) => ({ label: name, href: href('products', { category: slug }) })),
]
const inWords = (slug: string): string => slug.replace(/-/g, ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase())

function missing(failure: unknown): never {
  if (failure instanceof ApiFailure && failure.status === 404 && failure.kind === 'refused') notFound()
  throw failure
}

function samplesOf(slug: string, name: string): Record<keyof typeof listings, ProductsData> {
  const sample = (listing: Listing): ProductsData => ({ slug, name, categories: sampleCategories, listing })
  const names = Object.keys(listings) as (keyof typeof listings)[]
  return Object.fromEntries(names.map((state) => [state, sample(listings[state])])) as Record<
    keyof typeof listings,
    ProductsData
  >
}
