import { pause } from '#shared/web/time.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { wentWrong } from '#shared/text/text.ts'
import { networkOf, wideNetworkOf } from '#shared/web/network.ts'
import { costOf, networkCpuMs, type WorkName } from '#shared/web/work.ts'
import { knownTenant } from '#edge/backend/tenant.ts'
import { Counts } from '#edge/cache/counts.ts'
import { answer, byScript, toScript } from '#edge/request/answer.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import { knownBrowser } from '#edge/shop/session.ts'
import { workOf } from './work.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'

const networks = new Counts(limits.networksKnown)
const shops = new Counts(limits.shopsKnown)
const platform = new Counts(1)

/**
 * Before anything of a request is looked up, read or passed on: a network, a shop and the platform may ask so often for
 * this work; what is more is refused in a few fixed bytes.
 */
export const withinMinuteLimits: MiddlewareHandler<EdgeEnv> = async (c, next) => {
  const early = c.get('early')
  const { address, line } = early
  const [name, now] = [workOf(patternOf(c), c.req.raw, early.url), Date.now()]
  early.work = name
  if (address !== '' && !mayAsk(early, name, now)) return refuse(c, early, 429)
  if (!shops.take(line, limits.shopPerMinute, now) || !platform.take('all', limits.platformPerMinute, now))
    return refuse(c, early, 503)
  await next()
}

interface Taker {
  key: string
  /** What it may take, as a part of what one network may. */
  share: number
}
const takeAll = (name: WorkName, now: number, takers: Taker[]): boolean =>
  takers.every(({ key, share }) => {
    const { cpuMs, perMinute } = costOf(name)
    if (perMinute !== undefined && !networks.take(`${name}|${key}`, perMinute * share, now)) return false
    return networks.take(key, networkCpuMs * share, now, cpuMs)
  })

/**
 * Whether its network has budget left for this work. Thousands share one address of a mobile carrier, and a stranger
 * there may use up its budget, so browsers that have signed in at the shop have a second one, each a part of it.
 */
function mayAsk({ address, request, tenant }: EarlyContext, name: WorkName, now: number): boolean {
  const [network, wide] = [networkOf(address), wideNetworkOf(address)]
  const line: Taker[] = [{ key: network, share: 1 }]
  // A line of IPv6 has thousands of networks, so its wide one counts too, for a few of them.
  if (wide !== null) line.push({ key: `wide|${wide}`, share: limits.wideNetworkTimes })
  if (takeAll(name, now, line)) return true
  const shop = knownTenant(tenant.host)
  const browser = shop ? knownBrowser(shop, request) : null
  if (browser === null) return false
  const known = [
    { key: `browser|${browser}`, share: limits.knownBrowserShare },
    { key: `known|${network}`, share: 1 },
  ]
  return takeAll(name, now, known)
}

/** The address that answers, as the router knows it; undefined: none does. */
const patternOf = (c: Context<EdgeEnv>): string | undefined =>
  matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path

const busy = messageOf('unavailable')
const pageOf = (status: 429 | 503): string =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${wentWrong(status)}</title><h1>${wentWrong(status)}</h1><p>${busy}</p><p><a href="">Muat Ulang</a> <a href="/">Kembali ke toko</a></p></html>`

/** How many refusals wait. */
let refusals = 0

/** A client that is refused at once retries at once, so the refusal is delayed, unless too many wait already. */
async function refuse(c: Context<EdgeEnv>, early: EarlyContext, status: 429 | 503): Promise<Response> {
  if (status === 429) logSecurity(early, 'rate_limited', { use: 'thread' })
  if (refusals < limits.refusalsHeld) {
    refusals += 1
    await pause(limits.refusalMs)
    refusals -= 1
  }
  const headers = { 'retry-after': '10' }
  const script = byScript(early) || /^\/(api|ucp|admin|webhooks)\//.test(early.url.pathname)
  if (script) return toScript(early, status, busy, { headers })
  return answer(early, pageOf(status), { kind: 'system', status, headers: { ...headers, 'cache-control': 'no-store' } })
}
