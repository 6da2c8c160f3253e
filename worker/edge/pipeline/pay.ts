import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { networkOf, wideNetworkOf } from '#shared/web/network.ts'
import { type PriceName, prices } from '#shared/web/prices.ts'
import { knownTenant } from '#edge/backend/tenant.ts'
import { isInMemory } from '#edge/cache/page-cache.ts'
import { ThreadShare } from '#edge/cache/thread-share.ts'
import { answer, json } from '#edge/request/answer.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import { priceOf } from './price.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'

const networks = new ThreadShare(limits.networksKnown)
const shops = new ThreadShare(limits.shopsKnown)
const platform = new ThreadShare(1)

/**
 * Before anything of a request is looked up, read or passed on: it waits until its network and its shop have their
 * share of the thread again, or is refused in a few fixed bytes.
 */
export const pay: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const early = c.get('early')
  const signsIn = early.tenant.host === early.env.SIGN_IN_HOST
  const name = signsIn ? 'buying' : seenBefore(early, priceOf(patternOf(c), c.req.raw))
  const { cpuMs, share, perMinute } = prices[name]
  const now = Date.now()
  const takings = takersOf(early).map(({ by, all, key, times }) => ({
    by,
    all,
    most: perMinute[by] * times,
    wanted: { key, name, cpuMs, share: share[by] },
  }))
  const waits = takings.map(({ all, wanted }) => all.waitOf(wanted, now))
  const full = takings.find(({ all, wanted, most }, at) => waits[at] === null || all.countOf(wanted, now) >= most)
  if (full) return refuse(c, early, full.by === 'network')
  for (const { all, wanted } of takings) all.take(wanted, now)
  const waitMs = Math.max(0, ...waits.map((ms) => ms ?? 0))
  if (waitMs >= 1) {
    await pause(waitMs)
    // It waited for others, which is not taken from the time that it has for reading.
    early.outbound.readsUntil += waitMs
  }
  await next()
  const moreMs = costOf(name, early, c.res.status) - cpuMs
  if (moreMs > 0) for (const { all, wanted } of takings) all.settle(wanted, moreMs, Date.now())
}
const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** What it has cost: a page of everybody that no cache had was made. */
function costOf(name: PriceName, { log: { cache }, tenant }: EarlyContext, status: number): number {
  if (name === 'kept' && (cache === 'miss' || status === 404 || tenant.companyId === 0)) return prices.made.cpuMs
  return prices[name].cpuMs
}

/** What somebody has searched for before costs no more than another page that is kept. */
function seenBefore({ url, origin, tenant }: EarlyContext, name: PriceName): PriceName {
  const known = name === 'made' ? knownTenant(tenant.host) : undefined
  return known && isInMemory(known.companyId, origin, `${url.pathname}${url.search}`) ? 'kept' : name
}

interface Taking {
  by: 'network' | 'shop' | 'platform'
  all: ThreadShare
  key: string
  /** How many networks it is. */
  times: number
}
/** A line of IPv6 has thousands of networks, so its wide one pays. Hosts that are no shop's pay together. */
function takersOf({ address, tenant: { host } }: EarlyContext): Taking[] {
  const wide = wideNetworkOf(address)
  const shop: Taking[] = [
    { by: 'shop', all: shops, key: knownTenant(host) ? host : 'unknown', times: 1 },
    { by: 'platform', all: platform, key: 'all', times: 1 },
  ]
  if (address === '') return shop
  const times = wide === null ? 1 : limits.wideNetworkTimes
  return [{ by: 'network', all: networks, key: wide ?? networkOf(address), times }, ...shop]
}

/** The address that answers, as the router knows it; undefined: none does. */
const patternOf = (c: Context<EdgeEnv>): string | undefined =>
  matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path

const busy = messageOf('unavailable')
const page = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${busy}</title><p>${busy}</p><p><a href="/">Kembali ke toko</a></p></html>`

/** How many refusals wait. */
let refusals = 0

/** Who is refused at once asks again at once, so the answer takes a moment, unless too many wait for theirs. */
async function refuse(c: Context<EdgeEnv>, early: EarlyContext, ofNetwork: boolean): Promise<Response> {
  const status = ofNetwork ? 429 : 503
  if (ofNetwork) logSecurity(early, 'rate_limited', { use: 'thread' })
  if (refusals < limits.refusalsHeld) {
    refusals += 1
    await pause(limits.refusalMs)
    refusals -= 1
  }
  const script = c.req.header('accept') === 'application/json' || /^\/(api|admin|webhooks)\//.test(early.url.pathname)
  if (script) return json(early, { ok: false, status, message: busy, fields: {} }, status)
  return answer(early, page, { kind: 'system', status, headers: { 'retry-after': '10', 'cache-control': 'no-store' } })
}
