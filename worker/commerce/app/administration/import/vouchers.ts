import { inArray } from 'drizzle-orm'
import { zones } from '#shared/format/dates.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { products } from '#commerce/catalog/tables.ts'
import { addClaim, addVoucher, findVoucher } from '#commerce/voucher/store.ts'
import { type SampleVoucher, sampleVouchers } from '#demo/vouchers.ts'
import type { SampleShop } from '#demo/index.ts'
import type { Scope } from '#commerce/platform/scope.ts'

const dayMs = 86_400_000

/** The vouchers of a sample. They begin long before the opening, because a demo's clock can be set back. */
export function addVouchers({ db, now, newId }: Scope, sample: SampleShop['id']): void {
  for (const voucher of sampleVouchers[sample]) {
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
    } = voucher
    const known = db
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.slug, [...slugs]))
      .limit(slugs.length)
      .all()
    // What it is for is not sold here: a voucher for nothing in particular would be one for everything.
    if (known.length < slugs.length) continue
    addVoucher(db, {
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
export function addVoucherClaims({ db, now }: Scope, sample: SampleShop['id'], customerId: string): void {
  for (const { code } of sampleVouchers[sample].filter(({ claimed }: SampleVoucher) => claimed)) {
    const voucher = findVoucher(db, code)
    if (voucher) addClaim(db, customerOwner(customerId), voucher.id, new Date(now.getTime() - dayMs))
  }
}

/** Midnight in WIB after the day that many days on. */
function endOfDay(now: Date, days: number): Date {
  const zone = zones.WIB * 3_600_000
  return new Date((Math.floor((now.getTime() + zone) / dayMs) + days + 1) * dayMs - zone - 1)
}
