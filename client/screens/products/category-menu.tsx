import type { Category } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import { topOf, under } from '#client/kit/product/categories.ts'

/** The whole tree in columns: what drops down from the header on a desktop. */
export function CategoryMenu({ categories }: { categories: readonly Category[] }) {
  const all = { slug: 'semua', name: 'Semua Produk' }
  return (
    <nav aria-label="Semua kategori" className="px-6 pt-4 pb-1 text-base">
      <ul className="lg:columns-3">
        {[all, ...topOf(categories)].map((top) => (
          <li key={top.slug} className="mb-3 break-inside-avoid">
            <CategoryLink {...top} className="font-semibold" />
            <ul>
              {under(categories, top.slug).map((child) => (
                <li key={child.slug}>
                  <CategoryLink {...child} className="text-neutral-600" />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
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
