import type { Category } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'

export const allCategories = 'Semua Kategori'

/** The page of `/kategori` that lists this level of the tree. */
export const levelOf = (level: readonly Category[]): string =>
  href('categories', {}, { induk: level[0]?.parent ?? null })

/** As many of a level as fit beside a list, the one with the slug `current` always among them. */
export function shownOf(level: readonly Category[], current: string): readonly Category[] {
  const first = level.slice(0, limits.categoriesBeside)
  const own = level.find(({ slug }) => slug === current)
  return own && !first.includes(own) ? [own, ...first.slice(1)] : first
}

/** The path from the topmost category down to this one. An unknown parent ends it, and a circle ends where it began. */
export function pathTo(categories: readonly Category[], slug: string | null): readonly Category[] {
  const path: Category[] = []
  let one = categories.find((category) => category.slug === slug)
  while (one && !path.includes(one)) {
    path.unshift(one)
    const { parent } = one
    one = categories.find((category) => category.slug === parent)
  }
  return path
}

/**
 * Categories at the top of the tree. One whose parent is missing counts as well, so that every category can be reached.
 */
export const topOf = (categories: readonly Category[]): readonly Category[] => {
  const known = new Set(categories.map(({ slug }) => slug))
  const tops = categories.filter(({ slug, parent }) => parent === null || parent === slug || !known.has(parent))
  return tops.length > 0 ? tops : categories
}

/** The categories directly below this one. */
export const under = (categories: readonly Category[], slug: string): readonly Category[] =>
  categories.filter((category) => category.parent === slug && category.slug !== slug)

/** The categories below this one; at the end of a branch its siblings. */
export function branchAt(categories: readonly Category[], slug: string): readonly Category[] {
  const children = under(categories, slug)
  if (children.length > 0) return children
  const above = pathTo(categories, slug).at(-2)
  return above ? under(categories, above.slug) : []
}
