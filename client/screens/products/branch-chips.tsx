import type { Category } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import { allCategories, branchAt, levelOf, shownOf } from '#client/kit/product/categories.ts'

/** The branch that this list belongs to. On a desktop the tree beside the list has it. */
export function BranchChips({ categories, current }: { categories: readonly Category[]; current: string }) {
  const branch = branchAt(categories, current)
  const shown = shownOf(branch, current)
  return (
    <nav aria-label="Bagian">
      <ul>
        {shown.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={href('products', { category: slug })}
              aria-current={slug === current ? 'true' : undefined}
              className="chip"
            >
              {name}
            </a>
          </li>
        ))}
        {shown.length < branch.length ? (
          <li>
            <a href={levelOf(branch)} className="chip">
              {allCategories}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
