import { z } from 'zod'
import {
  Flag,
  ItemId,
  nullable,
  ProductId,
  Rupiah,
  lenient,
  lenientOrNull,
  Slug,
  StarTenths,
  Stock,
  text,
  wholeNumber,
  withDefault,
  Count,
  word,
  textOrNumber,
} from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { productSorts } from '#shared/web/product-sorts.ts'
import { endpoint, list, pagedWith, read, record, specified, wire } from '#shared/api/contract/endpoint.ts'
import { Facets } from './facets.ts'
import { Flash } from './flash.ts'
import { media } from './media.ts'
import { Option, withOptions } from './options.ts'
import { statedFacts } from './permits.ts'
import { ShippingEstimate } from './shipping-estimate.ts'
import { sizeTable } from './size-table.ts'
import { Choices, ItemIds, pagingQuery, Slugs } from '#shared/api/contract/query.ts'
import { lazy } from '#shared/lazy.ts'

export const Category = record(() => ({
  slug: ['CATEGORY_SLUG', Slug],
  name: ['CATEGORY_NAME', text(limits.nameChars)],
  image: ['CATEGORY_IMAGE_URL', lenient(Url, '')],
  /** How many products it lists, those of the categories under it too. */
  count: ['CATEGORY_TOTAL_PRODUCT', lenientOrNull(Count)],
  /** The parent category; null: it is at the top, as all of them are where a backend has no tree. */
  parent: ['PARENT_SLUG', lenientOrNull(Slug)],
  description: ['CATEGORY_DESCRIPTION', lenient(text(limits.categoryTextChars), '')],
}))
export type Category = z.output<ReturnType<typeof Category>>

/** What a card shows. `price` is the lowest of what can be bought, else of all variants; `fullPrice` the struck one. */
const card = lazy(() => ({
  id: ['PRODUCT_ID', ProductId],
  slug: ['PRODUCT_SLUG', Slug],
  name: ['PRODUCT_NAME', text(200)],
  image: ['PRODUCT_IMAGE_URL', lenient(Url, '')],
  price: ['PRODUCT_PRICE', Rupiah],
  /** Other variants that can be bought cost more: the price is shown as 'Mulai Rp …'. */
  from: ['PRODUCT_PRICE_ISFROM', lenient(Flag, false)],
  /** The variant whose price this is, when the page of the product would not choose it by itself. */
  shownItemId: ['PRODUCT_SHOWN_ITEM_ID_CODE', lenientOrNull(ItemId)],
  fullPrice: ['PRODUCT_FULL_PRICE', lenientOrNull(Rupiah)],
  /** `price` less what a public voucher takes off one piece for everybody; null: nothing, or nobody says. */
  voucherPrice: ['PRODUCT_VOUCHER_PRICE', lenientOrNull(Rupiah)],
  /** The same for a first order, where that takes more off; null: it does not, or nobody says. */
  firstVoucherPrice: ['PRODUCT_FIRST_VOUCHER_PRICE', lenientOrNull(Rupiah)],
  /** Up to which cost one piece is sent free to everybody; null: it is not, or nobody says. */
  freeShipping: ['PRODUCT_FREE_SHIPPING', lenientOrNull(Rupiah)],
  available: ['PRODUCT_ISAVAILABLE', lenient(Flag, true)],
  sold: ['PRODUCT_SOLD', lenient(Count, 0)],
  /** Ten times the average of its stars: 49 is 4,9. */
  rating: ['PRODUCT_RATING', lenientOrNull(StarTenths())],
  /** The one variant's code when there is nothing to choose: the card can add it at once. */
  itemId: ['PRODUCT_ITEM_ID_CODE', nullable(ItemId)],
  digital: ['PRODUCT_ISDIGITAL', lenient(Flag, false)],
  /** What couriers charge a piece as, in whole kilograms; 0: nobody carries it; null: nobody says. */
  kilos: ['PRODUCT_CHARGED_KILOGRAM', lenientOrNull(Count)],
  flash: ['PRODUCT_FLASH_SALE', lenientOrNull(Flash())],
}))

export const ProductCard = record(card)
export type ProductCard = z.output<ReturnType<typeof ProductCard>>

/** Of the packed piece, in centimetres. */
const Side = wholeNumber(z.int().min(1))
const Packed = record(() => ({ length: ['LENGTH', Side], width: ['WIDTH', Side], height: ['HEIGHT', Side] }))

