import { and, asc, isNotNull, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { findFlashSaleItems } from '#commerce/pricing/offers.ts'
import { choicesOf, type ListingRow, withOffers } from './finding.ts'
import { type Plan, scoresOf, type Vocabulary } from './query.ts'
import { findVariants, inCategories } from './store.ts'
import { listings } from './tables.ts'

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

/**
 * The listing and the full-text index. A list is read whole, at most 2 000 short rows; then finding.ts filters, counts
 * and sorts it, so that the total and the counts come from the same rows. The table has ordinary prices. Prices of a
 * running flash sale are laid over them here: a sale starts and ends by the clock, and nothing has to be written at
 * that moment.
 */
export function findListings(
  db: Db,
  { categories, match, now }: { categories: readonly string[] | null; match: string | null; now: Date },
): ListingRow[] {
  const wanted = and(categories === null ? undefined : inCategories(categorySlug, categories), isNotNull(price))
  const rows =
    match === null
      ? db.select(columns).from(listings).where(wanted).orderBy(asc(position)).limit(limits.listRows).all()
      : db
          .select(columns)
          .from(listings)
          .innerJoin(sql`product_search`, sql`product_search.rowid = ${id}`)
          .where(and(sql`product_search MATCH ${match}`, wanted))
          .limit(limits.listRows)
          .all()
  const listed = rows.flatMap((row) =>
    row.price === null ? [] : [{ ...row, price: row.price, choices: choicesOf(row.facets) }],
  )
  const inFlashSale = new Set(
    [...findFlashSaleItems(db, now).values()].flatMap((flashItems) =>
      flashItems.map((flashItem) => flashItem.productId),
    ),
  )
  return inFlashSale.size === 0 ? listed : withOffers(listed, findVariants(db, [...inFlashSale], now))
}

/**
 * How well each listing answers a search. The ids come as one JSON text, because a row for each would cost more than
 * the search itself.
 */
export function pointsOf(db: Db, plan: Plan): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { match, points } of scoresOf(plan)) {
    const matching = sql`SELECT rowid FROM product_search WHERE product_search MATCH ${match} LIMIT ${limits.listRows}`
    const ids =
      db.all<{ ids: string }>(sql`SELECT json_group_array(rowid) AS ids FROM (${matching}) LIMIT 1`)[0]?.ids ?? '[]'
    for (const one of JSON.parse(ids) as number[]) sums.set(one, (sums.get(one) ?? 0) + points)
  }
  return sums
}

/** A text that sorts after every word with this beginning, and before every other word. */
const after = (word: string): string => `${word}\u{10ffff}`

export const vocabularyOf = (db: Db): Vocabulary => ({
  known(words) {
    const wanted = JSON.stringify(words)
    const rows = db.all<{ term: string }>(
      sql`SELECT j.value AS term FROM json_each(${wanted}) AS j WHERE EXISTS (SELECT 1 FROM product_word WHERE term = j.value) LIMIT ${limits.listRows}`,
    )
    return new Set(rows.map(({ term }) => term))
  },
  begins: (word) =>
    db.all(sql`SELECT 1 FROM product_word WHERE term >= ${word} AND term < ${after(word)} LIMIT 1`).length > 0,
  near(word, lengths) {
    const first = [...word][0] ?? ''
    const rows = db.all<{ term: string }>(sql`
      SELECT term FROM (SELECT term, col, doc FROM product_word WHERE term >= ${first} AND term < ${after(first)} LIMIT ${limits.listRows})
      WHERE length(term) BETWEEN ${word.length - lengths} AND ${word.length + lengths}
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
