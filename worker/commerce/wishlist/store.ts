import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import { products } from '#commerce/catalog/tables.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { wishes, wishLinks } from './tables.ts'

export type WishRow = typeof wishes.$inferSelect

/** The newest first, without products that are no longer published. */
export function listWishes(db: Db, owner: string) {
  return db
    .select({ wish: wishes, product: products })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(eq(wishes.owner, owner), eq(products.published, true)))
    .orderBy(desc(wishes.savedAt), desc(sql`${wishes}.rowid`))
    .limit(limits.wishlistItems)
    .all()
}

const countWishes = (db: Db, owner: string): number =>
  db.select({ rows: count() }).from(wishes).where(eq(wishes.owner, owner)).get()?.rows ?? 0

/** How many more there is room for, `wanted` if it can be: products that are not shown any more give up their places. */
export function makeRoom(db: Db, owner: string, wanted: number): number {
  const room = limits.wishlistItems - countWishes(db, owner)
  if (room >= wanted) return room
  const hidden = db
    .select({ id: wishes.id })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(and(eq(wishes.owner, owner), eq(products.published, false)))
    .orderBy(asc(wishes.savedAt))
    .limit(wanted - room)
    .all()
  for (const { id } of hidden) db.delete(wishes).where(eq(wishes.id, id)).run()
  return room + hidden.length
}

const ofProduct = (owner: string, productId: string) => and(eq(wishes.owner, owner), eq(wishes.productId, productId))

export const findWish = (db: Db, owner: string, productId: string): WishRow | null =>
  db.select().from(wishes).where(ofProduct(owner, productId)).get() ?? null

export function addWish(db: Db, row: WishRow): void {
  db.insert(wishes).values(row).run()
}

export function changeWish(db: Db, id: string, change: Partial<WishRow>): void {
  db.update(wishes).set(change).where(eq(wishes.id, id)).run()
}

function removeWish(db: Db, owner: string, productId: string): void {
  db.delete(wishes).where(ofProduct(owner, productId)).run()
}

/** Also a product that the seller has hidden since: it would be there again when that is shown. */
export function removeBySlug(db: Db, owner: string, slug: string): void {
  const named = db.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  db.delete(wishes)
    .where(and(eq(wishes.owner, owner), inArray(wishes.productId, named)))
    .run()
}

/** The guest's wishlist becomes the customer's, as far as there is room; nothing of the guest's is left. */
export function mergeWishes({ db }: Pick<Tx, 'db'>, { visitorId, customerId }: ShopEvents['guest_signed_in']): void {
  const [guest, customer] = [visitorOwner(visitorId), customerOwner(customerId)]
  const saved = db.select().from(wishes).where(eq(wishes.owner, guest)).all()
  const fresh = saved.filter(({ productId }) => !findWish(db, customer, productId))
  let room = fresh.length > 0 ? makeRoom(db, customer, fresh.length) : 0
  for (const wish of saved) {
    if (!fresh.includes(wish) || room <= 0) removeWish(db, guest, wish.productId)
    else {
      changeWish(db, wish.id, { owner: customer })
      room -= 1
    }
  }
}

export const findToken = (db: Db, customerId: string): string =>
  db.select().from(wishLinks).where(eq(wishLinks.customerId, customerId)).get()?.token ?? ''

export function writeToken(db: Db, customerId: string, token: string): void {
  db.delete(wishLinks).where(eq(wishLinks.customerId, customerId)).run()
  if (token !== '') db.insert(wishLinks).values({ customerId, token }).run()
}

/** The customer whose wishlist this link shows. */
export function findSharer(db: Db, token: string): { id: string; name: string } | null {
  return (
    db
      .select({ id: customers.id, name: customers.name })
      .from(wishLinks)
      .innerJoin(customers, eq(customers.id, wishLinks.customerId))
      .where(eq(wishLinks.token, token))
      .get() ?? null
  )
}
