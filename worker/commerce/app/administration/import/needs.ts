import { and, eq, not, sql } from 'drizzle-orm'
import { type GoodsNeed, lacking, permitNames } from '#shared/format/permits.ts'
import { limits } from '#shared/limits.ts'
import { categories, products } from '#commerce/catalog/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { PlannedProduct, MergedBatch } from './products.ts'

/**
 * Goods that are about to be shown without what their category, or one above it, demands of them; and a category that
 * demands what goods lack that are shown already, or comes under one that does.
 */
export function needsProblems(
  db: Db,
  batch: MergedBatch,
  planned: readonly PlannedProduct[],
): Readonly<Record<string, string>> {
  const demands = batch.categories.some(({ needs }) => needs.length > 0)
  const mayDemand = demands || batch.categories.some(({ parentSlug }) => parentSlug !== null)
  const shown = planned.filter((one) => (mayDemand ? one.product.published : isNewlyShown(one)))
  if (!demands && ((!mayDemand && shown.length === 0) || !isDemanding(db))) return {}
  const tree = treeOf(db, batch)
  const places = new Map(batch.products.map(({ slug }, place) => [slug, place]))
  const problems: Record<string, string> = {}
  for (const { product } of shown)
    for (const need of lacking(tree.needsOf(product.categorySlug), product))
      problems[`products.${places.get(product.slug)}.${need}`] = 'its category demands it of goods that are shown'
  for (const [place, { slug, needs }] of batch.categories.entries()) {
    const demanded = tree.needsOf(slug)
    const branch = demanded.length > 0 ? tree.branchOf(slug) : []
    for (const need of demanded) {
      const example = findLacking(db, need, branch, [...places.keys()])
      if (example === null) continue
      problems[`categories.${place}.${needs.includes(need) ? 'needs' : 'parentSlug'}`] =
        `${example} is shown and does not state ${need}`
      break
    }
  }
  return problems
}

/** It is shown now and was not with these statements: what was shown before had all that was demanded. */
const isNewlyShown = ({ product, before }: PlannedProduct): boolean =>
  product.published &&
  (!before?.published ||
    before.categorySlug !== product.categorySlug ||
    before.adult !== product.adult ||
    permitNames.some((name) => before[name] !== product[name]))

/** Whether any category demands something; an index has those that do. */
const isDemanding = (db: Db): boolean =>
  db
    .select({ slug: categories.slug })
    .from(categories)
    .where(sql`needs <> '[]'`)
    .limit(1)
    .get() !== undefined

/** The categories as they are after the batch. */
function treeOf(db: Db, batch: MergedBatch) {
  const { slug, parentSlug, needs } = categories
  const stored = db.select({ slug, parentSlug, needs }).from(categories).limit(limits.categories).all()
  const all = new Map([...stored, ...batch.categories].map((one) => [one.slug, one]))
  const pathOf = (from: string): string[] => {
    const path = new Set<string>()
    for (let at: string | null = from; at !== null && !path.has(at); at = all.get(at)?.parentSlug ?? null) path.add(at)
    return [...path]
  }
  return {
    needsOf: (of: string): GoodsNeed[] => [...new Set(pathOf(of).flatMap((one) => all.get(one)?.needs ?? []))],
    branchOf: (of: string): string[] => [...all.keys()].filter((one) => pathOf(one).includes(of)),
  }
}

/** A product of these categories that is shown and lacks it; those of the batch are looked at by themselves. */
function findLacking(db: Db, need: GoodsNeed, branch: readonly string[], batch: readonly string[]): string | null {
  const lacks = {
    halal: eq(products.halal, ''),
    bpom: eq(products.bpom, ''),
    pirt: and(eq(products.pirt, ''), eq(products.bpom, '')),
    sni: eq(products.sni, ''),
    adult: eq(products.adult, false),
  }[need]
  const found = db
    .select({ slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.published, true),
        lacks,
        isOneOf(products.categorySlug, branch),
        not(isOneOf(products.slug, batch)),
      ),
    )
    .limit(1)
    .get()
  return found?.slug ?? null
}
