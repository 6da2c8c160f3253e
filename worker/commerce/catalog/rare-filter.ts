import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#commerce/platform/scope.ts'
import type { Choice } from '#shared/web/attributes.ts'
import type { Narrowing } from './finding.ts'
import { branchFacets } from './tables.ts'

/** How many products a branch lists (''), how many of them are 'available', and how many 'discounted'. */
export type BranchCounts = ReadonlyMap<string, number>

/** How many products of a branch have this value. */
export const countOf = (db: Db, root: string, { name, value }: Choice): number =>
  db
    .select({ products: branchFacets.products })
    .from(branchFacets)
    .where(and(eq(branchFacets.branch, root), eq(branchFacets.name, name), eq(branchFacets.value, value)))
    .get()?.products ?? 0

interface Filtered {
  branch: string
  counts: BranchCounts
  narrowing: Narrowing
  size: number
}

/** How many rows one product costs that is found by its filter and looked up, as against walked past. */
const lookedUpRows = 4

/**
 * The name of a filter that so few products of the shop pass that reading all of them is cheaper than walking along the
 * list until a page of them has been met; null: there is none.
 */
export function rareFilter(db: Db, { counts, narrowing, size }: Filtered): string | null {
  const all = counts.get('') ?? 0
  for (const [name, chosen] of Map.groupBy(narrowing.choices, (choice) => choice.name)) {
    const passing = chosen.reduce((sum, choice) => sum + countOf(db, '', choice), 0)
    if (passing * passing * lookedUpRows < all * size) return name
  }
  return null
}

/**
 * Whether so few products of a branch have a price of this range that reading all of them is cheaper than walking along
 * the list: of an empty range that is the whole shop. No more than those few are counted.
 */
export function isPriceRare(db: Db, { branch, counts, narrowing: { min, max }, size }: Filtered): boolean {
  if (min === null && max === null) return false
  const few = Math.floor(Math.sqrt(((counts.get('') ?? 0) * size) / lookedUpRows))
  const inRange = sql`SELECT 1 FROM listing_place INDEXED BY listing_place_by_price WHERE branch = ${branch} AND price BETWEEN ${min ?? 0} AND ${max ?? Number.MAX_SAFE_INTEGER} LIMIT ${few + 1}`
  return (db.get<{ n: number }>(sql`SELECT count(*) AS n FROM (${inRange})`)?.n ?? 0) <= few
}
