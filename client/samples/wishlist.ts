import { rupiah } from '#shared/api/contract/brands.ts'
import type { WishlistItem } from '#shared/api/goods/wishlist.ts'
import { cards } from './catalogue.ts'

export const saved = (product: WishlistItem['product'], more: Partial<WishlistItem> = {}): WishlistItem => ({
  product,
  itemId: null,
  variant: '',
  savedPrice: product.price,
  savedAvailable: true,
  ...more,
})
const [shirt, dress, scarf, cloth] = cards
/** One cheaper than when it was saved, one as it was, one available again, one sold out. */
export const savedItems: readonly WishlistItem[] = [
  ...(shirt
    ? [saved(shirt, { savedPrice: rupiah(shirt.price + 40_000), itemId: scarf?.itemId ?? null, variant: 'Indigo, L' })]
    : []),
  ...(dress ? [saved(dress)] : []),
  ...(scarf ? [saved(scarf, { savedAvailable: false })] : []),
  ...(cloth ? [saved({ ...cloth, available: false })] : []),
]
