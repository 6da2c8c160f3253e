import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { noteMoved } from '#commerce/catalog/movements.ts'
import { uncarriedText } from '#commerce/catalog/store.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { publish } from '#commerce/platform/events.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx, TxDb } from '#commerce/platform/transaction.ts'
import { stockHolds } from '#commerce/order/fulfilment/tables.ts'
import { listShippedLines } from './store.ts'
import type { OrderRow } from './tables.ts'

type HoldState = (typeof stockHolds.$inferSelect)['state']

interface Piece {
  variantId: string
  quantity: number
}

/** Pieces of a line that the seller has paid back, in the words of SQL; both name a column. */
export const paidBackText = (orderId: string, variantId: string): string =>
  `(SELECT coalesce(sum(b.quantity), 0) FROM order_return r JOIN order_return_line b ON b.return_id = r.id AND b.variant_id = ${variantId} WHERE r.order_id = ${orderId} AND r.refunded IS NOT NULL)`

/**
 * The codes of a variant that nobody waits for: the free ones, without those for pieces that an order holds or has
 * bought and that have none yet. Below zero: so many pieces were sold without a code. `variantId` names a column.
 */
export const codesLeftText = (variantId: string): string =>
  `((SELECT count(*) FROM licence f WHERE f.variant_id = ${variantId} AND f.order_id IS NULL) - (
    SELECT coalesce(sum(max(0, CASE h.state WHEN 'RELEASED' THEN h.kept ELSE h.quantity END - ${paidBackText('h.order_id', 'h.variant_id')}
      - (SELECT count(*) FROM licence t WHERE t.order_id = h.order_id AND t.variant_id = h.variant_id))), 0)
    FROM stock_hold h WHERE h.variant_id = ${variantId} AND (h.state <> 'RELEASED' OR h.kept > 0)))`

/** A variant of a digital product is sold by codes from its first code on. */
export const soldByCodesText = `(EXISTS (SELECT 1 FROM licence k WHERE k.variant_id = variant.id) AND ${uncarriedText})`

/** Takes the pieces of an order off the stock until it is paid. The caller has read the stock. */
export function holdStock(db: TxDb, orderId: string, pieces: readonly Piece[]): void {
  takeAll(db, pieces)
  const rows = pieces.map(({ variantId, quantity }) => ({ variantId, quantity }))
  db.run(sql`
    INSERT INTO ${stockHolds} (order_id, variant_id, quantity, state)
    SELECT ${orderId}, j.value ->> 'variantId', j.value ->> 'quantity', 'HELD' FROM json_each(${JSON.stringify(rows)}) AS j`)
}

/** The pieces of an order are sold: they count in the catalogue's "terjual". */
export function commitStock(db: TxDb, orderId: string, from: 'HELD' | 'RELEASED'): void {
  for (const { variantId, quantity } of moveHolds(db, orderId, from, 'SOLD')) countSold(db, variantId, quantity)
}

/** The pieces of an order leave the shelf; the second time none is left there. */
export function sendStock(tx: Tx, orderId: string): void {
  noteMoved(tx, 'sent', takenAway(moveHolds(tx.db, orderId, 'SOLD', 'SENT')), orderId)
}

/**
 * The parcel of an order is on its way, or is not here again after its courier has called it back or given it up, also
 * when another courier was called since.
 */
export const isAway = (db: Db, { id, status, delivery }: Pick<OrderRow, 'id' | 'status' | 'delivery'>): boolean =>
  !deliveryWay[delivery].fetched &&
  (status === 'SHIPPING' ||
    ((status === 'CHANGE_PROCESSING' || status === 'PROCESSING') &&
      listHolds(db, id).some(({ state }) => state === 'SENT')))

/** The parcel of an order is here again: its pieces lie on the shelf until they are sent once more. */
export function shelveAgain(tx: Tx, orderId: string): void {
  noteMoved(tx, 'returned', moveHolds(tx.db, orderId, 'SENT', 'SOLD'), orderId)
}

/**
 * The pieces of a cancelled or expired order go back into the stock, without those that were opened. What is `away` in a
 * parcel cannot be sold: it is counted when it is here again. The event that follows lets other rooms give back what else
 * the order had taken. The second time there is nothing left to give back.
 */
export function releaseStock(
  tx: Tx,
  order: OrderRow,
  from: 'HELD' | 'SOLD',
  { opened = [], away = false }: { opened?: readonly { variantId: string; pieces: number }[]; away?: boolean } = {},
): void {
  const onShelf = moveHolds(tx.db, order.id, from, 'RELEASED')
  // What was paid has perhaps been sent, and has come back.
  const cameBack = onShelf.length > 0 || from === 'HELD' ? [] : moveHolds(tx.db, order.id, 'SENT', 'RELEASED')
  // Codes and files are in no parcel.
  const inParcel = new Set(away ? listShippedLines(tx.db, order.id).map(({ variantId }) => variantId) : [])
  const gone = cameBack.filter(({ variantId }) => inParcel.has(variantId))
  const here = cameBack.filter(({ variantId }) => !inParcel.has(variantId))
  noteMoved(tx, 'returned', here, order.id)
  for (const { variantId, quantity } of gone) countSold(tx.db, variantId, -quantity)
  let restocked = false
  for (const { variantId, quantity } of [...onShelf, ...here]) {
    const kept = opened.find((line) => line.variantId === variantId)?.pieces ?? 0
    if (kept > 0) keepSold(tx.db, order.id, variantId, kept)
    noteMoved(tx, 'sent', [{ variantId, quantity: -kept }], order.id)
    const { before, after } = addStock(tx, variantId, quantity - kept)
    if (before === 0 && after > 0) restocked = true
    if (from === 'SOLD') countSold(tx.db, variantId, kept - quantity)
  }
  publish(tx, 'order_ended', { order, restocked })
}

