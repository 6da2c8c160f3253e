import type { ReactNode } from 'react'
import type { Category } from '#shared/api/catalog.ts'
import { href } from '#shared/routes.ts'
import { pathTo, topOf, under } from './categories.ts'

interface TreeProps {
  categories: readonly Category[]
  /** The slug of the list this stands beside. */
  current: string
}

/** The tree beside a list on a desktop: every branch, the one this list belongs to in colour. Phones have the tabs and chips above it. */
export function CategoryTree({ categories, current }: TreeProps) {
  const open = new Set(pathTo(categories, current).map(({ slug }) => slug))
  const link = ({ slug, name }: Pick<Category, 'slug' | 'name'>) => (
    <a
      href={href('products', { category: slug })}
      aria-current={slug === current ? 'page' : undefined}
      className={`block py-1 wrap-anywhere hover:text-brand-text ${slug === current || open.has(slug) ? 'font-semibold text-brand-text' : ''}`}
    >
      {name}
    </a>
  )
  return (
    <nav aria-label="Kategori" className="mb-4 hidden lg:block">
      <h2 className="filter-title">Kategori</h2>
      <ul className="text-base">
        <li>{link({ slug: 'semua', name: 'Semua' })}</li>
        {topOf(categories).map((top) => (
          <li key={top.slug}>
            {link(top)}
            <Branch categories={categories} slug={top.slug} link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two levels are enough for a column; what lies deeper is reached from the chips of its own list. */
function Branch({ categories, slug, link }: { categories: readonly Category[]; slug: string; link(category: Category): ReactNode }) {
  const children = under(categories, slug)
  if (children.length === 0) return null
  return (
    <ul className="ml-3 text-sm text-neutral-700">
      {children.map((child) => (
        <li key={child.slug}>{link(child)}</li>
      ))}
    </ul>
  )
}