export const Variant = record(() => ({
  id: specified('ITEM_ID', lenient(textOrNumber(), '')),
  itemId: specified('ITEM_ID_CODE', ItemId),
  name: specified('ITEM_NAME', lenient(text(200), '')),
  /** The seller's own code and the GTIN on the goods, for machines; '': there is none. */
  sku: ['ITEM_SKU', lenient(text(limits.skuChars), '')],
  barcode: ['ITEM_GTIN', lenient(text(14), '')],
  image: specified('ITEM_IMAGE_URL', lenient(Url, '')),
  price: ['ITEM_PRICE', Rupiah],
  fullPrice: ['ITEM_FULL_PRICE', lenientOrNull(Rupiah)],
  /** Beside a struck price: the lowest of `limits.lowestPriceDays`, today included; null: nobody says. */
  lowestPrice: ['ITEM_LOWEST_PRICE', lenientOrNull(Rupiah)],
  voucherPrice: ['ITEM_VOUCHER_PRICE', lenientOrNull(Rupiah)],
  firstVoucherPrice: ['ITEM_FIRST_VOUCHER_PRICE', lenientOrNull(Rupiah)],
  /** null: this backend does not say. */
  stock: ['ITEM_STOCK', lenientOrNull(Stock())],
  /** The chosen value of each option, in the order of the options. */
  values: ['ITEM_VALUES', list(text(60))],
  flash: ['ITEM_FLASH_SALE', lenientOrNull(Flash())],
  /** What a piece of this variant weighs and measures; null: as its product says. */
  weightGrams: ['ITEM_WEIGHT', lenientOrNull(Count)],
  packed: ['ITEM_DIMENSION', lenientOrNull(Packed())],
  shipping: ['ITEM_SHIPPING', lenientOrNull(ShippingEstimate())],
}))
export type Variant = z.output<ReturnType<typeof Variant>>

const Attribute = record(() => ({ name: ['NAME', text(100)], value: ['VALUE', text(300)] }))

const Above = record(() => ({ slug: ['CATEGORY_SLUG', Slug], name: ['CATEGORY_NAME', text(limits.nameChars)] }))

export const Product = record(
  () => ({
    ...card(),
    description: ['PRODUCT_DESCRIPTION', lenient(text(20_000), '')],
    ...media(),
    attributes: ['PRODUCT_ATTRIBUTE_LIST', list(Attribute())],
    options: ['PRODUCT_OPTION_LIST', list(Option())],
    variants: ['ITEM_LIST', list(Variant(), null, limits.variantsRead)],
    weightGrams: ['PRODUCT_WEIGHT', lenientOrNull(Count)],
    packed: ['PRODUCT_DIMENSION', lenientOrNull(Packed())],
    reviews: ['PRODUCT_TOTAL_REVIEW', lenient(Count, 0)],
    categorySlug: ['CATEGORY_SLUG', lenientOrNull(Slug)],
    categoryName: ['CATEGORY_NAME', lenient(text(limits.nameChars), '')],
    /** The categories above its own, from the top of the tree down. */
    categoriesAbove: ['CATEGORY_ABOVE_LIST', list(Above())],
    ...statedFacts(),
    ...sizeTable(),
  }),
  withOptions,
)
export type Product = z.output<ReturnType<typeof Product>>

/** One variant as it can be bought now: what a cart that came by link is made of. */
export const CatalogItem = record(() => ({
  itemId: ['ITEM_ID_CODE', ItemId],
  name: ['PRODUCT_NAME', text(200)],
  variant: ['ITEM_NAME', lenient(text(200), '')],
  slug: ['PRODUCT_SLUG', lenientOrNull(Slug)],
  image: ['ITEM_IMAGE_URL', lenient(Url, '')],
  price: ['ITEM_PRICE', Rupiah],
  fullPrice: ['ITEM_FULL_PRICE', lenientOrNull(Rupiah)],
  /** null: this backend does not say. */
  stock: ['ITEM_STOCK', lenientOrNull(Stock())],
}))
export type CatalogItem = z.output<ReturnType<typeof CatalogItem>>

/** What narrows and orders a list of products; `min` and `max` are whole rupiah. */
const listing = lazy(() => ({
  ...pagingQuery(),
  index: specified('PAGE_INDEX', withDefault(wholeNumber(z.int().min(0).max(limits.listingPages)), 0)),
  sort: ['SORT', nullable(z.enum(productSorts))],
  min: ['PRICE_MIN', nullable(wholeNumber(z.int().min(0).max(1e12)))],
  max: ['PRICE_MAX', nullable(wholeNumber(z.int().min(0).max(1e12)))],
  inStock: ['IN_STOCK', nullable(Flag)],
  discounted: ['DISCOUNTED', nullable(Flag)],
  /** The text is searched as it was typed, nothing of it corrected. */
  exact: ['TEXT_EXACT', nullable(Flag)],
  attributes: ['ATTRIBUTES', nullable(Choices)],
}))

