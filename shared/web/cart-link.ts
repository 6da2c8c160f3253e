import type { ItemId } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { href } from './routes.ts'

export type LinkLine = { itemId: ItemId; quantity: number }

/** An item's id as the contract bounds it, and how many. */
const line = /^(?!\.{1,2}(?:\*|$))([\w.:-]{1,64})(?:\*([1-9]\d{0,2}))?$/

/**
 * A cart in an address: `/order/cart?isi=ITEM*2,ITEM`. Lines are parted by commas, a line is an item's id and, after a
 * star, how many (1 without). What cannot be read is left out, the same item twice is one line, and a link holds at
 * most `limits.cartLinkLines`.
 */
export function readCartLink(text: string | null): LinkLine[] {
  const lines = new Map<ItemId, number>()
  for (const part of (text ?? '').slice(0, limits.cartLinkChars).split(',')) {
    const [, id, count = '1'] = line.exec(part.trim()) ?? []
    if (id === undefined) continue
    // The contract's own rule is asked again where the ids are sent.
    const itemId = id as ItemId
    if (!lines.has(itemId) && lines.size >= limits.cartLinkLines) continue
    lines.set(itemId, Math.min(limits.cartQuantityMax, (lines.get(itemId) ?? 0) + Number(count)))
  }
  return [...lines].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** The address of a cart with these lines; null when none of them can be named. */
export function cartLink(lines: readonly { itemId: ItemId | null; quantity: number }[]): string | null {
  const named = lines.filter(({ itemId }) => itemId !== null).slice(0, limits.cartLinkLines)
  // A star and a comma mean themselves in a query; escaped they would make the link twice as long.
  return named.length === 0
    ? null
    : `${href('cart')}?isi=${named.map(({ itemId, quantity }) => (quantity === 1 ? itemId : `${itemId}*${quantity}`)).join(',')}`
}
