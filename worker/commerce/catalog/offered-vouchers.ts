import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { cached, invalidate } from '#commerce/platform/memory.ts'
import { firstOf } from '#commerce/platform/moments.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { findBoundary } from '#commerce/pricing/offers.ts'
import { covers } from '#commerce/pricing/voucher-saving.ts'
import { type VoucherRow, endOf, hasUses, vouchers } from '#commerce/voucher/tables.ts'
import { branchesOf } from './store.ts'
import { promised, type VoucherPrice, voucherPriceOf } from './voucher-price.ts'

/** A voucher for a category is for everything below it. */
export function withBranches(db: Db, rows: readonly VoucherRow[]): VoucherRow[] {
  const roots = rows.flatMap(({ categories }) => categories)
  if (roots.length === 0) return [...rows]
  const branches = branchesOf(db, roots)
  return rows.map((row) => ({
    ...row,
    categories: [...new Set(row.categories.flatMap((slug) => branches.get(slug) ?? []))],
  }))
}

const readVouchers = (db: Db, where: SQL | undefined): VoucherRow[] =>
  db
    .select()
    .from(vouchers)
    .where(where)
    .orderBy(asc(endOf(vouchers.endsAt)), asc(vouchers.code))
    .limit(limits.vouchersShown)
    .all()

const offered = (also: SQL): SQL | undefined => and(sql`${vouchers.listed} = 1`, hasUses(vouchers), also)
/**
 * What everyone is offered now and later, what ends first comes first. It is read again once the first of them has
 * ended: a price is shown with a voucher on every card, and asks the database nothing. `used` may be lower than it is,
 * but none of them is used up.
 */
function listPublic(db: Db, now: Date): readonly VoucherRow[] {
  const known = knownPublic(db, now)
  const end = known.rows[0]?.endsAt ?? null
  if (known.from <= now && (end === null || now < end)) return known.rows
  invalidatePublicVouchers(db)
  return knownPublic(db, now).rows
}
const publicKey = 'public vouchers'
const knownPublic = (db: Db, now: Date) =>
  cached(db, { object: publicKey }, () => ({
    from: now,
    rows: readVouchers(db, offered(sql`${endOf(vouchers.endsAt)} > ${now.getTime()}`)),
  }))
/** Whatever writes a voucher calls this, and whatever takes the last of its quota or gives it back. */
export const invalidatePublicVouchers = (db: Db): void => invalidate(db, { object: publicKey })

/** What everyone is offered now. Those that begin later may have left no room in a full list. */
export function listRunning(db: Db, now: Date): VoucherRow[] {
  const known = listPublic(db, now)
  const running =
    known.length === limits.vouchersShown
      ? readVouchers(db, and(offered(lte(vouchers.startsAt, now)), sql`${endOf(vouchers.endsAt)} > ${now.getTime()}`))
      : known.filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt))
  return withBranches(db, running)
}

/** When prices next change by the clock alone, with a flash sale or a voucher for everybody; null: never. */
export function findPriceBoundary(db: Db, now: Date): Date | null {
  const times = listPublic(db, now).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  return firstOf([...times, findBoundary(db, now)], now)
}

/** What one piece of each product costs with what everyone is offered now. */
export const voucherPriceAt = (db: Db, now: Date): VoucherPrice => voucherPriceOf(listRunning(db, now))

/** What a checkout takes off the shipping of any goods of a value, for everybody, and from which values on. */
export function shippingSavingAt(db: Db, now: Date) {
  const running = listRunning(db, now).filter((one) => one.forShipping && covers(one, anyGoods))
  return {
    from: running.map(({ minimum }) => minimum),
    saved: (amount: number) => (shippingCost: number) =>
      promised(running, { lines: [{ ...anyGoods, amount }], shippingCost, sent: true }),
  }
}
const anyGoods = { productId: '', categorySlug: '' }
