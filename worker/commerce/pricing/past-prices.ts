import { dayMs } from '#shared/format/units.ts'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import type { PastPrice } from '#commerce/catalog/tables.ts'

interface KeptPrices {
  price: number
  pastPrices: readonly PastPrice[]
}

/** With a price that ended then. The latest days stay, one more than the period counts. */
export function withEnded(past: readonly PastPrice[], at: Date, price: number): PastPrice[] {
  const day = dayIn(at)
  const [, lowest = price] = past.find(([one]) => one === day) ?? []
  const ended: PastPrice = [day, Math.min(lowest, price)]
  return [...past.filter(([one]) => one !== day), ended]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-(limits.lowestPriceDays + 1))
}

/** The former prices of a variant when its price becomes `price`; `before` null: it is new. */
export const pastPricesAt = (now: Date, before: KeptPrices | null, price: number): readonly PastPrice[] =>
  before === null || before.price === price
    ? (before?.pastPrices ?? [])
    : withEnded(before.pastPrices, now, before.price)

/** The lowest that a piece cost in the days that count, today's prices included; null: nothing else is known of them. */
export function lowestPrice({ price, pastPrices }: KeptPrices, flashPrice: number | null, now: Date): number | null {
  const first = dayIn(new Date(now.getTime() - limits.lowestPriceDays * dayMs))
  const lately = pastPrices.filter(([day]) => day >= first).map(([, lowest]) => lowest)
  return lately.length === 0 ? null : Math.min(price, flashPrice ?? price, ...lately)
}
