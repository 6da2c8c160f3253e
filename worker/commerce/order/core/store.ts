import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { removeNotes } from '#commerce/cart/notes.ts'
import { customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import { cartLines } from '#commerce/cart/tables.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { dealLines } from '#commerce/pricing/lines.ts'
import { type Deal, givenBy } from '#commerce/pricing/flash-sale-rules.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { chargedGrams } from '#commerce/vendors/shipping/weight.ts'
import { owns } from './rules.ts'
import { bills, charges, courierQuotes, orderEvents, orderLines, orders, stockHolds } from './tables.ts'
import { type BuyerIds, buyerIdsOf } from '#commerce/pricing/buyer-ids.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type BillRow = typeof bills.$inferSelect
export type ChargeRow = typeof charges.$inferSelect

/**
 * A line as it would be sold this moment: `unitPrice` and `fullPrice` are today's; `deal` is what flash sales have to
 * do with them.
 */
export type LineNow = Omit<LineRow, 'orderId' | 'position' | 'flashSaleId'> & {
  stock: number
  published: boolean
  digital: boolean
  productId: string
  categorySlug: string
  deal?: Deal
}

export const findOrder = (db: Db, id: string): OrderRow | null =>
  db.select().from(orders).where(eq(orders.id, id)).get() ?? null

/** The caller's sale; another's is as if it were not there. */
export function findOwnOrder({ db, who }: Pick<Scope, 'db' | 'who'>, id: string): OrderRow | null {
  const order = findOrder(db, id)
  return order && owns(who, order) ? order : null
}

export const listLines = (db: Db, orderId: string): LineRow[] =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()

const { published, digital, categorySlug } = products
const now = {
  unitPrice: variants.price,
  fullPrice: variants.fullPrice,
  stock: variants.stock,
  productId: products.id,
  published,
  digital,
  categorySlug,
}

/** The same lines at this moment's prices. */
const atPrices = (db: Db, at: Date, buyer: BuyerIds, lines: readonly LineNow[]): LineNow[] =>
  dealLines(db, at, buyer, lines, ({ unitPrice, fullPrice }) => ({ price: unitPrice, fullPrice })).map(
    ({ line, price, fullPrice, deal }) => ({
      ...line,
      unitPrice: price,
      fullPrice,
      deal,
    }),
  )

/** The lines of a sale at today's price and stock. */
export function listLinesNow(db: Db, order: Pick<OrderRow, 'id' | 'customerId' | 'address'>, at: Date): LineNow[] {
  const { variantId, name, variantName, slug, image, addedPrice, quantity, weightGrams } = orderLines
  const lines = db
    .select({ variantId, name, variantName, slug, image, addedPrice, quantity, weightGrams, ...now })
    .from(orderLines)
    .innerJoin(variants, eq(variants.id, orderLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
    .limit(limits.orderLines)
    .all()
  return atPrices(db, at, buyerIdsOf(db, order), lines)
}

/** The whole cart of an owner, as sale lines at today's price, by cart line id. */
export function listCartNow(db: Db, owner: string, buyer: BuyerIds, at: Date): Map<string, LineNow> {
  const rows = db
    .select({
      cartId: cartLines.id,
      variantId: variants.id,
      name: products.name,
      variantName: variants.name,
      slug: products.slug,
      image: variants.image,
      images: products.images,
      addedPrice: cartLines.addedPrice,
      quantity: cartLines.quantity,
      weightGrams: products.weightGrams,
      dimensions: products.dimensions,
      ...now,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(cartLines.owner, owner))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
    .limit(limits.cartLines)
    .all()
  const lines = rows.map(({ cartId: _, images, dimensions, ...line }) => ({
    ...line,
    image: line.image || (images[0] ?? ''),
    weightGrams: line.digital ? 0 : chargedGrams(line.weightGrams, dimensions),
  }))
  return new Map(atPrices(db, at, buyer, lines).map((line, place) => [rows[place]?.cartId ?? '', line]))
}

/** One row a statement: SQLite in a Durable Object binds at most 100 values. */
export function addCheckout(db: Db, order: typeof orders.$inferInsert, lines: readonly LineNow[]): void {
  db.insert(orders).values(order).run()
  lines.forEach(
    (
      {
        stock: _stock,
        published: _published,
        digital: _digital,
        productId: _productId,
        categorySlug: _categorySlug,
        deal: _deal,
        ...line
      },
      position,
    ) => {
      db.insert(orderLines)
        .values({ ...line, orderId: order.id, position })
        .run()
    },
  )
}

export function changeOrder(db: Db, id: string, change: Partial<typeof orders.$inferInsert>): void {
  db.update(orders).set(change).where(eq(orders.id, id)).run()
}

/** Freezes what each line costs, and whose quota it took. */
export function lockPrices(db: Db, orderId: string, lines: readonly LineNow[]): void {
  for (const { variantId, unitPrice, fullPrice, deal } of lines)
    db.update(orderLines)
      .set({ unitPrice, fullPrice, flashSaleId: givenBy(deal)?.flashSaleId ?? null })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.variantId, variantId)))
      .run()
}

/**
 * Takes what was bought, and the words that came with it, out of the buyer's cart, the guest's one included when a
 * login came between.
 */
export function removePurchased(db: Db, order: OrderRow): void {
  const owners = [
    ...(order.customerId === null ? [] : [customerOwner(order.customerId)]),
    ...(order.visitorId === null ? [] : [visitorOwner(order.visitorId)]),
  ]
  const bought = db.select({ id: orderLines.variantId }).from(orderLines).where(eq(orderLines.orderId, order.id))
  db.delete(cartLines)
    .where(and(inArray(cartLines.owner, owners), inArray(cartLines.variantId, bought)))
    .run()
  removeNotes(db, owners)
}

/** Removes a draft nobody finished; an order is never removed. */
export function removeDraft(db: Db, orderId: string): void {
  db.delete(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'DRAFT')))
    .run()
}

