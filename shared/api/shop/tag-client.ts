import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { extension } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/**
 * What travels with a purchase for the shop's tags: the shopper's consent, as the cookie proves it, and the names that
 * the tags gave the browser. Without a consent all of them are missing, and no vendor gets an event.
 */
export const tagClientFields = lazy(() => ({
  tagConsent: extension('SALE_TAG_CONSENT', z.string().max(limits.consentChars).optional()),
  googleClient: extension('SALE_GOOGLE_CLIENT_ID', z.string().max(limits.tagClientChars).optional()),
  /** The visit at Google that the purchase belongs to, and with it the campaign; only with `googleClient`. */
  googleSession: extension('SALE_GOOGLE_SESSION_ID', z.string().max(limits.tagClientChars).optional()),
  metaBrowser: extension('SALE_META_BROWSER_ID', z.string().max(limits.tagClientChars).optional()),
  /** The advertisement at Meta that led here; only with `metaBrowser`. */
  metaClick: extension('SALE_META_CLICK_ID', z.string().max(limits.tagClickChars).optional()),
  tiktokBrowser: extension('SALE_TIKTOK_BROWSER_ID', z.string().max(limits.tagClientChars).optional()),
  /** The advertisement at TikTok that led here. */
  tiktokClick: extension('SALE_TIKTOK_CLICK_ID', z.string().max(limits.tagClickChars).optional()),
  /** Of the browser; only with a name from Meta or TikTok, because they ask for it. */
  userAgent: extension('SALE_USER_AGENT', z.string().max(limits.userAgentChars).optional()),
}))
export type TagClient = { -readonly [K in keyof ReturnType<typeof tagClientFields>]?: string | undefined }
