import { asc, eq } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { listLines } from '#commerce/cart/store.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { type ShopperIds, shopperIdsOf } from '#commerce/pricing/shopper-ids.ts'
import { type PriceOrigin } from '#commerce/pricing/flash-sale-rules.ts'
import { dealLines } from '#commerce/pricing/lines.ts'
import { cached } from '#commerce/platform/memory.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { chargedGrams, parcelOf } from '#shared/order/charged-weight.ts'
import { type LineRow, orderLines, type OrderRow } from './tables.ts'

/**
 * A line as it would be sold at this moment: `unitPrice` and `fullPrice` are today's; `origin` says what flash sales
 * change about them.
 */
export type LineNow = Omit<LineRow, 'orderId' | 'position' | 'flashSaleId' | 'ownPrice'> & {
  ownPrice?: number | null
  /** What the line of the draft says; only one that becomes an order is written again. */
  written?: Pick<LineRow, 'unitPrice' | 'fullPrice' | 'flashSaleId'>
  stock: number
  published: boolean
  digital: boolean
  adult: boolean
  productId: string
  categorySlug: string
  origin?: PriceOrigin
}

const { published, digital, adult, categorySlug } = products
const now = {
  unitPrice: variants.price,
  fullPrice: variants.fullPrice,
  stock: variants.stock,
  productId: products.id,
  published,
  digital,
  adult,
  categorySlug,
}

/** The lines of a draft at today's price and stock. */
export function listLinesNow(db: Db, order: Lined, at: Date): readonly LineNow[] {
  const { id, customerId, buyer, dropshipPhone, address } = order
  const turn = ['lines', id, customerId, buyer, dropshipPhone, address?.phone, at]
  return cached(db, { turn }, () => readLinesNow(db, order, at))
}

/** The lines of an order that holds its pieces, as they were before it took them. */
export const listLinesBefore = (db: Db, order: Lined, at: Date): LineNow[] =>
  listLinesNow(db, order, at).map(({ origin, ...line }) => {
    const before = { ...line, stock: line.stock + line.quantity }
    if (!origin?.flashItem || origin.flashItem.flashSaleId !== line.written?.flashSaleId) return before
    const flashItem = { ...origin.flashItem, sold: origin.flashItem.sold - line.quantity }
    return { ...before, origin: { ...origin, flashItem, missed: null } }
  })
type Lined = Pick<OrderRow, 'id' | 'customerId' | 'buyer' | 'dropshipPhone' | 'address'>

function readLinesNow(db: Db, order: Lined, at: Date): LineNow[] {
  const { variantId, name, variantName, slug, image, addedPrice, quantity, weightGrams, ownPrice } = orderLines
  const { unitPrice, fullPrice, flashSaleId } = orderLines
  const kept = { variantId, name, variantName, slug, image, addedPrice, quantity, weightGrams, ownPrice }
  const lines = db
    .select({ ...kept, written: { unitPrice, fullPrice, flashSaleId }, ...now })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()
  return atPrices(db, at, shopperIdsOf(db, order), lines).map(atOwnPrice)
}

/** What the seller has agreed on is no price of the shop: no flash sale gives it, and none is used up. */
const atOwnPrice = (line: LineNow): LineNow => {
  const { ownPrice, origin: _, ...rest } = line
  return typeof ownPrice !== 'number' ? line : { ...rest, ownPrice, unitPrice: ownPrice, fullPrice: null }
}

/** The whole cart of an owner, as lines of an order at today's price, by cart line id. `customerId` null: a guest's. */
export function listCartNow(db: Db, owner: string, customerId: string | null, at: Date): Map<string, LineNow> {
  const rows = listLines(db, owner).toReversed()
  const lines = rows.map(({ id: _, variant, cover, price, image, dimensions, ownGrams, ownDimensions, ...line }) => ({
    ...line,
    variantName: variant,
    unitPrice: price,
    image: image || (cover[0] ?? ''),
    weightGrams: wayOfGoods(line).needsCourier
      ? chargedGrams(parcelOf({ ...line, dimensions }, { weightGrams: ownGrams, dimensions: ownDimensions }))
      : 0,
  }))
  return new Map(
    atPrices(db, at, { customerId, phone: null, contact: null }, lines).map((line, place) => [
      rows[place]?.id ?? '',
      line,
    ]),
  )
}

/** The same lines at this moment's prices. */
const atPrices = (db: Db, at: Date, shopper: ShopperIds, lines: readonly LineNow[]): LineNow[] =>
  dealLines(db, at, shopper, lines, ({ unitPrice, fullPrice }) => ({ price: unitPrice, fullPrice })).map(
    ({ line, price, fullPrice, origin }) => ({ ...line, unitPrice: price, fullPrice, origin }),
  )
