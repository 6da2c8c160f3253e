import { assert } from '#shared/assert.ts'
import type { Tax } from '#shared/order/issued-invoice.ts'

/** A rate of PPN, and the part of the price that it is taken from: `[11, 12]` is 11/12. */
interface Rate {
  percent: number
  part: readonly [number, number]
}
/**
 * The rates by the first day (Jakarta) of each: UU 7/2021, and PMK 131/2024, by which luxury goods are taxed by their
 * whole price.
 */
const rates: readonly (Rate & { from: string; luxury: Rate['part'] })[] = [
  { from: '2022-04-01', percent: 11, part: [1, 1], luxury: [1, 1] },
  { from: '2025-01-01', percent: 12, part: [11, 12], luxury: [1, 1] },
]

/** The rates of a day, `2026-11-25`: of usual goods, and of luxury goods. */
export function ratesOf(day: string): { usual: Rate; luxury: Rate } {
  const found = rates.findLast(({ from }) => from <= day)
  assert(found, 'no shop sold anything before the first rate')
  const { percent, part, luxury } = found
  return { usual: { percent, part }, luxury: { percent, part: luxury } }
}

/**
 * The PPN that a price contains, in rupiah with two decimals: the price without it, its base, and the tax, which adds
 * up with the price to the sen.
 */
export function ppnOf(including: number, { percent, part: [basePart, baseOf] }: Rate): Tax {
  const perHundred = 100 + (percent * basePart) / baseOf
  const priceSen = Math.round((including * 100 * 100) / perHundred)
  const baseSen = Math.round((including * 100 * 100 * basePart) / (perHundred * baseOf))
  return { price: priceSen / 100, base: baseSen / 100, amount: (including * 100 - priceSen) / 100 }
}

/** The PPN in the part of a price from `before` to `after`: such parts add up to the tax of the whole, to the sen. */
export function ppnBetween(before: number, after: number, rate: Rate): Tax {
  const [low, high] = [ppnOf(before, rate), ppnOf(after, rate)]
  const less = (of: keyof Tax) => Math.round((high[of] - low[of]) * 100) / 100
  return { price: less('price'), base: less('base'), amount: less('amount') }
}
