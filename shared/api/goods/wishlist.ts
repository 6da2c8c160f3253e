import type { z } from 'zod'
import {
  CartId,
  Flag,
  ItemId,
  nullable,
  withDefault,
  Rupiah,
  lenientOrNull,
  Slug,
  text,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { ProductCard } from './catalog.ts'
import { cartChange, change, endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'

/** A product somebody keeps in mind, with what it was when it was saved. */
export const WishlistItem = record(() => ({
  product: ['PRODUCT', ProductCard()],
  /** The form that came from a cart; null: the product itself was saved. */
  itemId: ['ITEM_ID_CODE', lenientOrNull(ItemId)],
  variant: ['ITEM_NAME', withDefault(text(200), '')],
  /** null: this backend does not say. */
  savedPrice: ['WISHLIST_PRICE', nullable(Rupiah)],
  savedAvailable: ['WISHLIST_ISAVAILABLE', withDefault(Flag, true)],
}))
export type WishlistItem = z.output<ReturnType<typeof WishlistItem>>

const Token = text(limits.idChars)

/** What a shopper saves for another day. A guest's becomes the customer's at the sign-in, like the cart. */
export const wishlist = {
  list: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'GET /wishlist/list',
    output: () => list(WishlistItem()),
  }),
  /** The addresses of all that is saved: what the hearts of a page are painted by. */
  listSlugs: endpoint({
    ...read,
    access: 'visitor',
    browserApi: 'open',
    upstream: 'GET /wishlist/slug',
    output: () => list(Slug),
  }),
  add: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /wishlist/add',
    input: () => wire({ slug: ['PRODUCT_SLUG', Slug] }),
  }),
  remove: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /wishlist/delete',
    input: () => wire({ slug: ['PRODUCT_SLUG', Slug] }),
  }),
  /** 'Simpan untuk nanti': a line leaves the cart for the wishlist, in the form it had. */
  saveLine: endpoint({
    ...cartChange,
    access: 'visitor',
    upstream: 'POST /wishlist/from-cart',
    input: () => wire({ id: ['CART_ID', CartId] }),
  }),
  /** The link others may look at it by; '' while it is not shared. */
  findLink: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /wishlist/link',
    output: () => wire({ token: ['WISHLIST_TOKEN', withDefault(Token, '')] }),
  }),
  /** Every sharing has a link of its own: what was taken back stays taken back. */
  share: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /wishlist/link',
    input: () => wire({ active: ['WISHLIST_ISSHARED', Flag] }),
    output: () => wire({ token: ['WISHLIST_TOKEN', withDefault(Token, '')] }),
  }),
  findShared: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /wishlist/shared/:WISHLIST_TOKEN',
    input: () => wire({ token: ['WISHLIST_TOKEN', Token] }),
    output: record(() => ({
      name: ['CUSTOMER_NAME', withDefault(text(limits.nameChars), '')],
      items: ['WISHLIST_LIST', list(WishlistItem())],
    })),
  }),
}
