import type { catalog as contract, ProductCard } from '#shared/api/goods/catalog.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { Decoded } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { type AskedOf, askedVariants, nothingAsked } from './asked-variants.ts'
import {
  facetsOf,
  fitting,
  hasBetterThing,
  hasThing,
  narrow,
  type Narrowing,
  nearestPriced,
  ordered,
  putFirst,
  statedFirst,
  stating,
} from './finding.ts'
import { chosenKinds, kindsMatch, withKinds, withTops } from './kinds.ts'
import { findListings, fitsOf, vocabularyOf, type Wanted } from './index-store.ts'
import { countsOf } from './branch-facets.ts'
import { type Found, isShort, longerPage } from './long-list.ts'
import { voucherPriceAt } from './offered-vouchers.ts'
import { type PriceWords, readPrices } from './price-words.ts'
import { absentBrand, type Plan, planMatch, planSearch } from './query.ts'
import { cardAmong, categoriesOf, itemOf, productOf } from './rules.ts'
import {
  branchOf,
  findCategories,
  findCategory,
  findItems,
  findProduct,
  findProducts,
  findProductsBySlug,
  findRelated,
  findVariants,
  listAfter,
  listCategories,
  listSlugs,
  pathTo,
  type PricedVariant,
  type ProductRow,
} from './store.ts'
import { missing } from './moved.ts'
import { withSwatches } from './swatches.ts'
import { suggestionsFor } from './suggestions.ts'

export const catalog: Handlers<'catalog'> = {
  categories: (_, { db }) => accepted(categoriesOf(listCategories(db))),

  list({ category, ...asked }, { db, now }) {
    if (category !== null && !findCategory(db, category)) return missing(db, 'category', category)
    return accepted(pageOf({ db, now }, asked, category))
  },

  listBySlugs({ slugs }, { db, now }) {
    const bySlug = findProductsBySlug(db, slugs)
    const asked = slugs.flatMap((slug) => bySlug.get(slug) ?? [])
    return accepted(cardsOf({ db, now }, [...new Map(asked.map((row) => [row.id, row])).values()]))
  },

  search: (asked, { db, now }) => accepted(pageOf({ db, now }, asked, null)),

  suggest: ({ text }, { db, now }) => accepted(suggestionsFor(db, text, now)),

  find({ slug }, { db, now, vendors }) {
    const product = findProduct(db, slug)
    if (!product) return missing(db, 'product', slug)
    return accepted(
      productOf(
        product,
        findVariants(db, [product.id], now).get(product.id) ?? [],
        pathTo(db, product.categorySlug),
        voucherPriceAt(db, now),
        vendors.shippingRange,
      ),
    )
  },

  listWhole({ after, category }, { db, now }) {
    if (category !== null && !findCategory(db, category)) return missing(db, 'category', category)
    const rows = listAfter(db, {
      after,
      branch: category === null ? null : branchOf(db, category),
      most: limits.feedRows,
    })
    const whole = withVariants(db, rows, now)
    const slugs = [...new Set(rows.map(({ categorySlug }) => categorySlug))]
    const own = Map.groupBy(findCategories(db, slugs), (row) => row.slug)
    const categoriesIn = ({ categorySlug }: ProductRow) => own.get(categorySlug) ?? []
    return accepted(whole.map(([row, variants]) => productOf(row, variants, categoriesIn(row))))
  },

  listSlugs: ({ block }, { db }) => accepted(listSlugs(db, { block, size: limits.sitemapRows })),

  listByItems: ({ items }, { db, now }) => accepted(findItems(db, items, now).map(itemOf)),

  related({ slug }, { db, now }) {
    const product = findProduct(db, slug)
    if (!product) return refused('item_unknown')
    const near = findCategory(db, product.categorySlug)?.parentSlug ?? product.categorySlug
    const cards = cardsOf({ db, now }, findRelated(db, product, near, limits.listLimit))
    return accepted(
      cards
        .filter(({ available }) => available)
        .map((card) => ({ ...card, boughtTogether: product.boughtTogether.includes(card.id) })),
    )
  },
}