export const findOrderByNumber = (db: Db, number: string): OrderRow | null =>
  db.select().from(orders).where(eq(orders.number, number)).get() ?? null
export const numberTaken = (db: Db, number: string): boolean => findOrderByNumber(db, number) !== null

export function addEvent(db: Db, orderId: string, kind: string, at: Date, note = ''): void {
  db.insert(orderEvents).values({ orderId, kind, at, note }).run()
}
export const listEvents = (db: Db, orderId: string) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
    .limit(limits.pageMax)
    .all()

export const findBill = (db: Db, orderId: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.orderId, orderId)).get() ?? null
export const findBillByCode = (db: Db, code: string): BillRow | null =>
  db.select().from(bills).where(eq(bills.code, code)).get() ?? null
export function changeBill(db: Db, code: string, change: Partial<typeof bills.$inferInsert>): void {
  db.update(bills).set(change).where(eq(bills.code, code)).run()
}
/** The transfers still awaited on an account, for the code that tells them apart. */
export function listOpenTransfers(db: Db, account: string) {
  return db
    .select({ uniqueCode: bills.uniqueCode, amount: bills.amount })
    .from(bills)
    .where(and(eq(bills.account, account), eq(bills.status, 'UNPAID')))
    .limit(limits.listRows)
    .all()
}

export function findCharge(db: Db, reference: string): ChargeRow | null {
  return db.select().from(charges).where(eq(charges.reference, reference)).get() ?? null
}
/** The attempt a bill stands at. */
export function findAttempt(db: Db, { code, attempt }: Pick<BillRow, 'code' | 'attempt'>): ChargeRow | null {
  return (
    db
      .select()
      .from(charges)
      .where(and(eq(charges.billCode, code), eq(charges.attempt, attempt)))
      .get() ?? null
  )
}
export function changeCharge(db: Db, reference: string, change: Partial<typeof charges.$inferInsert>): void {
  db.update(charges).set(change).where(eq(charges.reference, reference)).run()
}

/** Takes pieces off the stock; false, and nothing taken, when there are not enough. */
export function takeStock(db: Db, variantId: string, quantity: number): boolean {
  const taken = db
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(and(eq(variants.id, variantId), gte(variants.stock, quantity)))
    .returning({ id: variants.id })
    .all()
  return taken.length === 1
}
export function returnStock(db: Db, variantId: string, quantity: number): void {
  db.update(variants)
    .set({ stock: sql`${variants.stock} + ${quantity}` })
    .where(eq(variants.id, variantId))
    .run()
}
export const stockOf = (db: Db, variantId: string): number =>
  db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId)).get()?.stock ?? 0

export const listHolds = (db: Db, orderId: string) =>
  db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)).limit(limits.orderLines).all()

/** Moves a sale's pieces from one state to another and says which moved: none, the second time. */
export function moveHolds(db: Db, orderId: string, from: 'HELD' | 'SOLD' | 'RELEASED', to: 'SOLD' | 'RELEASED') {
  return db
    .update(stockHolds)
    .set({ state: to })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, from)))
    .returning()
    .all()
}

/** Counts what was sold, for the catalogue's "terjual". */
export function countSold(db: Db, variantId: string, quantity: number): void {
  const product = db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
  db.update(products)
    .set({ sold: sql`${products.sold} + ${quantity}` })
    .where(inArray(products.id, product))
    .run()
}

export function rememberQuote(db: Db, quote: typeof courierQuotes.$inferInsert): void {
  db.insert(courierQuotes)
    .values(quote)
    .onConflictDoUpdate({
      target: [courierQuotes.courier, courierQuotes.way],
      set: { rates: quote.rates, at: quote.at },
    })
    .run()
}
/** Removes what couriers said before a moment, at most so many rows; answers how many. */
export function forgetQuotes(db: Db, before: Date, limit: number): number {
  const old = db
    .select({ rowid: sql`rowid` })
    .from(courierQuotes)
    .where(lt(courierQuotes.at, before))
    .limit(limit)
  return db
    .delete(courierQuotes)
    .where(sql`rowid IN ${old}`)
    .returning({ way: courierQuotes.way })
    .all().length
}
export const findQuote = (db: Db, courier: string, way: string) =>
  db
    .select()
    .from(courierQuotes)
    .where(and(eq(courierQuotes.courier, courier), eq(courierQuotes.way, way)))
    .get() ?? null
