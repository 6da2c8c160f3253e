/** How many pieces these lines are: what a shopper reads as the number of goods. */
export const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Wanted = { quantity: number; stock: number | null }
/** How many of a line can be bought: no number and no total counts pieces that are not there. */
export const buyable = ({ quantity, stock }: Wanted): number => Math.min(quantity, stock ?? quantity)

/** The number at a cart, wherever it stands: that of Checkout with everything ticked. */
export const countInCart = (lines: readonly (Wanted & { available: boolean })[]): number =>
  lines.reduce((sum, line) => sum + (line.available ? buyable(line) : 0), 0)

/** How many products there are besides the one that is named; '' where there is no other. */
const otherLines = (lines: number): string => (lines > 1 ? `+${lines - 1} produk lain` : '')

/** The first of some lines, how many pieces of it there are, and how many other products. */
export function countedLine(
  first: { name: string; quantity: number } | null,
  lines: number,
  otherwise: string,
): { name: string; count: string } {
  const more = otherLines(lines)
  if (!first) return { name: otherwise, count: lines > 0 ? `${lines} produk` : '' }
  return { name: first.name, count: [`${first.quantity} barang`, more].filter(Boolean).join(' · ') }
}
