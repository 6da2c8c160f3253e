import type { Person } from '../sale/person.ts'
import type { Db } from '../scope.ts'
import { type Deal, offerAt, priceAt, wasSeen } from './rules.ts'
import { countBought, findOffersOf } from './store.ts'

interface Line {
  variantId: string
  quantity: number
  addedPrice: number
}
interface Price {
  price: number
  fullPrice: number | null
}

/** What each line costs this buyer now; `priceOf` reads its ordinary price. */
export function dealLines<L extends Line>(
  db: Db,
  now: Date,
  buyer: Person,
  lines: readonly L[],
  priceOf: (line: L) => Price,
): { line: L; price: number; fullPrice: number | null; deal: Deal }[] {
  const ids = lines.map(({ variantId }) => variantId)
  const offers = lines.length === 0 ? new Map() : findOffersOf(db, ids, now)
  return lines.map((line) => {
    const own = offers.get(line.variantId) ?? []
    const offer = offerAt(own, now)
    const bought = offer ? countBought(db, offer, buyer) : 0
    const { price, fullPrice, ...deal } = priceAt(priceOf(line), own, now, { quantity: line.quantity, bought })
    return { line, price, fullPrice, deal: { ...deal, seen: wasSeen(own, line.addedPrice) } }
  })
}
