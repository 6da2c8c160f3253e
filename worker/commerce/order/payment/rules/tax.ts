/**
 * The rate, and the part of the price it is taken from (PMK 131/2024: 11/12 for goods that are no luxury), so that 11 %
 * of the price is paid.
 */
const percent = 12
const [basePart, baseOf] = [11, 12]

/**
 * The PPN that a price contains, in rupiah with two decimals: the price without it, its base, and the tax, which adds
 * up with the price to the sen.
 */
export function ppnOf(including: number): { price: number; base: number; amount: number } {
  const perHundred = 100 + (percent * basePart) / baseOf
  const priceSen = Math.round((including * 100 * 100) / perHundred)
  const baseSen = Math.round((including * 100 * 100 * basePart) / (perHundred * baseOf))
  return { price: priceSen / 100, base: baseSen / 100, amount: (including * 100 - priceSen) / 100 }
}
