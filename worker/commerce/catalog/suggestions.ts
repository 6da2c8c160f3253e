import type { Suggestion } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { countsOf } from './branch-facets.ts'
import { narrow, ordered } from './finding.ts'
import { findCompletions, findListings, fitsOf, vocabularyOf } from './index-store.ts'
import { isShort, rankedPage } from './long-list.ts'
import { type PriceWords, readPrices } from './price-words.ts'
import { type Plan, planMatch, planSearch } from './query.ts'
import { cardOf } from './rules.ts'
import { type CategoryRow, findProducts, findVariants, firstCategories, type ProductRow } from './store.ts'
import { beginsShoppingWord, wordsOf } from './words.ts'

const queriesMax = 3
const categoriesMax = 2
/** A suggestion comes with every letter, so it does not read every category of a large shop. */
const categoriesLookedAt = 50

/**
 * Suggestions in this order: searches that complete the last word, categories of that name, and products; never more
 * than a small list holds.
 */
export function suggestionsFor(db: Db, text: string, now: Date): Suggestion[] {
  const words = wordsOf(text)
  const last = words.at(-1)
  if (last === undefined) return []
  const others = [...queriesFor(db, words, last), ...categoriesFor(db, words)]
  return [...others, ...productsFor(db, text, now, limits.suggestions - others.length)]
}

function queriesFor(db: Db, words: readonly string[], last: string): Suggestion[] {
  const before = words.slice(0, -1)
  const completed = findCompletions(db, last, queriesMax + 1).filter((word) => word !== last && !before.includes(word))
  return completed.slice(0, queriesMax).map((word) => ({
    kind: 'query' as const,
    label: [...before, word].join(' ').slice(0, limits.queryChars),
    slug: null,
    image: '',
    price: null,
    from: false,
  }))
}

function categoriesFor(db: Db, words: readonly string[]): Suggestion[] {
  const fits = (name: string) => words.every((word) => wordsOf(name).some((own) => own.startsWith(word)))
  const lists = (slug: string) => (countsOf(db, slug).get('') ?? 0) > 0
  const found: CategoryRow[] = []
  for (const one of firstCategories(db, categoriesLookedAt))
    if (found.length < categoriesMax && fits(one.name) && lists(one.slug)) found.push(one)
  return found.map(({ name, slug, image }) => ({
    kind: 'category' as const,
    label: name,
    slug,
    image,
    price: null,
    from: false,
  }))
}

/** 'hp mur' will be 'hp murah', and 'hp 2 jutaan' says a price: neither is a word of the goods. */
function productsFor(db: Db, text: string, now: Date, limit: number): Suggestion[] {
  const vocabulary = vocabularyOf(db)
  const said = readPrices(text)
  const words = wordsOf(said.text)
  const last = words.at(-1) ?? ''
  const unfinished = words.length > 1 && beginsShoppingWord(last) && !vocabulary.begins(last)
  const plan = planSearch(unfinished ? words.slice(0, -1).join(' ') : said.text, vocabulary)
  if (!plan || plan.unknown.length > 0) return []
  const products = bestOf(db, plan, said, { now, limit })
  const variants = findVariants(
    db,
    products.map(({ id }) => id),
    now,
  )
  return products.map((product) => {
    const { name, slug, image, price, from } = cardOf(product, variants.get(product.id) ?? [])
    return { kind: 'product' as const, label: name, slug, image, price, from }
  })
}

/** The products that are meant most likely. */
function bestOf(
  db: Db,
  plan: Plan,
  { min, max }: PriceWords,
  { now, limit }: { now: Date; limit: number },
): ProductRow[] {
  const wanted = { branch: '', match: planMatch(plan), now }
  const narrowing = { min, max, inStock: false, discounted: false, choices: [], kinds: null }
  if (!isShort(db, wanted.match, countsOf(db, wanted.branch)))
    return rankedPage(db, { match: wanted.match, index: 0, size: limit, narrowing }).products
  const rows = narrow(findListings(db, wanted), narrowing)
  const best = ordered(rows, 'paling-sesuai', fitsOf(db, plan, wanted.match).whole).slice(0, limit)
  return findProducts(
    db,
    best.map(({ productId }) => productId),
  )
}
