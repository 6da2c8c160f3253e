import { Category, Product } from '#shared/admin/catalog.ts'

/**
 * A product of a test. What is left out comes from the demo shop's product of that slug, or from a plain default.
 */
export interface TestProduct {
  slug: string
  name?: string
  category?: string
  description?: string
  price?: number
  fullPrice?: number | null
  stock?: number
  weightGrams?: number
  dimensions?: [number, number, number]
  digital?: boolean
  published?: boolean
  sold?: number
  /** One option, its values in order, each with its own price and stock when given. */
  variants?: readonly { name: string; price?: number; fullPrice?: number | null; stock?: number }[]
}
interface Goods {
  categories: readonly Category[]
  products: readonly Product[]
}

/** A demo shop's goods, or none, with a test's own in their place or after them. */
export function withProducts({ categories, products }: Goods, given: readonly TestProduct[]): Goods {
  const changes = new Map(given.map((one) => [one.slug, one]))
  const known = new Set(products.map(({ slug }) => slug))
  const usual = categories[0]?.slug ?? 'produk'
  const own = given.filter(({ slug }) => !known.has(slug)).map(({ slug }) => plainProduct(slug, usual))
  const all = [...products, ...own].map((product) => changed(product, changes.get(product.slug)))
  const named = new Set(categories.map(({ slug }) => slug))
  const missing = new Set(all.map(({ categorySlug }) => categorySlug).filter((slug) => !named.has(slug)))
  return {
    categories: [
      ...categories,
      ...[...missing].map((slug) => Category.parse({ slug, name: slug === 'produk' ? 'Produk' : slug })),
    ],
    products: all,
  }
}

const plainProduct = (slug: string, categorySlug: string): Product =>
  Product.parse({
    slug,
    name: slug.replace(/[-_.]+/g, ' ').replace(/^./, (first) => first.toUpperCase()),
    categorySlug,
    weightGrams: 250,
    variants: [{ price: 25_000, stock: 10 }],
  })

function changed(product: Product, given: TestProduct | undefined): Product {
  if (!given) return product
  const { variants, price, fullPrice, stock, category = product.categorySlug, ...rest } = given
  const plain = defined({ price, fullPrice, stock })
  const base = { ...product, ...defined(rest), categorySlug: category }
  const own = product.variants.map((variant) => ({ ...variant, ...plain }))
  const [first] = own
  if (!variants || !first) return Product.parse({ ...base, variants: own })
  return Product.parse({
    ...base,
    options: [{ name: 'Pilihan', values: variants.map(({ name }) => ({ value: name })) }],
    variants: variants.map(({ name, ...one }) => ({ ...first, ...defined(one), values: [name] })),
  })
}

const defined = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
