import type { Category } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { allCategories, topOf, under } from '#client/kit/product/categories.ts'

const childrenShown = 10

/** The upper two levels of the tree in columns: what drops down from the header on a desktop. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const tops = topOf(categories)
  const all = { slug: 'semua', name: 'Semua Produk' }
  return (
    <nav aria-label="Semua kategori" className="px-6 pt-4 pb-1 text-base">
      <ul className="lg:columns-3">
        {[all, ...tops.slice(0, limits.categoriesBeside)].map((top) => (
          <li key={top.slug} className="mb-3 break-inside-avoid">
            <CategoryLink {...top} className="font-semibold" />
            <ul>
              {under(categories, top.slug)
                .slice(0, childrenShown)
                .map((child) => (
                  <li key={child.slug}>
                    <CategoryLink {...child} className="text-muted" />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <a href={href('categories')} className="flex min-h-11 items-center font-semibold text-brand-text">
        {allCategories}
      </a>
    </nav>
  )
}

const CategoryLink = ({ slug, name, className }: { slug: string; name: string; className: string }) => (
  <a
    href={href('products', { category: slug })}
    className={`flex min-h-9 items-center wrap-anywhere hover:text-brand-text ${className}`}
  >
    {name}
  </a>
)
