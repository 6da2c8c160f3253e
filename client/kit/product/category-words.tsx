import type { Category } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { topOf } from './categories.ts'

/** Ways on from an empty list. Words alone: it is no reason to fetch pictures. */
export const CategoryWords = ({ categories }: { categories: readonly Category[] }) =>
  categories.length === 0 ? null : (
    <nav aria-label="Kategori" className="wrap">
      <ul className="flex flex-wrap justify-center gap-2">
        {topOf(categories)
          .slice(0, limits.categoriesOnHome)
          .map(({ slug, name }) => (
            <li key={slug} className="max-w-full">
              <a href={href('products', { category: slug })} className="chip">
                <span className="truncate">{name}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
