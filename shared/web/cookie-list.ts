import { limits } from '#shared/limits.ts'

/**
 * Every cookie of a shop. All are Secure and Path=/, and SameSite=Lax but for the desk's; all but the four that scripts
 * read are HttpOnly. The prefix `__Host-` stops another shop on the same registrable domain from setting one.
 */

export const session = { name: '__Host-ACCESS_WEB', httpOnly: true, seconds: limits.sessionSeconds } as const
/** The rest of a token that is longer than one cookie. */
export const session2 = { name: '__Host-ACCESS_WEB_B', httpOnly: true, seconds: limits.sessionSeconds } as const
export const session3 = { name: '__Host-ACCESS_WEB_C', httpOnly: true, seconds: limits.sessionSeconds } as const
export const visitor = { name: '__Host-VISITOR', httpOnly: true, seconds: limits.visitorSeconds } as const
/** This browser, for the accounts that signed in here: a stranger's wrong passwords do not slow it down. */
export const device = { name: '__Host-DEVICE', httpOnly: true, seconds: limits.deviceSeconds } as const
export const flash = { name: '__Host-FLASH', httpOnly: true, seconds: limits.flashSeconds } as const
export const affiliateCode = {
  name: '__Host-AFFILIATE_CODE',
  httpOnly: true,
  seconds: limits.affiliateDefaultDays * 86_400,
} as const
export const affiliateClick = {
  name: '__Host-AFFILIATE_CLICK',
  httpOnly: true,
  seconds: limits.clickDedupeMinutes * 60,
} as const
/** How many pieces in the cart can be bought. A script shows it in the badge, so that a catalogue page needs no call. */
export const cartHint = { name: '__Host-CART', httpOnly: false, seconds: limits.visitorSeconds } as const
/** Who is signed in, as a part of a keyed hash: by it scripts keep apart what one shared browser holds of several. */
export const meHint = { name: '__Host-ME', httpOnly: false, seconds: limits.sessionSeconds } as const
/**
 * Proves that the visitor opened an order's link with the last digits of the phone. The cookie ends with the browser
 * session; the signed pass inside it expires much sooner.
 */
export const orderPass = { name: '__Host-ORDER_PASS', httpOnly: true, seconds: null } as const
/** The day of the visitor's last counted page. */
export const visitDay = { name: '__Host-DAY', httpOnly: true, seconds: limits.visitDaySeconds } as const
/** The shopper's choice about tags; see `shared/web/consent.ts`. */
export const consent = { name: '__Host-CONSENT', httpOnly: false, seconds: limits.consentSeconds } as const
/** `1`: the shopper wants light pages, `0`: never; without it the browser and its line decide. */
export const lite = { name: '__Host-LITE', httpOnly: true, seconds: limits.consentSeconds } as const
/** The shopper said to be 21 or older. The cookie ends with the browser session. */
export const ofAge = { name: '__Host-AGE', httpOnly: true, seconds: null } as const
/** A place in the order of arrival; see `worker/edge/shop/ticket.ts`. */
export const ticket = { name: '__Host-TICKET', httpOnly: true, seconds: limits.waitTicketSeconds } as const
export const popupHidden = { name: '__Host-POPUP', httpOnly: false, seconds: limits.popupHideHours * 3600 } as const
/** Who sits at the desk of the shop. No page of another site is followed with it. */
export const desk = {
  name: '__Host-DESK',
  httpOnly: true,
  seconds: limits.deskSessionDays * 86_400,
  sameSite: 'Strict',
} as const
