import type { AppliedCoupon, Coupon, CouponOffer } from '#shared/api/coupon.ts'
import { rupiah } from '#shared/api/brands.ts'
import { sentence } from '#shared/text/errors.ts'
import type { Offer } from './ranking.ts'
import type { CouponRow } from './rules.ts'
import type { SaleCouponRow } from './store.ts'

const rupiahOrNull = (amount: number | null) => (amount === null ? null : rupiah(amount))

export const couponView = ({
  id,
  code,
  title,
  description,
  endsAt,
  cashback,
  percentage,
  amount,
  maximum,
  minimum,
  forShipping,
}: CouponRow): Coupon => ({
  id,
  code,
  title,
  description,
  endsAt: endsAt?.toISOString() ?? null,
  cashback,
  percentage,
  amount: rupiah(amount),
  maximum: rupiahOrNull(maximum),
  minimum: rupiah(minimum),
  forShipping,
})

export const offerView = ({ coupon, saving, problem, missing, claimed }: Offer, chosen: boolean): CouponOffer => ({
  coupon: couponView(coupon),
  saving: rupiah(saving),
  usable: problem === null,
  reason: problem ? sentence(problem) : '',
  missing: rupiahOrNull(missing),
  claimed,
  chosen,
})

/** Only what a sale really has of its vouchers. */
export const appliedView = (rows: readonly SaleCouponRow[]): AppliedCoupon[] =>
  rows
    .filter(({ state }) => state !== 'DROPPED')
    .map(({ code, title, saving, cashback, kind }) => ({
      code,
      title,
      saving: rupiah(saving),
      cashback,
      forShipping: kind === 'shipping',
    }))
