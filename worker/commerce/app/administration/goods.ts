import { type SampleProduct, type SampleShop, samplePicture, type SampleVariant } from '#demo/index.ts'
import type { ProductInput } from './inputs.ts'

export type Goods = Omit<SampleProduct, 'pictures' | 'variants'> & {
  published: boolean
  images: readonly string[]
  variants: readonly (SampleVariant & { image: string })[]
}

/** The products a shop opens with: the sample's, changed where `given` says so, and those only `given` has. */
export function goodsOf(sample: SampleShop | null, given: readonly ProductInput[]): Goods[] {
  const changes = new Map(given.map((one) => [one.slug, one]))
  const fromSample = (sample?.products ?? []).map((product) => goodsFromSample(product, sample?.id ?? 'kopi'))
  const known = new Set(fromSample.map(({ slug }) => slug))
  const category = sample?.categories[0]?.slug ?? defaultCategory.slug
  const own = given.filter(({ slug }) => !known.has(slug)).map(({ slug }) => plainGoods(slug, category))
  return [...fromSample, ...own].map((goods) => changed(goods, changes.get(goods.slug)))
}

/** Where products without a category of their own stand. */
export const defaultCategory = { slug: 'produk', name: 'Produk', image: '' } as const

function goodsFromSample({ pictures, ...product }: SampleProduct, shop: SampleShop['id']): Goods {
  const images = pictures.map((name) => samplePicture(shop, name))
  const variants = product.variants.map((variant) => ({
    ...variant,
    image: variant.picture ? samplePicture(shop, variant.picture) : (images[0] ?? ''),
  }))
  return { ...product, published: true, images, variants }
}

function plainGoods(slug: string, category: string): Goods {
  const name = slug.replace(/[-_.]+/g, ' ').replace(/^./, (first) => first.toUpperCase())
  const variant = { values: [], price: 25_000, fullPrice: null, stock: 10, image: '' }
  return {
    slug,
    name,
    category,
    description: '',
    attributes: [],
    weightGrams: 250,
    digital: false,
    published: true,
    images: [],
    options: [],
    variants: [variant],
    sold: 0,
  }
}

function changed(goods: Goods, given: ProductInput | undefined): Goods {
  if (!given) return goods
  const { variants, price, fullPrice, stock, slug: _, ...rest } = given
  const plain = {
    ...(price === undefined ? {} : { price }),
    ...(fullPrice === undefined ? {} : { fullPrice }),
    ...(stock === undefined ? {} : { stock }),
  }
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Goods>
  const base = { ...goods, ...told, variants: goods.variants.map((variant) => ({ ...variant, ...plain })) }
  const [first] = base.variants
  if (!variants || !first) return base
  return {
    ...base,
    options: [{ name: 'Pilihan', values: variants.map(({ name }) => ({ value: name })) }],
    variants: variants.map(({ name, ...own }) => ({
      ...first,
      ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
      values: [name],
    })),
  }
}
