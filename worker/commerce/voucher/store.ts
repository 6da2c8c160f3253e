import { and, asc, count, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import { customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import { invalidatePublicVouchers, withBranches } from '#commerce/catalog/offered-vouchers.ts'
import { products } from '#commerce/catalog/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findKept, keptSince } from './kept.ts'
import { kindOf, storedCode } from './rules.ts'
import {
  type VoucherRow,
  orderVouchers,
  voucherChoices,
  voucherClaims,
  type VoucherKind,
  voucherKinds,
  vouchers,
} from './tables.ts'
import { ordersOf, type ShopperIds } from '#commerce/pricing/shopper-ids.ts'

export type OrderVoucherRow = typeof orderVouchers.$inferSelect

export function findVoucher(db: Db, code: string): VoucherRow | null {
  const row = db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, storedCode(code)))
    .get()
  return (row && withBranches(db, [row])[0]) ?? null
}

export function addClaim(db: Db, owner: string, voucherId: string, claimedAt: Date): void {
  db.insert(voucherClaims).values({ owner, voucherId, claimedAt }).onConflictDoNothing().run()
}

/**
 * Keeps what an owner decided about a kind: a voucher, or null for none. It takes the place of what was decided before.
 * A few old choices of others are removed on the way.
 */
export function keepChoice(db: Db, owner: string, kind: VoucherKind, voucher: VoucherRow | null, now: Date): void {
  const fresh = { voucherId: voucher?.id ?? null, chosenAt: now }
  db.insert(voucherChoices)
    .values({ owner, kind, ...fresh })
    .onConflictDoUpdate({ target: [voucherChoices.owner, voucherChoices.kind], set: fresh })
    .run()
  db.delete(voucherChoices)
    .where(
      sql`rowid IN (SELECT rowid FROM ${voucherChoices} WHERE ${voucherChoices.chosenAt} < ${keptSince(now).getTime()} LIMIT 20)`,
    )
    .run()
}
/** An order was placed: what it used is forgotten, and that nothing was wanted. */
export function dropChoices(db: Db, owner: string, used: readonly string[]): void {
  db.delete(voucherChoices)
    .where(
      and(
        eq(voucherChoices.owner, owner),
        or(isNull(voucherChoices.voucherId), inArray(voucherChoices.voucherId, [...used])),
      ),
    )
    .run()
}

/** What a guest claimed and chose becomes the customer's; of two choices of a kind the later one stays. */
export function mergeVouchers({ db }: Pick<Tx, 'db'>, { visitorId, customerId }: ShopEvents['guest_signed_in']): void {
  const [guest, customer] = [visitorOwner(visitorId), customerOwner(customerId)]
  for (const row of db.select().from(voucherClaims).where(eq(voucherClaims.owner, guest)).limit(limits.listRows).all())
    addClaim(db, customer, row.voucherId, row.claimedAt)
  for (const { kind, voucherId, chosenAt } of db
    .select()
    .from(voucherChoices)
    .where(eq(voucherChoices.owner, guest))
    .limit(limits.vouchersShown)
    .all())
    db.insert(voucherChoices)
      .values({ owner: customer, kind, voucherId, chosenAt })
      .onConflictDoUpdate({
        target: [voucherChoices.owner, voucherChoices.kind],
        set: { voucherId, chosenAt },
        setWhere: lt(voucherChoices.chosenAt, chosenAt),
      })
      .run()
  db.delete(voucherClaims).where(eq(voucherClaims.owner, guest)).run()
  db.delete(voucherChoices).where(eq(voucherChoices.owner, guest)).run()
}

/** What decides which vouchers cover a product. */
export const findCovered = (db: Db, slug: string) =>
  db
    .select({ productId: products.id, categorySlug: products.categorySlug, digital: products.digital })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.published, true)))
    .get() ?? null

const any = (...conditions: (SQL | null)[]): SQL | undefined => or(...conditions.filter((one) => one !== null))

