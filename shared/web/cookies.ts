import { limits } from '#shared/limits.ts'

/**
 * Every cookie of the shop. All are Secure, SameSite=Lax, Path=/ and, but for the four a script paints from, HttpOnly.
 * `__Host-` keeps a sibling shop on the same registrable domain from planting one.
 */
export const cookies = {
  session: { name: '__Host-ACCESS_WEB', httpOnly: true, seconds: limits.sessionSeconds },
  visitor: { name: '__Host-VISITOR', httpOnly: true, seconds: limits.visitorSeconds },
  flash: { name: '__Host-FLASH', httpOnly: true, seconds: limits.flashSeconds },
  affiliateCode: { name: '__Host-AFFILIATE_CODE', httpOnly: true, seconds: limits.affiliateDefaultDays * 86_400 },
  affiliateClick: { name: '__Host-AFFILIATE_CLICK', httpOnly: true, seconds: limits.clickDedupeMinutes * 60 },
  /** How many lines the cart has: the badge is painted from it, so that a catalogue view makes no call. */
  cartHint: { name: '__Host-CART', httpOnly: false, seconds: limits.visitorSeconds },
  /** `1` while somebody is signed in. */
  meHint: { name: '__Host-ME', httpOnly: false, seconds: limits.sessionSeconds },
  /**
   * The district a shopper asked the delivery costs for, by its Kemendagri code; shared pages are filled in from it by
   * a script.
   */
  district: { name: '__Host-DISTRICT', httpOnly: false, seconds: limits.visitorSeconds },
  /**
   * Shows that the link of an order was opened with the phone's last digits; it ends with the browser's session, and
   * its own word much sooner.
   */
  orderPass: { name: '__Host-ORDER_PASS', httpOnly: true, seconds: null },
  popupHidden: { name: '__Host-POPUP', httpOnly: false, seconds: limits.popupHideHours * 3600 },
} as const
export type CookieName = keyof typeof cookies
