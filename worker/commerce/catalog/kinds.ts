import { sql } from 'drizzle-orm'
import { categoryFacet, type Choice } from '#shared/web/attributes.ts'
import type { AttributeFacet, Facets } from '#shared/api/goods/facets.ts'
import { limits } from '#shared/limits.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { ListingRow } from './finding.ts'
import { phraseOf } from './query.ts'
import { branchesOf, knownTree } from './store.ts'

/*
 * A search can be narrowed to categories. They are one more attribute of what was found, chosen by their names; a list of
 * a category has the tree for that.
 */

const chosenNames = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.filter(({ name }) => name === categoryFacet).map(({ value }) => value))

/**
 * The same rows, each with its category among its values: its own, or the one at the top where a facet would have more
 * than it shows. A category that is chosen counts on every row below it.
 */
export function withKinds(db: Db, rows: readonly ListingRow[], choices: readonly Choice[]): ListingRow[] {
  const paths = pathsTo(db, new Set(rows.map(({ categorySlug }) => categorySlug)))
  const own = new Set([...paths.values()].map((path) => path.at(-1)))
  const [chosen, at] = [chosenNames(choices), own.size > limits.facetValues ? 0 : -1]
  const kindsOf = (path: readonly string[]) =>
    path.filter((name, place) => name === path.at(at) || (chosen.has(name) && path.indexOf(name) === place))
  return rows.map((row) => ({
    ...row,
    choices: [
      ...kindsOf(paths.get(row.categorySlug) ?? []).map((value) => ({ name: categoryFacet, value })),
      ...row.choices.filter(({ name }) => name !== categoryFacet),
    ],
  }))
}

/** The names from the top of the tree down to each of these categories. */
function pathsTo(db: Db, slugs: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const { paths } = knownTree(db)
  const unknown = [...slugs].filter((slug) => !paths.has(slug))
  // A circle of parents goes on to the longest path there may be.
  const rows =
    unknown.length === 0
      ? []
      : db.all<{ own: string; name: string }>(sql`
    WITH RECURSIVE above (own, name, parent, steps) AS (
      SELECT slug, name, parent_slug, 1 FROM category WHERE slug IN (SELECT value FROM json_each(${JSON.stringify(unknown)}))
      UNION ALL SELECT a.own, c.name, c.parent_slug, a.steps + 1 FROM above AS a JOIN category AS c ON c.slug = a.parent WHERE a.steps < ${limits.categoryPath}
    ) SELECT own, name FROM above ORDER BY steps DESC LIMIT ${limits.listRows}`)
  const found = Map.groupBy(rows, ({ own }) => own)
  for (const slug of unknown)
    paths.set(
      slug,
      (found.get(slug) ?? []).map(({ name }) => name),
    )
  return new Map([...slugs].map((slug) => [slug, paths.get(slug) ?? []]))
}

/** Categories at the top of the tree in the shop's order; of very many only some. */
function topsOf(db: Db): readonly { slug: string; name: string }[] {
  const tree = knownTree(db)
  tree.tops ??= db.all(
    sql`SELECT slug, name FROM (SELECT slug, name, position FROM category WHERE parent_slug IS NULL LIMIT ${limits.categoriesBeside}) ORDER BY position LIMIT ${limits.facetValues}`,
  )
  return tree.tops
}

/*
 * A search that finds too much to be read offers the categories at the top. What it finds in each is not counted,
 * because that would read all of it.
 */

/** The categories that such a search is narrowed to. */
export function chosenKinds(db: Db, choices: readonly Choice[]): string[] {
  const names = [...chosenNames(choices)]
  return names.length === 0
    ? []
    : db
        .all<{ slug: string }>(
          sql`SELECT slug FROM category WHERE name IN (SELECT value FROM json_each(${JSON.stringify(names)})) LIMIT ${limits.facetValues}`,
        )
        .map(({ slug }) => slug)
}

/**
 * What finds the goods of these categories, by the names of all below them: so a search that has nothing there reads
 * nothing. null: there are too many names.
 */
export function kindsMatch(db: Db, kinds: readonly string[]): string | null {
  const slugs = new Set([...branchesOf(db, kinds).values()].flat())
  const names =
    slugs.size > limits.searchNames ? [] : [...pathsTo(db, slugs).values()].flatMap((path) => path.slice(-1))
  return names.length === 0 ? null : `{category} : (${names.map((name) => phraseOf([name])).join(' OR ')})`
}

export function topKinds(db: Db, choices: readonly Choice[]): AttributeFacet[] {
  const names = [...new Set([...topsOf(db).map(({ name }) => name), ...chosenNames(choices)])]
  return names.length < 2
    ? []
    : [{ name: categoryFacet, values: names.map((value) => ({ value, count: null, swatch: null })) }]
}

/** Of a long search that is narrowed to few of its categories, those that it had before. */
export const withTops = (db: Db, facets: Facets, chosen: readonly Choice[]): Facets => ({
  ...facets,
  attributes: [...topKinds(db, chosen), ...facets.attributes.filter(({ name }) => name !== categoryFacet)],
})
