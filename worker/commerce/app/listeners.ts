import { mergeCart } from '#commerce/cart/store.ts'
import { claimOrders } from '#commerce/order/after/claim.ts'
import type { Listeners } from '#commerce/platform/listeners.ts'
import { mergeVouchers } from '#commerce/voucher/store.ts'
import { mergeWishes } from '#commerce/wishlist/store.ts'

/** Who acts on what happens in a room further down, in this order. */
export const listeners: Listeners = {
  guestSignedIn: [mergeCart, mergeVouchers, mergeWishes],
  phoneVerified: [claimOrders],
}
