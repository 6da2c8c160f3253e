import type { Category } from '#shared/api/catalog.ts'

/** From the topmost category down to this one. A parent nobody knows is none, and a circle ends where it began. */
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
 * Those that stand by themselves. A category whose parent is missing is one of them, so that none is ever out of reach.
 */
export const topOf = (categories: readonly Category[]): readonly Category[] => {
  const tops = categories.filter(
    ({ slug, parent }) => parent === null || parent === slug || !categories.some((other) => other.slug === parent),
  )
  return tops.length > 0 ? tops : categories
}

/** Those directly under this one. */
export const under = (categories: readonly Category[], slug: string): readonly Category[] =>
  categories.filter((category) => category.parent === slug && category.slug !== slug)

/** What this one opens into; at the end of a branch its neighbours. */
export function branchAt(categories: readonly Category[], slug: string): readonly Category[] {
  const children = under(categories, slug)
  if (children.length > 0) return children
  const above = pathTo(categories, slug).at(-2)
  return above ? under(categories, above.slug) : []
}
