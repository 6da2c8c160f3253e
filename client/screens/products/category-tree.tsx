import type { Category } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import { pathTo, topOf, under } from '#client/kit/product/categories.ts'

interface TreeProps {
  categories: readonly Category[]
  /** The slug of the list beside it. */
  current: string
}

/** The tree beside a list on a desktop, open where the list belongs. Phones have tabs and chips above the list. */
export function CategoryTree({ categories, current }: TreeProps) {
  const open = new Set(pathTo(categories, current).map(({ slug }) => slug))
  const level = (list: readonly Pick<Category, 'slug' | 'name'>[]) => (
    <ul>
      {list.map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={href('products', { category: slug })}
            aria-current={slug === current ? 'page' : undefined}
            className={`flex min-h-9 items-center wrap-anywhere hover:text-brand-text ${slug === current || open.has(slug) ? 'font-semibold text-brand-text' : ''}`}
          >
            {name}
          </a>
          {open.has(slug) ? below(slug) : null}
        </li>
      ))}
    </ul>
  )
  const below = (slug: string) => {
    const children = under(categories, slug)
    return children.length > 0 ? <div className="pl-3">{level(children)}</div> : null
  }
  return (
    <nav aria-label="Semua kategori" className="hidden px-4 pt-3 pb-2 text-base lg:block">
      <h2 className="filter-title">Kategori</h2>
      {level([{ slug: 'semua', name: 'Semua' }, ...topOf(categories)])}
    </nav>
  )
}
