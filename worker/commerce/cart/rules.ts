import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'

/** Why a line cannot hold `quantity` pieces; null when it can. */
export function quantityProblem(quantity: number, { name, stock }: { name: string; stock: number }): Refused | null {
  if (stock === 0) return refused('stock_out', { name })
  if (quantity > stock) return refused('stock_short', { left: stock })
  return quantity > limits.cartQuantityMax ? refused('quantity_invalid', { max: limits.cartQuantityMax }) : null
}

/** When two carts hold the same variant: the larger quantity, at most the stock, and never less than one. */
export function mergedQuantity(one: number, other: number, stock: number): number {
  return Math.max(1, Math.min(Math.max(one, other), stock))
}
