import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { findFlashSaleItems } from '#commerce/pricing/offers.ts'
import { choicesOf, type ListingRow, withOffers } from './finding.ts'
import { phraseOf, type Plan, scoresOf, type Vocabulary } from './query.ts'
import { findVariants } from './store.ts'
import { listingPlaces, listings } from './tables.ts'

const { id, productId, categorySlug, position, sold, createdAt, price, discounted, available } = listings
const columns = {
  id,
  productId,
  categorySlug,
  position,
  sold,
  createdAt,
  price,
  discounted,
  available,
  facets: sql<string>`${listings.facets}`,
}

/** A list or a search: in a branch of the categories ('' is the whole shop), as FTS5 reads `match`. */
export interface Wanted {
  branch: string
  match: string | null
  now: Date
}

/** What finds the listings of a search, whatever else is asked of them. */
export const isMatch = (match: string, listingId: SQL | Column): SQL =>
  sql`EXISTS (SELECT 1 FROM product_search WHERE product_search MATCH ${match} AND product_search.rowid = ${listingId})`

/**
 * The rows of a short list: it is read whole, and finding.ts filters, counts and sorts it, so that the total and the
 * counts come from the same rows. The table has ordinary prices. Prices of a running flash sale are laid over them
 * here:
 * a flash sale starts and ends by the clock, and nothing has to be written at that moment.
 */
export function findListings(db: Db, { branch, match, now }: Wanted): ListingRow[] {
  const inBranch = and(eq(listingPlaces.branch, branch), eq(listingPlaces.listingId, id))
  const rows =
    match === null
      ? db.select(columns).from(listingPlaces).innerJoin(listings, inBranch).limit(limits.listRows).all()
      : db
          .select(columns)
          .from(sql`product_search`)
          .crossJoin(listings)
          .innerJoin(listingPlaces, inBranch)
          .where(sql`product_search MATCH ${match} AND ${id} = product_search.rowid`)
          .limit(limits.listRows)
          .all()
  return pricedNow(db, rows, now)
}

/** What a running flash sale has of a list: `discounted` are so many more than without it. */
interface FlashListings {
  rows: ListingRow[]
  discounted: number
}

/** The listings of products in a running flash sale, as far as they belong to a list: their prices go by the clock. */
export function findFlashListings(db: Db, { branch, match, now }: Wanted): FlashListings {
  const slugs = flashProductsOf(db, now)
  if (slugs.length === 0) return { rows: [], discounted: 0 }
  const rows = db
    .select(columns)
    .from(listings)
    .innerJoin(listingPlaces, and(eq(listingPlaces.branch, branch), eq(listingPlaces.listingId, id)))
    .where(and(isOneOf(productId, slugs), match === null ? undefined : isMatch(match, id)))
    .limit(limits.flashSaleItems)
    .all()
  const priced = pricedNow(db, rows, now)
  const reduced = (all: readonly Pick<ListingRow, 'discounted'>[]) => all.filter((row) => row.discounted).length
  return { rows: priced, discounted: reduced(priced) - reduced(rows) }
}

const flashProductsOf = (db: Db, now: Date): string[] => [
  ...new Set(
    [...findFlashSaleItems(db, now).values()].flatMap((flashItems) =>
      flashItems.map((flashItem) => flashItem.productId),
    ),
  ),
]

type StoredRow = Omit<ListingRow, 'price' | 'choices'> & { price: number | null; facets: string }

function pricedNow(db: Db, rows: readonly StoredRow[], now: Date): ListingRow[] {
  const listed = rows.flatMap((row) =>
    row.price === null ? [] : [{ ...row, price: row.price, choices: choicesOf(row.facets) }],
  )
  const inFlashSale = flashProductsOf(db, now)
  return inFlashSale.length === 0 ? listed : withOffers(listed, findVariants(db, inFlashSale, now))
}

/**
 * How well each listing answers a search, and its first word, which says what the thing is. Only what `found` finds gets
 * points, because one word may be in every product. The ids come as one JSON text: a row for each would cost more than
 * the search itself.
 */
export function fitsOf(db: Db, plan: Plan, found: string): { whole: Map<number, number>; thing: Map<number, number> } {
  const [whole, thing] = [new Map<number, number>(), new Map<number, number>()]
  for (const { match, points, ofThing } of scoresOf(plan)) {
    const matching = sql`SELECT rowid FROM product_search WHERE product_search MATCH ${`(${found}) AND (${match})`} LIMIT ${limits.listRows}`
    const ids =
      db.all<{ ids: string }>(sql`SELECT json_group_array(rowid) AS ids FROM (${matching}) LIMIT 1`)[0]?.ids ?? '[]'
    for (const one of JSON.parse(ids) as number[])
      for (const sums of ofThing ? [whole, thing] : [whole]) sums.set(one, (sums.get(one) ?? 0) + points)
  }
  return { whole, thing }
}

/** A text that sorts after every word with this beginning, and before every other word. */
const after = (word: string): string => `${word}\u{10ffff}`

function wordsAmong(db: Db, words: readonly string[], where: SQL): Set<string> {
  const wanted = JSON.stringify(words)
  const rows = db.all<{ term: string }>(
    sql`SELECT j.value AS term FROM json_each(${wanted}) AS j WHERE EXISTS (SELECT 1 FROM product_word WHERE term = j.value ${where}) LIMIT ${limits.listRows}`,
  )
  return new Set(rows.map(({ term }) => term))
}

export const vocabularyOf = (db: Db): Vocabulary => ({
  known: (words) => wordsAmong(db, words, sql``),
  stated: (words) => wordsAmong(db, words, sql`AND col <> 'description'`),
  begins: (word) =>
    db.all(sql`SELECT 1 FROM product_word WHERE term >= ${word} AND term < ${after(word)} LIMIT 1`).length > 0,
  spells: (words) =>
    db.all(sql`SELECT 1 FROM product_search WHERE product_search MATCH ${phraseOf(words)} LIMIT 1`).length > 0,
  // Descriptions have words of every kind, so nothing is corrected to one of theirs.
  near(word, lengths) {
    const first = [...word][0] ?? ''
    const rows = db.all<{ term: string }>(sql`
      SELECT term FROM (SELECT term, col, doc FROM product_word WHERE term >= ${first} AND term < ${after(first)} LIMIT ${limits.listRows})
      WHERE col <> 'description' AND length(term) BETWEEN ${word.length - lengths} AND ${word.length + lengths}
      ORDER BY col = 'name' DESC, doc DESC, term LIMIT ${limits.listRows}`)
    return [...new Set(rows.map(({ term }) => term))]
  },
})

/** Words in product names with this beginning, the most used first. */
export function findCompletions(db: Db, beginning: string, limit: number): string[] {
  return db
    .all<{ term: string }>(sql`
      SELECT term FROM (SELECT term, doc FROM product_word WHERE term >= ${beginning} AND term < ${after(beginning)} AND col = 'name' LIMIT ${limits.listRows})
      ORDER BY doc DESC, term LIMIT ${limit}`)
    .map(({ term }) => term)
}
