import type { TagClient } from '#shared/api/shop/tag-client.ts'
import { limits } from '#shared/limits.ts'
import { choiceIn, readConsent, type TagChoice } from '#shared/web/consent.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { readCookies } from './cookies.ts'

const consentCookie = (request: Request) => readCookies(request).get('consent')

/** The shopper's choice about tags; null: not made yet. */
export const tagChoice = (request: Request): TagChoice | null => choiceIn(consentCookie(request))

/**
 * What the tags called this browser, for a shopper who allowed them: `_ga` is Google's client id, `_fbp` Meta's browser
 * id, `_fbc` the click on an advertisement there. No name, address, phone or e-mail goes with them.
 */
export function tagClientOf({ request, shop }: RequestContext): TagClient {
  const tagConsent = consentCookie(request)
  if (!shop.tags || !readConsent(tagConsent)) return {}
  const cookies = request.headers.get('cookie') ?? ''
  const googleClient = shop.tags.google
    ? /(?:^|; *)_ga=GA1\.\d\.(\d{1,20}\.\d{1,20})(?:;|$)/.exec(cookies)?.[1]
    : undefined
  const metaBrowser = shop.tags.pixel
    ? /(?:^|; *)_fbp=(fb\.\d\.\d{1,20}\.[\w-]{1,40})(?:;|$)/.exec(cookies)?.[1]
    : undefined
  if (!googleClient && !metaBrowser) return {}
  const metaClick = metaBrowser ? /(?:^|; *)_fbc=(fb\.\d\.\d{1,20}\.[\w-]{1,255})(?:;|$)/.exec(cookies)?.[1] : undefined
  const userAgent = metaBrowser ? request.headers.get('user-agent')?.slice(0, limits.userAgentChars) : undefined
  return {
    tagConsent,
    ...(googleClient ? { googleClient } : {}),
    ...(metaBrowser ? { metaBrowser, userAgent } : {}),
    ...(metaClick ? { metaClick } : {}),
  }
}
