import { inArray } from 'drizzle-orm'
import { zones } from '#shared/format/dates.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { products } from '#commerce/catalog/tables.ts'
import { addClaim, addCoupon, findCoupon } from '#commerce/voucher/store.ts'
import { type SampleCoupon, sampleCoupons } from '#commerce/sample/coupons.ts'
import type { SampleShop } from '#commerce/sample/index.ts'
import type { Scope } from '#commerce/platform/scope.ts'

const dayMs = 86_400_000

/** The vouchers of a sample. They begin long before the opening, because a demo's clock can be set back. */
export function addCoupons({ db, now, newId }: Scope, sample: SampleShop['id']): void {
  for (const coupon of sampleCoupons[sample]) {
    const {
      code,
      title,
      description,
      lastDay,
      percent,
      rupiah,
      products: slugs = [],
      unlisted = false,
      claimed: _claimed,
      ...rest
    } = coupon
    const known = db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.slug, [...slugs]))
      .limit(slugs.length)
      .all()
    // What it is for is not sold here: a voucher for nothing in particular would be one for everything.
    if (known.length < slugs.length) continue
    addCoupon(db, {
      ...rest,
      id: newId(),
      code,
      title,
      description,
      startsAt: new Date(now.getTime() - 400 * dayMs),
      endsAt: lastDay === null ? null : endOfDay(now, lastDay),
      percentage: percent !== undefined,
      amount: percent ?? rupiah ?? 0,
      products: known.map(({ id }) => id),
      listed: !unlisted,
    })
  }
}

/** What the demo customer has put among her own. */
export function addCouponClaims({ db, now }: Scope, sample: SampleShop['id'], customerId: string): void {
  for (const { code } of sampleCoupons[sample].filter(({ claimed }: SampleCoupon) => claimed)) {
    const coupon = findCoupon(db, code)
    if (coupon) addClaim(db, customerOwner(customerId), coupon.id, new Date(now.getTime() - dayMs))
  }
}

/** Midnight in WIB after the day that many days on. */
function endOfDay(now: Date, days: number): Date {
  const zone = zones.WIB * 3_600_000
  return new Date((Math.floor((now.getTime() + zone) / dayMs) + days + 1) * dayMs - zone - 1)
}