/** How many of a person's orders count on each voucher. */
export function countUses(db: Db, { customerId, phone }: ShopperIds): ReadonlyMap<string, number> {
  const own = any(
    customerId === null ? null : eq(orderVouchers.customerId, customerId),
    phone === null ? null : eq(orderVouchers.phone, phone),
  )
  if (!own) return new Map()
  const rows = db
    .select({ id: orderVouchers.voucherId, uses: count() })
    .from(orderVouchers)
    .where(and(eq(orderVouchers.state, 'USED'), own))
    .groupBy(orderVouchers.voucherId)
    .limit(limits.listRows)
    .all()
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** Whether a person has an order that was not cancelled: an unpaid one counts until its deadline. */
export function hasBought(db: Db, person: ShopperIds, now: Date): boolean {
  // A customer's order may be a present and have another person's phone, so only the account's own phone counts.
  const own = ordersOf(db, person)
  if (!own) return false
  // `+` keeps SQLite from an index that leads through the orders of everybody.
  const alive = and(
    inArray(sql`+${orders.status}`, statusesWhere('holdsStock')),
    or(ne(orders.status, 'PENDING'), gte(orders.payBy, now)),
  )
  return db.select({ id: orders.id }).from(orders).where(and(own, alive)).limit(1).get() !== undefined
}

/** The vouchers that a new order uses are used from now on; returns which. */
export const markUsed = (db: Db, orderId: string, { customerId, phone }: ShopperIds): string[] =>
  db
    .update(orderVouchers)
    .set({ state: 'USED', customerId, phone })
    .where(and(eq(orderVouchers.orderId, orderId), eq(orderVouchers.state, 'APPLIED')))
    .returning({ id: orderVouchers.voucherId })
    .all()
    .map(({ id }) => id)

/** A guest's order is a customer's from now on, and so are its uses. */
export function claimUses({ db }: Tx, { order, customerId }: ShopEvents['order_claimed']): void {
  db.update(orderVouchers).set({ customerId }).where(eq(orderVouchers.orderId, order.id)).run()
}

export const listOrderVouchers = (db: Db, orderId: string): OrderVoucherRow[] =>
  db
    .select()
    .from(orderVouchers)
    .where(eq(orderVouchers.orderId, orderId))
    .orderBy(asc(orderVouchers.kind))
    .limit(limits.vouchersShown)
    .all()
/** Puts a voucher into a draft, in the place of another of its kind. */
export function putOrderVoucher(db: Db, orderId: string, voucher: VoucherRow): void {
  const { id: voucherId, code, title, cashback } = voucher
  const row = { voucherId, code, title, cashback, saving: 0, state: 'APPLIED' as const, replaced: '' }
  db.insert(orderVouchers)
    .values({ orderId, kind: kindOf(voucher), ...row })
    .onConflictDoUpdate({ target: [orderVouchers.orderId, orderVouchers.kind], set: row })
    .run()
}
const ofKind = (orderId: string, kind: VoucherKind) =>
  and(eq(orderVouchers.orderId, orderId), eq(orderVouchers.kind, kind))
export function changeOrderVoucher(db: Db, orderId: string, kind: VoucherKind, change: Partial<OrderVoucherRow>): void {
  db.update(orderVouchers).set(change).where(ofKind(orderId, kind)).run()
}
/**
 * Writes what measuring a draft's vouchers has found; of a kind that is not among them there is none any more. Most
 * steps of a checkout change none, and then nothing is written.
 */
export function keepMeasured(tx: Tx, orderId: string, measured: readonly { row: OrderVoucherRow }[]): void {
  const { db } = tx
  const before = new Map(findKept(tx, orderId).drafted.map(({ row }) => [row.kind, row]))
  for (const kind of voucherKinds) {
    const [known, row] = [before.get(kind), measured.find((one) => one.row.kind === kind)?.row]
    if (known && !row) removeOrderVoucher(db, orderId, kind)
    if (row && !isSame(row, known))
      db.insert(orderVouchers)
        .values(row)
        .onConflictDoUpdate({ target: [orderVouchers.orderId, orderVouchers.kind], set: row })
        .run()
  }
}
const isSame = (row: OrderVoucherRow, known: OrderVoucherRow | undefined): boolean =>
  known !== undefined && Object.entries(row).every(([column, value]) => value === Reflect.get(known, column))
export function removeOrderVoucher(db: Db, orderId: string, kind: VoucherKind): void {
  db.delete(orderVouchers).where(ofKind(orderId, kind)).run()
}
/** Moves an order's vouchers from one state to another and answers which moved: none, the second time. */
export const moveOrderVouchers = (
  db: Db,
  orderId: string,
  from: 'USED' | 'RETURNED',
  to: 'USED' | 'RETURNED',
): string[] =>
  db
    .update(orderVouchers)
    .set({ state: to })
    .where(and(eq(orderVouchers.orderId, orderId), eq(orderVouchers.state, from)))
    .returning({ id: orderVouchers.voucherId })
    .all()
    .map(({ id }) => id)

/** Counts one use of each whose quota has one left; false: of one there was none. */
export function takeUses(tx: Tx, ids: readonly string[]): boolean {
  if (ids.length === 0) return true
  const left = or(isNull(vouchers.quota), lt(vouchers.used, vouchers.quota))
  const taken = tx.db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + 1` })
    .where(and(inArray(vouchers.id, [...ids]), left))
    .returning({ used: vouchers.used, quota: vouchers.quota })
    .all()
  // It is offered to nobody any more.
  if (taken.some(({ used, quota }) => used === quota)) changeOffers(tx)
  return taken.length === ids.length
}
/** Counts one use more or less, whatever the quota is. */
export function countUse(tx: Tx, voucherId: string, by: 1 | -1): void {
  const row = tx.db
    .update(vouchers)
    .set({ used: sql`${vouchers.used} + ${by}` })
    .where(eq(vouchers.id, voucherId))
    .returning({ used: vouchers.used, quota: vouchers.quota })
    .get()
  // The last one has gone, or is there again.
  if (row && row.quota !== null && row.used === row.quota - (by === 1 ? 0 : 1)) changeOffers(tx)
}
function changeOffers({ db, invalidate }: Tx): void {
  invalidatePublicVouchers(db)
  invalidate(true)
}
