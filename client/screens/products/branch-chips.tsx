import type { Category } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import { allCategories, branchAt, levelOf, shownOf } from '#client/kit/product/categories.ts'

/** The branch that this list belongs to. On a desktop the tree beside the list has it. */
export function BranchChips({ categories, current }: { categories: readonly Category[]; current: string }) {
  const branch = branchAt(categories, current)
  const shown = shownOf(branch, current)
  if (branch.length === 0) return null
  return (
    <nav aria-label="Bagian" className="lg:hidden">
      <ul className="flex gap-2">
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={href('products', { category: slug })}
              aria-current={slug === current ? 'true' : undefined}
              className="chip whitespace-nowrap"
            >
              {name}
            </a>
          </li>
        ))}
        {shown.length < branch.length ? (
          <li>
            <a href={levelOf(branch)} className="chip whitespace-nowrap">
              {allCategories}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
