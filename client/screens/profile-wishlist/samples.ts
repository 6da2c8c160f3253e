import type { WishlistItem } from '#shared/api/wishlist.ts'
import { rupiah } from '#shared/api/brands.ts'
import type { SharedWishlist } from '#client/screens/wishlist/page.tsx'
import type { WishlistData } from './page.tsx'
import { cards, oddCards } from '#client/samples/goods.ts'

const saved = (product: WishlistItem['product'], more: Partial<WishlistItem> = {}): WishlistItem => ({
  product,
  itemId: null,
  variant: '',
  savedPrice: product.price,
  savedAvailable: true,
  ...more,
})
const [shirt, dress, scarf, cloth] = cards
const items: readonly WishlistItem[] = [
  ...(shirt
    ? [saved(shirt, { savedPrice: rupiah(shirt.price + 40_000), itemId: scarf?.itemId ?? null, variant: 'Indigo, L' })]
    : []),
  ...(dress ? [saved(dress)] : []),
  ...(scarf ? [saved(scarf, { savedAvailable: false })] : []),
  ...(cloth ? [saved({ ...cloth, available: false })] : []),
]

export const wishlistSamples: Record<string, WishlistData> = {
  beberapa: { items, token: '' },
  dibagikan: { items: items.slice(0, 2), token: '0b7f9d2e-6f1c-4c55-9d0e-3f5a1b2c3d4e' },
  janggal: { items: oddCards.map((product) => saved(product)), token: null },
  kosong: { items: [], token: '' },
}
export const sharedWishlistSamples: Record<string, SharedWishlist> = {
  beberapa: { name: 'Siti', items: [...items] },
  kosong: { name: 'Siti', items: [] },
}