/**
 * These products, which are in the order of their ids, with their variants: as many as fit, each whole. One product
 * always fits.
 */
function withVariants(db: Db, rows: readonly ProductRow[], now: Date): [ProductRow, PricedVariant[]][] {
  const most = limits.feedVariants
  const ids = rows.map(({ id }) => id)
  const variants = findVariants(db, ids, now, most)
  const full = [...variants.values()].reduce((sum, { length }) => sum + length, 0) >= most
  // The last product that was read may have more.
  const cut = full ? [...variants.keys()].at(-1) : undefined
  const until = cut === undefined ? rows.length : ids.indexOf(cut)
  return rows.slice(0, until).map((row) => [row, variants.get(row.id) ?? []])
}

/** A database and the moment at which its prices are read. */
type Moment = Pick<Scope, 'db' | 'now'>

const nothingFound = {
  facets: { priceMin: null, priceMax: null, inStock: 0, discounted: 0, attributes: [] },
  correctedText: null,
  anyWord: false,
  priceMin: null,
  priceMax: null,
  cheap: false,
  fitting: null,
  nearPrice: false,
  absentBrand: null,
  leastTotal: false,
}

type Paged = Decoded<typeof contract.search>
type Bounds = { min: number | null; max: number | null }

function pageOf({ db, now }: Moment, listed: Paged, category: string | null) {
  const { index, size } = listed
  const said = readPrices(listed.text ?? '')
  const asked = { ...listed, text: said.text || null, ...tighter(listed, said) }
  const vocabulary = vocabularyOf(db)
  const plan = asked.text === null ? null : planSearch(asked.text, vocabulary, listed.exact === true)
  const brand = absentBrand(asked.text ?? '', vocabulary)
  // A search that means nothing here, such as punctuation alone, finds nothing; only a missing text lists everything.
  if (asked.text !== null && !plan)
    return { rows: [], index, size, total: 0, more: { ...nothingFound, absentBrand: brand } }
  const everything = { branch: category ?? '', match: plan && planMatch(plan), now }
  const counts = countsOf(db, everything.branch)
  const short = (match: string | null) => isShort(db, match, counts)
  const chosen = asked.attributes ?? []
  const kinds = isSearch(everything) && !short(everything.match) ? chosenKinds(db, chosen) : []
  const within = kinds.length > 0 ? kindsMatch(db, kinds) : null
  const { match } = everything
  const wanted = { ...everything, match: within === null ? match : `(${match}) AND ${within}` }
  const search = { plan, said, near: listed.min === null && listed.max === null }
  const whole = short(wanted.match) ? shortPage(db, asked, wanted, search) : null
  // Nothing has every word, or what has both is something else: then what has some of them.
  const loose =
    within === null && whole?.missed && plan && plan.terms.length > 1
      ? { ...wanted, match: planMatch(plan, 'OR') }
      : null
  const page = loose && short(loose.match) ? shortPage(db, asked, loose, search) : loose ? null : whole
  const longer = (all: Wanted) =>
    longerPage(db, {
      ...asked,
      ...all,
      counts,
      narrowing: narrowingOf(asked, isSearch(all) ? chosenKinds(db, chosen) : null),
    })
  const { products, total, least, facets }: Found = page ?? longer(loose ?? wanted)
  return {
    rows: cardsOf({ db, now }, products, {
      plan,
      choices: chosen,
      byPrice: asked.min !== null || asked.max !== null || said.cheap || (asked.sort?.startsWith('harga') ?? false),
      discounted: asked.discounted ?? false,
    }),
    index,
    size,
    total,
    more: {
      facets: withSwatches(db, within === null ? facets : withTops(db, facets, chosen), products),
      correctedText: plan?.corrected ?? null,
      anyWord: loose !== null || (plan?.unknown.length ?? 0) > 0,
      priceMin: said.min === null ? null : rupiah(said.min),
      priceMax: said.max === null ? null : rupiah(said.max),
      cheap: page?.cheap ?? false,
      fitting: page?.fitting ?? (brand === null ? null : 0),
      nearPrice: page?.near ?? false,
      absentBrand: brand,
      leastTotal: least,
    },
  }
}

