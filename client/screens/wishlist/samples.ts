import { savedItems } from '#client/samples/wishlist.ts'
import type { SharedWishlist } from './page.tsx'

export const sharedWishlistSamples: Record<string, SharedWishlist> = {
  some: { name: 'Siti', items: [...savedItems] },
  empty: { name: 'Siti', items: [] },
}