const About = record(() => ({
  facets: ['FACETS', nullable(Facets())],
  /** What was searched instead of what was typed, when a word found nothing. */
  correctedText: ['TEXT_CORRECTED', nullable(text(limits.queryChars * 2))],
  /** No product has every word, so these have some of them. */
  anyWord: ['TEXT_ANY_WORD', lenient(Flag, false)],
  /** What the text says about prices: bounds, and that the cheaper come first. */
  priceMin: ['TEXT_PRICE_MIN', lenientOrNull(Rupiah)],
  priceMax: ['TEXT_PRICE_MAX', lenientOrNull(Rupiah)],
  cheap: ['TEXT_CHEAP', lenient(Flag, false)],
  /** How many are what was searched; what follows is only related. 0: they only mention its words; null: all of it is. */
  fitting: ['TEXT_FIT_TOTAL', lenientOrNull(wholeNumber(z.int().min(0)))],
  /** Nothing has such a price, so these have the nearest. */
  nearPrice: ['TEXT_PRICE_NEAR', lenient(Flag, false)],
  /** A brand among the words of which the shop has nothing. */
  absentBrand: ['TEXT_BRAND_ABSENT', lenientOrNull(text(limits.searchWordChars))],
  /** The total is the least there are: a long list is not counted to its end. */
  leastTotal: ['TOTAL_IS_LEAST', lenient(Flag, false)],
}))

/** A completed search, a category or a product that may be meant. `slug` is a category's or product's. */
export const Suggestion = record(() => ({
  kind: ['KIND', word(['query', 'category', 'product'])],
  label: ['LABEL', text(200)],
  slug: ['SLUG', nullable(Slug)],
  image: ['IMAGE_URL', lenient(Url, '')],
  price: ['PRICE', nullable(Rupiah)],
  from: ['PRICE_ISFROM', lenient(Flag, false)],
}))
export type Suggestion = z.output<ReturnType<typeof Suggestion>>

export const catalog = {
  categories: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/category',
    output: () => list(Category(), null, limits.categories),
  }),
  /** A page of products; `category` null lists all of them. */
  list: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    upstream: 'GET /product/list',
    cache: 'catalog',
    input: () => wire({ ...listing(), category: ['CATEGORY_SLUG', nullable(Slug)] }),
    output: () => pagedWith(ProductCard(), About()),
  }),
  /** The cards of these products in this order; what is not sold here, or no longer, is left out. */
  listBySlugs: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/list-by-slug',
    input: () => wire({ slugs: ['PRODUCT_SLUG_LIST', Slugs] }),
    output: () => list(ProductCard()),
  }),
  search: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    upstream: 'GET /product/search',
    cache: 'catalog',
    input: () => wire(listing()),
    output: () => pagedWith(ProductCard(), About()),
  }),
  /** What a search that is being typed may mean, the likeliest first. */
  suggest: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/suggest',
    input: () => wire({ text: specified('TEXT_SEARCH', text(limits.queryChars)) }),
    output: () => list(Suggestion()),
  }),
  find: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    upstream: 'GET /product/detail/:PRODUCT_SLUG',
    cache: 'catalog',
    input: () => wire({ slug: ['PRODUCT_SLUG', Slug] }),
    output: Product,
  }),
  /** These variants, in any order; what is not sold is left out. */
  listByItems: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/by-items',
    input: () => wire({ items: ['ITEM_ID_LIST', ItemIds] }),
    output: () => list(CatalogItem()),
  }),
  /**
   * Whole products in the order of their ids, for a feed: those after `after`, at most `limits.feedRows`; an empty list
   * is the end.
   */
  listWhole: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/feed',
    input: record(() => ({
      after: ['AFTER_PRODUCT_ID', nullable(ProductId)],
      category: ['CATEGORY_SLUG', nullable(Slug)],
    })),
    output: () => list(Product()),
  }),
  /**
   * The names of all products in addresses, for a sitemap, in blocks of at most `limits.sitemapRows`. A product stays
   * in its block, so a block may have gaps or be empty.
   */
  listSlugs: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/slugs',
    input: record(() => ({
      block: [
        'BLOCK',
        wholeNumber(
          z
            .int()
            .min(0)
            .max(limits.sitemapBlocks * limits.sitemapParts),
        ),
      ],
    })),
    output: () => wire({ slugs: ['PRODUCT_SLUG_LIST', list(Slug)], blocks: ['BLOCK_TOTAL', Count] }),
  }),
  /** Similar products, and before them those that are often bought together with it. */
  related: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /product/related/:PRODUCT_SLUG',
    input: () => wire({ slug: ['PRODUCT_SLUG', Slug] }),
    output: () => list(wire({ ...card(), boughtTogether: ['PRODUCT_ISBOUGHTTOGETHER', lenient(Flag, false)] })),
  }),
}
