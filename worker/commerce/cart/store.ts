import { and, count, desc, eq, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Db, Scope, Who } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { mergeNotes } from './notes.ts'
import { mergedQuantity } from './rules.ts'
import { cartLines } from './tables.ts'

export type CartRow = typeof cartLines.$inferSelect

export const customerOwner = (customerId: string): string => `c:${customerId}`
export const visitorOwner = (visitorId: string): string => `v:${visitorId}`
/** Whose cart an order came from: after a sign-in it may still be the guest's. */
export const ownersOf = ({ customerId, visitorId }: Pick<Who, 'customerId' | 'visitorId'>): string[] => [
  ...(customerId === null ? [] : [customerOwner(customerId)]),
  ...(visitorId === null ? [] : [visitorOwner(visitorId)]),
]
/** The owner of the caller's cart; null when the caller has neither account nor visitor id. */
export const ownerOf = ({ customerId, visitorId }: Who): string | null =>
  customerId !== null ? customerOwner(customerId) : visitorId !== null ? visitorOwner(visitorId) : null

const shown = {
  id: cartLines.id,
  variantId: cartLines.variantId,
  quantity: cartLines.quantity,
  addedPrice: cartLines.addedPrice,
  name: products.name,
  slug: products.slug,
  published: products.published,
  variant: variants.name,
  image: variants.image,
  cover: products.images,
  price: variants.price,
  fullPrice: variants.fullPrice,
  stock: variants.stock,
  productId: products.id,
  digital: products.digital,
  adult: products.adult,
  categorySlug: products.categorySlug,
  weightGrams: products.weightGrams,
  dimensions: products.dimensions,
  ownGrams: variants.weightGrams,
  ownDimensions: variants.dimensions,
}

/** The lines of a cart at ordinary prices, the newest first. */
export function listLines(db: Db, owner: string) {
  return lines(db)
    .where(eq(cartLines.owner, owner))
    .orderBy(desc(cartLines.addedAt), desc(sql`${cartLines}.rowid`))
    .limit(limits.cartLines)
    .all()
}
export type ShownLine = ReturnType<typeof listLines>[number]

/** One line, if it is in this cart. */
export function findLine(db: Db, owner: string, id: string): ShownLine | null {
  return lines(db).where(ownLine(owner, id)).get() ?? null
}

const lines = (db: Db) =>
  db
    .select(shown)
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
const ownLine = (owner: string, id: string) => and(eq(cartLines.owner, owner), eq(cartLines.id, id))

/** A variant of a published product, as it is put into a cart. */
export function findItem(db: Db, variantId: string) {
  const { id, price, fullPrice, stock } = variants
  return db
    .select({ id, price, fullPrice, stock, name: products.name })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(id, variantId), eq(products.published, true)))
    .get()
}

function findLineOf(db: Db, owner: string, variantId: string): CartRow | null {
  return (
    db
      .select()
      .from(cartLines)
      .where(and(eq(cartLines.owner, owner), eq(cartLines.variantId, variantId)))
      .get() ?? null
  )
}

/** The line of a variant in a cart, null when there is none, and how many lines the cart has. */
export function findPlace(db: Db, owner: string, variantId: string) {
  const own = eq(cartLines.variantId, variantId)
  const {
    lines = 0,
    id = null,
    quantity = null,
  } = db
    .select({
      lines: count(),
      id: sql<string | null>`max(iif(${own}, ${cartLines.id}, NULL))`,
      quantity: sql<number | null>`max(iif(${own}, ${cartLines.quantity}, NULL))`,
    })
    .from(cartLines)
    .where(eq(cartLines.owner, owner))
    .get() ?? {}
  return { line: id === null || quantity === null ? null : { id, quantity }, lines }
}

const countLines = (db: Db, owner: string): number =>
  db.select({ lines: count() }).from(cartLines).where(eq(cartLines.owner, owner)).get()?.lines ?? 0

export function addLine(db: Db, row: CartRow): void {
  db.insert(cartLines).values(row).run()
}

export function changeLine(
  db: Db,
  id: string,
  change: Partial<Pick<CartRow, 'quantity' | 'addedPrice' | 'owner'>>,
): void {
  db.update(cartLines).set(change).where(eq(cartLines.id, id)).run()
}

/**
 * A guest's cart lasts from its newest line on (privacy/kept.ts), which a change of any line makes newer still. The
 * order of the lines stays.
 */
export function renewCart({ db, now }: Pick<Scope, 'db' | 'now'>, owner: string): void {
  if (owner.startsWith(customerOwner(''))) return
  const newest = sql`(SELECT rowid FROM ${cartLines} WHERE ${cartLines.owner} = ${owner} ORDER BY ${cartLines.addedAt} DESC, rowid DESC LIMIT 1)`
  db.update(cartLines)
    .set({ addedAt: now })
    .where(sql`rowid = ${newest}`)
    .run()
}

/** True when there was such a line in this cart. */
export function removeLine(db: Db, owner: string, id: string): boolean {
  return db.delete(cartLines).where(ownLine(owner, id)).returning({ id: cartLines.id }).all().length === 1
}

/**
 * The guest's cart becomes the customer's. The guest's lines are gone afterwards, so that a second time changes
 * nothing.
 */
export function mergeCart({ db }: Pick<Tx, 'db'>, { visitorId, customerId }: ShopEvents['guest_signed_in']): void {
  const [guest, customer] = [visitorOwner(visitorId), customerOwner(customerId)]
  mergeNotes(db, guest, customer)
  let room = limits.cartLines - countLines(db, customer)
  for (const line of listLines(db, guest)) {
    const own = findLineOf(db, customer, line.variantId)
    if (own) {
      changeLine(db, own.id, { quantity: mergedQuantity(own.quantity, line.quantity, line.stock) })
      removeLine(db, guest, line.id)
    } else if (room > 0) {
      changeLine(db, line.id, { owner: customer, quantity: mergedQuantity(line.quantity, 1, line.stock) })
      room -= 1
    }
  }
}
