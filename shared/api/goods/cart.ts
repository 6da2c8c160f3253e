import { z } from 'zod'
import {
  CartId,
  Flag,
  ItemId,
  nullable,
  withDefault,
  Pieces,
  Quantity,
  Rupiah,
  lenient,
  lenientOrNull,
  Slug,
  Stock,
  text,
  typed,
  wholeNumber,
  textOrNumber,
} from '#shared/api/contract/brands.ts'
import { isNothing } from '#shared/api/contract/notations.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { text as texts } from '#shared/text/text.ts'
import {
  cartChange,
  change,
  endpoint,
  list,
  read,
  record,
  rows,
  specified,
  wire,
} from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/** Without a discount a backend may send the one price that there is; a new price of 0 is none then. */
const withPrice = (row: Readonly<Record<string, unknown>>) =>
  isNothing(row.CART_ITEM_NEW_PRICE) && row.CART_ITEM_PRICE ? { ...row, CART_ITEM_NEW_PRICE: row.CART_ITEM_PRICE } : row

export const CartItem = record(
  () => ({
    id: specified('CART_ID', CartId),
    code: specified('CART_ID_CODE', withDefault(textOrNumber(), '')),
    quantity: specified('CART_QTY', Pieces),
    /** What one piece costs now. */
    price: specified('CART_ITEM_NEW_PRICE', Rupiah),
    /** The price to strike through; equal to `price` when there is no discount. */
    fullPrice: specified('CART_ITEM_PRICE', withDefault(Rupiah, 0)),
    name: specified('CART_ITEM_NAME', text(200)),
    slug: specified('CART_ITEM_SLUG', lenientOrNull(Slug)),
    image: specified('CART_ITEM_IMAGE_URL', lenient(Url, '')),
    available: specified('CART_ITEM_ISAVAILABLE', withDefault(Flag, true)),
    variant: ['CART_ITEM_VARIANT_NAME', lenient(text(200), '')],
    /** null: this backend does not say. */
    stock: ['CART_ITEM_STOCK', nullable(Stock())],
    /** What one piece cost when it was added, so that the cart can say what changed. */
    addedPrice: ['CART_ITEM_ADDED_PRICE', nullable(Rupiah)],
    /** What is put into a cart to have the same line again; null: this backend does not say. */
    itemId: ['CART_ITEM_ID_CODE', lenientOrNull(ItemId)],
    /** Why it does not cost what the shopper may expect: a flash sale that ended, a quota that is gone. */
    news: ['CART_ITEM_NEWS', lenient(text(250), '')],
    /** What couriers charge a piece as, in grams; null: nobody carries it, or nobody says. */
    weightGrams: ['CART_ITEM_WEIGHT', lenientOrNull(wholeNumber(z.int().min(0)))],
    /** The price is that of a flash sale. */
    flash: ['CART_ITEM_ISFLASH', withDefault(Flag, false)],
    /** How many are left at that price; null: it is not a flash sale's, or this backend does not say. */
    flashLeft: ['CART_ITEM_FLASH_LEFT', lenientOrNull(Stock())],
    /** Why this customer pays less than the shop's pages say. */
    priceNote: ['CART_ITEM_PRICE_NOTE', lenient(text(100), '')],
  }),
  withPrice,
)
export type CartItem = z.output<ReturnType<typeof CartItem>>

/** A line that cannot be read is shown as one that cannot be bought, so that the shopper sees it and can remove it. */
const unreadableItem = (row: Readonly<Record<string, unknown>>) => ({
  CART_ID: row.CART_ID,
  CART_QTY: 1,
  CART_ITEM_NEW_PRICE: 0,
  CART_ITEM_NAME: texts.lineUnreadable,
  CART_ITEM_ISAVAILABLE: false,
})

/** `[{ CART_ID }]`, as the specification's CART_CART. */
export const CartLines = lazy(() => rows(wire({ id: specified('CART_ID', CartId) }), limits.cartLinesSent))

export const cart = {
  list: endpoint({
    ...read,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'GET /cart/cart-list-v2',
    timeout: 'cart',
    output: () => list(CartItem(), unreadableItem),
  }),
  add: endpoint({
    ...cartChange,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'POST /cart/cart',
    // A second sending would add a second time.
    once: true,
    beginsPurchase: true,
    timeout: 'cart',
    input: () => wire({ itemId: specified('ITEM_ID', ItemId), quantity: specified('ITEM_QTY', Quantity) }),
    output: () => wire({ id: specified('CART_ID', nullable(CartId)) }),
  }),
  change: endpoint({
    ...cartChange,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'PATCH /cart/cart',
    timeout: 'cart',
    input: () => wire({ id: specified('CART_ID', CartId), quantity: specified('CART_QTY', Quantity) }),
  }),
  remove: endpoint({
    ...cartChange,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'POST /cart/cart-delete',
    timeout: 'cart',
    input: () => wire({ id: specified('CART_ID', CartId) }),
  }),
  /** The same path as `remove`; the payload says which. */
  empty: endpoint({
    ...cartChange,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'POST /cart/cart-delete',
    timeout: 'cart',
    input: () => wire({ lines: specified('CART_CART', CartLines()) }),
  }),
  /** What the shopper wants to tell the shop; the next checkout begins with it. '' when there is nothing. */
  findNote: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'GET /cart/note',
    timeout: 'cart',
    output: () => wire({ note: ['CART_NOTE', withDefault(text(limits.noteChars), '')] }),
  }),
  changeNote: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /cart/note',
    timeout: 'cart',
    input: () => wire({ note: ['CART_NOTE', typed(0, limits.noteChars)] }),
  }),
}
