import {
  Flag,
  ItemId,
  lenient,
  lenientOrNull,
  nullable,
  Pieces,
  Rupiah,
  SignedRupiah,
  Slug,
  text,
  withDefault,
} from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import type { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { text as texts } from '#shared/text/text.ts'
import { list, record } from '#shared/api/contract/endpoint.ts'

export const OrderLine = record(() => ({
  /** What puts it into a cart again; null where this backend does not say. */
  itemId: ['ITEM_ID_CODE', lenientOrNull(ItemId)],
  name: ['ITEM_NAME', text(200)],
  variant: ['ITEM_VARIANT_NAME', withDefault(text(200), '')],
  slug: ['PRODUCT_SLUG', nullable(Slug)],
  image: ['ITEM_IMAGE_URL', withDefault(Url, '')],
  quantity: ['ITEM_QTY', Pieces],
  price: ['ITEM_PRICE', Rupiah],
  fullPrice: ['ITEM_FULL_PRICE', nullable(Rupiah)],
  total: ['ITEM_TOTAL', nullable(Rupiah)],
  /** Why this customer pays less than the shop's pages say; only until the order is placed. */
  priceNote: ['ITEM_PRICE_NOTE', lenient(text(100), '')],
  available: ['ITEM_ISAVAILABLE', withDefault(Flag, true)],
}))
export type OrderLine = z.output<ReturnType<typeof OrderLine>>
/** Lines of a checkout or an order: one that cannot be read is said, because a shopper pays for it. */
export const orderLines = () =>
  list(OrderLine(), (row) => ({
    ...row,
    ITEM_NAME: texts.lineUnreadable,
    ITEM_QTY: 1,
    ITEM_PRICE: 0,
    ITEM_TOTAL: null,
    ITEM_ISAVAILABLE: false,
  }))

/** Who the label names as the sender instead of the shop. */
export const Dropship = record(() => ({
  name: ['DROPSHIPPER_NAME', text(limits.personNameChars)],
  phone: ['DROPSHIPPER_PHONE', text(limits.phoneInputMax)],
}))

/** One line of the payment summary, in the order it is shown; a discount is negative. */
export const SummaryLine = record(() => ({ label: ['LABEL', text(100)], amount: ['AMOUNT', SignedRupiah] }))
