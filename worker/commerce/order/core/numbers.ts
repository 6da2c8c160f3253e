import { createHash } from 'node:crypto'
import { zones } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { drawLetters } from '#commerce/platform/draw-letters.ts'

/**
 * INV-20261120-8K3QF: the day in WIB and five letters drawn from `seed`. They say nothing about how much a shop sells.
 */
export function orderNumber(now: Date, seed: string): string {
  const day = new Date(now.getTime() + zones.WIB * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  return `INV-${day}-${drawLetters(seed, 5)}`
}

/**
 * The amount in rupiah (1–999) by which a transfer identifies its payer. No open transfer to the account has this code,
 * or, once all 999 are taken, this amount; null when there is nothing left.
 */
export function pickUniqueCode(
  amount: number,
  open: readonly { uniqueCode: number; amount: number }[],
  seed: string,
): number | null {
  const start = createHash('sha256').update(seed).digest().readUInt16BE(0)
  const codes = Array.from({ length: limits.uniqueCodeMax }, (_, i) => ((start + i) % limits.uniqueCodeMax) + 1)
  const [takenCodes, takenAmounts] = [
    new Set(open.map((bill) => bill.uniqueCode)),
    new Set(open.map((bill) => bill.amount)),
  ]
  const free = codes.filter((code) => !takenAmounts.has(amount + code))
  return free.find((code) => !takenCodes.has(code)) ?? free[0] ?? null
}
