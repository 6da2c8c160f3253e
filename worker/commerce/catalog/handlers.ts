import type { Decoded } from '#shared/api/index.ts'
import type { catalog as contract, ProductCard } from '#shared/api/catalog.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'
import type { Db } from '../scope.ts'
import { cardOf, productOf } from './rules.ts'
import { findCategory, findPage, findProduct, findRelated, findVariants, listCategories, type ProductRow } from './store.ts'
import { searchWords } from './words.ts'

export const catalog: Handlers<'catalog'> = {
  categories: (_, { db }) => accepted(listCategories(db)),

  list({ category, ...asked }, { db }) {
    if (category !== null && !findCategory(db, category)) return refused('not_found')
    return accepted(pageOf(db, asked, category))
  },

  search: (asked, { db }) => accepted(pageOf(db, asked, null)),

  find({ slug }, { db }) {
    const product = findProduct(db, slug)
    if (!product) return refused('item_unknown')
    return accepted(productOf(product, findVariants(db, [product.id]).get(product.id) ?? [], findCategory(db, product.categorySlug)))
  },

  related({ slug }, { db }) {
    const product = findProduct(db, slug)
    return product ? accepted(cardsOf(db, findRelated(db, product, limits.listLimit))) : refused('item_unknown')
  },
}

function pageOf(db: Db, { index, size, text, sort, min, max, inStock }: Decoded<typeof contract.search>, category: string | null) {
  const words = text === null ? null : searchWords(text)
  // Punctuation alone is a search that finds nothing, not one for everything.
  if (words?.length === 0) return { rows: [], index, size, total: 0 }
  const { rows, total } = findPage(db, { category, words, sort: sort ?? 'paling-sesuai', min, max, inStock: inStock ?? false, index, size })
  return { rows: cardsOf(db, rows), index, size, total }
}

function cardsOf(db: Db, rows: readonly ProductRow[]): ProductCard[] {
  const variants = findVariants(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => cardOf(row, variants.get(row.id) ?? []))
}
