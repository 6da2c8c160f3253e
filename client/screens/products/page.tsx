import * as dom from '#client/app/dom-names.ts'
import { type Head, notFound, page, type SharedContext, type Shop } from '#client/app/page/page.ts'
import { found } from '#client/app/page/found.ts'
import { optional } from '#client/app/page/optional.ts'
import { branchAt, pathTo } from '#client/kit/product/categories.ts'
import { BranchChips } from './branch-chips.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { CategoryTree } from './category-tree.tsx'
import { appendedPage, type Filters, isFiltered, type Listing, listUpToPage, queryOf, readFilters } from './filters.ts'
import { hasFilters, ListingHead, ListingPart, ProductListing, totalWords } from './listing.tsx'
import { homeCrumb } from '#client/app/page/crumbs.ts'
import { BestSellers } from '#client/kit/product/best-sellers.tsx'
import { listBelow, rowSize } from './below.ts'
import type { Category, ProductCard } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { previewPath } from '#shared/web/preview.ts'
import { allProducts } from '#shared/web/own-slugs.ts'
import { href } from '#shared/web/routes.ts'

export interface ProductsData {
  slug: string
  name: string
  categories: readonly Category[]
  listing: Listing
  /** Below a short list. */
  below: readonly ProductCard[]
}

export const products = page({
  route: 'products',
  cache: 'catalog',
  async load({ api, params: { category }, query, ownBackend }): Promise<ProductsData> {
    const askedAt = Date.now()
    const [known, listing] = await Promise.all([
      optional(api, 'catalog.categories'),
      listUpToPage(readFilters(query), { ownBackend, ask: askIn(api, category), at: addressIn(category) }),
    ])
    const categories = known ?? []
    const name = category === allProducts ? 'Semua Produk' : categories.find(({ slug }) => slug === category)?.name
    // Without the whole list of categories we cannot know that this one does not exist, so its slug is its name.
    if (name === undefined && known !== null && categories.length < limits.categories) notFound()
    return {
      slug: category,
      name: name ?? inWords(category),
      categories,
      listing,
      below: await listBelow(api, listing, askedAt, rowSize.besideFilters, category === allProducts ? null : category),
    }
  },
  head: ({ slug, name, categories, listing }, shop) => ({
    title: listing.filters.page > 1 ? `${name} – Halaman ${listing.filters.page}` : name,
    heading: name,
    description:
      slug === allProducts
        ? `${name} di ${shop.title}. ${shop.description}`.trim()
        : textOf(slug, categories) || whatIsIn(name, listing, shop),
    canonical: href('products', { category: slug }, { page: listing.filters.page > 1 ? listing.filters.page : null }),
    noindex: isFiltered(listing.filters),
    preview: previewPath('products', slug),
    ...(slug === allProducts ? {} : leadingTo(pathTo(categories, slug).slice(0, -1))),
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
        const listing = await appendedPage(readFilters(query), askIn(api, category))
        return <ListingPart listing={listing} at={addressIn(category)} />
      },
    },
  },
  samples: async () => (await import('./samples.ts')).productsSamples,
})

function ProductsScreen({ slug, name, categories, listing, below }: ProductsData) {
  const tree =
    categories.length > 1 && hasFilters(listing) ? <CategoryTree categories={categories} current={slug} /> : null
  return (
    <div className="wrap py-4 md:py-6">
      <ListingHead
        title={name}
        total={listing.total}
        least={listing.least}
        categories={categories}
        current={slug}
        beside={tree !== null}
        about={listing.filters.page === 1 ? textOf(slug, categories) : ''}
      />
      <ProductListing
        listing={listing}
        at={addressIn(slug)}
        beside={tree}
        branch={branchAt(categories, slug).length > 0 ? <BranchChips categories={categories} current={slug} /> : null}
        after={<BestSellers cards={below} />}
      />
    </div>
  )
}

const askIn =
  (api: SharedContext<'products'>['api'], slug: string) =>
  (input: Parameters<typeof api.catalog.list>[0]): ReturnType<typeof api.catalog.list> =>
    found(api.catalog.list({ ...input, category: slug === allProducts ? null : slug }), (category) =>
      href('products', { category }),
    )
/** The address of a list with these filters. */
export const addressIn = (category: string) => (filters: Filters) =>
  href('products', { category }, { ...queryOf(filters), q: null })

const textOf = (slug: string, categories: readonly Category[]): string =>
  categories.find((one) => one.slug === slug)?.description ?? ''

/** What a category says of itself where its seller says nothing: how much is in it. */
function whatIsIn(name: string, { filters, total, least }: Listing, shop: Shop): string {
  const page = filters.page > 1 ? `, halaman ${filters.page}` : ''
  // With the words of the title, so that it packs with them.
  return `${name} – ${shop.title}${page}: ${totalWords(total, least)} produk`
}

function leadingTo(above: readonly Category[]): Pick<Head, 'back' | 'crumbs'> {
  const crumbs = above.map(({ slug, name }) => ({ label: name, href: href('products', { category: slug }) }))
  return { back: crumbs.at(-1)?.href ?? href('home'), crumbs: [homeCrumb, ...crumbs] }
}
const inWords = (slug: string): string => slug.replace(/-/g, ' ').replace(/^\p{L}/u, (letter) => letter.toUpperCase())
