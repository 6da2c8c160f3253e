import { savedItems } from '#client/samples/wishlist.ts'
import type { SharedWishlist } from './page.tsx'

export const sharedWishlistSamples: Record<string, SharedWishlist> = {
  beberapa: { name: 'Siti', items: [...savedItems] },
  kosong: { name: 'Siti', items: [] },
}
