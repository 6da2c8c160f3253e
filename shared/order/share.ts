/**
 * The share of `whole` that falls on `part` out of `all`, down to the whole rupiah. Of two amounts from about
 * Rp 95.000.000 on the product is more than a number holds exactly.
 */
export const shareOf = (whole: number, part: number, all: number): number =>
  all === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(all))

/** Goods by their price: those of earlier returns, and those of this return. */
interface Given {
  before: number
  worth: number
}

/**
 * The part of `whole` that falls on these goods of `all`, counted from the order's beginning, so that the parts add up
 * to exactly the whole.
 */
export function partOf(whole: number, all: number, { before, worth }: Given): number {
  const share = (value: number) => shareOf(whole, Math.min(value, all), all)
  return share(before + worth) - share(before)
}
