/** How many pieces these lines are: what a shopper reads as the number of goods. */
export const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The number at a cart, wherever it stands: that of Checkout with everything ticked. */
export const countInCart = (lines: readonly { quantity: number; available: boolean }[]): number =>
  countPieces(lines.filter(({ available }) => available))
