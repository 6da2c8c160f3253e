import { bestSellers } from '#client/samples/catalogue.ts'
import { oddCards } from '#client/samples/goods.ts'
import { saved, savedItems } from '#client/samples/wishlist.ts'
import type { WishlistData } from './page.tsx'

/** The third is waited for to cost less. */
const waits = savedItems.slice(2, 3).map(({ product: { itemId } }) => ({ id: 'K-1', kind: 'price' as const, itemId }))

export const wishlistSamples: Record<string, WishlistData> = {
  some: { items: savedItems, token: '', waits },
  shared: { items: savedItems.slice(0, 2), token: '0b7f9d2e-6f1c-4c55-9d0e-3f5a1b2c3d4e', waits: [] },
  odd: { items: oddCards.map((product) => saved(product)), token: null, waits: [] },
  empty: { items: [], token: '', popular: bestSellers, waits: [] },
}
