import { z } from 'zod'
import { Flag, ItemId, maybe, ProductId, Rupiah, shown, shownOrNull, Slug, text, whole } from '../brands.ts'
import { limits } from '../limits.ts'
import { endpoint, list, paged, wire } from './endpoint.ts'
import { pagingQuery } from './query.ts'

const Url = z.string().max(2048)
const Count = whole(z.int().min(0))

export const Category = wire({
  slug: ['CATEGORY_SLUG', Slug],
  name: ['CATEGORY_NAME', text(limits.nameChars)],
  image: ['CATEGORY_IMAGE_URL', shown(Url, '')],
  count: ['CATEGORY_TOTAL_PRODUCT', shownOrNull(Count)],
})
export type Category = z.output<typeof Category>

/** What a card shows. `price` is the lowest of its variants; `fullPrice` the struck one, when there is one. */
const card = {
  id: ['PRODUCT_ID', ProductId],
  slug: ['PRODUCT_SLUG', Slug],
  name: ['PRODUCT_NAME', text(200)],
  image: ['PRODUCT_IMAGE_URL', shown(Url, '')],
  price: ['PRODUCT_PRICE', Rupiah],
  fullPrice: ['PRODUCT_FULL_PRICE', shownOrNull(Rupiah)],
  available: ['PRODUCT_ISAVAILABLE', shown(Flag, true)],
  sold: ['PRODUCT_SOLD', shown(Count, 0)],
  /** Ten times the average of its stars: 49 is 4,9. */
  rating: ['PRODUCT_RATING', shownOrNull(whole(z.int().min(0).max(50)))],
  /** The one variant's code when there is nothing to choose: the card can add it at once. */
  itemId: ['PRODUCT_ITEM_ID_CODE', maybe(ItemId)],
  digital: ['PRODUCT_ISDIGITAL', shown(Flag, false)],
} as const
export const ProductCard = wire(card)
export type ProductCard = z.output<typeof ProductCard>

export const Variant = wire({
  id: ['ITEM_ID', shown(z.codec(z.union([z.string(), z.number()]), z.string(), { decode: String, encode: (v) => v }), '')],
  itemId: ['ITEM_ID_CODE', ItemId],
  name: ['ITEM_NAME', shown(text(200), '')],
  image: ['ITEM_IMAGE_URL', shown(Url, '')],
  price: ['ITEM_PRICE', Rupiah],
  fullPrice: ['ITEM_FULL_PRICE', shownOrNull(Rupiah)],
  /** null: this backend does not tell. */
  stock: ['ITEM_STOCK', shownOrNull(Count)],
  /** The chosen value of each option, in the order of the options. */
  values: ['ITEM_VALUES', list(text(60))],
})
export type Variant = z.output<typeof Variant>

const OptionValue = wire({ value: ['VALUE', text(60)], swatch: ['SWATCH', shownOrNull(z.string().regex(/^#[0-9a-f]{6}$/i))] })
const Option = wire({ name: ['NAME', text(60)], values: ['VALUES', list(OptionValue)] })
const Attribute = wire({ name: ['NAME', text(100)], value: ['VALUE', text(300)] })

export const Product = wire({
  ...card,
  description: ['PRODUCT_DESCRIPTION', shown(text(20_000), '')],
  images: ['PRODUCT_IMAGE_LIST', list(Url)],
  attributes: ['PRODUCT_ATTRIBUTE_LIST', list(Attribute)],
  options: ['PRODUCT_OPTION_LIST', list(Option)],
  variants: ['ITEM_LIST', list(Variant)],
  weightGrams: ['PRODUCT_WEIGHT', shownOrNull(Count)],
  reviews: ['PRODUCT_TOTAL_REVIEW', shown(Count, 0)],
  categorySlug: ['CATEGORY_SLUG', shownOrNull(Slug)],
  categoryName: ['CATEGORY_NAME', shown(text(limits.nameChars), '')],
})
export type Product = z.output<typeof Product>

export const productSorts = ['paling-sesuai', 'terbaru', 'terlaris', 'harga-terendah', 'harga-tertinggi'] as const
export type ProductSort = (typeof productSorts)[number]

/** What narrows and orders a list of products; `min` and `max` are whole rupiah. */
const listing = {
  ...pagingQuery,
  sort: ['SORT', maybe(z.enum(productSorts))],
  min: ['PRICE_MIN', maybe(whole(z.int().min(0).max(1e12)))],
  max: ['PRICE_MAX', maybe(whole(z.int().min(0).max(1e12)))],
  inStock: ['IN_STOCK', maybe(Flag)],
} as const

export const catalog = {
  categories: endpoint({ upstream: 'GET /product/category', access: 'public', door: 'closed', input: wire({}), output: list(Category) }),
  /** A page of products; `category` null lists all of them. */
  list: endpoint({
    upstream: 'GET /product/list',
    access: 'public',
    door: 'open',
    cache: 'catalog',
    input: wire({ ...listing, category: ['CATEGORY_SLUG', maybe(Slug)] }),
    output: paged(ProductCard),
  }),
  search: endpoint({ upstream: 'GET /product/search', access: 'public', door: 'open', cache: 'catalog', input: wire(listing), output: paged(ProductCard) }),
  find: endpoint({
    upstream: 'GET /product/detail/:PRODUCT_SLUG',
    access: 'public',
    door: 'open',
    cache: 'catalog',
    input: wire({ slug: ['PRODUCT_SLUG', Slug] }),
    output: Product,
  }),
  related: endpoint({
    upstream: 'GET /product/related/:PRODUCT_SLUG',
    access: 'public',
    door: 'closed',
    input: wire({ slug: ['PRODUCT_SLUG', Slug] }),
    output: list(ProductCard),
  }),
}
