import type { ServerTimingName, Vitals } from '#shared/web/vitals.ts'
import type { EarlyContext } from './request-context.ts'

type Measured = Pick<EarlyContext, 'env' | 'log' | 'outbound'>

/**
 * What a browser may know of how its answer was made: numbers, and one word of the cache. `now` is the clock of
 * countdowns, never part of a page's bytes; `measure` asks some browsers for their vitals. The platform's clock stands
 * still while a Worker computes, so `render` is a true time in local runs and in the container alone.
 */
export function serverTiming({ env, log, outbound }: Measured, now: number): string {
  const waiting = outbound.underWay > 0 ? now - outbound.since : 0
  return [
    timing('now', `dur=${now}`),
    `cache;desc="${log.cache ?? 'none'}"`,
    `backend;dur=${outbound.spentMs + waiting}`,
    `render;dur=${log.renderMs ?? 0}`,
    ...(env.MEASURES && log.route && isMeasured(log.requestId) ? [timing('measure', `desc="${log.route}"`)] : []),
    ...(env.OFFLINE === 'off' ? [timing('no-offline', 'dur=0')] : []),
  ].join(', ')
}

/** An entry that a script of ours reads. */
const timing = (name: ServerTimingName, value: string): string => `${name};${value}`

/** One page in sixteen: request ids are random. */
const isMeasured = (requestId: string): boolean => requestId.startsWith('0')

/**
 * One data point a request, for alarms and trends: docs/operations.md says which. It names the shop, the route and the
 * cache's word; nothing of a visitor.
 */
export function measureRequest({ env, log, outbound }: Measured): void {
  const {
    companyId = 0,
    method,
    route = '',
    cache = 'none',
    status = 0,
    ms = 0,
    backendCalls,
    renderMs = 0,
    load = 0,
  } = log
  env.MEASURES?.writeDataPoint({
    indexes: [String(companyId)],
    blobs: ['request', route, method, cache, env.VERSION?.id ?? ''],
    doubles: [status, ms, outbound.spentMs, backendCalls, renderMs, load],
  })
}

/** What a browser has measured of one page. */
export function measureVisit({ env, log }: Measured, { route, lcp, inp, cls, ttfb }: Vitals): void {
  env.MEASURES?.writeDataPoint({
    indexes: [String(log.companyId ?? 0)],
    blobs: ['visit', route, '', '', env.VERSION?.id ?? ''],
    doubles: [lcp, inp, cls, ttfb],
  })
}
