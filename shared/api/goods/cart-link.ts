import type { ItemId } from '../contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { escaped, unescaped } from '#shared/web/id.ts'
import { idPattern } from '#shared/web/id-patterns.ts'
import { href } from '#shared/web/routes.ts'

export type LinkLine = { itemId: ItemId; quantity: number }

/** A variant's id, escaped, and a quantity. */
const line = /^([^*]+)(?:\*([1-9]\d{0,2}))?$/

/**
 * Reads a cart from an address: `/order/cart?isi=ITEM*2,ITEM`. Commas separate the lines; a line is a variant's id and,
 * after a star, its quantity (1 without a star). In an id `%`, `,`, `*` and blanks are percent-encoded. Unreadable lines
 * are left out, the same variant twice becomes one line, and a link holds at most `limits.cartLinkLines` lines.
 */
export function readCartLink(text: string | null): LinkLine[] {
  const lines = new Map<ItemId, number>()
  for (const part of (text ?? '').slice(0, limits.cartLinkChars).split(',')) {
    const [, name = '', count = '1'] = line.exec(part.trim()) ?? []
    const id = unescaped(name)
    if (!idPattern.test(id)) continue
    // The pattern is the contract's rule; the contract checks the id again when it is sent.
    const itemId = id as ItemId
    if (!lines.has(itemId) && lines.size >= limits.cartLinkLines) continue
    lines.set(itemId, Math.min(limits.cartQuantityMax, (lines.get(itemId) ?? 0) + Number(count)))
  }
  return [...lines].map(([itemId, quantity]) => ({ itemId, quantity }))
}

/**
 * The address of a cart with these lines; null when no line has a variant, and `too_long` when they do not fit: a link to
 * a part of them would look like one to all.
 */
export function cartLink(lines: readonly { itemId: ItemId | null; quantity: number }[]): string | 'too_long' | null {
  const named = lines.flatMap(({ itemId, quantity }) => (itemId === null ? [] : [{ itemId, quantity }]))
  if (named.length === 0) return null
  // A query may hold a star, a comma and a colon as they are; escaping them would make the link longer.
  const written = named.map(({ itemId, quantity }) => {
    const id = encodeURIComponent(escaped(itemId, ',* ')).replaceAll('%3A', ':')
    return quantity === 1 ? id : `${id}*${quantity}`
  })
  const link = `${href('cart')}?isi=${written.join(',')}`
  return named.length > limits.cartLinkLines || link.length > limits.cartLinkChars ? 'too_long' : link
}
