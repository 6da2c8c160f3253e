import type { Category } from '#shared/api/goods/catalog.ts'
import { href } from '#shared/web/routes.ts'
import { Image } from '#client/app/image.tsx'
import { topOf } from '#client/kit/product/categories.ts'

/** Links to the categories at the top of the tree, in a row that scrolls. */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label="Kategori">
      <ul className="category-row">
        {topOf(categories).map(({ slug, name, image }) => (
          <li key={slug}>
            <a href={href('products', { category: slug })} className="category">
              <span className="category-image">
                <Image src={image} alt="" label={name} size={72} />
              </span>
              <span className="line-clamp-2 text-xs font-medium">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
