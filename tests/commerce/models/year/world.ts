import { hourMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import type { InShop, InShopCaller } from '#tests/support/in-workerd/in-shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'

/** NIGHTLY: a week of a large shop. */
const nightly = bindings.NIGHTLY === '1'
export const [days, ordersADay] = nightly ? [7, 1_000] : [6, 12]
/** After this day's night the shop is gone, and the export of the night before is put into a new one. */
export const lostDay = Math.floor(days / 2)
export const stock = days * ordersADay * 3
export const items = ['kopi', 'teh', 'susu']
export const timeoutMs = nightly ? hourMs : 180_000

/** The same numbers in every run of a seed. */
export type Draw = (below: number) => number
export function drawing(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What becomes of an order that is paid. */
export type Plan = 'keep' | 'cancelled' | 'refused' | 'returned' | 'exchanged'
export interface Bought {
  orderId: string
  who: InShopCaller
  way: 'transfer' | 'vendor' | 'qris' | 'cod' | 'wallet'
  /** What the shopper has to pay. */
  total: number
  item: string
  quantity: number
  day: number
  plan: Plan
  /** The receipt that its parcel got. */
  receipt: string
}

/** What banks, vendors, couriers and shelves know; nothing of it is read from the shop's books. */
export interface World {
  bought: Bought[]
  /** `pays`: the order that it is the right amount for. */
  bank: { amount: number; date: string; day: number; pays?: string }[]
  /** Transfers that arrive after their orders have expired. */
  late: { amount: number; pays: string }[]
  /** What was paid at the vendor, by its reference. */
  vendor: Map<string, { amount: number; day: number }>
  /** What couriers have paid out, by receipt. */
  courier: Map<string, number>
  /** Pieces that lie on the shelf. */
  shelf: Map<string, number>
  /** What has happened to a parcel: it happens once, whatever the shop forgets. */
  happened: Set<string>
  /** What the owner has transferred, by what it was for. */
  transferred: Map<string, number>
  /** Orders that a restored shop does not know. */
  lost: Set<string>
  /** What fits nothing, as the list of open movements should have it. */
  strange: [kind: string, amount: number][]
}

export const openWorld = (): World => ({
  bought: [],
  bank: [],
  late: [],
  vendor: new Map(),
  courier: new Map(),
  shelf: new Map(items.map((item) => [item, stock])),
  happened: new Set(),
  transferred: new Map(),
  lost: new Set(),
  strange: [],
})

/** Pieces that leave the shelf or come back, once for an order and what happened. */
export function moveOnShelf({ happened, shelf }: World, what: string, one: Bought, pieces: number): void {
  const key = `${what} ${one.orderId}`
  if (happened.has(key)) return
  happened.add(key)
  shelf.set(one.item, (shelf.get(one.item) ?? 0) + pieces)
}

export async function administer(at: InShop, name: string, input: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await at.administer(name, input)
  assert(answer.ok, `${name} ${JSON.stringify(input).slice(0, 200)} was refused: ${JSON.stringify(answer)}`)
}

/** A column of an order; '': the shop has none. */
export const statusOf = (at: InShop, orderId: string): string =>
  String(at.sql('SELECT status FROM orders WHERE id = ?', orderId)[0]?.['status'] ?? '')

export const referenceOf = (at: InShop, orderId: string): string =>
  String(
    at.sql('SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ?', orderId)[0]?.[
      'reference'
    ],
  )
