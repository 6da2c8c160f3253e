import type { Category } from '#shared/api/catalog.ts'
import { href } from '#shared/routes.ts'
import { Picture } from '../picture.tsx'

/** Round doors to the categories, in a row that scrolls. */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label="Kategori">
      <ul className="category-row">
        {categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <a href={href('products', { category: slug })} className="category">
              <span className="category-picture">
                <Picture src={image} alt="" label={name} size={72} />
              </span>
              <span className="line-clamp-2 text-xs font-medium">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
