import type { TagClient } from '#shared/api/shop/tag-client.ts'
import { limits } from '#shared/limits.ts'
import { choiceIn, readConsent, type TagChoice } from '#shared/web/consent.ts'
import type { Tags } from '#shared/web/tags.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { readCookies } from './cookies.ts'

/** The shopper's choice about tags; null: not made yet. */
export const tagChoice = ({ request, shop }: RequestContext): TagChoice | null =>
  shop.tags && choiceIn(readCookies(request).get('consent'), shop.tags)

/**
 * What the tags called this browser, for a shopper who allowed them, and by which visit or advertisement it came. No
 * name, address, phone or e-mail goes with them.
 */
export function tagClientOf({ request, shop }: RequestContext): TagClient {
  const tagConsent = readCookies(request).get('consent')
  if (!shop.tags || !readConsent(tagConsent, shop.tags)) return {}
  const names = namesIn(request.headers.get('cookie') ?? '', shop.tags)
  if (Object.keys(names).length === 0) return {}
  const asksAgent = names.metaBrowser ?? names.tiktokBrowser ?? names.tiktokClick
  const userAgent = asksAgent ? request.headers.get('user-agent')?.slice(0, limits.userAgentChars) : undefined
  return { tagConsent, ...names, ...(userAgent ? { userAgent } : {}) }
}

/** Of the vendors' own cookies, those that look as they write them. */
function namesIn(cookies: string, { google, pixel, tiktok }: Tags): TagClient {
  const find = (name: string, form: string) => new RegExp(`(?:^|; *)${name}=${form}(?:;|$)`).exec(cookies)?.[1]
  const named: TagClient = {}
  const keep = (name: keyof TagClient, value: string | undefined) => {
    if (value) named[name] = value
  }
  if (google) {
    keep('googleClient', find('_ga', String.raw`GA1\.\d\.(\d{1,20}\.\d{1,20})`))
    // Both forms that gtag.js has had: `GS1.1.1700000000.1…` and `GS2.1.s1700000000$o1…`.
    if (named.googleClient)
      keep('googleSession', find(`_ga_${google.slice(2)}`, String.raw`GS\d\.\d\.s?(\d{10,13})[.$][^;]*`))
  }
  if (pixel) {
    keep('metaBrowser', find('_fbp', String.raw`(fb\.\d\.\d{1,20}\.[\w-]{1,40})`))
    if (named.metaBrowser) keep('metaClick', find('_fbc', String.raw`(fb\.\d\.\d{1,20}\.[\w-]{1,255})`))
  }
  if (tiktok) {
    keep('tiktokBrowser', find('_ttp', String.raw`([\w.-]{1,80})`))
    keep('tiktokClick', find('ttclid', String.raw`([\w.-]{1,300})`))
  }
  return named
}