/** The bounds of the filters and of the text together. */
const tighter = (filters: Bounds, said: Bounds): Bounds => ({
  min: filters.min === null ? said.min : Math.max(filters.min, said.min ?? 0),
  max: filters.max === null ? said.max : Math.min(filters.max, said.max ?? filters.max),
})

const narrowingOf = (
  { min, max, inStock, discounted, attributes }: Paged,
  kinds: readonly string[] | null = null,
): Narrowing => ({
  min,
  max,
  inStock: inStock ?? false,
  discounted: discounted ?? false,
  choices: attributes ?? [],
  kinds,
})

interface Short extends Found {
  /** Under any filter the search does not find what is meant. */
  missed: boolean
  cheap: boolean
  fitting: number | null
  near: boolean
}
/** `near`: the prices are in the words alone, so a price beside them may do. */
type Search = { plan: Plan | null; said: PriceWords; near: boolean }

function shortPage(db: Db, asked: Paged, wanted: Wanted, { plan, said, near }: Search): Short {
  const { index, size, sort } = asked
  const narrowing = narrowingOf(asked)
  const listed = findListings(db, wanted)
  const all = isSearch(wanted) ? withKinds(db, listed, narrowing.choices) : listed
  const byRank = sort === null || sort === 'paling-sesuai'
  const fit = plan && wanted.match ? fitsOf(db, plan, wanted.match) : null
  const inPrice = narrow(all, narrowing)
  const atAnyPrice = { ...narrowing, min: null, max: null }
  const beside = near && inPrice.length === 0 ? narrow(all, atAnyPrice) : []
  const left = beside.length > 0 ? nearestPriced(beside, fit, narrowing) : inPrice
  const inOrder = beside.length > 0 && byRank ? left : ordered(left, sort ?? 'paling-sesuai', fit?.whole ?? null)
  const best = said.cheap && beside.length === 0 && left.length > 0 ? fitting(inOrder, fit) : null
  const cheap = best !== null && byRank
  // By any order that is chosen, too, what is searched for stands before what is only related to it.
  const first = best ?? (byRank || beside.length > 0 ? [] : stating(inOrder, fit))
  const inRank = putFirst(inOrder, cheap ? first.toSorted((a, b) => a.price - b.price) : first)
  const line = best?.length ?? (beside.length === 0 ? statedFirst(inRank, fit) : null)
  // No word is in a name, a category or a fact: descriptions only mention them.
  const onlyMentioned = fit?.whole.size === 0 && all.length > 0
  // What a list is filtered by is counted of what was searched, as its head counts it.
  const counted = line === null ? all : best ? fitting(all, fit) : stating(all, fit)
  const shown = inRank.slice(index * size, (index + 1) * size)
  return {
    products: findProducts(
      db,
      shown.map(({ productId }) => productId),
    ),
    total: left.length,
    least: false,
    facets: facetsOf(counted, beside.length > 0 ? atAnyPrice : narrowing),
    missed: all.length === 0 || (plan !== null && fit !== null && isSomethingElse(db, plan, fit)),
    cheap,
    fitting: onlyMentioned ? 0 : line,
    near: beside.length > 0,
  }
}

/** Of the whole shop: a list of a category has the tree. */
const isSearch = ({ branch, match }: Wanted): boolean => branch === '' && match !== null

/** Whether what has both words is not the thing that was named first, while something of that name fits better. */
function isSomethingElse(db: Db, plan: Plan, fit: ReturnType<typeof fitsOf>): boolean {
  if (plan.terms.length !== 2 || hasThing(fit)) return false
  const either = planMatch(plan, 'OR')
  return isShort(db, either, countsOf(db, '')) && hasBetterThing(fitsOf(db, plan, either), fit)
}

function cardsOf({ db, now }: Moment, rows: readonly ProductRow[], asked: AskedOf = nothingAsked): ProductCard[] {
  const variants = findVariants(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const voucherPrice = voucherPriceAt(db, now)
  return rows.map((row) => {
    const own = variants.get(row.id) ?? []
    return cardAmong(row, own, askedVariants(own, asked), voucherPrice)
  })
}
