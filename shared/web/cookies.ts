import { limits } from '#shared/limits.ts'

/**
 * Every cookie of a shop. All are Secure, SameSite=Lax and Path=/; all but the five that scripts read are HttpOnly. The
 * prefix `__Host-` stops another shop on the same registrable domain from setting one.
 */
export const cookies = {
  session: { name: '__Host-ACCESS_WEB', httpOnly: true, seconds: limits.sessionSeconds },
  /** The rest of a token that is longer than one cookie. */
  session2: { name: '__Host-ACCESS_WEB_B', httpOnly: true, seconds: limits.sessionSeconds },
  session3: { name: '__Host-ACCESS_WEB_C', httpOnly: true, seconds: limits.sessionSeconds },
  visitor: { name: '__Host-VISITOR', httpOnly: true, seconds: limits.visitorSeconds },
  /** This browser, for the accounts that signed in here: a stranger's wrong passwords do not slow it down. */
  device: { name: '__Host-DEVICE', httpOnly: true, seconds: limits.deviceSeconds },
  flash: { name: '__Host-FLASH', httpOnly: true, seconds: limits.flashSeconds },
  affiliateCode: { name: '__Host-AFFILIATE_CODE', httpOnly: true, seconds: limits.affiliateDefaultDays * 86_400 },
  affiliateClick: { name: '__Host-AFFILIATE_CLICK', httpOnly: true, seconds: limits.clickDedupeMinutes * 60 },
  /** The number of cart lines. A script shows it in the badge, so that a catalogue page needs no call. */
  cartHint: { name: '__Host-CART', httpOnly: false, seconds: limits.visitorSeconds },
  /** `1` while a customer is signed in. */
  meHint: { name: '__Host-ME', httpOnly: false, seconds: limits.sessionSeconds },
  /**
   * The district for which a shopper asked the shipping cost, by its Kemendagri code. A script fills shared pages with
   * its cost.
   */
  district: { name: '__Host-DISTRICT', httpOnly: false, seconds: limits.visitorSeconds },
  /**
   * Proves that the visitor opened an order's link with the last digits of the phone. The cookie ends with the browser
   * session; the signed pass inside it expires much sooner.
   */
  orderPass: { name: '__Host-ORDER_PASS', httpOnly: true, seconds: null },
  /** The day of the visitor's last counted page. */
  visitDay: { name: '__Host-DAY', httpOnly: true, seconds: limits.visitDaySeconds },
  /** The shopper's choice about tags; see `shared/web/consent.ts`. */
  consent: { name: '__Host-CONSENT', httpOnly: false, seconds: limits.consentSeconds },
  /** A place in the order of arrival; see `shared/web/ticket.ts`. */
  ticket: { name: '__Host-TICKET', httpOnly: true, seconds: limits.waitTicketSeconds },
  popupHidden: { name: '__Host-POPUP', httpOnly: false, seconds: limits.popupHideHours * 3600 },
} as const
export type CookieName = keyof typeof cookies
