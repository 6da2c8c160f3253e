import { tracking } from '#shared/api/order/tracking.ts'
import { ApiFailure } from '#shared/api/index.ts'
import type { CookieName } from '#shared/web/cookies.ts'
import { deviceOf } from '#shared/web/device.ts'
import { limits } from '#shared/limits.ts'
import { callBackend } from '#edge/backend/calls.ts'
import { enterFor } from '#edge/cache/in-place.ts'
import { setCookie } from './cookies.ts'
import { note } from '#edge/request/log.ts'
import { isMachine, isPrefetch } from '#edge/request/unseen.ts'
import { isTooOften } from '#edge/request/rate.ts'
import { ensureVisitor } from './session.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** Another company may write words and addresses of people as its codes. */
const code = /^[\p{L}\p{M}\p{N} .~@+/=:_-]+$/u
const known = (given: string | null | undefined) =>
  given?.trim() && given.length <= limits.referralChars && code.test(given) ? given : null

/** A cookie takes no space and no letter beyond ASCII. */
const kept = (cookie: string | undefined) => {
  try {
    return known(decodeURIComponent(cookie ?? ''))
  } catch {
    return null
  }
}

/** The code this visitor came with: the link's (the last click wins), else the cookie's. */
export async function readAffiliate(context: RequestContext, cookies: Map<CookieName, string>): Promise<string | null> {
  const clicked = known(context.url.searchParams.get('ref')) ?? known(context.url.searchParams.get('reff'))
  if (!clicked) return kept(cookies.get('affiliateCode'))
  setCookie(context, 'affiliateCode', encodeURIComponent(clicked), context.tenant.affiliateDays * 86_400)
  const { request } = context
  // A HEAD looks whether a link still leads somewhere.
  if (
    isPrefetch(request) ||
    isMachine(request) ||
    request.method === 'HEAD' ||
    kept(cookies.get('affiliateClick')) === clicked
  )
    return clicked
  setCookie(context, 'affiliateClick', encodeURIComponent(clicked))
  ensureVisitor(context)
  // The page takes its turn with it: a click is more work than the page, and nobody would wait for it.
  const leave = await enterFor(context, limits.placeWaitMs)
  if (leave) context.waitUntil(sendClick(context, clicked).finally(leave))
  else note(context.log, notRecorded)
  return clicked
}

const notRecorded = 'the affiliate click was not recorded'

async function sendClick(context: RequestContext, code: string): Promise<void> {
  const record = {
    code,
    address: context.shop.affiliateAddressWhole ? context.address : truncated(context.address),
    device: deviceOf(context.request.headers.get('user-agent') ?? ''),
    event: 'CLICK',
  }
  // Anybody can cause one by opening a page, so it counts like a form.
  if (await isTooOften(context, 'changes')) return
  try {
    await callBackend(context, tracking.addClick, record)
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    // A lost click must never cost the shopper the page.
    note(context.log, notRecorded)
  }
}

/** An address is personal data, whole only where the shop chooses it: IPv4 to /24, IPv6 to /48. */
function truncated(address: string): string {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, '0')
  return address.includes(':') ? `${address.split(':').slice(0, 3).join(':')}::` : ''
}