/** Whether everything an order has given back is there to be taken again. */
export const canReserveAgain = (db: Db, orderId: string): boolean =>
  listHolds(db, orderId).every(({ variantId, quantity }) => hasStock(db, variantId, quantity))

/** Takes the pieces of an expired order off the stock again; `canReserveAgain` was asked before. */
export function reserveAgain(tx: Tx, order: OrderRow): void {
  const holds = listHolds(tx.db, order.id)
  takeAll(tx.db, holds)
  const soldOut = holds.some(({ variantId }) => stockOf(tx.db, variantId) === 0)
  publish(tx, 'order_revived', { order, soldOut })
}

/** Each variant stands once in an order. */
function takeAll(db: TxDb, pieces: readonly Piece[]): void {
  const wanted = pieces.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const taken = db.all(sql`
    UPDATE ${variants} SET stock = stock - (j.value ->> 'quantity') FROM json_each(${JSON.stringify(wanted)}) AS j
    WHERE ${variants.id} = j.value ->> 'variantId' AND stock >= j.value ->> 'quantity' RETURNING ${variants.id}`)
  assert(
    taken.length === pieces.length,
    'stock was checked in this transaction: nothing may run between the check and this line',
  )
}

/** Takes pieces off the stock; false, and nothing taken, when there are not enough. */
export function takeStock(db: TxDb, variantId: string, quantity: number): boolean {
  const taken = db
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(and(eq(variants.id, variantId), gte(variants.stock, quantity)))
    .returning({ id: variants.id })
    .all()
  return taken.length === 1
}

/**
 * What can be sold where `wanted` pieces are in stock: of a variant that is sold by codes no more than the codes that
 * are left. What a seller counts, a code adds and an order gives back goes through here; what orders take stays below.
 */
const sellable = (wanted: SQL): SQL<number> =>
  sql<number>`CASE WHEN ${sql.raw(soldByCodesText)} THEN max(0, min(${wanted}, ${sql.raw(codesLeftText('variant.id'))})) ELSE ${wanted} END`

/** Adds pieces that lie on the shelf. Those that have no code cannot be sold, and are noted as gone. */
export function addStock(tx: Pick<Tx, 'db' | 'now'>, variantId: string, quantity: number): Step {
  const before = stockOf(tx.db, variantId)
  const [row] = tx.db
    .update(variants)
    .set({ stock: sellable(sql`${variants.stock} + ${quantity}`) })
    .where(eq(variants.id, variantId))
    .returning({ stock: variants.stock })
    .all()
  const after = row?.stock ?? before
  noteMoved(tx, 'corrected', [{ variantId, quantity: after - before - quantity }])
  return { before, after }
}
interface Step {
  before: number
  after: number
}

/** To be called in the transaction that has counted stock, or changed what these variants are sold by. */
export function limitToCodes(tx: Pick<Tx, 'db' | 'now'>, variantIds: readonly string[]): void {
  const limited = sellable(sql`${variants.stock}`)
  const tooMany = tx.db
    .select({ id: variants.id, stock: variants.stock, limited })
    .from(variants)
    .where(and(isOneOf(variants.id, variantIds), sql`${limited} <> ${variants.stock}`))
    .all()
  for (const { id, limited: stock } of tooMany) tx.db.update(variants).set({ stock }).where(eq(variants.id, id)).run()
  noteMoved(
    tx,
    'corrected',
    tooMany.map(({ id, stock, limited: now }) => ({ variantId: id, quantity: now - stock })),
  )
}

/** How many pieces of these variants unpaid orders hold. */
export const heldOf = (db: Db, variantIds: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    db
      .select({ id: stockHolds.variantId, pieces: sql<number>`sum(${stockHolds.quantity})` })
      .from(stockHolds)
      .where(and(isOneOf(stockHolds.variantId, variantIds), eq(stockHolds.state, 'HELD')))
      .groupBy(stockHolds.variantId)
      .all()
      .map(({ id, pieces }) => [id, pieces]),
  )

/** As they stand in a movement that takes them off the shelf. */
export const takenAway = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity }))

export const hasStock = (db: Db, variantId: string, quantity: number): boolean => stockOf(db, variantId) >= quantity

const stockOf = (db: Db, variantId: string): number =>
  db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId)).get()?.stock ?? 0

const listHolds = (db: Db, orderId: string) =>
  db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)).limit(limits.orderLines).all()

/** Moves an order's pieces from one state to another and answers which moved: none, the second time. */
const moveHolds = (db: Db, orderId: string, from: HoldState, to: Exclude<HoldState, 'HELD'>) =>
  db
    .update(stockHolds)
    .set({ state: to })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.state, from)))
    .returning()
    .all()

function keepSold(db: TxDb, orderId: string, variantId: string, kept: number): void {
  db.update(stockHolds)
    .set({ kept })
    .where(and(eq(stockHolds.orderId, orderId), eq(stockHolds.variantId, variantId)))
    .run()
}

function countSold(db: Db, variantId: string, quantity: number): void {
  const product = db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId))
  db.update(products)
    .set({ sold: sql`${products.sold} + ${quantity}` })
    .where(inArray(products.id, product))
    .run()
}
