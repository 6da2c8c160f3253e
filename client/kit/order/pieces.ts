/** How many pieces these lines are: what a shopper reads as the number of goods. */
export const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
