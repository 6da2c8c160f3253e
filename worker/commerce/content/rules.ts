import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Article, ArticleCard, Block, Information, InformationLine } from '#shared/api/shop/content.ts'
import type { Block as StoredBlock } from '#shared/admin/content.ts'
import type { ArticleRow, InformationRow } from './store.ts'

type Named<Row> = Row & { categoryName: string }

export function articleCardOf({
  slug,
  title,
  categorySlug,
  categoryName,
  image,
  summary,
  publishedAt,
}: Named<Omit<ArticleRow, 'body' | 'until' | 'previewKey'>>): ArticleCard {
  return { slug, title, categorySlug, categoryName, image, summary, date: publishedAt.toISOString() }
}

export function articleOf(row: Named<ArticleRow>, products: ReadonlyMap<string, ProductCard>): Article {
  return { ...articleCardOf(row), body: blocksOf(row.body, products) }
}

export const informationLineOf = ({
  slug,
  title,
  summary,
}: Pick<InformationRow, 'slug' | 'title' | 'summary'>): InformationLine => ({
  slug,
  title,
  summary,
})

export function informationOf(row: InformationRow, products: ReadonlyMap<string, ProductCard>): Information {
  return { ...informationLineOf(row), body: blocksOf(row.body, products), date: row.changedAt.toISOString() }
}

/** The slugs of the products that a body links to. */
export const productsIn = (body: readonly StoredBlock[]): string[] => [
  ...new Set(body.flatMap((block) => (block.kind === 'product' ? [block.slug] : []))),
]

/** The block of a product that is no longer sold is left out. */
export function blocksOf(body: readonly StoredBlock[], products: ReadonlyMap<string, ProductCard>): Block[] {
  return body.flatMap((block): Block[] => {
    if (block.kind !== 'product') return [block]
    const card = products.get(block.slug)
    return card
      ? [{ kind: 'product', slug: card.slug, name: card.name, image: card.image, price: card.price, from: card.from }]
      : []
  })
}
