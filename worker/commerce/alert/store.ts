import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { AlertKind } from '#shared/api/goods/alert.ts'
import { limits } from '#shared/limits.ts'
import { customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { forgetPushTargets, reachable } from '#commerce/notification/push.ts'
import { messages, pushTargets } from '#commerce/notification/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { goodsAlerts } from './tables.ts'

type AlertRow = typeof goodsAlerts.$inferSelect

/** The newest first, without goods that are no longer published. */
export function listAlerts(db: Db, owner: string) {
  return db
    .select({ alert: goodsAlerts, product: products, variant: variants })
    .from(goodsAlerts)
    .innerJoin(variants, eq(variants.id, goodsAlerts.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(goodsAlerts.owner, owner), eq(products.published, true)))
    .orderBy(desc(goodsAlerts.askedAt), desc(sql`${goodsAlerts}.rowid`))
    .limit(limits.alerts)
    .all()
}

const countAlerts = (db: Db, owner: string): number =>
  db.select({ rows: count() }).from(goodsAlerts).where(eq(goodsAlerts.owner, owner)).get()?.rows ?? 0

/** Those of goods that are not shown any more, the first ones first. */
const hiddenOf = (db: Db, owner: string, most: number) =>
  db
    .select({ id: goodsAlerts.id })
    .from(goodsAlerts)
    .innerJoin(variants, eq(variants.id, goodsAlerts.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(goodsAlerts.owner, owner), eq(products.published, false)))
    .orderBy(asc(goodsAlerts.askedAt))
    .limit(most)
    .all()

export const hasRoom = (db: Db, owner: string): boolean =>
  countAlerts(db, owner) < limits.alerts || hiddenOf(db, owner, 1).length > 0

/** How many more there is room for, `wanted` if it can be: alerts of hidden goods give up their places. */
export function makeRoom(db: Db, owner: string, wanted: number): number {
  const room = limits.alerts - countAlerts(db, owner)
  if (room >= wanted) return room
  const gone = hiddenOf(db, owner, wanted - room)
  for (const { id } of gone) removeAlerts(db, owner, id)
  return room + gone.length
}

/** The same wish again keeps its turn; its price and the way of its news are those of today. */
export function putAlert(db: Db, row: AlertRow): void {
  const { price, browser, askedAt } = row
  db.insert(goodsAlerts)
    .values(row)
    .onConflictDoUpdate({
      target: [goodsAlerts.owner, goodsAlerts.variantId, goodsAlerts.kind],
      set: { price, browser, askedAt },
    })
    .run()
}

export const isAsked = (db: Db, { owner, variantId, kind }: Pick<AlertRow, 'owner' | 'variantId' | 'kind'>): boolean =>
  db
    .select({ id: goodsAlerts.id })
    .from(goodsAlerts)
    .where(and(eq(goodsAlerts.owner, owner), eq(goodsAlerts.variantId, variantId), eq(goodsAlerts.kind, kind)))
    .get() !== undefined

/** `id` null: all of them. */
export function removeAlerts(db: Db, owner: string, id: string | null): void {
  db.delete(goodsAlerts)
    .where(and(eq(goodsAlerts.owner, owner), id === null ? undefined : eq(goodsAlerts.id, id)))
    .run()
}

/**
 * Takes out the alerts whose turn it is, in the order of asking, `price` those that were asked at this price or above
 * first at the lowest. It reads no more rows than it takes.
 */
export function takeAlerts(
  db: Db,
  { variantId, kind, price }: { variantId: string; kind: AlertKind; price: number },
  most: number,
): AlertRow[] {
  if (most <= 0) return []
  const rows = db
    .select()
    .from(goodsAlerts)
    .where(and(eq(goodsAlerts.variantId, variantId), eq(goodsAlerts.kind, kind), gte(goodsAlerts.price, price)))
    .orderBy(goodsAlerts.price, sql`${goodsAlerts}.rowid`)
    .limit(most)
    .all()
  const ids = rows.map(({ id }) => id)
  db.delete(goodsAlerts).where(isOneOf(goodsAlerts.id, ids)).run()
  return rows
}

/** How these owners are reached by a message: guests have no contact here. */
export function contactsOf(db: Db, owners: readonly string[]) {
  const ids = owners.flatMap((owner) => (owner.startsWith('c:') ? [owner.slice(2)] : []))
  if (ids.length === 0) return new Map<string, VerifiedContact>()
  const rows = db
    .select({
      id: customers.id,
      email: sql<string | null>`iif(${customers.emailVerifiedAt} IS NULL, NULL, ${customers.email})`,
      phone: sql<string | null>`iif(${customers.phoneVerifiedAt} IS NULL, NULL, ${customers.phone})`,
    })
    .from(customers)
    .where(and(isOneOf(customers.id, ids), isNull(customers.removedAt)))
    .all()
  return new Map(rows.map(({ id, ...contact }) => [customerOwner(id), contact]))
}
type VerifiedContact = { email: string | null; phone: string | null }

/**
 * The account for which the reader of a message about goods speaks, by what its link names: the account itself, or, as
 * links did before, the message. null: there is no such message any more.
 */
export const readerOf = (db: Db, named: string): string | null =>
  named.startsWith(customerOwner(''))
    ? named
    : (db.select({ values: messages.values }).from(messages).where(eq(messages.id, named)).get()?.values['owner'] ??
      null)

/** What both wait for stays once, as in `putAlert`: with price and browser of the later wish. */
function joinAlerts(db: Db, guest: string, customer: string): void {
  const same = sql`g.owner = ${guest} AND g.variant_id = ${goodsAlerts.variantId} AND g.kind = ${goodsAlerts.kind}`
  db.run(sql`UPDATE ${goodsAlerts} SET (price, browser, asked_at) = (SELECT g.price, g.browser, g.asked_at FROM ${goodsAlerts} AS g WHERE ${same})
    WHERE owner = ${customer} AND EXISTS (SELECT 1 FROM ${goodsAlerts} AS g WHERE ${same} AND g.asked_at >= ${goodsAlerts.askedAt})`)
  const alreadyTheirs = sql`(${goodsAlerts.variantId}, ${goodsAlerts.kind}) IN (SELECT variant_id, kind FROM ${goodsAlerts} WHERE owner = ${customer})`
  db.delete(goodsAlerts)
    .where(and(eq(goodsAlerts.owner, guest), alreadyTheirs))
    .run()
}

/** The guest's alerts become the customer's, with the browsers that show them, as far as there is room. */
export function mergeAlerts(tx: Tx, { visitorId, customerId }: ShopEvents['guest_signed_in']): void {
  const { db } = tx
  const [guest, customer] = [visitorOwner(visitorId), customerOwner(customerId)]
  const mine = eq(goodsAlerts.owner, guest)
  if (countAlerts(db, guest) === 0) return
  // Nothing has to make room for what the customer waits for already.
  joinAlerts(db, guest, customer)
  const room = makeRoom(db, customer, countAlerts(db, guest))
  // The same browser may show news for the account already, or have shown them before it was signed out.
  const both = db
    .select({ id: pushTargets.id, endpoint: pushTargets.endpoint })
    .from(pushTargets)
    .where(
      and(
        eq(pushTargets.about, customer),
        sql`${pushTargets.endpoint} IN (SELECT endpoint FROM ${pushTargets} WHERE order_id = ${guest})`,
      ),
    )
    .limit(limits.pushTargets)
    .all()
  const alive = reachable(
    tx,
    both.map(({ id }) => id),
  )
  for (const { id, endpoint } of both)
    if (alive.has(id))
      db.run(
        sql`UPDATE ${goodsAlerts} SET browser = ${id} WHERE owner IN (${guest}, ${customer}) AND browser IN (SELECT id FROM ${pushTargets} WHERE order_id = ${guest} AND endpoint = ${endpoint})`,
      )
  db.run(sql`UPDATE OR IGNORE ${pushTargets} SET order_id = ${customer} WHERE order_id = ${guest}`)
  db.run(
    sql`UPDATE ${goodsAlerts} SET owner = ${customer} WHERE rowid IN (SELECT rowid FROM ${goodsAlerts} WHERE owner = ${guest} LIMIT ${Math.max(0, room)})`,
  )
  db.delete(goodsAlerts).where(mine).run()
  forgetPushTargets(db, [guest])
}

/** Everything of an owner who is to be forgotten. */
export function forgetAlerts(db: Db, owner: string): void {
  removeAlerts(db, owner, null)
  forgetPushTargets(db, [owner])
}
