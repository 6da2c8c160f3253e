import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import type { PastPrice } from '#commerce/catalog/tables.ts'

interface SellersPrices {
  price: number
  /** The price to strike through. */
  fullPrice: number | null
}
/** The prices of a variant as its row has them. */
interface KeptPrices extends SellersPrices {
  /** A struck price that shoppers do not see, because nobody was asked for it lately; null: `fullPrice` says it all. */
  askedFullPrice: number | null
  pastPrices: readonly PastPrice[]
}

/** The struck price that the seller wants, whether or not shoppers see it. */
export const sellersFullPrice = ({ askedFullPrice, fullPrice }: Omit<KeptPrices, 'price' | 'pastPrices'>) =>
  askedFullPrice ?? fullPrice

/** With a price that ended then. The latest days stay, one more than the period counts. */
export function withEnded(past: readonly PastPrice[], at: Date, price: number): PastPrice[] {
  const day = dayIn(at)
  const [, lowest = price, highest = price] = past.find(([one]) => one === day) ?? []
  const ended: PastPrice = [day, Math.min(lowest, price), Math.max(highest, price)]
  return [...past.filter(([one]) => one !== day), ended]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-(limits.lowestPriceDays + 1))
}

/** What is left of them in the days that count. */
function lately(past: readonly PastPrice[], now: Date): readonly PastPrice[] {
  const first = dayIn(new Date(now.getTime() - limits.lowestPriceDays * 86_400_000))
  return past.filter(([day]) => day >= first)
}

/**
 * What a seller's prices become; `before` null: the variant is new. A price is struck through only if it, or a higher
 * one, was really asked for in the days before: a reduction from a price that never was would be none.
 */
export function keptPrices(now: Date, before: KeptPrices | null, { price, fullPrice }: SellersPrices): KeptPrices {
  const samePrice = before?.price === price
  if (before && samePrice && sellersFullPrice(before) === fullPrice) {
    const { fullPrice: shown, askedFullPrice, pastPrices } = before
    return { price, fullPrice: shown, askedFullPrice, pastPrices }
  }
  const pastPrices = !before ? [] : samePrice ? before.pastPrices : withEnded(before.pastPrices, now, before.price)
  const asked = Math.max(
    price,
    // What is struck already may be struck less.
    samePrice ? (before.fullPrice ?? 0) : 0,
    ...lately(pastPrices, now).map(([, , highest]) => highest),
  )
  const shown = fullPrice === null || fullPrice <= asked
  return { price, fullPrice: shown ? fullPrice : null, askedFullPrice: shown ? null : fullPrice, pastPrices }
}

/** The lowest that a piece cost in the days that count, today's prices included. */
export const lowestPrice = (
  { price, pastPrices }: Pick<KeptPrices, 'price' | 'pastPrices'>,
  flashPrice: number | null,
  now: Date,
): number => Math.min(price, flashPrice ?? price, ...lately(pastPrices, now).map(([, lowest]) => lowest))
