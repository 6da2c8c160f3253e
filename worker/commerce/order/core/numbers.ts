import { createHash } from 'node:crypto'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { drawLetters } from '#commerce/platform/draw-letters.ts'

/**
 * INV-20261120-8K3QF: the day in WIB and five letters drawn from `seed`. They say nothing about how much a shop sells.
 */
export function orderNumber(now: Date, seed: string): string {
  const day = dayIn(now).replaceAll('-', '')
  return `INV-${day}-${drawLetters(seed, 5)}`
}

/**
 * The amount in rupiah (1–999) by which a transfer identifies its payer. No transfer that may still arrive has this code,
 * or, once all 999 are taken, this amount; one whose order has ended gives way last. null when there is nothing left.
 */
export function pickUniqueCode(
  amount: number,
  transfers: readonly { uniqueCode: number; amount: number; open: boolean }[],
  seed: string,
): number | null {
  const start = createHash('sha256').update(seed).digest().readUInt16BE(0)
  const codes = Array.from({ length: limits.uniqueCodeMax }, (_, i) => ((start + i) % limits.uniqueCodeMax) + 1)
  const taken = new Set(transfers.filter(({ open }) => open).map((one) => one.amount))
  const [knownCodes, knownAmounts] = [
    new Set(transfers.map((one) => one.uniqueCode)),
    new Set(transfers.map((one) => one.amount)),
  ]
  const free = codes.filter((code) => !taken.has(amount + code))
  const unknown = free.filter((code) => !knownAmounts.has(amount + code))
  return unknown.find((code) => !knownCodes.has(code)) ?? unknown[0] ?? free[0] ?? null
}
