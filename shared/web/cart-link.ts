import type { ItemId } from '#shared/api/brands.ts'
import { limits } from '#shared/limits.ts'
import { href } from './routes.ts'

export type LinkLine = { itemId: ItemId; quantity: number }

/** A variant's id as the contract limits it, and a quantity. */
const line = /^(?!\.{1,2}(?:\*|$))([\w.:-]{1,64})(?:\*([1-9]\d{0,2}))?$/

/**
 * Reads a cart from an address: `/order/cart?isi=ITEM*2,ITEM`. Commas separate the lines; a line is a variant's id and,
 * after a star, its quantity (1 without a star). Unreadable lines are left out, the same variant twice becomes one
 * line, and a link holds at most `limits.cartLinkLines` lines.
 */
export function readCartLink(text: string | null): LinkLine[] {
  const lines = new Map<ItemId, number>()
  for (const part of (text ?? '').slice(0, limits.cartLinkChars).split(',')) {
    const [, id, count = '1'] = line.exec(part.trim()) ?? []
    if (id === undefined) continue
    // The pattern above is the contract's rule; the contract checks the id again when it is sent.
    const itemId = id as ItemId
    if (!lines.has(itemId) && lines.size >= limits.cartLinkLines) continue
    lines.set(itemId, Math.min(limits.cartQuantityMax, (lines.get(itemId) ?? 0) + Number(count)))
  }
  return [...lines].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/** The address of a cart with these lines; null when no line has a variant. */
export function cartLink(lines: readonly { itemId: ItemId | null; quantity: number }[]): string | null {
  const named = lines.filter(({ itemId }) => itemId !== null).slice(0, limits.cartLinkLines)
  // A query may hold a star and a comma as they are; escaping them would make the link twice as long.
  return named.length === 0
    ? null
    : `${href('cart')}?isi=${named.map(({ itemId, quantity }) => (quantity === 1 ? itemId : `${itemId}*${quantity}`)).join(',')}`
}
