import type { Category } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { Icon } from '#client/kit/base/icon.tsx'
import { Image } from '#client/app/image.tsx'
import { allCategories, topOf } from '#client/kit/product/categories.ts'

/**
 * Links to the categories at the top of the tree, and to the page of all of them: on a phone in a row that scrolls, else
 * as tiles over the whole width.
 */
export function CategoryRow({ categories }: { categories: readonly Category[] }) {
  const tops = topOf(categories)
  return (
    <nav aria-label="Kategori">
      <ul className="category-row">
        {tops.slice(0, limits.categoriesOnHome).map(({ slug, name, image }) => (
          <li key={slug}>
            <a href={href('products', { category: slug })} className="category">
              <span className="category-image">
                <Image src={image} alt="" label={name} size={72} />
              </span>
              <span className="line-clamp-2 text-xs font-medium">{name}</span>
            </a>
          </li>
        ))}
        {tops.length > limits.categoriesOnHome ? (
          <li>
            <a href={href('categories')} className="category">
              <span className="category-image grid place-items-center">
                <Icon name="chevron-right" size={24} />
              </span>
              <span className="line-clamp-2 text-xs font-medium">{allCategories}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
