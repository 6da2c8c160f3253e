import { expect, test } from 'vitest'
import { goodsOf } from './batch.ts'
import { demoShops } from './index.ts'

const shops = Object.values(demoShops).map(({ id, categories, ...shop }) => ({
  id,
  categories,
  products: goodsOf({ id, categories, ...shop }).products,
}))
const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/).map((sentence) => sentence.trim().toLowerCase())

test.each(shops)('$id: between 40 and 120 products, each address once', ({ products }) => {
  expect(products.length).toBeGreaterThanOrEqual(40)
  expect(products.length).toBeLessThanOrEqual(120)
  expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length)
})

test('no two products of all shops are described with the same sentence', () => {
  const sentences = shops.flatMap(({ products }) =>
    products.flatMap(({ slug, description }) => sentencesOf(description).map((sentence) => [sentence, slug])),
  )
  const twice = [...Map.groupBy(sentences, ([sentence]) => sentence).values()].filter((places) => places.length > 1)
  expect(twice).toEqual([])
})

test.each(shops)('$id: categories of two levels, each leading to a product', ({ products, categories }) => {
  const parents = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug]))
  expect(parents.size).toBe(categories.length)
  for (const { slug, parentSlug: parent = null } of categories) {
    if (parent !== null)
      expect(parents.has(parent) && parents.get(parent) === undefined, `${slug} stands under ${parent}`).toBe(true)
    const isIn = (category: string) => category === slug || parents.get(category) === slug
    expect(
      products.some(({ categorySlug }) => isIn(categorySlug)),
      slug,
    ).toBe(true)
  }
})

test.each(shops)('$id: prices, stock and weight are such as a shop has', ({ products }) => {
  for (const { slug, variants, digital, weightGrams } of products) {
    expect(variants.length, slug).toBeGreaterThan(0)
    for (const { price, fullPrice, stock } of variants) {
      expect(price, slug).toBeGreaterThan(0)
      expect(price % 500, slug).toBe(0)
      expect(fullPrice === null || fullPrice > price, slug).toBe(true)
      expect(stock, slug).toBeGreaterThanOrEqual(0)
    }
    expect(digital, slug).toBe(weightGrams === 0)
  }
})

/** '500 g' and '1 kg' in grams; null: the value names no weight. */
function gramsOf(value: string): number | null {
  const [, amount, unit] = /^(\d+) (g|kg)$/.exec(value) ?? []
  return amount === undefined ? null : Number(amount) * (unit === 'kg' ? 1_000 : 1)
}
test.each(shops)('$id: a variant that names its weight weighs at least that', ({ products }) => {
  for (const { slug, variants, weightGrams } of products)
    for (const variant of variants)
      for (const grams of (variant.values ?? []).map(gramsOf))
        if (grams !== null) expect(variant.weightGrams ?? weightGrams, slug).toBeGreaterThanOrEqual(grams)
})

test.each(shops)(
  '$id: every kind of choice: none to three options, what is missing, nearly gone and gone',
  ({ products }) => {
    const having = (count: number) => products.filter(({ options }) => options.length === count).length
    expect([0, 1, 2, 3].every((count) => having(count) >= 2)).toBe(true)
    const pieces = products.map(({ variants }) => variants.reduce((sum, { stock }) => sum + stock, 0))
    expect(pieces.some((count) => count === 0)).toBe(true)
    expect(pieces.some((count) => count > 0 && count <= 5)).toBe(true)
    const combinations = ({ options }: (typeof products)[number]) =>
      options.reduce((count, { values }) => count * values.length, 1)
    expect(products.some((product) => product.variants.length < combinations(product))).toBe(true)
  },
)

test.each(shops)(
  '$id: what a size table measures, no description says in other numbers',
  ({ products, categories }) => {
    const measured = new Set<string>(categories.flatMap(({ slug, sizes }) => (sizes ? [slug] : [])))
    const goods = products.filter(({ categorySlug }) => measured.has(categorySlug ?? ''))
    expect(goods.filter(({ description }) => /lebar dada/i.test(description)).map(({ slug }) => slug)).toEqual([])
  },
)
