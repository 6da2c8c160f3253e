import { type Basket, goodsFor, savingOf } from '#commerce/pricing/voucher-saving.ts'
import { basketProblem, type Choices, kindOf, type Shopper, shopperProblem, problemOf, promiseOf } from './rules.ts'
import { type VoucherRow, voucherKinds } from './tables.ts'
import type { Refused } from '#shared/result.ts'

/** A voucher, and what it is worth for a basket. */
export interface MeasuredOffer {
  voucher: VoucherRow
  saving: number
  problem: Refused | null
  /** How much more has to be bought; null: that is not what is missing. */
  missing: number | null
  claimed: boolean
}

export function offerOf(
  voucher: VoucherRow,
  basket: Basket,
  shopper: Shopper,
  now: Date,
  claimed = false,
): MeasuredOffer {
  const problem = problemOf(voucher, basket, shopper, now)
  const missing = problem?.code === 'voucher_below_minimum' ? Number(problem.values['missing']) : null
  return { voucher, saving: problem ? 0 : savingOf(voucher, basket), problem, missing, claimed }
}

/**
 * Usable ones first, the larger saving before the smaller; of equal ones the claimed first; then the one for which
 * least is missing, the one that ends first, and the code.
 */
export const rank = (offers: readonly MeasuredOffer[]): MeasuredOffer[] =>
  offers.toSorted((a, b) => betterBy.map((by) => by(a, b)).find((order) => order !== 0) ?? 0)

type Compare = (a: MeasuredOffer, b: MeasuredOffer) => number
const lower =
  (of: (offer: MeasuredOffer) => number): Compare =>
  (a, b) =>
    of(a) === of(b) ? 0 : of(a) < of(b) ? -1 : 1
const never = Number.POSITIVE_INFINITY
const betterBy: readonly Compare[] = [
  lower(({ problem }) => (problem ? 1 : 0)),
  lower(({ saving }) => -saving),
  lower(({ claimed }) => (claimed ? 0 : 1)),
  // A lower price now is worth more than the same number of coins later.
  lower(({ voucher }) => (voucher.cashback ? 1 : 0)),
  lower(({ voucher, problem }) => (problem ? 0 : -promiseOf(voucher))),
  lower(({ missing }) => missing ?? never),
  lower(({ voucher }) => voucher.endsAt?.getTime() ?? never),
  (a, b) => (a.voucher.code < b.voucher.code ? -1 : 1),
]

/**
 * The vouchers that save most together: at most one for the goods and one for shipping. The two never lower the same
 * amount, so the best pair is the best of each. A voucher for shipping counts by its promise while no courier is
 * chosen.
 */
export function bestOf(offers: readonly MeasuredOffer[], basket: Basket): VoucherRow[] {
  const ranked = rank(offers).filter(({ problem }) => problem === null)
  const goods = ranked.find(({ voucher, saving }) => !voucher.forShipping && saving > 0)
  const shipping = ranked.find(
    ({ voucher, saving }) => voucher.forShipping && (saving > 0 || basket.shippingCost === null),
  )
  return [goods, shipping].flatMap((offer) => (offer ? [offer.voucher] : []))
}

/**
 * The vouchers of a purchase: of each kind the one that the shopper chose, if it can be used, otherwise the best; none
 * of a kind that the shopper wants none of.
 */
export function picksOf(offers: readonly MeasuredOffer[], choices: Choices, basket: Basket): VoucherRow[] {
  const best = bestOf(offers, basket)
  return voucherKinds.flatMap((kind) => {
    const choice = choices.get(kind)
    if (choice === null) return []
    const usable = offers.find(({ voucher, problem }) => voucher.id === choice?.id && problem === null)
    return usable?.voucher ?? best.find((voucher) => kindOf(voucher) === kind) ?? []
  })
}

/** The nearest voucher for free shipping: how much has to be bought for it, and how much of that is missing. */
export function freeShippingOf(vouchers: readonly VoucherRow[], basket: Basket, shopper: Shopper, now: Date) {
  const free = vouchers.filter(
    (voucher) =>
      voucher.forShipping &&
      (!voucher.percentage || voucher.amount === 100) &&
      shopperProblem(voucher, shopper, now) === null,
  )
  const near = free
    .flatMap((voucher) => {
      const problem = basketProblem(voucher, basket)
      if (problem && problem.code !== 'voucher_below_minimum') return []
      return [
        {
          minimum: voucher.minimum,
          missing: Math.max(0, voucher.minimum - goodsFor(voucher, basket)),
          promise: promiseOf(voucher),
        },
      ]
    })
    .toSorted((a, b) => a.missing - b.missing || (a.promise === b.promise ? 0 : a.promise > b.promise ? -1 : 1))[0]
  return near
    ? { minimum: near.minimum, missing: near.missing, maximum: Number.isFinite(near.promise) ? near.promise : null }
    : null
}
