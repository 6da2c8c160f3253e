import type { Category } from '#shared/api/goods/catalog.ts'
import { groupDigits } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { allCategories, levelOf, pathTo, shownOf, topOf, under } from '#client/kit/product/categories.ts'

const everything = { slug: 'semua', name: 'Semua', count: null }

interface TreeProps {
  categories: readonly Category[]
  /** The slug of the list beside it. */
  current: string
}

/** The tree beside a list on a desktop, open where the list belongs. Phones have tabs and chips above the list. */
export function CategoryTree({ categories, current }: TreeProps) {
  const open = new Set(pathTo(categories, current).map(({ slug }) => slug))
  const level = (list: readonly Category[], all = false) => (
    <ul>
      {[
        ...(all ? [everything] : []),
        ...shownOf(list, [...open].find((slug) => list.some((one) => one.slug === slug)) ?? ''),
      ].map(({ slug, name, count }) => (
        <li key={slug}>
          <a
            href={href('products', { category: slug })}
            aria-current={slug === current ? 'page' : undefined}
            className={slug === current || open.has(slug) ? 'font-semibold text-brand-text' : undefined}
          >
            <span className="min-w-0 flex-1">{name}</span>
            {count === null ? null : <small className="numbers text-sm text-muted">{groupDigits(count)}</small>}
          </a>
          {open.has(slug) ? below(slug) : null}
        </li>
      ))}
      {list.length > limits.categoriesBeside ? (
        <li>
          <a href={all ? href('categories') : levelOf(list)} className="text-brand-text">
            {allCategories}
          </a>
        </li>
      ) : null}
    </ul>
  )
  const below = (slug: string) => {
    const children = under(categories, slug)
    return children.length > 0 ? <div className="pl-3">{level(children)}</div> : null
  }
  return (
    <nav aria-label="Semua kategori" className="category-tree">
      <h2 className="mb-1 text-md">Kategori</h2>
      {level(topOf(categories), true)}
    </nav>
  )
}
