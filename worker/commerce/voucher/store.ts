import { and, asc, count, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { customerOwner, visitorOwner } from '#commerce/cart/store.ts'
import { branchesOf } from '#commerce/catalog/store.ts'
import { products } from '#commerce/catalog/tables.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import type { Person } from '#commerce/identity/customers/buyer.ts'
import { sales } from '#commerce/order/core/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { type CouponRow, kindOf, storedCode } from './rules.ts'
import { couponChoices, couponClaims, type CouponKind, coupons, saleCoupons } from './tables.ts'

const dayMs = 86_400_000
export type SaleCouponRow = typeof saleCoupons.$inferSelect

export function addCoupon(db: Db, row: typeof coupons.$inferInsert): void {
  db.insert(coupons).values(row).run()
}
export function findCoupon(db: Db, code: string): CouponRow | null {
  const row = db
    .select()
    .from(coupons)
    .where(eq(coupons.code, storedCode(code)))
    .get()
  return (row && withBranches(db, [row])[0]) ?? null
}

/** A voucher for a category is for all that stands under it. */
function withBranches(db: Db, rows: readonly CouponRow[]): CouponRow[] {
  const roots = rows.flatMap(({ categories }) => categories)
  if (roots.length === 0) return [...rows]
  const branches = branchesOf(db, roots)
  return rows.map((row) => ({
    ...row,
    categories: [...new Set(row.categories.flatMap((slug) => branches.get(slug) ?? []))],
  }))
}

/** What everyone is offered now, what ends soonest first. */
export function listOffered(db: Db, now: Date): CouponRow[] {
  const left = or(isNull(coupons.quota), lt(coupons.used, coupons.quota))
  const running = and(
    eq(coupons.listed, true),
    lte(coupons.startsAt, now),
    or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
    left,
  )
  return list(db, running)
}

/** What somebody claimed or chose; what has long ended is not shown any more. */
export function listOwned(db: Db, owner: string, ids: readonly string[], now: Date): CouponRow[] {
  const claimed = db.select({ id: couponClaims.couponId }).from(couponClaims).where(eq(couponClaims.owner, owner))
  const recent = or(isNull(coupons.endsAt), gt(coupons.endsAt, new Date(now.getTime() - limits.couponKeptDays * dayMs)))
  return list(db, and(or(inArray(coupons.id, claimed), inArray(coupons.id, [...ids])), recent))
}
const list = (db: Db, where: SQL | undefined): CouponRow[] =>
  withBranches(
    db,
    db
      .select()
      .from(coupons)
      .where(where)
      .orderBy(asc(sql`coalesce(${coupons.endsAt}, ${Number.MAX_SAFE_INTEGER})`), asc(coupons.code))
      .limit(limits.couponsShown)
      .all(),
  )

export function addClaim(db: Db, owner: string, couponId: string, claimedAt: Date): void {
  db.insert(couponClaims).values({ owner, couponId, claimedAt }).onConflictDoNothing().run()
}
export const listClaims = (db: Db, owner: string): ReadonlySet<string> =>
  new Set(
    db
      .select({ id: couponClaims.couponId })
      .from(couponClaims)
      .where(eq(couponClaims.owner, owner))
      .limit(limits.listRows)
      .all()
      .map(({ id }) => id),
  )

/** A second of a kind takes the first one's place. Old choices of others go at the same time, a few at once. */
export function keepChoice(db: Db, owner: string, coupon: CouponRow, now: Date): void {
  const fresh = { couponId: coupon.id, chosenAt: now }
  db.insert(couponChoices)
    .values({ owner, kind: kindOf(coupon), ...fresh })
    .onConflictDoUpdate({ target: [couponChoices.owner, couponChoices.kind], set: fresh })
    .run()
  db.delete(couponChoices)
    .where(
      sql`rowid IN (SELECT rowid FROM ${couponChoices} WHERE ${couponChoices.chosenAt} < ${keptSince(now).getTime()} LIMIT 20)`,
    )
    .run()
}
export function dropChoice(db: Db, owner: string, couponId: string): void {
  db.delete(couponChoices)
    .where(and(eq(couponChoices.owner, owner), eq(couponChoices.couponId, couponId)))
    .run()
}
const keptSince = (now: Date) => new Date(now.getTime() - limits.couponKeptDays * dayMs)

/** What waits for somebody's next sale: at most one of each kind. */
export function listChosen(db: Db, owner: string, now: Date): CouponRow[] {
  const rows = db
    .select({ coupon: coupons })
    .from(couponChoices)
    .innerJoin(coupons, eq(coupons.id, couponChoices.couponId))
    .where(and(eq(couponChoices.owner, owner), gt(couponChoices.chosenAt, keptSince(now))))
    .limit(limits.couponsShown)
    .all()
  return withBranches(
    db,
    rows.map(({ coupon }) => coupon),
  )
}

/**
 * What a guest claimed and chose becomes the customer's; of two choices of a kind the later one stays. Inside the
 * caller's transaction.
 */
export function mergeCoupons({ db }: Pick<Scope, 'db'>, visitorId: string, customerId: string): void {
  const [guest, customer] = [visitorOwner(visitorId), customerOwner(customerId)]
  for (const row of db.select().from(couponClaims).where(eq(couponClaims.owner, guest)).limit(limits.listRows).all())
    addClaim(db, customer, row.couponId, row.claimedAt)
  for (const { kind, couponId, chosenAt } of db
    .select()
    .from(couponChoices)
    .where(eq(couponChoices.owner, guest))
    .limit(limits.couponsShown)
    .all())
    db.insert(couponChoices)
      .values({ owner: customer, kind, couponId, chosenAt })
      .onConflictDoUpdate({
        target: [couponChoices.owner, couponChoices.kind],
        set: { couponId, chosenAt },
        setWhere: lt(couponChoices.chosenAt, chosenAt),
      })
      .run()
  db.delete(couponClaims).where(eq(couponClaims.owner, guest)).run()
  db.delete(couponChoices).where(eq(couponChoices.owner, guest)).run()
}

/** The categories and ids a product is covered by. */
export const findCovered = (db: Db, slug: string) =>
  db
    .select({ productId: products.id, categorySlug: products.categorySlug, digital: products.digital })
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.published, true)))
    .get() ?? null

