import { formatRupiah } from '#shared/format/money.ts'

/** A variant in a flash sale: its price, quota and times. */
export interface FlashSaleItem {
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
export type FlashSaleItems = ReadonlyMap<string, readonly FlashSaleItem[]>

const isRunning = ({ startsAt, endsAt }: Pick<FlashSaleItem, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && now < endsAt
export const leftOf = ({ quota, sold }: Pick<FlashSaleItem, 'quota' | 'sold'>): number => quota - sold

/**
 * The flash sale item that counts now. An item with pieces left goes before one without, then the lower price counts.
 */
export function flashItemAt(flashItems: readonly FlashSaleItem[], now: Date): FlashSaleItem | null {
  const running = flashItems.filter((flashItem) => isRunning(flashItem, now))
  return running.toSorted((a, b) => Number(leftOf(b) > 0) - Number(leftOf(a) > 0) || a.price - b.price)[0] ?? null
}

/** Why a running flash sale does not give its price: too few pieces are left, or this shopper has had their share. */
export type Missed = 'quota' | 'limit'
export interface Priced {
  price: number
  /** The price to strike through: in a flash sale at least the ordinary price. */
  fullPrice: number | null
  /** The running flash sale item, whether or not it gives the price. */
  flashItem: FlashSaleItem | null
  /** With an item: null when it gives the price. */
  missed: Missed | null
}

/**
 * What one piece of a variant costs at `now`; every price of the shop is made here. `wanted` are the pieces of one
 * order: all of them get the flash price or none, so that a line has one price. `bought` is how many this shopper took
 * from the item before.
 */
export function priceAt(
  { price, fullPrice }: { price: number; fullPrice: number | null },
  flashItems: readonly FlashSaleItem[],
  now: Date,
  wanted: { quantity: number; bought: number } = { quantity: 1, bought: 0 },
): Priced {
  const flashItem = flashItemAt(flashItems, now)
  // An ordinary price that was lowered below the flash price is the better one.
  if (!flashItem || flashItem.price >= price) return { price, fullPrice, flashItem: null, missed: null }
  if (leftOf(flashItem) < wanted.quantity) return { price, fullPrice, flashItem, missed: 'quota' }
  if (wanted.bought + wanted.quantity > flashItem.perCustomer) return { price, fullPrice, flashItem, missed: 'limit' }
  return { price: flashItem.price, fullPrice: Math.max(price, fullPrice ?? 0), flashItem, missed: null }
}

/** How a line of a cart or checkout got its price. */
export interface PriceOrigin {
  flashItem: FlashSaleItem | null
  missed: Missed | null
  /** The line was put into the cart at a flash price. */
  seen: boolean
  /** The name of the customer type whose price it is. */
  tier?: string | null
}

/** The flash sale item that gives the line its price; null: none does. */
export const givenBy = (origin: PriceOrigin | undefined): FlashSaleItem | null =>
  origin?.flashItem && origin.missed === null ? origin.flashItem : null

/** Whether the line was put into the cart at a flash price. */
export const wasSeen = (flashItems: readonly FlashSaleItem[], addedPrice: number): boolean =>
  flashItems.some(({ price }) => price === addedPrice)

/** Says that the price is for one type of customers. */
export const tierNote = (origin: PriceOrigin | undefined): string =>
  origin?.tier ? `Harga ${origin.tier}`.slice(0, 100) : ''

/**
 * Why a line does not have the flash price that the shopper may expect, as one sentence; null: it has it, or none is
 * expected.
 */
export function flashSaleNotice(name: string | null, price: number, origin: PriceOrigin | undefined): string | null {
  // In a cart the line itself shows the product and its price.
  const [of, now] = name === null ? ['', ''] : [` ${name}`, ` ${formatRupiah(price)}`]
  if (origin?.flashItem && origin.missed === 'limit')
    return `Harga flash sale${of} maksimal ${origin.flashItem.perCustomer} per pembeli, jumlah ini dihitung harga normal${now}.`
  if (origin?.flashItem && origin.missed === 'quota') {
    const left = leftOf(origin.flashItem)
    return `Kuota flash sale${of} ${left > 0 ? `tersisa ${left}` : 'habis'}, jumlah ini dihitung harga normal${now}.`
  }
  return origin?.seen && !origin.flashItem ? `Flash sale${of} sudah berakhir${now && `, harganya kini${now}`}.` : null
}
