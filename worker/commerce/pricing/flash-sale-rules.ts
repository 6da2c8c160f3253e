import { formatRupiah } from '#shared/format/money.ts'

/** What a variant is offered for in one flash sale. */
export interface Offer {
  flashSaleId: string
  variantId: string
  productId: string
  price: number
  quota: number
  sold: number
  perCustomer: number
  startsAt: Date
  endsAt: Date
}
/** By variant. */
export type Offers = ReadonlyMap<string, readonly Offer[]>

const isRunning = ({ startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && now < endsAt
export const leftOf = ({ quota, sold }: Pick<Offer, 'quota' | 'sold'>): number => quota - sold

/** The offer that counts now. Of several, one with pieces left goes before one without, then the lower price. */
export function offerAt(offers: readonly Offer[], now: Date): Offer | null {
  const running = offers.filter((offer) => isRunning(offer, now))
  return running.toSorted((a, b) => Number(leftOf(b) > 0) - Number(leftOf(a) > 0) || a.price - b.price)[0] ?? null
}

/** Why a running offer does not give its price: too few pieces are left, or this buyer has had their share. */
export type Missed = 'quota' | 'limit'
export interface Priced {
  price: number
  /** What to strike through: under an offer at least the ordinary price. */
  fullPrice: number | null
  /** The running offer, whether or not it gives the price. */
  offer: Offer | null
  /** Under an offer: null when it gives the price. */
  missed: Missed | null
}

/**
 * What one piece of a variant costs at `now`; every price of the shop is made here. `wanted` are the pieces of one
 * order: they get the offer together or not at all, so that a line has one price. `bought` is what this buyer took from
 * the offer before.
 */
export function priceAt(
  { price, fullPrice }: { price: number; fullPrice: number | null },
  offers: readonly Offer[],
  now: Date,
  wanted: { quantity: number; bought: number } = { quantity: 1, bought: 0 },
): Priced {
  const offer = offerAt(offers, now)
  // A price that was lowered below its offer is the better one.
  if (!offer || offer.price >= price) return { price, fullPrice, offer: null, missed: null }
  if (leftOf(offer) < wanted.quantity) return { price, fullPrice, offer, missed: 'quota' }
  if (wanted.bought + wanted.quantity > offer.perCustomer) return { price, fullPrice, offer, missed: 'limit' }
  return { price: offer.price, fullPrice: Math.max(price, fullPrice ?? 0), offer, missed: null }
}

/** What a line of a cart or a draft has to do with flash sales. */
export interface Deal {
  offer: Offer | null
  missed: Missed | null
  /** It was put into the cart at the price of an offer. */
  seen: boolean
  /** Whose price it is, when it is that of a type of customers. */
  tier?: string | null
}

/** Whose price the line has; null: the ordinary one. */
export const givenBy = (deal: Deal | undefined): Offer | null =>
  deal?.offer && deal.missed === null ? deal.offer : null

/** Whether the line went into the cart at an offer's price. */
export const wasSeen = (offers: readonly Offer[], addedPrice: number): boolean =>
  offers.some(({ price }) => price === addedPrice)

/** Says that a price is that of a type of customers. */
export const tierNote = (deal: Deal | undefined): string =>
  deal?.tier ? `Harga khusus ${deal.tier}`.slice(0, 100) : ''

/**
 * Why a line does not have the flash price the shopper may expect, as one sentence; null: it has, or there is none to
 * expect.
 */
export function dealNews(name: string | null, price: number, deal: Deal | undefined): string | null {
  // In a cart the line itself says which product it is and what it costs.
  const [of, now] = name === null ? ['', ''] : [` ${name}`, ` ${formatRupiah(price)}`]
  if (deal?.offer && deal.missed === 'limit')
    return `Harga flash sale${of} maksimal ${deal.offer.perCustomer} per pembeli, jumlah ini dihitung harga normal${now}.`
  if (deal?.offer && deal.missed === 'quota') {
    const left = leftOf(deal.offer)
    return `Kuota flash sale${of} ${left > 0 ? `tersisa ${left}` : 'habis'}, jumlah ini dihitung harga normal${now}.`
  }
  return deal?.seen && !deal.offer ? `Flash sale${of} sudah berakhir${now && `, harganya kini${now}`}.` : null
}