const any = (...conditions: (SQL | null)[]): SQL | undefined => or(...conditions.filter((one) => one !== null))

/** How many of a person's orders count on each voucher. */
export function countUses(db: Db, { customerId, phone }: Person): ReadonlyMap<string, number> {
  const own = any(
    customerId === null ? null : eq(saleCoupons.customerId, customerId),
    phone === null ? null : eq(saleCoupons.phone, phone),
  )
  if (!own) return new Map()
  const rows = db
    .select({ id: saleCoupons.couponId, uses: count() })
    .from(saleCoupons)
    .where(and(eq(saleCoupons.state, 'USED'), own))
    .groupBy(saleCoupons.couponId)
    .limit(limits.listRows)
    .all()
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** Whether a person has an order that was not given up: an unpaid one counts until its deadline. */
export function hasBought(db: Db, { customerId, phone }: Person, now: Date): boolean {
  // The phone of a customer's parcel may be somebody else's, for whom it is a present: only the account's own counts.
  const account = db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, phone ?? ''))
  const asGuest = and(isNull(sales.customerId), sql`${sales.address} ->> '$.phone' = ${phone}`)
  const own = any(
    customerId === null ? null : eq(sales.customerId, customerId),
    phone === null ? null : inArray(sales.customerId, account),
    phone === null ? null : (asGuest ?? null),
  )
  if (!own) return false
  const alive = and(
    sql`${sales.status} NOT IN ('DRAFT', 'EXPIRED', 'CANCEL')`,
    or(ne(sales.status, 'PENDING'), gte(sales.payBy, now)),
  )
  return db.select({ id: sales.id }).from(sales).where(and(own, alive)).limit(1).get() !== undefined
}

export const listSaleCoupons = (db: Db, saleId: string): SaleCouponRow[] =>
  db
    .select()
    .from(saleCoupons)
    .where(eq(saleCoupons.saleId, saleId))
    .orderBy(asc(saleCoupons.kind))
    .limit(limits.couponsShown)
    .all()
/** The vouchers of a draft, each as it is now. */
export function listDraftCoupons(db: Db, saleId: string): { row: SaleCouponRow; coupon: CouponRow }[] {
  const rows = db
    .select({ row: saleCoupons, coupon: coupons })
    .from(saleCoupons)
    .innerJoin(coupons, eq(coupons.id, saleCoupons.couponId))
    .where(eq(saleCoupons.saleId, saleId))
    .orderBy(asc(saleCoupons.kind))
    .limit(limits.couponsShown)
    .all()
  const whole = withBranches(
    db,
    rows.map(({ coupon }) => coupon),
  )
  return rows.map(({ row, coupon }, place) => ({ row, coupon: whole[place] ?? coupon }))
}

/** Puts a voucher into a draft, in the place of another of its kind. */
export function putSaleCoupon(db: Db, saleId: string, coupon: CouponRow): void {
  const { id: couponId, code, title, cashback } = coupon
  const row = { couponId, code, title, cashback, saving: 0, state: 'APPLIED' as const }
  db.insert(saleCoupons)
    .values({ saleId, kind: kindOf(coupon), ...row })
    .onConflictDoUpdate({ target: [saleCoupons.saleId, saleCoupons.kind], set: row })
    .run()
}
const ofKind = (saleId: string, kind: CouponKind) => and(eq(saleCoupons.saleId, saleId), eq(saleCoupons.kind, kind))
export function changeSaleCoupon(db: Db, saleId: string, kind: CouponKind, change: Partial<SaleCouponRow>): void {
  db.update(saleCoupons).set(change).where(ofKind(saleId, kind)).run()
}
export function removeSaleCoupon(db: Db, saleId: string, kind: CouponKind): void {
  db.delete(saleCoupons).where(ofKind(saleId, kind)).run()
}
/** Moves a sale's vouchers from one state to another and says which moved: none, the second time. */
export const moveSaleCoupons = (db: Db, saleId: string, from: 'USED' | 'RETURNED', to: 'USED' | 'RETURNED'): string[] =>
  db
    .update(saleCoupons)
    .set({ state: to })
    .where(and(eq(saleCoupons.saleId, saleId), eq(saleCoupons.state, from)))
    .returning({ id: saleCoupons.couponId })
    .all()
    .map(({ id }) => id)

/** Counts one use if the quota has one left; false, and nothing counted, when it has not. */
export function takeUse(db: Db, couponId: string): boolean {
  const left = or(isNull(coupons.quota), lt(coupons.used, coupons.quota))
  const taken = db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.id, couponId), left))
    .returning({ id: coupons.id })
    .all()
  return taken.length === 1
}
/** Counts one use more or less, whatever the quota. */
export function countUse(db: Db, couponId: string, by: 1 | -1): void {
  db.update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(eq(coupons.id, couponId))
    .run()
}
